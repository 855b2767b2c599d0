// Longer than other files because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Język słów, liczb i dat, które widzą odwiedzający. Puste pole: taki jak na Twojej stronie, czyli ten z `<html lang="pl">`. Jeśli ma być inny, wpisz jego skrót, na przykład `fr` lub `de-AT`. Język tego kreatora nie ma z tym nic wspólnego.',
  'time-zone':
    'W jakiej strefie podawać godziny, na przykład `Europe/Warsaw`. Puste pole: w strefie odwiedzającego.',
  loading:
    'Kiedy element zaczyna działać. Jeśli ma czekać na zgodę, na jego miejscu widać przycisk.',
  'privacy-policy':
    'Adres Twojej polityki prywatności. Link do niej widać tam, gdzie odwiedzający jest proszony o zgodę.',
  theme: 'Tak jak strona: bez własnego tła. Jasny lub ciemny: z własnym tłem.',
}

export const pl: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Nazwa indeksu. W panelu Algolii jest w „Search → Index”. Gdy wpiszesz kilka, powstaną zakładki: `products|Produkty, help|Pomoc`.',
    engine: '`algolia`, chyba że Twoje dane są w Typesense lub Meilisearch.',
    'app-id': 'Na górze strony „API keys”.',
    'api-key': 'Ten o nazwie „Search API Key”. Nigdy „Admin API Key”: można nim wszystko usunąć.',
    'search-host':
      'Tylko wtedy, gdy Twoje dane nie są w samej Algolii, na przykład `https://search.example.com`.',
    layout: 'Na stronie, na liście rozwijanej pod polem albo w oknie, które otwiera przycisk.',
    for: 'Gdy na stronie jest druga wyszukiwarka i to pole ma nią sterować: `#` i id tamtej, na przykład `#results`. To pole nie pokazuje wtedy własnych wyników.',
    trigger:
      'Przycisk lub link na Twojej stronie, który otwiera okno zamiast naszego przycisku: `#` i jego id, na przykład `#search-button`.',
    facets: 'Filtry obok wyników. Puste pole: rozsądny zestaw; `none`: żadne.',
    recommend:
      'Zamiast pola i wyników: rząd produktów, które poleca Algolia Recommend. Na stronie produktu `related-products:{meta.sku}`, z identyfikatorem produktu w `<meta name="sku">`; na każdej innej `trending-items`. Modele trzeba najpierw wytrenować w panelu Algolii.',
    selected:
      'Filtry wybrane od początku, które odwiedzający może usunąć: filtr, dwukropek i wartość, na przykład `city:Kraków`, albo od i do, na przykład `price:10:50`.',
    sort: 'Inne sposoby sortowania do wyboru, na przykład od najtańszych. Każdy to replika indeksu, którą tworzy się w panelu Algolii: otwórz indeks, potem „Replicas”.',
    'hits-per-page':
      'Ile wyników widać na jednej stronie. Puste pole: 20, w oknie 8, na liście rozwijanej 6.',
    'per-page-options':
      'Liczby, spośród których wybiera odwiedzający, na przykład `20, 50`. Puste pole: bez wyboru.',
    paging: 'Jak odwiedzający dochodzą do kolejnych wyników.',
    'hits-view': 'Zaznacz kilka, a odwiedzający będą mogli je przełączać.',
    'group-by':
      'Pole, którego wartość staje się wspólnym nagłówkiem nad wynikami, na przykład rozdział podręcznika.',
    query: 'Słowa, które są w polu od początku. Zwykle żadne.',
    filters:
      'Co odwiedzający w ogóle mogą znaleźć: pole, dwukropek i wartość, na przykład `in_stock:true`. Kilka warunków łączy `AND`. Tylko daty, które dopiero nadejdą: `starts_at >= {today}`.',
    'search-fields':
      'Nazwy pól oddzielone przecinkami: `title, description`. Typesense ich wymaga, najważniejsze na początku. W innych usługach zostaw puste: przeszukiwane jest wszystko, na co pozwala indeks.',
    params:
      'Ustawienia samej Algolii dla każdego zapytania, pod jej nazwami: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Co widać w polu, zanim ktoś zacznie pisać, na przykład „Szukaj w sklepie”.',
    label: 'Jak czytnik ekranu nazywa tę wyszukiwarkę. Przydaje się, gdy na stronie są dwie.',
    'heading-level':
      'Którego poziomu są tytuły wyników, od 1 do 6, dla czytników ekranu i wyszukiwarek. Puste pole: poziom dopasuje się do nagłówków strony.',
    'hit-title':
      'Pole, którego tekst jest tytułem wyniku. To i następne zostaw puste, jeśli podgląd pokazuje je dobrze.',
    'hit-text': 'Pole z tekstem pod tytułem.',
    'hit-image': 'Pole z adresem obrazu.',
    'hit-url':
      'Dokąd prowadzi kliknięcie wyniku: pole z jego adresem. Albo sam adres, z polami w nawiasach klamrowych: `/products/{handle}`.',
    'hit-date': 'Pole z datą.',
    'hit-price': 'Pole z ceną.',
    'hit-currency': 'Waluta wszystkich cen, na przykład `EUR`, albo pole, w którym jest podana.',
    'hit-badge': 'Pole ze słowem, które ma się wyróżniać, na przykład „Nowość”.',
    'hit-facts':
      'Do sześciu innych pól w jednym wierszu pod tekstem, na przykład marka i miejsce. Puste pole: wybierane są najwyżej trzy.',
    'hit-entry':
      'Gdy wyniki otwierają się w dokumencie (`opens`): pole z identyfikatorem tego dokumentu.',
    opens:
      'Pokazuje wybrany wynik w `<rich-doc>` na tej samej stronie, zamiast prowadzić na inną: `#` i jego id, na przykład `#reader`.',
    'url-sync':
      'Odwiedzający mogą wysłać komuś link do tego, czego szukali i co wybrali, a przycisk Wstecz do tego wraca.',
    'url-prefix':
      'Gdy na tej samej stronie jest druga wyszukiwarka: litera, na przykład `s`, odróżnia je w adresie.',
    'results-page':
      'Twoja strona z wyszukiwarką, która pokazuje wszystkie wyniki, na przykład `/search`: Enter prowadzi tam razem z wpisanymi słowami.',
    'query-param':
      'Pod jaką nazwą wpisane słowa są w adresie: `q` w `/search?q=lamp`. Zmień ją, jeśli Twoja witryna używa innej.',
    name: 'Tylko wtedy, gdy wyszukiwarka jest w formularzu na Twojej stronie: nazwa, pod którą formularz wysyła wpisane słowa, na przykład `q`. Enter wysyła wtedy ten formularz.',
    shortcut:
      'Klawisze, które z każdego miejsca strony prowadzą do wyszukiwarki: `mod+k` to Ctrl i K, na Macu ⌘ i K.',
    'search-on': 'Kiedy zaczyna się wyszukiwanie.',
    'search-delay':
      'Ile czekać po wpisaniu litery, zanim zostanie wysłane zapytanie, w tysięcznych sekundy. Im dłużej, tym mniej zapytań.',
    'min-length':
      'Ile liter trzeba wpisać, zanim zacznie się wyszukiwanie. Puste pole: wystarczy jedna.',
    'suggestions-index':
      'Podpowiada to, czego szukają inni. Utwórz taki indeks w panelu Algolii w „Query Suggestions” i wpisz nazwę, którą tam dostanie.',
    recent: 'Przypomina odwiedzającym, czego szukali wcześniej. Te dane zostają na ich urządzeniu.',
    ask: 'Odwiedzający mogą też zadać pytanie własnymi słowami: wpisz identyfikator agenta utworzonego w Agent Studio. Każde pytanie kosztuje tyle, ile Twój model językowy.',
    insights:
      'Przekazuje Algolii, co jest klikane i kupowane, żeby poprawić jej statystyki i trafność. Zapytaj odwiedzających o zgodę tam, gdzie wymaga tego prawo.',
    'user-token':
      'Do tych statystyk: wymyślona nazwa odwiedzającego, aby dwie wizyty liczyły się jako jedna osoba. Puste pole: losowa przy każdej wizycie.',
    track:
      'Google Tag Manager może się dowiadywać, czego odwiedzający szukają, czego nie znaleźli i co wybrali. Bez Tag Managera zostaw puste.',
    'powered-by':
      'Pokazuje, że wyszukuje Algolia („Search by Algolia”). W darmowym planie Algolii jest to wymagane.',
    autofocus:
      'Kursor jest w polu od razu po otwarciu strony. Dla stron, na które wchodzi się, żeby szukać.',
    'agent-tool':
      'Agent, którego odwiedzający ma w przeglądarce, może tu szukać. Odwiedzający widzi te same wyniki. Na razie potrafią to tylko niektóre przeglądarki.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Co ma być pokazane: kliknij jeden wpis albo skopiuj jego ID z Contentful, z karty „Info” tego wpisu.',
    'content-type': 'Zamiast jednego wpisu na stałe: typ wpisu, razem ze `slug`.',
    slug: 'Krótka nazwa wpisu w adresach, na przykład `our-story`. `{url.path}` bierze ostatnią część adresu strony: jedna strona pokazuje wtedy każdy wpis.',
    'slug-field': 'Pole z tą krótką nazwą, jeśli nie nazywa się `slug`.',
    'space-id': 'Na górze „API keys”, jako „Space ID”.',
    'access-token': 'W „API keys”: „Content Delivery API - access token”.',
    environment: 'Zostaw puste, chyba że Twoje treści są w innym środowisku niż `master`.',
    'content-host':
      'Zostaw puste. `eu`, jeśli Twoja przestrzeń jest w Unii Europejskiej; albo własny adres, na przykład `https://content.example.com`.',
    spaces:
      'Zostaw puste, chyba że Twoje teksty odwołują się do wpisów z innych przestrzeni. Dla każdej z nich: jej „Space ID”, dwukropek i jej token „delivery API”. Kolejne oddziel przecinkami.',
    field: 'Które pole wpisu jest tekstem. Puste pole: zostanie rozpoznane.',
    locale:
      'Język tekstu oraz słów i dat wokół niego. Puste pole: taki jak na Twojej stronie, czyli ten z `<html lang="pl">`. Jeśli ma być inny, wpisz jego skrót, na przykład `de`. Język tego kreatora nie ma z tym nic wspólnego.',
    'content-locale':
      'Tylko wtedy, gdy tekst ma być w innym języku niż słowa wokół niego: jego nazwa z Contentful, na przykład `en-US`.',
    preview:
      'Pokazuje to, co jeszcze nie jest opublikowane, z odpowiednim oznaczeniem. Nie dla stron, które widzą odwiedzający.',
    'preview-token':
      'Szkice wymagają osobnego tokenu, który nigdy nie może trafić do kodu strony. Programista ustawia go przez `configure()` albo jest w adresie, przez `{url.name}`.',
    timeline:
      'Pokazuje treść taką, jaka będzie w wydaniu lub w wybranym dniu, według planu z funkcji Timeline w Contentful. `{url.timeline}` bierze jedno i drugie z linku edytora. Działa tylko razem z `preview`.',
    show: 'Co ma być nad tekstem; spis treści może być obok niego. Kliknij, co ma się pojawić. Pomiń tytuł, jeśli strona sama go pokazuje.',
    'date-field': 'Które pole jest datą nad tekstem. Puste pole: zostanie rozpoznane.',
    'heading-level':
      'Którego poziomu na stronie jest najwyższy nagłówek tekstu, od 1 do 6. Gdy strona ma własny tytuł, dobry poziom to 2.',
    'entry-url':
      'Dokąd prowadzą linki do innych wpisów: adres takiej strony, z polami w nawiasach klamrowych, na przykład `/blog/{slug}`. Bez tego nie prowadzą nigdzie. Dla kilku typów: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Pokazuje wpis, do którego prowadzi link, w `<rich-doc>` na tej samej stronie, zamiast prowadzić na inną: `#` i jego id, na przykład `#reader`.',
    'page-meta':
      'Ten tekst nadaje stronie tytuł w przeglądarce i w wyszukiwarkach. Dla stron, które pokazują tylko ten tekst.',
    'link-target': 'Gdzie otwierają się linki do innych witryn. Puste pole: w tej samej karcie.',
    include:
      'Ile poziomów wpisów we wpisach jest pobieranych. Im więcej, tym wolniej; zmień tylko wtedy, gdy w środku czegoś brakuje.',
  },
}
