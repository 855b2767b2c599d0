// Heritage, customs and courses. Longer than most files: it is told in four languages.
import type { EventKind } from './kind.ts'

export const oldTown: EventKind = {
  venues: ['square', 'quay', 'museum'],
  tags: ['walk', 'city', 'history'],
  allWeather: true,
  hours: [10, 14, 17],
  minutes: 110,
  price: 8,
  en: [
    'The walk starts {at} {in} and never goes more than ten minutes without a place to sit.',
    'Look for the guide with the red umbrella {at} {in}.',
    'The route is just under three kilometres, half of it cobbled.',
  ],
  pl: [
    'Spacer zaczyna się {at} {in}, a ławka zdarza się przynajmniej co dziesięć minut.',
    'Przewodnika {at} {in} łatwo poznać po czerwonym parasolu.',
    'Trasa ma niecałe trzy kilometry, z czego połowa po bruku.',
  ],
  de: [
    'Der Rundgang beginnt {at} {in}, und spätestens alle zehn Minuten kann man sich setzen.',
    'Die Führung erkennt man {at} {in} am roten Schirm.',
    'Die Strecke ist knapp drei Kilometer lang, die Hälfte davon Kopfsteinpflaster.',
  ],
  da: [
    'Turen begynder {at} {in}, og der går aldrig mere end ti minutter mellem bænkene.',
    'Guiden kendes på den røde paraply {at} {in}.',
    'Ruten er knap tre kilometer, og halvdelen er brosten.',
  ],
  editions: [
    {
      by: 'Miejskie Ścieżki',
      en: [
        'Doors and Their Secrets',
        'Miejskie Ścieżki stops at twelve doors and is let in at three.',
      ],
      pl: [
        'Drzwi i ich tajemnice',
        'Miejskie Ścieżki zatrzymują się przy dwunastu drzwiach, a do trzech ich wpuszczają.',
      ],
      de: [
        'Türen und ihre Geheimnisse',
        'Miejskie Ścieżki halten an zwölf Türen und werden an dreien eingelassen.',
      ],
      da: [
        'Døre og deres hemmeligheder',
        'Miejskie Ścieżki standser ved tolv døre og bliver lukket ind ad de tre.',
      ],
    },
    {
      by: 'Stadtgänger',
      en: [
        'The City of the Maids',
        'Stadtgänger shows the back stairs, wash-houses and attics of the merchants’ town.',
      ],
      pl: [
        'Miasto służących',
        'Stadtgänger pokazuje tylne schody, pralnie i strychy miasta kupców.',
      ],
      de: [
        'Die Stadt der Dienstmädchen',
        'Die Stadtgänger zeigen Hintertreppen, Waschhäuser und Dachkammern der Kaufmannsstadt.',
      ],
      da: [
        'Tjenestepigernes by',
        'Stadtgänger viser bagtrapper, vaskehuse og kviste i købmændenes by.',
      ],
    },
    {
      by: 'Byens Fortællere',
      en: [
        'Crimes of the Old Harbour',
        'Byens Fortællere follows a smuggler, a forger and a very unlucky constable.',
      ],
      pl: [
        'Zbrodnie starego portu',
        'Byens Fortællere idzie śladem przemytnika, fałszerza i pechowego posterunkowego.',
      ],
      de: [
        'Verbrechen am alten Hafen',
        'Byens Fortællere folgt einem Schmuggler, einem Fälscher und einem glücklosen Wachtmeister.',
      ],
      da: [
        'Den gamle havns forbrydelser',
        'Byens Fortællere følger en smugler, en falskner og en meget uheldig betjent.',
      ],
    },
    {
      by: 'Vanalinna Hääled',
      en: [
        'Listening Walk',
        'Vanalinna Hääled leads the group blindfolded for ten minutes of every hour.',
      ],
      pl: [
        'Spacer ze słuchaniem',
        'Vanalinna Hääled przez dziesięć minut w każdej godzinie prowadzi grupę z zawiązanymi oczami.',
      ],
      de: [
        'Rundgang mit den Ohren',
        'Vanalinna Hääled führt die Gruppe in jeder Stunde zehn Minuten lang mit verbundenen Augen.',
      ],
      da: [
        'En tur for ørerne',
        'Vanalinna Hääled fører gruppen med bind for øjnene ti minutter i timen.',
      ],
    },
  ],
}

