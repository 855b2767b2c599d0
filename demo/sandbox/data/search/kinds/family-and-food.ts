// For families, and at the table. Longer than most files: it is told in four languages.
import type { EventKind } from './kind.ts'

export const puppets: EventKind = {
  venues: ['theatre', 'centre', 'library'],
  tags: ['children', 'puppets'],
  hours: [10, 11, 15],
  minutes: 45,
  price: 7,
  en: [
    'The puppets perform {at} {in} on their own small stage, which fits in a bicycle trailer.',
    'The children sit on cushions {at} {in}, and the grown-ups may look over their heads.',
    'From the age of three; after the show the puppets let themselves be shaken by the hand.',
  ],
  pl: [
    'Lalki grają {at} {in} na własnej scence, która mieści się w przyczepce rowerowej.',
    'Dzieci siedzą {at} {in} na poduszkach, a dorośli mogą patrzeć ponad ich głowami.',
    'Od lat trzech; po przedstawieniu z lalkami można się przywitać.',
  ],
  de: [
    'Die Puppen spielen {at} {in} auf ihrer eigenen kleinen Bühne, die in einen Fahrradanhänger passt.',
    'Die Kinder sitzen {at} {in} auf Kissen, und die Großen dürfen über sie hinwegschauen.',
    'Ab drei Jahren; nach der Vorstellung geben die Puppen gern die Hand.',
  ],
  da: [
    'Dukkerne spiller {at} {in} på deres egen lille scene, som kan være i en cykeltrailer.',
    'Børnene sidder på puder {at} {in}, og de voksne må se hen over hovedet på dem.',
    'Fra tre år; efter forestillingen må man gerne give dukkerne hånden.',
  ],
  editions: [
    {
      by: 'Teatrzyk Guzik',
      en: [
        'The Button That Rolled Away',
        'Teatrzyk Guzik follows a button down the stairs, through town and out to sea.',
      ],
      pl: [
        'Guzik, który się poturlał',
        'Teatrzyk Guzik rusza za guzikiem po schodach, przez miasto aż do morza.',
      ],
      de: [
        'Der Knopf, der davonrollte',
        'Das Teatrzyk Guzik folgt einem Knopf die Treppe hinunter, durch die Stadt und bis ans Meer.',
      ],
      da: [
        'Knappen, der trillede væk',
        'Teatrzyk Guzik følger en knap ned ad trappen, gennem byen og ud til havet.',
      ],
    },
    {
      by: 'Marionetten Priel',
      en: [
        'The Fisherman and His Wife',
        'Marionetten Priel plays the old tale with a flounder that is tired of granting wishes.',
      ],
      pl: [
        'O rybaku i jego żonie',
        'Marionetten Priel gra starą baśń z flądrą, która ma dość spełniania życzeń.',
      ],
      de: [
        'Der Fischer und seine Frau',
        'Die Marionetten Priel spielen das alte Märchen mit einem Butt, der das Wünscheerfüllen satthat.',
      ],
      da: [
        'Fiskeren og hans kone',
        'Marionetten Priel spiller det gamle eventyr med en flynder, der er træt af at opfylde ønsker.',
      ],
    },
    {
      by: 'Dukketeatret Nøglen',
      en: ['The Key and the Elephant', 'A very small key looks for something big enough to open.'],
      pl: ['Klucz i słoń', 'Bardzo mały klucz szuka czegoś dość dużego, żeby to otworzyć.'],
      de: [
        'Der Schlüssel und der Elefant',
        'Ein sehr kleiner Schlüssel sucht etwas, das groß genug zum Öffnen ist.',
      ],
      da: [
        'Nøglen og elefanten',
        'En meget lille nøgle leder efter noget, der er stort nok til at lukke op.',
      ],
    },
    {
      by: 'Leļļu Namiņš',
      en: ['Who Ate the Moon?', 'A hedgehog, a cat and a dairywoman are all under suspicion.'],
      pl: ['Kto zjadł księżyc?', 'Podejrzani są jeż, kot i mleczarka.'],
      de: [
        'Wer hat den Mond gegessen?',
        'Verdächtig sind ein Igel, eine Katze und eine Milchfrau.',
      ],
      da: ['Hvem har spist månen?', 'Et pindsvin, en kat og en mælkekone er alle under mistanke.'],
    },
  ],
}

