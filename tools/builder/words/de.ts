// Longer than other files because it is one table.
import type { Words } from './shape.ts'

export const de: Words = {
  title: 'Snippet-Baukasten',
  gallery: 'Alle Beispiele',
  intro:
    'Auswählen, klicken, kopieren. Was Sie eingeben, bleibt in diesem Browser und geht nur an Ihre eigenen Dienste.',
  language: 'Sprache dieses Baukastens',
  languageHelp: 'Für die Wörter des Baukastens. Was Besucher lesen, richtet sich nach Ihrer Seite.',
  form: 'Einstellungen',
  element: 'Was soll erscheinen?',
  search: 'Eine Suche',
  document: 'Ein Dokument',
  both: 'Beides auf einer Seite',
  setUpNow: 'Eingerichtet wird',
  begin: 'Beginnen mit',
  starts: {
    page: { title: 'Suchseite', text: 'Feld, Filter und Ergebnisse in der Seite.' },
    header: { title: 'Feld im Kopf der Seite', text: 'Die Ergebnisse klappen darunter auf.' },
    window: {
      title: 'Suche im Fenster',
      text: 'Ein Knopf im Kopf der Seite öffnet es, oder Strg und K.',
    },
    shop: { title: 'Shop', text: 'Produkte als Karten, mit Filtern.' },
    rail: { title: 'Empfehlungen', text: 'Eine Reihe, was sonst noch gefällt.' },
    article: { title: 'Artikel', text: 'Mit Titel und Bild.' },
    guide: { title: 'Anleitung', text: 'Mit Titel, Bild und Inhaltsverzeichnis.' },
    text: { title: 'Nur der Text', text: 'Oder eine Seite aus Blöcken.' },
  },
  existing: 'Ich habe schon ein Snippet',
  existingHelp:
    'Fügen Sie es hier ein, gleich aus welcher Seite: Das Formular wird danach ausgefüllt.',
  readIn: 'Einlesen',
  readDone: 'Das Formular ist jetzt nach Ihrem Snippet ausgefüllt.',
  readUnknown: 'Das Formular ist ausgefüllt. Dafür hat es keinen Platz, es fehlt: {names}.',
  readMeant: '„{written}“ wurde als „{name}“ gelesen, was wohl gemeint war.',
  readNothing: 'Darin ist weder <site-search> noch <rich-doc>, auch kein Platzhalter dafür.',
  account: 'Ihr Konto',
  accountNeeded:
    'Diese Seite hat keine eigenen Daten: Sie braucht Ihr Konto und zeigt, was darin ist.',
  sandbox: 'Beispieldaten',
  ownAccount: 'Mein eigenes Konto',
  sandboxHelp:
    'Sie probieren es mit unseren Beispieldaten aus; hier ist nichts auszufüllen. Wählen Sie Ihr eigenes Konto, bevor Sie das Snippet in Ihre Seite einfügen.',
  searchAccountHelp:
    'Im Dashboard von Algolia unter „API keys“. Nehmen Sie den Schlüssel nur zum Suchen (search-only): Er steht für alle lesbar in Ihrer Seite.',
  contentAccountHelp:
    'In den Einstellungen von Contentful unter „API keys“. Nehmen Sie das Token der Delivery API: Es kann nur lesen.',
  sent: 'Hat man Ihnen die Zugangsdaten geschickt? Fügen Sie hier alles ein',
  sentSuch: {
    'site-search': 'Application ID: …\nAPI-Schlüssel: …\nIndex: …',
    'rich-doc': 'Space ID: …\nDelivery-Token: …\nEintrag: …',
  },
  sentTaken: 'Ausgefüllt: {names}.',
  sentEnough: 'Mehr braucht es nicht: Sie können kopieren.',
  sentUnread:
    'Nichts davon wurde erkannt. Schreiben Sie vor jedes, was es ist, etwa „Index: products“.',
  noIndex: 'Noch nichts bei Algolia?',
  indexing: {
    shopify:
      'Installieren Sie die App „Algolia AI Search & Discovery“ aus dem App Store von Shopify: Sie kopiert Ihre Produkte in Ihr Konto und hält sie aktuell. Ihr Index heißt shopify_products, solange Sie kein anderes Präfix wählen.',
    wordpress:
      'Installieren Sie das Plugin „WP Search with Algolia“: Es kopiert Ihre Beiträge und Seiten in Ihr Konto und hält sie aktuell. Ihr Index heißt wp_searchable_posts, solange Sie kein anderes Präfix wählen.',
    other:
      'Im Dashboard von Algolia nimmt „Data sources“ eine Datei (CSV oder JSON) mit allem, was gefunden werden soll, oder lässt den Crawler von Algolia Ihre Website lesen.',
  },
  test: 'Verbindung testen',
  testing: 'Wird gefragt …',
  offers: 'In Ihren Daten gefunden: zum Auswählen klicken',
  offersAdd: 'In Ihren Daten gefunden: zum Hinzufügen oder Entfernen klicken',
  written: 'So steht es im Snippet',
  offersMore: '{count} weitere',
  seekHere: 'In dieser Liste suchen',
  seekNone: 'Nichts hier enthält „{words}“.',
  offersOne: 'Zum Auswählen anklicken',
  offersWords: 'Zum Hinzufügen oder Entfernen klicken',
  filterNames: 'Was Besucher über jedem Filter lesen. Ein leeres Feld bedeutet: der Name in Grau.',
  filterNamesIn: 'Wie heißen sie auf {language}?',
  filterNamesOnce:
    'Ihr Index hat mehrere Sprachen, diese Namen aber sind in allen gleich. Für Seiten in einer anderen ändern Sie sie hier und kopieren das Snippet noch einmal.',
  fillNames: 'Diese Namen übernehmen: {names}',
  didYouMean: 'Meinten Sie „{name}“?',
  orders: 'Bisherige Sortierungen: zum Entfernen klicken',
  startFirst: 'Zu Beginn die erste davon zeigen',
  ownOrder: 'Relevanz',
  addOrder: 'Sortierung hinzufügen',
  replica: 'Name des Replikats',
  orderNames: 'Was Besucher zu jeder Sortierung lesen. Ein leeres Feld heißt: der Name in Grau.',
  pairs: 'Ein Filter und ein Wert',
  pairField: 'Filter',
  pairValue: 'Wert',
  fromToday: 'ab heute',
  pairLanguage:
    'Diese Werte gelten für: {language}. Ihr Index hat jede Sprache für sich: Auf Seiten in einer anderen finden sie nichts.',
  pairAdd: 'Hinzufügen',
  kinds: {
    list: 'zum Ankreuzen',
    all: 'zum Ankreuzen, alle müssen passen',
    menu: 'einer von mehreren',
    tree: 'Ebenen',
    range: 'Bereich von–bis',
    rating: 'Sterne',
    toggle: 'ja oder nein',
    date: 'Datum von–bis',
    color: 'Farben',
  },
  someValues: '{values} … insgesamt {count}',
  manyValues: '{values} … {count} oder mehr',
  records: 'Datensätze: {count}',
  samples: {
    events: 'Konzerte und andere Veranstaltungen, mit Daten und Preisen.',
    articles: 'Artikel zum Lesen.',
    docs: 'Ein Handbuch, wie DocSearch es schreibt.',
    wp_posts: 'Ein Blog, wie WordPress ihn schreibt.',
    webhook: 'Artikel, wie Contentful sie schreibt.',
    shop: 'Ein Shop, wie Shopify ihn schreibt.',
    products: 'Ein kleiner Shop mit einfachen Feldern, Bewertungen und Farben.',
    catalog: 'Ein sehr großer Shop mit erfundenen Waren.',
    library_ar: 'Bücher auf Arabisch.',
  },
  byLanguage: 'Für Seiten in mehreren Sprachen: {languages}.',
  notSet: 'nicht gesetzt',
  neverInPage: 'Steht nie in einer Seite, deshalb ist hier nichts einzutragen.',
  groups: {
    first: 'Das Wichtigste',
    found: 'Was gefunden wird',
    results: 'Was ein Ergebnis zeigt',
    listing: 'Wie Ergebnisse aufgelistet werden',
    leading: 'Wohin die Suche führt',
    typing: 'Während getippt wird',
    entry: 'Welcher Eintrag gezeigt wird',
    above: 'Was um den Text steht',
    links: 'Wohin Links führen',
    words: 'Wörter und Sprache',
    measuring: 'Messen',
    loading: 'Laden und Helligkeit',
    developers: 'Für Entwickler',
  },
  find: 'Einstellung finden',
  findNone: 'Keine Einstellung hat diese Wörter.',
  foundAbove: 'Oben, unter „Das Wichtigste“:',
  often: 'Auch oft gewünscht:',
  parts: 'Teile des Formulars',
  rest: 'Alles Weitere',
  openAll: 'Alle Teile öffnen',
  template: 'Eine eigene Vorlage',
  templateHelp:
    'Ohne sie sehen Ergebnisse so aus, wie sie erkannt werden. Klicken Sie die Felder an, die zu sehen sein sollen, und ändern Sie dann, was Sie möchten.',
  templateStart: 'Mit Bild, Überschrift und Text beginnen',
  templateFields: 'Felder, die gezeigt werden',
  templateType: 'Inhaltstyp',
  templateTypeHelp: 'Welche Art von Einträgen im Text so aussieht.',
  anyType: 'jeder',
  templateText: 'HTML der Vorlage',
  templateInside: 'Welche Felder zu sehen sind, und wie',
  looks: 'Aussehen',
  looksHelp:
    'Schrift und Textfarbe sind die Ihrer Seite. Wählen Sie eine Farbe, oder schreiben Sie sie: #0b5d7a, teal, rgb(11 93 122). Jedes Feld zeigt die Farbe, die jetzt gilt.',
  brand: 'Die Farbe Ihrer Marke',
  brandHelp:
    'Text darauf ist weiß, oder schwarz, wo Weiß weniger Kontrast als 4,5 : 1 hat: Eine helle Farbe bekommt schwarzen Text. Einen anderen bestimmt „{text}“ unter „{looks}“. Wörter in dieser Farbe werden so viel dunkler oder heller, wie es zum Lesen nötig ist. Browser von 2024 und davor tun beides nicht.',
  stylesheet: 'Theme',
  stylesheetHelp: 'Ein fertiges Aussehen; eigene Farben darunter gewinnen trotzdem.',
  noStylesheet: 'keines, wie die Seite',
  looksInside: 'Theme, Farben, Ecken, Schrift, Breite',
  light: 'hell',
  dark: 'dunkel',
  reset: 'Zurücksetzen',
  contrastGood: '{pair}: Kontrast {ratio}, gut lesbar',
  contrastLow: '{pair}: Kontrast {ratio}, zu gering; nötig ist {least}',
  contrastUnknown:
    '{pair}: Der Kontrast lässt sich nicht nennen, weil eine der Farben nur Ihre Seite kennt.',
  notCss: '„{value}“ ist nicht zu verstehen. Schreiben Sie zum Beispiel {right}.',
  preview: 'Vorschau',
  previewWaits: 'Die Vorschau beginnt, sobald ausgefüllt ist: {names}.',
  previewRefused:
    'Mit einem Schlüssel oder Token, das schreiben darf, gibt es keine Vorschau. Tragen Sie eines ein, das nur lesen kann, und sie beginnt.',
  previewLoading: 'Wird geladen …',
  previewDialog: 'Auf Ihrer Seite öffnet sie der Knopf: Schließen Sie sie, um ihn zu sehen.',
  previewTyped:
    '„{word}“ wurde hier eingetippt, damit es etwas zu sehen gibt. Auf Ihrer Seite ist das Feld leer.',
  noCurrency: 'Die Preise stehen ohne Währung da. Welche ist es?',
  otherCurrency: 'Eine andere',
  previewLink: 'Hier führen Links nirgendwohin. Auf Ihrer Seite führt dieser zu {address}',
  previewSays: 'Was das Element beanstandet',
  previewLanguage:
    'Gezeigt auf {language} wie dieser Baukasten. Auf Ihrer Seite entscheidet „lang“ oder „{setting}“.',
  previewLight:
    'Hell gezeigt, wie eine Seite bleibt, die nichts anderes sagt. „Dunkel“ zeigt das andere.',
  previewBoth:
    'Hier stehen beide nebeneinander. Auf Ihrer Seite steht jedes dort, wo Sie seine Zeile einfügen.',
  previewMore: 'Mehr zu dieser Vorschau ({count})',
  width: 'Breite',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Computer',
  fullScreen: 'Vollbild',
  scheme: 'Hell oder dunkel',
  skip: 'Zu Vorschau und Snippet',
  toForm: 'Zu den Einstellungen',
  snippet: 'Ihr Snippet',
  paste: 'Wo fügen Sie es ein?',
  pasteHelp: 'Dafür wird das Snippet gemacht, und darunter steht, wo es hinkommt.',
  environmentKinds: {
    site: 'Baukästen und CMS',
    shop: 'Onlineshops',
    tags: 'Tag-Manager',
    code: 'Eigener Code',
  },
  environments: {
    html: 'Einfaches HTML',
    wordpress: 'WordPress',
    webflow: 'Webflow',
    squarespace: 'Squarespace',
    wix: 'Wix',
    shopify: 'Shopify',
    gtm: 'Google Tag Manager',
    react: 'React',
    vue: 'Vue',
    placeholder: 'CMS, das Tags entfernt',
  },
  steps: {
    html: [
      'Öffnen Sie die Seite in Ihrem Editor, und gehen Sie an die Stelle, an der das Element erscheinen soll.',
      'Fügen Sie dort das ganze Snippet ein.',
      'Speichern Sie, und öffnen Sie die Seite auf Ihrer Website, nicht als Datei.',
    ],
    wordpress: [
      'Kopieren Sie den zweiten Teil. Fügen Sie in Ihrer Seite dort, wo es erscheinen soll, einen Block „Individuelles HTML“ hinzu und darin diesen Teil ein.',
      'Für ein Feld in der Kopfzeile aller Seiten öffnen Sie „Design → Website-Editor → Vorlagen → Header“, fügen in der Zeile der Navigation einen Block „Individuelles HTML“ hinzu und darin den zweiten Teil ein. Hat „Design“ keinen „Website-Editor“, tun Sie das unter „Design → Widgets“.',
      'Speichern Sie, und leeren Sie den Cache, wenn Sie ein Plugin dafür haben.',
    ],
    webflow: [
      'Ziehen Sie im Designer ein „Code Embed“ an die Stelle, an der das Element erscheinen soll.',
      'Fügen Sie das ganze Snippet ein, speichern und schließen Sie.',
      'Veröffentlichen Sie: Skripte laufen nicht im Designer, nur auf der veröffentlichten Website.',
    ],
    squarespace: [
      'Bearbeiten Sie die Seite, und fügen Sie dort, wo das Element erscheinen soll, einen Block „Code“ hinzu.',
      'Wählen Sie HTML, fügen Sie das ganze Snippet ein, und lassen Sie „Display Source“ aus.',
      'Speichern Sie; solange Sie angemeldet sind, kann Squarespace Skripte verbergen, sehen Sie die Seite also in einem privaten Fenster an.',
    ],
    wix: [
      'Wählen Sie im Editor „Elemente hinzufügen → Code einbetten → HTML einbetten“, und ziehen Sie den Kasten an seine Stelle.',
      'Wählen Sie „Code“, fügen Sie das ganze Snippet ein, und aktualisieren Sie.',
      'Ziehen Sie den Kasten so hoch, wie die Ergebnisse sein sollen, denn Wix zeigt ihn in einem Rahmen; Links öffnen sich im ganzen Fenster.',
    ],
    shopify: [
      'Legen Sie die Seite unter „Onlineshop → Seiten“ (Online Store → Pages) an.',
      'Öffnen Sie „Onlineshop → Themes“ (Themes) und bearbeiten Sie Ihr Theme. Wählen Sie oben „Seiten → Vorlage erstellen“ (Pages → Create template), und fügen Sie dort, wo es erscheinen soll, einen Abschnitt „Benutzerdefiniertes Liquid“ (Custom Liquid) hinzu. Fügen Sie das ganze Snippet in ihn ein, und speichern Sie.',
      'Wählen Sie diese Vorlage unter „Onlineshop → Seiten“ für Ihre Seite, speichern Sie, und sehen Sie die Seite in Ihrem Shop an.',
    ],
    gtm: [
      'Legen Sie im Tag Manager ein Tag „Benutzerdefiniertes HTML“ an, und fügen Sie das ganze Snippet ein.',
      'Wählen Sie den Trigger „DOM ist bereit“ für die Seiten, die es haben sollen; das Element rückt an die Stelle, die Sie unten nennen.',
      'Lassen Sie „document.write unterstützen“ aus, prüfen Sie es im Vorschaumodus, und veröffentlichen Sie.',
    ],
    react: [
      'Speichern Sie das Snippet als Datei Ihres Projekts, etwa {file}.jsx.',
      'Importieren Sie die Komponente, wo sie erscheinen soll; das Skript wird einmal für alle geladen.',
      'Wird auf dem Server gerendert, machen Sie daraus eine Client-Komponente, in Next.js mit „use client“.',
    ],
    vue: [
      'Speichern Sie das Snippet als Datei Ihres Projekts, etwa {file}.vue.',
      'Importieren Sie die Komponente, wo sie erscheinen soll; das Skript wird einmal für alle geladen.',
      'Der Compiler braucht keine Einstellung dafür: Das Element entsteht aus seinem Namen.',
    ],
    placeholder: [
      'Fügen Sie den ersten Teil in den <head> jeder Seite ein, dort, wo Vorlagen oder Einstellungen Ihres CMS Skripte erlauben.',
      'Öffnen Sie in der Seite die Quelltextansicht des Editors, und fügen Sie den zweiten Teil ein; Leerzeichen, die der Editor hineinsetzt, schaden nicht.',
      'Speichern Sie, und sehen Sie die veröffentlichte Seite an: Editoren führen keine Skripte aus.',
    ],
  },
  stepOfHeader:
    'Öffnen Sie in Ihrem Editor den Kopf Ihrer Seiten, und gehen Sie an die Stelle, an der es stehen soll. Wo jede Seite ihren eigenen Kopf hat, tun Sie es in jeder.',
  stepOfResults: 'Legen Sie unter „Seiten → Seite hinzufügen“ die Seite mit der Adresse {page} an.',
  stepsOfBoth:
    'Die Zeile jedes Elements darf an einem eigenen Ort stehen, auch auf einer anderen Seite; das Skript gehört einmal auf jede Seite, die eines davon hat.',
  trustTitle: 'Wozu data-trust-placeholders im Skript dient',
  trustNote:
    'Damit darf der Platzhalter dies setzen: {names}. In der Regel ist hier nichts zu tun. Nur wo Besucher selbst HTML auf Ihre Seiten schreiben können, etwa in einem Forum, lassen Sie data-trust-placeholders und diese Einstellungen weg.',
  refusedKey:
    'Der Schlüssel fehlt im Snippet: Wer Ihre Seite liest, könnte damit Ihre Daten ändern. Tragen Sie einen ein, der nur lesen kann.',
  sandboxNote:
    'Dieses Snippet zeigt unsere Beispieldaten. Bevor Sie es in eine eigene Seite einfügen, braucht es ein eigenes Konto („{own}“).',
  localNote:
    'Noch liegt das Skript auf diesem Rechner, wo Besucher es nicht erreichen. Laden Sie es hoch, tragen Sie hier seine Adresse ein, und kopieren Sie.',
  unfinished: 'Noch nicht fertig. Es fehlt: {names}.',
  notWorking: 'Das geht noch nicht: {names}. Daneben steht jeweils, warum.',
  boxAlone:
    'Das ist ein Suchfeld allein: Es führt zu {page} und zeigt hier keine Ergebnisse. Fügen Sie auf jener Seite eine Suche ohne „{label}“ ein.',
  otherPage: 'Die Seite {page} braucht ein eigenes Snippet, mit einer Suche in der Seite.',
  makeOther: 'Das Snippet für {page} machen',
  nowFor:
    'Das ist jetzt das Snippet für {page}. Wählen Sie Filter und Aussehen, und fügen Sie es dort ein.',
  backToBox: 'Zurück zum Suchfeld',
  ignored:
    'Noch nicht richtig: {names}. Daneben steht jeweils, was richtig wäre. Bis dahin steht im Snippet, was Sie geschrieben haben, und das Element tut, als wäre es nicht gesetzt.',
  leftOut:
    'Nicht im Snippet, weil ein Dropdown keinen Platz dafür hat: {names}. Das Formular behält es für die anderen Anordnungen.',
  copy: 'Kopieren',
  addressFirst: 'Zuerst die Skript-Adresse',
  atTop: 'Sie liegt im obersten Ordner meiner Website: {address}',
  copyAgain: 'Mit dieser Adresse kopieren',
  copyHead: 'Ersten Teil kopieren',
  copyPlace: 'Zweiten Teil kopieren',
  partHead: '1 · für den <head>',
  partOfPlugin: '1 · für den <head>, vom Plugin mitgebracht',
  partPlace: '2 · für die Seite',
  copied: 'Kopiert.',
  copyFailed:
    'Der Browser hat es nicht erlaubt. Markieren Sie das Snippet, und kopieren Sie es von Hand.',
  whereTo: 'Wohin damit',
  host: 'Das Skript kommt',
  hosts: { public: 'von einem öffentlichen Host', own: 'von meiner eigenen Kopie' },
  hostHelp: {
    public:
      'Es ist nichts hochzuladen: cdn.jsdelivr.net liefert jede Version an alle aus. Es sieht die Netzwerkadressen Ihrer Besucher und setzt keine Cookies. Die Zeile funktioniert, sobald diese Version dort veröffentlicht ist.',
    own: 'Von einem Besuch erfährt nur Ihr eigener Server, und Browser brauchen keine weitere Verbindung. Eine neue Version laden Sie selbst hoch.',
  },
  widgets: 'Meine Seite ergänzt die Suche um eigene InstantSearch-Widgets',
  fileAlone: '{file} enthält alles, was diese Seite zeigt, und ist {size} kB leichter als {all}.',
  fileForWidgets:
    'Eigene Widgets brauchen InstantSearch, das in {file} enthalten ist; {slim} kommt ohne aus und ist {size} kB leichter.',
  fileLacks: 'Die Datei unter dieser Adresse enthält nicht alles, was das Snippet braucht.',
  fileHeavy:
    'Die Datei unter dieser Adresse enthält mehr, als diese Seite braucht: {file} ist {size} kB leichter.',
  takeFile: '{file} verwenden',
  upload: 'Zuerst das Skript hochladen',
  online: 'Kein Skript hochzuladen',
  onlineText: 'Das Skript ist schon online, unter {address}, und das Snippet lädt es von dort.',
  onlineElsewhere: 'Es ist auch unter {address} online; das Snippet lädt es von der Adresse unten.',
  ownHost: 'Lieber auf dem eigenen Server',
  download: '{file} herunterladen',
  plugin: 'Das Plugin installieren',
  pluginHelp:
    'Es bringt den ersten Teil des Snippets mit, der das Skript lädt. Öffnen Sie in WordPress „Plugins → Plugin hinzufügen → Plugin hochladen“, wählen Sie die Datei, installieren und aktivieren Sie sie.',
  pluginDownload: 'Plugin herunterladen (.zip)',
  pluginMade:
    '{file} liegt in Ihren Downloads. Hat der Browser sie entpackt, komprimieren Sie den Ordner wieder.',
  pluginAgain:
    'Ändert sich der erste Teil später, laden Sie das Plugin noch einmal herunter, und lassen Sie WordPress das alte ersetzen.',
  pluginOne:
    'Je Website ein solches Plugin: Stehen dort eine Suche und ein Dokument, wählen Sie oben „{both}“ und installieren, was dabei herauskommt.',
  pluginThere:
    'Haben Sie das Plugin schon für das Feld installiert, dient es auch dieser Seite: Es ist nichts zu tun.',
  pluginFailed:
    'Die Dateien des Skripts lassen sich von hier nicht lesen. Nehmen Sie sie einzeln, weiter unten.',
  withoutPlugin: 'Ohne das Plugin',
  headByHand:
    'Fügen Sie den ersten Teil in den <head> Ihrer Website ein, etwa mit dem Plugin WPCode unter „Code Snippets → Header & Footer“.',
  byHand: 'Falls Sie das Tag von Hand schreiben',
  integrity: 'Die Prüfsumme (integrity) dieser Datei ist',
  hosting: {
    html: 'Legen Sie es auf den Server Ihrer Website, neben Ihre Seiten.',
    wordpress:
      'Legen Sie es auf Ihren Server, in den Ordner Ihres Child-Themes; die Mediathek ist nicht der Ort dafür. Ein anderer Host tut es auch.',
    webflow:
      'Webflow nimmt keine Dateien von Ihnen auf: Legen Sie es auf einen anderen Webhost. Ein statischer Host wie Netlify, Cloudflare Pages oder GitHub Pages genügt, auch kostenlos.',
    squarespace:
      'Legen Sie es auf einen eigenen Webhost, der Dateien so ausliefert, wie sie sind. Ein statischer Host wie Netlify, Cloudflare Pages oder GitHub Pages genügt, auch kostenlos.',
    wix: 'Legen Sie es auf einen eigenen Webhost, der Dateien so ausliefert, wie sie sind. Ein statischer Host wie Netlify, Cloudflare Pages oder GitHub Pages genügt, auch kostenlos.',
    shopify:
      'Laden Sie es unter „Inhalte → Dateien“ (Content → Files) hoch: Das CDN Ihres Shops liefert es aus. Jedes Hochladen ergibt eine neue Adresse; kopieren Sie sie von dort.',
    gtm: 'Legen Sie es auf den Server Ihrer Website: Der Tag Manager trägt nur das Snippet.',
    react:
      'Legen Sie es in den Ordner Ihres Projekts, der so ausgeliefert wird, wie er ist, etwa public/, oder auf einen Webhost.',
    vue: 'Legen Sie es in den Ordner Ihres Projekts, der so ausgeliefert wird, wie er ist, etwa public/, oder auf einen Webhost.',
    placeholder:
      'Legen Sie es auf den Server Ihrer Website oder auf einen anderen, der Dateien so ausliefert, wie sie sind.',
  },
  src: 'Adresse des Skripts',
  srcHelp:
    'Wo Ihre Kopie von {file} liegt: https://www.example.com/{file}, oder nur {file}, wenn sie neben der Seite liegt.',
  srcWrong: 'Eine Adresse beginnt mit https:// und endet mit dem Namen der Datei, {file}.',
  place: 'Wo auf der Seite',
  placeHelp:
    'Das Element kommt ans Ende dieser Stelle: main ist der Hauptteil der meisten Seiten; # und eine ID, etwa #search, eine Stelle, die Sie so genannt haben.',
  policy: 'Für eine Seite mit strenger Content-Security-Policy',
  policyHelp:
    'Sendet Ihre Seite eine Content-Security-Policy, fügen Sie dies hinzu. In img-src müssen womöglich die Hosts Ihrer eigenen Bilder stehen.',
  policyHashes:
    'Die Prüfsummen (sha256) gelten für das, was in diesem Snippet steht: Kopieren Sie die Zeile neu, wenn Sie es ändern.',
  demand: 'Wie oft die Dienste gefragt werden',
  demandHelp:
    'Tarife von Algolia und Contentful enden bei einer Zahl von Anfragen im Monat. So viele verursachen Ihre Besucher höchstens; was eben erst gefragt wurde, wird nicht noch einmal gefragt und kostet nichts.',
  demandVisits: 'Besuche der Seite im Monat',
  demandShare: 'Wie viele von hundert Besuchern suchen?',
  demandThousand: 'Anfragen je 1000 Besuche',
  demandMonth: 'Anfragen im Monat',
  demandSearches: 'Suchen, die Algolia zählt',
  demandYours: 'Ihre Wahl',
  demandNote:
    'So gerechnet: {share} von hundert Besuchern tippen ein Wort aus zehn Buchstaben und wählen einen Filter, wo es welche gibt. Eine Anfrage enthält eine Suche für jeden Index, eine für Vorschläge und mit einem Filter eine mehr. Wo erst mit Enter gesucht wird, kostet ein Wort eine Anfrage.',
  shapes: {
    page: 'In der Seite, unter dem Feld',
    dropdown: 'Aufklapper',
    dialog: 'Dialog',
    box: 'Nur das Feld',
    document: 'Dokument',
  },
  link: 'Diese Einstellungen an Kollegen senden',
  linkHelp:
    'Der Link enthält alle Einstellungen, aber kein Konto, keinen Schlüssel, kein Token und keinen Host.',
  copyLink: 'Link kopieren',
  textPlace: 'Auf breitem Platz steht der Text',
  textPlaces: {
    start: 'am Anfang',
    middle: 'in der Mitte',
    full: 'über die ganze Breite',
  },
  textPlaceHelp:
    'Zeilen enden, wo sie sich gut lesen lassen; ist der Platz breiter, sagt dies, wo sie stehen. Über die ganze Breite werden sie lang.',
  contents: 'Das Inhaltsverzeichnis steht',
  contentsPlaces: { beside: 'neben dem Text', above: 'über dem Text' },
  contentsHelp:
    'Neben dem Text nur, wo beides Platz hat: Dann stehen sie gemeinsam in der Mitte. Auf dem Telefon steht es immer darüber.',
  tokens: {
    '--embed-accent': 'Links und Schaltflächen',
    '--embed-on-accent': 'Text auf Schaltflächen',
    '--embed-text': 'Text',
    '--embed-muted': 'Nebentext',
    '--embed-surface': 'Hintergrund',
    '--embed-raised': 'Abgehobener Hintergrund',
    '--embed-border': 'Linien',
    '--embed-highlight': 'Gefundene Wörter',
    '--embed-danger': 'Fehler',
    '--embed-radius': 'Wie stark die Ecken gerundet sind, etwa 8px.',
    '--embed-space': 'Wie weit alles auseinander steht; mit diesem Wert wächst alles. Etwa 8px.',
    '--embed-inset': 'Platz links und rechts von jedem Ergebnis einer Liste, etwa 16px.',
    '--embed-font': 'Die Schrift von allem. Leer: die Schrift der Seite.',
    '--embed-columns': 'Wie viele Ergebnisse nebeneinander stehen, wo Platz dafür ist.',
    '--embed-measure':
      'Wie breit der Text wird, etwa 45rem; mit 100% nimmt er allen Platz. Leer: Zeilen enden dort, wo sie sich noch gut lesen lassen.',
  },
  measures: {
    '--embed-radius': 'Runde Ecken',
    '--embed-space': 'Abstände',
    '--embed-inset': 'Platz an den Seiten',
    '--embed-font': 'Schrift',
    '--embed-columns': 'Spalten',
    '--embed-measure': 'Breite des Textes',
  },
  wrong: {
    choice: '„{value}“ steht nicht zur Wahl. Richtig wäre: {right}.',
    flag: 'Das ist an oder aus; „{value}“ ist keines von beiden. Kreuzen Sie es an, oder lassen Sie es leer.',
    whole: '„{value}“ ist keine ganze Zahl von {least} bis {most}.',
    wholes:
      '„{value}“ ist keine ganze Zahl. Schreiben Sie Zahlen mit Kommas dazwischen, etwa 20, 50.',
    named:
      'In „{value}“ fehlt der Name vor dem Strich. Erst der Name, dann | und die Wörter für Besucher: products|Produkte.',
    facet:
      '„{value}“ ist nicht zu verstehen. Schreiben Sie den Namen eines Feldes, etwa city oder price:range.',
    facetType: '„{value}“ ist keine Art von Filter. Es gibt: {right}.',
    facetOption:
      '„{value}“ in der Klammer ist nicht zu verstehen. Es gibt limit=5, sort=alpha, closed und search, mit Leerzeichen dazwischen.',
    selected:
      '„{value}“ ist nicht zu verstehen. Schreiben Sie ein Feld, einen Doppelpunkt und einen Wert, etwa city:Kraków.',
    selector:
      '„{value}“ führt auf einer Seite zu nichts. Schreiben Sie # und die ID des Elements, etwa #results.',
    host: '„{value}“ ist keine Adresse. Schreiben Sie eine wie https://search.example.com.',
    address: '„{value}“ ist keine Adresse. Schreiben Sie eine ohne Leerzeichen, etwa /products/.',
    recommended:
      '„{value}“ ist keine Empfehlung. Schreiben Sie ein Modell und worum es geht, etwa related-products:id oder trending-items.',
    parameters:
      '„{value}“ ist nicht zu verstehen. Schreiben Sie name=wert, mit & zwischen mehreren.',
    locale: '„{value}“ ist keine Sprache. Schreiben Sie ihr Kürzel, etwa pl oder de-AT.',
    timeZone: '„{value}“ ist keine Zeitzone. Schreiben Sie eine wie Europe/Warsaw.',
    currency: '„{value}“ ist nicht der Code einer Währung. Schreiben Sie ihn, etwa EUR oder CHF.',
    shortcut:
      '„{value}“ ist nicht zu verstehen. Schreiben Sie eine Taste, die gehalten wird, ein Plus und einen Buchstaben, etwa mod+k.',
    id: 'In „{value}“ stehen Zeichen, die nicht dahin gehören. Erlaubt sind Buchstaben ohne Umlaute, Ziffern, Punkte, Striche und Unterstriche, höchstens 64, ohne Leerzeichen.',
    timeline:
      '„{value}“ ist weder ein Release noch ein Zeitpunkt. Schreiben Sie {url.timeline}, die ID eines Release oder einen Zeitpunkt wie 2026-12-01T09:00Z.',
    secret:
      'Dieses Token darf schreiben und deshalb nicht in einer Seite stehen. Nehmen Sie das Token der Delivery API.',
    tokens:
      'Schreiben Sie die ID eines Space, einen Doppelpunkt und sein Token der Delivery API, etwa abc123:token. Ein Token, das schreiben darf, darf nicht in einer Seite stehen.',
  },
  idle: {
    dropdown: 'Bewirkt in einem Dropdown nichts: Dort ist nur Platz für die ersten Ergebnisse.',
    elsewhere: 'Bewirkt hier nichts: Wegen „{names}“ zeigt dieses Feld keine eigenen Ergebnisse.',
    dialog: 'Bewirkt nur etwas, wo Ergebnisse in einem Dialog stehen.',
    together: 'Bewirkt nur etwas zusammen mit „{names}“.',
    rail: 'Tut nichts neben „{names}“: Statt einer Suche steht dort eine Reihe von Empfehlungen.',
    instead:
      'Bewirkt nichts, solange „{names}“ einen Eintrag fest nennt. Was dazu gefunden wird, steht dort zur Wahl.',
    contents:
      'toc bleibt hier leer: Ein Inhaltsverzeichnis entsteht aus den Überschriften eines Textes, und dies ist eine Liste von Einträgen.',
    algolia: 'Bewirkt hier nichts: Das hat nur Algolia.',
    recognised: 'Wird ohnehin gezeigt: Die Werte sagen es. Das Snippet kommt ohne aus.',
    enter: 'Ohne Ergebnisseite zeigt Enter nur, was unter dem Feld steht.',
  },
  findings: {
    missing: 'Es fehlt noch: {names}.',
    unfilled:
      '{value} enthält etwas, das erst Ihre Seite ausfüllen kann, und wurde deshalb nicht geprüft.',
    engineUnseen:
      'Diese Seite sieht nicht in {engine} hinein. Ob alles stimmt, zeigt die Vorschau.',
    keyRejected:
      'Der Schlüssel wird abgelehnt: Die Anwendung kennt ihn nicht. Prüfen Sie beide auf Tippfehler; sie müssen zusammengehören.',
    keyMayWrite:
      'Dieser Schlüssel wird nicht angenommen, weil er schreiben darf ({rights}): Wer Ihre Seite liest, könnte damit Ihre Datensätze ändern oder löschen. Legen Sie einen an, der nur suchen darf.',
    keyIsAdmin:
      'Dieser Schlüssel wird nicht angenommen, weil es der Admin-Schlüssel ist, der alles schreiben und löschen darf. Nehmen Sie den Schlüssel nur zum Suchen.',
    managementToken:
      'Dieses Token wird nicht angenommen, weil es ein Management-Token ist (CFPAT-…), das schreiben darf: Wer Ihre Seite liest, könnte damit Ihre Inhalte ändern. Nehmen Sie das Token der Delivery API.',
    tokenRejected:
      'Das Token wird abgelehnt oder gehört nicht zu diesem Space. Prüfen Sie beide auf Tippfehler; sie müssen zusammengehören.',
    quota: 'Der Schlüssel stimmt, aber Ihr Tarif hat keine Suchen mehr übrig.',
    applicationBlocked: 'Der Dienst hat diese Anwendung gesperrt. Sein Dashboard sagt, warum.',
    rateLimit: 'Gerade zu viele Anfragen. Warten Sie einen Moment, und testen Sie noch einmal.',
    hostBlocked:
      'Die Richtlinie dieser Seite (Content-Security-Policy) blockiert {host}. Hat Ihre eigene Seite eine solche, braucht sie die Zeile unter dem Snippet.',
    unreachable:
      'Keine Antwort von {host}. Prüfen Sie die ID oder die Adresse auf Tippfehler und Ihre Verbindung; auch ein Blocker oder eine Firewall kann sie aufhalten. Versuchen Sie es dann noch einmal.',
    serviceDown:
      '{host} antwortet mit einem eigenen Fehler ({status}). Versuchen Sie es später noch einmal.',
    notTheService:
      'Dort antwortet etwas, aber nicht dieser Dienst. Prüfen Sie die Adresse und was davor steht.',
    indexUnknown:
      'Es gibt keinen Index {index}. Prüfen Sie den Namen; Groß- und Kleinschreibung zählt.',
    replicaUnknown:
      'Es gibt kein Replikat {index}. Kopieren Sie seinen Namen aus Algolias Dashboard: den Index öffnen, dann „Replicas“; Groß- und Kleinschreibung zählt.',
    indexClosed: 'Der Schlüssel darf den Index {index} nicht lesen.',
    indexEmpty: 'Den Index {index} gibt es, aber er ist leer.',
    indexFound: 'Der Index {index} antwortet mit {count} Datensätzen.',
    recognised:
      'Von den Datensätzen zeigt er {fields}. Schreiben Sie eines davon, um es zu ändern; ein Fragezeichen heißt, dass dort auch ein anderes Feld stehen kann.',
    notForFaceting:
      '{attribute} darf in {index} noch kein Filter sein: Ergänzen Sie es im Dashboard von Algolia unter „Attributes for faceting“, oder wählen Sie ein anderes. Als Filter möglich: {known}.',
    noFaceting:
      'Noch darf kein Feld des Index {index} ein Filter sein: Ergänzen Sie welche im Dashboard von Algolia unter „Attributes for faceting“.',
    facetsFound: 'Als Filter möglich: {known}.',
    environmentUnknown: 'Das Token stimmt, aber der Space hat keine Umgebung {environment}.',
    typeUnknown: 'Es gibt keinen Inhaltstyp {type}. Es gibt: {known}.',
    entryUnknown:
      'Diesen Eintrag gibt es nicht: {entry}. Prüfen Sie ihn auf Tippfehler und ob er veröffentlicht ist.',
    entryWaits:
      'Die Verbindung steht. Noch ist kein Eintrag genannt: Klicken Sie einen an, oder nennen Sie Inhaltstyp und kurzen Namen.',
    fieldUnknown: '{type} hat kein Feld {field}. Text steht in: {known}.',
    fieldNoText: 'Das Feld {field} enthält keinen Text, sondern {holds}. Text steht in: {known}.',
    fieldPlain:
      'Das Feld {field} hat keine Überschriften, Bilder oder Links und wird gezeigt, wie es ist. Text mit ihnen steht in: {known}.',
    noRichText: 'Einträge des Typs {type} haben kein Feld mit Text, der sich zeigen lässt.',
    localeUnknown: 'Der Space hat keine Sprache {locale}. Er hat: {known}.',
    entryFound: 'Der Eintrag {entry} antwortet; er ist vom Typ {type}.',
    linksNowhere:
      'Der Text verweist auf andere Einträge, aber es ist noch nicht angegeben, wo deren Seiten liegen: Ein Klick bewirkt nichts. Tragen Sie es hier ein, etwa {pattern}.',
    picturesRelative:
      'Bilder haben Adressen ohne Host, etwa {address}: Sie erscheinen nur auf Seiten der Website, zu der sie gehören.',
    notRooted:
      '„{address}“ führt aus jedem Ordner Ihrer Website woandershin: Mit einem Schrägstrich davor ist es von überall dieselbe Seite.',
  },
}
