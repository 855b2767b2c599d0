// Readings, talks and books. Longer than most files: it is told in four languages.
import type { EventKind } from './kind.ts'

export const readings: EventKind = {
  venues: ['library', 'cafe', 'museum'],
  tags: ['reading', 'books'],
  hours: [17, 18, 19],
  minutes: 75,
  price: 5,
  en: [
    'The author reads {at} {in} for half an hour and talks for the other half.',
    'An interpreter sits beside the author {at} {in}, so questions may be asked in any language.',
    'Books can be bought and signed, also with other people’s names.',
  ],
  pl: [
    'Przez pół godziny {at} {in} trwa czytanie, przez drugie pół rozmowa.',
    'Rozmowę {at} {in} tłumaczymy, więc pytać można w dowolnym języku.',
    'Książki można kupić i zdobyć w nich dedykację, także dla kogoś innego.',
  ],
  de: [
    'Eine halbe Stunde wird {at} {in} gelesen, die andere halbe geredet.',
    'Das Gespräch wird {at} {in} gedolmetscht, Fragen sind also in jeder Sprache möglich.',
    'Bücher kann man kaufen und signieren lassen, auch auf fremde Namen.',
  ],
  da: [
    'Der læses op en halv time {at} {in}, og resten af tiden går med snak.',
    'Samtalen bliver tolket {at} {in}, så man kan stille spørgsmål på alle sprog.',
    'Bøgerne kan købes og signeres, også med andres navne.',
  ],
  editions: [
    {
      by: 'Magda Zięba',
      en: [
        'The House on the Wrong Shore',
        'Magda Zięba reads from a novel about a family that missed the boat by one day.',
      ],
      pl: [
        'Dom na złym brzegu',
        'Magda Zięba czyta powieść o rodzinie, która spóźniła się na statek o jeden dzień.',
      ],
      de: [
        'Das Haus am falschen Ufer',
        'Magda Zięba liest aus einem Roman über eine Familie, die das Schiff um einen Tag verpasste.',
      ],
      da: [
        'Huset på den forkerte bred',
        'Magda Zięba læser op af en roman om en familie, der kom én dag for sent til båden.',
      ],
    },
    {
      by: 'Christian Ry',
      en: [
        'A Field Guide to Small Talk',
        'Christian Ry has spent a year in waiting rooms, and nobody noticed.',
      ],
      pl: [
        'Przewodnik po rozmowach o niczym',
        'Christian Ry spędził rok w poczekalniach i nikt tego nie zauważył.',
      ],
      de: [
        'Kleines Handbuch des Plauderns',
        'Christian Ry hat ein Jahr in Wartezimmern verbracht, und niemand hat es bemerkt.',
      ],
      da: [
        'Feltguide til småsnak',
        'Christian Ry har tilbragt et år i venteværelser, uden at nogen lagde mærke til det.',
      ],
    },
    {
      by: 'Piret Kask',
      en: [
        'Snow Dictionary',
        'Piret Kask has collected two hundred words for snow and a story for each.',
      ],
      pl: [
        'Słownik śniegu',
        'Piret Kask zebrała dwieście słów na określenie śniegu i do każdego opowieść.',
      ],
      de: [
        'Schneewörterbuch',
        'Piret Kask hat zweihundert Wörter für Schnee gesammelt und zu jedem eine Geschichte.',
      ],
      da: [
        'Sneordbogen',
        'Piret Kask har samlet to hundrede ord for sne og en historie til hvert af dem.',
      ],
    },
    {
      by: 'Lena Brodersen',
      en: [
        'The Accountant’s Murder',
        'Lena Brodersen reads a crime novel in which only the numbers lie.',
      ],
      pl: ['Morderstwo księgowej', 'Lena Brodersen czyta kryminał, w którym kłamią tylko liczby.'],
      de: [
        'Der Mord der Buchhalterin',
        'Lena Brodersen liest aus einem Krimi, in dem nur die Zahlen lügen.',
      ],
      da: ['Bogholderens mord', 'Lena Brodersen læser op af en krimi, hvor kun tallene lyver.'],
    },
  ],
}

