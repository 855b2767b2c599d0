// On the water and under the sky. Longer than most files: it is told in four languages.
import type { EventKind } from './kind.ts'

export const sailing: EventKind = {
  venues: ['ship'],
  tags: ['sea', 'sailing', 'outdoor'],
  hours: [9, 11, 16],
  minutes: 210,
  price: 35,
  months: [4, 5, 6, 7, 8, 9, 10],
  en: [
    'You sail {at}, which is moored {in}, and everyone may pull a rope.',
    'Coffee is served {at} {in} before the lines are cast off.',
    'Life jackets are lent; warm clothes are not.',
  ],
  pl: [
    'Płyniemy {at} cumującego {in} i każdy może pociągnąć za linę.',
    'Przed oddaniem cum {at} {in} podajemy kawę.',
    'Kamizelki ratunkowe pożyczamy, ciepłych ubrań nie.',
  ],
  de: [
    'Gesegelt wird {at} {in}, und alle dürfen mit anpacken.',
    'Bevor die Leinen los sind, gibt es {at} {in} Kaffee.',
    'Schwimmwesten werden verliehen, warme Kleidung nicht.',
  ],
  da: [
    'Man sejler {at}, der ligger {in}, og alle må hale i et tov.',
    'Der serveres kaffe {at} {in}, før fortøjningerne kastes.',
    'Redningsveste kan lånes, varmt tøj kan ikke.',
  ],
  editions: [
    {
      by: 'Bractwo Żagla',
      hours: [9],
      en: [
        'Under Sail to the Spit',
        'Bractwo Żagla crosses the bay and is back before the bread runs out.',
      ],
      pl: [
        'Pod żaglami na mierzeję',
        'Bractwo Żagla przepływa zatokę i wraca, zanim skończy się chleb.',
      ],
      de: [
        'Unter Segeln zur Nehrung',
        'Bractwo Żagla überquert die Bucht und ist zurück, bevor das Brot ausgeht.',
      ],
      da: [
        'For sejl til tangen',
        'Bractwo Żagla krydser bugten og er hjemme igen, før brødet slipper op.',
      ],
    },
    {
      by: 'Traditionssegler e. V.',
      hours: [17, 18],
      en: [
        'Evening Sail with Accordion',
        'When the engine is off, you can hear the water, the wood and a waltz.',
      ],
      pl: ['Wieczorny rejs z akordeonem', 'Gdy milknie silnik, słychać wodę, drewno i walca.'],
      de: [
        'Abendsegeln mit Akkordeon',
        'Ist der Motor aus, hört man das Wasser, das Holz und einen Walzer.',
      ],
      da: [
        'Aftensejlads med harmonika',
        'Når motoren er slukket, hører man vandet, træet og en vals.',
      ],
    },
    {
      by: 'Skibslauget',
      hours: [9],
      en: [
        'A Morning before the Mast',
        'Skibslauget teaches four knots, two commands and how to peel potatoes at an angle.',
      ],
      pl: [
        'Poranek przed masztem',
        'Skibslauget uczy czterech węzłów, dwóch komend i obierania ziemniaków w przechyle.',
      ],
      de: [
        'Ein Vormittag vor dem Mast',
        'Skibslauget lehrt vier Knoten, zwei Kommandos und das Kartoffelschälen in Schräglage.',
      ],
      da: [
        'En formiddag for masten',
        'Skibslauget lærer dig fire knob, to kommandoer og at skrælle kartofler på skrå.',
      ],
    },
    {
      by: 'Purjelaev',
      en: [
        'Round the Islands',
        'Purjelaev passes seven islands, of which one is only a stone with a seal on it.',
      ],
      pl: ['Dookoła wysp', 'Purjelaev mija siedem wysp, z których jedna to tylko kamień z foką.'],
      de: [
        'Rund um die Inseln',
        'Purjelaev passiert sieben Inseln, von denen eine nur ein Stein mit einer Robbe ist.',
      ],
      da: [
        'Rundt om øerne',
        'Purjelaev passerer syv øer, hvoraf den ene bare er en sten med en sæl på.',
      ],
    },
  ],
}

