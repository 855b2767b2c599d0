// Longer than other files because it is one table.
import type { Words } from './shape.ts'

export const da: Words = {
  title: 'Snippet-bygger',
  gallery: 'Alle eksempler',
  intro:
    'Vælg, klik, kopiér. Det, du skriver, bliver i denne browser og sendes kun til dine egne tjenester.',
  language: 'Byggerens sprog',
  languageHelp: 'Gælder kun byggeren. Det, de besøgende læser, følger din side.',
  form: 'Indstillinger',
  element: 'Hvad skal vises?',
  search: 'En søgning',
  document: 'Et dokument',
  both: 'Begge dele på én side',
  setUpNow: 'Du indstiller nu',
  begin: 'Start med',
  starts: {
    page: { title: 'Søgeside', text: 'Søgefelt, filtre og resultater på siden.' },
    header: { title: 'Søgefelt i sidehovedet', text: 'Resultaterne folder sig ud under det.' },
    window: {
      title: 'Søgning i et vindue',
      text: 'Åbnes med en knap i sidehovedet eller med Ctrl og K.',
    },
    shop: { title: 'Webshop', text: 'Varer som kort, med filtre.' },
    rail: { title: 'Anbefalinger', text: 'En række med flere forslag.' },
    article: { title: 'Artikel', text: 'Med titel og billede.' },
    guide: { title: 'Vejledning', text: 'Med titel, billede og indholdsfortegnelse.' },
    text: { title: 'Kun teksten', text: 'Eller en side af blokke.' },
  },
  existing: 'Jeg har allerede et snippet',
  existingHelp: 'Indsæt det her, uanset hvilken side det kommer fra: Formularen udfyldes med det.',
  readIn: 'Indlæs',
  readDone: 'Formularen er nu udfyldt ud fra dit snippet.',
  readUnknown: 'Formularen er udfyldt. Den har ikke felter til dette, så det er udeladt: {names}.',
  readMeant: '”{written}” blev læst som ”{name}”, som nok var det, der var ment.',
  readNothing:
    'Der er hverken <site-search> eller <rich-doc> i det og heller ingen pladsholder for dem.',
  account: 'Din konto',
  accountNeeded:
    'Denne side har ingen egne data: Den kræver din konto og viser, hvad der er i den.',
  sandbox: 'Eksempeldata',
  ownAccount: 'Brug min egen konto',
  sandboxHelp:
    'Du prøver med vores eksempeldata, så du skal ikke udfylde noget her. Vælg din egen konto, før du sætter snippettet ind på din side.',
  searchAccountHelp:
    'I Algolias dashboard under ”API keys”. Brug nøglen, der kun kan søge (search-only): Den står i sidens kildekode, så alle kan læse den.',
  contentAccountHelp:
    'I Contentfuls indstillinger under ”API keys”. Brug tokenet til Delivery API: Det kan kun læse.',
  sent: 'Har du fået adgangsoplysningerne tilsendt? Indsæt det hele her',
  sentSuch: {
    'site-search': 'Application ID: …\nAPI-nøgle: …\nIndeks: …',
    'rich-doc': 'Space ID: …\nDelivery-token: …\nIndlæg: …',
  },
  sentTaken: 'Udfyldt: {names}.',
  sentEnough: 'Der skal ikke mere til: Du kan kopiere.',
  sentUnread:
    'Intet blev genkendt. Skriv foran hver værdi, hvad den er, for eksempel ”Indeks: products”.',
  noIndex: 'Har du intet i Algolia endnu?',
  indexing: {
    shopify:
      'Installér appen ”Algolia AI Search & Discovery” fra Shopifys App Store: Den kopierer dine varer til din konto og holder dem opdateret. Deres indeks hedder shopify_products, medmindre du vælger et andet præfiks.',
    wordpress:
      'Installér pluginet ”WP Search with Algolia”: Det kopierer dine indlæg og sider til din konto og holder dem opdateret. Deres indeks hedder wp_searchable_posts, medmindre du vælger et andet præfiks.',
    other:
      'I Algolias dashboard kan du under ”Data sources” uploade en fil (CSV eller JSON) med alt, der skal kunne findes, eller lade Algolias crawler læse dit websted.',
  },
  test: 'Test forbindelsen',
  testing: 'Tester…',
  offers: 'Fundet i dine data: klik for at vælge',
  offersAdd: 'Fundet i dine data: klik for at tilføje eller fjerne',
  written: 'Sådan står det i dit snippet',
  offersMore: '{count} til',
  seekHere: 'Søg i denne liste',
  seekNone: 'Intet her indeholder ”{words}”.',
  offersOne: 'Klik for at vælge',
  offersWords: 'Klik for at tilføje eller fjerne',
  filterNames: 'Det, de besøgende læser over hvert filter. Er et felt tomt, bruges navnet i gråt.',
  filterNamesIn: 'Hvad hedder de på {language}?',
  filterNamesOnce:
    'Dit indeks har flere sprog, men disse navne er ens på alle sprog. Til sider på et andet sprog ændrer du dem her og kopierer snippettet en gang til.',
  fillNames: 'Brug disse navne: {names}',
  didYouMean: 'Mente du ”{name}”?',
  orders: 'Sorteringer indtil nu: klik for at fjerne',
  startFirst: 'Start med den første sortering',
  ownOrder: 'Relevans',
  addOrder: 'Tilføj sortering',
  replica: 'Replikaens navn',
  orderNames: 'Det, de besøgende læser for hver sortering. Er et felt tomt, bruges navnet i gråt.',
  pairs: 'Et filter og en værdi',
  pairField: 'Filter',
  pairValue: 'Værdi',
  fromToday: 'fra i dag',
  pairLanguage:
    'Disse værdier gælder for: {language}. Dit indeks har hvert sprog for sig: På sider på et andet sprog finder de intet.',
  pairAdd: 'Tilføj',
  kinds: {
    list: 'afkrydsningsfelter',
    all: 'afkrydsningsfelter, alle skal passe',
    menu: 'én af flere',
    tree: 'niveauer',
    range: 'interval fra–til',
    rating: 'stjerner',
    toggle: 'ja eller nej',
    date: 'dato fra–til',
    color: 'farver',
  },
  someValues: '{values} … {count} i alt',
  manyValues: '{values} … {count} eller flere',
  records: 'Antal poster: {count}',
  samples: {
    events: 'Koncerter og andre arrangementer, med datoer og priser.',
    articles: 'Artikler til at læse.',
    docs: 'En håndbog, som DocSearch skriver den.',
    wp_posts: 'En blog, som WordPress skriver den.',
    webhook: 'Artikler, som Contentful skriver dem.',
    shop: 'En butik, som Shopify skriver den.',
    products: 'En lille butik med enkle felter, bedømmelser og farver.',
    catalog: 'En meget stor butik med opdigtede varer.',
    library_ar: 'Bøger på arabisk.',
  },
  byLanguage: 'Til sider på flere sprog: {languages}.',
  notSet: 'ikke angivet',
  neverInPage: 'Må aldrig stå på en side, så her er intet at udfylde.',
  groups: {
    first: 'Det vigtigste',
    found: 'Hvad der kan findes',
    results: 'Hvad et resultat viser',
    listing: 'Hvordan resultater vises',
    leading: 'Hvor søgningen fører hen',
    typing: 'Mens der skrives',
    entry: 'Hvilket indlæg der vises',
    above: 'Hvad der står omkring teksten',
    links: 'Hvor links fører hen',
    words: 'Ord og sprog',
    measuring: 'Statistik',
    loading: 'Indlæsning, lyst og mørkt',
    developers: 'For udviklere',
  },
  find: 'Find en indstilling',
  findNone: 'Ingen indstillinger fundet.',
  foundAbove: 'Ovenfor, under ”Det vigtigste”:',
  often: 'Også ofte ønsket:',
  parts: 'Formularens dele',
  rest: 'Alt andet',
  openAll: 'Åbn alle dele',
  template: 'Din egen skabelon',
  templateHelp:
    'Uden en skabelon genkendes det ud fra dine data, hvad et resultat viser. Klik på de felter, der skal vises, og ret så, hvad du vil.',
  templateStart: 'Begynd med billede, overskrift og tekst',
  templateFields: 'Felter, der vises',
  templateType: 'Indholdstype',
  templateTypeHelp: 'Hvilken slags indlæg i teksten der ser sådan ud.',
  anyType: 'alle',
  templateText: 'Skabelonens HTML',
  templateInside: 'Hvilke felter der vises, og hvordan',
  looks: 'Udseende',
  looksHelp:
    'Skrifttype og tekstfarve kommer fra din side. Vælg en farve, eller skriv den: #0b5d7a, teal, rgb(11 93 122). Hvert felt viser den farve, der bruges nu.',
  brand: 'Dit brands farve',
  brandHelp:
    'Tekst på den er hvid eller, hvor hvid har mindre kontrast end 4,5 : 1, sort: En lys farve får sort tekst. Vælg en anden tekstfarve med ”{text}” under ”{looks}”. Tekst i brandets farve gøres så meget mørkere eller lysere, at den kan læses. Browsere fra 2024 og før gør ingen af delene.',
  stylesheet: 'Tema',
  stylesheetHelp: 'Et færdigt udseende; dine egne farver nedenfor går forud.',
  noStylesheet: 'intet, som siden',
  looksInside: 'Tema, farver, hjørner, skrifttype, bredde',
  light: 'lys',
  dark: 'mørk',
  reset: 'Nulstil',
  contrastGood: '{pair}: kontrast {ratio}, let at læse',
  contrastLow: '{pair}: kontrast {ratio}, for lav; der kræves {least}',
  contrastUnknown: '{pair}: Kontrasten er ukendt, for kun din side kender den ene farve.',
  notCss: '”{value}” blev ikke genkendt. Skriv for eksempel {right}.',
  preview: 'Forhåndsvisning',
  previewWaits: 'Forhåndsvisningen vises, når dette er udfyldt: {names}.',
  previewRefused:
    'Der er ingen forhåndsvisning med en nøgle eller et token, der må skrive. Indsæt en nøgle eller et token, der kun kan læse.',
  previewLoading: 'Indlæser…',
  previewDialog: 'På din side åbner en knap dette vindue: Luk det for at se knappen.',
  previewTyped:
    '”{word}” er skrevet ind her, så der er noget at se. På din side er søgefeltet tomt.',
  noCurrency: 'Priserne mangler en valuta. Hvilken er det?',
  otherCurrency: 'En anden',
  previewLink: 'Links fører ingen steder hen her. På din side fører dette til {address}',
  previewSays: 'Beskeder fra elementet',
  previewLanguage:
    'Her på {language} som i byggeren. På din side bestemmer ”lang” eller ”{setting}”.',
  previewLight:
    'Her vist lyst, som enhver side, der ikke angiver andet. ”Mørk” viser den mørke udgave.',
  previewBoth:
    'Her står de ved siden af hinanden. På din side står hver af dem, hvor du indsætter dens linje.',
  previewMore: 'Mere om denne forhåndsvisning ({count})',
  width: 'Bredde',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Computer',
  fullScreen: 'Fuld skærm',
  scheme: 'Lys eller mørk',
  skip: 'Gå til forhåndsvisning og snippet',
  toForm: 'Gå til indstillingerne',
  snippet: 'Dit snippet',
  paste: 'Hvor vil du indsætte det?',
  pasteHelp: 'Snippettet tilpasses stedet, og under det står, hvor det skal sættes ind.',
  environmentKinds: {
    site: 'Hjemmesidebyggere og CMS',
    shop: 'Webshops',
    tags: 'Tag managers',
    code: 'Egen kode',
  },
  environments: {
    html: 'Almindelig HTML',
    wordpress: 'WordPress',
    webflow: 'Webflow',
    squarespace: 'Squarespace',
    wix: 'Wix',
    shopify: 'Shopify',
    gtm: 'Google Tag Manager',
    react: 'React',
    vue: 'Vue',
    placeholder: 'Et CMS, der fjerner ukendte tags',
  },
  steps: {
    html: [
      'Åbn siden i din editor, og gå til det sted, hvor elementet skal vises.',
      'Indsæt hele snippettet der.',
      'Gem, og åbn siden på dit websted, ikke som fil.',
    ],
    wordpress: [
      'Kopiér anden del. Tilføj på din side en blok af typen ”Brugerdefineret HTML”, hvor elementet skal vises, og indsæt anden del i den.',
      'Til et søgefelt i sidehovedet på alle sider åbner du ”Udseende → Editor → Mønstre → Sidehoved”, tilføjer en blok af typen ”Brugerdefineret HTML” i navigationens række og indsætter anden del i den. Har ”Udseende” ingen ”Editor”, så gør det under ”Udseende → Widgets”.',
      'Gem, og tøm cachen, hvis du har et plugin til det.',
    ],
    webflow: [
      'Træk i Designer et ”Code Embed” hen, hvor elementet skal vises.',
      'Indsæt hele snippettet i det, gem og luk.',
      'Udgiv: Scripts kører ikke i Designer, kun på det udgivne websted.',
    ],
    squarespace: [
      'Redigér siden, og tilføj en blok af typen ”Code”, hvor elementet skal vises.',
      'Vælg HTML, indsæt hele snippettet, og lad ”Display Source” være slået fra.',
      'Gem. Mens du er logget ind, kan Squarespace skjule scripts, så se siden i et privat vindue.',
    ],
    wix: [
      'Vælg i editoren ”Tilføj elementer → Indlejr kode → Indlejr HTML”, og træk boksen på plads.',
      'Vælg ”Kode”, indsæt hele snippettet, og opdatér.',
      'Gør boksen så høj, som resultaterne skal være, for Wix viser den i en ramme; links åbner i hele vinduet.',
    ],
    shopify: [
      'Lav siden under ”Webshop → Sider” (Online Store → Pages).',
      'Åbn ”Webshop → Temaer” (Themes), og redigér dit tema. Vælg ”Sider → Opret skabelon” (Pages → Create template) øverst, og tilføj et afsnit af typen ”Tilpasset Liquid” (Custom Liquid), hvor elementet skal vises. Indsæt hele snippettet i det, og gem.',
      'Vælg den skabelon til din side under ”Webshop → Sider”, gem, og se siden i din butik.',
    ],
    gtm: [
      'Opret i Tag Manager et tag af typen ”Tilpasset HTML”, og indsæt hele snippettet i det.',
      'Vælg udløseren ”DOM klar” for de sider, der skal have det; elementet flytter hen på det sted, du angiver nedenfor.',
      'Lad ”Understøt document.write” være slået fra, se resultatet i eksempeltilstand, og udgiv.',
    ],
    react: [
      'Gem snippettet som en fil i dit projekt, for eksempel {file}.jsx.',
      'Importér komponenten, hvor den skal vises; scriptet indlæses én gang for dem alle.',
      'Ved rendering på serveren gøres den til en klientkomponent, som med ”use client” i Next.js.',
    ],
    vue: [
      'Gem snippettet som en fil i dit projekt, for eksempel {file}.vue.',
      'Importér komponenten, hvor den skal vises; scriptet indlæses én gang for dem alle.',
      'Compileren behøver ingen indstilling til det: Elementet oprettes ud fra sit navn.',
    ],
    placeholder: [
      'Indsæt første del i <head> på hver side, dér hvor skabeloner eller indstillinger i dit CMS tillader scripts.',
      'Åbn på siden editorens kildevisning, og indsæt anden del; mellemrum, som editoren sætter ind, gør ingen skade.',
      'Gem, og se den udgivne side: Editorer kører ikke scripts.',
    ],
  },
  stepOfHeader:
    'Åbn sidehovedet i din editor, og gå til det sted, hvor elementet skal stå. Har hver side sit eget sidehoved, så gør det i dem alle.',
  stepOfResults: 'Opret under ”Sider → Tilføj side” siden med adressen {page}.',
  stepsOfBoth:
    'Linjen for hvert element kan stå sit eget sted, også på en anden side; scriptet skal stå én gang på hver side, der viser et af dem.',
  trustTitle: 'Hvad data-trust-placeholders i scriptet er til',
  trustNote:
    'Det lader pladsholderen angive: {names}. Som regel skal du ikke gøre noget. Kun hvor besøgende selv kan skrive HTML på dine sider, for eksempel i et forum, skal du udelade data-trust-placeholders og disse indstillinger.',
  refusedKey:
    'Nøglen er udeladt af snippettet: Alle, der åbner din side, kunne ændre dine data med den. Indsæt en, der kun kan læse.',
  sandboxNote:
    'Dette snippet viser vores eksempeldata. Før du sætter det ind på din egen side, skal det have din egen konto (”{own}”).',
  localNote:
    'Indtil nu ligger scriptet på denne computer, hvor besøgende ikke kan nå det. Upload det, skriv dets adresse her, og kopiér.',
  unfinished: 'Ikke færdig endnu. Der mangler: {names}.',
  notWorking: 'Dette virker endnu ikke: {names}. Årsagen står ved siden af.',
  boxAlone:
    'Det er kun et søgefelt: Det fører til {page} og viser ingen resultater her. Indsæt en søgning uden ”{label}” på den side.',
  otherPage: 'Siden {page} skal have sit eget snippet, med en søgning på siden.',
  makeOther: 'Lav snippettet til {page}',
  nowFor:
    'Dette er nu snippettet til {page}. Vælg filtre og udseende, og kopiér det ind på den side.',
  backToBox: 'Tilbage til søgefeltet',
  ignored:
    'Ikke rigtigt endnu: {names}. Ved siden af står, hvad der ville være rigtigt. Indtil da står det, du har skrevet, i snippettet, og elementet opfører sig, som om det ikke var angivet.',
  leftOut:
    'Ikke i snippettet, fordi det ikke gør noget med disse indstillinger: {names}. Formularen beholder det.',
  copy: 'Kopiér',
  addressFirst: 'Først scriptets adresse',
  atTop: 'Den ligger i den øverste mappe på mit websted: {address}',
  copyAgain: 'Kopiér med denne adresse',
  copyHead: 'Kopiér første del',
  copyPlace: 'Kopiér anden del',
  partHead: '1 · til <head>',
  partOfPlugin: '1 · til <head>, som pluginet har med',
  partPlace: '2 · til siden',
  copied: 'Kopieret.',
  copyFailed: 'Browseren tillod det ikke. Markér snippettet, og kopiér det selv.',
  whereTo: 'Hvor det skal sættes ind',
  host: 'Scriptet kommer',
  hosts: { public: 'fra en offentlig server', own: 'fra min egen server' },
  hostHelp: {
    public:
      'Du skal ikke uploade noget: cdn.jsdelivr.net leverer hver version til alle. Tjenesten ser dine besøgendes IP-adresser og sætter ingen cookies. Linjen virker, så snart denne version er udgivet der.',
    own: 'Kun din egen server får noget at vide om et besøg, og browsere skal ikke oprette flere forbindelser. En ny version uploader du selv.',
  },
  widgets: 'Min side føjer sine egne InstantSearch-widgets til søgningen',
  fileAlone: '{file} har alt, hvad denne side viser, og er {size} kB mindre end {all}.',
  fileForWidgets:
    'Egne widgets kræver InstantSearch, som findes i {file}; {slim} klarer sig uden og er {size} kB mindre.',
  fileLacks: 'Filen på denne adresse har ikke alt, hvad snippettet kræver.',
  fileHeavy: 'Filen på denne adresse har mere, end siden har brug for: {file} er {size} kB mindre.',
  takeFile: 'Brug {file}',
  upload: 'Upload først scriptet',
  online: 'Du skal ikke uploade noget script',
  onlineText: 'Scriptet er allerede online på {address}, og snippettet henter det derfra.',
  onlineElsewhere: 'Det er også online på {address}; snippettet henter det fra adressen nedenfor.',
  ownHost: 'Hellere på din egen server',
  download: 'Download {file}',
  plugin: 'Installér pluginet',
  pluginHelp:
    'Det har første del af snippettet med, som henter scriptet. Åbn ”Plugins → Tilføj plugin → Upload plugin” i WordPress, vælg filen, og installér og aktivér pluginet.',
  pluginDownload: 'Download pluginet (.zip)',
  pluginMade:
    '{file} ligger i dine overførsler. Har browseren pakket den ud, så komprimér mappen igen.',
  pluginAgain:
    'Ændrer første del sig senere, så download pluginet igen, og lad WordPress erstatte det gamle.',
  pluginOne:
    'Ét plugin er nok til et websted: Er der både en søgning og et dokument på det, vælger du ”{both}” ovenfor og installerer det plugin, du så får.',
  pluginThere:
    'Har du allerede installeret pluginet til søgefeltet, gælder det også for denne side: Du skal ikke gøre noget.',
  pluginFailed: 'Scriptets filer kan ikke læses herfra. Download dem enkeltvis længere nede.',
  withoutPlugin: 'Uden pluginet',
  headByHand:
    'Indsæt første del i <head> på dit websted, for eksempel med pluginet WPCode under ”Code Snippets → Header & Footer”.',
  byHand: 'Hvis du selv skriver tagget',
  integrity: 'Filens kontrolsum (integrity) er',
  hosting: {
    html: 'Læg det på dit websteds server ved siden af dine sider.',
    wordpress:
      'Læg det på din server, i mappen for dit child-tema; mediebiblioteket er ikke stedet til det. En anden server kan også bruges.',
    webflow:
      'Webflow opbevarer ikke dine filer: Læg det på et webhotel. En tjeneste til statiske filer som Netlify, Cloudflare Pages eller GitHub Pages er nok, og den er gratis.',
    squarespace:
      'Læg det på et webhotel, der leverer filer uændret. En tjeneste til statiske filer som Netlify, Cloudflare Pages eller GitHub Pages er nok, og den er gratis.',
    wix: 'Læg det på et webhotel, der leverer filer uændret. En tjeneste til statiske filer som Netlify, Cloudflare Pages eller GitHub Pages er nok, og den er gratis.',
    shopify:
      'Upload det under ”Indhold → Filer” (Content → Files): Din butiks eget CDN leverer det. Hver upload får en ny adresse, så kopiér den derfra.',
    gtm: 'Læg det på dit websteds server: Tag Manager indeholder kun snippettet.',
    react:
      'Læg det i den mappe i dit projekt, der leveres uændret, for eksempel public/, eller på et webhotel.',
    vue: 'Læg det i den mappe i dit projekt, der leveres uændret, for eksempel public/, eller på et webhotel.',
    placeholder: 'Læg det på dit websteds server eller på en anden, der leverer filer uændret.',
  },
  src: 'Scriptets adresse',
  srcHelp:
    'Hvor din kopi af {file} ligger: https://www.example.com/{file}, eller kun {file}, når den ligger i samme mappe som siden.',
  srcWrong: 'En adresse begynder med https:// og ender med filens navn, {file}.',
  place: 'Sted på siden',
  placeHelp:
    'Elementet sættes til sidst på dette sted: main er hoveddelen på de fleste sider; # og et id, for eksempel #search, er et sted, du har givet det navn.',
  policy: 'Til en side med en streng Content-Security-Policy',
  policyHelp:
    'Hvis din side sender en Content-Security-Policy, så føj dette til den. Domænerne for dine egne billeder skal måske føjes til img-src.',
  policyHashes:
    'Kontrolsummerne (sha256) gælder det, der står i dette snippet: Kopiér linjen igen, når du ændrer det.',
  demand: 'Hvor mange forespørgsler det giver',
  demandHelp:
    'Abonnementer hos Algolia og Contentful omfatter et vist antal forespørgsler om måneden. Så mange forårsager dine besøgende højst; det, der lige er spurgt om, spørges der ikke om igen, og det koster intet.',
  demandVisits: 'Besøg på siden om måneden',
  demandShare: 'Hvor mange af hundrede besøgende søger?',
  demandThousand: 'Fore\u00adspørgsler pr. 1.000 besøg',
  demandMonth: 'Fore\u00adspørgsler om måneden',
  demandSearches: 'Søgninger, som Algolia tæller',
  demandYours: 'dit valg',
  demandNote:
    'Sådan er det regnet ud: {share} af hundrede besøgende skriver et ord på ti bogstaver og vælger ét filter, hvor der er nogen. En forespørgsel rummer en søgning for hvert indeks, en for forslag og en mere med et filter. Hvor der kun søges ved Enter, koster et ord én forespørgsel.',
  shapes: {
    page: 'På siden, under søgefeltet',
    dropdown: 'Dropdown',
    dialog: 'Dialog',
    box: 'Kun søgefeltet',
    document: 'Dokument',
  },
  link: 'Send disse indstillinger til en kollega',
  linkHelp: 'Linket rummer alle indstillinger, men ingen konto, nøgle, token eller server.',
  copyLink: 'Kopiér linket',
  textPlace: 'Hvor der er god plads, står teksten',
  textPlaces: {
    start: 'i begyndelsen',
    middle: 'i midten',
    full: 'i fuld bredde',
  },
  textPlaceHelp:
    'Linjerne er så lange, at de er lette at læse. Er pladsen bredere, vælger du her, hvor de står. I fuld bredde bliver de lange.',
  contents: 'Indholdsfortegnelsen står',
  contentsPlaces: { beside: 'ved siden af teksten', above: 'over teksten' },
  contentsHelp:
    'Ved siden af teksten kun, hvor der er plads til begge: Så står de sammen i midten. På en telefon står den altid over teksten.',
  tokens: {
    '--embed-accent': 'Links og knapper',
    '--embed-on-accent': 'Tekst på knapper',
    '--embed-text': 'Tekst',
    '--embed-muted': 'Sekundær tekst',
    '--embed-surface': 'Baggrund',
    '--embed-raised': 'Hævet baggrund',
    '--embed-border': 'Linjer',
    '--embed-highlight': 'Fundne ord',
    '--embed-danger': 'Fejl',
    '--embed-radius': 'Hvor runde hjørnerne er, for eksempel 8px.',
    '--embed-space': 'Hvor store afstandene er; alt vokser med. For eksempel 8px.',
    '--embed-inset': 'Plads til venstre og højre for hvert resultat i en liste, for eksempel 16px.',
    '--embed-font': 'Skrifttypen til det hele. Tomt felt: sidens egen.',
    '--embed-columns': 'Hvor mange resultater der står ved siden af hinanden, hvor der er plads.',
    '--embed-measure':
      'Hvor bred teksten bliver, for eksempel 45rem; 100% tager al pladsen. Tomt felt: Linjerne er så lange, at de stadig er lette at læse.',
  },
  measures: {
    '--embed-radius': 'Runde hjørner',
    '--embed-space': 'Afstande',
    '--embed-inset': 'Plads ved siderne',
    '--embed-font': 'Skrifttype',
    '--embed-columns': 'Kolonner',
    '--embed-measure': 'Tekstens bredde',
  },
  wrong: {
    choice: '”{value}” er ikke blandt mulighederne. Vælg mellem: {right}.',
    flag: 'Det er til eller fra; ”{value}” er ingen af delene. Sæt kryds, eller lad feltet stå tomt.',
    whole: '”{value}” er ikke et helt tal fra {least} til {most}.',
    wholes: '”{value}” er ikke et helt tal. Skriv tal med komma imellem, for eksempel 20, 50.',
    named:
      'I ”{value}” mangler navnet før den lodrette streg. Først navnet, så | og teksten til de besøgende: products|Varer.',
    facet:
      '”{value}” blev ikke genkendt. Skriv navnet på et felt, for eksempel city eller price:range.',
    facetType: '”{value}” er ikke en slags filter. Vælg mellem: {right}.',
    facetOption:
      '”{value}” i parentesen blev ikke genkendt. Der er limit=5, sort=alpha, closed og search, med mellemrum imellem.',
    selected:
      '”{value}” blev ikke genkendt. Skriv et felt, et kolon og en værdi, for eksempel city:Kraków.',
    selector:
      '”{value}” fører ikke til noget på en side. Skriv # og elementets id, for eksempel #results.',
    host: '”{value}” er ikke en adresse. Skriv en som https://search.example.com.',
    address: '”{value}” er ikke en adresse. Skriv en uden mellemrum, for eksempel /products/.',
    recommended:
      '”{value}” er ingen anbefaling. Skriv en model og hvad den handler om, for eksempel related-products:id eller trending-items.',
    parameters: '”{value}” blev ikke genkendt. Skriv navn=værdi, med & imellem flere.',
    locale: '”{value}” er ikke et sprog. Skriv dets forkortelse, for eksempel pl eller de-AT.',
    timeZone: '”{value}” er ikke en tidszone. Skriv en som Europe/Warsaw.',
    currency: '”{value}” er ikke en valutakode. Skriv en, for eksempel DKK eller EUR.',
    shortcut:
      '”{value}” blev ikke genkendt. Skriv en tast, der holdes nede, et plus og et bogstav, for eksempel mod+k.',
    id: '”{value}” kan ikke være et ID. Skriv dit eget: højst 64 tegn, kun bogstaver uden æ, ø og å, cifre, punktummer, bindestreger og understreger, uden mellemrum.',
    timeline:
      '”{value}” er hverken en udgivelse eller et tidspunkt. Skriv {url.timeline}, ID’et på en udgivelse eller et tidspunkt som 2026-12-01T09:00Z.',
    secret: 'Dette token må skrive, så det må ikke stå på en side. Brug tokenet til Delivery API.',
    tokens:
      'Skriv et spaces id, et kolon og dets token til Delivery API, for eksempel abc123:token. Et token, der må skrive, må ikke stå på en side.',
  },
  idle: {
    dropdown: 'Gør intet i en dropdown, som kun har plads til de første resultater.',
    elsewhere: 'Gør intet her: På grund af ”{names}” viser dette søgefelt ingen egne resultater.',
    dialog: 'Gør kun noget, hvor resultater vises i en dialog.',
    together: 'Gør kun noget sammen med ”{names}”.',
    rail: 'Gør intet ved siden af ”{names}”: Så er der ingen søgning, men en række anbefalinger.',
    instead:
      'Gør intet, så længe ”{names}” nævner ét fast indlæg. Det, der findes til det, kan vælges dér.',
    contents:
      'toc forbliver tom her: En indholdsfortegnelse laves af en teksts overskrifter, og det her er en liste af indlæg.',
    algolia: 'Gør intet her: Det har kun Algolia.',
    recognised: 'Genkendes alligevel. Snippettet klarer sig uden.',
    enter: 'Uden den søger Enter kun.',
  },
  findings: {
    missing: 'Der mangler endnu: {names}.',
    unfilled: '{value} rummer noget, som først din side kan udfylde, så det blev ikke testet.',
    engineUnseen:
      'Denne side kan ikke spørge {engine}. Forhåndsvisningen viser, om alt er rigtigt.',
    keyRejected:
      'Nøglen afvises: Applikationen kender den ikke. Se efter slåfejl i begge; de skal høre sammen.',
    keyMayWrite:
      'Denne nøgle afslås, fordi den må skrive ({rights}): Alle, der åbner din side, kunne ændre eller slette dine poster med den. Opret en nøgle, der kun kan søge.',
    keyIsAdmin:
      'Denne nøgle afslås, fordi det er administratornøglen, som må skrive og slette alt. Brug nøglen, der kun kan søge.',
    managementToken:
      'Dette token afslås, fordi det er et management-token (CFPAT-…), som må skrive: Alle, der åbner din side, kunne ændre dit indhold med det. Brug tokenet til Delivery API.',
    tokenRejected:
      'Tokenet afvises, eller det hører ikke til dette space. Se efter slåfejl i begge; de skal høre sammen.',
    quota: 'Nøglen er rigtig, men dit abonnement har ikke flere søgninger tilbage.',
    applicationBlocked: 'Tjenesten har spærret denne applikation. Årsagen står i dens dashboard.',
    rateLimit: 'For mange forespørgsler lige nu. Vent et øjeblik, og test igen.',
    hostBlocked:
      'Denne sides politik (Content-Security-Policy) spærrer for {host}. Har din egen side en sådan politik, kræver den linjen under snippettet.',
    unreachable:
      'Intet svar fra {host}. Se efter slåfejl i id’et eller adressen, og tjek din forbindelse; en blokering eller firewall kan også stoppe den. Prøv så igen.',
    serviceDown: '{host} svarer med en intern fejl ({status}). Prøv igen senere.',
    notTheService:
      'Der er noget, der svarer, men ikke denne tjeneste. Tjek adressen, og hvad der står foran den.',
    indexUnknown:
      'Der er intet indeks {index}. Se efter slåfejl; der er forskel på store og små bogstaver.',
    replicaUnknown:
      'Der er ingen replika {index}. Kopiér dens navn fra Algolias dashboard: Åbn indekset, så ”Replicas”. Der er forskel på store og små bogstaver.',
    indexClosed: 'Nøglen må ikke læse indekset {index}.',
    indexEmpty: 'Indekset {index} findes, men det er tomt.',
    indexFound: 'Indekset {index} svarer. Antal poster: {count}.',
    recognised:
      'Af posterne vises: {fields}. Angiv selv en af dem for at ændre den; et spørgsmålstegn betyder, at et andet felt også kan stå der.',
    notForFaceting:
      '{attribute} må endnu ikke være et filter i {index}: Tilføj det i Algolias dashboard under ”Attributes for faceting”, eller vælg et andet. Du kan filtrere på: {known}.',
    noFaceting:
      'Endnu må intet felt i indekset {index} være et filter: Tilføj nogle i Algolias dashboard under ”Attributes for faceting”.',
    facetsFound: 'Du kan filtrere på: {known}.',
    environmentUnknown: 'Tokenet er rigtigt, men dette space har intet miljø {environment}.',
    typeUnknown: 'Der er ingen indholdstype {type}. Der er: {known}.',
    entryUnknown: 'Der er intet sådant indlæg: {entry}. Se efter slåfejl, og om det er udgivet.',
    entryWaits:
      'Forbindelsen virker. Der er endnu ikke valgt et indlæg: Klik på et, eller skriv indholdstype og kort navn.',
    fieldUnknown: '{type} har ikke feltet {field}. Tekst står i: {known}.',
    fieldNoText: 'Feltet {field} rummer ikke tekst, men {holds}. Tekst står i: {known}.',
    fieldPlain:
      'Feltet {field} har ingen overskrifter, billeder eller links og vises, som det er. Tekst med dem står i: {known}.',
    noRichText: 'Indlæg af typen {type} har intet felt med tekst at vise.',
    localeUnknown: 'Dette space har ikke sproget {locale}. Det har: {known}.',
    entryFound: 'Indlægget {entry} svarer; det er af typen {type}.',
    linksNowhere:
      'Teksten har links til andre indlæg, men det er endnu ikke angivet, hvor deres sider ligger, så et klik gør ingenting. Angiv det her, for eksempel {pattern}.',
    picturesRelative:
      'Billederne har adresser uden domæne, for eksempel {address}: De vises kun på sider på det websted, de hører til.',
    notRooted:
      '”{address}” fører et andet sted hen fra hver mappe på dit websted: Med en skråstreg foran er det den samme side fra alle steder.',
  },
}