export const babyConcert: EventKind = {
  venues: ['museum', 'hall', 'centre'],
  tags: ['children', 'liveMusic'],
  hours: [10, 11],
  minutes: 35,
  price: 6,
  en: [
    'There are mats instead of chairs {at} {in}, and crawling towards the cello is encouraged.',
    'For half an hour {at} {in} nobody minds who cries, the audience least of all.',
    'A changing table and a place for prams are next to the entrance.',
  ],
  pl: [
    'Zamiast krzeseł leżą {at} {in} maty, a podpełzanie do wiolonczeli jest mile widziane.',
    'Przez pół godziny {at} {in} nikomu nie przeszkadza, że ktoś płacze, a już najmniej widowni.',
    'Przewijak i miejsce na wózki znajdują się tuż przy wejściu.',
  ],
  de: [
    'Statt Stühlen gibt es {at} {in} Matten, und Krabbeln in Richtung Cello ist erwünscht.',
    'Eine halbe Stunde lang stört sich {at} {in} niemand daran, wenn jemand weint, am wenigsten das Publikum.',
    'Wickeltisch und Kinderwagenplatz sind gleich neben dem Eingang.',
  ],
  da: [
    'Der er måtter i stedet for stole {at} {in}, og man må meget gerne kravle hen til celloen.',
    'I en halv time {at} {in} er der ingen, der tager sig af, om nogen græder, og publikum mindst af alle.',
    'Puslebord og plads til barnevogne findes lige ved indgangen.',
  ],
  editions: [
    {
      by: 'Duo Raczek',
      en: [
        'Vivaldi on All Fours',
        'Duo Raczek plays the spring, and only the spring, with a real cuckoo whistle.',
      ],
      pl: [
        'Vivaldi na czworakach',
        'Duo Raczek gra wiosnę, i tylko wiosnę, z prawdziwym gwizdkiem-kukułką.',
      ],
      de: [
        'Vivaldi auf allen vieren',
        'Das Duo Raczek spielt den Frühling, und nur den Frühling, mit einer echten Kuckuckspfeife.',
      ],
      da: [
        'Vivaldi på alle fire',
        'Duo Raczek spiller foråret, og kun foråret, med en rigtig gøgefløjte.',
      ],
    },
    {
      by: 'Krümelklang',
      en: ['The Softest Drum', 'Krümelklang has wrapped every instrument in wool.'],
      pl: ['Najmiększy bęben', 'Krümelklang owinął wełną wszystkie instrumenty.'],
      de: ['Die weichste Trommel', 'Krümelklang hat alle Instrumente in Wolle gepackt.'],
      da: ['Den blødeste tromme', 'Krümelklang har pakket alle instrumenterne ind i uld.'],
    },
    {
      by: 'Småtoner',
      en: ['Songs for First Teeth', 'Småtoner sings what the babies begin.'],
      pl: ['Piosenki na pierwsze zęby', 'Småtoner śpiewa dalej to, co zaczną niemowlęta.'],
      de: ['Lieder für die ersten Zähne', 'Småtoner singen weiter, was die Babys anfangen.'],
      da: ['Sange til de første tænder', 'Småtoner synger videre på det, babyerne begynder på.'],
    },
    {
      by: 'Mazulis',
      en: ['Jazz for the Pushchair', 'Mazulis swings at the pace of a gently rocked pram.'],
      pl: ['Jazz do wózka', 'Mazulis swinguje w rytmie łagodnie kołysanego wózka.'],
      de: ['Jazz für den Kinderwagen', 'Mazulis swingt im Takt eines sanft geschaukelten Wagens.'],
      da: [
        'Jazz til klapvognen',
        'Mazulis swinger i takt med en barnevogn, der bliver vugget blidt.',
      ],
    },
  ],
}