export const kayak: EventKind = {
  venues: ['beach', 'quay', 'lighthouse'],
  tags: ['sea', 'kayak', 'outdoor', 'participate'],
  hours: [9, 10, 17],
  minutes: 180,
  price: 29,
  months: [5, 6, 7, 8, 9],
  en: [
    'The kayaks lie ready {at} {in}, and half an hour is spent on dry land first.',
    'The tour sets off {at} {in} and goes only as far as the slowest boat likes.',
    'You need to be able to swim; everything else is shown.',
  ],
  pl: [
    'Kajaki czekają {at} {in}, a pierwsze pół godziny spędzamy na suchym lądzie.',
    'Wyprawa rusza {at} {in} i sięga tylko tak daleko, jak chce najwolniejsza łódka.',
    'Trzeba umieć pływać; wszystkiego innego nauczymy.',
  ],
  de: [
    'Die Kajaks liegen {at} {in} bereit, und die erste halbe Stunde bleibt man an Land.',
    'Die Tour startet {at} {in} und geht nur so weit, wie das langsamste Boot möchte.',
    'Schwimmen muss man können, alles andere wird gezeigt.',
  ],
  da: [
    'Kajakkerne ligger klar {at} {in}, og den første halve time foregår på land.',
    'Turen begynder {at} {in} og går kun så langt, som den langsomste kajak har lyst til.',
    'Man skal kunne svømme; resten bliver vist.',
  ],
  editions: [
    {
      by: 'Wiosło',
      en: [
        'Harbour at Water Level',
        'Wiosło paddles past cranes that look much bigger from below.',
      ],
      pl: ['Port z poziomu wody', 'Wiosło prowadzi obok dźwigów, które z dołu są o wiele większe.'],
      de: [
        'Der Hafen auf Wasserhöhe',
        'Wiosło paddelt an Kränen vorbei, die von unten viel größer aussehen.',
      ],
      da: ['Havnen i vandhøjde', 'Wiosło padler forbi kraner, der ser meget større ud nedefra.'],
    },
    {
      by: 'Kajakfreunde Sund',
      hours: [19],
      en: [
        'Paddling into the Sunset',
        'Kajakfreunde Sund turns back when the sun touches the water.',
      ],
      pl: ['Wiosłem w zachód słońca', 'Kajakfreunde Sund zawraca, gdy słońce dotknie wody.'],
      de: [
        'Paddeln in den Sonnenuntergang',
        'Die Kajakfreunde Sund kehren um, wenn die Sonne das Wasser berührt.',
      ],
      da: ['Padletur ind i solnedgangen', 'Kajakfreunde Sund vender om, når solen rører vandet.'],
    },
    {
      by: 'Havkajak Øst',
      en: [
        'Caves under the Cliff',
        'Havkajak Øst slips into caves that can only be reached when the sea is in a good mood.',
      ],
      pl: [
        'Jaskinie pod klifem',
        'Havkajak Øst wpływa do jaskiń, do których można dotrzeć tylko wtedy, gdy morze ma dobry humor.',
      ],
      de: [
        'Höhlen unter dem Kliff',
        'Havkajak Øst schlüpft in Höhlen, die man nur erreicht, wenn das Meer gute Laune hat.',
      ],
      da: [
        'Huler under klinten',
        'Havkajak Øst smutter ind i huler, man kun kan nå, når havet er i godt humør.',
      ],
    },
    {
      by: 'Saaristomeloja',
      en: [
        'Coffee on a Skerry',
        'Saaristomeloja carries a kettle, cinnamon buns and enough dry matches.',
      ],
      pl: [
        'Kawa na szkierze',
        'Saaristomeloja wiezie czajnik, bułeczki cynamonowe i dość suchych zapałek.',
      ],
      de: [
        'Kaffee auf einer Schäre',
        'Saaristomeloja hat einen Kessel, Zimtschnecken und genügend trockene Streichhölzer dabei.',
      ],
      da: [
        'Kaffe på et skær',
        'Saaristomeloja har en kedel, kanelsnegle og tørre tændstikker nok med.',
      ],
    },
  ],
}