export const lighthouse: EventKind = {
  venues: ['lighthouse'],
  tags: ['history', 'sea', 'evening'],
  hours: [16, 18, 19],
  minutes: 180,
  price: 6,
  en: [
    'The door {at} {in} stays open until the lamp has been lit, and a little longer.',
    'Only twelve people at a time may go up the stairs {at} {in}, so there is soup for those who wait.',
    'There are more steps than anyone has counted twice with the same result.',
  ],
  pl: [
    '{At} {in} można wejść na wieżę aż do zapalenia światła i jeszcze chwilę dłużej.',
    '{At} {in} wchodzi się na górę po dwanaście osób naraz, a dla czekających jest zupa.',
    'Stopni jest tyle, że nikt nie doliczył się dwa razy tej samej liczby.',
  ],
  de: [
    'Die Tür {at} {in} steht offen, bis das Feuer brennt, und noch ein wenig länger.',
    'Nur zwölf Personen dürfen {at} {in} gleichzeitig auf die Treppe; für alle anderen gibt es Suppe.',
    'Es sind so viele Stufen, dass noch niemand zweimal dieselbe Zahl herausbekommen hat.',
  ],
  da: [
    'Døren {at} {in} står åben, til lyset er tændt, og lidt længere endnu.',
    'Kun tolv ad gangen må gå op ad trappen {at} {in}, så der er suppe til dem, der venter.',
    'Der er flere trin, end nogen har talt to gange med samme resultat.',
  ],
  editions: [
    {
      by: 'Towarzystwo Latarników',
      en: [
        'The Keeper’s Shift',
        'Towarzystwo Latarników hands over the logbook and lets you write the weather.',
      ],
      pl: [
        'Dyżur latarnika',
        'Towarzystwo Latarników oddaje gościom dziennik i pozwala wpisać pogodę.',
      ],
      de: [
        'Die Schicht des Wärters',
        'Das Towarzystwo Latarników überlässt den Gästen das Wachbuch und das Wetter darin.',
      ],
      da: [
        'Fyrpasserens vagt',
        'Towarzystwo Latarników giver gæsterne logbogen og lader dem skrive vejret ind.',
      ],
    },
    {
      by: 'Leuchtfeuer e. V.',
      en: [
        'Lenses and Long Nights',
        'A lens made of a thousand prisms is dusted, explained and set turning.',
      ],
      pl: [
        'Soczewki i długie noce',
        'Soczewkę z tysiąca pryzmatów odkurzamy, objaśniamy i wprawiamy w ruch.',
      ],
      de: [
        'Linsen und lange Nächte',
        'Eine Linse aus tausend Prismen wird abgestaubt, erklärt und in Bewegung gesetzt.',
      ],
      da: [
        'Linser og lange nætter',
        'En linse af tusind prismer bliver støvet af, forklaret og sat i gang.',
      ],
    },
    {
      by: 'Fyrvennerne',
      en: [
        'Letters from the Tower',
        'Fyrvennerne reads the letters that keepers’ children wrote home from boarding school.',
      ],
      pl: [
        'Listy z wieży',
        'Fyrvennerne czytają listy, które dzieci latarników pisały ze szkolnego internatu.',
      ],
      de: [
        'Briefe an den Turm',
        'Die Fyrvennerne lesen Briefe, die Kinder von Leuchtturmwärtern aus dem Internat schrieben.',
      ],
      da: [
        'Breve til tårnet',
        'Fyrvennerne læser de breve, som fyrpassernes børn skrev hjem fra kostskolen.',
      ],
    },
    {
      by: 'Majakkaseura',
      en: [
        'Foghorn at Full Blast',
        'Majakkaseura starts the old compressor and asks everyone to cover their ears.',
      ],
      pl: [
        'Róg mgłowy na całą moc',
        'Majakkaseura uruchamia starą sprężarkę i prosi o zatkanie uszu.',
      ],
      de: [
        'Nebelhorn mit voller Kraft',
        'Majakkaseura wirft den alten Kompressor an und bittet alle, sich die Ohren zuzuhalten.',
      ],
      da: [
        'Tågehorn for fuld kraft',
        'Majakkaseura starter den gamle kompressor og beder alle om at holde sig for ørerne.',
      ],
    },
  ],
}

