// Film. Longer than most files: every occasion is written out in four languages.
import type { EventKind } from './kind.ts'

export const retrospective: EventKind = {
  venues: ['cinema'],
  tags: ['film', 'classics'],
  hours: [17, 18, 20],
  minutes: 125,
  price: 9,
  en: [
    'The film is shown {at} {in} from a 35 mm print, scratches included.',
    'An old favourite returns to the big screen {at} {in}, with an introduction of exactly four minutes.',
    'It is screened in the original language with subtitles.',
  ],
  pl: [
    'Film zobaczymy {at} {in} z kopii 35 mm, razem z rysami.',
    'Dawny ulubieniec wraca {at} {in} na duży ekran, z czterominutowym wprowadzeniem.',
    'Projekcja w oryginalnej wersji językowej z napisami.',
  ],
  de: [
    'Der Film läuft {at} {in} als 35-mm-Kopie, Kratzer inbegriffen.',
    'Ein alter Liebling kehrt {at} {in} auf die große Leinwand zurück, mit einer Einführung von genau vier Minuten.',
    'Gezeigt wird die Originalfassung mit Untertiteln.',
  ],
  da: [
    'Filmen vises {at} {in} fra en 35 mm-kopi, ridser medregnet.',
    'En gammel kending vender tilbage til det store lærred {at} {in}, med en introduktion på præcis fire minutter.',
    'Filmen vises på originalsproget med undertekster.',
  ],
  editions: [
    {
      by: 'Kino Retro',
      en: ['Black Ice', 'A police officer, a lorry and the longest night of 1962.'],
      pl: ['Gołoledź', 'Milicjant, ciężarówka i najdłuższa noc 1962 roku.'],
      de: ['Glatteis', 'Ein Polizist, ein Lastwagen und die längste Nacht des Jahres 1962.'],
      da: ['Isglat', 'En betjent, en lastbil og den længste nat i 1962.'],
    },
    {
      by: 'Kino Retro',
      en: [
        'Summer with Edit',
        'Two teenagers, one rowing boat and a whole country that talks of nothing but the heat.',
      ],
      pl: ['Lato z Edit', 'Dwoje nastolatków, jedna łódka i cały kraj, który mówi tylko o upale.'],
      de: [
        'Sommer mit Edit',
        'Zwei Jugendliche, ein Ruderboot und ein Land, das nur von der Hitze spricht.',
      ],
      da: [
        'Sommer med Edit',
        'To unge, en robåd og et helt land, der ikke taler om andet end varmen.',
      ],
    },
    {
      by: 'Filmklub 35',
      en: ['The Piano Tuner of Dock Street', 'A quiet comedy in which nobody ever gets to play.'],
      pl: ['Stroiciel z ulicy Dokowej', 'Cicha komedia, w której nikomu nie udaje się zagrać.'],
      de: [
        'Der Klavierstimmer aus der Dockstraße',
        'Eine leise Komödie, in der niemand zum Spielen kommt.',
      ],
      da: [
        'Klaverstemmeren fra Dokgade',
        'En stilfærdig komedie, hvor ingen nogensinde når at spille.',
      ],
    },
    {
      by: 'Filmklub 35',
      en: [
        'Three Colours of Fog',
        'A detective story with the solution in the first frame, if you know where to look.',
      ],
      pl: [
        'Trzy kolory mgły',
        'Kryminał z rozwiązaniem w pierwszym kadrze, jeśli wie się, gdzie patrzeć.',
      ],
      de: [
        'Drei Farben Nebel',
        'Ein Krimi, der im ersten Bild gelöst ist, wenn man weiß, wohin man schauen muss.',
      ],
      da: [
        'Tågens tre farver',
        'En krimi med løsningen i det første billede, hvis man ved, hvor man skal se.',
      ],
    },
  ],
}