export const poetry: EventKind = {
  venues: ['cafe', 'library', 'church', 'ship'],
  tags: ['poetry', 'reading'],
  hours: [18, 20],
  minutes: 60,
  price: 0,
  en: [
    'Each poem is read twice {at} {in}: once in the original, once in translation.',
    'Between the poems {at} {in} there is time to hear the room.',
    'An open hour follows; put your name on the list and keep it under five minutes.',
  ],
  pl: [
    'Każdy wiersz zabrzmi {at} {in} dwa razy: w oryginale i w przekładzie.',
    'Między wierszami {at} {in} jest czas, żeby posłuchać ciszy.',
    'Potem godzina dla chętnych: wystarczy wpisać się na listę i zmieścić w pięciu minutach.',
  ],
  de: [
    'Jedes Gedicht ist {at} {in} zweimal zu hören: im Original und in der Übersetzung.',
    'Zwischen den Gedichten {at} {in} bleibt Zeit, der Stille zuzuhören.',
    'Danach ist das Pult offen: in die Liste eintragen und unter fünf Minuten bleiben.',
  ],
  da: [
    'Hvert digt læses to gange {at} {in}: på originalsproget og i oversættelse.',
    'Mellem digtene {at} {in} er der tid til at lytte til stilheden.',
    'Bagefter er der åben scene: skriv dig på listen, og hold dig under fem minutter.',
  ],
  editions: [
    {
      by: 'Aldona Brzoza',
      en: [
        'Poems for People Who Are Cold',
        'Aldona Brzoza writes about stoves, scarves and forgiveness.',
      ],
      pl: ['Wiersze dla zmarzniętych', 'Aldona Brzoza pisze o piecach, szalikach i wybaczaniu.'],
      de: ['Gedichte für Frierende', 'Aldona Brzoza schreibt über Öfen, Schals und das Verzeihen.'],
      da: [
        'Digte til dem, der fryser',
        'Aldona Brzoza skriver om kakkelovne, halstørklæder og tilgivelse.',
      ],
    },
    {
      by: 'Vilde Strøm',
      en: [
        'Tide Tables',
        'Vilde Strøm takes the shipping forecast and crosses out words until it is about love.',
      ],
      pl: [
        'Prognoza dla rybaków',
        'Vilde Strøm bierze prognozę dla statków i wykreśla słowa, aż zostanie sama miłość.',
      ],
      de: [
        'Seewetterbericht',
        'Vilde Strøm nimmt den Seewetterbericht und streicht Wörter, bis er von der Liebe handelt.',
      ],
      da: [
        'Farvandsudsigten',
        'Vilde Strøm tager farvandsudsigten og streger ord ud, til den handler om kærlighed.',
      ],
    },
    {
      by: 'Joonas Hein',
      en: ['Forty Haiku about Trams', 'Joonas Hein wrote one between every two stops.'],
      pl: [
        'Czterdzieści haiku o tramwajach',
        'Joonas Hein napisał po jednym między każdymi dwoma przystankami.',
      ],
      de: [
        'Vierzig Haiku über Straßenbahnen',
        'Joonas Hein schrieb zwischen je zwei Haltestellen eines.',
      ],
      da: [
        'Fyrre haiku om sporvogne',
        'Joonas Hein skrev ét på vejen fra hvert stoppested til det næste.',
      ],
    },
    {
      by: 'Ruta Gaile',
      en: [
        'My Grandmother’s Curses',
        'Ruta Gaile turns the strong language of a farm into very tender verse.',
      ],
      pl: [
        'Przekleństwa mojej babci',
        'Ruta Gaile zamienia dosadny język wiejskiego podwórka w bardzo czułe wiersze.',
      ],
      de: [
        'Die Flüche meiner Großmutter',
        'Ruta Gaile macht aus der derben Sprache eines Bauernhofs sehr zärtliche Verse.',
      ],
      da: [
        'Min mormors eder',
        'Ruta Gaile gør det barske sprog fra en bondegård til meget ømme vers.',
      ],
    },
  ],
}

