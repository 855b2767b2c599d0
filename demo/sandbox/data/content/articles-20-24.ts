// Articles 20 to 24, short. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { b, code, entryLink, i, p, quote } from './rich-text.ts'

const weatherVanes: ArticleSource = {
  id: 'article-20',
  author: 'author-liis',
  cover: 'picture-dunes',
  daysAgo: 118,
  topics: ['craft', 'sea'],
  related: ['article-03', 'article-21'],
  en: {
    title: 'A Village in the Air',
    summary: 'The weather vanes of Nida used to be number plates. Then came the long winters.',
    body: [
      p(
        'Above the harbour of Nida there is a second village, up in the air: tiny houses, a church, an elk, a man with an umbrella, all cut out of wood and mounted on poles. They are weather vanes, and they used to be number plates. In 1844 an inspector of fisheries decreed that every boat on the lagoon must show by its colours where it came from. The fishermen obeyed and then, with a knife in hand and a long winter ahead, added whatever they missed at sea.',
      ),
      p(
        'Algis Butkus carves the last of them that still go out on boats. He puts in what a customer tells him about himself, and one thing the customer has not told him. “He will find it by summer,” says Butkus. “Or his wife will.”',
      ),
    ],
  },
  pl: {
    title: 'Wioska w powietrzu',
    summary:
      'Wiatrowskazy z Nidy były kiedyś tablicami rejestracyjnymi. A potem nadeszły długie zimy.',
    body: [
      p(
        'Nad portem w Nidzie unosi się druga wioska, powietrzna: maleńkie domki, kościół, łoś, człowiek z parasolem, wszystko wycięte z drewna i osadzone na tyczkach. To wiatrowskazy, a dawniej tablice rejestracyjne. W 1844 roku inspektor rybołówstwa zarządził, że każda łódź na zalewie ma po barwach pokazywać, skąd pochodzi. Rybacy posłuchali, po czym, mając już nóż w ręku, a przed sobą długą zimę, dorobili wszystko, czego im na wodzie brakowało.',
      ),
      p(
        'Algis Butkus rzeźbi ostatnie z tych, które jeszcze wypływają z łodziami. Wycina to, co klient o sobie opowie, i jedną rzecz, której nie opowiedział. „Znajdzie ją do lata – mówi Butkus. – A jak nie on, to żona”.',
      ),
    ],
  },
  de: {
    title: 'Ein Dorf in der Luft',
    body: [
      p(
        'Über dem Hafen von Nida gibt es ein zweites Dorf, oben in der Luft: winzige Häuser, eine Kirche, ein Elch, ein Mann mit Regenschirm, alles aus Holz geschnitten und auf Stangen gesetzt. Es sind Wetterfahnen, und früher waren es Nummernschilder. Im Jahr 1844 verfügte ein Fischereiinspektor, dass jedes Boot auf dem Haff an seinen Farben zu erkennen geben müsse, woher es kam. Die Fischer gehorchten, und weil sie das Messer schon in der Hand und einen langen Winter vor sich hatten, fügten sie hinzu, was ihnen auf dem Wasser fehlte.',
      ),
      p(
        'Algis Butkus schnitzt die letzten, die noch auf Booten hinausfahren. Er schnitzt hinein, was ein Kunde von sich erzählt, und eine Sache, die der Kunde nicht erzählt hat. „Bis zum Sommer findet er sie“, sagt Butkus. „Oder seine Frau.“',
      ),
    ],
  },
  da: {
    title: 'En landsby i luften',
    summary: 'Vindfløjene i Nida var engang nummerplader. Så kom de lange vintre.',
    body: [
      p(
        'Over havnen i Nida ligger der en landsby til, oppe i luften: bittesmå huse, en kirke, en elg, en mand med paraply, alt sammen skåret i træ og sat på stager. Det er vindfløje, og engang var de nummerplader. I 1844 bestemte en fiskeriinspektør, at hver båd på lagunen skulle vise med sine farver, hvor den kom fra. Fiskerne adlød, og da de nu havde kniven i hånden og en lang vinter foran sig, føjede de til, hvad de savnede på vandet.',
      ),
      p(
        'Algis Butkus skærer de sidste af dem, der stadig kommer ud at sejle. Han tager det med, som kunden fortæller om sig selv, og en enkelt ting, kunden ikke har fortalt. »Den finder han inden sommer,« siger Butkus. »Eller også gør hans kone.«',
      ),
    ],
  },
}