export const science: EventKind = {
  venues: ['museum', 'library', 'centre'],
  tags: ['children', 'science', 'participate'],
  hours: [10, 13, 14],
  minutes: 90,
  price: 4,
  en: [
    'Goggles are handed out {at} {in}, and everybody gets to press the button once.',
    'Six tables are set up {at} {in}, each with one question and no answer.',
    'For children from seven; grown-ups may help as long as they are asked.',
  ],
  pl: [
    'Gogle rozdajemy {at} {in} już przy wejściu, a każdy może raz nacisnąć guzik.',
    'Na sześciu stołach {at} {in} czeka po jednym pytaniu i ani jednej odpowiedzi.',
    'Dla dzieci od lat siedmiu; dorośli mogą pomagać, o ile ktoś ich poprosi.',
  ],
  de: [
    'Schutzbrillen werden {at} {in} verteilt, und alle dürfen einmal auf den Knopf drücken.',
    'Sechs Tische stehen {at} {in} bereit, auf jedem eine Frage und keine Antwort.',
    'Für Kinder ab sieben; Erwachsene dürfen helfen, wenn man sie bittet.',
  ],
  da: [
    'Der deles beskyttelsesbriller ud {at} {in}, og alle får lov at trykke på knappen én gang.',
    'Seks borde er stillet frem {at} {in}, hvert med ét spørgsmål og intet svar.',
    'For børn fra syv år; voksne må godt hjælpe, hvis de bliver spurgt.',
  ],
  editions: [
    {
      by: 'Laboratorium Bąbel',
      en: [
        'Why Is the Sea Salty?',
        'Laboratorium Bąbel boils, freezes and tastes its way to an answer.',
      ],
      pl: [
        'Dlaczego morze jest słone?',
        'Laboratorium Bąbel gotuje, mrozi i smakuje, aż znajdzie odpowiedź.',
      ],
      de: [
        'Warum ist das Meer salzig?',
        'Das Laboratorium Bąbel kocht, friert und kostet sich zu einer Antwort vor.',
      ],
      da: [
        'Hvorfor er havet salt?',
        'Laboratorium Bąbel koger, fryser og smager sig frem til et svar.',
      ],
    },
    {
      by: 'Forscherkiste',
      en: [
        'Build a Bridge from Paper',
        'The bridge must carry a herring, a brick and finally a teacher.',
      ],
      pl: ['Most z papieru', 'Most musi utrzymać śledzia, cegłę, a na koniec nauczycielkę.'],
      de: [
        'Eine Brücke aus Papier',
        'Die Brücke muss einen Hering tragen, einen Ziegelstein und zum Schluss eine Lehrerin.',
      ],
      da: [
        'Byg en bro af papir',
        'Broen skal kunne bære en sild, en mursten og til sidst en lærer.',
      ],
    },
    {
      by: 'Opfinderklubben',
      en: [
        'Machines That Do Very Little',
        'Marbles, strings and spoons: forty steps to switch on one lamp.',
      ],
      pl: [
        'Maszyny, które robią bardzo mało',
        'Kulki, sznurki i łyżki: czterdzieści kroków, żeby zapalić jedną lampkę.',
      ],
      de: [
        'Maschinen, die sehr wenig tun',
        'Murmeln, Schnüre, Löffel: vierzig Schritte, um eine einzige Lampe anzuschalten.',
      ],
      da: [
        'Maskiner, der gør meget lidt',
        'Kugler, snore og skeer: fyrre trin for at tænde en enkelt lampe.',
      ],
    },
    {
      by: 'Tähtipaja',
      en: [
        'How Loud Is a Seal?',
        'Children measure sounds and find out which animal would win the argument.',
      ],
      pl: [
        'Jak głośna jest foka?',
        'Dzieci mierzą dźwięki i sprawdzają, które zwierzę wygrałoby kłótnię.',
      ],
      de: [
        'Wie laut ist eine Robbe?',
        'Kinder messen Geräusche und finden heraus, welches Tier den Streit gewinnen würde.',
      ],
      da: [
        'Hvor højt råber en sæl?',
        'Børnene måler lyde og finder ud af, hvilket dyr der ville vinde et skænderi.',
      ],
    },
  ],
}

