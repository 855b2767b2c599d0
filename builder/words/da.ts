// Longer than other files because it is one table.
import type { Words } from './shape.ts'

export const da: Words = {
  title: 'Snippet-bygger',
  gallery: 'Alle eksempler',
  intro:
    'Vælg, klik, kopiér. Det, du skriver, bliver i denne browser og går kun til dine egne tjenester.',
  language: 'Sprog',
  form: 'Indstillinger',
  element: 'Hvad skal vises?',
  search: 'En søgning',
  document: 'Et dokument',
  existing: 'Jeg har allerede et snippet',
  existingHelp:
    'Indsæt det her, uanset hvilken side det kommer fra: formularen udfyldes efter det.',
  readIn: 'Læs ind',
  readDone: 'Formularen siger nu det, dit snippet siger.',
  readUnknown: 'Formularen er udfyldt. Den har ikke plads til, og udelader: {names}.',
  readMeant: '“{written}” blev læst som “{name}”, som det nok skulle være.',
  readNothing: 'Der er hverken <site-search> eller <rich-doc> i det, og heller ingen pladsholder.',
  account: 'Din konto',
  accountNeeded:
    'Denne side har ingen egne data: den kræver din konto og viser, hvad der er i den.',
  sandbox: 'Bliv i sandkassen',
  ownAccount: 'Brug min egen konto',
  searchAccountHelp:
    'I Algolias kontrolpanel under “API keys”. Tag nøglen, der kun kan søge (search-only): den står i din side, så alle kan læse den.',
  contentAccountHelp:
    'I Contentfuls indstillinger under “API keys”. Tag tokenet til Delivery API: det kan kun læse.',
  test: 'Test forbindelsen',
  testing: 'Spørger …',
  offers: 'Fundet der; klik for at vælge',
  offersAdd: 'Fundet der; klik for at tilføje eller fjerne',
  offersMore: '{count} til',
  offersWords: 'Klik for at tilføje eller fjerne',
  orders: 'Sorteringer indtil nu; klik for at fjerne',
  startFirst: 'Begynd med den første af dem',
  addOrder: 'Tilføj sortering',
  replica: 'Replikaens navn',
  replicaLabel: 'Hvad de besøgende læser',
  replicaExample: 'Billigste først',
  kinds: {
    all: 'alle af flere',
    menu: 'én af flere',
    tree: 'niveauer',
    range: 'fra–til',
    rating: 'stjerner',
    toggle: 'ja eller nej',
    date: 'kalender',
    color: 'farver',
  },
  defaultIs: 'Standard: {value}',
  notSet: 'ikke sat',
  neverInPage: 'Står aldrig i en side, så her er intet at udfylde.',
  groups: {
    first: 'Det vigtigste',
    found: 'Hvad der findes',
    results: 'Hvad et resultat viser',
    listing: 'Hvordan resultater vises',
    leading: 'Hvor søgningen fører hen',
    typing: 'Mens der skrives',
    entry: 'Hvilken post der vises',
    above: 'Hvad der står omkring teksten',
    links: 'Hvor links fører hen',
    words: 'Ord og sprog',
    measuring: 'Måling',
    loading: 'Indlæsning og lysstyrke',
    developers: 'For udviklere',
  },
  find: 'Find en indstilling',
  findNone: 'Ingen indstilling har disse ord.',
  template: 'Din egen skabelon',
  templateHelp:
    'Uden den ser resultater ud, som de bliver genkendt. Klik på de felter, der skal vises, og ret så, hvad du vil.',
  templateFields: 'Felter, der vises',
  templateType: 'Indholdstype',
  templateTypeHelp: 'Indlejrede poster af denne type får skabelonens form.',
  anyType: 'alle',
  templateText: 'Skabelonens HTML',
  looks: 'Udseende',
  looksHelp:
    'Skrift og tekst er din sides egne. Vælg en farve, eller skriv den: #0b5d7a, teal, rgb(11 93 122). Indtil da står der, hvad der gælder uden.',
  stylesheet: 'Tema',
  stylesheetHelp: 'Et stylesheet ved siden af scriptet; dine egne farver nedenfor går forud.',
  noStylesheet: 'intet, som siden',
  light: 'lys',
  dark: 'mørk',
  reset: 'Nulstil',
  contrastGood: '{pair}: kontrast {ratio}, let at læse',
  contrastLow: '{pair}: kontrast {ratio}, for lav; der kræves {least}',
  contrastUnknown: '{pair}: kontrasten kan ikke oplyses, for den ene farve kender kun din side.',
  notCss: '“{value}” er ikke til at forstå. Skriv for eksempel {right}.',
  preview: 'Forhåndsvisning',
  previewWaits: 'Forhåndsvisningen begynder, når dette er udfyldt: {names}.',
  previewRefused:
    'Der er ingen forhåndsvisning med en nøgle eller et token, der må skrive. Indsæt en, der kun kan læse, så begynder den.',
  previewTyped: '“{word}” er skrevet ind, så der er noget at se. På din side er feltet tomt.',
  previewSays: 'Hvad elementet har at indvende',
  previewLanguage: 'Her på {language}, som denne side. Hos dig taler det din sides sprog.',
  width: 'Bredde',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Computer',
  scheme: 'Lys eller mørk',
  skip: 'Til forhåndsvisning og snippet',
  snippet: 'Dit snippet',
  paste: 'Hvor vil du indsætte det?',
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
      'Indsæt hele snippettet der; linjen med scriptet må også stå i head, én gang for alle sidens elementer.',
      'Gem, og åbn siden gennem din webserver, ikke som fil.',
    ],
    wordpress: [
      'Indsæt første del i sidehovedet på dit websted, for eksempel med pluginet WPCode under “Code Snippets → Header & Footer”.',
      'Tilføj på siden en blok af typen “Brugerdefineret HTML”, og indsæt anden del i den; brug ikke den visuelle editor til det.',
      'Opdatér siden, og tøm cachen, hvis du har et plugin til det.',
    ],
    webflow: [
      'Træk i Designer et “Code Embed” hen, hvor elementet skal vises.',
      'Indsæt hele snippettet i det, gem og luk.',
      'Udgiv: scripts kører ikke i Designer, kun på det udgivne websted.',
    ],
    squarespace: [
      'Redigér siden, og tilføj en blok af typen “Code”, hvor elementet skal vises.',
      'Vælg HTML, indsæt hele snippettet, og lad “Display Source” være slået fra.',
      'Gem; mens du er logget ind, kan Squarespace skjule scripts, så se siden i et privat vindue.',
    ],
    wix: [
      'Vælg i editoren “Tilføj elementer → Indlejr kode → Indlejr HTML”, og træk boksen på plads.',
      'Vælg “Kode”, indsæt hele snippettet, og opdatér.',
      'Træk boksen så høj, som resultaterne skal være, for Wix viser den i en ramme; links åbner i hele vinduet.',
    ],
    shopify: [
      'Tilføj i temaeditoren en sektion eller blok af typen “Brugerdefineret Liquid”, hvor elementet skal vises.',
      'Indsæt hele snippettet i den; parenteser, som Liquid ville tage for sine egne, er allerede skrevet på en anden måde.',
      'Gem, og se siden i din butik.',
    ],
    gtm: [
      'Opret i Tag Manager et tag af typen “Tilpasset HTML”, og indsæt hele snippettet i det.',
      'Vælg udløseren “DOM klar” for de sider, der skal have det; elementet flytter hen på det sted, du nævner nedenfor.',
      'Lad “Understøt document.write” være slået fra, se det i eksempeltilstand, og udgiv.',
    ],
    react: [
      'Gem snippettet som en fil i dit projekt, for eksempel {file}.jsx.',
      'Importér komponenten, hvor den skal vises; scriptet indlæses én gang for dem alle.',
      'Ved rendering på serveren gøres den til en klientkomponent, som med “use client” i Next.js.',
    ],
    vue: [
      'Gem snippettet som en fil i dit projekt, for eksempel {file}.vue.',
      'Importér komponenten, hvor den skal vises; scriptet indlæses én gang for dem alle.',
      'Compileren behøver ingen indstilling til det: elementet dannes af sit navn.',
    ],
    placeholder: [
      'Indsæt første del i head på hver side, hvor dit CMS’ skabeloner eller indstillinger tillader scripts.',
      'Åbn på siden editorens kildevisning, og indsæt anden del; mellemrum, som editoren sætter ind, gør ingen skade.',
      'Gem, og se den udgivne side: editorer kører ikke scripts.',
    ],
  },
  trustNote:
    'I scriptet står data-trust-placeholders på grund af: {names}. Uden det må en pladsholder ikke sætte dette. Udelad begge dele, hvor besøgende kan skrive deres egen HTML.',
  refusedKey:
    'Nøglen er udeladt af snippettet: den, der læser din side, kunne ændre dine data med den. Indsæt en, der kun kan læse.',
  unfinished: 'Ikke færdig endnu. Der mangler: {names}.',
  notWorking:
    'Med det, tjenesten svarer, virker dette endnu ikke: {names}. Ved siden af står der hvorfor.',
  boxAlone:
    'Det er et felt alene: det fører til {page} og viser ingen resultater her. Indsæt på den side en søgning uden „{label}“.',
  otherPage: 'Siden {page} skal have sin egen kode, med en søgning på siden.',
  makeOther: 'Lav koden til {page}',
  nowFor: 'Det her er nu koden til {page}. Vælg filtre og udseende, og kopiér den ind på den side.',
  backToBox: 'Tilbage til feltet',
  ignored:
    'Ikke rigtigt endnu: {names}. Ved siden af står, hvad der ville være rigtigt. Indtil da står det, du har skrevet, i snippettet, og elementet gør, som om det ikke var sat.',
  copy: 'Kopiér',
  copyHead: 'Kopiér første del',
  copyPlace: 'Kopiér anden del',
  partHead: '1 · til hovedet',
  partPlace: '2 · til siden',
  copied: 'Kopieret.',
  copyFailed: 'Browseren tillod det ikke. Markér snippettet, og kopiér det i hånden.',
  whereTo: 'Hvor det skal sættes ind',
  src: 'Scriptets adresse',
  srcHelp:
    'Hvor din kopi af site-embed.js ligger. En adresse med versionen i får sin kontrolsum (integrity), så ingen anden fil kan tage dens plads.',
  place: 'Hvor på siden',
  placeHelp:
    'Elementet sættes til sidst på dette sted: main er hoveddelen på de fleste sider; # og et id, for eksempel #search, er et sted, du har kaldt sådan.',
  policy: 'Til en side med en streng politik',
  policyHelp:
    'Hvis din side sender en Content-Security-Policy, så føj dette til den. Værterne for dine egne billeder skal måske føjes til img-src.',
  policyHashes:
    'Kontrolsummerne (sha256) gælder det, der står i dette snippet: kopiér linjen igen, når du ændrer det.',
  link: 'Send disse indstillinger til en kollega',
  linkHelp: 'Linket rummer alle indstillinger, men ingen konto, nøgle, token eller vært.',
  copyLink: 'Kopiér linket',
  tokens: {
    '--embed-accent': 'Links og knapper',
    '--embed-on-accent': 'Tekst på knapper',
    '--embed-text': 'Tekst',
    '--embed-muted': 'Sekundær tekst',
    '--embed-surface': 'Grund',
    '--embed-raised': 'Hævet grund',
    '--embed-border': 'Linjer',
    '--embed-highlight': 'Fundne ord',
    '--embed-danger': 'Fejl',
    '--embed-radius': 'Hvor runde hjørnerne er, for eksempel 8px.',
    '--embed-space': 'Hvor langt tingene står fra hinanden; alt vokser med det. For eksempel 8px.',
    '--embed-inset': 'Plads til venstre og højre for hvert resultat i en liste, for eksempel 16px.',
    '--embed-font': 'Skriften på det hele. Tomt felt: sidens egen.',
    '--embed-columns': 'Hvor mange resultater der står ved siden af hinanden, hvor der er plads.',
    '--embed-measure':
      'Hvor bred teksten bliver, for eksempel 45rem; 100% tager al pladsen. Tomt felt: linjerne slutter, hvor de stadig er lette at læse.',
  },
  measures: {
    '--embed-radius': 'Runde hjørner',
    '--embed-space': 'Afstande',
    '--embed-inset': 'Plads ved siderne',
    '--embed-font': 'Skrift',
    '--embed-columns': 'Kolonner',
    '--embed-measure': 'Tekstens bredde',
  },
  wrong: {
    choice: '“{value}” er ikke blandt mulighederne. Rigtigt ville være: {right}.',
    flag: 'Det er til eller fra; “{value}” er ingen af delene. Sæt kryds, eller lad feltet stå tomt.',
    whole: '“{value}” er ikke et helt tal fra {least} til {most}.',
    wholes: '“{value}” er ikke et helt tal. Skriv tal med komma imellem, for eksempel 20, 50.',
    named:
      'I “{value}” mangler navnet før stregen. Først navnet, så | og ordene til de besøgende: products|Varer.',
    facet:
      '“{value}” er ikke til at forstå. Skriv navnet på et felt, for eksempel city eller price:range.',
    facetType: '“{value}” er ikke en slags filter. Der er: {right}.',
    facetOption:
      '“{value}” i parentesen er ikke til at forstå. Der er limit=5, sort=alpha, closed og search, med mellemrum imellem.',
    selected:
      '“{value}” er ikke til at forstå. Skriv et felt, et kolon og en værdi, for eksempel city:Kraków.',
    selector:
      '“{value}” fører ikke til noget på en side. Skriv # og elementets id, for eksempel #results.',
    host: '“{value}” er ikke en adresse. Skriv en som https://search.example.com.',
    address: '“{value}” er ikke en adresse. Skriv en uden mellemrum, for eksempel /products/.',
    parameters: '“{value}” er ikke til at forstå. Skriv navn=værdi, med & imellem flere.',
    locale: '“{value}” er ikke et sprog. Skriv dets forkortelse, for eksempel pl eller de-AT.',
    timeZone: '“{value}” er ikke en tidszone. Skriv en som Europe/Warsaw.',
    shortcut:
      '“{value}” er ikke til at forstå. Skriv en tast, der holdes nede, et plus og et bogstav, for eksempel mod+k.',
    id: 'I “{value}” er der tegn, som ikke hører til der. Kun bogstaver uden æ, ø og å, cifre, punktummer, streger og understreger er tilladt, højst 64, uden mellemrum.',
    secret: 'Dette token må skrive, så det må ikke stå i en side. Tag tokenet til Delivery API.',
  },
  idle: {
    dropdown: 'Gør intet i en dropdown, som kun har plads til de første resultater.',
    elsewhere: 'Gør intet her: på grund af “{names}” viser dette felt ingen egne resultater.',
    dialog: 'Gør kun noget, hvor resultater vises i en dialog.',
    together: 'Gør kun noget sammen med “{names}”.',
    instead:
      'Gør intet, så længe “{names}” nævner én fast post. Det, der findes til det, kan vælges dér.',
    contents:
      'toc forbliver tom her: en indholdsfortegnelse laves af en teksts overskrifter, og det her er en liste af poster.',
  },
  findings: {
    missing: 'Der mangler endnu: {names}.',
    unfilled: '{value} rummer noget, som først din side kan udfylde, så det blev ikke prøvet.',
    keyRejected:
      'Nøglen afvises: applikationen kender den ikke. Se efter slåfejl i begge; de skal høre sammen.',
    keyMayWrite:
      'Denne nøgle afslås, fordi den må skrive ({rights}): den, der læser din side, kunne ændre eller slette dine poster med den. Opret en nøgle, der kun kan søge.',
    keyIsAdmin:
      'Denne nøgle afslås, fordi det er administratornøglen, som må skrive og slette alt. Tag nøglen, der kun kan søge.',
    managementToken:
      'Dette token afslås, fordi det er et management-token (CFPAT-…), som må skrive: den, der læser din side, kunne ændre dit indhold med det. Tag tokenet til Delivery API.',
    tokenRejected:
      'Tokenet afvises, eller det hører ikke til dette space. Se efter slåfejl i begge; de skal høre sammen.',
    quota: 'Nøglen er rigtig, men kvoten i din plan er brugt op.',
    applicationBlocked: 'Tjenesten har spærret denne applikation. Dens kontrolpanel siger hvorfor.',
    rateLimit: 'For mange forespørgsler lige nu. Vent et øjeblik, og test igen.',
    hostBlocked:
      'Denne sides politik (Content-Security-Policy) spærrer for {host}. Har din egen side en sådan, kræver den linjen under snippettet.',
    unreachable:
      'Intet svar fra {host}. Se efter slåfejl i adressen, og om en blokering eller firewall stopper den.',
    notTheService:
      'Noget svarer der, men ikke denne tjeneste. Se efter værten og en eventuel proxy.',
    indexUnknown: 'Der er intet indeks {index}. Se efter slåfejl; store og små bogstaver tæller.',
    replicaUnknown:
      'Der er ingen replika {index}. Kopiér dens navn fra Algolias kontrolpanel: åbn indekset, så “Replicas”; store og små bogstaver tæller.',
    indexClosed: 'Nøglen må ikke læse indekset {index}.',
    indexEmpty: 'Indekset {index} findes, men det er tomt.',
    indexFound: 'Indekset {index} svarer; antal poster: {count}.',
    notForFaceting:
      '{attribute} kan ikke bruges som filter i {index}: føj den til “Attributes for faceting”, eller vælg en anden. Som filtre kan bruges: {known}.',
    noFaceting: 'Indekset {index} har ingen attributter til filtre, så der er ingen at tilbyde.',
    facetsFound: 'Som filtre kan bruges: {known}.',
    environmentUnknown: 'Tokenet er rigtigt, men dette space har intet miljø {environment}.',
    typeUnknown: 'Der er ingen indholdstype {type}. Der er: {known}.',
    entryUnknown: 'Der er ingen sådan post: {entry}. Se efter slåfejl, og om den er udgivet.',
    entryWaits:
      'Forbindelsen virker. Ingen post er nævnt endnu: skriv dens id, eller en indholdstype og en slug.',
    fieldUnknown: '{type} har intet felt {field}. Der er rich text i: {known}.',
    fieldNoText:
      'Feltet {field} er ikke rich text; det rummer {holds}. Der er rich text i: {known}.',
    fieldPlain:
      'Feltet {field} er ikke rich text, men almindelig tekst, og vises, som den er. Der er rich text i: {known}.',
    noRichText: 'Poster af typen {type} har intet felt med rich text at vise.',
    localeUnknown: 'Dette space har ikke sproget {locale}. Det har: {known}.',
    entryFound: 'Posten {entry} svarer; den er af typen {type}.',
  },
}
