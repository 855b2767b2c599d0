// Longer than other files because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Sprache der Texte, Zahlen und Datumsangaben, die Besucher sehen. Bleibt das Feld leer, richtet sie sich nach Ihrer Seite, etwa nach `<html lang="pl">`. Sonst geben Sie ihr Kürzel ein, etwa `fr` oder `de-AT`. Die Sprache dieses Baukastens hat damit nichts zu tun.',
  'time-zone':
    'Die Zeitzone aller Uhrzeiten, etwa `Europe/Warsaw`. Bleibt das Feld leer, gilt die der Besucher.',
  loading:
    'Wann das Element zu arbeiten beginnt. Wartet es auf Zustimmung, steht an seiner Stelle ein Button.',
  'privacy-policy':
    'Die Adresse Ihrer Datenschutzerklärung. Sie wird dort verlinkt, wo um Zustimmung gebeten wird.',
  theme: '„Wie die Seite“ hat keinen eigenen Hintergrund, hell und dunkel bringen einen mit.',
}

export const de: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Der Name Ihres Index, im Algolia-Dashboard unter „Search → Index“. Mehrere werden zu Tabs: `products|Produkte, help|Hilfe`.',
    engine: '`algolia`, außer wenn Ihre Daten in Typesense oder Meilisearch liegen.',
    'app-id': 'Oben in „API keys“.',
    'api-key':
      'Der mit dem Namen „Search API Key“. Nie der „Admin API Key“: Er darf alles löschen.',
    'search-host':
      'Nur wenn Ihre Daten nicht bei Algolia selbst liegen, etwa `https://search.example.com`.',
    layout:
      'Auf der Seite, aufgeklappt unter dem Suchfeld oder in einem Fenster, das ein Button öffnet.',
    for: 'Wenn Ihre Seite eine andere Suche hat, die dieses Suchfeld steuern soll: `#` und die ID der anderen, etwa `#results`. Dieses Suchfeld zeigt dann selbst keine Ergebnisse.',
    trigger:
      'Der Button oder Link Ihrer eigenen Seite, der anstelle unseres Buttons den Dialog öffnet: `#` und seine ID, etwa `#search-button`.',
    facets:
      'Filter neben den Ergebnissen. Bleibt das Feld leer, wird sinnvoll ausgewählt; `none` heißt keine.',
    recommend:
      'Statt Suchfeld und Ergebnissen: eine Reihe mit dem, was Algolia Recommend vorschlägt. Auf einer Produktseite `related-products:{meta.sku}`, mit der ID des Produkts in einem `<meta name="sku">`; auf jeder anderen `trending-items`. Die Modelle müssen zuerst im Algolia-Dashboard trainiert werden.',
    selected:
      'Filter, die beim Öffnen der Seite ausgewählt sind und die Besucher entfernen können: Filter, Doppelpunkt und Wert, etwa `city:Kraków`, oder von und bis, etwa `price:10:50`.',
    sort: 'Andere Reihenfolgen zur Auswahl, etwa die günstigsten zuerst. Jede ist ein Replikat Ihres Index, das Sie im Algolia-Dashboard anlegen: den Index öffnen, dann „Replicas“.',
    'hits-per-page':
      'Wie viele Ergebnisse auf einer Seite stehen. Bleibt das Feld leer, sind es 20, im Dialog 8, im Dropdown 6.',
    'per-page-options':
      'Zahlen, unter denen Besucher wählen können, etwa `20, 50`. Bleibt das Feld leer, gibt es keine Auswahl.',
    paging: 'Wie Besucher zu weiteren Ergebnissen kommen.',
    'hits-view': 'Wenn Sie mehrere auswählen, können Besucher zwischen ihnen wechseln.',
    'group-by':
      'Ein Feld, dessen Wert zur Überschrift über den Ergebnissen wird, die ihn haben, etwa das Kapitel eines Handbuchs.',
    query: 'Suchbegriffe, die von Anfang an im Suchfeld stehen. Meist keine.',
    filters:
      'Was Besucher überhaupt finden: ein Feld, ein Doppelpunkt und ein Wert, etwa `in_stock:true`. Mehrere verbindet `AND`. Von Terminen nur die kommenden: `starts_at >= {today}`.',
    'search-fields':
      'Namen von Feldern, durch Kommas getrennt: `title, description`. Typesense braucht sie, das wichtigste zuerst. Bei anderen lassen Sie das Feld leer: Dann wird alles durchsucht, was der Index erlaubt.',
    params:
      'Algolia-Einstellungen für jede Anfrage, mit den Namen von dort: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Was im Suchfeld steht, bevor jemand tippt, etwa „Im Shop suchen“.',
    label: 'Wie ein Screenreader diese Suche nennt. Sinnvoll, wenn eine Seite zwei davon hat.',
    'heading-level':
      'Welche Überschrift die Titel der Ergebnisse sind, von 1 bis 6, für Screenreader und Suchmaschinen. Bleibt das Feld leer, passt sie zu den Überschriften Ihrer Seite.',
    'hit-title':
      'Das Feld, dessen Text der Titel eines Ergebnisses ist. Lassen Sie dieses und die folgenden Felder leer, wenn die Vorschau es richtig zeigt.',
    'hit-text': 'Das Feld mit dem Text unter dem Titel.',
    'hit-image': 'Das Feld mit der Adresse des Bildes.',
    'hit-url':
      'Wohin ein Klick auf ein Ergebnis führt: das Feld mit seiner Adresse. Oder die Adresse selbst, mit Feldern in geschweiften Klammern: `/products/{handle}`.',
    'hit-date': 'Das Feld mit dem Datum.',
    'hit-price': 'Das Feld mit dem Preis.',
    'hit-currency': 'Die Währung aller Preise, etwa `EUR`, oder das Feld, in dem sie steht.',
    'hit-badge': 'Das Feld mit einem Wort, das auffällt, etwa „Neu“.',
    'hit-facts':
      'Bis zu sechs weitere Felder in einer dezenten Zeile, etwa Marke und Ort. Bleibt das Feld leer, werden bis zu drei ausgewählt.',
    'hit-entry':
      'Wo sich Ergebnisse in einem Dokument öffnen (`opens`): das Feld mit der ID dieses Dokuments.',
    opens:
      'Zeigt ein ausgewähltes Ergebnis in einem `<rich-doc>` derselben Seite, statt wegzuführen: `#` und dessen ID, etwa `#reader`.',
    'url-sync':
      'Besucher können einen Link zu ihrer Suche mit allen Filtern teilen, und „Zurück“ führt wieder dorthin.',
    'url-prefix':
      'Wenn auf derselben Seite eine zweite Suche steht: Ein Buchstabe wie `s` hält beide in der Adresse auseinander.',
    'results-page':
      'Eine Ihrer Seiten mit einer Suche und allen Ergebnissen, etwa `/search`: Enter führt mit den Suchbegriffen dorthin.',
    'query-param':
      'Der Name, unter dem Suchbegriffe in einer Adresse stehen: `q` in `/search?q=lamp`. Ändern Sie ihn, wenn Ihre Website einen anderen verwendet.',
    name: 'Nur wo die Suche in einem Formular Ihrer Seite steht: der Name, unter dem das Formular die Suchbegriffe sendet, etwa `q`. Enter sendet dann dieses Formular ab.',
    shortcut:
      'Tasten, die von überall auf der Seite zur Suche führen: `mod+k` ist Strg und K, auf einem Mac ⌘ und K.',
    'search-on': 'Wann die Suche beginnt.',
    'search-delay':
      'Wie lange nach einem Zeichen gewartet wird, bevor gesucht wird, in Millisekunden. Mehr Zeit spart Anfragen.',
    'min-length':
      'Wie viele Zeichen es sein müssen, bevor gesucht wird. Bleibt das Feld leer, genügt eines.',
    'suggestions-index':
      'Schlägt vor, was andere suchen. Legen Sie den Index dafür im Algolia-Dashboard unter „Query Suggestions“ an und geben Sie den Namen ein, den er dort bekommt.',
    recent: 'Bietet Besuchern an, was sie früher gesucht haben. Es bleibt auf ihrem Gerät.',
    ask: 'Besucher können auch eine Frage in eigenen Worten stellen. Hierher gehört die ID eines Agenten, den Sie in Agent Studio angelegt haben. Jede Frage kostet, was Ihr Sprachmodell kostet.',
    insights:
      'Meldet Algolia, was angeklickt und gekauft wird, damit Statistik und Reihenfolge besser werden. Holen Sie die Zustimmung Ihrer Besucher ein, wo das Gesetz es verlangt.',
    'user-token':
      'Für diese Statistik: ein erfundener Name, damit zwei Besuche als eine Person zählen. Bleibt das Feld leer, ist er bei jedem Besuch ein anderer.',
    track:
      'Was gesucht, nicht gefunden und ausgewählt wird, kann der Google Tag Manager erfahren. Ohne Tag Manager leer lassen.',
    'powered-by': 'Zeigt „Search by Algolia“. Im kostenlosen Tarif von Algolia ist das Pflicht.',
    autofocus:
      'Der Cursor steht beim Öffnen der Seite im Suchfeld. Für Seiten, die zum Suchen da sind.',
    'agent-tool':
      'Ein Agent im Browser der Besucher kann hier suchen, und sie sehen dieselben Ergebnisse. Bisher können das nur einige Browser.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Was gezeigt wird: Klicken Sie einen an, oder kopieren Sie seine ID aus Contentful, im Eintrag unter „Info“.',
    'content-type': 'Statt eines festen Eintrags: sein Inhaltstyp, zusammen mit `slug`.',
    slug: 'Der Kurzname des Eintrags in Adressen, etwa `our-story`. `{url.path}` nimmt den letzten Teil der Adresse Ihrer Seite: Eine Seite zeigt dann jeden Eintrag.',
    'slug-field': 'Das Feld, in dem dieser Kurzname steht, wenn es nicht `slug` heißt.',
    'space-id': 'Oben in „API keys“, als „Space ID“.',
    'access-token': 'In „API keys“: „Content Delivery API - access token“.',
    environment:
      'Leer lassen, außer wenn Ihre Inhalte in einer anderen Umgebung als `master` liegen.',
    'content-host':
      'Leer lassen. `eu`, wenn Ihr Space in der Europäischen Union liegt; oder eine eigene Adresse, etwa `https://content.example.com`.',
    spaces:
      'Leer lassen, außer wenn Ihre Texte auf Einträge anderer Spaces verweisen. Für jeden davon: seine „Space ID“, ein Doppelpunkt und sein Token der Delivery API, durch Kommas getrennt.',
    field: 'Welches Feld des Eintrags der Text ist. Bleibt es leer, wird es erkannt.',
    locale:
      'Sprache des Textes sowie der Beschriftungen und Datumsangaben. Bleibt das Feld leer, richtet sie sich nach Ihrer Seite, etwa nach `<html lang="pl">`. Sonst geben Sie ihr Kürzel ein, etwa `de`. Die Sprache dieses Baukastens hat damit nichts zu tun.',
    'content-locale':
      'Nur wenn der Text in einer anderen Sprache sein soll als die Beschriftungen: ihr Name in Contentful, etwa `en-US`.',
    preview:
      'Zeigt, was noch nicht veröffentlicht ist, mit einem Hinweis darauf. Nicht für Seiten, die Besucher sehen.',
    'preview-token':
      'Entwürfe brauchen ein eigenes Token, das nie in einer Seite stehen darf. Im Code wird es mit `configure()` gesetzt, oder es kommt über die Adresse, mit `{url.name}`.',
    timeline:
      'Zeigt den Inhalt so, wie er in einem Release oder zu einem Zeitpunkt sein wird, geplant mit Timeline in Contentful. `{url.timeline}` nimmt beides aus dem Link des Editors. Wirkt nur zusammen mit `preview`.',
    show: 'Was über dem Text steht; das Inhaltsverzeichnis kann daneben stehen. Klicken Sie an, was erscheinen soll. Lassen Sie den Titel weg, wenn die Seite selbst einen zeigt.',
    'date-field': 'Welches Feld das Datum über dem Text ist. Bleibt es leer, wird es erkannt.',
    'heading-level':
      'Welche Überschrift die oberste des Textes auf Ihrer Seite ist, von 1 bis 6. 2 ist richtig, wenn Ihre Seite einen eigenen Titel hat.',
    'entry-url':
      'Wohin Links auf andere Einträge führen: die Adresse einer solchen Seite, mit Feldern in geschweiften Klammern, etwa `/blog/{slug}`. Ohne sie führen sie nirgendwohin. Für mehrere Arten: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Zeigt einen verlinkten Eintrag in einem `<rich-doc>` derselben Seite, statt wegzuführen: `#` und dessen ID, etwa `#reader`.',
    'page-meta':
      'Dieser Text gibt Ihrer Seite den Titel im Browser und in Suchmaschinen. Für Seiten, die nur diesen Text zeigen.',
    'link-target': 'Wo sich Links auf andere Websites öffnen. Ohne Auswahl: im selben Tab.',
    include:
      'Wie viele Ebenen von Einträgen in Einträgen geholt werden. Mehr Ebenen laden langsamer; ändern Sie es nur, wenn darin etwas fehlt.',
  },
}