export const museumNight: EventKind = {
  venues: ['museum'],
  tags: ['evening', 'history', 'museumNight'],
  hours: [18, 19],
  minutes: 300,
  price: 5,
  en: [
    'The lights stay low {at} {in}, and the guards tell their own favourite stories.',
    'One ticket opens every room {at} {in}, including three that are usually locked.',
    'The café serves until midnight, and the cloakroom lends slippers.',
  ],
  pl: [
    'Światła {at} {in} są przygaszone, a opiekunowie sal opowiadają swoje ulubione historie.',
    'Jeden bilet otwiera {at} {in} wszystkie sale, także trzy zazwyczaj zamknięte.',
    'Kawiarnia działa do północy, a w szatni można wypożyczyć kapcie.',
  ],
  de: [
    'Das Licht bleibt {at} {in} gedämpft, und die Aufsichten erzählen ihre liebsten Geschichten.',
    'Eine Karte öffnet {at} {in} alle Räume, auch drei, die sonst verschlossen sind.',
    'Das Café hat bis Mitternacht geöffnet, und die Garderobe verleiht Hausschuhe.',
  ],
  da: [
    'Lyset er dæmpet {at} {in}, og museumsvagterne fortæller deres egne yndlingshistorier.',
    'Én billet åbner alle rum {at} {in}, også tre, der ellers er låst.',
    'Caféen serverer til midnat, og garderoben låner hjemmesko ud.',
  ],
  editions: [
    {
      by: 'Nocne Muzeum',
      en: [
        'A Night Among the Figureheads',
        'Carved sailors and mermaids look different by the light of a torch.',
      ],
      pl: [
        'Noc wśród galionów',
        'W świetle latarki rzeźbieni żeglarze i syreny wyglądają inaczej.',
      ],
      de: [
        'Eine Nacht unter Galionsfiguren',
        'Geschnitzte Matrosen und Meerjungfrauen sehen im Taschenlampenlicht anders aus.',
      ],
      da: [
        'En nat blandt galionsfigurer',
        'Udskårne sømænd og havfruer ser anderledes ud i lygtens skær.',
      ],
    },
    {
      by: 'Depot Offen',
      en: [
        'Inside the Stores',
        'Ninety-five per cent of the collection is never shown; tonight you may open the drawers.',
      ],
      pl: [
        'W magazynach muzeum',
        'Dziewięćdziesiąt pięć procent zbiorów nigdy nie trafia na wystawę; tej nocy wolno otwierać szuflady.',
      ],
      de: [
        'Im Depot',
        'Fünfundneunzig Prozent der Sammlung sind nie zu sehen; in dieser Nacht darf man die Schubladen öffnen.',
      ],
      da: [
        'I magasinet',
        'Femoghalvfems procent af samlingen bliver aldrig vist; den aften må man åbne skufferne.',
      ],
    },
    {
      by: 'Museets Venner',
      en: [
        'Sleep Next to a Viking Ship',
        'Forty families unroll their sleeping bags between the ribs of a longship.',
      ],
      pl: [
        'Nocleg obok łodzi wikingów',
        'Czterdzieści rodzin rozkłada śpiwory między wręgami długiej łodzi.',
      ],
      de: [
        'Schlafen neben dem Wikingerschiff',
        'Vierzig Familien rollen ihre Schlafsäcke zwischen den Spanten eines Langschiffs aus.',
      ],
      da: [
        'Sov ved siden af et vikingeskib',
        'Fyrre familier ruller soveposerne ud mellem spanterne på et langskib.',
      ],
    },
    {
      by: 'Muuseumiöö',
      en: [
        'The Unsolved Objects',
        'Nobody knows what these thirty things were for; the best guess goes on the label.',
      ],
      pl: [
        'Przedmioty nierozwiązane',
        'Nikt nie wie, do czego służyło tych trzydzieści rzeczy; najlepszy pomysł trafi na podpis.',
      ],
      de: [
        'Die ungelösten Objekte',
        'Niemand weiß, wozu diese dreißig Dinge dienten; die beste Vermutung kommt aufs Schild.',
      ],
      da: [
        'De uløste genstande',
        'Ingen ved, hvad disse tredive ting blev brugt til; det bedste gæt kommer på skiltet.',
      ],
    },
  ],
}

export const shipwrecks: EventKind = {
  venues: ['museum', 'library', 'ship'],
  tags: ['history', 'sea', 'talk'],
  hours: [17, 18],
  minutes: 80,
  price: 7,
  en: [
    'The talk is given {at} {in}, with finds on the table that are still wet.',
    'Film from the seabed is shown {at} {in}, most of it for the first time.',
    'Questions may also be asked by those who once wanted to be divers.',
  ],
  pl: [
    'Wykład odbywa się {at} {in}, a na stole leżą znaleziska, które jeszcze nie wyschły.',
    'Filmy z dna morza pokażemy {at} {in}, w większości po raz pierwszy.',
    'Pytać mogą też ci, którzy kiedyś chcieli zostać nurkami.',
  ],
  de: [
    'Der Vortrag findet {at} {in} statt, und die Funde auf dem Tisch sind noch nass.',
    'Aufnahmen vom Meeresgrund sind {at} {in} zu sehen, die meisten zum ersten Mal.',
    'Fragen darf auch, wer früher einmal Taucher werden wollte.',
  ],
  da: [
    'Foredraget holdes {at} {in}, og fundene på bordet er stadig våde.',
    'Der vises optagelser fra havbunden {at} {in}, de fleste for første gang.',
    'Spørgsmål er også velkomne fra dem, der engang ville være dykkere.',
  ],
  editions: [
    {
      by: 'Dr Jerzy Wrak',
      en: [
        'The Copper Ship',
        'Jerzy Wrak raised six hundred years of cargo from a ship that burned at anchor.',
      ],
      pl: [
        'Miedziowiec',
        'Jerzy Wrak wydobył sześćsetletni ładunek statku, który spłonął na kotwicy.',
      ],
      de: [
        'Das Kupferschiff',
        'Jerzy Wrak hat die sechshundert Jahre alte Ladung eines Schiffes gehoben, das vor Anker verbrannte.',
      ],
      da: [
        'Kobberskibet',
        'Jerzy Wrak har hævet den seks hundrede år gamle last fra et skib, der brændte for anker.',
      ],
    },
    {
      by: 'Silke Harms',
      en: [
        'No Worm in This Sea',
        'Silke Harms explains why wooden ships in the Baltic look as if they sank last week.',
      ],
      pl: [
        'Morze bez świdraka',
        'Silke Harms tłumaczy, dlaczego drewniane wraki w Bałtyku wyglądają, jakby zatonęły w zeszłym tygodniu.',
      ],
      de: [
        'Ein Meer ohne Bohrwurm',
        'Silke Harms erklärt, warum Holzschiffe in der Ostsee aussehen, als wären sie letzte Woche gesunken.',
      ],
      da: [
        'Et hav uden pæleorm',
        'Silke Harms forklarer, hvorfor træskibe i Østersøen ser ud, som om de sank i sidste uge.',
      ],
    },
    {
      by: 'Ejnar Kruse',
      en: [
        'Cargo of Champagne',
        'Ejnar Kruse tasted one of the bottles and describes it with great care.',
      ],
      pl: [
        'Ładunek szampana',
        'Ejnar Kruse spróbował jednej z butelek i opisuje to z wielką ostrożnością.',
      ],
      de: [
        'Ladung: Champagner',
        'Ejnar Kruse hat eine der Flaschen gekostet und beschreibt das mit großer Vorsicht.',
      ],
      da: [
        'En last af champagne',
        'Ejnar Kruse har smagt på en af flaskerne og beskriver det med stor forsigtighed.',
      ],
    },
    {
      by: 'Aino Hylky',
      en: ['How to Lift a Wreck', 'Aino Hylky shows every mistake that can be made with a crane.'],
      pl: [
        'Jak podnieść wrak',
        'Aino Hylky pokazuje wszystkie błędy, jakie można popełnić z dźwigiem.',
      ],
      de: [
        'Wie man ein Wrack hebt',
        'Aino Hylky zeigt alle Fehler, die man mit einem Kran machen kann.',
      ],
      da: ['Sådan hæver man et vrag', 'Aino Hylky viser alle de fejl, man kan begå med en kran.'],
    },
  ],
}