const wind: ArticleSource = {
  id: 'article-21',
  author: 'author-hanne',
  cover: 'picture-horizon',
  daysAgo: 125,
  topics: ['music', 'nature'],
  related: ['article-31', 'article-20'],
  en: {
    title: 'Lodgings for a Newborn Wind',
    summary: 'In Liepāja a piano tuner has built a house with forty-one holes. It plays by itself.',
    body: [
      p(
        'In a song that every Latvian knows, Liepāja is the city where the wind is born. The piano tuner Guntis Ozols has taken the song at its word and found the newborn somewhere to stay: a shed on the north mole with forty-one holes, each of which leads into a pipe, a bottle, a bell or a drawer full of dry leaves.',
      ),
      p(
        'There is no programme. You come when wind is forecast, take one of the six deckchairs and hear what it has to say. The south-westerly is talkative. The north wind knows only one chord, but it is a good one. At force eight Ozols shuts the drawer.',
      ),
      p(
        'He keeps a list of his best evenings. One entry reads: ',
        i('Calm. Eleven visitors. All stayed to the end.'),
      ),
    ],
  },
  pl: {
    title: 'Kwatera dla nowo narodzonego wiatru',
    summary:
      'W Lipawie stroiciel fortepianów zbudował dom z czterdziestoma jeden otworami. Gra sam.',
    body: [
      p(
        'W piosence, którą zna każdy Łotysz, Lipawa jest miastem, gdzie rodzi się wiatr. Stroiciel fortepianów Guntis Ozols potraktował ją dosłownie i znalazł noworodkowi kwaterę: szopę na północnym falochronie, z czterdziestoma jeden otworami, a każdy prowadzi do piszczałki, butelki, dzwonka albo szuflady pełnej suchych liści.',
      ),
      p(
        'Programu nie ma. Przychodzi się, kiedy zapowiadają wiatr, zajmuje jeden z sześciu leżaków i słucha, co ma do powiedzenia. Południowo-zachodni jest gadatliwy. Północny zna tylko jeden akord, ale dobry. Przy ósemce Ozols zamyka szufladę.',
      ),
      p(
        'Najlepsze wieczory zapisuje. Jedna z notatek brzmi: ',
        i('Cisza na morzu. Jedenastu słuchaczy. Wszyscy zostali do końca.'),
      ),
    ],
  },
  de: {
    title: 'Quartier für einen neugeborenen Wind',
    summary:
      'In Liepāja hat ein Klavierstimmer ein Haus mit einundvierzig Löchern gebaut. Es spielt von selbst.',
    body: [
      p(
        'In einem Lied, das jeder Lette kennt, ist Liepāja die Stadt, in der der Wind geboren wird. Der Klavierstimmer Guntis Ozols hat das Lied beim Wort genommen und dem Neugeborenen ein Quartier besorgt: einen Schuppen auf der Nordmole mit einundvierzig Löchern, von denen jedes in eine Pfeife führt, in eine Flasche, eine Glocke oder eine Schublade voll trockener Blätter.',
      ),
      p(
        'Ein Programm gibt es nicht. Man kommt, wenn Wind angesagt ist, nimmt einen der sechs Liegestühle und hört, was er zu sagen hat. Der Südwest ist gesprächig. Der Nordwind kennt nur einen Akkord, aber einen guten. Ab Stärke acht schließt Ozols die Schublade.',
      ),
      p(
        'Über seine besten Abende führt er Buch. Ein Eintrag lautet: ',
        i('Windstille. Elf Besucher. Alle blieben bis zum Schluss.'),
      ),
    ],
  },
  da: {
    title: 'Logi til en nyfødt vind',
    summary:
      'I Liepāja har en klaverstemmer bygget et hus med enogfyrre huller. Det spiller af sig selv.',
  },
}