export const treasureHunt: EventKind = {
  venues: ['museum', 'quay', 'park', 'square'],
  tags: ['children', 'game', 'walk'],
  allWeather: true,
  hours: [10, 13, 14],
  minutes: 120,
  price: 3,
  en: [
    'The hunt starts {at} {in}, with a map that has one deliberate mistake.',
    'Each team gets a key {at} {in} and has two hours to find the lock.',
    'Teams have up to six members, of whom at least one must be able to read.',
  ],
  pl: [
    'Poszukiwania zaczynają się {at} {in}, z mapą, na której celowo jest jeden błąd.',
    'Każda drużyna dostaje {at} {in} klucz i ma dwie godziny, by znaleźć zamek.',
    'Drużyna liczy do sześciu osób, z których przynajmniej jedna umie czytać.',
  ],
  de: [
    'Die Suche beginnt {at} {in}, mit einer Karte, auf der ein Fehler ist, und zwar mit Absicht.',
    'Jedes Team bekommt {at} {in} einen Schlüssel und hat zwei Stunden, das Schloss zu finden.',
    'Ein Team hat bis zu sechs Mitglieder, von denen mindestens eines lesen kann.',
  ],
  da: [
    'Jagten begynder {at} {in} med et kort, der har én bevidst fejl.',
    'Hvert hold får en nøgle {at} {in} og har to timer til at finde låsen.',
    'Et hold er på højst seks, og mindst én skal kunne læse.',
  ],
  editions: [
    {
      by: 'Kapitan Plątwa',
      en: [
        'Captain Tangle’s Chest',
        'The captain hid it so well that he has been looking for it himself for years.',
      ],
      pl: ['Skrzynia kapitana Plątwy', 'Kapitan ukrył ją tak dobrze, że sam od lat jej szuka.'],
      de: [
        'Die Kiste des Kapitäns Plątwa',
        'Der Kapitän hat sie so gut versteckt, dass er sie seit Jahren selbst sucht.',
      ],
      da: [
        'Kaptajn Plątwas kiste',
        'Kaptajnen gemte den så godt, at han selv har ledt efter den i årevis.',
      ],
    },
    {
      by: 'Detektei Möwe',
      en: ['The Missing Weathercock', 'Somebody has stolen the wind, and there are nine suspects.'],
      pl: ['Zaginiony kogut z wieży', 'Ktoś ukradł wiatr, a podejrzanych jest dziewięcioro.'],
      de: [
        'Der verschwundene Wetterhahn',
        'Jemand hat den Wind gestohlen, und es gibt neun Verdächtige.',
      ],
      da: ['Den forsvundne vejrhane', 'Nogen har stjålet vinden, og der er ni mistænkte.'],
    },
    {
      by: 'Sporhundene',
      en: ['Secret Writing of the Merchants', 'Crack the code in which spice traders wrote home.'],
      pl: ['Tajne pismo kupców', 'Trzeba złamać szyfr, którym handlarze korzeni pisali do domu.'],
      de: [
        'Die Geheimschrift der Kaufleute',
        'Zu knacken ist der Code, in dem Gewürzhändler nach Hause schrieben.',
      ],
      da: ['Købmændenes hemmelige skrift', 'Knæk den kode, som krydderihandlerne skrev hjem i.'],
    },
    {
      by: 'Aardejaht',
      en: [
        'Seven Cats of the Old Town',
        'Seven stone cats hide on seven roofs, and each one points to the next.',
      ],
      pl: [
        'Siedem kotów starego miasta',
        'Siedem kamiennych kotów kryje się na siedmiu dachach i każdy wskazuje następnego.',
      ],
      de: [
        'Sieben Katzen der Altstadt',
        'Sieben steinerne Katzen sitzen versteckt auf sieben Dächern, und jede weist zur nächsten.',
      ],
      da: [
        'Den gamle bys syv katte',
        'Syv stenkatte gemmer sig på syv tage, og hver af dem peger mod den næste.',
      ],
    },
  ],
}