export const midsummer: EventKind = {
  venues: ['beach', 'park', 'quay'],
  tags: ['custom', 'outdoor', 'evening'],
  hours: [18, 19, 20],
  minutes: 300,
  price: 0,
  months: [6],
  monthDays: [19, 25],
  en: [
    'Wreaths are woven {at} {in}, and the fire is lit when everyone has one.',
    'It hardly gets dark {at} {in}, so nobody asks when it ends.',
    'Bring flowers, something to grill and a wish that fits on a strip of paper.',
  ],
  pl: [
    'Wianki pleciemy {at} {in}, a ognisko zapala się, gdy każdy ma swój.',
    '{At} {in} prawie się nie ściemnia, nikt więc nie pyta, do której.',
    'Przynosimy kwiaty, coś na ruszt i życzenie, które zmieści się na pasku papieru.',
  ],
  de: [
    'Kränze werden {at} {in} geflochten, und das Feuer brennt, sobald alle einen haben.',
    'Es wird {at} {in} kaum dunkel, darum fragt niemand, wann Schluss ist.',
    'Mitzubringen sind Blumen, etwas zum Grillen und ein Wunsch, der auf einen Papierstreifen passt.',
  ],
  da: [
    'Der bindes kranse {at} {in}, og bålet tændes, når alle har en.',
    'Det bliver næsten ikke mørkt {at} {in}, så ingen spørger, hvornår det slutter.',
    'Tag blomster med, noget til grillen og et ønske, der kan stå på en strimmel papir.',
  ],
  editions: [
    {
      by: 'Sobótka',
      en: [
        'Wreaths on the Water',
        'Sobótka sets candles afloat, and the one that drifts furthest decides the year.',
      ],
      pl: [
        'Wianki na wodzie',
        'Sobótka puszcza świece na wodę, a ta, która popłynie najdalej, wróży cały rok.',
      ],
      de: [
        'Kränze auf dem Wasser',
        'Sobótka lässt Kerzen schwimmen, und die am weitesten treibt, entscheidet über das Jahr.',
      ],
      da: [
        'Kranse på vandet',
        'Sobótka sætter lys i vandet, og det, der driver længst ud, spår om hele året.',
      ],
    },
    {
      by: 'Līgo',
      en: [
        'Cheese, Beer and Fern Flowers',
        'Līgo sings the same refrain until the sun comes back.',
      ],
      pl: ['Ser, piwo i kwiat paproci', 'Līgo śpiewa ten sam refren, aż wróci słońce.'],
      de: ['Käse, Bier und Farnblüten', 'Līgo singt denselben Refrain, bis die Sonne wiederkommt.'],
      da: ['Ost, øl og bregneblomster', 'Līgo synger det samme omkvæd, til solen kommer igen.'],
    },
    {
      by: 'Sankthanskomiteen',
      en: [
        'Bonfire and a Short Speech',
        'The speech has to be over before the fire reaches the top.',
      ],
      pl: [
        'Ognisko i krótka mowa',
        'Przemówienie musi się skończyć, zanim ogień dojdzie do szczytu stosu.',
      ],
      de: [
        'Feuer und eine kurze Rede',
        'Die Rede muss vorbei sein, bevor die Flammen die Spitze erreichen.',
      ],
      da: ['Bål og en kort båltale', 'Talen skal være slut, før ilden når toppen.'],
    },
    {
      by: 'Juhannus',
      en: [
        'The Night of the Swing',
        'Juhannus has built a village swing for twelve, and it creaks beautifully.',
      ],
      pl: [
        'Noc wielkiej huśtawki',
        'Juhannus zbudował wiejską huśtawkę dla dwunastu osób, która pięknie skrzypi.',
      ],
      de: [
        'Die Nacht der Schaukel',
        'Juhannus hat eine Dorfschaukel für zwölf gebaut, und sie knarrt wunderschön.',
      ],
      da: ['Gyngens nat', 'Juhannus har bygget en landsbygynge til tolv, og den knirker smukt.'],
    },
  ],
}