export const bathing: EventKind = {
  venues: ['beach', 'quay'],
  tags: ['sea', 'winter', 'participate'],
  hours: [7, 8, 10],
  minutes: 60,
  price: 0,
  months: [11, 12, 1, 2, 3],
  en: [
    'We go in together {at} {in}, count to sixty, and come out faster.',
    'A tent with a stove stands {at} {in}, and it is the warmest place for miles.',
    'Bring a hat, a towel and somebody to hold your dressing gown.',
  ],
  pl: [
    'Wchodzimy razem {at} {in}, liczymy do sześćdziesięciu i wychodzimy szybciej.',
    'Namiot z piecykiem {at} {in} to najcieplejsze miejsce w całej okolicy.',
    'Przyda się czapka, ręcznik i ktoś, kto potrzyma szlafrok.',
  ],
  de: [
    'Gemeinsam geht es {at} {in} hinein, bis sechzig gezählt ist, und schneller wieder hinaus.',
    'Ein Zelt mit Ofen steht {at} {in} und ist der wärmste Ort weit und breit.',
    'Mitzubringen sind Mütze, Handtuch und jemand, der den Bademantel hält.',
  ],
  da: [
    'Vi går i sammen {at} {in}, tæller til tres og kommer hurtigere op igen.',
    'Et telt med brændeovn står {at} {in} og er det varmeste sted i miles omkreds.',
    'Tag hue, håndklæde og en til at holde badekåben med.',
  ],
  editions: [
    {
      by: 'Morsy z Rana',
      en: [
        'First Dip for Beginners',
        'Morsy z Rana explains how to breathe when you would rather scream.',
      ],
      pl: [
        'Pierwsze zanurzenie',
        'Morsy z Rana tłumaczą, jak oddychać, kiedy wolałoby się krzyczeć.',
      ],
      de: [
        'Das erste Eintauchen',
        'Morsy z Rana erklären, wie man atmet, wenn man lieber schreien möchte.',
      ],
      da: [
        'Det første dyp',
        'Morsy z Rana forklarer, hvordan man trækker vejret, når man hellere ville skrige.',
      ],
    },
    {
      by: 'Eisbader Förde',
      en: [
        'Swim, Soup, Silence',
        'Eisbader Förde follows the cold water with pea soup and twenty quiet minutes.',
      ],
      pl: [
        'Kąpiel, zupa, cisza',
        'Po zimnej wodzie Eisbader Förde częstuje grochówką i dwudziestoma minutami ciszy.',
      ],
      de: [
        'Baden, Suppe, Stille',
        'Nach dem kalten Wasser gibt es bei den Eisbadern Erbsensuppe und zwanzig stille Minuten.',
      ],
      da: [
        'Bad, suppe, stilhed',
        'Efter det kolde vand byder Eisbader Förde på ærtesuppe og tyve stille minutter.',
      ],
    },
    {
      by: 'Vinterbaderne',
      hours: [17, 18],
      en: [
        'Torchlight Swim',
        'Vinterbaderne walks to the water with torches and comes back singing.',
      ],
      pl: [
        'Kąpiel przy pochodniach',
        'Vinterbaderne idą do wody z pochodniami, a wracają ze śpiewem.',
      ],
      de: [
        'Bad im Fackelschein',
        'Die Vinterbaderne gehen mit Fackeln zum Wasser und kommen singend zurück.',
      ],
      da: ['Fakkelbad', 'Vinterbaderne går til vandet med fakler og kommer syngende tilbage.'],
    },
    {
      by: 'Saunaseltsi',
      en: [
        'Hole in the Ice',
        'Saunaseltsi has cut a ladder’s width into the ice and put a sauna beside it.',
      ],
      pl: [
        'Przerębel',
        'Saunaseltsi wycięli w lodzie otwór na szerokość drabinki i postawili obok saunę.',
      ],
      de: [
        'Ein Loch im Eis',
        'Saunaseltsi hat ein Loch von der Breite einer Leiter ins Eis gesägt und eine Sauna danebengestellt.',
      ],
      da: [
        'Hul i isen',
        'Saunaseltsi har savet et hul i isen, så bredt som en stige, og stillet en sauna ved siden af.',
      ],
    },
  ],
}