export const storytelling: EventKind = {
  venues: ['lighthouse', 'cafe', 'ship', 'library'],
  tags: ['storytelling', 'evening'],
  hours: [17, 19, 20],
  minutes: 80,
  price: 7,
  en: [
    'The stories are told {at} {in}, without a book and without a microphone.',
    'One lamp burns {at} {in}, and the teller sits just outside its light.',
    'Recommended from the age of eight, and for anyone who still likes to be told things.',
  ],
  pl: [
    'Opowieści snuje się {at} {in} bez książki i bez mikrofonu.',
    'Pali się {at} {in} jedna lampa, a opowiadający siedzi tuż poza jej światłem.',
    'Od lat ośmiu i dla każdego, kto nadal lubi, gdy mu się opowiada.',
  ],
  de: [
    'Erzählt wird {at} {in}, ohne Buch und ohne Mikrofon.',
    'Eine einzige Lampe brennt {at} {in}, und wer erzählt, sitzt knapp außerhalb ihres Scheins.',
    'Ab acht Jahren und für alle, die sich noch gern etwas erzählen lassen.',
  ],
  da: [
    'Historierne fortælles {at} {in} uden bog og uden mikrofon.',
    'En enkelt lampe brænder {at} {in}, og fortælleren sidder lige uden for dens skær.',
    'Fra otte år og for alle, der stadig holder af at få fortalt en historie.',
  ],
  editions: [
    {
      by: 'Stary Matros',
      en: [
        'Ghost Ships and Other Colleagues',
        'Stary Matros sailed for forty years and swears that only half of it is invented.',
      ],
      pl: [
        'Statki widma i inni koledzy',
        'Stary Matros pływał czterdzieści lat i przysięga, że zmyślił tylko połowę.',
      ],
      de: [
        'Geisterschiffe und andere Kollegen',
        'Stary Matros fuhr vierzig Jahre zur See und schwört, dass nur die Hälfte erfunden ist.',
      ],
      da: [
        'Spøgelsesskibe og andre kolleger',
        'Stary Matros sejlede i fyrre år og sværger på, at kun det halve er opdigtet.',
      ],
    },
    {
      by: 'Gerda Elbing',
      en: [
        'The Sea Queen’s Palace',
        'Gerda Elbing tells how amber came to be, and who is still angry about it.',
      ],
      pl: [
        'Pałac królowej morza',
        'Gerda Elbing opowiada, skąd wziął się bursztyn i kto się o to do dziś gniewa.',
      ],
      de: [
        'Der Palast der Meereskönigin',
        'Gerda Elbing erzählt, wie der Bernstein entstand und wer darüber noch immer zürnt.',
      ],
      da: [
        'Havdronningens palads',
        'Gerda Elbing fortæller, hvordan ravet blev til, og hvem der stadig er vred over det.',
      ],
    },
    {
      by: 'Thora Juul',
      en: [
        'Trolls of the Round Churches',
        'Thora Juul knows why the hills on the island are hollow.',
      ],
      pl: [
        'Trolle z okrągłych kościołów',
        'Thora Juul wie, dlaczego pagórki na wyspie są puste w środku.',
      ],
      de: [
        'Die Trolle der Rundkirchen',
        'Thora Juul weiß, warum die Hügel auf der Insel hohl sind.',
      ],
      da: ['Rundkirkernes trolde', 'Thora Juul ved, hvorfor bakkerne på øen er hule.'],
    },
    {
      by: 'Aune Sild',
      en: [
        'Twelve Lies about the Weather',
        'Aune Sild tells twelve tales, and whoever spots the true one gets a herring.',
      ],
      pl: [
        'Dwanaście kłamstw o pogodzie',
        'Aune Sild opowiada dwanaście historii, a kto odgadnie prawdziwą, dostaje śledzia.',
      ],
      de: [
        'Zwölf Lügen über das Wetter',
        'Aune Sild erzählt zwölf Geschichten, und wer die wahre erkennt, bekommt einen Hering.',
      ],
      da: [
        'Tolv løgne om vejret',
        'Aune Sild fortæller tolv historier, og den, der gætter den sande, får en sild.',
      ],
    },
  ],
}