export const advent: EventKind = {
  venues: ['square', 'market', 'quay'],
  tags: ['custom', 'market', 'winter'],
  hours: [11, 12, 15],
  minutes: 420,
  price: 0,
  months: [12],
  monthDays: [1, 23],
  en: [
    'Sixty stalls open {at} {in}, and not one of them plays recorded music.',
    'It smells of tar, oranges and cardamom {at} {in} from noon on.',
    'Children post their letters in the red box; every letter is answered.',
  ],
  pl: [
    'Sześćdziesiąt straganów otwiera się {at} {in} i na żadnym nie gra muzyka z głośnika.',
    'Już od południa pachnie {at} {in} smołą, pomarańczami i kardamonem.',
    'Dzieci wrzucają listy do czerwonej skrzynki; na każdy przychodzi odpowiedź.',
  ],
  de: [
    'Sechzig Stände öffnen {at} {in}, und an keinem läuft Musik vom Band.',
    'Ab Mittag riecht es {at} {in} nach Teer, Orangen und Kardamom.',
    'Kinder werfen ihre Briefe in den roten Kasten; jeder Brief wird beantwortet.',
  ],
  da: [
    'Tres boder åbner {at} {in}, og ikke en eneste af dem spiller musik fra højttaler.',
    'Der dufter af tjære, appelsiner og kardemomme {at} {in} fra middag.',
    'Børnene putter deres breve i den røde kasse, og alle breve bliver besvaret.',
  ],
  editions: [
    {
      by: 'Cech Rzemiosł',
      en: [
        'Advent Market of the Guilds',
        'Cech Rzemiosł only admits makers who can finish something while you watch.',
      ],
      pl: [
        'Adwentowy jarmark cechów',
        'Cech Rzemiosł wpuszcza tylko tych, którzy umieją coś skończyć na oczach kupujących.',
      ],
      de: [
        'Adventsmarkt der Zünfte',
        'Der Cech Rzemiosł lässt nur zu, wer vor den Augen der Kunden etwas fertigstellen kann.',
      ],
      da: [
        'Laugenes julemarked',
        'Cech Rzemiosł lukker kun dem ind, der kan lave noget færdigt, mens man ser på.',
      ],
    },
    {
      by: 'Hafenweihnacht',
      en: [
        'Fir Trees on Deck',
        'Hafenweihnacht sells trees straight from the boats that brought them.',
      ],
      pl: [
        'Choinki na pokładzie',
        'Hafenweihnacht sprzedaje drzewka prosto z łodzi, które je przywiozły.',
      ],
      de: [
        'Tannen an Deck',
        'Die Hafenweihnacht verkauft Bäume direkt von den Booten, die sie gebracht haben.',
      ],
      da: [
        'Grantræer på dækket',
        'Hafenweihnacht sælger træer direkte fra de både, der kom med dem.',
      ],
    },
    {
      by: 'Lucia Kör',
      hours: [16, 17],
      en: [
        'Lucia Comes by Boat',
        'A girls’ choir in white lands in the dark and lights up the whole quarter.',
      ],
      pl: [
        'Święta Łucja przypływa łodzią',
        'Dziewczęcy chór w bieli przybija po ciemku i rozjaśnia całą dzielnicę.',
      ],
      de: [
        'Lucia kommt mit dem Boot',
        'Ein Mädchenchor in Weiß landet im Dunkeln und bringt das ganze Viertel zum Leuchten.',
      ],
      da: [
        'Lucia kommer i båd',
        'Et pigekor i hvidt lægger til i mørket og får hele kvarteret til at lyse.',
      ],
    },
    {
      by: 'Piparkook',
      en: [
        'Gingerbread City',
        'Piparkook invites everyone to add one house, to scale, without a ruler.',
      ],
      pl: [
        'Piernikowe miasto',
        'Piparkook zaprasza, by każdy dodał jeden dom, w skali, ale bez linijki.',
      ],
      de: [
        'Die Lebkuchenstadt',
        'Piparkook lädt alle ein, ein Haus hinzuzufügen, maßstabsgetreu und ohne Lineal.',
      ],
      da: [
        'Honningkagebyen',
        'Piparkook inviterer alle til at bygge et hus til, i rigtigt målforhold og uden lineal.',
      ],
    },
  ],
}