const villas: ArticleSource = {
  id: 'article-22',
  author: 'author-marta',
  cover: 'picture-forest',
  daysAgo: 133,
  topics: ['architecture', 'craft'],
  related: ['article-07', 'article-43'],
  en: {
    title: 'The Villas Are Ticking',
    summary: 'A carpenter in Jūrmala hears which board is missing, and leaves cake where it is.',
    body: [
      p(
        'A wooden villa never stands quite still. It swells in autumn, it shrinks in spring, and on warm evenings in June it ticks like a clock. Zane Liepiņa, a carpenter in Jūrmala, can tell from the ticking which board is missing.',
      ),
      p(
        'Hundreds of these houses stand between the pines and the beach, with turrets, coloured glass and balconies for exactly one person. Liepiņa mends them with what she finds inside. In one attic there were seventeen identical finials and a note: ',
        i('in case'),
        '.',
      ),
      p(
        'On Sundays she leaves the door open. Visitors may walk wherever the floor allows. Where it does not, a plate with a slice of cake stands on the boards, just out of reach. Nobody has ever taken the one step too many, she says; everyone came back the week after the repair.',
      ),
    ],
  },
  pl: {
    title: 'Wille tykają',
    summary:
      'Mistrzyni stolarska z Jurmały słyszy, której deski brakuje, i w tym miejscu zostawia ciasto.',
    body: [
      p(
        'Drewniana willa nigdy nie stoi całkiem nieruchomo. Jesienią pęcznieje, wiosną się kurczy, a w ciepłe czerwcowe wieczory tyka jak zegar. Zane Liepiņa, która zajmuje się w Jurmale stolarką, po tykaniu poznaje, której deski brakuje.',
      ),
      p(
        'Między sosnami a plażą stoją setki takich domów, z wieżyczkami, kolorowymi szybkami i balkonami na dokładnie jedną osobę. Liepiņa naprawia je tym, co znajdzie w środku. Na jednym ze strychów leżało siedemnaście identycznych sterczyn i karteczka: ',
        i('na wszelki wypadek'),
        '.',
      ),
      p(
        'W niedziele zostawia drzwi otwarte. Gościom wolno wejść wszędzie, gdzie pozwala podłoga. Tam, gdzie nie pozwala, stoi na deskach talerz z kawałkiem ciasta, odrobinę za daleko. Nikt jeszcze nie zrobił o jeden krok za dużo, mówi Liepiņa, a po naprawie wszyscy przychodzą znowu.',
      ),
    ],
  },
  de: {
    title: 'Die Villen ticken',
    summary:
      'Eine Zimmerin in Jūrmala hört, welches Brett fehlt, und stellt dort einen Kuchen hin.',
    body: [
      p(
        'Eine Holzvilla steht nie ganz still. Im Herbst quillt sie, im Frühling schrumpft sie, und an warmen Juniabenden tickt sie wie eine Uhr. Zane Liepiņa, Zimmerin in Jūrmala, hört am Ticken, welches Brett fehlt.',
      ),
      p(
        'Zu Hunderten stehen diese Häuser zwischen den Kiefern und dem Strand, mit Türmchen, buntem Glas und Balkonen für genau eine Person. Liepiņa repariert sie mit dem, was sie darin findet. Auf einem Dachboden lagen siebzehn gleiche Giebelspitzen und ein Zettel: ',
        i('für den Fall'),
        '.',
      ),
      p(
        'Sonntags lässt sie die Tür offen. Besucher dürfen überallhin, wo der Boden es erlaubt. Wo nicht, steht ein Teller mit einem Stück Kuchen auf den Dielen, knapp außer Reichweite. Den einen Schritt zu viel habe noch niemand getan, sagt sie; aber in der Woche nach der Reparatur seien alle wiedergekommen.',
      ),
    ],
  },
  da: {
    title: 'Villaerne tikker',
    summary: 'En tømrer i Jūrmala kan høre, hvilket bræt der mangler, og stiller kage på stedet.',
    body: [
      p(
        'En trævilla står aldrig helt stille. Om efteråret svulmer den, om foråret trækker den sig sammen, og på varme juniaftener tikker den som et ur. Zane Liepiņa, der er tømrer i Jūrmala, kan høre på tikkeriet, hvilket bræt der mangler.',
      ),
      p(
        'Der ligger hundredvis af den slags huse mellem fyrretræerne og stranden, med tårne, kulørt glas og balkoner til præcis én person. Liepiņa sætter dem i stand med det, hun finder i dem. På et loft lå der sytten ens spir og en seddel: ',
        i('for en sikkerheds skyld'),
        '.',
      ),
      p(
        'Om søndagen lader hun døren stå åben. Gæsterne må gå overalt, hvor gulvet tillader det. Hvor det ikke gør, står der en tallerken med et stykke kage på brædderne, lige akkurat uden for rækkevidde. Ingen har nogensinde taget det ene skridt for meget, siger hun; men ugen efter reparationen kom de alle sammen igen.',
      ),
    ],
  },
}