export const documentary: EventKind = {
  venues: ['cinema', 'library', 'centre'],
  tags: ['film', 'documentary', 'talk'],
  hours: [18, 19],
  minutes: 120,
  price: 8,
  en: [
    'After the screening {at} {in} the people from the film answer questions.',
    'The documentary is shown {at} {in}, once only, in the presence of its makers.',
    'The conversation is interpreted, and nobody is hurried out at the end.',
  ],
  pl: [
    'Po projekcji {at} {in} na pytania odpowiedzą bohaterowie filmu.',
    'Dokument pokażemy {at} {in} tylko raz, w obecności twórców.',
    'Rozmowa jest tłumaczona i nikt nikogo na koniec nie wyprasza.',
  ],
  de: [
    'Nach der Vorführung {at} {in} beantworten die Menschen aus dem Film Fragen.',
    'Der Dokumentarfilm läuft {at} {in} nur ein einziges Mal, in Anwesenheit des Teams.',
    'Das Gespräch wird gedolmetscht, und niemand wird am Ende hinausgedrängt.',
  ],
  da: [
    'Efter visningen {at} {in} svarer de medvirkende på spørgsmål.',
    'Dokumentarfilmen vises kun én gang {at} {in}, og holdet bag er til stede.',
    'Samtalen bliver tolket, og ingen bliver gennet ud til sidst.',
  ],
  editions: [
    {
      by: 'Ewa Sten',
      en: ['The Eel Smugglers', 'Ewa Sten follows a suitcase full of water across four borders.'],
      pl: ['Przemytnicy węgorzy', 'Ewa Sten śledzi walizkę pełną wody przez cztery granice.'],
      de: ['Die Aalschmuggler', 'Ewa Sten folgt einem Koffer voller Wasser über vier Grenzen.'],
      da: ['Ålesmuglerne', 'Ewa Sten følger en kuffert fuld af vand over fire grænser.'],
    },
    {
      by: 'Rasmus Toft',
      en: [
        'A Bridge Too Short',
        'Rasmus Toft spent three years with engineers who miscalculated by eleven centimetres.',
      ],
      pl: [
        'Most był za krótki',
        'Rasmus Toft spędził trzy lata z inżynierami, którzy pomylili się o jedenaście centymetrów.',
      ],
      de: [
        'Die Brücke war zu kurz',
        'Rasmus Toft hat drei Jahre bei Ingenieuren verbracht, die sich um elf Zentimeter verrechnet hatten.',
      ],
      da: [
        'Broen var for kort',
        'Rasmus Toft har i tre år fulgt ingeniører, der regnede elleve centimeter forkert.',
      ],
    },
    {
      by: 'Helga Thiel',
      en: ['Night School', 'Helga Thiel films a class of grown-ups who are learning to read.'],
      pl: ['Szkoła wieczorowa', 'Helga Thiel filmuje klasę dorosłych, którzy uczą się czytać.'],
      de: ['Abendschule', 'Helga Thiel filmt eine Klasse von Erwachsenen, die lesen lernen.'],
      da: ['Aftenskole', 'Helga Thiel filmer en klasse af voksne, der er ved at lære at læse.'],
    },
    {
      by: 'Kristaps Liepa',
      en: [
        'The Last Herring',
        'Kristaps Liepa goes out with a crew of three and comes back with a crew of two.',
      ],
      pl: ['Ostatni śledź', 'Kristaps Liepa wypływa z trzyosobową załogą, a wraca z dwuosobową.'],
      de: [
        'Der letzte Hering',
        'Kristaps Liepa fährt mit einer Mannschaft von dreien hinaus und kehrt mit zweien zurück.',
      ],
      da: [
        'Den sidste sild',
        'Kristaps Liepa sejler ud med en besætning på tre og vender hjem med to.',
      ],
    },
  ],
}