export const linocut: EventKind = {
  venues: ['workshop', 'centre'],
  tags: ['craft', 'participate', 'course'],
  hours: [10, 14, 17],
  minutes: 180,
  price: 28,
  en: [
    'Ten places are available {at} {in}, each with a lamp, a block and a sharp knife.',
    'You carve in the first half and print in the second, and the press {at} {in} is older than all of us.',
    'You take home three prints, the block and slightly black fingers.',
  ],
  pl: [
    'Miejsc {at} {in} jest dziesięć, każde z lampą, płytką i ostrym dłutem.',
    'W pierwszej części wycinamy, w drugiej odbijamy, a prasa {at} {in} jest starsza od nas wszystkich.',
    'Do domu zabieramy trzy odbitki, matrycę i lekko czarne palce.',
  ],
  de: [
    'Zehn Plätze gibt es {at} {in}, jeder mit Lampe, Platte und scharfem Messer.',
    'Erst wird geschnitten, dann gedruckt, und die Presse {at} {in} ist älter als wir alle.',
    'Mit nach Hause gehen drei Drucke, die Platte und leicht schwarze Finger.',
  ],
  da: [
    'Der er ti pladser {at} {in}, hver med en lampe, en plade og en skarp kniv.',
    'Først skærer vi, så trykker vi, og pressen {at} {in} er ældre end nogen af os.',
    'Man får tre tryk, pladen og let sorte fingre med hjem.',
  ],
  editions: [
    {
      by: 'Pracownia Klocek',
      en: [
        'Linocut: Gulls and Cranes',
        'Pracownia Klocek begins with white on black, because mistakes look better that way.',
      ],
      pl: [
        'Linoryt: mewy i dźwigi',
        'Pracownia Klocek zaczyna od bieli na czerni, bo tak błędy wyglądają lepiej.',
      ],
      de: [
        'Linolschnitt: Möwen und Kräne',
        'Die Pracownia Klocek beginnt mit Weiß auf Schwarz, weil Fehler so besser aussehen.',
      ],
      da: [
        'Linoleumssnit: måger og kraner',
        'Pracownia Klocek begynder med hvidt på sort, for så ser fejlene bedre ud.',
      ],
    },
    {
      by: 'Druckstock',
      en: [
        'Posters with Wooden Type',
        'Druckstock supplies the letters; you bring no more than six words.',
      ],
      pl: [
        'Plakat z drewnianych czcionek',
        'Druckstock daje litery, a uczestnicy najwyżej sześć słów.',
      ],
      de: [
        'Plakate aus Holzlettern',
        'Druckstock stellt die Buchstaben, mitzubringen sind höchstens sechs Wörter.',
      ],
      da: [
        'Plakater med trætyper',
        'Druckstock stiller med bogstaverne, og deltagerne med højst seks ord.',
      ],
    },
    {
      by: 'Grafisk Loft',
      en: [
        'Your Own Bookplate',
        'Grafisk Loft helps you claim your books for good, in an edition of fifty.',
      ],
      pl: [
        'Własny ekslibris',
        'Grafisk Loft pomaga podpisać książki na zawsze, w nakładzie pięćdziesięciu sztuk.',
      ],
      de: [
        'Das eigene Exlibris',
        'Grafisk Loft hilft, Bücher für immer zu kennzeichnen, in fünfzig Exemplaren.',
      ],
      da: [
        'Dit eget exlibris',
        'Grafisk Loft hjælper dig med at mærke dine bøger for altid, i halvtreds eksemplarer.',
      ],
    },
    {
      by: 'Presse 1911',
      en: [
        'Wood Engraving for the Patient',
        'Three hours, a postage stamp of boxwood, and a great deal of silence.',
      ],
      pl: [
        'Drzeworyt dla cierpliwych',
        'Trzy godziny, bukszpanowy klocek wielkości znaczka i dużo ciszy.',
      ],
      de: [
        'Holzstich für Geduldige',
        'Drei Stunden, ein Stück Buchsbaum von der Größe einer Briefmarke und viel Stille.',
      ],
      da: [
        'Xylografi for tålmodige',
        'Tre timer, et stykke buksbom på størrelse med et frimærke og masser af stilhed.',
      ],
    },
  ],
}