export const birds: EventKind = {
  venues: ['beach', 'lighthouse', 'park'],
  tags: ['birds', 'outdoor', 'walk'],
  allWeather: true,
  hours: [5, 6, 7],
  minutes: 150,
  price: 6,
  en: [
    'The group meets {at} {in} at an hour when only birds and bakers are up.',
    'Telescopes are set up {at} {in} for those who have come with bare eyes.',
    'Dress in layers, in colours that a duck would find dull.',
  ],
  pl: [
    'Spotykamy się {at} {in} o porze, kiedy nie śpią tylko ptaki i piekarze.',
    'Kto nie ma lornetki, skorzysta {at} {in} z ustawionych lunet.',
    'Ubieramy się na cebulkę, w kolory, które kaczkę znudzą.',
  ],
  de: [
    'Treffpunkt ist {at} {in}, zu einer Stunde, in der nur Vögel und Bäcker wach sind.',
    'Für alle ohne Fernglas stehen {at} {in} Spektive bereit.',
    'Am besten in mehreren Schichten und in Farben, die eine Ente langweilig findet.',
  ],
  da: [
    'Vi mødes {at} {in} på et tidspunkt, hvor kun fugle og bagere er oppe.',
    'Der er stillet teleskoper op {at} {in} til dem, der kommer uden kikkert.',
    'Tag tøj på i flere lag og i farver, som en and ville finde kedelige.',
  ],
  editions: [
    {
      by: 'Halina Żuraw',
      hours: [5],
      en: ['Cranes before Breakfast', 'Halina Żuraw knows which field they have slept in.'],
      pl: ['Żurawie przed śniadaniem', 'Halina Żuraw wie, na którym polu nocowały.'],
      de: [
        'Kraniche vor dem Frühstück',
        'Halina Żuraw weiß, auf welchem Feld sie geschlafen haben.',
      ],
      da: ['Traner før morgenmaden', 'Halina Żuraw ved, hvilken mark de har sovet på.'],
    },
    {
      by: 'Gunnar Lie',
      en: ['Counting Ducks', 'Gunnar Lie needs help: last time there were eleven thousand.'],
      pl: [
        'Liczenie kaczek',
        'Gunnar Lie potrzebuje pomocy: ostatnio było ich jedenaście tysięcy.',
      ],
      de: ['Enten zählen', 'Gunnar Lie braucht Hilfe: Beim letzten Mal waren es elftausend.'],
      da: ['Andetælling', 'Gunnar Lie mangler hjælp: sidste gang var der elleve tusind.'],
    },
    {
      by: 'Antje Brook',
      en: [
        'Gulls for Advanced Learners',
        'Antje Brook proves that there are nine kinds and that all of them want your roll.',
      ],
      pl: [
        'Mewy dla zaawansowanych',
        'Antje Brook udowadnia, że jest ich dziewięć gatunków i każdy chce cudzej bułki.',
      ],
      de: [
        'Möwen für Fortgeschrittene',
        'Antje Brook beweist, dass es neun Arten gibt und alle das Brötchen wollen.',
      ],
      da: [
        'Måger for øvede',
        'Antje Brook beviser, at der findes ni arter, og at de alle vil have dit rundstykke.',
      ],
    },
    {
      by: 'Mareks Zīle',
      en: ['The Owl Round', 'Mareks Zīle calls, waits, and usually gets an answer.'],
      pl: ['Sowi obchód', 'Mareks Zīle woła, czeka i zazwyczaj doczekuje się odpowiedzi.'],
      de: ['Eulenrunde', 'Mareks Zīle ruft, wartet und bekommt meistens eine Antwort.'],
      da: ['Uglerunden', 'Mareks Zīle kalder, venter og får som regel svar.'],
    },
  ],
}

