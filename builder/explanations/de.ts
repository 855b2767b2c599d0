import type { Explanations } from './explain.ts'

const shared = {
  locale:
    'Sprache der Wörter, Zahlen und Daten. Sonst das nächste `lang`, dann das des Browsers, dann `en`.',
  'time-zone':
    'Zone, in der Zeitpunkte gezeigt werden, etwa `Europe/Warsaw`. Sonst die des Besuchers.',
  loading:
    '`lazy`: Es wird nichts gefragt, bevor das Element in die Nähe des Bildschirms kommt. `consent`: nichts, bevor der Besucher oder die Seite zustimmt.',
  theme: 'Hell oder dunkel; `auto` folgt dem `color-scheme` der Seite.',
}

export const de: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Der Index, in dem gesucht wird. Mehrere, wie `products|Produkte, help|Hilfe`, werden Reiter mit Anzahlen.',
    'app-id': 'Die Anwendung bei Algolia. Mit `searchClient` nicht nötig.',
    'api-key':
      'Schlüssel nur zum Suchen. Mit `searchClient` nicht nötig. Als Eigenschaft auch eine asynchrone Funktion, die einen liefert; sie wird neu gefragt, wenn ihr Schlüssel abgelehnt wird.',
    'search-host':
      'Eine andere Herkunft, mit Pfad oder Port, die dasselbe Protokoll spricht; `/` ist die der Seite.',
    layout:
      'Wo Ergebnisse erscheinen: `page`, `dropdown` (aufgeklappt unter dem Feld) oder `dialog` (ein Fenster, das ein Knopf, Tasten oder `trigger` öffnen).',
    for: 'Ein anderes `<site-search>` der Seite, das dieses Feld steuert; ein Dialog oder Dropdown öffnet sich mit den Wörtern. In der Seite zeigt es dann keine eigenen Ergebnisse und braucht keinen Index.',
    trigger:
      'Mit `layout="dialog"`: das Element der Seite, das ihn öffnet, statt des eingebauten Knopfs. Es darf später kommen, ersetzt werden oder mehrere sein.',
    facets:
      'Filter neben den Ergebnissen: `attribute[:type][(options)][|Label]`, oder `none`. Sonst die Reihenfolge des Index oder jene mit 2–50 Werten.',
    selected:
      'Filter, die anfangs gewählt sind, entfernbar: `city:Kraków, category:Art, price:10:50`.',
    sort: 'Replikate, nach denen sortiert werden kann, neben dem Index selbst: `replica[|Label]`. Bei Reitern gehören sie zum ersten.',
    'hits-per-page': 'Ergebnisse auf einer Seite. 20 in der Seite, 8 im Dialog, 6 im Dropdown.',
    'per-page-options': 'Seitengrößen zur Wahl, etwa `20, 50`.',
    paging:
      'Wie man zu mehr Ergebnissen kommt: nummerierte Seiten, ein Knopf, oder von selbst am Ende der Liste.',
    'hits-view': 'Wie Ergebnisse angeordnet sind; bei mehreren wählt der Besucher.',
    'group-by':
      'Feld, dessen Wert Gruppen von Ergebnissen überschreibt. Dokumentationen werden nach `hierarchy.lvl0` gruppiert.',
    query: 'Die Suchwörter. Jederzeit änderbar, und als die jetzigen lesbar.',
    filters: 'Ein fester Filterausdruck von Algolia.',
    params: 'Weitere Parameter von Algolia, etwa `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Wörter im leeren Feld.',
    label: 'Name der Suche für Hilfstechnik.',
    'heading-level': 'Ebene der Überschriften in Ergebnissen und Filtern.',
    'hit-title': 'Feld mit dem Titel eines Ergebnisses; Pfade mit Punkten sind erlaubt.',
    'hit-text': 'Feld mit dem Text eines Ergebnisses.',
    'hit-image': 'Feld mit dem Bild eines Ergebnisses.',
    'hit-url': 'Feld mit der Adresse eines Ergebnisses, oder ein Muster: `/products/{handle}`.',
    'hit-date': 'Feld mit dem Datum eines Ergebnisses.',
    'hit-price': 'Feld mit dem Preis eines Ergebnisses.',
    'hit-currency': 'Feld mit der Währung des Preises, oder ihr Code.',
    'hit-badge': 'Feld mit einem kurzen Merkmal des Ergebnisses.',
    'hit-entry':
      'Feld mit der ID eines Eintrags. Datensätze vom Webhook des Inhaltsdienstes brauchen keines.',
    opens: 'Das `<rich-doc>`, in dem ein gewähltes Ergebnis gezeigt wird: `#reader`.',
    'url-sync':
      'Gesuchtes und Gewähltes in der Adresse halten: `q`, `index`, `f.<attribute>`, `sort`, `per-page`, `page`, und mit `opens` den `entry`. Parameter dieser Namen gehören dann der Suche, alle anderen bleiben.',
    'url-prefix':
      'Vorsatz dieser Parameter: `s` macht `s.q`. Für eine zweite Suche, oder wo die Seite selbst solche Parameter hat.',
    'results-page':
      'Seite, die die Ergebnisse zeigt: ein Pfad, der die Wörter als `query-param` bekommt, oder ein Muster: `/?s={query}`. In der Seite zeigt das Feld dann keine eigenen Ergebnisse und braucht keinen Index.',
    'query-param':
      'Parameter, in dem eine andere Seite oder ein Formular die Wörter hierher schickt. Einmal gelesen, am Anfang.',
    shortcut:
      'Tasten, die von überall auf der Seite in die Suche führen oder den Dialog öffnen und schließen: `mod+k` (`mod` ist ⌘ auf Geräten von Apple, sonst Strg). Leer für keine. `mod+k` beim Dialog.',
    'search-on': 'Beim Tippen suchen, oder wenn abgeschickt wird.',
    'search-delay': 'Millisekunden Ruhe vor einer Anfrage.',
    'min-length': 'Zeichen vor einer Anfrage. In der Seite keine, sonst 1.',
    'suggestions-index':
      'Ein Index der Query Suggestions von Algolia: was andere suchen, vorgeschlagen beim Tippen und wo nichts gefunden wird.',
    recent:
      'Letzte Suchen auf diesem Gerät merken (local storage): was abgeschickt oder gewählt wurde.',
    insights: 'Ereignisse über Klicks und Ansichten an Algolia senden.',
    'user-token':
      'Pseudonym des Besuchers in diesen Ereignissen: bis zu 129 Buchstaben, Ziffern und `_=/+-`. Sonst ein zufälliges für diesen Aufruf.',
    track:
      '`dataLayer`: zur Ruhe gekommene und leere Suchen, Auswahlen und Fehler als Ereignisse des Tag Managers.',
    'powered-by': 'Der Hinweis „Search by Algolia“, den kostenlose Tarife zeigen müssen.',
    autofocus: 'Das Feld ansteuern, wenn die Seite geladen ist.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Der Eintrag; oder `content-type` mit `slug`. Ohne ihn wartet das Element und behält, was in ihm steht.',
    'content-type': 'Mit `slug`: der Inhaltstyp des Eintrags.',
    slug: 'Mit `content-type`: der Slug des Eintrags, oder `{url.path}` für den letzten Teil der Adresse.',
    'slug-field': 'Feld, in dem der Slug steht.',
    'space-id': 'Der Space, in dem der Eintrag liegt.',
    'access-token': 'Token der Delivery API.',
    environment: 'Umgebung des Space.',
    'content-host':
      '`eu`, oder eine andere Herkunft, mit Pfad oder Port, die dasselbe Protokoll spricht.',
    field:
      'Das gezeigte Feld: Rich Text, einfacher Text oder eine Liste von Einträgen. Sonst der erste Rich Text des Eintrags, dann seine erste Liste von Einträgen.',
    'content-locale':
      'Der Sprachcode des Inhalts, wo er abweicht. Sonst die Sprache des Space, die dieselbe ist, oder seine Vorgabe.',
    preview: 'Entwürfe über die Preview API zeigen, als solche gekennzeichnet.',
    'preview-token':
      'Token der Preview API, als Eigenschaft, mit `configure()` oder als `{url.name}`, das es aus der Adresse nimmt; nie in der Seite geschrieben.',
    show: 'Was über dem Text steht: beliebige davon, mit Kommas getrennt.',
    'date-field':
      'Feld mit dem gezeigten Datum. Sonst das erste Datumsfeld, oder wann der Eintrag angelegt wurde.',
    'heading-level':
      'Ebene, die die oberste Überschrift des Dokuments in der Seite bekommt, oder sein Titel, wo er gezeigt wird (dann 2). Sonst wie geschrieben.',
    'entry-url':
      'Adressen von Einträgen: `/{contentType}/{slug}`, oder `post=/blog/{slug}, page=/{slug}`.',
    opens: 'Das `<rich-doc>`, in dem sich Links auf Einträge öffnen.',
    'page-meta':
      'Dieses Dokument bestimmt Titel, Beschreibung und kanonische Adresse der Seite, und `noindex`, wenn es fehlt.',
    'link-target':
      '`_blank` öffnet Links auf andere Websites in einem neuen Tab, mit sicherem `rel`.',
    include: 'Tiefe, bis zu der Verknüpfungen geholt werden.',
  },
}