export const shortFilms: EventKind = {
  venues: ['cinema', 'gallery', 'club'],
  tags: ['film', 'shorts'],
  hours: [18, 20, 21],
  minutes: 95,
  price: 7,
  en: [
    'Eleven films in ninety-five minutes are screened {at} {in}, and the audience awards the prize.',
    'The programme {at} {in} leaves just enough darkness between two films to take a breath.',
    'The shortest film lasts forty seconds and is shown twice.',
  ],
  pl: [
    'Jedenaście filmów w dziewięćdziesiąt pięć minut pokażemy {at} {in}, a nagrodę przyzna publiczność.',
    'W programie {at} {in} jest między filmami akurat tyle ciemności, by zaczerpnąć tchu.',
    'Najkrótszy film trwa czterdzieści sekund i wyświetlany jest dwa razy.',
  ],
  de: [
    'Elf Filme in fünfundneunzig Minuten laufen {at} {in}, und das Publikum vergibt den Preis.',
    'Das Programm {at} {in} lässt zwischen zwei Filmen gerade genug Dunkelheit zum Luftholen.',
    'Der kürzeste Film dauert vierzig Sekunden und läuft zweimal.',
  ],
  da: [
    'Elleve film på femoghalvfems minutter vises {at} {in}, og publikum uddeler prisen.',
    'Programmet {at} {in} giver lige præcis mørke nok mellem to film til, at man kan trække vejret.',
    'Den korteste film varer fyrre sekunder og vises to gange.',
  ],
  editions: [
    {
      by: 'Krótko',
      en: ['Short and Cold', 'Winter films from six countries, most of them shot with gloves on.'],
      pl: ['Krótko i zimno', 'Zimowe filmy z sześciu krajów, kręcone głównie w rękawiczkach.'],
      de: ['Kurz und kalt', 'Winterfilme aus sechs Ländern, die meisten in Handschuhen gedreht.'],
      da: ['Kort og koldt', 'Vinterfilm fra seks lande, de fleste optaget med handsker på.'],
    },
    {
      by: 'Minutfilm',
      en: [
        'One-Take Wonders',
        'Every film here was made without a single cut, and some only just.',
      ],
      pl: [
        'Jednym ujęciem',
        'Każdy z tych filmów powstał bez jednego cięcia, niektóre ledwie, ledwie.',
      ],
      de: [
        'In einem Zug gedreht',
        'Jeder dieser Filme kam ohne Schnitt aus, mancher nur mit Mühe.',
      ],
      da: ['I ét tag', 'Hver eneste film er lavet uden et eneste klip, nogle kun lige akkurat.'],
    },
    {
      by: 'Kurzschluss',
      en: [
        'Films without People',
        'Machines, meadows, a hedgehog: nobody says a word, and a lot happens.',
      ],
      pl: ['Filmy bez ludzi', 'Maszyny, łąki, jeden jeż: nikt nic nie mówi, a dużo się dzieje.'],
      de: [
        'Filme ohne Menschen',
        'Maschinen, Wiesen, ein Igel: Niemand sagt ein Wort, und es passiert viel.',
      ],
      da: [
        'Film uden mennesker',
        'Maskiner, enge, et pindsvin: ingen siger et ord, og der sker en masse.',
      ],
    },
    {
      by: 'Lühike',
      en: ['Debuts from the Coast', 'First films by people who will be famous, or fishermen.'],
      pl: ['Debiuty z wybrzeża', 'Pierwsze filmy ludzi, którzy będą sławni albo zostaną rybakami.'],
      de: [
        'Debüts von der Küste',
        'Erste Filme von Leuten, die einmal berühmt werden, oder Fischer.',
      ],
      da: ['Debuter fra kysten', 'Første film af folk, der enten bliver berømte eller fiskere.'],
    },
  ],
}