export const debates: EventKind = {
  venues: ['library', 'museum', 'centre'],
  tags: ['talk', 'city'],
  signed: true,
  hours: [17, 18],
  minutes: 100,
  price: 0,
  en: [
    'Four guests and an hourglass: nobody speaks longer than the sand runs {at} {in}.',
    'The chairs {at} {in} are set out in a circle, and there is always one left free for the audience.',
    'The conversation is interpreted into sign language and summed up in one page afterwards.',
  ],
  pl: [
    'Czworo gości i klepsydra: nikt nie mówi {at} {in} dłużej, niż sypie się piasek.',
    'Krzesła {at} {in} stoją w kręgu, a jedno zawsze czeka na kogoś z publiczności.',
    'Rozmowa jest tłumaczona na język migowy, a jej streszczenie zmieści się na jednej stronie.',
  ],
  de: [
    'Vier Gäste und eine Sanduhr: Niemand redet {at} {in} länger, als der Sand rinnt.',
    'Die Stühle {at} {in} stehen im Kreis, und einer bleibt immer für das Publikum frei.',
    'Das Gespräch wird in Gebärdensprache übersetzt und danach auf einer Seite zusammengefasst.',
  ],
  da: [
    'Fire gæster og et timeglas: ingen taler længere, end sandet løber, {at} {in}.',
    'Stolene {at} {in} står i en cirkel, og én er altid fri til en fra publikum.',
    'Samtalen oversættes til tegnsprog og bliver bagefter sammenfattet på en enkelt side.',
  ],
  editions: [
    {
      by: 'Forum Wybrzeże',
      en: [
        'Who Owns the Waterfront?',
        'An architect, an angler, a developer and a swimmer discuss two kilometres of quay.',
      ],
      pl: [
        'Czyje jest nabrzeże?',
        'Architektka, wędkarz, deweloper i pływaczka rozmawiają o dwóch kilometrach nabrzeża.',
      ],
      de: [
        'Wem gehört das Ufer?',
        'Eine Architektin, ein Angler, ein Investor und eine Schwimmerin reden über zwei Kilometer Kai.',
      ],
      da: [
        'Hvem ejer havnefronten?',
        'En arkitekt, en lystfisker, en bygherre og en svømmer diskuterer to kilometer kaj.',
      ],
    },
    {
      by: 'Salon am Sund',
      en: [
        'Can a Small Language Survive?',
        'Speakers of Kashubian, Low German and Livonian compare notes.',
      ],
      pl: [
        'Czy mały język przetrwa?',
        'O swoich doświadczeniach mówią użytkownicy kaszubskiego, dolnoniemieckiego i liwskiego.',
      ],
      de: [
        'Kann eine kleine Sprache überleben?',
        'Sprecherinnen und Sprecher des Kaschubischen, Plattdeutschen und Livischen tauschen sich aus.',
      ],
      da: [
        'Kan et lille sprog overleve?',
        'Folk, der taler kasjubisk, plattysk og livisk, udveksler erfaringer.',
      ],
    },
    {
      by: 'Folkeligt Forum',
      en: [
        'What Is a Museum Allowed to Forget?',
        'Three curators name one object each that they would give away.',
      ],
      pl: [
        'O czym wolno muzeum zapomnieć?',
        'Troje kuratorów wskazuje po jednym eksponacie, który by oddali.',
      ],
      de: [
        'Was darf ein Museum vergessen?',
        'Drei Kuratoren nennen je ein Objekt, das sie weggeben würden.',
      ],
      da: [
        'Hvad må et museum glemme?',
        'Tre kuratorer nævner hver en genstand, de ville give væk.',
      ],
    },
    {
      by: 'Keskustelu',
      en: [
        'The Sea in 2060',
        'A biologist, a novelist and a pupil describe the same beach forty years on.',
      ],
      pl: [
        'Morze w roku 2060',
        'Biolożka, powieściopisarz i uczennica opisują tę samą plażę za kilkadziesiąt lat.',
      ],
      de: [
        'Das Meer im Jahr 2060',
        'Eine Biologin, ein Romanautor und eine Schülerin beschreiben denselben Strand in einigen Jahrzehnten.',
      ],
      da: [
        'Havet i 2060',
        'En biolog, en romanforfatter og en skoleelev beskriver den samme strand om nogle årtier.',
      ],
    },
  ],
}