export const fishMarket: EventKind = {
  venues: ['quay', 'market'],
  tags: ['food', 'market', 'sea'],
  allWeather: true,
  hours: [6, 7, 8],
  minutes: 300,
  price: 0,
  en: [
    'The boats come in early, and what they bring is sold {at} {in} until it is gone.',
    'Between the crates {at} {in} there are frying pans, rye bread and opinions.',
    'Bring a bag, and be on time: the flounder goes first.',
  ],
  pl: [
    'Kutry wracają wcześnie, a to, co przywiozą, sprzedawane jest {at} {in}, póki starczy.',
    'Między skrzynkami {at} {in} są patelnie, żytni chleb i różnice zdań.',
    'Warto mieć torbę i nie zaspać: flądry znikają pierwsze.',
  ],
  de: [
    'Die Kutter kommen früh herein, und was sie bringen, wird {at} {in} verkauft, bis nichts mehr da ist.',
    'Zwischen den Kisten {at} {in} gibt es Bratpfannen, Roggenbrot und Meinungen.',
    'Tasche mitbringen und pünktlich sein: Die Flundern sind zuerst weg.',
  ],
  da: [
    'Kutterne kommer tidligt ind, og fangsten sælges {at} {in}, til der ikke er mere.',
    'Mellem kasserne {at} {in} er der stegepander, rugbrød og meninger.',
    'Tag en pose med, og kom til tiden: rødspætterne ryger først.',
  ],
  editions: [
    {
      by: 'Maszoperia',
      en: [
        'A Feast of Herring',
        'Pickled, smoked, fried: three fishing families compete, and you are the jury.',
      ],
      pl: [
        'Święto śledzia',
        'Marynowany, wędzony, smażony: rywalizują trzy rybackie rodziny, a sędziami są goście.',
      ],
      de: [
        'Heringsfest',
        'Mariniert, geräuchert, gebraten: Drei Fischerfamilien treten an, und das Publikum ist die Jury.',
      ],
      da: [
        'Sildens dag',
        'Marineret, røget, stegt: tre fiskerfamilier dyster, og gæsterne er dommere.',
      ],
    },
    {
      by: 'Fischerei Priewe',
      en: [
        'Straight from the Cutter',
        'Fischerei Priewe sells plaice, cod roe and advice on bones.',
      ],
      pl: ['Prosto z kutra', 'Fischerei Priewe sprzedaje gładzice, ikrę i porady w sprawie ości.'],
      de: [
        'Frisch vom Kutter',
        'Die Fischerei Priewe verkauft Schollen, Rogen und Rat zum Thema Gräten.',
      ],
      da: ['Lige fra kutteren', 'Fischerei Priewe sælger rødspætter, rogn og gode råd om ben.'],
    },
    {
      by: 'Røgeriet Øst',
      en: [
        'Smoke over the Harbour',
        'Røgeriet Øst lights the alder wood before dawn; follow your nose.',
      ],
      pl: [
        'Dym nad portem',
        'Røgeriet Øst rozpala olchowe drewno przed świtem; wystarczy iść za zapachem.',
      ],
      de: [
        'Rauch über dem Hafen',
        'Das Røgeriet Øst zündet das Erlenholz noch vor Tagesanbruch an: einfach der Nase nach.',
      ],
      da: ['Røg over havnen', 'Røgeriet Øst tænder op i elletræet før daggry; bare følg næsen.'],
    },
    {
      by: 'Kalatori',
      en: [
        'Sprats and Stories',
        'Kalatori gives every buyer a paper cone of sprats and a tale about the one that got away.',
      ],
      pl: [
        'Szprotki i opowieści',
        'Kalatori daje każdemu rożek szprotek i historię o tej rybie, która uciekła.',
      ],
      de: [
        'Sprotten und Geschichten',
        'Kalatori gibt allen eine Tüte Sprotten und eine Geschichte von dem Fisch, der entkam.',
      ],
      da: [
        'Brislinger og historier',
        'Kalatori giver alle et kræmmerhus med brislinger og en historie om den, der slap væk.',
      ],
    },
  ],
}