export const animation: EventKind = {
  venues: ['cinema', 'library'],
  tags: ['film', 'children', 'animation'],
  hours: [10, 11, 14],
  minutes: 60,
  price: 5,
  en: [
    'The lights are only dimmed {at} {in}, and talking during the film is allowed.',
    'There are cushions in front of the first row {at} {in} for everyone under one metre twenty.',
    'After the film there is a table with paper, a lamp and a camera to try it yourself.',
  ],
  pl: [
    'Światła są {at} {in} tylko przygaszone, a w trakcie filmu wolno rozmawiać.',
    'Przed pierwszym rzędem leżą {at} {in} poduszki dla wszystkich poniżej metra dwudziestu.',
    'Po filmie czeka stolik z papierem, lampą i aparatem, żeby spróbować samemu.',
  ],
  de: [
    'Das Licht wird {at} {in} nur gedimmt, und während des Films darf man reden.',
    'Vor der ersten Reihe liegen {at} {in} Kissen für alle unter eins zwanzig.',
    'Nach dem Film warten ein Tisch mit Papier, eine Lampe und eine Kamera zum Ausprobieren.',
  ],
  da: [
    'Lyset bliver kun dæmpet {at} {in}, og det er tilladt at snakke under filmen.',
    'Foran første række ligger der puder {at} {in} til alle under én meter og tyve.',
    'Efter filmen er der et bord med papir, en lampe og et kamera, så man selv kan prøve.',
  ],
  editions: [
    {
      by: 'Studio Kret',
      en: ['The Mole Who Wanted a View', 'Six short films about animals with unusual plans.'],
      pl: [
        'Kret, który chciał mieć widok',
        'Sześć krótkich filmów o zwierzętach z niezwykłymi planami.',
      ],
      de: [
        'Der Maulwurf, der Aussicht wollte',
        'Sechs kurze Filme über Tiere mit ungewöhnlichen Plänen.',
      ],
      da: ['Muldvarpen, der ville have udsigt', 'Seks korte film om dyr med usædvanlige planer.'],
    },
    {
      by: 'Animafabrik',
      en: ['Paper Boats', 'Cut-out films in which the scissors are always part of the picture.'],
      pl: ['Papierowe łódki', 'Filmy z wycinanek, w których nożyczki zawsze są w kadrze.'],
      de: ['Papierschiffchen', 'Legetrickfilme, in denen die Schere immer mit im Bild ist.'],
      da: ['Papirbåde', 'Udklipsfilm, hvor saksen altid er med i billedet.'],
    },
    {
      by: 'Nuku Film',
      en: ['Socks and Other Heroes', 'Puppets made from lost socks look for their other halves.'],
      pl: [
        'Skarpetki i inni bohaterowie',
        'Lalki ze zgubionych skarpetek szukają swojej drugiej połowy.',
      ],
      de: ['Socken und andere Helden', 'Puppen aus verlorenen Socken suchen ihre zweite Hälfte.'],
      da: [
        'Sokker og andre helte',
        'Dukker lavet af bortkomne sokker leder efter den anden halvdel.',
      ],
    },
    {
      by: 'Tegnerne',
      en: ['A Night in the Drawing Box', 'What the coloured pencils do when the lid is shut.'],
      pl: ['Noc w piórniku', 'Co robią kredki, kiedy zamknie się pudełko.'],
      de: ['Eine Nacht im Federkasten', 'Was die Buntstifte tun, wenn der Deckel zu ist.'],
      da: ['En nat i farveæsken', 'Hvad farveblyanterne laver, når låget er lukket.'],
    },
  ],
}