export const stars: EventKind = {
  venues: ['lighthouse', 'park', 'beach'],
  tags: ['stars', 'outdoor', 'evening', 'science'],
  hours: [20, 21],
  minutes: 120,
  price: 5,
  months: [9, 10, 11, 12, 1, 2, 3, 4],
  en: [
    'Three telescopes stand {at} {in}, far enough from the street lamps.',
    'It gets properly dark {at} {in}, and red torches are handed out so that it stays that way.',
    'If the sky is covered, the talk takes place all the same, with drawings.',
  ],
  pl: [
    'Trzy teleskopy stoją {at} {in}, dość daleko od latarni ulicznych.',
    '{At} {in} robi się naprawdę ciemno, a żeby tak zostało, rozdajemy czerwone latarki.',
    'Gdy niebo się zachmurzy, opowieść i tak się odbędzie, tyle że z rysunkami.',
  ],
  de: [
    'Drei Teleskope stehen {at} {in}, weit genug von den Straßenlaternen.',
    'Es wird richtig dunkel {at} {in}, und damit das so bleibt, gibt es rote Taschenlampen.',
    'Bei bedecktem Himmel findet der Vortrag trotzdem statt, dann mit Zeichnungen.',
  ],
  da: [
    'Tre teleskoper står klar {at} {in}, langt nok fra gadelamperne.',
    'Der bliver rigtig mørkt {at} {in}, og der deles røde lommelygter ud, så det bliver ved med at være sådan.',
    'Hvis himlen er overskyet, bliver foredraget holdt alligevel, så bare med tegninger.',
  ],
  editions: [
    {
      by: 'Klub Kopernik',
      en: ['Saturn Has Time for You', 'Klub Kopernik lets everyone look for as long as they want.'],
      pl: [
        'Saturn ma dla ciebie czas',
        'Klub Kopernik pozwala każdemu patrzeć tak długo, jak zechce.',
      ],
      de: [
        'Saturn nimmt sich Zeit',
        'Der Klub Kopernik lässt alle so lange schauen, wie sie wollen.',
      ],
      da: ['Saturn har god tid', 'Klub Kopernik lader alle kigge, så længe de har lyst.'],
    },
    {
      by: 'Sternfreunde Bodden',
      en: [
        'The Moon, Crater by Crater',
        'Sternfreunde Bodden walks along the edge of the shadow, where the mountains show.',
      ],
      pl: [
        'Księżyc, krater po kraterze',
        'Sternfreunde Bodden prowadzi wzdłuż granicy cienia, gdzie widać góry.',
      ],
      de: [
        'Der Mond, Krater für Krater',
        'Die Sternfreunde Bodden wandern an der Schattengrenze entlang, wo man die Berge sieht.',
      ],
      da: [
        'Månen, krater for krater',
        'Sternfreunde Bodden vandrer langs skyggens rand, hvor man kan se bjergene.',
      ],
    },
    {
      by: 'Tycho-klubben',
      en: [
        'Sky of the Seafarers',
        'Tycho-klubben finds north without a compass and the time without a watch.',
      ],
      pl: ['Niebo żeglarzy', 'Tycho-klubben znajduje północ bez kompasu i godzinę bez zegarka.'],
      de: [
        'Der Himmel der Seefahrer',
        'Der Tycho-klubben findet Norden ohne Kompass und die Uhrzeit ohne Uhr.',
      ],
      da: ['Søfarernes himmel', 'Tycho-klubben finder nord uden kompas og klokken uden ur.'],
    },
    {
      by: 'Ursa Meri',
      en: ['Waiting for the Northern Lights', 'Ursa Meri promises nothing except cocoa.'],
      pl: ['W oczekiwaniu na zorzę', 'Ursa Meri niczego nie obiecuje, poza kakao.'],
      de: ['Warten auf das Nordlicht', 'Ursa Meri verspricht nichts, außer Kakao.'],
      da: ['Mens vi venter på nordlys', 'Ursa Meri lover ingenting, bortset fra kakao.'],
    },
  ],
}