export const knots: EventKind = {
  venues: ['ship', 'quay', 'workshop'],
  tags: ['craft', 'sea', 'participate', 'course'],
  hours: [10, 13],
  minutes: 120,
  price: 12,
  en: [
    'Everyone gets two metres of rope {at} {in} and unties it last.',
    'An old boatswain sits {at} {in} and says “again” in five languages.',
    'Children from nine may take part, and are usually faster.',
  ],
  pl: [
    'Każdy dostaje {at} {in} dwa metry liny i na koniec musi ją rozwiązać.',
    'Stary bosman siedzi {at} {in} i w pięciu językach mówi „jeszcze raz”.',
    'Udział mogą wziąć dzieci od lat dziewięciu, które zwykle są szybsze.',
  ],
  de: [
    'Alle bekommen {at} {in} zwei Meter Tau und müssen es am Ende wieder aufknoten.',
    'Ein alter Bootsmann sitzt {at} {in} und sagt in fünf Sprachen „noch einmal“.',
    'Kinder ab neun dürfen mitmachen und sind meistens schneller.',
  ],
  da: [
    'Alle får to meter reb {at} {in} og skal binde det op igen til sidst.',
    'En gammel bådsmand sidder {at} {in} og siger »en gang til« på fem sprog.',
    'Børn fra ni år kan være med, og de er som regel hurtigere.',
  ],
  editions: [
    {
      by: 'Bosman Kotwica',
      en: [
        'Ten Knots That Hold',
        'Bosman Kotwica starts with the bowline and ends with a lanyard.',
      ],
      pl: [
        'Dziesięć węzłów, które trzymają',
        'Bosman Kotwica zaczyna od ratowniczego, a kończy na smyczy do kluczy.',
      ],
      de: [
        'Zehn Knoten, die halten',
        'Bosman Kotwica beginnt mit dem Palstek und endet beim Schlüsselband.',
      ],
      da: [
        'Ti knob, der holder',
        'Bosman Kotwica begynder med pælestikket og slutter med en nøglesnor.',
      ],
    },
    {
      by: 'Takelwerk',
      en: ['Splicing for Landlubbers', 'Takelwerk joins what no knot can: two ropes into one.'],
      pl: [
        'Splatanie dla szczurów lądowych',
        'Takelwerk łączy to, czego nie połączy węzeł: dwie liny w jedną.',
      ],
      de: [
        'Spleißen für Landratten',
        'Takelwerk verbindet, was kein Knoten verbinden kann: zwei Taue zu einem.',
      ],
      da: [
        'Splejsning for landkrabber',
        'Takelwerk samler det, intet knob kan samle: to tove til ét.',
      ],
    },
    {
      by: 'Rebslageriet',
      en: [
        'Make Your Own Rope',
        'Rebslageriet twists hemp on a machine that needs three people and good temper.',
      ],
      pl: [
        'Ukręć sobie linę',
        'Rebslageriet skręca konopie na maszynie, która wymaga trzech osób i pogody ducha.',
      ],
      de: [
        'Das eigene Seil',
        'Die Rebslageriet dreht Hanf auf einer Maschine, die drei Leute und gute Laune braucht.',
      ],
      da: [
        'Lav dit eget reb',
        'Rebslageriet slår hamp på en maskine, der kræver tre personer og godt humør.',
      ],
    },
    {
      by: 'Sõlmed',
      en: ['Fenders, Mats and Monkey’s Fists', 'Sõlmed turns old mooring lines into presents.'],
      pl: ['Odbijacze, maty i małpie pięści', 'Sõlmed robi prezenty ze starych cum.'],
      de: ['Fender, Matten und Affenfäuste', 'Sõlmed macht aus alten Festmachern Geschenke.'],
      da: ['Fendere, måtter og abenæver', 'Sõlmed laver gaver af gamle fortøjninger.'],
    },
  ],
}

export const danceClass: EventKind = {
  venues: ['centre', 'club', 'square'],
  tags: ['dancing', 'participate', 'course'],
  hours: [17, 18, 19],
  minutes: 90,
  price: 9,
  en: [
    'The class takes place {at} {in}, and partners change after every dance.',
    'No mirrors hang {at} {in}, which helps more than you would think.',
    'Shoes with smooth soles are best; the rest can be learned.',
  ],
  pl: [
    'Lekcja odbywa się {at} {in}, a po każdym tańcu zmieniamy partnerów.',
    'Luster {at} {in} nie ma, co pomaga bardziej, niż można by sądzić.',
    'Najlepsze są buty na gładkiej podeszwie; reszty można się nauczyć.',
  ],
  de: [
    'Getanzt wird {at} {in}, und nach jedem Tanz wird gewechselt.',
    'Spiegel gibt es {at} {in} keine, was mehr hilft, als man glaubt.',
    'Am besten sind glatte Sohlen; den Rest kann man lernen.',
  ],
  da: [
    'Undervisningen foregår {at} {in}, og man skifter partner efter hver dans.',
    'Der er ingen spejle {at} {in}, og det hjælper mere, end man skulle tro.',
    'Sko med glatte såler er bedst; resten kan læres.',
  ],
  editions: [
    {
      by: 'Szkoła Krok',
      en: [
        'Tango for Two Left Feet',
        'Szkoła Krok teaches walking first, and walking turns out to be difficult.',
      ],
      pl: [
        'Tango na dwie lewe nogi',
        'Szkoła Krok uczy najpierw chodzić i okazuje się, że to wcale nie jest łatwe.',
      ],
      de: [
        'Tango für zwei linke Füße',
        'Die Szkoła Krok lehrt zuerst das Gehen, und Gehen erweist sich als schwierig.',
      ],
      da: [
        'Tango for to venstre fødder',
        'Szkoła Krok begynder med at lære deltagerne at gå, og det viser sig at være svært.',
      ],
    },
    {
      by: 'Schwof',
      en: [
        'Lindy Hop without Fear',
        'Schwof promises that everyone will be swung out at least once.',
      ],
      pl: ['Lindy hop bez strachu', 'Schwof obiecuje, że każdy przynajmniej raz zawiruje.'],
      de: [
        'Lindy Hop ohne Angst',
        'Schwof verspricht, dass alle mindestens einmal herumgewirbelt werden.',
      ],
      da: ['Lindy hop uden frygt', 'Schwof lover, at alle bliver svunget rundt mindst én gang.'],
    },
    {
      by: 'Folkedans Nu',
      en: [
        'Chain Dances from the Islands',
        'Folkedans Nu needs thirty people, one fiddle and no previous knowledge.',
      ],
      pl: [
        'Tańce w korowodzie',
        'Folkedans Nu potrzebuje trzydziestu osób, jednych skrzypiec i żadnego doświadczenia.',
      ],
      de: [
        'Kettentänze von den Inseln',
        'Folkedans Nu braucht dreißig Leute, eine Geige und keinerlei Vorkenntnisse.',
      ],
      da: [
        'Kædedanse fra øerne',
        'Folkedans Nu skal bruge tredive mennesker, en violin og ingen forkundskaber.',
      ],
    },
    {
      by: 'Humppa',
      en: [
        'Humppa: Faster Than It Looks',
        'Finland’s happiest dance, taught by its most serious teacher.',
      ],
      pl: [
        'Humppa, szybsza, niż się wydaje',
        'Najweselszy fiński taniec, którego uczy najpoważniejszy nauczyciel.',
      ],
      de: [
        'Humppa, schneller als gedacht',
        'Finnlands fröhlichster Tanz, gelehrt vom ernstesten aller Lehrer.',
      ],
      da: [
        'Humppa, hurtigere end den ser ud',
        'Finlands gladeste dans, undervist af landets alvorligste lærer.',
      ],
    },
  ],
}

