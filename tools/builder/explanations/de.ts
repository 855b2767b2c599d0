// Longer than other files because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Sprache der Wörter, Zahlen und Daten, die Besucher sehen. Leer richtet sie sich nach Ihrer Seite, wie es `<html lang="pl">` sagt. Sonst ihr Kürzel, etwa `fr` oder `de-AT`. Die Sprache dieses Baukastens hat damit nichts zu tun.',
  'time-zone':
    'Nach wessen Uhr Zeiten gezeigt werden, etwa `Europe/Warsaw`. Leer nach der des Besuchers.',
  loading:
    'Wann das Element zu arbeiten beginnt. Wartet es auf Zustimmung, steht an seiner Stelle ein Knopf.',
  'privacy-policy':
    'Die Adresse Ihrer Datenschutzerklärung. Sie steht als Link, wo um Zustimmung gefragt wird.',
  theme: 'Wie die Seite: ohne eigenen Hintergrund; hell oder dunkel: mit einem eigenen.',
}

export const de: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Der Name Ihres Index, in Algolias Dashboard unter „Search → Index“. Mehrere werden Reiter: `products|Produkte, help|Hilfe`.',
    engine: '`algolia`, außer wenn Ihre Daten in Typesense oder Meilisearch liegen.',
    'app-id': 'Oben in „API keys“.',
    'api-key':
      'Der mit dem Namen „Search API Key“. Nie der „Admin API Key“: Er darf alles löschen.',
    'search-host':
      'Nur wenn Ihre Daten nicht bei Algolia selbst liegen, etwa `https://search.example.com`.',
    layout: 'In der Seite, aufgeklappt unter dem Feld oder in einem Fenster, das ein Knopf öffnet.',
    for: 'Wenn Ihre Seite eine andere Suche hat, die dieses Feld steuern soll: `#` und die ID der anderen, etwa `#results`. Dieses Feld zeigt dann selbst keine Ergebnisse.',
    trigger:
      'Der Knopf oder Link Ihrer eigenen Seite, der den Dialog statt unseres öffnet: `#` und seine ID, etwa `#search-button`.',
    facets: 'Filter neben den Ergebnissen. Leer eine sinnvolle Auswahl; mit `none` keine.',
    recommend:
      'Statt Feld und Ergebnissen: eine Reihe mit dem, was Algolia Recommend vorschlägt. Auf einer Produktseite `related-products:{meta.sku}`, mit der Id des Produkts in einem `<meta name="sku">`; auf jeder anderen `trending-items`. Die Modelle müssen zuerst in Algolias Dashboard trainiert werden.',
    selected:
      'Filter, die beim Öffnen der Seite gewählt sind und die Besucher wegnehmen können: Filter, Doppelpunkt und Wert, etwa `city:Kraków`, oder von und bis, etwa `price:10:50`.',
    sort: 'Andere Reihenfolgen zur Wahl, etwa die günstigsten zuerst. Jede ist ein Replikat Ihres Index, das Sie in Algolias Dashboard anlegen: den Index öffnen, dann „Replicas“.',
    'hits-per-page':
      'Wie viele Ergebnisse auf einer Seite stehen. Leer sind es 20, im Dialog 8, im Dropdown 6.',
    'per-page-options':
      'Zahlen, unter denen Besucher wählen, etwa `20, 50`. Leer gibt es keine Wahl.',
    paging: 'Wie Besucher zu weiteren Ergebnissen kommen.',
    'hits-view': 'Wählen Sie mehrere, und Besucher wählen darunter.',
    'group-by':
      'Ein Feld, dessen Wert zur Überschrift über den Ergebnissen wird, die ihn haben, etwa das Kapitel eines Handbuchs.',
    query: 'Wörter, die von Anfang an im Feld stehen. Meist keine.',
    filters:
      'Was Besucher überhaupt finden: ein Feld, ein Doppelpunkt und ein Wert, etwa `in_stock:true`. Mehrere verbindet `AND`. Von Terminen nur die kommenden: `starts_at >= {today}`.',
    'search-fields':
      'Namen von Feldern, durch Kommas getrennt: `title, description`. Typesense braucht sie, das wichtigste zuerst; sonst leer lassen, dann wird alles durchsucht, was der Index erlaubt.',
    params:
      'Einstellungen von Algolia für jede Frage, mit den Namen von dort: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Was im Feld steht, bevor jemand tippt, etwa „Im Laden suchen“.',
    label: 'Wie ein Screenreader diese Suche nennt. Lohnt sich, wo eine Seite zwei davon hat.',
    'heading-level':
      'Welche Überschrift die Titel der Ergebnisse sind, von 1 bis 6, für Screenreader und Suchmaschinen. Leer passt sie zu den Überschriften Ihrer Seite.',
    'hit-title':
      'Das Feld, dessen Text der Titel eines Ergebnisses ist. Lassen Sie dies und die folgenden leer, wo die Vorschau es richtig zeigt.',
    'hit-text': 'Das Feld mit dem Text unter dem Titel.',
    'hit-image': 'Das Feld mit der Adresse des Bildes.',
    'hit-url':
      'Wohin ein Klick auf ein Ergebnis führt: das Feld mit seiner Adresse. Oder die Adresse selbst, mit Feldern in Klammern: `/products/{handle}`.',
    'hit-date': 'Das Feld mit dem Datum.',
    'hit-price': 'Das Feld mit dem Preis.',
    'hit-currency': 'Die Währung aller Preise, etwa `EUR`, oder das Feld, in dem sie steht.',
    'hit-badge': 'Das Feld mit einem Wort, das auffällt, etwa „Neu“.',
    'hit-facts':
      'Bis zu sechs weitere Felder in einer leisen Zeile, etwa Marke und Ort. Ohne Angabe werden bis zu drei gewählt.',
    'hit-entry':
      'Wo sich Ergebnisse in einem Dokument öffnen (`opens`): das Feld mit der ID dieses Dokuments.',
    opens:
      'Zeigt ein gewähltes Ergebnis in einem `<rich-doc>` derselben Seite, statt wegzuführen: `#` und dessen ID, etwa `#reader`.',
    'url-sync':
      'Besucher können weitergeben, was sie gesucht und gewählt haben, und Zurück führt wieder hin.',
    'url-prefix':
      'Wenn auf derselben Seite eine zweite Suche steht: Ein Buchstabe wie `s` hält beide in der Adresse auseinander.',
    'results-page':
      'Eine Seite von Ihnen mit einer Suche und allen Ergebnissen, etwa `/search`: Enter führt mit den Wörtern dorthin.',
    'query-param':
      'Der Name, unter dem Wörter in einer Adresse stehen: `q` in `/search?q=lamp`. Ändern Sie ihn, wenn Ihre Website einen anderen nimmt.',
    name: 'Nur wo die Suche in einem Formular Ihrer Seite steht: der Name, unter dem das Formular die Wörter sendet, etwa `q`. Enter sendet dann dieses Formular.',
    shortcut:
      'Tasten, die von überall auf der Seite zur Suche führen: `mod+k` ist Strg und K, auf einem Mac ⌘ und K.',
    'search-on': 'Wann die Suche beginnt.',
    'search-delay':
      'Wie lange nach einem Buchstaben gewartet wird, bevor gefragt wird, in Tausendstelsekunden. Mehr davon spart Anfragen.',
    'min-length': 'Wie viele Buchstaben es sein müssen, bevor gesucht wird. Leer genügt einer.',
    'suggestions-index':
      'Schlägt vor, was andere suchen. Legen Sie ihn in Algolias Dashboard unter „Query Suggestions“ an, und schreiben Sie den Namen, den er dort bekommt.',
    recent: 'Bietet Besuchern an, was sie früher gesucht haben. Es bleibt auf ihrem Gerät.',
    ask: 'Besucher können auch eine Frage in eigenen Worten stellen: die Kennung eines Agenten, den Sie in Agent Studio angelegt haben. Jede Frage kostet, was Ihr Sprachmodell kostet.',
    insights:
      'Sagt Algolia, was angeklickt und gekauft wird, damit Statistik und Reihenfolge besser werden. Fragen Sie Ihre Besucher um Zustimmung, wo das Gesetz es verlangt.',
    'user-token':
      'Für diese Statistik: ein erfundener Name des Besuchers, damit zwei Besuche als eine Person zählen. Leer: ein zufälliger bei jedem Besuch.',
    track:
      'Was gesucht, nicht gefunden und gewählt wird, kann Google Tag Manager erfahren. Ohne Tag Manager leer lassen.',
    'powered-by':
      'Zeigt „Search by Algolia“. In einem kostenlosen Tarif von Algolia müssen Sie das.',
    autofocus:
      'Die Schreibmarke steht im Feld, wenn die Seite sich öffnet. Für Seiten, die zum Suchen da sind.',
    'agent-tool':
      'Ein Agent im Browser des Besuchers kann hier suchen. Der Besucher sieht dieselben Ergebnisse. Bisher können das nur einige Browser.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Was gezeigt wird: Klicken Sie einen an, oder kopieren Sie seine ID aus Contentful, im Eintrag unter „Info“.',
    'content-type': 'Statt eines festen Eintrags: seine Art, zusammen mit `slug`.',
    slug: 'Der kurze Name des Eintrags in Adressen, etwa `our-story`. `{url.path}` nimmt den letzten Teil der Adresse Ihrer Seite: Eine Seite zeigt dann jeden Eintrag.',
    'slug-field': 'Das Feld, in dem dieser kurze Name steht, wenn es nicht `slug` heißt.',
    'space-id': 'Oben in „API keys“, als „Space ID“.',
    'access-token': 'In „API keys“: „Content Delivery API - access token“.',
    environment:
      'Leer lassen, außer wenn Ihre Inhalte in einer anderen Umgebung als `master` liegen.',
    'content-host':
      'Leer lassen. `eu`, wenn Ihr Space in der Europäischen Union liegt; oder eine eigene Adresse, etwa `https://content.example.com`.',
    spaces:
      'Leer lassen, außer wenn Ihre Texte auf Einträge anderer Spaces verweisen. Für jeden davon: seine „Space ID“, ein Doppelpunkt und sein Token der Delivery API, durch Kommas getrennt.',
    field: 'Welches Feld des Eintrags der Text ist. Leer wird es gefunden.',
    locale:
      'Sprache des Textes und der Wörter und Daten um ihn. Leer richtet sie sich nach Ihrer Seite, wie es `<html lang="pl">` sagt. Sonst ihr Kürzel, etwa `de`. Die Sprache dieses Baukastens hat damit nichts zu tun.',
    'content-locale':
      'Nur wenn der Text in einer anderen Sprache sein soll als die Wörter um ihn: ihr Name in Contentful, etwa `en-US`.',
    preview:
      'Zeigt, was noch nicht veröffentlicht ist, mit einem Hinweis darauf. Nicht für Seiten, die Besucher sehen.',
    'preview-token':
      'Entwürfe brauchen ein eigenes Token, das nie in einer Seite stehen darf. Ein Entwickler setzt es mit `configure()`, oder es kommt in der Adresse, durch `{url.name}`.',
    timeline:
      'Zeigt den Inhalt so, wie er in einem Release oder zu einem Zeitpunkt sein wird, geplant mit Timeline von Contentful. `{url.timeline}` nimmt beides aus dem Link des Editors. Wirkt nur zusammen mit `preview`.',
    show: 'Was über dem Text steht; das Inhaltsverzeichnis kann daneben stehen. Klicken Sie an, was Sie wollen. Lassen Sie den Titel weg, wo die Seite selbst einen zeigt.',
    'date-field': 'Welches Feld das Datum über dem Text ist. Leer wird es gefunden.',
    'heading-level':
      'Welche Überschrift die oberste des Textes auf Ihrer Seite ist, von 1 bis 6. 2 ist richtig, wo Ihre Seite einen eigenen Titel hat.',
    'entry-url':
      'Wohin Links auf andere Einträge führen: die Adresse einer solchen Seite, mit Feldern in Klammern, etwa `/blog/{slug}`. Ohne sie führen sie nirgendhin. Für mehrere Arten: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Zeigt einen verlinkten Eintrag in einem `<rich-doc>` derselben Seite, statt wegzuführen: `#` und dessen ID, etwa `#reader`.',
    'page-meta':
      'Dieser Text gibt Ihrer Seite den Titel im Browser und in Suchmaschinen. Für Seiten, die nur diesen Text zeigen.',
    'link-target': 'Wo Links auf andere Websites sich öffnen. Leer: im selben Tab.',
    include:
      'Wie viele Ebenen von Einträgen in Einträgen geholt werden. Mehr macht es langsamer; ändern Sie es nur, wo darin etwas fehlt.',
  },
}