export const silentFilm: EventKind = {
  venues: ['cinema', 'church', 'theatre'],
  tags: ['film', 'liveMusic', 'classics'],
  hours: [19, 20],
  minutes: 100,
  price: 13,
  en: [
    'The film is shown {at} {in}, with new music played live beneath the screen.',
    'Nobody speaks on the screen {at} {in}, and soon nobody speaks in the rows either.',
    'The intertitles are read aloud in the language of the city.',
  ],
  pl: [
    'Film wyświetlamy {at} {in} z nową muzyką graną na żywo pod ekranem.',
    'Na ekranie {at} {in} nikt nie mówi, a po chwili milkną i rzędy.',
    'Plansze z napisami czyta na głos lektor.',
  ],
  de: [
    'Der Film läuft {at} {in} mit neuer Musik, live unter der Leinwand gespielt.',
    'Auf der Leinwand {at} {in} spricht niemand, und bald auch nicht mehr in den Reihen.',
    'Die Zwischentitel werden in der Sprache der Stadt vorgelesen.',
  ],
  da: [
    'Filmen vises {at} {in} med ny musik, der spilles live under lærredet.',
    'Ingen siger noget på lærredet {at} {in}, og snart heller ingen på rækkerne.',
    'Mellemteksterne læses højt på byens sprog.',
  ],
  editions: [
    {
      by: 'Czarno-Biały Kwintet',
      en: [
        'The Vampire and the Accordion',
        'Czarno-Biały Kwintet gives the most famous shadow in cinema a tango of its own.',
      ],
      pl: [
        'Wampir i akordeon',
        'Czarno-Biały Kwintet daje najsłynniejszemu cieniowi w historii kina własne tango.',
      ],
      de: [
        'Der Vampir und das Akkordeon',
        'Das Czarno-Biały Kwintet schenkt dem berühmtesten Schatten der Filmgeschichte einen Tango.',
      ],
      da: [
        'Vampyren og harmonikaen',
        'Czarno-Biały Kwintet giver filmhistoriens mest berømte skygge sin egen tango.',
      ],
    },
    {
      by: 'Stumtrio',
      en: [
        'Joan in Close-Up',
        'Stumtrio accompanies Dreyer’s faces with organ, saw and long silences.',
      ],
      pl: [
        'Joanna w zbliżeniu',
        'Stumtrio towarzyszy twarzom Dreyera na organach, pile i w długiej ciszy.',
      ],
      de: [
        'Johanna in Großaufnahme',
        'Das Stumtrio begleitet Dreyers Gesichter mit Orgel, singender Säge und langer Stille.',
      ],
      da: [
        'Jeanne i nærbillede',
        'Stumtrio ledsager Dreyers ansigter med orgel, sav og lange pauser.',
      ],
    },
    {
      by: 'Kapelle Zelluloid',
      en: [
        'Slapstick on the Seafront',
        'Kapelle Zelluloid supplies every fall, splash and custard pie by hand.',
      ],
      pl: [
        'Burleska na bulwarze',
        'Kapelle Zelluloid ręcznie dorabia każdy upadek, plusk i tort w twarz.',
      ],
      de: [
        'Slapstick an der Promenade',
        'Die Kapelle Zelluloid liefert jeden Sturz, jeden Platscher und jede Torte von Hand.',
      ],
      da: [
        'Slapstick på strandpromenaden',
        'Kapelle Zelluloid leverer hvert fald, hvert plask og hver lagkage i håndkraft.',
      ],
    },
    {
      by: 'Mēmā Mūzika',
      en: [
        'City Symphony',
        'A day in a port of the twenties, from the first tram to the last glass, with four percussionists.',
      ],
      pl: [
        'Symfonia miasta',
        'Dzień w porcie lat dwudziestych, od pierwszego tramwaju po ostatni kieliszek, na czworo perkusistów.',
      ],
      de: [
        'Sinfonie einer Hafenstadt',
        'Ein Tag in den Zwanzigern, von der ersten Straßenbahn bis zum letzten Glas, mit vier Schlagwerkern.',
      ],
      da: [
        'En bys symfoni',
        'En dag i en havneby i tyverne, fra første sporvogn til sidste glas, med fire slagtøjsspillere.',
      ],
    },
  ],
}