export const tasting: EventKind = {
  venues: ['cafe', 'market', 'museum'],
  tags: ['food', 'tasting', 'evening'],
  hours: [17, 18, 19],
  minutes: 120,
  price: 24,
  en: [
    'Seven small samples are poured or served {at} {in}, each with its maker’s story.',
    'Twenty people fit around the table {at} {in}, and by the third sample they know each other.',
    'Bread, water and a vegetarian plate are included.',
  ],
  pl: [
    'Siedem niewielkich próbek podajemy {at} {in}, każdą z opowieścią producenta.',
    'Przy stole {at} {in} mieści się dwadzieścia osób, które przy trzeciej próbce już się znają.',
    'W cenie są chleb, woda i talerz wegetariański.',
  ],
  de: [
    'Sieben kleine Proben gibt es {at} {in}, jede mit der Geschichte ihrer Hersteller.',
    'Zwanzig Gäste passen {at} {in} an den Tisch, und bei der dritten Probe kennt man sich.',
    'Brot, Wasser und ein vegetarischer Teller sind inbegriffen.',
  ],
  da: [
    'Syv små smagsprøver serveres {at} {in}, hver med sin egen historie fra producenten.',
    'Der er plads til tyve om bordet {at} {in}, og ved den tredje smagsprøve kender man hinanden.',
    'Brød, vand og en vegetarisk tallerken er med i prisen.',
  ],
  editions: [
    {
      by: 'Browar Dziób',
      en: [
        'Beers of the Brackish Coast',
        'Browar Dziób brews with sea buckthorn, smoked malt and a pinch of salt.',
      ],
      pl: [
        'Piwa słonawego wybrzeża',
        'Browar Dziób warzy piwo z rokitnikiem, wędzonym słodem i szczyptą soli.',
      ],
      de: [
        'Biere der Boddenküste',
        'Die Browar Dziób braut mit Sanddorn, Rauchmalz und einer Prise Salz.',
      ],
      da: [
        'Øl fra brakvandskysten',
        'Browar Dziób brygger med havtorn, røget malt og et nip salt.',
      ],
    },
    {
      by: 'Mosteriet',
      en: [
        'Cider, Still and Wild',
        'Mosteriet presses windfalls from gardens whose owners do not bother.',
      ],
      pl: [
        'Cydr dziki i spokojny',
        'Mosteriet wyciska spady z ogrodów, których właścicielom nie chce się zbierać.',
      ],
      de: [
        'Cidre, still und wild',
        'Mosteriet presst Fallobst aus Gärten, deren Besitzer sich nicht bücken wollen.',
      ],
      da: [
        'Cider, stille og vild',
        'Mosteriet presser nedfaldsæbler fra haver, hvor ejerne ikke gider samle dem op.',
      ],
    },
    {
      by: 'Käserei Bodden',
      en: [
        'Cheese and Rye',
        'Käserei Bodden brings five cheeses and the goat responsible for one of them.',
      ],
      pl: [
        'Ser i żyto',
        'Käserei Bodden przywozi pięć serów i kozę odpowiedzialną za jeden z nich.',
      ],
      de: [
        'Käse und Roggen',
        'Die Käserei Bodden bringt fünf Sorten Käse mit und die Ziege, die für eine davon verantwortlich ist.',
      ],
      da: ['Ost og rug', 'Käserei Bodden har fem slags ost med og den ged, der står bag den ene.'],
    },
    {
      by: 'Kafija 9',
      en: [
        'Coffee without Milk',
        'Kafija 9 roasts one bean in seven ways and asks you to guess the order.',
      ],
      pl: [
        'Kawa bez mleka',
        'Kafija 9 pali jedno ziarno na siedem sposobów i każe zgadywać kolejność.',
      ],
      de: [
        'Kaffee ohne Milch',
        'Kafija 9 röstet eine Bohne auf sieben Arten und lässt die Reihenfolge raten.',
      ],
      da: [
        'Kaffe uden mælk',
        'Kafija 9 rister den samme bønne på syv måder og lader gæsterne gætte rækkefølgen.',
      ],
    },
  ],
}

