import type { Explanations } from './explain.ts'

const shared = {
  locale:
    'Język słów, liczb i dat. Domyślnie najbliższe `lang`, potem język przeglądarki, potem `en`.',
  'time-zone':
    'Strefa, w której pokazywane są daty z godziną, na przykład `Europe/Warsaw`. Domyślnie strefa odwiedzającego.',
  loading:
    '`lazy`: o nic nie pyta, zanim element nie zbliży się do ekranu. `consent`: o nic, zanim odwiedzający lub strona się nie zgodzą.',
  theme: 'Jasny lub ciemny; `auto` idzie za `color-scheme` strony.',
}

export const pl: Explanations = {
  'site-search': {
    ...shared,
    'index-name':
      'Indeks, w którym się szuka. Kilka, jak `products|Produkty, help|Pomoc`, staje się zakładkami z liczbami.',
    'app-id': 'Aplikacja w Algolii. Zbędna przy `searchClient`.',
    'api-key':
      'Klucz tylko do wyszukiwania. Zbędny przy `searchClient`. Jako właściwość także funkcja asynchroniczna, która go podaje; jest pytana ponownie, gdy klucz zostanie odrzucony.',
    'search-host':
      'Inny adres, ze ścieżką lub portem, który mówi tym samym protokołem; `/` to adres strony.',
    layout:
      'Gdzie pojawiają się wyniki: `page`, `dropdown` (rozwijane pod polem) lub `dialog` (okno, które otwiera przycisk, klawisze lub `trigger`).',
    for: 'Inny `<site-search>` na stronie, którym steruje to pole; okno lub lista otwiera się ze słowami. Na stronie nie pokazuje wtedy własnych wyników i nie potrzebuje indeksu.',
    trigger:
      'Przy `layout="dialog"`: element strony, który otwiera okno zamiast wbudowanego przycisku. Może pojawić się później, zostać zastąpiony lub być ich kilka.',
    facets:
      'Filtry obok wyników: `attribute[:type][(options)][|Label]` lub `none`. Domyślnie kolejność z indeksu, a bez niej te, które mają 2–50 wartości.',
    selected: 'Filtry wybrane na początku, do usunięcia: `city:Kraków, category:Art, price:10:50`.',
    sort: 'Repliki do sortowania, obok samego indeksu: `replica[|Label]`. Przy zakładkach należą do pierwszej.',
    'hits-per-page': 'Wyników na stronie: 20 w stronie, 8 w oknie, 6 w liście rozwijanej.',
    'per-page-options': 'Liczby wyników do wyboru, na przykład `20, 50`.',
    paging: 'Jak dojść do dalszych wyników: numery stron, przycisk, lub same na końcu listy.',
    'hits-view': 'Jak ułożone są wyniki; przy kilku wybiera odwiedzający.',
    'group-by':
      'Pole, którego wartość jest nagłówkiem grupy wyników. Dokumentacje grupuje się według `hierarchy.lvl0`.',
    query: 'Szukane słowa. Zmienia się na bieżąco i tak też można je odczytać.',
    filters: 'Stałe wyrażenie filtra Algolii.',
    params: 'Dalsze parametry Algolii, na przykład `ruleContexts=spring&aroundLatLngViaIP=true`.',
    placeholder: 'Słowa w pustym polu.',
    label: 'Nazwa wyszukiwarki dla technologii wspomagających.',
    'heading-level': 'Poziom nagłówków w wynikach i filtrach.',
    'hit-title': 'Pole z tytułem wyniku; dozwolone są ścieżki z kropkami.',
    'hit-text': 'Pole z tekstem wyniku.',
    'hit-image': 'Pole z obrazem wyniku.',
    'hit-url': 'Pole z adresem wyniku lub wzorzec: `/products/{handle}`.',
    'hit-date': 'Pole z datą wyniku.',
    'hit-price': 'Pole z ceną wyniku.',
    'hit-currency': 'Pole z walutą ceny lub jej kod.',
    'hit-badge': 'Pole z krótkim oznaczeniem wyniku.',
    'hit-entry':
      'Pole z identyfikatorem wpisu. Rekordy z webhooka usługi treści go nie potrzebują.',
    opens: 'Element `<rich-doc>`, w którym pokazywany jest wybrany wynik: `#reader`.',
    'url-sync':
      'Trzymaj w adresie to, czego szukano i co wybrano: `q`, `index`, `f.<attribute>`, `sort`, `per-page`, `page`, a przy `opens` także `entry`. Parametry o tych nazwach należą wtedy do wyszukiwarki, inne zostają.',
    'url-prefix':
      'Przedrostek tych parametrów: `s` daje `s.q`. Dla drugiej wyszukiwarki, lub gdy strona sama ma takie parametry.',
    'results-page':
      'Strona, która pokazuje wyniki: ścieżka, która dostaje słowa jako `query-param`, lub wzorzec: `/?s={query}`. Na stronie pole nie pokazuje wtedy własnych wyników i nie potrzebuje indeksu.',
    'query-param':
      'Parametr, w którym inna strona lub formularz przysyła tu słowa. Odczytywany raz, na początku.',
    shortcut:
      'Klawisze, które z dowolnego miejsca strony przenoszą do wyszukiwarki albo otwierają i zamykają okno: `mod+k` (`mod` to ⌘ na urządzeniach Apple, gdzie indziej Ctrl). Puste: żadne. Dla okna `mod+k`.',
    'search-on': 'Szukaj podczas pisania lub po wysłaniu.',
    'search-delay': 'Milisekundy ciszy przed zapytaniem.',
    'min-length': 'Liczba znaków przed zapytaniem. Na stronie żadna, gdzie indziej 1.',
    'suggestions-index':
      'Indeks Query Suggestions Algolii: czego szukają inni, podpowiadane podczas pisania i tam, gdzie nic nie znaleziono.',
    recent:
      'Pamiętaj ostatnie wyszukiwania na tym urządzeniu (local storage): to, co wysłano lub wybrano.',
    insights: 'Wysyłaj do Algolii zdarzenia o kliknięciach i wyświetleniach.',
    'user-token':
      'Pseudonim odwiedzającego w tych zdarzeniach: do 129 liter, cyfr i `_=/+-`. Domyślnie losowy, na to jedno wyświetlenie strony.',
    track:
      '`dataLayer`: zakończone i puste wyszukiwania, wybory i błędy jako zdarzenia Menedżera tagów.',
    'powered-by': 'Oznaczenie „Search by Algolia”, które muszą pokazywać darmowe plany.',
    autofocus: 'Ustaw kursor w polu po wczytaniu strony.',
  },
  'rich-doc': {
    ...shared,
    'entry-id':
      'Wpis; lub `content-type` razem ze `slug`. Bez niego element czeka i zachowuje to, co w nim stoi.',
    'content-type': 'Razem ze `slug`: typ treści wpisu.',
    slug: 'Razem z `content-type`: slug wpisu lub `{url.path}`, czyli ostatnia część adresu.',
    'slug-field': 'Pole, w którym stoi slug.',
    'space-id': 'Przestrzeń, w której jest wpis.',
    'access-token': 'Token „delivery API”.',
    environment: 'Środowisko przestrzeni.',
    'content-host': '`eu` lub inny adres, ze ścieżką lub portem, który mówi tym samym protokołem.',
    field:
      'Pokazywane pole: tekst sformatowany (rich text), zwykły tekst lub lista wpisów. Domyślnie pierwszy tekst sformatowany wpisu, a bez niego pierwsza lista wpisów.',
    'content-locale':
      'Kod języka treści, gdy jest inny. Domyślnie ten sam język w przestrzeni, a bez niego jej język domyślny.',
    preview: 'Pokazuj szkice przez „preview API”, oznaczone jako szkice.',
    'preview-token':
      'Token „preview API”: jako właściwość, przez `configure()` lub `{url.name}`, które zabiera go z adresu; nigdy zapisany w stronie.',
    show: 'Co stoi nad tekstem: dowolne z tych słów, oddzielone przecinkami.',
    'date-field':
      'Pole z pokazywaną datą. Domyślnie pierwsze pole z datą, a bez niego data utworzenia wpisu.',
    'heading-level':
      'Poziom, jaki dostaje na stronie najwyższy nagłówek dokumentu, lub jego tytuł tam, gdzie jest pokazywany (wtedy 2). Domyślnie tak, jak napisano.',
    'entry-url': 'Adresy wpisów: `/{contentType}/{slug}` lub `post=/blog/{slug}, page=/{slug}`.',
    opens: 'Element `<rich-doc>`, w którym otwierają się odnośniki do wpisów.',
    'page-meta':
      'Ten dokument ustala tytuł, opis i adres kanoniczny strony, a `noindex`, gdy go brakuje.',
    'link-target':
      '`_blank` otwiera odnośniki do innych witryn w nowej karcie, z bezpiecznym `rel`.',
    include: 'Głębokość, do której pobierane są powiązania.',
  },
}