export const sketching: EventKind = {
  venues: ['museum', 'quay', 'cafe', 'park'],
  tags: ['drawing', 'participate', 'course'],
  hours: [10, 13, 15],
  minutes: 150,
  price: 7,
  en: [
    'Folding stools are lent out {at} {in}, and the first page is for spoiling.',
    'We meet {at} {in}, draw for two hours and hardly talk.',
    'At the end all the sheets are laid side by side on the ground.',
  ],
  pl: [
    'Składane stołki wypożyczamy {at} {in}, a pierwsza kartka jest po to, żeby ją zepsuć.',
    'Spotykamy się {at} {in}, rysujemy dwie godziny i prawie nie rozmawiamy.',
    'Na koniec wszystkie kartki układamy obok siebie na ziemi.',
  ],
  de: [
    'Klapphocker werden {at} {in} verliehen, und das erste Blatt darf verdorben werden.',
    'Treffpunkt ist {at} {in}; zwei Stunden lang wird gezeichnet und kaum geredet.',
    'Am Ende liegen alle Blätter nebeneinander auf dem Boden.',
  ],
  da: [
    'Klapstole kan lånes {at} {in}, og den første side er til at ødelægge.',
    'Vi mødes {at} {in}, tegner i to timer og siger næsten ingenting.',
    'Til sidst bliver alle arkene lagt ved siden af hinanden på jorden.',
  ],
  editions: [
    {
      by: 'Szkicownik',
      en: ['Ships in Five Minutes', 'Szkicownik draws only what is about to sail away.'],
      pl: ['Statki w pięć minut', 'Szkicownik rysuje tylko to, co zaraz odpłynie.'],
      de: ['Schiffe in fünf Minuten', 'Szkicownik zeichnet nur, was gleich ablegt.'],
      da: ['Skibe på fem minutter', 'Szkicownik tegner kun det, der snart sejler.'],
    },
    {
      by: 'Zeichenkreis Ufer',
      en: [
        'Draw a Stranger, Kindly',
        'Zeichenkreis Ufer draws faces in pairs, and both sides keep still.',
      ],
      pl: [
        'Narysuj życzliwie nieznajomego',
        'Zeichenkreis Ufer rysuje twarze w parach, a obie strony siedzą nieruchomo.',
      ],
      de: [
        'Fremde freundlich zeichnen',
        'Der Zeichenkreis Ufer porträtiert zu zweit, und beide halten still.',
      ],
      da: [
        'Tegn en fremmed, venligt',
        'Zeichenkreis Ufer tegner ansigter to og to, og begge parter sidder stille.',
      ],
    },
    {
      by: 'Stregen',
      en: ['Ink and Rain', 'Stregen lets the weather finish every drawing.'],
      pl: ['Tusz i deszcz', 'Stregen pozwala, by każdy rysunek dokończyła pogoda.'],
      de: ['Tusche und Regen', 'Stregen überlässt es dem Wetter, jede Zeichnung zu vollenden.'],
      da: ['Tusch og regn', 'Stregen lader vejret gøre hver tegning færdig.'],
    },
    {
      by: 'Pliiats',
      en: [
        'Only Roofs',
        'Pliiats spends a whole session on the part of the town that nobody looks at.',
      ],
      pl: [
        'Same dachy',
        'Pliiats poświęca całe spotkanie tej części miasta, na którą nikt nie patrzy.',
      ],
      de: [
        'Nur Dächer',
        'Pliiats widmet ein ganzes Treffen dem Teil der Stadt, den niemand ansieht.',
      ],
      da: ['Kun tage', 'Pliiats bruger hele tiden på den del af byen, som ingen ser på.'],
    },
  ],
}
