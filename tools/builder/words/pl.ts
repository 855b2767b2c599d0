// Longer than other files because it is one table.
import type { Words } from './shape.ts'

export const pl: Words = {
  title: 'Kreator kodu',
  gallery: 'Wszystkie przykłady',
  intro:
    'Wybierz, kliknij, skopiuj. To, co wpiszesz, zostaje w tej przeglądarce i trafia wyłącznie do Twoich usług.',
  language: 'Język tego kreatora',
  languageHelp: 'Dotyczy tylko kreatora. To, co czytają odwiedzający, zależy od Twojej strony.',
  form: 'Ustawienia',
  element: 'Co ma się pojawić?',
  search: 'Wyszukiwarka',
  document: 'Dokument',
  both: 'Jedno i drugie na jednej stronie',
  setUpNow: 'Teraz ustawiasz',
  begin: 'Zacznij od',
  starts: {
    page: { title: 'Strona wyszukiwania', text: 'Pole, filtry i wyniki na stronie.' },
    header: { title: 'Pole w nagłówku', text: 'Wyniki rozwijają się pod polem.' },
    window: {
      title: 'Wyszukiwanie w oknie',
      text: 'Otwiera je przycisk w nagłówku albo Ctrl i K.',
    },
    shop: { title: 'Sklep', text: 'Siatka produktów z filtrami.' },
    rail: { title: 'Rekomendacje', text: 'Produkty, które też mogą się spodobać.' },
    article: { title: 'Artykuł', text: 'Z tytułem i obrazem.' },
    guide: { title: 'Poradnik', text: 'Z tytułem, obrazem i spisem treści.' },
    text: { title: 'Sam tekst', text: 'Albo strona złożona z bloków.' },
  },
  existing: 'Mam już kod',
  existingHelp: 'Wklej go tutaj, skądkolwiek pochodzi: formularz wypełni się sam.',
  readIn: 'Wczytaj',
  readDone: 'Formularz został wypełniony na podstawie Twojego kodu.',
  readUnknown:
    'Formularz został wypełniony. Nie ma w nim miejsca na te ustawienia, więc zostały pominięte: {names}.',
  readMeant: '„{written}” wczytano jako „{name}”, bo zapewne o to chodziło.',
  readNothing: 'W tym kodzie nie ma <site-search>, <rich-doc> ani ich znacznika zastępczego.',
  account: 'Twoje konto',
  accountNeeded:
    'Ta strona nie ma własnych danych: potrzebuje Twojego konta i pokazuje to, co w nim jest.',
  sandbox: 'Przykładowe dane',
  ownAccount: 'Użyj mojego konta',
  sandboxHelp:
    'Korzystasz z naszych przykładowych danych, więc nie trzeba tu nic wpisywać. Zanim wkleisz kod na swoją stronę, wybierz swoje konto.',
  searchAccountHelp:
    'W panelu Algolii, w części „API keys”. Skopiuj klucz tylko do wyszukiwania (search-only), bo w kodzie strony każdy może go odczytać.',
  contentAccountHelp:
    'W ustawieniach Contentful, w części „API keys”. Skopiuj token „delivery API”: pozwala tylko na odczyt.',
  sent: 'Masz dane dostępowe w wiadomości? Wklej tu jej treść',
  sentSuch: {
    'site-search': 'Application ID: …\nKlucz API: …\nIndeks: …',
    'rich-doc': 'Space ID: …\nToken delivery: …\nWpis: …',
  },
  sentTaken: 'Wypełniono: {names}.',
  sentEnough: 'Nic więcej nie potrzeba: możesz skopiować kod.',
  sentUnread:
    'Niczego nie rozpoznano. Przed każdą wartością napisz, co to jest, na przykład „Indeks: products”.',
  noIndex: 'Nie masz jeszcze danych w Algolii?',
  indexing: {
    shopify:
      'Zainstaluj aplikację „Algolia AI Search & Discovery” z App Store Shopify: skopiuje produkty na Twoje konto i będzie je aktualizować. Ich indeks nazywa się shopify_products, chyba że wybierzesz inny przedrostek.',
    wordpress:
      'Zainstaluj wtyczkę „WP Search with Algolia”: skopiuje wpisy i strony na Twoje konto i będzie je aktualizować. Ich indeks nazywa się wp_searchable_posts, chyba że wybierzesz inny przedrostek.',
    other:
      'W panelu Algolii otwórz „Data sources”: prześlij plik (CSV lub JSON) ze wszystkim, co ma się dać znaleźć, albo zleć robotowi Algolii odczytanie Twojej witryny.',
  },
  test: 'Sprawdź połączenie',
  testing: 'Sprawdzanie…',
  offers: 'Znalezione w Twoich danych: kliknij, aby wybrać',
  offersAdd: 'Znalezione w Twoich danych: kliknij, aby dodać lub usunąć',
  written: 'Zapis w kodzie',
  offersMore: 'jeszcze {count}',
  seekHere: 'Szukaj na tej liście',
  seekNone: 'Nic tutaj nie zawiera „{words}”.',
  offersOne: 'Kliknij, aby wybrać',
  offersWords: 'Kliknij, aby dodać lub usunąć',
  filterNames:
    'Co odwiedzający czytają nad każdym filtrem. Gdy pole jest puste, widzą nazwę zapisaną na szaro.',
  filterNamesIn: 'Nazwy w języku: {language}',
  filterNamesOnce:
    'Twój indeks ma kilka języków, a te nazwy są we wszystkich takie same. Do stron w innym języku zmień je tutaj i skopiuj kod jeszcze raz.',
  fillNames: 'Użyj tych nazw: {names}',
  didYouMean: 'Czy chodziło o „{name}”?',
  orders: 'Dodane sposoby sortowania: kliknij, aby usunąć',
  startFirst: 'Na początku używaj pierwszego z nich',
  ownOrder: 'Trafność',
  addOrder: 'Dodaj sposób sortowania',
  replica: 'Nazwa repliki',
  orderNames:
    'Jak odwiedzający widzą każdy sposób sortowania. Gdy pole jest puste, widzą nazwę zapisaną na szaro.',
  pairs: 'Filtr i wartość',
  pairField: 'Filtr',
  pairValue: 'Wartość',
  fromToday: 'od dziś',
  pairLanguage:
    'To wartości w języku: {language}. Twój indeks ma każdy język osobno: na stronach w innym języku nic się z nimi nie znajdzie.',
  pairAdd: 'Dodaj',
  kinds: {
    list: 'pola wyboru',
    all: 'pola wyboru, muszą pasować wszystkie',
    menu: 'jedna wartość z wielu',
    tree: 'poziomy',
    range: 'zakres od–do',
    rating: 'gwiazdki',
    toggle: 'tak lub nie',
    date: 'data od–do',
    color: 'kolory',
  },
  someValues: '{values}… łącznie {count}',
  manyValues: '{values}… co najmniej {count}',
  records: 'Rekordy: {count}',
  samples: {
    events: 'Koncerty i inne wydarzenia, z datami i cenami.',
    articles: 'Artykuły do czytania.',
    docs: 'Podręcznik w formacie DocSearch.',
    wp_posts: 'Blog w formacie WordPressa.',
    webhook: 'Artykuły w formacie Contentful.',
    shop: 'Sklep w formacie Shopify.',
    products: 'Mały sklep z prostymi polami, ocenami i kolorami.',
    catalog: 'Bardzo duży sklep z wymyślonymi produktami.',
    library_ar: 'Książki po arabsku.',
  },
  byLanguage: 'Do stron w kilku językach: {languages}.',
  notSet: 'nie ustawiono',
  neverInPage: 'Nigdy nie trafia do kodu strony, więc nie ma tu czego wpisać.',
  groups: {
    first: 'Najważniejsze',
    found: 'Co można znaleźć',
    results: 'Co pokazuje wynik',
    listing: 'Układ wyników',
    leading: 'Dokąd prowadzi wyszukiwarka',
    typing: 'Podczas pisania',
    entry: 'Który wpis jest pokazywany',
    above: 'Co jest wokół tekstu',
    links: 'Dokąd prowadzą linki',
    words: 'Słowa i język',
    measuring: 'Statystyki',
    loading: 'Wczytywanie i tryb ciemny',
    developers: 'Dla programistów',
  },
  find: 'Znajdź ustawienie',
  findNone: 'Żadne ustawienie nie pasuje do tych słów.',
  foundAbove: 'Powyżej, w części „Najważniejsze”:',
  often: 'Często używane:',
  parts: 'Części formularza',
  rest: 'Pozostałe',
  openAll: 'Otwórz wszystkie części',
  template: 'Własny szablon',
  templateHelp:
    'Bez szablonu wyniki mają wygląd domyślny. Kliknij pola, które mają być widoczne, a potem zmień, co chcesz.',
  templateStart: 'Zacznij od obrazu, nagłówka i tekstu',
  templateFields: 'Pola do pokazania',
  templateType: 'Typ treści',
  templateTypeHelp: 'Które wpisy w tekście mają tak wyglądać.',
  anyType: 'dowolny',
  templateText: 'HTML szablonu',
  templateInside: 'Które pola widać i jak',
  looks: 'Wygląd',
  looksHelp:
    'Krój pisma i kolor tekstu są takie jak na Twojej stronie. Wybierz kolor lub wpisz jego kod: #0b5d7a, teal, rgb(11 93 122). Każde pole pokazuje aktualny kolor.',
  brand: 'Kolor Twojej marki',
  brandHelp:
    'Tekst na nim jest biały, a gdy biel ma kontrast poniżej 4,5 : 1, czarny: na jasnym kolorze tekst jest czarny. Inny kolor tekstu ustawisz w polu „{text}” w części „{looks}”. Słowa w kolorze marki są przyciemniane lub rozjaśniane tak, aby były czytelne. Przeglądarki z 2024 roku i starsze nie robią ani jednego, ani drugiego.',
  stylesheet: 'Motyw',
  stylesheetHelp: 'Gotowy wygląd. Własne kolory poniżej mają pierwszeństwo.',
  noStylesheet: 'żaden, tak jak strona',
  looksInside: 'Motyw, kolory, rogi, krój pisma, szerokość',
  light: 'jasny',
  dark: 'ciemny',
  reset: 'Przywróć',
  contrastGood: '{pair}: kontrast {ratio}, czytelne',
  contrastLow: '{pair}: kontrast {ratio}, za niski; potrzeba {least}',
  contrastUnknown:
    '{pair}: nie da się obliczyć kontrastu, bo jeden z kolorów zna tylko Twoja strona.',
  notCss: 'Nie wiadomo, co oznacza „{value}”. Wpisz na przykład {right}.',
  preview: 'Podgląd',
  previewWaits: 'Podgląd pojawi się po wypełnieniu pól: {names}.',
  previewRefused:
    'Podgląd nie działa z kluczem lub tokenem, który pozwala na zapis. Wpisz taki, który pozwala tylko na odczyt, a podgląd się pojawi.',
  previewLoading: 'Wczytywanie…',
  previewDialog: 'Na Twojej stronie okno otwiera przycisk: zamknij okno, żeby go zobaczyć.',
  previewTyped: 'Wpisano tu „{word}”, żeby było co zobaczyć. Na Twojej stronie pole jest puste.',
  noCurrency: 'Ceny nie mają waluty. Jaka to waluta?',
  otherCurrency: 'Inna',
  previewLink: 'Tutaj linki nie działają. Na Twojej stronie ten prowadzi do: {address}',
  previewSays: 'Błędy, które widzi element',
  previewLanguage:
    'Pokazane w języku tego kreatora ({language}). Na Twojej stronie decyduje „lang” albo „{setting}”.',
  previewLight:
    'Pokazany jest tryb jasny, bo bez własnych ustawień strona jest jasna. „Ciemny” pokazuje drugi tryb.',
  previewBoth:
    'Tutaj oba elementy są obok siebie. Na Twojej stronie każdy pojawi się tam, gdzie wkleisz jego wiersz.',
  previewMore: 'Więcej o tym podglądzie ({count})',
  width: 'Szerokość',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Komputer',
  fullScreen: 'Pełny ekran',
  scheme: 'Tryb jasny czy ciemny',
  skip: 'Do podglądu i kodu',
  toForm: 'Do ustawień',
  snippet: 'Twój kod',
  paste: 'Gdzie go wkleisz?',
  pasteHelp: 'Kod powstaje dla tego miejsca. Instrukcja wklejania jest pod kodem.',
  environmentKinds: {
    site: 'Kreatory stron i CMS',
    shop: 'Sklepy internetowe',
    tags: 'Menedżery tagów',
    code: 'Własny kod',
  },
  environments: {
    html: 'Zwykły HTML',
    wordpress: 'WordPress',
    webflow: 'Webflow',
    squarespace: 'Squarespace',
    wix: 'Wix',
    shopify: 'Shopify',
    gtm: 'Google Tag Manager',
    react: 'React',
    vue: 'Vue',
    placeholder: 'CMS, który usuwa nieznane znaczniki',
  },
  steps: {
    html: [
      'Otwórz stronę w swoim edytorze i przejdź do miejsca, w którym ma się pojawić element.',
      'Wklej tam cały kod.',
      'Zapisz i otwórz stronę w swojej witrynie, a nie jako plik.',
    ],
    wordpress: [
      'Skopiuj drugą część. Na stronie dodaj blok „Własny HTML” tam, gdzie ma się pojawić, i wklej ją do niego.',
      'Dla pola w nagłówku wszystkich stron otwórz „Wygląd → Edytor → Wzorce → Nagłówek”, w wierszu nawigacji dodaj blok „Własny HTML” i wklej do niego drugą część. Jeśli „Wygląd” nie ma pozycji „Edytor”, zrób to w „Wygląd → Widżety”.',
      'Zapisz i wyczyść pamięć podręczną, jeśli używasz takiej wtyczki.',
    ],
    webflow: [
      'W Designerze przeciągnij „Code Embed” w miejsce, w którym ma się pojawić element.',
      'Wklej do niego cały kod, zapisz i zamknij.',
      'Opublikuj: skrypty nie działają w Designerze, tylko w opublikowanej witrynie.',
    ],
    squarespace: [
      'Edytuj stronę i dodaj blok „Code” tam, gdzie ma się pojawić element.',
      'Wybierz HTML, wklej cały kod i nie włączaj „Display Source”.',
      'Zapisz. Po zalogowaniu Squarespace może ukrywać skrypty, więc obejrzyj stronę w oknie prywatnym.',
    ],
    wix: [
      'W edytorze wybierz „Dodaj elementy → Osadź kod → Osadź HTML” i przeciągnij ramkę na jej miejsce.',
      'Wybierz „Kod”, wklej cały kod i zaktualizuj.',
      'Ustaw taką wysokość ramki, jaką mają mieć wyniki, bo Wix pokazuje je w ramce; linki otwierają się w całym oknie.',
    ],
    shopify: [
      'Utwórz stronę w „Sklep online → Strony” (Online Store → Pages).',
      'Otwórz „Sklep online → Szablony” (Themes) i edytuj szablon. U góry wybierz „Strony → Utwórz szablon” (Pages → Create template), a tam, gdzie ma się pojawić, dodaj sekcję „Niestandardowy kod Liquid” (Custom Liquid). Wklej do niej cały kod i zapisz.',
      'W „Sklep online → Strony” wybierz ten szablon dla swojej strony, zapisz i obejrzyj stronę w sklepie.',
    ],
    gtm: [
      'W Menedżerze tagów utwórz tag „Niestandardowy kod HTML” i wklej do niego cały kod.',
      'Wybierz regułę „DOM gotowy” dla stron, na których ma się pojawić element; przeniesie się w miejsce podane niżej.',
      'Nie włączaj obsługi document.write, sprawdź tag w trybie podglądu i opublikuj.',
    ],
    react: [
      'Zapisz kod jako plik projektu, na przykład {file}.jsx.',
      'Zaimportuj komponent tam, gdzie ma się pojawić; skrypt wczytuje się raz dla wszystkich.',
      'Przy renderowaniu na serwerze zrób z niego komponent klienta, jak „use client” w Next.js.',
    ],
    vue: [
      'Zapisz kod jako plik projektu, na przykład {file}.vue.',
      'Zaimportuj komponent tam, gdzie ma się pojawić; skrypt wczytuje się raz dla wszystkich.',
      'Kompilator nie wymaga żadnych ustawień: element powstaje na podstawie nazwy.',
    ],
    placeholder: [
      'Wklej pierwszą część do sekcji <head> każdej strony, tam gdzie szablony lub ustawienia CMS pozwalają na skrypty.',
      'Na stronie otwórz widok źródła w edytorze i wklej drugą część; edytor może dodać w niej spacje, co niczemu nie szkodzi.',
      'Zapisz i obejrzyj opublikowaną stronę: edytory nie uruchamiają skryptów.',
    ],
  },
  stepOfHeader:
    'Otwórz w swoim edytorze nagłówek stron i przejdź do miejsca, w którym ma się pojawić pole. Jeśli każda strona ma własny nagłówek, zrób to w każdym.',
  stepOfResults: 'W „Strony → Dodaj stronę” utwórz stronę o adresie {page}.',
  stepsOfBoth:
    'Wiersz każdego elementu może być w osobnym miejscu, także na innej stronie; skrypt wklej raz na każdej stronie, na której jest któryś z nich.',
  trustTitle: 'Do czego służy data-trust-placeholders w skrypcie',
  trustNote:
    'Pozwala znacznikowi zastępczemu ustawić: {names}. Zwykle nie trzeba tu nic robić. Tylko tam, gdzie odwiedzający mogą sami pisać HTML na Twoich stronach, na przykład na forum, usuń data-trust-placeholders i te ustawienia.',
  refusedKey:
    'Klucz został pominięty w kodzie: każdy, kto czyta kod Twojej strony, mógłby nim zmienić Twoje dane. Wpisz taki, który pozwala tylko na odczyt.',
  sandboxNote:
    'Ten kod pokazuje nasze przykładowe dane. Zanim wkleisz go na swoją stronę, ustaw własne konto („{own}”).',
  localNote:
    'Na razie skrypt jest na tym komputerze, do którego odwiedzający nie mają dostępu. Prześlij go na serwer, wpisz tu jego adres i skopiuj kod.',
  unfinished: 'Jeszcze niegotowe. Pozostało wypełnić: {names}.',
  notWorking: 'To jeszcze nie działa: {names}. Powód jest podany obok.',
  boxAlone:
    'To samo pole: prowadzi do {page} i tutaj nie pokazuje wyników. Na tamtej stronie wklej wyszukiwarkę bez „{label}”.',
  otherPage: 'Strona {page} potrzebuje własnego kodu, z wyszukiwarką na stronie.',
  makeOther: 'Utwórz kod dla {page}',
  nowFor:
    'To jest teraz kod strony {page}. Wybierz jej filtry i wygląd, a potem wklej go na tej stronie.',
  backToBox: 'Z powrotem do pola',
  ignored:
    'Do poprawy: {names}. Obok każdego ustawienia jest wskazówka. Na razie kod zawiera to, co wpisano, ale element działa tak, jakby tego nie ustawiono.',
  leftOut:
    'Nie ma tego w kodzie, bo przy tych ustawieniach nic by nie zmieniało: {names}. Formularz to zachowuje.',
  copy: 'Kopiuj',
  addressFirst: 'Najpierw adres skryptu',
  atTop: 'Jest w głównym katalogu mojej witryny: {address}',
  copyAgain: 'Kopiuj z tym adresem',
  copyHead: 'Kopiuj pierwszą część',
  copyPlace: 'Kopiuj drugą część',
  partHead: '1 · do sekcji <head>',
  partOfPlugin: '1 · do sekcji <head> (jest już we wtyczce)',
  partPlace: '2 · na stronę',
  copied: 'Skopiowano.',
  copyFailed: 'Przeglądarka na to nie pozwoliła. Zaznacz kod i skopiuj go ręcznie.',
  whereTo: 'Gdzie to wkleić',
  host: 'Skrypt pochodzi',
  hosts: { public: 'z publicznego serwera', own: 'z mojej kopii' },
  hostHelp: {
    public:
      'Nie trzeba nic przesyłać: cdn.jsdelivr.net udostępnia każdą wersję wszystkim. Widzi adresy IP odwiedzających, ale nie zapisuje plików cookie. Wiersz zadziała, gdy tylko ta wersja zostanie tam opublikowana.',
    own: 'O wizycie wie tylko Twój serwer, a przeglądarki nie potrzebują dodatkowego połączenia. Każdą nową wersję trzeba samodzielnie przesłać.',
  },
  widgets: 'Moja strona dodaje do wyszukiwarki własne widżety InstantSearch',
  fileAlone:
    'Plik {file} ma wszystko, co pokazuje ta strona, i jest o {size} kB lżejszy niż {all}.',
  fileForWidgets:
    'Własne widżety potrzebują biblioteki InstantSearch, którą ma {file}; {slim} działa bez niej i jest o {size} kB lżejszy.',
  fileLacks: 'Plik pod tym adresem nie ma wszystkiego, czego potrzebuje kod.',
  fileHeavy:
    'Plik pod tym adresem ma więcej, niż potrzeba tej stronie: {file} jest o {size} kB lżejszy.',
  takeFile: 'Użyj pliku {file}',
  upload: 'Najpierw prześlij skrypt',
  online: 'Skryptu nie trzeba przesyłać',
  onlineText: 'Skrypt jest już w internecie, pod adresem {address}, i stamtąd wczytuje go kod.',
  onlineElsewhere: 'Skrypt jest też pod adresem {address}; kod wczytuje go z adresu poniżej.',
  ownHost: 'Wolę mieć go na własnym serwerze',
  download: 'Pobierz {file}',
  plugin: 'Zainstaluj wtyczkę',
  pluginHelp:
    'Zawiera pierwszą część kodu, która wczytuje skrypt. W WordPressie otwórz „Wtyczki → Dodaj wtyczkę → Wyślij wtyczkę na serwer”, wybierz plik, zainstaluj i włącz.',
  pluginDownload: 'Pobierz wtyczkę (.zip)',
  pluginMade:
    'Plik {file} jest w pobranych plikach. Jeśli przeglądarka go rozpakowała, spakuj katalog ponownie.',
  pluginAgain:
    'Jeśli pierwsza część się później zmieni, pobierz wtyczkę jeszcze raz i pozwól WordPressowi zastąpić starą.',
  pluginOne:
    'Na jednej witrynie może być tylko jedna taka wtyczka: jeśli mają na niej być wyszukiwarka i dokument, wybierz powyżej „{both}” i zainstaluj wtyczkę, która wtedy powstanie.',
  pluginThere:
    'Jeśli wtyczka dla pola jest już zainstalowana, działa też na tej stronie: nie trzeba nic robić.',
  pluginFailed: 'Nie udało się stąd odczytać plików skryptu. Pobierz je poniżej pojedynczo.',
  withoutPlugin: 'Bez wtyczki',
  headByHand:
    'Wklej pierwszą część do sekcji <head> witryny, na przykład wtyczką WPCode w „Code Snippets → Header & Footer”.',
  byHand: 'Jeśli wpisujesz znacznik ręcznie',
  integrity: 'Suma kontrolna (integrity) tego pliku to',
  hosting: {
    html: 'Umieść go na serwerze swojej witryny, obok stron.',
    wordpress:
      'Umieść go na serwerze, w katalogu motywu potomnego, ale nie w bibliotece mediów. Może też być na innym serwerze.',
    webflow:
      'Webflow nie przechowuje Twoich plików: umieść go na innym serwerze. Wystarczy bezpłatny hosting stron statycznych, taki jak Netlify, Cloudflare Pages albo GitHub Pages.',
    squarespace:
      'Umieść go na własnym serwerze, który udostępnia pliki bez zmian. Wystarczy bezpłatny hosting stron statycznych, taki jak Netlify, Cloudflare Pages albo GitHub Pages.',
    wix: 'Umieść go na własnym serwerze, który udostępnia pliki bez zmian. Wystarczy bezpłatny hosting stron statycznych, taki jak Netlify, Cloudflare Pages albo GitHub Pages.',
    shopify:
      'Prześlij go w „Treści → Pliki” (Content → Files): udostępni go CDN Twojego sklepu. Po każdym przesłaniu plik ma nowy adres, więc skopiuj go stamtąd.',
    gtm: 'Umieść go na serwerze swojej witryny: Menedżer tagów zawiera tylko kod.',
    react:
      'Umieść go w katalogu projektu, który jest udostępniany bez zmian, na przykład public/, albo na serwerze.',
    vue: 'Umieść go w katalogu projektu, który jest udostępniany bez zmian, na przykład public/, albo na serwerze.',
    placeholder:
      'Umieść go na serwerze swojej witryny albo na innym, który udostępnia pliki bez zmian.',
  },
  src: 'Adres skryptu',
  srcHelp:
    'Gdzie jest Twoja kopia pliku {file}: https://www.example.com/{file} albo samo {file}, jeśli jest obok strony.',
  srcWrong: 'Adres zaczyna się od https://, a kończy nazwą pliku: {file}.',
  place: 'Gdzie na stronie',
  placeHelp:
    'Element trafi na koniec tego miejsca: main to główna część większości stron; # i id, na przykład #search, to miejsce, które tak nazwano.',
  policy: 'Dla strony z rygorystyczną Content-Security-Policy',
  policyHelp:
    'Jeśli Twoja strona wysyła Content-Security-Policy, dodaj do niej to. Do img-src trzeba czasem dodać hosty Twoich obrazów.',
  policyHashes:
    'Skróty (sha256) dotyczą tego kodu: po każdej jego zmianie skopiuj wiersz jeszcze raz.',
  demand: 'Ile zapytań trafia do usług',
  demandHelp:
    'Plany Algolii i Contentful obejmują określoną liczbę zapytań w miesiącu. Tyle najwyżej wyślą Twoi odwiedzający; zapytanie sprzed chwili nie jest powtarzane i nic nie kosztuje.',
  demandVisits: 'Odwiedziny strony w miesiącu',
  demandShare: 'Ilu odwiedzających na stu szuka?',
  demandThousand: 'Zapytania na 1000 odwiedzin',
  demandMonth: 'Zapytania w miesiącu',
  demandSearches: 'Wyszukiwania liczone przez Algolię',
  demandYours: 'Twój wybór',
  demandNote:
    'Jak to policzono: {share} na stu odwiedzających wpisuje słowo z dziesięciu liter i zaznacza jeden filtr, jeśli są filtry. Zapytanie zawiera jedno wyszukiwanie na każdy indeks, jedno na podpowiedzi i jedno więcej z filtrem. Gdy wyszukiwanie zaczyna się dopiero po naciśnięciu Enter, słowo kosztuje jedno zapytanie.',
  shapes: {
    page: 'Pod polem, na stronie',
    dropdown: 'Lista rozwijana',
    dialog: 'Okno',
    box: 'Samo pole',
    document: 'Dokument',
  },
  link: 'Wyślij te ustawienia współpracownikowi',
  linkHelp: 'Link zawiera wszystkie ustawienia, ale żadnego konta, klucza, tokenu ani serwera.',
  copyLink: 'Kopiuj link',
  textPlace: 'Położenie tekstu w szerokim miejscu',
  textPlaces: {
    start: 'na początku',
    middle: 'pośrodku',
    full: 'na całą szerokość',
  },
  textPlaceHelp:
    'Wiersze mają długość, przy której dobrze się czyta; tu ustawisz, gdzie są, gdy miejsce jest szersze. Na całą szerokość robią się długie.',
  contents: 'Położenie spisu treści',
  contentsPlaces: { beside: 'obok tekstu', above: 'nad tekstem' },
  contentsHelp:
    'Obok tekstu tylko wtedy, gdy mieści się jedno i drugie: są wtedy razem pośrodku. Na telefonie spis treści jest zawsze nad tekstem.',
  tokens: {
    '--embed-accent': 'Linki i przyciski',
    '--embed-on-accent': 'Tekst na przyciskach',
    '--embed-text': 'Tekst',
    '--embed-muted': 'Tekst drugorzędny',
    '--embed-surface': 'Tło',
    '--embed-raised': 'Tło wyróżnione',
    '--embed-border': 'Linie',
    '--embed-highlight': 'Znalezione słowa',
    '--embed-danger': 'Błędy',
    '--embed-radius': 'Jak bardzo zaokrąglone są rogi, na przykład 8px.',
    '--embed-space':
      'Odległość między częściami; wszystko rośnie razem z tą wartością. Na przykład 8px.',
    '--embed-inset':
      'Miejsce po lewej i prawej stronie każdego wyniku na liście, na przykład 16px.',
    '--embed-font': 'Krój pisma całego tekstu. Puste pole: taki jak na stronie.',
    '--embed-columns': 'Ile wyników jest obok siebie, gdy jest na to miejsce.',
    '--embed-measure':
      'Szerokość tekstu, na przykład 45rem; 100% to całe dostępne miejsce. Puste pole: wiersze mają długość, przy której dobrze się czyta.',
  },
  measures: {
    '--embed-radius': 'Zaokrąglenie rogów',
    '--embed-space': 'Odstępy',
    '--embed-inset': 'Miejsce po bokach',
    '--embed-font': 'Krój pisma',
    '--embed-columns': 'Kolumny',
    '--embed-measure': 'Szerokość tekstu',
  },
  wrong: {
    choice: 'Nie można wybrać „{value}”. Możliwe: {right}.',
    flag: 'To można włączyć lub wyłączyć; „{value}” nie jest ani jednym, ani drugim. Zaznacz pole albo zostaw je puste.',
    whole: '„{value}” nie jest liczbą całkowitą od {least} do {most}.',
    wholes:
      '„{value}” nie jest liczbą całkowitą. Wpisz liczby oddzielone przecinkami, na przykład 20, 50.',
    named:
      'W „{value}” brakuje nazwy przed kreską. Wpisz najpierw nazwę, potem | i słowa dla odwiedzających: products|Produkty.',
    facet: 'Nie wiadomo, co oznacza „{value}”. Wpisz nazwę pola, na przykład city lub price:range.',
    facetType: '„{value}” nie jest rodzajem filtra. Dostępne: {right}.',
    facetOption:
      'Nie wiadomo, co oznacza „{value}” w nawiasie. Można wpisać limit=5, sort=alpha, closed i search, oddzielone spacjami.',
    selected:
      'Nie wiadomo, co oznacza „{value}”. Wpisz pole, dwukropek i wartość, na przykład city:Kraków.',
    selector:
      '„{value}” nie prowadzi do niczego na stronie. Wpisz # i id elementu, na przykład #results.',
    host: '„{value}” nie jest adresem. Wpisz adres, na przykład https://search.example.com.',
    address: '„{value}” nie jest adresem. Wpisz adres bez spacji, na przykład /products/.',
    recommended:
      '„{value}” to nie rekomendacja. Wpisz model i to, czego dotyczy, na przykład related-products:id albo trending-items.',
    parameters:
      'Nie wiadomo, co oznacza „{value}”. Wpisz nazwa=wartość; kilka takich par oddziel znakiem &.',
    locale: '„{value}” nie jest językiem. Wpisz jego skrót, na przykład pl lub de-AT.',
    timeZone: '„{value}” nie jest strefą czasową. Wpisz strefę, na przykład Europe/Warsaw.',
    currency: '„{value}” nie jest kodem waluty. Wpisz kod, na przykład PLN lub EUR.',
    shortcut:
      'Nie wiadomo, co oznacza „{value}”. Wpisz klawisz do przytrzymania, plus i literę, na przykład mod+k.',
    id: '„{value}” nie może być ID. Wpisz własne: najwyżej 64 znaki, tylko litery bez polskich znaków, cyfry, kropki, łączniki i podkreślenia, bez spacji.',
    timeline:
      '„{value}” nie jest ani wydaniem, ani datą. Wpisz {url.timeline}, ID wydania albo datę z godziną, na przykład 2026-12-01T09:00Z.',
    secret:
      'Ten token pozwala na zapis, więc nie może być w kodzie strony. Użyj tokenu „delivery API”.',
    tokens:
      'Wpisz identyfikator przestrzeni, dwukropek i jej token „delivery API”, na przykład abc123:token. Token, który pozwala na zapis, nie może być w kodzie strony.',
  },
  idle: {
    dropdown: 'Nie działa na liście rozwijanej, która mieści tylko pierwsze wyniki.',
    elsewhere: 'Nie działa tutaj: z powodu „{names}” to pole nie pokazuje własnych wyników.',
    dialog: 'Działa tylko wtedy, gdy wyniki są w oknie (dialog).',
    together: 'Działa tylko razem z „{names}”.',
    rail: 'Nie działa razem z „{names}”: zamiast wyszukiwarki jest wtedy rząd rekomendacji.',
    instead:
      'Nie działa, dopóki „{names}” wskazuje jeden wpis na stałe. Znalezione wpisy można wybrać tam.',
    contents:
      'toc pozostaje tu puste: spis treści powstaje z nagłówków tekstu, a to jest lista wpisów.',
    algolia: 'Nie działa tutaj: potrafi to tylko Algolia.',
    recognised: 'To pole jest pokazywane i tak: wynika to z wartości. W kodzie jest niepotrzebne.',
    enter: 'Bez niej Enter tylko wyszukuje.',
  },
  findings: {
    missing: 'Pozostało wypełnić: {names}.',
    unfilled:
      '{value} zawiera część, którą wypełni dopiero Twoja strona, więc nie można tego sprawdzić.',
    engineUnseen: 'Kreator nie zagląda do {engine}. To, czy wszystko się zgadza, pokaże podgląd.',
    keyRejected:
      'Klucz został odrzucony: aplikacja go nie zna. Sprawdź, czy nie ma literówek i czy jedno pasuje do drugiego.',
    keyMayWrite:
      'Tego klucza nie można użyć, bo pozwala na zapis ({rights}): każdy, kto czyta kod Twojej strony, mógłby nim zmienić lub usunąć Twoje rekordy. Utwórz klucz tylko do wyszukiwania.',
    keyIsAdmin:
      'Tego klucza nie można użyć, bo to klucz administratora, który pozwala wszystko zmienić i usunąć. Użyj klucza tylko do wyszukiwania.',
    managementToken:
      'Tego tokenu nie można użyć, bo to token zarządzania (CFPAT-…), który pozwala na zapis: każdy, kto czyta kod Twojej strony, mógłby nim zmienić Twoje treści. Użyj tokenu „delivery API”.',
    tokenRejected:
      'Token został odrzucony albo nie należy do tej przestrzeni. Sprawdź, czy nie ma literówek i czy jedno pasuje do drugiego.',
    quota: 'Klucz jest prawidłowy, ale limit wyszukiwań w Twoim planie został wyczerpany.',
    applicationBlocked: 'Usługa zablokowała tę aplikację. Powód jest podany w jej panelu.',
    rateLimit: 'Zbyt wiele zapytań naraz. Odczekaj chwilę i sprawdź jeszcze raz.',
    hostBlocked:
      'Zasady tej strony (Content-Security-Policy) blokują {host}. Jeśli Twoja strona ma takie zasady, dodaj do nich wiersz podany pod kodem.',
    unreachable:
      'Brak odpowiedzi od {host}. Sprawdź, czy w identyfikatorze lub adresie nie ma literówki i czy masz połączenie; może go też zatrzymywać bloker lub zapora. Potem spróbuj ponownie.',
    serviceDown: '{host} zwraca błąd ({status}). Spróbuj ponownie później.',
    notTheService:
      'Pod tym adresem odpowiada coś innego niż ta usługa. Sprawdź adres i to, co jest między nią a siecią.',
    indexUnknown: 'Nie ma indeksu {index}. Sprawdź nazwę; wielkość liter ma znaczenie.',
    replicaUnknown:
      'Nie ma repliki {index}. Skopiuj jej nazwę z panelu Algolii: otwórz indeks, potem „Replicas”; wielkość liter ma znaczenie.',
    indexClosed: 'Klucz nie daje dostępu do indeksu {index}.',
    indexEmpty: 'Indeks {index} istnieje, ale jest pusty.',
    indexFound: 'Indeks {index} odpowiada; liczba rekordów: {count}.',
    recognised:
      'Pokazywane pola rekordów: {fields}. Aby któreś zmienić, wpisz inne; znak zapytania oznacza, że pasuje też inne pole.',
    notForFaceting:
      'Pole {attribute} nie może jeszcze być filtrem w indeksie {index}: dodaj je w panelu Algolii w „Attributes for faceting” albo wybierz inne. Filtrami mogą być: {known}.',
    noFaceting:
      'Żadne pole indeksu {index} nie może jeszcze być filtrem: dodaj jakieś w panelu Algolii w „Attributes for faceting”.',
    facetsFound: 'Filtrami mogą być: {known}.',
    environmentUnknown: 'Token jest prawidłowy, ale przestrzeń nie ma środowiska {environment}.',
    typeUnknown: 'Nie ma typu treści {type}. Dostępne: {known}.',
    entryUnknown:
      'Nie ma takiego wpisu: {entry}. Sprawdź, czy nie ma literówki i czy jest opublikowany.',
    entryWaits:
      'Połączenie działa. Nie wskazano jeszcze wpisu: kliknij któryś albo wpisz typ treści i krótką nazwę.',
    fieldUnknown: 'Typ {type} nie ma pola {field}. Tekst jest w: {known}.',
    fieldNoText: 'Pole {field} nie zawiera tekstu, tylko {holds}. Tekst jest w: {known}.',
    fieldPlain:
      'Pole {field} nie ma nagłówków, obrazów ani linków i jest pokazywane bez zmian. Tekst, w którym są, jest w: {known}.',
    noRichText: 'Wpisy typu {type} nie mają pola z tekstem do pokazania.',
    localeUnknown: 'Przestrzeń nie ma języka {locale}. Dostępne: {known}.',
    entryFound: 'Wpis {entry} odpowiada; jest typu {type}.',
    linksNowhere:
      'Tekst zawiera linki do innych wpisów, ale nie podano jeszcze, pod jakim adresem są ich strony, więc kliknięcie nic nie daje. Podaj go tutaj, na przykład {pattern}.',
    picturesRelative:
      'Obrazy mają adresy bez domeny, na przykład {address}: widać je tylko na stronach witryny, do której należą.',
    notRooted:
      '„{address}” prowadzi z każdego katalogu witryny gdzie indziej. Z ukośnikiem na początku prowadzi zewsząd do tej samej strony.',
  },
}