export const amber: EventKind = {
  venues: ['beach'],
  tags: ['amber', 'sea', 'walk', 'outdoor'],
  allWeather: true,
  hours: [8, 9, 13],
  minutes: 120,
  price: 4,
  en: [
    'The walk begins {at} {in} and follows the line that the last high water has left.',
    'After a night of onshore wind, the seaweed {at} {in} is worth turning over.',
    'What you find, you keep; only the sea may object.',
  ],
  pl: [
    'Spacer zaczyna się {at} {in} i prowadzi wzdłuż linii, którą zostawiła ostatnia wysoka woda.',
    'Po nocy z wiatrem od morza warto {at} {in} przejrzeć wyrzucone glony.',
    'Co kto znajdzie, to jego; protestować może tylko morze.',
  ],
  de: [
    'Die Wanderung beginnt {at} {in} und folgt der Linie, die das letzte Hochwasser hinterlassen hat.',
    'Nach einer Nacht mit auflandigem Wind lohnt es sich, {at} {in} den Tang umzudrehen.',
    'Was man findet, darf man behalten; nur das Meer könnte etwas dagegen haben.',
  ],
  da: [
    'Turen begynder {at} {in} og følger den kant, det sidste højvande har efterladt.',
    'Efter en nat med pålandsvind er tangen {at} {in} værd at vende.',
    'Det, man finder, må man beholde; kun havet kan have noget imod det.',
  ],
  editions: [
    {
      by: 'Wanda Jantar',
      hours: [6, 7],
      en: [
        'Amber at First Light',
        'Wanda Jantar shows how to tell amber from glass with a glass of salt water.',
      ],
      pl: [
        'Bursztyn o świcie',
        'Wanda Jantar pokazuje, jak odróżnić bursztyn od szkła za pomocą słonej wody.',
      ],
      de: [
        'Bernstein im ersten Licht',
        'Wanda Jantar zeigt, wie man Bernstein mit einem Glas Salzwasser von Glas unterscheidet.',
      ],
      da: [
        'Rav i morgenlyset',
        'Wanda Jantar viser, hvordan man kender rav fra glas ved hjælp af saltvand.',
      ],
    },
    {
      by: 'Geopark Nord',
      en: [
        'Thunderbolts and Sea Urchins',
        'Geopark Nord reads the pebbles, each of which has come further than you have.',
      ],
      pl: [
        'Belemnity i jeżowce',
        'Geopark Nord czyta w otoczakach, z których każdy przybył z daleka.',
      ],
      de: [
        'Donnerkeile und Seeigel',
        'Der Geopark Nord liest in den Kieseln, von denen jeder eine weite Reise hinter sich hat.',
      ],
      da: [
        'Vættelys og søpindsvin',
        'Geopark Nord læser i stenene, der alle er kommet langvejsfra.',
      ],
    },
    {
      by: 'Strandvagterne',
      en: [
        'One Bag, One Beach',
        'Strandvagterne collects litter and awards a prize for the strangest item.',
      ],
      pl: [
        'Jeden worek, jedna plaża',
        'Strandvagterne zbierają śmieci i nagradzają najdziwniejsze znalezisko.',
      ],
      de: [
        'Ein Sack, ein Strand',
        'Strandvagterne sammeln Müll und vergeben einen Preis für das seltsamste Fundstück.',
      ],
      da: [
        'Én sæk, én strand',
        'Strandvagterne samler affald og giver en præmie for det mærkeligste fund.',
      ],
    },
    {
      by: 'Gintaro Takas',
      en: [
        'A Lamp and a Dark Cloth',
        'Under the cloth, in ultraviolet light, amber glows like a cat’s eye.',
      ],
      pl: [
        'Lampa i czarna płachta',
        'Pod płachtą, w ultrafiolecie, bursztyn świeci jak kocie oko.',
      ],
      de: [
        'Eine Lampe und ein dunkles Tuch',
        'Unter dem Tuch, im UV-Licht, leuchtet Bernstein wie ein Katzenauge.',
      ],
      da: ['En lampe og et mørkt klæde', 'Under klædet, i UV-lys, lyser rav som et katteøje.'],
    },
  ],
}