export const bookFair: EventKind = {
  venues: ['market', 'library', 'square'],
  tags: ['books', 'market'],
  hours: [9, 10],
  minutes: 420,
  price: 0,
  en: [
    'Forty dealers unpack their boxes {at} {in}, and none of them has an online catalogue.',
    'Anything can be bought {at} {in}, from school atlases to a first edition with coffee stains.',
    'In the last hour you may fill a bag for the price of one book.',
  ],
  pl: [
    'Czterdziestu antykwariuszy rozpakowuje {at} {in} pudła i żaden nie ma katalogu w sieci.',
    'Kupić można {at} {in} wszystko: od szkolnego atlasu po pierwsze wydanie ze śladami kawy.',
    'W ostatniej godzinie za cenę jednej książki można napełnić całą torbę.',
  ],
  de: [
    'Vierzig Antiquare packen {at} {in} ihre Kisten aus, und keiner hat einen Onlinekatalog.',
    'Alles ist {at} {in} zu haben, vom Schulatlas bis zur Erstausgabe mit Kaffeeflecken.',
    'In der letzten Stunde darf man zum Preis eines Buches eine Tasche füllen.',
  ],
  da: [
    'Fyrre antikvariater pakker kasserne ud {at} {in}, og ingen af dem har et katalog på nettet.',
    'Alt er til salg {at} {in}, fra skoleatlas til førsteudgaver med kaffepletter.',
    'I den sidste time må man fylde en pose for prisen på én bog.',
  ],
  editions: [
    {
      by: 'Pchli Tom',
      en: [
        'The Book Flea Market',
        'Novels by weight, maps by length, and dictionaries to anyone who can name the capital.',
      ],
      pl: [
        'Pchli targ książki',
        'Powieści na wagę, mapy na metry, a słowniki dla tych, którzy znają stolicę.',
      ],
      de: [
        'Bücherflohmarkt',
        'Romane nach Gewicht, Karten nach Länge und Wörterbücher für jeden, der die Hauptstadt kennt.',
      ],
      da: [
        'Bogloppemarked',
        'Romaner i løs vægt, kort i metermål og ordbøger til dem, der kan nævne hovedstaden.',
      ],
    },
    {
      by: 'Antikvariat Tusen',
      en: [
        'Sea Books and Charts',
        'Pilot guides, tide tables and the memoirs of captains whom nobody believed.',
      ],
      pl: [
        'Morskie książki i mapy',
        'Locje, almanachy i wspomnienia kapitanów, którym nikt nie wierzył.',
      ],
      de: [
        'Seebücher und Seekarten',
        'Seehandbücher, Almanache und Erinnerungen von Kapitänen, denen niemand glaubte.',
      ],
      da: [
        'Søkort og søbøger',
        'Lodsbøger, almanakker og erindringer af kaptajner, som ingen troede på.',
      ],
    },
    {
      by: 'Comicbörse Nord',
      en: [
        'Comics in Crates',
        'Four hundred metres of comics, sorted by a system that only one person understands.',
      ],
      pl: [
        'Komiksy w skrzynkach',
        'Czterysta metrów komiksów w układzie, który rozumie tylko jedna osoba.',
      ],
      de: [
        'Comics in Kisten',
        'Vierhundert Meter Comics, sortiert nach einem System, das nur einer versteht.',
      ],
      da: [
        'Tegneserier i kasser',
        'Fire hundrede meter tegneserier, ordnet efter et system, som kun ét menneske forstår.',
      ],
    },
    {
      by: 'Lasteraamat',
      en: [
        'Picture Books Change Hands',
        'Bring the books you have outgrown, and take some that you have not grown into yet.',
      ],
      pl: [
        'Książki z obrazkami zmieniają właściciela',
        'Przynosimy książki, z których wyrośliśmy, i bierzemy te, do których jeszcze dorośniemy.',
      ],
      de: [
        'Bilderbücher wechseln den Besitzer',
        'Bücher mitbringen, denen man entwachsen ist, und welche mitnehmen, in die man noch hineinwächst.',
      ],
      da: [
        'Billedbøger skifter hænder',
        'Tag de bøger med, du er vokset fra, og tag nogle hjem, du endnu ikke er vokset ind i.',
      ],
    },
  ],
}
