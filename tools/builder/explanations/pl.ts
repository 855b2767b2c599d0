// Longer than other files because it is one table.
import type { Explanations } from '../words/of-attributes.ts'

const shared = {
  locale:
    'Język słów, liczb i dat, które widzą odwiedzający. Puste: jak na Twojej stronie, co mówi `<html lang="pl">`. Inaczej jego skrót, na przykład `fr` lub `de-AT`. Język tego kreatora nie ma z tym nic wspólnego.',
  'time-zone':
    'Według czyjego zegara pokazywać godziny, na przykład `Europe/Warsaw`. Puste: według zegara odwiedzającego.',
  loading: 'Kiedy element zaczyna działać. Gdy czeka na zgodę, w jego miejscu stoi przycisk.',
  'privacy-policy':
    'Adres polityki prywatności. Odnośnik do niej stoi tam, gdzie strona prosi o zgodę.',
  theme: 'Tak jak strona: nie ma własnego tła; jasny lub ciemny: wnosi własne.',
}

export const pl: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Nazwa indeksu, w panelu Algolii w „Search → Index”. Kilka staje się zakładkami: `products|Produkty, help|Pomoc`.',
    engine: '`algolia`, chyba że Twoje dane są w Typesense lub Meilisearch.',
    'app-id': 'Na górze strony „API keys”.',
    'api-key': 'Ten o nazwie „Search API Key”. Nigdy „Admin API Key”: może wszystko usunąć.',
    'search-host':
      'Tylko wtedy, gdy Twoje dane nie są w samej Algolii, na przykład `https://search.example.com`.',
    layout: 'Na stronie, w liście rozwijanej pod polem albo w oknie, które otwiera przycisk.',
    for: 'Gdy na stronie jest druga wyszukiwarka i to pole ma nią sterować: `#` i id tamtej, na przykład `#results`. To pole nie pokazuje wtedy wyników.',
    trigger:
      'Przycisk lub odnośnik Twojej strony, który otwiera okno zamiast naszego: `#` i jego id, na przykład `#search-button`.',
    facets: 'Filtry obok wyników. Puste: rozsądny zestaw; `none`: żadne.',
    recommend:
      'Zamiast pola i wyników: rząd tego, co podpowiada Algolia Recommend. Na stronie produktu `related-products:{meta.sku}`, z identyfikatorem produktu w `<meta name="sku">`; na każdej innej `trending-items`. Modele trzeba najpierw wytrenować w panelu Algolii.',
    selected:
      'Filtry wybrane przy otwarciu strony, które odwiedzający może zdjąć: filtr, dwukropek i wartość, na przykład `city:Kraków`, albo od i do, jak `price:10:50`.',
    sort: 'Inne kolejności do wyboru, na przykład od najtańszych. Każda to replika indeksu, którą tworzy się w panelu Algolii: otwórz indeks, potem „Replicas”.',
    'hits-per-page':
      'Ile wyników stoi na jednej stronie. Puste: 20, w oknie 8, w liście rozwijanej 6.',
    'per-page-options':
      'Liczby, spośród których wybiera odwiedzający, na przykład `20, 50`. Puste: bez wyboru.',
    paging: 'Jak odwiedzający dochodzą do kolejnych wyników.',
    'hits-view': 'Wybierz kilka, a odwiedzający wybierze spośród nich.',
    'group-by':
      'Pole, którego wartość staje się nagłówkiem nad wynikami, które ją mają, na przykład rozdział podręcznika.',
    query: 'Słowa, które stoją w polu od początku. Zwykle żadne.',
    filters:
      'Co odwiedzający w ogóle mogą znaleźć: pole, dwukropek i wartość, na przykład `in_stock:true`. Kilka łączy `AND`. Z dat tylko to, co przed nami: `starts_at >= {today}`.',
    'search-fields':
      'Nazwy pól, po przecinku: `title, description`. Typesense ich wymaga, najważniejsze na początku; gdzie indziej zostaw puste, a szuka się we wszystkim, na co pozwala indeks.',
    params:
      'Ustawienia samej Algolii dla każdego pytania, pod jej nazwami: `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Co stoi w polu, zanim ktoś zacznie pisać, na przykład „Szukaj w sklepie”.',
    label: 'Jak czytnik ekranu nazywa tę wyszukiwarkę. Warto, gdy na stronie są dwie.',
    'heading-level':
      'Jakim nagłówkiem są tytuły wyników, od 1 do 6, dla czytników ekranu i wyszukiwarek. Puste: dopasowane do nagłówków strony.',
    'hit-title':
      'Pole, którego tekst jest tytułem wyniku. To i następne zostaw puste, jeśli podgląd pokazuje je dobrze.',
    'hit-text': 'Pole z tekstem pod tytułem.',
    'hit-image': 'Pole z adresem obrazu.',
    'hit-url':
      'Dokąd prowadzi kliknięcie wyniku: pole z jego adresem. Albo sam adres, z polami w klamrach: `/products/{handle}`.',
    'hit-date': 'Pole z datą.',
    'hit-price': 'Pole z ceną.',
    'hit-currency': 'Waluta wszystkich cen, na przykład `EUR`, albo pole, w którym stoi.',
    'hit-badge': 'Pole ze słowem, które się wyróżnia, na przykład „Nowość”.',
    'hit-facts':
      'Do sześciu kolejnych pól w cichym wierszu, na przykład marka i miejsce. Bez tego wybierane są najwyżej trzy.',
    'hit-entry':
      'Gdy wyniki otwierają się w dokumencie (`opens`): pole z identyfikatorem tego dokumentu.',
    opens:
      'Pokazuje wybrany wynik w `<rich-doc>` na tej samej stronie, zamiast prowadzić dalej: `#` i jego id, na przykład `#reader`.',
    'url-sync':
      'Odwiedzający mogą wysłać dalej to, czego szukali i co wybrali, a Wstecz do tego wraca.',
    'url-prefix':
      'Gdy na tej samej stronie stoi druga wyszukiwarka: litera, na przykład `s`, rozdziela je w adresie.',
    'results-page':
      'Twoja strona z wyszukiwarką i wszystkimi wynikami, na przykład `/search`: Enter prowadzi tam ze słowami.',
    'query-param':
      'Nazwa, pod którą słowa stoją w adresie: `q` w `/search?q=lamp`. Zmień ją, jeśli Twoja witryna używa innej.',
    name: 'Tylko gdy wyszukiwarka stoi w formularzu Twojej strony: nazwa, pod którą formularz wysyła słowa, na przykład `q`. Enter wysyła wtedy ten formularz.',
    shortcut:
      'Klawisze, które z każdego miejsca strony prowadzą do wyszukiwarki: `mod+k` to Ctrl i K, na Macu ⌘ i K.',
    'search-on': 'Kiedy zaczyna się szukanie.',
    'search-delay':
      'Jak długo czekać po literze, zanim padnie pytanie, w tysięcznych sekundy. Im dłużej, tym mniej zapytań.',
    'min-length': 'Ile liter musi być, zanim zacznie się szukanie. Puste: wystarczy jedna.',
    'suggestions-index':
      'Podpowiada to, czego szukają inni. Utwórz go w panelu Algolii w „Query Suggestions” i wpisz nazwę, którą tam dostanie.',
    recent: 'Podsuwa odwiedzającym to, czego szukali wcześniej. Zostaje to na ich urządzeniu.',
    ask: 'Odwiedzający mogą też zadać pytanie własnymi słowami: identyfikator agenta utworzonego w Agent Studio. Każde pytanie kosztuje tyle, ile Twój model językowy.',
    insights:
      'Mówi Algolii, co jest klikane i kupowane, żeby jej statystyki i kolejność były lepsze. Zapytaj odwiedzających o zgodę tam, gdzie wymaga tego prawo.',
    'user-token':
      'Do tych statystyk: wymyślona nazwa odwiedzającego, aby dwie wizyty liczyły się jako jedna osoba. Puste: losowa przy każdej wizycie.',
    track:
      'Google Tag Manager może się dowiadywać, czego się szuka, czego nie znaleziono i co wybrano. Bez Tag Managera zostaw puste.',
    'powered-by': 'Pokazuje „Search by Algolia”. W darmowym planie Algolii trzeba.',
    autofocus: 'Kursor stoi w polu, gdy strona się otwiera. Dla stron, które są po to, by szukać.',
    'agent-tool':
      'Agent, którego odwiedzający ma w przeglądarce, może tu szukać. Odwiedzający widzi te same wyniki. Na razie tylko niektóre przeglądarki to potrafią.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Co jest pokazywane: kliknij jeden albo skopiuj jego ID z Contentful, we wpisie w „Info”.',
    'content-type': 'Zamiast jednego wpisu na stałe: jego rodzaj, razem ze `slug`.',
    slug: 'Krótka nazwa wpisu w adresach, na przykład `our-story`. `{url.path}` bierze ostatnią część adresu strony: jedna strona pokazuje wtedy każdy wpis.',
    'slug-field': 'Pole, w którym stoi ta krótka nazwa, jeśli nie nazywa się `slug`.',
    'space-id': 'Na górze „API keys”, jako „Space ID”.',
    'access-token': 'W „API keys”: „Content Delivery API - access token”.',
    environment: 'Zostaw puste, chyba że Twoje treści są w innym środowisku niż `master`.',
    'content-host':
      'Zostaw puste. `eu`, jeśli Twoja przestrzeń jest w Unii Europejskiej; albo własny adres, na przykład `https://content.example.com`.',
    spaces:
      'Zostaw puste, chyba że Twoje teksty odwołują się do wpisów z innych przestrzeni. Dla każdej z nich: jej „Space ID”, dwukropek i jej token „delivery API”, po przecinku.',
    field: 'Które pole wpisu jest tekstem. Puste: zostanie znalezione.',
    locale:
      'Język tekstu oraz słów i dat wokół niego. Puste: jak na Twojej stronie, co mówi `<html lang="pl">`. Inaczej jego skrót, na przykład `de`. Język tego kreatora nie ma z tym nic wspólnego.',
    'content-locale':
      'Tylko wtedy, gdy tekst ma być w innym języku niż słowa wokół niego: jego nazwa z Contentful, na przykład `en-US`.',
    preview:
      'Pokazuje to, co jeszcze nie jest opublikowane, z oznaczeniem. Nie dla stron, które widzą odwiedzający.',
    'preview-token':
      'Szkice potrzebują własnego tokenu, który nigdy nie może stać w stronie. Programista ustawia go przez `configure()` albo przychodzi w adresie, przez `{url.name}`.',
    timeline:
      'Pokazuje treść taką, jaka będzie w wydaniu lub w danej chwili, według planu z funkcji Timeline w Contentful. `{url.timeline}` bierze jedno i drugie z odnośnika edytora. Działa tylko razem z `preview`.',
    show: 'Co stoi nad tekstem; spis treści może stać obok niego. Kliknij, co ma się pojawić. Pomiń tytuł, jeśli strona sama go pokazuje.',
    'date-field': 'Które pole jest datą nad tekstem. Puste: zostanie znalezione.',
    'heading-level':
      'Jakim nagłówkiem na stronie jest najwyższy nagłówek tekstu, od 1 do 6. 2 jest dobre, gdy strona ma własny tytuł.',
    'entry-url':
      'Dokąd prowadzą odnośniki do innych wpisów: adres takiej strony, z polami w klamrach, na przykład `/blog/{slug}`. Bez tego nie prowadzą nigdzie. Dla kilku rodzajów: `post=/blog/{slug}, page=/{slug}`.',
    opens:
      'Pokazuje wpis, do którego prowadzi odnośnik, w `<rich-doc>` na tej samej stronie: `#` i jego id, na przykład `#reader`.',
    'page-meta':
      'Ten tekst nadaje stronie tytuł w przeglądarce i w wyszukiwarkach. Dla stron, które pokazują tylko ten tekst.',
    'link-target': 'Gdzie otwierają się odnośniki do innych witryn. Puste: w tej samej karcie.',
    include:
      'Ile poziomów wpisów we wpisach jest pobieranych. Więcej znaczy wolniej; zmień tylko, gdy czegoś w środku brakuje.',
  },
}