const iceRoad: ArticleSource = {
  id: 'article-23',
  author: 'author-liis',
  cover: 'picture-ice',
  daysAgo: 140,
  topics: ['islands', 'travel', 'literature'],
  related: ['article-25', 'article-14'],
  en: {
    title: 'The Road That Is There in February',
    summary: 'Across the ice to Hiiumaa with a mobile library. Seat belts must be unfastened.',
    body: [
      p(
        'In a hard winter Estonia has one road more than usual. It runs across the sea to Hiiumaa, twenty-five kilometres between two rows of juniper branches, and it has rules of its own. Seat belts must be off. You drive slower than ',
        code('25 km/h'),
        ' or faster than ',
        code('40 km/h'),
        ', never in between, for that is the speed at which the wave under the ice keeps up with you.',
      ),
      p(
        'Kadri Saar drives the mobile library. The ferry needs seventy-five minutes; she is across in forty, with colder books.',
      ),
      p(
        'Beside the last juniper, where the sheet ends and the open water begins, stands a sign with a single word, ',
        b('jäääär'),
        '. There she switches off the engine and reads a page to whoever is in the van. “It should be a short one,” she says.',
      ),
    ],
  },
  pl: {
    title: 'Droga, która jest tylko w lutym',
    summary: 'Po lodzie na Hiumę, z objazdową biblioteką. Pasy trzeba rozpiąć.',
    body: [
      p(
        'W ostre zimy Estonia ma o jedną drogę więcej niż zwykle. Biegnie przez morze na wyspę Hiuma, dwadzieścia pięć kilometrów między dwoma rzędami gałęzi jałowca, i ma własne przepisy. Pasy muszą być rozpięte. Jedzie się wolniej niż ',
        code('25 km/h'),
        ' albo szybciej niż ',
        code('40 km/h'),
        ', nigdy pomiędzy, bo wtedy fala pod lodem dotrzymuje kroku.',
      ),
      p(
        'Kadri Saar jeździ bibliobusem. Prom potrzebuje siedemdziesięciu pięciu minut, ona jest po drugiej stronie w czterdzieści, tylko książki ma zimniejsze.',
      ),
      p(
        'Przy ostatnim jałowcu, gdzie kończy się tafla, a zaczyna otwarta woda, stoi tablica z jednym słowem: ',
        b('jäääär'),
        '. Saar gasi tam silnik i czyta na głos stronę każdemu, kto akurat z nią jedzie. „Byle krótką” – zaznacza.',
      ),
    ],
  },
  de: {
    title: 'Die Straße, die es im Februar gibt',
    summary: 'Mit dem Bücherbus übers Eis nach Hiiumaa. Die Gurte müssen offen sein.',
    body: [
      p(
        'In strengen Wintern hat Estland eine Straße mehr als sonst. Sie führt über das Meer nach Hiiumaa, fünfundzwanzig Kilometer zwischen zwei Reihen von Wacholderzweigen, und hat ihre eigenen Regeln. Die Gurte müssen offen sein. Man fährt langsamer als ',
        code('25 km/h'),
        ' oder schneller als ',
        code('40 km/h'),
        ', nie dazwischen, denn bei diesem Tempo hält die Welle unter dem Eis mit.',
      ),
      p(
        'Kadri Saar fährt den Bücherbus. Die Fähre braucht fünfundsiebzig Minuten; sie ist in vierzig drüben, mit kälteren Büchern.',
      ),
      p(
        'Am letzten Wacholder, wo die Decke endet und das offene Wasser beginnt, steht ein Schild mit einem einzigen Wort, ',
        b('jäääär'),
        '. Dort stellt sie den Motor ab und liest allen im Bus eine Seite vor. „Eine kurze“, sagt sie.',
      ),
    ],
  },
  da: {
    title: 'Vejen, der findes i februar',
    summary: 'Over isen til Hiiumaa med bogbussen. Selerne skal være spændt op.',
  },
}

