// Longer than other files because it is one table.
import type { Words } from './shape.ts'

export const de: Words = {
  title: 'Snippet-Baukasten',
  gallery: 'Alle Beispiele',
  intro:
    'Auswählen, klicken, kopieren. Was Sie eingeben, bleibt in diesem Browser und geht nur an Ihre eigenen Dienste.',
  language: 'Sprache dieses Baukastens',
  languageHelp: 'Gilt nur für den Baukasten. Was Besucher lesen, richtet sich nach Ihrer Seite.',
  form: 'Einstellungen',
  element: 'Was soll erscheinen?',
  search: 'Eine Suche',
  document: 'Ein Dokument',
  both: 'Beides auf einer Seite',
  setUpNow: 'Eingerichtet wird',
  begin: 'Starten mit',
  starts: {
    page: { title: 'Suchseite', text: 'Suchfeld, Filter und Ergebnisse auf der Seite.' },
    header: { title: 'Suchfeld im Header', text: 'Die Ergebnisse klappen darunter auf.' },
    window: {
      title: 'Suche im Fenster',
      text: 'Öffnet sich über einen Button im Header oder mit Strg und K.',
    },
    shop: { title: 'Shop', text: 'Produkte als Karten, mit Filtern.' },
    rail: { title: 'Empfehlungen', text: 'Eine Reihe mit weiteren Vorschlägen.' },
    article: { title: 'Artikel', text: 'Mit Titel und Bild.' },
    guide: { title: 'Anleitung', text: 'Mit Titel, Bild und Inhaltsverzeichnis.' },
    text: { title: 'Nur der Text', text: 'Oder eine Seite aus Blöcken.' },
  },
  existing: 'Ich habe schon ein Snippet',
  existingHelp:
    'Fügen Sie es hier ein, egal von welcher Seite: Das Formular wird damit ausgefüllt.',
  readIn: 'Einlesen',
  readDone: 'Das Formular ist jetzt mit den Angaben aus Ihrem Snippet ausgefüllt.',
  readUnknown:
    'Das Formular ist ausgefüllt. Nicht übernommen, weil es dafür kein Feld gibt: {names}.',
  readMeant: '„{written}“ wurde als „{name}“ gelesen: Das war vermutlich gemeint.',
  readNothing: 'Darin ist weder <site-search> noch <rich-doc> noch ein Platzhalter dafür.',
  account: 'Ihr Konto',
  accountNeeded:
    'Diese Seite hat keine eigenen Daten: Sie braucht Ihr Konto und zeigt, was darin liegt.',
  sandbox: 'Beispieldaten',
  ownAccount: 'Mein eigenes Konto',
  sandboxHelp:
    'Sie probieren es mit unseren Beispieldaten aus und müssen hier nichts ausfüllen. Wählen Sie Ihr eigenes Konto, bevor Sie das Snippet in Ihre Seite einfügen.',
  searchAccountHelp:
    'Im Algolia-Dashboard unter „API keys“. Nehmen Sie den Schlüssel, der nur suchen darf (search-only): Er steht für alle lesbar im Quelltext Ihrer Seite.',
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
    'Nichts davon wurde erkannt. Schreiben Sie vor jeden Wert, was er ist, etwa „Index: products“.',
  noIndex: 'Noch nichts bei Algolia?',
  indexing: {
    shopify:
      'Installieren Sie die App „Algolia AI Search & Discovery“ aus dem Shopify App Store: Sie kopiert Ihre Produkte in Ihr Konto und hält sie aktuell. Ihr Index heißt shopify_products, solange Sie kein anderes Präfix wählen.',
    wordpress:
      'Installieren Sie das Plugin „WP Search with Algolia“: Es kopiert Ihre Beiträge und Seiten in Ihr Konto und hält sie aktuell. Ihr Index heißt wp_searchable_posts, solange Sie kein anderes Präfix wählen.',
    other:
      'Laden Sie im Algolia-Dashboard unter „Data sources“ eine Datei (CSV oder JSON) mit allem hoch, was gefunden werden soll, oder lassen Sie Ihre Website vom Algolia-Crawler einlesen.',
  },
  test: 'Verbindung testen',
  testing: 'Wird getestet …',
  offers: 'In Ihren Daten gefunden: zum Auswählen klicken',
  offersAdd: 'In Ihren Daten gefunden: zum Hinzufügen oder Entfernen klicken',
  written: 'So steht es im Snippet',
  offersMore: '{count} weitere',
  seekHere: 'In dieser Liste suchen',
  seekNone: 'Nichts hier enthält „{words}“.',
  offersOne: 'Zum Auswählen anklicken',
  offersWords: 'Zum Hinzufügen oder Entfernen klicken',
  filterNames: 'Was Besucher über jedem Filter lesen. Bleibt ein Feld leer, gilt der Name in Grau.',
  filterNamesIn: 'Wie heißen sie auf {language}?',
  filterNamesOnce:
    'Ihr Index hat mehrere Sprachen, diese Namen sind aber in allen gleich. Für Seiten in einer anderen Sprache ändern Sie die Namen hier und kopieren das Snippet noch einmal.',
  fillNames: 'Diese Namen übernehmen: {names}',
  didYouMean: 'Meinten Sie „{name}“?',
  orders: 'Bisherige Sortierungen: zum Entfernen klicken',
  startFirst: 'Anfangs nach der ersten sortieren',
  ownOrder: 'Relevanz',
  addOrder: 'Sortierung hinzufügen',
  replica: 'Name des Replikats',
  orderNames:
    'Was Besucher zu jeder Sortierung lesen. Bleibt ein Feld leer, gilt der Name in Grau.',
  pairs: 'Ein Filter und ein Wert',
  pairField: 'Filter',
  pairValue: 'Wert',
  fromToday: 'ab heute',
  pairLanguage:
    'Diese Werte gelten für: {language}. Ihr Index führt jede Sprache getrennt: Auf Seiten in einer anderen Sprache finden sie nichts.',
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
    events: 'Konzerte und andere Veranstaltungen, mit Terminen und Preisen.',
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
  notSet: 'nicht festgelegt',
  neverInPage: 'Gehört nie in eine Seite, deshalb ist hier nichts einzutragen.',
  groups: {
    first: 'Das Wichtigste',
    found: 'Was gefunden wird',
    results: 'Was ein Ergebnis zeigt',
    listing: 'Wie Ergebnisse aufgelistet werden',
    leading: 'Wohin die Suche führt',
    typing: 'Beim Tippen',
    entry: 'Welcher Eintrag gezeigt wird',
    above: 'Was um den Text steht',
    links: 'Wohin Links führen',
    words: 'Texte und Sprache',
    measuring: 'Statistik',
    loading: 'Laden, hell und dunkel',
    developers: 'Für die Entwicklung',
  },
  find: 'Einstellung finden',
  findNone: 'Keine passende Einstellung gefunden.',
  foundAbove: 'Oben, unter „Das Wichtigste“:',
  often: 'Auch oft gewünscht:',
  parts: 'Teile des Formulars',
  rest: 'Alles Weitere',
  openAll: 'Alle Teile öffnen',
  template: 'Eine eigene Vorlage',
  templateHelp:
    'Ohne Vorlage wird aus den Daten erkannt, was ein Ergebnis zeigt. Klicken Sie die Felder an, die zu sehen sein sollen, und ändern Sie dann, was Sie möchten.',
  templateStart: 'Mit Bild, Überschrift und Text beginnen',
  templateFields: 'Felder, die gezeigt werden',
  templateType: 'Inhaltstyp',
  templateTypeHelp: 'Welche Art von Einträgen im Text so aussieht.',
  anyType: 'jeder',
  templateText: 'HTML der Vorlage',
  templateInside: 'Welche Felder zu sehen sind, und wie',
  looks: 'Aussehen',
  looksHelp:
    'Schrift und Textfarbe kommen von Ihrer Seite. Wählen Sie eine Farbe oder geben Sie eine ein: #0b5d7a, teal, rgb(11 93 122). Jedes Feld zeigt die Farbe, die jetzt gilt.',
  brand: 'Die Farbe Ihrer Marke',
  brandHelp:
    'Text darauf ist weiß oder, wo Weiß weniger Kontrast als 4,5 : 1 hätte, schwarz: Eine helle Farbe bekommt schwarzen Text. Eine andere Textfarbe legen Sie mit „{text}“ unter „{looks}“ fest. Text in der Markenfarbe wird so weit abgedunkelt oder aufgehellt, dass er lesbar bleibt. Browser von 2024 und davor können beides nicht.',
  stylesheet: 'Theme',
  stylesheetHelp: 'Ein fertiges Aussehen; eigene Farben weiter unten haben Vorrang.',
  noStylesheet: 'keines, wie die Seite',
  looksInside: 'Theme, Farben, Ecken, Schrift, Breite',
  light: 'hell',
  dark: 'dunkel',
  reset: 'Zurücksetzen',
  contrastGood: '{pair}: Kontrast {ratio}, gut lesbar',
  contrastLow: '{pair}: Kontrast {ratio}, zu gering; nötig ist {least}',
  contrastUnknown: '{pair}: Kontrast unbekannt, weil nur Ihre Seite eine der Farben kennt.',
  notCss: '„{value}“ wurde nicht erkannt. Richtig wäre zum Beispiel {right}.',
  preview: 'Vorschau',
  previewWaits: 'Die Vorschau erscheint, sobald dies ausgefüllt ist: {names}.',
  previewRefused:
    'Mit Schreibrechten gibt es keine Vorschau. Tragen Sie einen Schlüssel oder ein Token ein, das nur lesen kann.',
  previewLoading: 'Wird geladen …',
  previewDialog:
    'Auf Ihrer Seite öffnet ein Button dieses Fenster: Schließen Sie es, um den Button zu sehen.',
  previewTyped:
    '„{word}“ wurde hier eingegeben, damit es etwas zu sehen gibt. Auf Ihrer Seite ist das Suchfeld leer.',
  noCurrency: 'Den Preisen fehlt die Währung. Welche ist es?',
  otherCurrency: 'Eine andere',
  previewLink: 'Links führen hier nirgendwohin. Auf Ihrer Seite führt dieser zu {address}',
  previewSays: 'Hinweise des Elements',
  previewLanguage:
    'Hier auf {language}, wie dieser Baukasten. Auf Ihrer Seite entscheidet „lang“ oder „{setting}“.',
  previewLight:
    'Hier hell, wie jede Seite, die nichts anderes vorgibt. „Dunkel“ zeigt die dunkle Ansicht.',
  previewBoth:
    'Hier stehen beide nebeneinander. Auf Ihrer Seite steht jedes dort, wo Sie seine Zeile einfügen.',
  previewMore: 'Mehr zu dieser Vorschau ({count})',
  width: 'Breite',
  phone: 'Smartphone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  fullScreen: 'Vollbild',
  scheme: 'Hell oder dunkel',
  skip: 'Zu Vorschau und Snippet',
  toForm: 'Zu den Einstellungen',
  snippet: 'Ihr Snippet',
  paste: 'Wo fügen Sie es ein?',
  pasteHelp: 'Das Snippet wird dafür passend erstellt; darunter steht, wohin es gehört.',
  environmentKinds: {
    site: 'Website-Baukästen und CMS',
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
    placeholder: 'CMS, das unbekannte Tags entfernt',
  },
  steps: {
    html: [
      'Öffnen Sie die Seite in Ihrem Editor und gehen Sie an die Stelle, an der das Element erscheinen soll.',
      'Fügen Sie dort das ganze Snippet ein.',
      'Speichern Sie und öffnen Sie die Seite auf Ihrer Website, nicht als Datei.',
    ],
    wordpress: [
      'Kopieren Sie den zweiten Teil. Fügen Sie auf Ihrer Seite dort, wo das Element erscheinen soll, einen Block „Individuelles HTML“ hinzu und setzen Sie diesen Teil hinein.',
      'Für ein Suchfeld im Header aller Seiten öffnen Sie „Design → Website-Editor → Vorlagen → Header“, fügen in der Zeile der Navigation einen Block „Individuelles HTML“ hinzu und setzen den zweiten Teil hinein. Gibt es unter „Design“ keinen „Website-Editor“, nehmen Sie „Design → Widgets“.',
      'Speichern Sie und leeren Sie den Cache, falls Sie ein Plugin dafür haben.',
    ],
    webflow: [
      'Ziehen Sie im Designer ein „Code Embed“ an die Stelle, an der das Element erscheinen soll.',
      'Fügen Sie das ganze Snippet ein, speichern und schließen Sie.',
      'Veröffentlichen Sie: Skripte laufen nicht im Designer, nur auf der veröffentlichten Website.',
    ],
    squarespace: [
      'Bearbeiten Sie die Seite und fügen Sie dort, wo das Element erscheinen soll, einen Block „Code“ hinzu.',
      'Wählen Sie HTML, fügen Sie das ganze Snippet ein und lassen Sie „Display Source“ aus.',
      'Speichern Sie. Solange Sie angemeldet sind, kann Squarespace Skripte verbergen: Sehen Sie sich die Seite in einem privaten Fenster an.',
    ],
    wix: [
      'Wählen Sie im Editor „Elemente hinzufügen → Code einbetten → HTML einbetten“ und ziehen Sie den Kasten an die gewünschte Stelle.',
      'Wählen Sie „Code“, fügen Sie das ganze Snippet ein und aktualisieren Sie.',
      'Machen Sie den Kasten so hoch, wie die Ergebnisse sein sollen, denn Wix zeigt ihn in einem Rahmen; Links öffnen sich im ganzen Fenster.',
    ],
    shopify: [
      'Legen Sie die Seite unter „Onlineshop → Seiten“ (Online Store → Pages) an.',
      'Öffnen Sie „Onlineshop → Themes“ (Themes) und bearbeiten Sie Ihr Theme. Wählen Sie oben „Seiten → Vorlage erstellen“ (Pages → Create template) und fügen Sie dort, wo das Element erscheinen soll, einen Abschnitt „Benutzerdefiniertes Liquid“ (Custom Liquid) hinzu. Fügen Sie das ganze Snippet in ihn ein und speichern Sie.',
      'Wählen Sie diese Vorlage unter „Onlineshop → Seiten“ für Ihre Seite, speichern Sie und sehen Sie sich die Seite in Ihrem Shop an.',
    ],
    gtm: [
      'Legen Sie im Tag Manager ein Tag „Benutzerdefiniertes HTML“ an und fügen Sie das ganze Snippet ein.',
      'Wählen Sie den Trigger „DOM ist bereit“ für die Seiten, die es haben sollen; das Element rückt an die Stelle, die Sie unten angeben.',
      'Lassen Sie „document.write unterstützen“ aus, prüfen Sie das Ergebnis im Vorschaumodus und veröffentlichen Sie.',
    ],
    react: [
      'Speichern Sie das Snippet als Datei Ihres Projekts, etwa {file}.jsx.',
      'Importieren Sie die Komponente, wo sie erscheinen soll; das Skript wird einmal für alle geladen.',
      'Wird auf dem Server gerendert, machen Sie daraus eine Client-Komponente, in Next.js mit „use client“.',
    ],
    vue: [
      'Speichern Sie das Snippet als Datei Ihres Projekts, etwa {file}.vue.',
      'Importieren Sie die Komponente, wo sie erscheinen soll; das Skript wird einmal für alle geladen.',
      'Der Compiler braucht dafür keine Einstellung: Das Element wird über seinen Namen erzeugt.',
    ],
    placeholder: [
      'Fügen Sie den ersten Teil in den <head> jeder Seite ein, dort, wo Vorlagen oder Einstellungen Ihres CMS Skripte erlauben.',
      'Öffnen Sie auf der Seite die Quelltextansicht des Editors und fügen Sie den zweiten Teil ein; Leerzeichen, die der Editor hineinsetzt, schaden nicht.',
      'Speichern Sie und sehen Sie sich die veröffentlichte Seite an: Editoren führen keine Skripte aus.',
    ],
  },
  stepOfHeader:
    'Öffnen Sie in Ihrem Editor den Header Ihrer Seiten und gehen Sie an die Stelle, an der das Element stehen soll. Hat jede Seite ihren eigenen Header, wiederholen Sie das auf jeder.',
  stepOfResults: 'Legen Sie unter „Seiten → Seite hinzufügen“ die Seite mit der Adresse {page} an.',
  stepsOfBoth:
    'Die Zeile jedes Elements kann an einer eigenen Stelle stehen, auch auf einer anderen Seite; das Skript gehört einmal auf jede Seite, die eines davon zeigt.',
  trustTitle: 'Wozu data-trust-placeholders im Skript dient',
  trustNote:
    'Damit darf der Platzhalter dies festlegen: {names}. In der Regel ist hier nichts zu tun. Nur wo Besucher selbst HTML auf Ihre Seiten schreiben können, etwa in einem Forum, lassen Sie data-trust-placeholders und diese Einstellungen weg.',
  refusedKey:
    'Der Schlüssel wurde im Snippet weggelassen: Wer Ihre Seite aufruft, könnte damit Ihre Daten ändern. Tragen Sie einen ein, der nur lesen kann.',
  sandboxNote:
    'Dieses Snippet zeigt unsere Beispieldaten. Bevor Sie es in eine eigene Seite einfügen, braucht es ein eigenes Konto („{own}“).',
  localNote:
    'Noch liegt das Skript auf diesem Rechner, wo Besucher es nicht erreichen. Laden Sie es hoch, tragen Sie hier seine Adresse ein und kopieren Sie dann.',
  unfinished: 'Noch nicht fertig. Es fehlt: {names}.',
  notWorking: 'Das funktioniert noch nicht: {names}. Daneben steht jeweils, warum.',
  boxAlone:
    'Das ist nur ein Suchfeld: Es führt zu {page} und zeigt hier keine Ergebnisse. Fügen Sie dort eine Suche ohne „{label}“ ein.',
  otherPage: 'Die Seite {page} braucht ein eigenes Snippet, mit einer Suche auf der Seite.',
  makeOther: 'Snippet für {page} erstellen',
  nowFor:
    'Das ist jetzt das Snippet für {page}. Wählen Sie Filter und Aussehen und fügen Sie es dort ein.',
  backToBox: 'Zurück zum Suchfeld',
  ignored:
    'Noch nicht richtig: {names}. Daneben steht jeweils, was richtig wäre. Bis dahin steht im Snippet, was Sie eingegeben haben, und das Element verhält sich, als wäre nichts angegeben.',
  leftOut:
    'Nicht im Snippet, weil es bei diesen Einstellungen nichts bewirkt: {names}. Das Formular behält es.',
  copy: 'Kopieren',
  addressFirst: 'Zuerst die Adresse des Skripts',
  atTop: 'Sie liegt im obersten Ordner meiner Website: {address}',
  copyAgain: 'Mit dieser Adresse kopieren',
  copyHead: 'Ersten Teil kopieren',
  copyPlace: 'Zweiten Teil kopieren',
  partHead: '1 · für den <head>',
  partOfPlugin: '1 · für den <head>, vom Plugin mitgebracht',
  partPlace: '2 · für die Seite',
  copied: 'Kopiert.',
  copyFailed:
    'Der Browser hat es nicht erlaubt. Markieren Sie das Snippet und kopieren Sie es von Hand.',
  whereTo: 'Wohin es gehört',
  host: 'Das Skript kommt',
  hosts: { public: 'von einem öffentlichen Server', own: 'von meinem eigenen Server' },
  hostHelp: {
    public:
      'Sie müssen nichts hochladen: cdn.jsdelivr.net liefert jede Version an alle aus. Der Dienst sieht die IP-Adressen Ihrer Besucher und setzt keine Cookies. Die Zeile funktioniert, sobald diese Version dort veröffentlicht ist.',
    own: 'Von einem Besuch erfährt nur Ihr eigener Server, und Browser brauchen keine weitere Verbindung. Eine neue Version laden Sie selbst hoch.',
  },
  widgets: 'Meine Seite ergänzt die Suche um eigene InstantSearch-Widgets',
  fileAlone: '{file} enthält alles, was diese Seite zeigt, und ist {size} kB kleiner als {all}.',
  fileForWidgets:
    'Eigene Widgets brauchen InstantSearch, das in {file} enthalten ist; {slim} kommt ohne aus und ist {size} kB kleiner.',
  fileLacks: 'Die Datei unter dieser Adresse enthält nicht alles, was das Snippet braucht.',
  fileHeavy:
    'Die Datei unter dieser Adresse enthält mehr, als diese Seite braucht: {file} ist {size} kB kleiner.',
  takeFile: '{file} verwenden',
  upload: 'Zuerst das Skript hochladen',
  online: 'Sie müssen kein Skript hochladen',
  onlineText: 'Das Skript ist schon online, unter {address}, und das Snippet lädt es von dort.',
  onlineElsewhere: 'Es ist auch unter {address} online; das Snippet lädt es von der Adresse unten.',
  ownHost: 'Lieber auf dem eigenen Server',
  download: '{file} herunterladen',
  plugin: 'Plugin installieren',
  pluginHelp:
    'Es bringt den ersten Teil des Snippets mit, der das Skript lädt. Öffnen Sie in WordPress „Plugins → Plugin hinzufügen → Plugin hochladen“, wählen Sie die Datei und installieren und aktivieren Sie das Plugin.',
  pluginDownload: 'Plugin herunterladen (.zip)',
  pluginMade:
    '{file} liegt in Ihren Downloads. Hat der Browser sie entpackt, komprimieren Sie den Ordner wieder.',
  pluginAgain:
    'Ändert sich der erste Teil später, laden Sie das Plugin noch einmal herunter und lassen Sie WordPress das alte ersetzen.',
  pluginOne:
    'Pro Website genügt ein solches Plugin: Gibt es dort eine Suche und ein Dokument, wählen Sie oben „{both}“ und installieren das Plugin, das dabei entsteht.',
  pluginThere:
    'Haben Sie das Plugin schon für das Suchfeld installiert, gilt es auch für diese Seite: Sie müssen nichts tun.',
  pluginFailed:
    'Die Dateien des Skripts lassen sich von hier nicht lesen. Laden Sie sie weiter unten einzeln herunter.',
  withoutPlugin: 'Ohne das Plugin',
  headByHand:
    'Fügen Sie den ersten Teil in den <head> Ihrer Website ein, etwa mit dem Plugin WPCode unter „Code Snippets → Header & Footer“.',
  byHand: 'Falls Sie das Tag von Hand schreiben',
  integrity: 'Die Prüfsumme (integrity) dieser Datei ist',
  hosting: {
    html: 'Legen Sie es auf den Server Ihrer Website, neben Ihre Seiten.',
    wordpress:
      'Legen Sie es auf Ihren Server, in den Ordner Ihres Child-Themes; die Mediathek eignet sich nicht dafür. Ein anderer Server geht auch.',
    webflow:
      'Webflow nimmt keine eigenen Dateien auf: Legen Sie es auf einen anderen Webserver. Ein Dienst für statische Dateien wie Netlify, Cloudflare Pages oder GitHub Pages genügt, auch kostenlos.',
    squarespace:
      'Legen Sie es auf einen eigenen Webserver, der Dateien unverändert ausliefert. Ein Dienst für statische Dateien wie Netlify, Cloudflare Pages oder GitHub Pages genügt, auch kostenlos.',
    wix: 'Legen Sie es auf einen eigenen Webserver, der Dateien unverändert ausliefert. Ein Dienst für statische Dateien wie Netlify, Cloudflare Pages oder GitHub Pages genügt, auch kostenlos.',
    shopify:
      'Laden Sie es unter „Inhalte → Dateien“ (Content → Files) hoch: Das CDN Ihres Shops liefert es aus. Nach jedem Hochladen ist die Adresse neu; kopieren Sie sie von dort.',
    gtm: 'Legen Sie es auf den Server Ihrer Website: Der Tag Manager enthält nur das Snippet.',
    react:
      'Legen Sie es in den Ordner Ihres Projekts, der unverändert ausgeliefert wird, etwa public/, oder auf einen Webserver.',
    vue: 'Legen Sie es in den Ordner Ihres Projekts, der unverändert ausgeliefert wird, etwa public/, oder auf einen Webserver.',
    placeholder:
      'Legen Sie es auf den Server Ihrer Website oder auf einen anderen, der Dateien unverändert ausliefert.',
  },
  src: 'Adresse des Skripts',
  srcHelp:
    'Wo Ihre Kopie von {file} liegt: https://www.example.com/{file}, oder nur {file}, wenn sie neben der Seite liegt.',
  srcWrong: 'Eine Adresse beginnt mit https:// und endet mit dem Namen der Datei, {file}.',
  place: 'Stelle auf der Seite',
  placeHelp:
    'Das Element kommt ans Ende dieser Stelle: main ist der Hauptteil der meisten Seiten; # und eine ID, etwa #search, meinen eine Stelle, die Sie so benannt haben.',
  policy: 'Für eine Seite mit strenger Content-Security-Policy',
  policyHelp:
    'Sendet Ihre Seite eine Content-Security-Policy, fügen Sie dies hinzu. In img-src müssen womöglich die Hosts Ihrer eigenen Bilder stehen.',
  policyHashes:
    'Die Prüfsummen (sha256) gelten für das, was in diesem Snippet steht: Kopieren Sie die Zeile neu, wenn Sie es ändern.',
  demand: 'Wie viele Anfragen entstehen',
  demandHelp:
    'Die Tarife von Algolia und Contentful enthalten eine feste Zahl von Anfragen im Monat. So viele verursachen Ihre Besucher höchstens; was eben erst abgefragt wurde, wird nicht noch einmal abgefragt und kostet nichts.',
  demandVisits: 'Besuche der Seite im Monat',
  demandShare: 'Wie viele von hundert Besuchern suchen?',
  demandThousand: 'Anfragen pro 1.000 Besuche',
  demandMonth: 'Anfragen im Monat',
  demandSearches: 'Suchen, die Algolia zählt',
  demandYours: 'Ihre Wahl',
  demandNote:
    'So wird gerechnet: {share} von hundert Besuchern tippen ein Wort aus zehn Buchstaben und wählen einen Filter, wo es welche gibt. Eine Anfrage enthält eine Suche für jeden Index, eine für Vorschläge und mit einem Filter eine weitere. Wo erst mit Enter gesucht wird, kostet ein Wort eine Anfrage.',
  shapes: {
    page: 'Auf der Seite, unter dem Suchfeld',
    dropdown: 'Dropdown',
    dialog: 'Dialog',
    box: 'Nur das Suchfeld',
    document: 'Dokument',
  },
  link: 'Diese Einstellungen weitergeben',
  linkHelp:
    'Der Link enthält alle Einstellungen, aber kein Konto, keinen Schlüssel, kein Token und keinen Host.',
  copyLink: 'Link kopieren',
  textPlace: 'Bei viel Platz steht der Text',
  textPlaces: {
    start: 'am Anfang',
    middle: 'in der Mitte',
    full: 'über die ganze Breite',
  },
  textPlaceHelp:
    'Zeilen sind so lang, dass sie sich gut lesen lassen. Ist der Platz breiter, legen Sie hier fest, wo sie stehen. Über die ganze Breite werden sie lang.',
  contents: 'Das Inhaltsverzeichnis steht',
  contentsPlaces: { beside: 'neben dem Text', above: 'über dem Text' },
  contentsHelp:
    'Neben dem Text nur, wo beides Platz hat: Dann stehen sie gemeinsam in der Mitte. Auf dem Smartphone steht es immer darüber.',
  tokens: {
    '--embed-accent': 'Links und Buttons',
    '--embed-on-accent': 'Text auf Buttons',
    '--embed-text': 'Text',
    '--embed-muted': 'Sekundärer Text',
    '--embed-surface': 'Hintergrund',
    '--embed-raised': 'Abgehobener Hintergrund',
    '--embed-border': 'Linien',
    '--embed-highlight': 'Gefundene Wörter',
    '--embed-danger': 'Fehler',
    '--embed-radius': 'Wie stark die Ecken gerundet sind, etwa 8px.',
    '--embed-space': 'Wie groß die Abstände sind; alles wächst mit. Etwa 8px.',
    '--embed-inset': 'Platz links und rechts von jedem Ergebnis einer Liste, etwa 16px.',
    '--embed-font': 'Die Schrift für alles. Leer: die Schrift Ihrer Seite.',
    '--embed-columns': 'Wie viele Ergebnisse nebeneinander stehen, wo Platz dafür ist.',
    '--embed-measure':
      'Wie breit der Text wird, etwa 45rem; 100% nutzt den ganzen Platz. Leer: Zeilen sind so lang, dass sie sich noch gut lesen lassen.',
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
    choice: '„{value}“ steht nicht zur Wahl. Möglich sind: {right}.',
    flag: 'Das ist an oder aus; „{value}“ ist keines von beiden. Setzen Sie ein Häkchen oder lassen Sie es weg.',
    whole: '„{value}“ ist keine ganze Zahl von {least} bis {most}.',
    wholes:
      '„{value}“ ist keine ganze Zahl. Geben Sie Zahlen mit Kommas dazwischen ein, etwa 20, 50.',
    named:
      'In „{value}“ fehlt der Name vor dem senkrechten Strich. Erst der Name, dann | und der Text für Besucher: products|Produkte.',
    facet:
      '„{value}“ wurde nicht erkannt. Geben Sie den Namen eines Feldes ein, etwa city oder price:range.',
    facetType: '„{value}“ ist keine Art von Filter. Es gibt: {right}.',
    facetOption:
      '„{value}“ in der Klammer wurde nicht erkannt. Es gibt limit=5, sort=alpha, closed und search, mit Leerzeichen dazwischen.',
    selected:
      '„{value}“ wurde nicht erkannt. Geben Sie ein Feld, einen Doppelpunkt und einen Wert ein, etwa city:Kraków.',
    selector:
      '„{value}“ führt auf einer Seite zu nichts. Geben Sie # und die ID des Elements ein, etwa #results.',
    host: '„{value}“ ist keine Adresse. Geben Sie eine wie https://search.example.com ein.',
    address: '„{value}“ ist keine Adresse. Geben Sie eine ohne Leerzeichen ein, etwa /products/.',
    recommended:
      '„{value}“ ist keine Empfehlung. Geben Sie ein Modell ein und worum es geht, etwa related-products:id oder trending-items.',
    parameters: '„{value}“ wurde nicht erkannt. Geben Sie name=wert ein, mit & zwischen mehreren.',
    locale: '„{value}“ ist keine Sprache. Geben Sie ihr Kürzel ein, etwa pl oder de-AT.',
    timeZone: '„{value}“ ist keine Zeitzone. Geben Sie eine wie Europe/Warsaw ein.',
    currency: '„{value}“ ist kein Währungscode. Geben Sie einen ein, etwa EUR oder CHF.',
    shortcut:
      '„{value}“ wurde nicht erkannt. Geben Sie eine Taste, die gehalten wird, ein Plus und einen Buchstaben ein, etwa mod+k.',
    id: '„{value}“ kann keine ID sein. Geben Sie Ihre eigene ein: höchstens 64 Zeichen, Buchstaben ohne Umlaute, Ziffern, Punkte, Striche und Unterstriche, ohne Leerzeichen.',
    timeline:
      '„{value}“ ist weder ein Release noch ein Zeitpunkt. Geben Sie {url.timeline}, die ID eines Release oder einen Zeitpunkt wie 2026-12-01T09:00Z ein.',
    secret:
      'Dieses Token darf schreiben und gehört deshalb nicht in eine Seite. Nehmen Sie das Token der Delivery API.',
    tokens:
      'Geben Sie die ID eines Space, einen Doppelpunkt und sein Token der Delivery API ein, etwa abc123:token. Ein Token, das schreiben darf, gehört nicht in eine Seite.',
  },
  idle: {
    dropdown: 'Bewirkt in einem Dropdown nichts: Dort ist nur Platz für die ersten Ergebnisse.',
    elsewhere:
      'Bewirkt hier nichts: Wegen „{names}“ zeigt dieses Suchfeld keine eigenen Ergebnisse.',
    dialog: 'Bewirkt nur etwas, wo Ergebnisse in einem Dialog stehen.',
    together: 'Bewirkt nur etwas zusammen mit „{names}“.',
    rail: 'Bewirkt neben „{names}“ nichts: Statt einer Suche steht dort eine Reihe von Empfehlungen.',
    instead:
      'Bewirkt nichts, solange „{names}“ einen Eintrag fest nennt. Was dazu gefunden wird, steht dort zur Wahl.',
    contents:
      'toc bleibt hier leer: Ein Inhaltsverzeichnis entsteht aus den Überschriften eines Textes, und dies ist eine Liste von Einträgen.',
    algolia: 'Bewirkt hier nichts: Das hat nur Algolia.',
    recognised: 'Wird ohnehin erkannt. Das Snippet kommt ohne aus.',
    enter: 'Ohne Ergebnisseite zeigt Enter nur, was unter dem Suchfeld steht.',
  },
  findings: {
    missing: 'Es fehlt noch: {names}.',
    unfilled:
      '{value} enthält etwas, das erst Ihre Seite ausfüllen kann, und wurde deshalb nicht geprüft.',
    engineUnseen: 'Diese Seite kann {engine} nicht abfragen. Ob alles stimmt, zeigt die Vorschau.',
    keyRejected:
      'Der Schlüssel wird abgelehnt: Die Anwendung kennt ihn nicht. Prüfen Sie beide auf Tippfehler; sie müssen zusammengehören.',
    keyMayWrite:
      'Dieser Schlüssel wird nicht angenommen, weil er schreiben darf ({rights}): Wer Ihre Seite aufruft, könnte damit Ihre Datensätze ändern oder löschen. Legen Sie einen an, der nur suchen darf.',
    keyIsAdmin:
      'Dieser Schlüssel wird nicht angenommen, weil es der Admin-Schlüssel ist, der alles schreiben und löschen darf. Nehmen Sie den Schlüssel, der nur suchen darf.',
    managementToken:
      'Dieses Token wird nicht angenommen, weil es ein Management-Token ist (CFPAT-…), das schreiben darf: Wer Ihre Seite aufruft, könnte damit Ihre Inhalte ändern. Nehmen Sie das Token der Delivery API.',
    tokenRejected:
      'Das Token wird abgelehnt oder gehört nicht zu diesem Space. Prüfen Sie beide auf Tippfehler; sie müssen zusammengehören.',
    quota: 'Der Schlüssel stimmt, aber die Suchen Ihres Tarifs sind aufgebraucht.',
    applicationBlocked: 'Der Dienst hat diese Anwendung gesperrt. Den Grund nennt das Dashboard.',
    rateLimit: 'Gerade zu viele Anfragen. Warten Sie einen Moment und testen Sie noch einmal.',
    hostBlocked:
      'Die Richtlinie dieser Seite (Content-Security-Policy) blockiert {host}. Hat Ihre eigene Seite eine solche Richtlinie, braucht sie die Zeile unter dem Snippet.',
    unreachable:
      'Keine Antwort von {host}. Prüfen Sie die ID oder die Adresse auf Tippfehler und Ihre Verbindung; auch ein Blocker oder eine Firewall kann sie aufhalten. Versuchen Sie es dann noch einmal.',
    serviceDown:
      '{host} antwortet mit einem eigenen Fehler ({status}). Versuchen Sie es später noch einmal.',
    notTheService:
      'Dort antwortet etwas, aber nicht dieser Dienst. Prüfen Sie die Adresse und was davor steht.',
    indexUnknown:
      'Es gibt keinen Index {index}. Prüfen Sie den Namen, auch Groß- und Kleinschreibung.',
    replicaUnknown:
      'Es gibt kein Replikat {index}. Kopieren Sie seinen Namen aus dem Algolia-Dashboard: den Index öffnen, dann „Replicas“. Achten Sie auf Groß- und Kleinschreibung.',
    indexClosed: 'Der Schlüssel darf den Index {index} nicht lesen.',
    indexEmpty: 'Den Index {index} gibt es, aber er ist leer.',
    indexFound: 'Der Index {index} antwortet. Datensätze: {count}.',
    recognised:
      'Aus den Datensätzen wird gezeigt: {fields}. Tragen Sie eines davon selbst ein, um es zu ändern; ein Fragezeichen heißt, dass dort auch ein anderes Feld stehen kann.',
    notForFaceting:
      '{attribute} darf in {index} noch kein Filter sein: Ergänzen Sie es im Algolia-Dashboard unter „Attributes for faceting“ oder wählen Sie ein anderes. Als Filter möglich: {known}.',
    noFaceting:
      'Noch darf kein Feld des Index {index} ein Filter sein: Ergänzen Sie welche im Algolia-Dashboard unter „Attributes for faceting“.',
    facetsFound: 'Als Filter möglich: {known}.',
    environmentUnknown: 'Das Token stimmt, aber der Space hat keine Umgebung {environment}.',
    typeUnknown: 'Es gibt keinen Inhaltstyp {type}. Es gibt: {known}.',
    entryUnknown:
      'Diesen Eintrag gibt es nicht: {entry}. Prüfen Sie ihn auf Tippfehler und ob er veröffentlicht ist.',
    entryWaits:
      'Die Verbindung steht. Noch ist kein Eintrag genannt: Klicken Sie einen an oder geben Sie Inhaltstyp und Kurznamen ein.',
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