export const openAirCinema: EventKind = {
  venues: ['park', 'square', 'beach'],
  tags: ['film', 'outdoor', 'evening'],
  hours: [21, 21.5, 22],
  minutes: 115,
  price: 0,
  months: [6, 7, 8],
  en: [
    'The screen is inflated {at} {in} at sunset, and the film begins when the first star is out.',
    'Deckchairs {at} {in} are few; blankets are better anyway.',
    'In heavy rain the film moves one day on; drizzle does not count.',
  ],
  pl: [
    'O zachodzie słońca {at} {in} pompujemy ekran, a film zaczyna się wraz z pierwszą gwiazdą.',
    'Leżaków {at} {in} jest niewiele, zresztą koc i tak jest lepszy.',
    'W razie ulewy pokaz przenosimy na następny dzień; mżawka się nie liczy.',
  ],
  de: [
    'Bei Sonnenuntergang wird {at} {in} die Leinwand aufgeblasen, und mit dem ersten Stern beginnt der Film.',
    'Liegestühle gibt es {at} {in} wenige; Decken sind ohnehin besser.',
    'Bei starkem Regen läuft der Film einen Tag später; Niesel zählt nicht.',
  ],
  da: [
    'Ved solnedgang pustes lærredet op {at} {in}, og filmen begynder, når den første stjerne er fremme.',
    'Der er kun få liggestole {at} {in}, men et tæppe er alligevel bedre.',
    'Ved kraftig regn flyttes filmen til dagen efter; støvregn tæller ikke.',
  ],
  editions: [
    {
      by: 'Kino pod Chmurką',
      en: [
        'A Comedy under the Stars',
        'A wedding, a lost ring and three brothers who all claim to have found it.',
      ],
      pl: [
        'Komedia pod gwiazdami',
        'Wesele, zgubiona obrączka i trzej bracia, z których każdy twierdzi, że ją znalazł.',
      ],
      de: [
        'Komödie unter Sternen',
        'Eine Hochzeit, ein verlorener Ring und drei Brüder, die ihn alle gefunden haben wollen.',
      ],
      da: [
        'Komedie under stjernerne',
        'Et bryllup, en forsvunden ring og tre brødre, der alle påstår at have fundet den.',
      ],
    },
    {
      by: 'Sommerkino',
      en: [
        'Road Film, Parked',
        'Two sisters drive a bakery van to the sea; you have already arrived.',
      ],
      pl: [
        'Kino drogi, na postoju',
        'Dwie siostry jadą piekarnianą furgonetką nad morze, a my już jesteśmy na miejscu.',
      ],
      de: [
        'Roadmovie, geparkt',
        'Zwei Schwestern fahren mit dem Bäckerauto ans Meer; das Publikum ist schon da.',
      ],
      da: [
        'Roadmovie, parkeret',
        'To søstre kører en bagerbil til havet, og publikum er der allerede.',
      ],
    },
    {
      by: 'Friluftsbio Månen',
      en: [
        'The Moon, with Film',
        'Friluftsbio Månen shows only films in which the moon can be seen at least once.',
      ],
      pl: [
        'Księżyc i film',
        'Friluftsbio Månen pokazuje tylko filmy, w których choć raz widać księżyc.',
      ],
      de: [
        'Der Mond, mit Film',
        'Friluftsbio Månen zeigt nur Filme, in denen mindestens einmal der Mond zu sehen ist.',
      ],
      da: [
        'Månen, med film',
        'Friluftsbio Månen viser kun film, hvor man ser månen mindst én gang.',
      ],
    },
    {
      by: 'Suvekino',
      en: [
        'Black-and-White Summer',
        'Holidays as they were in 1958: short trousers, long shadows, one accordion.',
      ],
      pl: [
        'Czarno-białe lato',
        'Wakacje jak w 1958 roku: krótkie spodenki, długie cienie, jeden akordeon.',
      ],
      de: [
        'Sommer in Schwarz-Weiß',
        'Ferien wie 1958: kurze Hosen, lange Schatten, ein Akkordeon.',
      ],
      da: ['Sommer i sort-hvid', 'Ferie som i 1958: korte bukser, lange skygger og en harmonika.'],
    },
  ],
}