const letterpress: ArticleSource = {
  id: 'article-24',
  author: 'author-liis',
  cover: 'picture-press',
  daysAgo: 149,
  topics: ['craft', 'language'],
  related: ['article-09', 'article-06'],
  en: {
    title: 'Two Hundred and Twelve Õs',
    summary: 'A foundry forgot one letter. In Tartu they have been making it by hand ever since.',
    body: [
      p(
        'When a foundry in Leipzig delivered its type to Tartu in 1908, it had forgotten the õ. Estonian cannot manage without. It is in the word for evening and in the word for happiness, so the printers filed one themselves, out of an o and a comma lying on its side.',
      ),
      p(
        'Maarja Põld still has them, a whole drawer: two hundred and twelve, no two with the same wave. She runs the press beneath a bookshop by the river and prints wedding cards, protest posters and money for a children’s game. Anyone may set a line. It costs a line.',
      ),
      quote('“Begin with a word you are ashamed of. You will be careful with it.”'),
      p(
        'Misprints go into a jar by the till. When it is full, Põld melts them down and casts new letters. See also ',
        entryLink('article-14', 'our lexicon'),
        '.',
      ),
    ],
  },
  pl: {
    title: 'Dwieście dwanaście liter õ',
    summary: 'Odlewnia zapomniała o jednej literze. W Tartu od tamtej pory robi się ją ręcznie.',
    body: [
      p(
        'Kiedy w 1908 roku odlewnia z Lipska dostarczyła do Tartu czcionki, okazało się, że zapomniała o õ. Estoński nie umie się bez niego obejść. Jest w słowie „wieczór” i w słowie „szczęście”, więc drukarze wypiłowali je sobie sami, z litery o i przecinka położonego na boku.',
      ),
      p(
        'Maarja Põld wciąż je ma, całą szufladę: dwieście dwanaście sztuk, każda z inną falką. Prowadzi drukarnię pod księgarnią nad rzeką i drukuje zaproszenia ślubne, plakaty protestacyjne i pieniądze do dziecięcej gry. Złożyć wiersz może każdy. Kosztuje to jeden wiersz.',
      ),
      quote('„Zacznij od słowa, którego się wstydzisz. Będziesz się z nim obchodzić ostrożnie”.'),
      p(
        'Pomyłki trafiają do słoja przy kasie. Kiedy się zapełni, Põld przetapia je i odlewa nowe litery. Zob. także ',
        entryLink('article-14', 'nasz leksykon'),
        '.',
      ),
    ],
  },
  de: {
    title: 'Zweihundertzwölf Õ',
    summary: 'Eine Gießerei vergaß einen Buchstaben. In Tartu macht man ihn seither von Hand.',
    body: [
      p(
        'Als eine Leipziger Gießerei 1908 ihre Lettern nach Tartu lieferte, hatte sie das Õ vergessen. Das Estnische kommt ohne nicht aus. Es steckt im Wort für Abend und im Wort für Glück, und so feilten die Drucker sich selbst eines, aus einem O und einem liegenden Komma.',
      ),
      p(
        'Maarja Põld hat sie noch, eine ganze Schublade: zweihundertzwölf Stück, jedes mit einer anderen Welle. Sie betreibt die Presse unter einer Buchhandlung am Fluss und druckt Hochzeitskarten, Protestplakate und Geld für ein Kinderspiel. Eine Zeile setzen darf jeder. Sie kostet eine Zeile.',
      ),
      quote('„Fang mit einem Wort an, für das du dich schämst. Damit gehst du vorsichtig um.“'),
      p(
        'Druckfehler kommen in ein Glas neben der Kasse. Ist es voll, schmilzt Põld sie ein und gießt neue Buchstaben. Siehe auch ',
        entryLink('article-14', 'unser Lexikon'),
        '.',
      ),
    ],
  },
  da: {
    title: 'To hundrede og tolv õ’er',
    summary: 'Et skriftstøberi glemte et bogstav. I Tartu har man lavet det i hånden lige siden.',
    body: [
      p(
        'Da et skriftstøberi i Leipzig leverede typer til Tartu i 1908, havde det glemt õ. Det kan estisk ikke undvære. Det er med i ordet for aften og i ordet for lykke, så bogtrykkerne filede det selv af et o og et komma, der lå på siden.',
      ),
      p(
        'Maarja Põld har dem endnu, en hel skuffe fuld: to hundrede og tolv, ikke to med den samme bølge. Hun driver trykkeriet under en boghandel ved floden og trykker bryllupskort, protestplakater og penge til en børneleg. Alle må sætte en linje. Det koster en linje.',
      ),
      quote('»Begynd med et ord, du skammer dig over. Det vil du være forsigtig med.«'),
      p(
        'Trykfejl ryger i et glas ved kassen. Når det er fuldt, smelter Põld dem om og støber nye bogstaver. Se også ',
        entryLink('article-14', 'vores leksikon'),
        '.',
      ),
    ],
  },
}

export const articles20to24 = [weatherVanes, wind, villas, iceRoad, letterpress]