export const longTable: EventKind = {
  venues: ['square', 'quay', 'market', 'centre'],
  tags: ['food', 'meetPeople', 'evening'],
  hours: [17, 18],
  minutes: 180,
  price: 15,
  en: [
    'One table is laid {at} {in}, a hundred metres long, and places are drawn by lot.',
    'Everyone who eats {at} {in} also carries a dish, peels a potato or sings.',
    'The menu is vegetarian with one dish of fish; allergies are asked about when you book.',
  ],
  pl: [
    'Nakrywamy {at} {in} jeden stumetrowy stół, a miejsca losujemy.',
    'Kto je {at} {in}, ten też nosi półmiski, obiera ziemniaki albo śpiewa.',
    'Menu jest wegetariańskie z jednym daniem rybnym; o alergie pytamy przy rezerwacji.',
  ],
  de: [
    'Ein einziger Tisch wird {at} {in} gedeckt, hundert Meter lang, und die Plätze werden verlost.',
    'Wer {at} {in} isst, trägt auch eine Schüssel, schält eine Kartoffel oder singt.',
    'Das Menü ist vegetarisch mit einem Fischgericht; nach Allergien wird bei der Buchung gefragt.',
  ],
  da: [
    'Der dækkes ét bord {at} {in}, hundrede meter langt, og pladserne fordeles ved lodtrækning.',
    'Alle, der spiser med {at} {in}, bærer også et fad, skræller en kartoffel eller synger.',
    'Menuen er vegetarisk med en enkelt fiskeret, og ved bestilling bliver der spurgt om allergier.',
  ],
  editions: [
    {
      by: 'Wspólny Gar',
      en: [
        'Soup for Three Hundred',
        'Wspólny Gar cooks in the largest pot in the region, borrowed from the fire brigade.',
      ],
      pl: [
        'Zupa dla trzystu osób',
        'Wspólny Gar gotuje w największym kotle w okolicy, pożyczonym od strażaków.',
      ],
      de: [
        'Suppe für dreihundert',
        'Wspólny Gar kocht im größten Topf der Gegend, geliehen von der Feuerwehr.',
      ],
      da: [
        'Suppe til tre hundrede',
        'Wspólny Gar laver mad i egnens største gryde, lånt af brandvæsenet.',
      ],
    },
    {
      by: 'Tafelrunde',
      en: ['Dinner with Strangers', 'Tafelrunde puts two people at each end of a question.'],
      pl: [
        'Kolacja z nieznajomymi',
        'Tafelrunde sadza naprzeciw siebie dwie osoby i jedno pytanie.',
      ],
      de: [
        'Abendessen mit Fremden',
        'Die Tafelrunde setzt zwei Menschen an die beiden Enden einer Frage.',
      ],
      da: [
        'Middag med fremmede',
        'Tafelrunde sætter to mennesker over for hinanden med ét spørgsmål.',
      ],
    },
    {
      by: 'Fællesgryden',
      en: [
        'What the Neighbours Cook',
        'Fællesgryden serves eleven dishes from eleven kitchens on one street.',
      ],
      pl: [
        'Co gotują sąsiedzi',
        'Fællesgryden podaje jedenaście dań z jedenastu kuchni przy jednej ulicy.',
      ],
      de: [
        'Was die Nachbarn kochen',
        'Fællesgryden serviert elf Gerichte aus elf Küchen einer einzigen Straße.',
      ],
      da: [
        'Det, naboerne laver',
        'Fællesgryden serverer elleve retter fra elleve køkkener i samme gade.',
      ],
    },
    {
      by: 'Köögivili',
      en: [
        'Nothing Thrown Away',
        'Köögivili makes three courses out of what the market could not sell.',
      ],
      pl: [
        'Nic się nie marnuje',
        'Köögivili robi trzydaniowy posiłek z tego, czego targ nie sprzedał.',
      ],
      de: [
        'Nichts kommt weg',
        'Köögivili macht ein Dreigangmenü aus dem, was auf dem Markt liegen blieb.',
      ],
      da: ['Intet går til spilde', 'Köögivili laver tre retter af det, markedet ikke fik solgt.'],
    },
  ],
}
