// Longer than other files because it is one table.
import type { Words } from './shape.ts'

export const pl: Words = {
  title: 'Kreator kodu',
  gallery: 'Wszystkie przykłady',
  intro:
    'Wybierz, kliknij, skopiuj. To, co wpiszesz, zostaje w tej przeglądarce i trafia tylko do Twoich usług.',
  language: 'Język tego kreatora',
  languageHelp: 'Dla słów kreatora. To, co czytają odwiedzający, zależy od Twojej strony.',
  form: 'Ustawienia',
  element: 'Co ma się pojawić?',
  search: 'Wyszukiwarka',
  document: 'Dokument',
  both: 'Jedno i drugie na jednej stronie',
  setUpNow: 'Teraz ustawiasz',
  begin: 'Zacznij od',
  starts: {
    page: { title: 'Strona wyszukiwania', text: 'Pole, filtry i wyniki na stronie.' },
    header: { title: 'Pole w nagłówku', text: 'Wyniki rozwijają się pod nim.' },
    window: {
      title: 'Wyszukiwanie w oknie',
      text: 'Otwiera je przycisk w nagłówku albo Ctrl i K.',
    },
    shop: { title: 'Sklep', text: 'Produkty jako karty, z filtrami.' },
    rail: { title: 'Rekomendacje', text: 'Rząd tego, co jeszcze się podoba.' },
    article: { title: 'Artykuł', text: 'Z tytułem i obrazem.' },
    guide: { title: 'Poradnik', text: 'Z tytułem, obrazem i spisem treści.' },
    text: { title: 'Sam tekst', text: 'Albo strona z bloków.' },
  },
  existing: 'Mam już kod',
  existingHelp:
    'Wklej go tutaj, z jakiejkolwiek strony pochodzi: formularz wypełni się według niego.',
  readIn: 'Wczytaj',
  readDone: 'Formularz jest teraz wypełniony według Twojego kodu.',
  readUnknown:
    'Formularz jest wypełniony. Nie ma w nim miejsca na to, co zostało pominięte: {names}.',
  readMeant: '„{written}” wczytano jako „{name}”, bo zapewne o to chodziło.',
  readNothing: 'Nie ma w nim <site-search> ani <rich-doc>, ani znacznika zastępczego.',
  account: 'Twoje konto',
  accountNeeded:
    'Ta strona nie ma własnych danych: potrzebuje Twojego konta i pokazuje to, co w nim jest.',
  sandbox: 'Przykładowe dane',
  ownAccount: 'Użyj mojego konta',
  sandboxHelp:
    'Próbujesz na naszych przykładowych danych, więc nie ma tu nic do wpisania. Zanim wkleisz kod na swoją stronę, wybierz swoje konto.',
  searchAccountHelp:
    'W panelu Algolii, w części „API keys”. Weź klucz tylko do wyszukiwania (search-only): jest widoczny w kodzie strony i każdy może go odczytać.',
  contentAccountHelp:
    'W ustawieniach Contentful, w części „API keys”. Weź token „delivery API”: może tylko czytać.',
  sent: 'Przysłano Ci dane dostępowe? Wklej tu wszystko',
  sentSuch: {
    'site-search': 'Application ID: …\nKlucz API: …\nIndeks: …',
    'rich-doc': 'Space ID: …\nToken delivery: …\nWpis: …',
  },
  sentTaken: 'Wypełniono: {names}.',
  sentEnough: 'Nic więcej nie trzeba: możesz kopiować.',
  sentUnread:
    'Niczego nie rozpoznano. Napisz przed każdym, co to jest, na przykład „Indeks: products”.',
  noIndex: 'Nie masz jeszcze nic w Algolii?',
  indexing: {
    shopify:
      'Zainstaluj aplikację „Algolia AI Search & Discovery” z App Store Shopify: skopiuje produkty na Twoje konto i zadba, by były aktualne. Ich indeks nazywa się shopify_products, chyba że wybierzesz inny przedrostek.',
    wordpress:
      'Zainstaluj wtyczkę „WP Search with Algolia”: skopiuje wpisy i strony na Twoje konto i zadba, by były aktualne. Ich indeks nazywa się wp_searchable_posts, chyba że wybierzesz inny przedrostek.',
    other:
      'W panelu Algolii „Data sources” przyjmuje plik (CSV lub JSON) ze wszystkim, co ma być znajdowane, albo każe robotowi Algolii odczytać Twoją witrynę.',
  },
  test: 'Sprawdź połączenie',
  testing: 'Pytam …',
  offers: 'Znalezione w Twoich danych: kliknij, aby wybrać',
  offersAdd: 'Znalezione w Twoich danych: kliknij, aby dodać lub usunąć',
  written: 'Tak stoi w kodzie',
  offersMore: 'jeszcze {count}',
  seekHere: 'Szukaj na tej liście',
  seekNone: 'Nic tutaj nie zawiera „{words}”.',
  offersOne: 'Kliknij, aby wybrać',
  offersWords: 'Kliknij, aby dodać lub usunąć',
  filterNames:
    'Co odwiedzający czytają nad każdym filtrem. Puste pole oznacza nazwę wpisaną na szaro.',
  filterNamesIn: 'Jak się nazywają w języku: {language}?',
  filterNamesOnce:
    'Twój indeks ma kilka języków, a te nazwy są we wszystkich takie same. Dla stron w innym języku zmień je tutaj i skopiuj kod jeszcze raz.',
  fillNames: 'Użyj tych nazw: {names}',
  didYouMean: 'Czy chodziło o „{name}”?',
  orders: 'Dotychczasowe kolejności: kliknij, aby usunąć',
  startFirst: 'Na początku pokazuj pierwszą z nich',
  ownOrder: 'Trafność',
  addOrder: 'Dodaj kolejność',
  replica: 'Nazwa repliki',
  orderNames: 'Co odwiedzający czytają przy każdej kolejności. Puste pole oznacza szarą nazwę.',
  pairs: 'Filtr i wartość',
  pairField: 'Filtr',
  pairValue: 'Wartość',
  fromToday: 'od dziś',
  pairLanguage:
    'To wartości dla języka: {language}. Twój indeks ma każdy język osobno: na stronach w innym nic nie znajdą.',
  pairAdd: 'Dodaj',
  kinds: {
    list: 'pola do zaznaczenia',
    all: 'pola do zaznaczenia, pasują wszystkie',
    menu: 'jedno z wielu',
    tree: 'poziomy',
    range: 'zakres od–do',
    rating: 'gwiazdki',
    toggle: 'tak lub nie',
    date: 'data od–do',
    color: 'kolory',
  },
  someValues: '{values} … razem {count}',
  manyValues: '{values} … {count} lub więcej',
  records: 'Rekordy: {count}',
  samples: {
    events: 'Koncerty i inne wydarzenia, z datami i cenami.',
    articles: 'Artykuły do czytania.',
    docs: 'Podręcznik, jak zapisuje go DocSearch.',
    wp_posts: 'Blog, jak zapisuje go WordPress.',
    webhook: 'Artykuły, jak zapisuje je Contentful.',
    shop: 'Sklep, jak zapisuje go Shopify.',
    products: 'Mały sklep o prostych polach, z ocenami i kolorami.',
    catalog: 'Bardzo duży sklep z wymyślonymi towarami.',
    library_ar: 'Książki po arabsku.',
  },
  byLanguage: 'Dla stron w kilku językach: {languages}.',
  notSet: 'nie ustawiono',
  neverInPage: 'Nigdy nie trafia do kodu strony, więc nie ma tu czego wpisać.',
  groups: {
    first: 'Najważniejsze',
    found: 'Co jest znajdowane',
    results: 'Co pokazuje wynik',
    listing: 'Jak ułożone są wyniki',
    leading: 'Dokąd prowadzi wyszukiwarka',
    typing: 'Podczas pisania',
    entry: 'Który wpis jest pokazywany',
    above: 'Co stoi wokół tekstu',
    links: 'Dokąd prowadzą odnośniki',
    words: 'Słowa i język',
    measuring: 'Pomiary',
    loading: 'Wczytywanie i jasność',
    developers: 'Dla programistów',
  },
  find: 'Znajdź ustawienie',
  findNone: 'Żadne ustawienie nie ma tych słów.',
  foundAbove: 'Powyżej, w części „Najważniejsze”:',
  often: 'Często potrzebne:',
  parts: 'Części formularza',
  rest: 'Wszystko inne',
  openAll: 'Otwórz wszystkie części',
  template: 'Własny szablon',
  templateHelp:
    'Bez niego wyniki wyglądają tak, jak zostały rozpoznane. Kliknij pola, które mają być widoczne, a potem zmień, co chcesz.',
  templateStart: 'Zacznij od obrazu, nagłówka i tekstu',
  templateFields: 'Pola do pokazania',
  templateType: 'Typ treści',
  templateTypeHelp: 'Który rodzaj wpisów w tekście tak wygląda.',
  anyType: 'dowolny',
  templateText: 'HTML szablonu',
  templateInside: 'Które pola widać i jak',
  looks: 'Wygląd',
  looksHelp:
    'Krój pisma i kolor tekstu są takie jak na Twojej stronie. Wybierz kolor lub go wpisz: #0b5d7a, teal, rgb(11 93 122). Każde pole pokazuje kolor używany teraz.',
  brand: 'Kolor Twojej marki',
  brandHelp:
    'Tekst na nim jest biały, a gdy biel ma kontrast poniżej 4,5 : 1 – czarny: jasny kolor dostaje czarny tekst. Inny ustawia „{text}” w części „{looks}”. Słowa w tym kolorze stają się ciemniejsze lub jaśniejsze na tyle, by dało się je czytać. Przeglądarki z 2024 roku i starsze nie robią ani jednego, ani drugiego.',
  stylesheet: 'Motyw',
  stylesheetHelp: 'Gotowy wygląd; własne kolory poniżej i tak wygrywają.',
  noStylesheet: 'żaden, jak strona',
  looksInside: 'Motyw, kolory, rogi, krój pisma, szerokość',
  light: 'jasny',
  dark: 'ciemny',
  reset: 'Przywróć',
  contrastGood: '{pair}: kontrast {ratio}, czytelne',
  contrastLow: '{pair}: kontrast {ratio}, za niski; potrzeba {least}',
  contrastUnknown: '{pair}: kontrastu nie da się podać, bo jeden z kolorów zna tylko Twoja strona.',
  notCss: '„{value}” jest niezrozumiałe. Wpisz na przykład {right}.',
  preview: 'Podgląd',
  previewWaits: 'Podgląd pojawi się, gdy wypełnisz: {names}.',
  previewRefused:
    'Nie ma podglądu z kluczem lub tokenem, który może zapisywać. Wpisz taki, który może tylko czytać, a podgląd się pojawi.',
  previewLoading: 'Wczytywanie…',
  previewDialog: 'Na Twojej stronie otwiera ją przycisk: zamknij ją, żeby go zobaczyć.',
  previewTyped: 'Wpisano tu „{word}”, żeby było co zobaczyć. Na Twojej stronie pole jest puste.',
  noCurrency: 'Ceny są bez waluty. Jaka to waluta?',
  otherCurrency: 'Inna',
  previewLink: 'Tutaj linki nigdzie nie prowadzą. Na Twojej stronie ten prowadzi do: {address}',
  previewSays: 'Co element uważa za błąd',
  previewLanguage:
    'Pokazane w języku tego kreatora ({language}). Na Twojej stronie decyduje „lang” albo „{setting}”.',
  previewLight:
    'Pokazane jasno, bo taka zostaje strona, która nie mówi inaczej. „Ciemny” pokazuje drugą wersję.',
  previewBoth:
    'Tutaj oba stoją obok siebie. Na Twojej stronie każdy stoi tam, gdzie wkleisz jego wiersz.',
  previewMore: 'Więcej o tym podglądzie ({count})',
  width: 'Szerokość',
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Komputer',
  fullScreen: 'Pełny ekran',
  scheme: 'Jasny czy ciemny',
  skip: 'Do podglądu i kodu',
  toForm: 'Do ustawień',
  snippet: 'Twój kod',
  paste: 'Gdzie go wkleisz?',
  pasteHelp: 'Kod powstaje dla tego miejsca, a pod nim jest napisane, gdzie go wkleić.',
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
    placeholder: 'CMS bez nieznanych znaczników',
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
      'Zapisz i opróżnij pamięć podręczną, jeśli masz taką wtyczkę.',
    ],
    webflow: [
      'W Designerze przeciągnij „Code Embed” w miejsce, w którym ma się pojawić element.',
      'Wklej do niego cały kod, zapisz i zamknij.',
      'Opublikuj: skrypty nie działają w Designerze, tylko w opublikowanej witrynie.',
    ],
    squarespace: [
      'Edytuj stronę i dodaj blok „Code” tam, gdzie ma się pojawić element.',
      'Wybierz HTML, wklej cały kod i nie włączaj „Display Source”.',
      'Zapisz; gdy jesteś zalogowany, Squarespace może ukrywać skrypty, więc obejrzyj stronę w oknie prywatnym.',
    ],
    wix: [
      'W edytorze wybierz „Dodaj elementy → Osadź kod → Osadź HTML” i przeciągnij ramkę na jej miejsce.',
      'Wybierz „Kod”, wklej cały kod i zaktualizuj.',
      'Rozciągnij ramkę tak wysoko, jak mają sięgać wyniki, bo Wix pokazuje je w ramce; odnośniki otwierają się w całym oknie.',
    ],
    shopify: [
      'Utwórz stronę w „Sklep online → Strony” (Online Store → Pages).',
      'Otwórz „Sklep online → Szablony” (Themes) i edytuj szablon. U góry wybierz „Strony → Utwórz szablon” (Pages → Create template), a tam, gdzie ma się pojawić, dodaj sekcję „Niestandardowy kod Liquid” (Custom Liquid). Wklej do niej cały kod i zapisz.',
      'W „Sklep online → Strony” wybierz ten szablon dla swojej strony, zapisz i obejrzyj stronę w sklepie.',
    ],
    gtm: [
      'W Menedżerze tagów utwórz tag „Niestandardowy kod HTML” i wklej do niego cały kod.',
      'Wybierz regułę „DOM gotowy” dla stron, które mają go mieć; element przeniesie się w miejsce podane niżej.',
      'Nie włączaj obsługi document.write, sprawdź w trybie podglądu i opublikuj.',
    ],
    react: [
      'Zapisz kod jako plik projektu, na przykład {file}.jsx.',
      'Zaimportuj komponent tam, gdzie ma się pojawić; skrypt wczytuje się raz dla wszystkich.',
      'Przy renderowaniu na serwerze zrób z niego komponent klienta, jak „use client” w Next.js.',
    ],
    vue: [
      'Zapisz kod jako plik projektu, na przykład {file}.vue.',
      'Zaimportuj komponent tam, gdzie ma się pojawić; skrypt wczytuje się raz dla wszystkich.',
      'Kompilator nie potrzebuje żadnych ustawień: element powstaje z nazwy.',
    ],
    placeholder: [
      'Wklej pierwszą część do sekcji <head> każdej strony, tam gdzie szablony lub ustawienia CMS pozwalają na skrypty.',
      'Na stronie otwórz widok źródła w edytorze i wklej drugą część; edytor może wstawić w nią odstępy, co nie szkodzi.',
      'Zapisz i obejrzyj opublikowaną stronę: edytory nie uruchamiają skryptów.',
    ],
  },
  stepOfHeader:
    'Otwórz w swoim edytorze nagłówek stron i przejdź do miejsca, w którym ma to stać. Jeśli każda strona ma własny nagłówek, zrób to w każdym.',
  stepOfResults: 'W „Strony → Dodaj stronę” utwórz stronę o adresie {page}.',
  stepsOfBoth:
    'Wiersz każdego elementu może stać w swoim miejscu, także na innej stronie; skrypt należy raz na każdej stronie, która ma jeden z nich.',
  trustTitle: 'Do czego służy data-trust-placeholders w skrypcie',
  trustNote:
    'Dzięki temu znacznik zastępczy może ustawić: {names}. Zwykle nie trzeba tu nic robić. Tylko tam, gdzie odwiedzający mogą sami pisać HTML na Twoich stronach, na przykład na forum, usuń data-trust-placeholders i te ustawienia.',
  refusedKey:
    'Klucz został pominięty w kodzie: każdy, kto czyta Twoją stronę, mógłby nim zmienić Twoje dane. Wpisz taki, który może tylko czytać.',
  sandboxNote:
    'Ten kod pokazuje nasze przykładowe dane. Zanim wkleisz go na swoją stronę, potrzebuje Twojego konta („{own}”).',
  localNote:
    'Na razie skrypt leży na tym komputerze, gdzie odwiedzający go nie znajdą. Prześlij go, wpisz tu jego adres i kopiuj.',
  unfinished: 'Jeszcze nie gotowe. Pozostało wypełnić: {names}.',
  notWorking: 'To jeszcze nie działa: {names}. Obok napisano, dlaczego.',
  boxAlone:
    'To samo pole: prowadzi do {page} i tutaj nie pokazuje wyników. Na tamtej stronie wklej wyszukiwarkę bez „{label}”.',
  otherPage: 'Strona {page} potrzebuje własnego kodu, z wyszukiwarką na stronie.',
  makeOther: 'Utwórz kod dla {page}',
  nowFor:
    'To jest teraz kod strony {page}. Wybierz jej filtry i wygląd, a potem wklej go na tej stronie.',
  backToBox: 'Z powrotem do pola',
  ignored:
    'Jeszcze nie tak: {names}. Obok każdego stoi, jak byłoby dobrze. Do tego czasu kod zawiera to, co wpisano, a element działa tak, jakby tego nie ustawiono.',
  leftOut:
    'Nie ma tego w kodzie, bo lista rozwijana nie ma na to miejsca: {names}. Formularz zachowuje to dla innych układów.',
  copy: 'Kopiuj',
  addressFirst: 'Najpierw adres skryptu',
  atTop: 'Leży w głównym folderze mojej witryny: {address}',
  copyAgain: 'Kopiuj z tym adresem',
  copyHead: 'Kopiuj pierwszą część',
  copyPlace: 'Kopiuj drugą część',
  partHead: '1 · do sekcji <head>',
  partOfPlugin: '1 · do sekcji <head>, jest już we wtyczce',
  partPlace: '2 · na stronę',
  copied: 'Skopiowano.',
  copyFailed: 'Przeglądarka na to nie pozwoliła. Zaznacz kod i skopiuj go ręcznie.',
  whereTo: 'Gdzie to wkleić',
  host: 'Skrypt pochodzi',
  hosts: { public: 'z publicznego serwera', own: 'z mojej kopii' },
  hostHelp: {
    public:
      'Nie trzeba nic przesyłać: cdn.jsdelivr.net udostępnia każdą wersję wszystkim. Widzi adresy sieciowe odwiedzających i nie ustawia plików cookie. Wiersz zadziała, gdy tylko ta wersja zostanie tam opublikowana.',
    own: 'O wizycie wie tylko Twój własny serwer, a przeglądarki nie potrzebują dodatkowego połączenia. Nową wersję przesyłasz jako plik.',
  },
  widgets: 'Moja strona dodaje do wyszukiwarki własne widżety InstantSearch',
  fileAlone: '{file} ma wszystko, co pokazuje ta strona, i jest o {size} kB lżejszy niż {all}.',
  fileForWidgets:
    'Własne widżety potrzebują biblioteki InstantSearch, którą ma {file}; {slim} działa bez niej i jest o {size} kB lżejszy.',
  fileLacks: 'Plik pod tym adresem nie ma wszystkiego, czego potrzebuje kod.',
  fileHeavy:
    'Plik pod tym adresem ma więcej, niż potrzeba tej stronie: {file} jest o {size} kB lżejszy.',
  takeFile: 'Użyj {file}',
  upload: 'Najpierw prześlij skrypt',
  online: 'Skryptu nie trzeba przesyłać',
  onlineText: 'Skrypt jest już w sieci, pod adresem {address}, i stamtąd wczytuje go kod.',
  onlineElsewhere: 'Skrypt jest też pod adresem {address}; kod wczytuje go z adresu poniżej.',
  ownHost: 'Wolę mieć go na własnym serwerze',
  download: 'Pobierz {file}',
  plugin: 'Zainstaluj wtyczkę',
  pluginHelp:
    'Zawiera pierwszą część kodu, która wczytuje skrypt. W WordPressie otwórz „Wtyczki → Dodaj wtyczkę → Wyślij wtyczkę na serwer”, wybierz plik, zainstaluj i włącz.',
  pluginDownload: 'Pobierz wtyczkę (.zip)',
  pluginMade:
    '{file} jest w pobranych plikach. Jeśli przeglądarka go rozpakowała, skompresuj katalog ponownie.',
  pluginAgain:
    'Jeśli pierwsza część się później zmieni, pobierz wtyczkę jeszcze raz i pozwól WordPressowi zastąpić starą.',
  pluginOne:
    'Jedna witryna, jedna taka wtyczka: jeśli są na niej wyszukiwarka i dokument, wybierz powyżej „{both}” i zainstaluj to, co wtedy powstanie.',
  pluginThere:
    'Jeśli wtyczka jest już zainstalowana dla pola, służy też tej stronie: nie trzeba nic robić.',
  pluginFailed: 'Nie można stąd odczytać plików skryptu. Pobierz je pojedynczo poniżej.',
  withoutPlugin: 'Bez wtyczki',
  headByHand:
    'Wklej pierwszą część do sekcji <head> witryny, na przykład wtyczką WPCode w „Code Snippets → Header & Footer”.',
  byHand: 'Jeśli piszesz znacznik ręcznie',
  integrity: 'Suma kontrolna (integrity) tego pliku to',
  hosting: {
    html: 'Umieść go na serwerze swojej witryny, obok stron.',
    wordpress:
      'Umieść go na serwerze, w katalogu motywu potomnego; biblioteka mediów nie jest dla niego. Może też leżeć na innym serwerze.',
    webflow:
      'Webflow nie przechowuje Twoich plików: umieść go na innym serwerze. Wystarczy hosting statyczny, taki jak Netlify, Cloudflare Pages albo GitHub Pages, i to bezpłatny.',
    squarespace:
      'Umieść go na własnym serwerze, który podaje pliki bez zmian. Wystarczy hosting statyczny, taki jak Netlify, Cloudflare Pages albo GitHub Pages, i to bezpłatny.',
    wix: 'Umieść go na własnym serwerze, który podaje pliki bez zmian. Wystarczy hosting statyczny, taki jak Netlify, Cloudflare Pages albo GitHub Pages, i to bezpłatny.',
    shopify:
      'Prześlij go w „Treści → Pliki” (Content → Files): poda go CDN Twojego sklepu. Każde przesłanie ma nowy adres, więc skopiuj go stamtąd.',
    gtm: 'Umieść go na serwerze swojej witryny: Menedżer tagów niesie tylko kod.',
    react:
      'Umieść go w katalogu projektu, który jest podawany bez zmian, na przykład public/, albo na serwerze.',
    vue: 'Umieść go w katalogu projektu, który jest podawany bez zmian, na przykład public/, albo na serwerze.',
    placeholder:
      'Umieść go na serwerze swojej witryny albo na innym, który podaje pliki bez zmian.',
  },
  src: 'Adres skryptu',
  srcHelp:
    'Gdzie leży Twoja kopia {file}: https://www.example.com/{file} albo samo {file}, jeśli leży obok strony.',
  srcWrong: 'Adres zaczyna się od https://, a kończy nazwą pliku, {file}.',
  place: 'Gdzie na stronie',
  placeHelp:
    'Element trafi na koniec tego miejsca: main to główna część większości stron; # i id, na przykład #search, to miejsce, które tak nazwano.',
  policy: 'Dla strony z rygorystyczną Content-Security-Policy',
  policyHelp:
    'Jeśli Twoja strona wysyła Content-Security-Policy, dodaj do niej to. Do img-src trzeba czasem dodać hosty Twoich obrazów.',
  policyHashes:
    'Skróty (sha256) dotyczą tego, co stoi w tym kodzie: po każdej zmianie skopiuj wiersz jeszcze raz.',
  demand: 'Ile zapytań trafia do usług',
  demandHelp:
    'Plany Algolii i Contentful kończą się na pewnej liczbie zapytań w miesiącu. Tyle najwyżej powodują Twoi odwiedzający; o co pytano przed chwilą, o to nie pyta się znowu i nic to nie kosztuje.',
  demandVisits: 'Odwiedziny strony w miesiącu',
  demandShare: 'Ilu na stu odwiedzających szuka?',
  demandThousand: 'Zapytania na 1000 odwiedzin',
  demandMonth: 'Zapytania w miesiącu',
  demandSearches: 'Wyszukiwania liczone przez Algolię',
  demandYours: 'Twój wybór',
  demandNote:
    'Tak liczone: {share} na stu odwiedzających wpisuje słowo z dziesięciu liter i zaznacza jeden filtr, jeśli jakieś są. Zapytanie zawiera jedno wyszukiwanie na każdy indeks, jedno na podpowiedzi i jedno więcej z filtrem. Gdy szuka się dopiero po Enter, słowo kosztuje jedno zapytanie.',
  shapes: {
    page: 'Pod polem, na stronie',
    dropdown: 'Lista rozwijana',
    dialog: 'Okno',
    box: 'Samo pole',
    document: 'Dokument',
  },
  link: 'Wyślij te ustawienia współpracownikowi',
  linkHelp: 'Odnośnik zawiera wszystkie ustawienia, ale żadnego konta, klucza, tokenu ani hosta.',
  copyLink: 'Kopiuj odnośnik',
  textPlace: 'W szerokim miejscu tekst stoi',
  textPlaces: {
    start: 'na początku',
    middle: 'pośrodku',
    full: 'na całą szerokość',
  },
  textPlaceHelp:
    'Wiersze kończą się tam, gdzie dobrze się je czyta; gdy miejsce jest szersze, to mówi, gdzie stoją. Na całą szerokość robią się długie.',
  contents: 'Spis treści stoi',
  contentsPlaces: { beside: 'obok tekstu', above: 'nad tekstem' },
  contentsHelp:
    'Obok tekstu tylko tam, gdzie mieszczą się oba: stoją wtedy razem pośrodku. Na telefonie spis treści jest zawsze nad tekstem.',
  tokens: {
    '--embed-accent': 'Odnośniki i przyciski',
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
      'Jak daleko od siebie stoją elementy; wszystko rośnie wraz z tą wartością. Na przykład 8px.',
    '--embed-inset':
      'Miejsce po lewej i prawej stronie każdego wyniku na liście, na przykład 16px.',
    '--embed-font': 'Krój pisma wszystkiego. Puste pole: taki jak na stronie.',
    '--embed-columns': 'Ile wyników stoi obok siebie, gdy jest na to miejsce.',
    '--embed-measure':
      'Jak szeroki jest tekst, na przykład 45rem; 100% zajmuje całe miejsce. Puste pole: wiersze kończą się tam, gdzie jeszcze dobrze się je czyta.',
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
    choice: '„{value}” nie ma wśród możliwości. Dobrze byłoby: {right}.',
    flag: 'To można włączyć lub wyłączyć; „{value}” nie jest ani jednym, ani drugim. Zaznacz pole albo zostaw je puste.',
    whole: '„{value}” nie jest liczbą całkowitą od {least} do {most}.',
    wholes:
      '„{value}” nie jest liczbą całkowitą. Wpisz liczby oddzielone przecinkami, na przykład 20, 50.',
    named:
      'W „{value}” brakuje nazwy przed kreską. Najpierw nazwa, potem | i słowa dla odwiedzających: products|Produkty.',
    facet: '„{value}” jest niezrozumiałe. Wpisz nazwę pola, na przykład city lub price:range.',
    facetType: '„{value}” nie jest rodzajem filtra. Są: {right}.',
    facetOption:
      '„{value}” w nawiasie jest niezrozumiałe. Można wpisać limit=5, sort=alpha, closed i search, oddzielone spacjami.',
    selected:
      '„{value}” jest niezrozumiałe. Wpisz pole, dwukropek i wartość, na przykład city:Kraków.',
    selector:
      '„{value}” nie prowadzi do niczego na stronie. Wpisz # i id elementu, na przykład #results.',
    host: '„{value}” nie jest adresem. Wpisz taki jak https://search.example.com.',
    address: '„{value}” nie jest adresem. Wpisz taki bez spacji, na przykład /products/.',
    recommended:
      '„{value}” to nie rekomendacja. Wpisz model i to, czego dotyczy, na przykład related-products:id albo trending-items.',
    parameters: '„{value}” jest niezrozumiałe. Wpisz nazwa=wartość, a między kilkoma &.',
    locale: '„{value}” nie jest językiem. Wpisz jego skrót, na przykład pl lub de-AT.',
    timeZone: '„{value}” nie jest strefą czasową. Wpisz taką jak Europe/Warsaw.',
    currency: '„{value}” nie jest kodem waluty. Wpisz kod, na przykład PLN lub EUR.',
    shortcut:
      '„{value}” jest niezrozumiałe. Wpisz klawisz, który się trzyma, plus i literę, na przykład mod+k.',
    id: 'W „{value}” są znaki, których być nie może. Dozwolone są litery bez ogonków, cyfry, kropki, myślniki i podkreślenia, najwyżej 64, bez spacji.',
    timeline:
      '„{value}” nie jest ani wydaniem, ani chwilą. Wpisz {url.timeline}, ID wydania albo chwilę taką jak 2026-12-01T09:00Z.',
    secret: 'Ten token może zapisywać, więc nie może stać w stronie. Weź token „delivery API”.',
    tokens:
      'Wpisz identyfikator przestrzeni, dwukropek i jej token „delivery API”, na przykład abc123:token. Token, który może zapisywać, nie może stać w stronie.',
  },
  idle: {
    dropdown: 'Nie działa w liście rozwijanej, która mieści tylko pierwsze wyniki.',
    elsewhere: 'Nie działa tutaj: z powodu „{names}” to pole nie pokazuje własnych wyników.',
    dialog: 'Działa tylko wtedy, gdy wyniki są w oknie (dialog).',
    together: 'Działa tylko razem z „{names}”.',
    rail: 'Nic nie robi obok „{names}”: zamiast wyszukiwania jest wtedy rząd rekomendacji.',
    instead:
      'Nic nie robi, dopóki „{names}” wskazuje na stałe jeden wpis. To, co znaleziono, można wybrać tam.',
    contents:
      'toc pozostaje tu puste: spis treści powstaje z nagłówków tekstu, a to jest lista wpisów.',
    algolia: 'Nie działa tutaj: ma to tylko Algolia.',
    recognised: 'Pokazywane i tak: wynika to z wartości. Kod tego nie potrzebuje.',
    enter: 'Bez niej Enter tylko wyszukuje.',
  },
  findings: {
    missing: 'Pozostało wypełnić: {names}.',
    unfilled:
      '{value} zawiera część, którą wypełni dopiero Twoja strona, więc tego nie sprawdzono.',
    engineUnseen: 'Ta strona nie zagląda do {engine}. Czy wszystko się zgadza, pokaże podgląd.',
    keyRejected:
      'Klucz został odrzucony: aplikacja go nie zna. Sprawdź, czy nie ma literówek; oba muszą do siebie należeć.',
    keyMayWrite:
      'Tego klucza nie przyjmujemy, bo może zapisywać ({rights}): każdy, kto czyta Twoją stronę, mógłby nim zmienić lub usunąć Twoje rekordy. Utwórz klucz tylko do wyszukiwania.',
    keyIsAdmin:
      'Tego klucza nie przyjmujemy, bo to klucz administratora, który może wszystko zapisać i usunąć. Weź klucz tylko do wyszukiwania.',
    managementToken:
      'Tego tokenu nie przyjmujemy, bo to token zarządzania (CFPAT-…), który może zapisywać: każdy, kto czyta Twoją stronę, mógłby nim zmienić Twoje treści. Weź token „delivery API”.',
    tokenRejected:
      'Token został odrzucony albo nie należy do tej przestrzeni. Sprawdź, czy nie ma literówek; oba muszą do siebie należeć.',
    quota: 'Klucz jest dobry, ale w Twoim planie nie ma już wyszukiwań.',
    applicationBlocked: 'Usługa zablokowała tę aplikację. Jej panel mówi dlaczego.',
    rateLimit: 'W tej chwili za dużo zapytań. Odczekaj moment i sprawdź jeszcze raz.',
    hostBlocked:
      'Zasady tej strony (Content-Security-Policy) blokują {host}. Jeśli Twoja strona ma takie zasady, potrzebuje wiersza spod kodu.',
    unreachable:
      'Brak odpowiedzi od {host}. Sprawdź, czy w identyfikatorze lub adresie nie ma literówki i czy masz połączenie; może go też zatrzymywać bloker lub zapora. Potem spróbuj ponownie.',
    serviceDown: '{host} odpowiada własnym błędem ({status}). Spróbuj ponownie później.',
    notTheService: 'Coś tam odpowiada, ale nie ta usługa. Sprawdź adres i to, co stoi przed nią.',
    indexUnknown: 'Nie ma indeksu {index}. Sprawdź nazwę; wielkość liter ma znaczenie.',
    replicaUnknown:
      'Nie ma repliki {index}. Skopiuj jej nazwę z panelu Algolii: otwórz indeks, potem „Replicas”; wielkość liter ma znaczenie.',
    indexClosed: 'Klucz nie może czytać indeksu {index}.',
    indexEmpty: 'Indeks {index} jest, ale jest pusty.',
    indexFound: 'Indeks {index} odpowiada; liczba rekordów: {count}.',
    recognised:
      'Z rekordów pokazywane są {fields}. Wpisz jeden z nich, aby go zmienić; znak zapytania oznacza, że może tam być też inne pole.',
    notForFaceting:
      '{attribute} nie może jeszcze być filtrem w {index}: dodaj je w panelu Algolii pod „Attributes for faceting” albo wybierz inne. Filtrami mogą być: {known}.',
    noFaceting:
      'Żadne pole indeksu {index} nie może jeszcze być filtrem: dodaj je w panelu Algolii pod „Attributes for faceting”.',
    facetsFound: 'Filtrami mogą być: {known}.',
    environmentUnknown: 'Token jest dobry, ale przestrzeń nie ma środowiska {environment}.',
    typeUnknown: 'Nie ma typu treści {type}. Są: {known}.',
    entryUnknown:
      'Nie ma takiego wpisu: {entry}. Sprawdź, czy nie ma literówki i czy jest opublikowany.',
    entryWaits:
      'Połączenie działa. Nie wskazano jeszcze wpisu: kliknij któryś albo wpisz typ treści i krótką nazwę.',
    fieldUnknown: '{type} nie ma pola {field}. Tekst jest w: {known}.',
    fieldNoText: 'W polu {field} nie ma tekstu, jest {holds}. Tekst jest w: {known}.',
    fieldPlain:
      'Pole {field} nie ma nagłówków, obrazów ani odnośników i jest pokazywane tak, jak jest. Tekst z nimi jest w: {known}.',
    noRichText: 'Wpisy typu {type} nie mają pola z tekstem do pokazania.',
    localeUnknown: 'Przestrzeń nie ma języka {locale}. Ma: {known}.',
    entryFound: 'Wpis {entry} odpowiada; jest typu {type}.',
    linksNowhere:
      'Tekst zawiera odsyłacze do innych wpisów, ale nie podano jeszcze, pod jakim adresem są ich strony, więc kliknięcie nic nie daje. Podaj go tutaj, na przykład {pattern}.',
    picturesRelative:
      'Obrazy mają adresy bez hosta, na przykład {address}: widać je tylko na stronach witryny, do której należą.',
    notRooted:
      '„{address}” z każdego katalogu witryny prowadzi gdzie indziej: z ukośnikiem na początku to zewsząd ta sama strona.',
  },
}
