// Exhibitions and nights of art. Longer than most files: it is told in four languages.
import type { EventKind } from './kind.ts'

export const painting: EventKind = {
  venues: ['gallery', 'museum'],
  tags: ['exhibition', 'painting'],
  hours: [10, 11],
  minutes: 480,
  days: 45,
  price: 9,
  en: [
    'The pictures hang {at} {in} in the order in which they were painted.',
    'Thirty works are shown {at} {in}, most of them for the first time outside a studio.',
    'There is a bench in front of the largest canvas, and it is meant to be sat on for long.',
  ],
  pl: [
    'Obrazy wiszą {at} {in} w kolejności, w jakiej powstały.',
    'Zobaczymy {at} {in} trzydzieści prac, większość po raz pierwszy poza pracownią.',
    'Przed największym płótnem stoi ławka, na której wypada posiedzieć dłużej.',
  ],
  de: [
    'Die Bilder hängen {at} {in} in der Reihenfolge, in der sie gemalt wurden.',
    'Zu sehen sind {at} {in} dreißig Arbeiten, die meisten zum ersten Mal außerhalb des Ateliers.',
    'Vor der größten Leinwand steht eine Bank, auf der man lange sitzen bleiben soll.',
  ],
  da: [
    'Billederne hænger {at} {in} i den rækkefølge, de blev malet i.',
    'Der vises tredive værker {at} {in}, de fleste for første gang uden for atelieret.',
    'Foran det største lærred står en bænk, som det er meningen, man skal blive længe på.',
  ],
  editions: [
    {
      by: 'Alicja Bór',
      en: [
        'Forty Shades of Grey Water',
        'Alicja Bór has painted the same bay every Monday for nine years.',
      ],
      pl: [
        'Czterdzieści odcieni szarej wody',
        'Alicja Bór od dziewięciu lat w każdy poniedziałek maluje tę samą zatokę.',
      ],
      de: [
        'Vierzig Grautöne Wasser',
        'Alicja Bór malt seit neun Jahren jeden Montag dieselbe Bucht.',
      ],
      da: ['Fyrre slags gråt vand', 'Alicja Bór har malet den samme bugt hver mandag i ni år.'],
    },
    {
      by: 'Søren Vang',
      en: ['Interiors with the Door Open', 'Søren Vang paints rooms that somebody has just left.'],
      pl: [
        'Wnętrza z otwartymi drzwiami',
        'Søren Vang maluje pokoje, z których ktoś właśnie wyszedł.',
      ],
      de: ['Räume mit offener Tür', 'Søren Vang malt Zimmer, die jemand soeben verlassen hat.'],
      da: ['Stuer med åben dør', 'Søren Vang maler rum, som nogen lige har forladt.'],
    },
    {
      by: 'Kätlin Mägi',
      en: ['Snow, Mostly', 'Kätlin Mägi needs eleven whites and mixes them in plain sight.'],
      pl: ['Głównie śnieg', 'Kätlin Mägi używa jedenastu bieli i miesza je na oczach widzów.'],
      de: ['Vor allem Schnee', 'Kätlin Mägi braucht elf Weißtöne und mischt sie vor aller Augen.'],
      da: ['Mest sne', 'Kätlin Mägi bruger elf slags hvidt og blander dem for øjnene af publikum.'],
    },
    {
      by: 'Friedrich Asmus',
      en: [
        'Portraits of Pilots',
        'Friedrich Asmus painted the harbour pilots in the only hour when they sit still.',
      ],
      pl: [
        'Portrety pilotów portowych',
        'Friedrich Asmus malował pilotów portowych w jedynej godzinie, w której siedzą spokojnie.',
      ],
      de: [
        'Lotsenporträts',
        'Friedrich Asmus hat die Hafenlotsen in der einzigen Stunde gemalt, in der sie stillsitzen.',
      ],
      da: [
        'Portrætter af lodser',
        'Friedrich Asmus har malet havnelodserne i den eneste time, hvor de sidder stille.',
      ],
    },
  ],
}

export const photography: EventKind = {
  venues: ['gallery', 'museum', 'library'],
  tags: ['exhibition', 'photography'],
  hours: [10, 12],
  minutes: 420,
  days: 38,
  price: 7,
  en: [
    'The prints are hung {at} {in} at the eye level of a ten-year-old, on purpose.',
    'The exhibition {at} {in} shows prints made by hand, and one contact sheet.',
    'Captions are short; the photographer prefers that you ask each other.',
  ],
  pl: [
    'Odbitki wiszą {at} {in} na wysokości oczu dziesięciolatka, i to celowo.',
    'Na wystawie {at} {in} pokazano odbitki wykonane ręcznie i jedną stykówkę.',
    'Podpisy są krótkie; lepiej, by widzowie pytali siebie nawzajem.',
  ],
  de: [
    'Die Abzüge hängen {at} {in} auf Augenhöhe einer Zehnjährigen, und das mit Absicht.',
    'Die Ausstellung {at} {in} zeigt Handabzüge und einen einzigen Kontaktbogen.',
    'Die Bildtexte sind kurz; lieber soll das Publikum einander fragen.',
  ],
  da: [
    'Billederne hænger {at} {in} i øjenhøjde med en tiårig, og det er med vilje.',
    'Udstillingen {at} {in} viser aftryk lavet i hånden og et enkelt kontaktark.',
    'Billedteksterne er korte, for det er meningen, at man skal spørge hinanden.',
  ],
  editions: [
    {
      by: 'Dorota Lange',
      en: [
        'Last Orders',
        'Dorota Lange photographed forty bars on the night they closed for good.',
      ],
      pl: [
        'Ostatnie zamówienie',
        'Dorota Lange sfotografowała czterdzieści barów w noc, gdy zamykano je na zawsze.',
      ],
      de: [
        'Letzte Runde',
        'Dorota Lange hat vierzig Kneipen in der Nacht fotografiert, in der sie für immer schlossen.',
      ],
      da: [
        'Sidste omgang',
        'Dorota Lange har fotograferet fyrre værtshuse den nat, de lukkede for altid.',
      ],
    },
    {
      by: 'Jaakko Salmi',
      en: [
        'Ice Roads',
        'Jaakko Salmi drove across the frozen sea with a plate camera on the passenger seat.',
      ],
      pl: [
        'Lodowe drogi',
        'Jaakko Salmi przejechał zamarznięte morze z aparatem na klisze szklane na fotelu pasażera.',
      ],
      de: [
        'Eisstraßen',
        'Jaakko Salmi fuhr über das gefrorene Meer, auf dem Beifahrersitz eine Plattenkamera.',
      ],
      da: [
        'Isveje',
        'Jaakko Salmi kørte hen over det frosne hav med et pladekamera på passagersædet.',
      ],
    },
    {
      by: 'Mia Rask',
      en: ['Allotments at Dusk', 'Mia Rask asked gardeners to switch on every lamp they had.'],
      pl: [
        'Ogródki działkowe o zmierzchu',
        'Mia Rask poprosiła działkowców, żeby zapalili wszystkie lampy, jakie mają.',
      ],
      de: [
        'Schrebergärten in der Dämmerung',
        'Mia Rask bat die Gärtner, alle Lampen anzuschalten, die sie hatten.',
      ],
      da: ['Kolonihaver i skumringen', 'Mia Rask bad haveejerne tænde alle de lamper, de havde.'],
    },
    {
      by: 'Andris Vītols',
      en: [
        'Passengers',
        'Andris Vītols took one picture of the same tram window every day for a year.',
      ],
      pl: ['Pasażerowie', 'Andris Vītols przez rok codziennie fotografował to samo okno tramwaju.'],
      de: [
        'Fahrgäste',
        'Andris Vītols hat ein Jahr lang jeden Tag dasselbe Straßenbahnfenster aufgenommen.',
      ],
      da: [
        'Passagerer',
        'Andris Vītols tog hver dag i et år et billede af det samme sporvognsvindue.',
      ],
    },
  ],
}

export const sculpture: EventKind = {
  venues: ['park', 'gallery', 'quay'],
  tags: ['exhibition', 'sculpture'],
  allWeather: true,
  hours: [9, 10],
  minutes: 600,
  days: 60,
  price: 0,
  en: [
    'The works stand {at} {in}, where you may walk around them, and touch all but one.',
    'You will find the sculptures {at} {in} without a map: look for the people looking.',
    'A free leaflet tells where each stone, beam and bolt came from.',
  ],
  pl: [
    'Prace stoją {at} {in}; można je obejść, a wszystkich prócz jednej dotknąć.',
    'Rzeźby {at} {in} łatwo znaleźć bez mapy: wystarczy iść tam, gdzie ludzie się przyglądają.',
    'Z bezpłatnej ulotki dowiemy się, skąd pochodzi każdy kamień, belka i śruba.',
  ],
  de: [
    'Die Arbeiten stehen {at} {in}; man darf um sie herumgehen und alle bis auf eine berühren.',
    'Die Skulpturen {at} {in} findet man ohne Plan: einfach dorthin gehen, wo geschaut wird.',
    'Ein kostenloses Faltblatt verrät, woher jeder Stein, Balken und Bolzen stammt.',
  ],
  da: [
    'Værkerne står {at} {in}; man må gå rundt om dem og røre ved dem alle undtagen ét.',
    'Skulpturerne {at} {in} finder man uden kort: gå derhen, hvor folk står og kigger.',
    'En gratis folder fortæller, hvor hver sten, bjælke og bolt kommer fra.',
  ],
  editions: [
    {
      by: 'Piotr Głaz',
      en: [
        'Boulders with Manners',
        'Piotr Głaz has polished one side of twelve erratic boulders and left the rest to the ice age.',
      ],
      pl: [
        'Dobrze wychowane głazy',
        'Piotr Głaz wypolerował jedną stronę dwunastu głazów narzutowych, resztę zostawił epoce lodowcowej.',
      ],
      de: [
        'Findlinge mit Manieren',
        'Piotr Głaz hat zwölf Findlinge auf einer Seite poliert und den Rest der Eiszeit überlassen.',
      ],
      da: [
        'Vandreblokke med manerer',
        'Piotr Głaz har poleret den ene side af tolv vandreblokke og overladt resten til istiden.',
      ],
    },
    {
      by: 'Lisbeth Høj',
      en: [
        'Driftwood Assembly',
        'Lisbeth Høj builds a parliament out of what the sea brings back.',
      ],
      pl: [
        'Sejm z drewna wyrzuconego przez morze',
        'Lisbeth Høj buduje parlament z tego, co oddaje morze.',
      ],
      de: [
        'Versammlung aus Treibholz',
        'Lisbeth Høj baut ein Parlament aus dem, was das Meer zurückgibt.',
      ],
      da: ['Drivtømmerting', 'Lisbeth Høj bygger et parlament af det, havet giver tilbage.'],
    },
    {
      by: 'Nils Brandt',
      en: [
        'Bollards in Love',
        'Nils Brandt bends cast iron until two bollards lean on each other.',
      ],
      pl: [
        'Zakochane polery',
        'Nils Brandt wygina żeliwo tak, że dwa polery opierają się o siebie.',
      ],
      de: [
        'Verliebte Poller',
        'Nils Brandt biegt Gusseisen, bis zwei Poller sich aneinanderlehnen.',
      ],
      da: [
        'Forelskede pullerter',
        'Nils Brandt bøjer støbejern, indtil to pullerter læner sig op ad hinanden.',
      ],
    },
    {
      by: 'Eglė Marija',
      en: [
        'Bird Ladders',
        'Eglė Marija has forged ladders so light that only birds could use them.',
      ],
      pl: [
        'Drabinki dla ptaków',
        'Eglė Marija wykuła drabinki tak lekkie, że mogą z nich korzystać tylko ptaki.',
      ],
      de: [
        'Vogelleitern',
        'Eglė Marija hat Leitern geschmiedet, so leicht, dass nur Vögel sie benutzen könnten.',
      ],
      da: [
        'Fuglestiger',
        'Eglė Marija har smedet stiger, der er så lette, at kun fugle kan bruge dem.',
      ],
    },
  ],
}

export const posters: EventKind = {
  venues: ['gallery', 'library', 'museum'],
  tags: ['exhibition', 'posters'],
  hours: [11, 12],
  minutes: 420,
  days: 30,
  price: 5,
  en: [
    'More than a hundred sheets are pinned up {at} {in}, from floor to ceiling.',
    'A small press stands {at} {in}, and each visitor prints a postcard to take home.',
    'Duplicates are sold on the last day, first come, first served.',
  ],
  pl: [
    'Ponad sto arkuszy przypięto {at} {in} od podłogi po sufit.',
    'Na niewielkiej prasie każdy odbije sobie {at} {in} pocztówkę na pamiątkę.',
    'Ostatniego dnia sprzedawane są dublety; kto pierwszy, ten lepszy.',
  ],
  de: [
    'Mehr als hundert Blätter hängen {at} {in}, vom Boden bis zur Decke.',
    'Eine kleine Presse steht {at} {in} bereit, auf der jeder Gast eine Postkarte drucken kann.',
    'Am letzten Tag werden Dubletten verkauft: Wer zuerst kommt, mahlt zuerst.',
  ],
  da: [
    'Mere end hundrede ark er hængt op {at} {in}, fra gulv til loft.',
    'En lille presse står klar {at} {in}, så alle kan trykke et postkort at tage med hjem.',
    'På den sidste dag sælges dubletterne efter først til mølle-princippet.',
  ],
  editions: [
    {
      by: 'Zofia Kreda',
      en: [
        'The Polish Poster and the Sea',
        'Film posters in which a single wave had to do the work of a whole cast.',
      ],
      pl: [
        'Polski plakat i morze',
        'Plakaty filmowe, na których jedna fala musiała zastąpić całą obsadę.',
      ],
      de: [
        'Das polnische Plakat und das Meer',
        'Filmplakate, auf denen eine einzige Welle die ganze Besetzung ersetzen musste.',
      ],
      da: [
        'Den polske plakat og havet',
        'Filmplakater, hvor en enkelt bølge måtte gøre det ud for hele rollelisten.',
      ],
    },
    {
      by: 'Trykkeriet Syd',
      en: [
        'Big Letters',
        'Trykkeriet Syd shows wood type that once announced circuses and clearance sales.',
      ],
      pl: [
        'Wielkie litery',
        'Trykkeriet Syd pokazuje drewniane czcionki, którymi niegdyś zapowiadano cyrki i wyprzedaże.',
      ],
      de: [
        'Große Buchstaben',
        'Das Trykkeriet Syd zeigt Holzlettern, die einst Zirkusse und Räumungsverkäufe ankündigten.',
      ],
      da: [
        'Store bogstaver',
        'Trykkeriet Syd viser trætyper, der engang bekendtgjorde cirkus og ophørsudsalg.',
      ],
    },
    {
      by: 'Grafikkreis Förde',
      en: [
        'Timetables as Art',
        'Departures, islands and colours, from the years when ferries still had draughtsmen.',
      ],
      pl: [
        'Rozkład jazdy jako sztuka',
        'Odjazdy, wyspy i kolory z czasów, gdy armatorzy zatrudniali jeszcze kreślarzy.',
      ],
      de: [
        'Fahrpläne als Kunst',
        'Abfahrten, Inseln und Farben aus Jahren, in denen Reedereien noch Zeichner beschäftigten.',
      ],
      da: [
        'Køreplaner som kunst',
        'Afgange, øer og farver fra dengang, rederierne stadig havde tegnere ansat.',
      ],
    },
    {
      by: 'Rihards Kalns',
      en: [
        'Red, Black and Cheap',
        'Rihards Kalns prints in two colours because he has never been able to afford a third.',
      ],
      pl: [
        'Czerwony, czarny i tani',
        'Rihards Kalns drukuje dwoma kolorami, bo na trzeci nigdy nie było go stać.',
      ],
      de: [
        'Rot, schwarz und billig',
        'Rihards Kalns druckt in zwei Farben, weil er sich eine dritte nie leisten konnte.',
      ],
      da: [
        'Rød, sort og billig',
        'Rihards Kalns trykker i to farver, fordi han aldrig har haft råd til en tredje.',
      ],
    },
  ],
}

export const ceramics: EventKind = {
  venues: ['gallery', 'workshop', 'museum'],
  tags: ['exhibition', 'ceramics', 'craft'],
  hours: [10, 11],
  minutes: 420,
  days: 21,
  price: 4,
  en: [
    'The pots stand {at} {in} on plain planks, arranged by the heat of their kiln.',
    'Everything shown {at} {in} was thrown, glazed and fired within fifty kilometres.',
    'Seconds with honest cracks are sold for next to nothing by the exit.',
  ],
  pl: [
    'Naczynia stoją {at} {in} na zwykłych deskach, ułożone według temperatury pieca.',
    'Wszystko, co pokazano {at} {in}, utoczono, poszkliwiono i wypalono w promieniu pięćdziesięciu kilometrów.',
    'Przy wyjściu za grosze można kupić egzemplarze z uczciwym pęknięciem.',
  ],
  de: [
    'Die Gefäße stehen {at} {in} auf einfachen Brettern, geordnet nach der Hitze ihres Ofens.',
    'Alles, was {at} {in} gezeigt wird, ist im Umkreis von fünfzig Kilometern gedreht, glasiert und gebrannt.',
    'Zweite Wahl mit ehrlichen Rissen gibt es am Ausgang für fast nichts.',
  ],
  da: [
    'Krukkerne står {at} {in} på almindelige brædder, ordnet efter ovnens varme.',
    'Alt, hvad der vises {at} {in}, er drejet, glaseret og brændt inden for halvtreds kilometer.',
    'Ved udgangen sælges andensortering med ærlige revner for næsten ingenting.',
  ],
  editions: [
    {
      by: 'Else Marie Kofoed',
      en: [
        'Clay from the Cliff',
        'Else Marie Kofoed digs her clay after every storm and writes the date on each bowl.',
      ],
      pl: [
        'Glina z klifu',
        'Else Marie Kofoed kopie glinę po każdym sztormie i na każdej misce zapisuje datę.',
      ],
      de: [
        'Ton aus dem Kliff',
        'Else Marie Kofoed gräbt ihren Ton nach jedem Sturm und schreibt das Datum auf jede Schale.',
      ],
      da: [
        'Ler fra klinten',
        'Else Marie Kofoed graver sit ler efter hver storm og skriver datoen på hver skål.',
      ],
    },
    {
      by: 'Garncarnia Mech',
      en: [
        'Cups for Two Hands',
        'Garncarnia Mech makes cups without handles, for people who are really cold.',
      ],
      pl: [
        'Kubki na dwie dłonie',
        'Garncarnia Mech robi kubki bez uszu, dla tych, którym naprawdę jest zimno.',
      ],
      de: [
        'Becher für zwei Hände',
        'Die Garncarnia Mech macht Becher ohne Henkel, für alle, denen wirklich kalt ist.',
      ],
      da: [
        'Kopper til to hænder',
        'Garncarnia Mech laver kopper uden hank til dem, der virkelig fryser.',
      ],
    },
    {
      by: 'Töpferei Wiek',
      en: [
        'Blue Glaze, Seven Attempts',
        'Töpferei Wiek puts its failures on show next to the one success.',
      ],
      pl: [
        'Niebieskie szkliwo, siedem prób',
        'Töpferei Wiek wystawia nieudane próby obok jedynej udanej.',
      ],
      de: [
        'Blaue Glasur, sieben Versuche',
        'Die Töpferei Wiek stellt ihre Fehlschläge neben dem einen Erfolg aus.',
      ],
      da: [
        'Blå glasur, syv forsøg',
        'Töpferei Wiek viser sine mislykkede forsøg side om side med det ene vellykkede.',
      ],
    },
    {
      by: 'Satu Koski',
      en: ['Black Fire', 'Satu Koski smokes her jars in sawdust until they look like wet slate.'],
      pl: ['Czarny ogień', 'Satu Koski okadza dzbany w trocinach, aż wyglądają jak mokry łupek.'],
      de: [
        'Schwarzes Feuer',
        'Satu Koski räuchert ihre Krüge in Sägespänen, bis sie wie nasser Schiefer aussehen.',
      ],
      da: ['Sort ild', 'Satu Koski ryger sine krukker i savsmuld, til de ligner våd skifer.'],
    },
  ],
}

export const architecture: EventKind = {
  venues: ['museum', 'library', 'centre'],
  tags: ['exhibition', 'architecture'],
  hours: [10, 11],
  minutes: 420,
  days: 50,
  price: 8,
  en: [
    'Models, plans and one full-size staircase are on show {at} {in}.',
    'The exhibition {at} {in} asks what a waterfront is for when the ships have gone.',
    'On request the curators lead small groups around and let you disagree.',
  ],
  pl: [
    'Makiety, rysunki i jedne schody naturalnej wielkości można oglądać {at} {in}.',
    'Wystawa {at} {in} pyta, po co miastu nabrzeże, gdy odpłynęły statki.',
    'Na życzenie kuratorzy oprowadzają małe grupy i pozwalają się ze sobą nie zgodzić.',
  ],
  de: [
    'Modelle, Pläne und eine Treppe in Originalgröße sind {at} {in} zu sehen.',
    'Die Ausstellung {at} {in} fragt, wozu eine Stadt ein Ufer braucht, wenn die Schiffe fort sind.',
    'Auf Wunsch führen die Kuratorinnen kleine Gruppen, und Widerspruch ist erlaubt.',
  ],
  da: [
    'Modeller, planer og en trappe i fuld størrelse kan ses {at} {in}.',
    'Udstillingen {at} {in} spørger, hvad en havnefront er til for, når skibene er væk.',
    'Efter ønske viser kuratorerne små grupper rundt, og man må gerne være uenig.',
  ],
  editions: [
    {
      by: 'Studio Klif',
      en: [
        'Houses That Face the Wind',
        'Studio Klif measured a hundred fishermen’s cottages and found that all of them turn their backs.',
      ],
      pl: [
        'Domy twarzą do wiatru',
        'Studio Klif zmierzyło sto rybackich chat i okazało się, że wszystkie stoją tyłem.',
      ],
      de: [
        'Häuser im Wind',
        'Das Studio Klif hat hundert Fischerkaten vermessen: Alle kehren dem Wind den Rücken.',
      ],
      da: [
        'Huse med front mod vinden',
        'Studio Klif har målt hundrede fiskerhuse op og fundet ud af, at de alle vender ryggen til.',
      ],
    },
    {
      by: 'Tegnestuen Kaj',
      en: [
        'What Became of the Warehouses',
        'Ten granaries, ten second lives: a school, a sauna, a bank that failed.',
      ],
      pl: [
        'Co się stało ze spichlerzami',
        'Dziesięć spichlerzy i ich drugie życie: szkoła, sauna, bank, który upadł.',
      ],
      de: [
        'Was aus den Speichern wurde',
        'Zehn Speicher, zehn zweite Leben: eine Schule, eine Sauna, eine Bank, die pleiteging.',
      ],
      da: [
        'Hvad der blev af pakhusene',
        'Ti pakhuse, ti nye liv: en skole, en sauna, en bank, der gik ned.',
      ],
    },
    {
      by: 'Büro Backstein',
      en: [
        'Brick by Brick',
        'Büro Backstein explains the Gothic of the coast with a single mould and a lot of mud.',
      ],
      pl: [
        'Cegła po cegle',
        'Büro Backstein tłumaczy nadmorski gotyk za pomocą jednej formy i dużej ilości błota.',
      ],
      de: [
        'Stein für Stein',
        'Das Büro Backstein erklärt die Gotik der Küste mit einer einzigen Form und viel Schlamm.',
      ],
      da: [
        'Sten for sten',
        'Büro Backstein forklarer kystens gotik med en enkelt form og en masse mudder.',
      ],
    },
    {
      by: 'Puumaja',
      en: [
        'Wooden Suburbs',
        'Puumaja celebrates the two-storey timber house and the neighbours who share its stove.',
      ],
      pl: [
        'Drewniane przedmieścia',
        'Puumaja oddaje hołd piętrowym drewnianym domom i sąsiadom, którzy dzielą jeden piec.',
      ],
      de: [
        'Vorstädte aus Holz',
        'Puumaja feiert das zweistöckige Holzhaus und die Nachbarn, die sich einen Ofen teilen.',
      ],
      da: [
        'Forstæder af træ',
        'Puumaja hylder træhuset i to etager og de naboer, der deler dets kakkelovn.',
      ],
    },
  ],
}

export const lightArt: EventKind = {
  venues: ['square', 'quay', 'park'],
  tags: ['light', 'outdoor', 'evening'],
  hours: [17, 18],
  minutes: 240,
  days: 4,
  price: 0,
  months: [10, 11, 12, 1, 2, 3],
  en: [
    'As soon as it is dark, the work begins to glow {at} {in}.',
    'For a few evenings the darkness {at} {in} is a material like any other.',
    'The best view is from the far side, and there is hot juice on the way there.',
  ],
  pl: [
    'Gdy tylko zapadnie zmrok, praca rozbłyska {at} {in}.',
    'Przez kilka wieczorów ciemność {at} {in} staje się tworzywem jak każde inne.',
    'Najlepiej widać z przeciwnej strony, a po drodze czeka gorący sok.',
  ],
  de: [
    'Sobald es dunkel ist, wird die Arbeit {at} {in} eingeschaltet.',
    'Ein paar Abende lang ist die Dunkelheit {at} {in} ein Material wie jedes andere.',
    'Am schönsten sieht man es von gegenüber, und unterwegs gibt es heißen Saft.',
  ],
  da: [
    'Så snart det er mørkt, bliver værket tændt {at} {in}.',
    'I nogle få aftener er mørket {at} {in} et materiale som alle andre.',
    'Man ser det bedst fra den anden side, og på vejen derover er der varm saft.',
  ],
  editions: [
    {
      by: 'Lumen Kolektyw',
      en: [
        'A Thousand Thermometers',
        'Lumen Kolektyw makes the cold visible: the lower the temperature, the brighter the blue.',
      ],
      pl: [
        'Tysiąc termometrów',
        'Lumen Kolektyw pokazuje zimno: im niższa temperatura, tym jaśniejszy błękit.',
      ],
      de: [
        'Tausend Thermometer',
        'Lumen Kolektyw macht die Kälte sichtbar: je tiefer die Temperatur, desto heller das Blau.',
      ],
      da: [
        'Tusind termometre',
        'Lumen Kolektyw gør kulden synlig: jo lavere temperatur, jo klarere blå.',
      ],
    },
    {
      by: 'Ljusverket',
      en: [
        'Windows That Were',
        'Ljusverket projects the lit windows of a demolished street onto the mist.',
      ],
      pl: ['Okna, których nie ma', 'Ljusverket rzuca na mgłę światła okien z wyburzonej ulicy.'],
      de: [
        'Fenster von einst',
        'Ljusverket projiziert die erleuchteten Fenster einer abgerissenen Straße in den Nebel.',
      ],
      da: [
        'Vinduer, der var',
        'Ljusverket projicerer de oplyste vinduer fra en nedrevet gade op i tågen.',
      ],
    },
    {
      by: 'Nordglimt',
      en: [
        'Breathing Lanterns',
        'Ninety paper lanterns rise and sink as slowly as a sleeper’s chest.',
      ],
      pl: [
        'Oddychające lampiony',
        'Dziewięćdziesiąt papierowych lampionów unosi się i opada powoli jak pierś śpiącego.',
      ],
      de: [
        'Atmende Laternen',
        'Neunzig Papierlaternen heben und senken sich so langsam wie die Brust eines Schlafenden.',
      ],
      da: [
        'Lanterner, der ånder',
        'Halvfems papirlanterner hæver og sænker sig så langsomt som brystet på en, der sover.',
      ],
    },
    {
      by: 'Valosaari',
      en: [
        'The Green Flash',
        'Valosaari repeats, once every quarter of an hour, the last light of a sunset at sea.',
      ],
      pl: [
        'Zielony promień',
        'Valosaari co kwadrans powtarza ostatni błysk zachodu słońca nad morzem.',
      ],
      de: [
        'Der grüne Strahl',
        'Valosaari wiederholt jede Viertelstunde das letzte Licht eines Sonnenuntergangs auf See.',
      ],
      da: [
        'Den grønne stråle',
        'Valosaari gentager hvert kvarter det sidste lys fra en solnedgang til havs.',
      ],
    },
  ],
}

export const galleryNight: EventKind = {
  venues: ['gallery'],
  tags: ['evening', 'meetArtists'],
  hours: [17, 18, 19],
  minutes: 240,
  price: 0,
  en: [
    'The evening begins {at} {in} and ends wherever the last lamp is burning.',
    'The artists pour the wine themselves {at} {in}, which makes it easier to talk to them.',
    'A printed map leads to six more studios within ten minutes’ walk.',
  ],
  pl: [
    'Wieczór zaczyna się {at} {in}, a kończy tam, gdzie pali się ostatnia lampa.',
    'Wino nalewają {at} {in} sami artyści, dzięki czemu łatwiej z nimi porozmawiać.',
    'Drukowana mapka prowadzi do sześciu innych pracowni w zasięgu dziesięciu minut pieszo.',
  ],
  de: [
    'Der Abend beginnt {at} {in} und endet, wo das letzte Licht brennt.',
    'Den Wein schenken {at} {in} die Künstlerinnen und Künstler selbst aus, so kommt man leichter ins Gespräch.',
    'Ein gedruckter Plan führt zu sechs weiteren Ateliers in zehn Minuten Umkreis.',
  ],
  da: [
    'Aftenen begynder {at} {in} og slutter dér, hvor den sidste lampe brænder.',
    'Kunstnerne skænker selv vinen {at} {in}, og så er det lettere at falde i snak.',
    'Et trykt kort viser vej til seks andre atelierer inden for ti minutters gang.',
  ],
  editions: [
    {
      by: 'Młode Płótno',
      en: [
        'First Show, Nervous Artists',
        'Młode Płótno presents four graduates who have never shown anything to strangers.',
      ],
      pl: [
        'Pierwsza wystawa i trema',
        'Młode Płótno przedstawia czworo absolwentów, którzy nigdy nie pokazywali prac obcym.',
      ],
      de: [
        'Erste Ausstellung, großes Lampenfieber',
        'Młode Płótno stellt vier Absolventen vor, die noch nie vor Fremden ausgestellt haben.',
      ],
      da: [
        'Første udstilling, store nerver',
        'Młode Płótno præsenterer fire nyuddannede, der aldrig har vist noget for fremmede.',
      ],
    },
    {
      by: 'Kunstverein Ostufer',
      en: [
        'Swap a Picture',
        'Bring something you have made and take home something by somebody else.',
      ],
      pl: [
        'Wymień się obrazkiem',
        'Wystarczy przynieść coś własnej roboty, by wyjść z czymś cudzym.',
      ],
      de: [
        'Bilder tauschen',
        'Wer etwas Selbstgemachtes mitbringt, geht mit dem Werk eines anderen nach Hause.',
      ],
      da: [
        'Byt et billede',
        'Tag noget med, du selv har lavet, og gå hjem med noget, en anden har lavet.',
      ],
    },
    {
      by: 'Nattens Kunst',
      en: [
        'Drawings by Torchlight',
        'The lamps stay off, and every visitor gets a torch at the door.',
      ],
      pl: ['Rysunki przy latarce', 'Światła są zgaszone, a przy wejściu każdy dostaje latarkę.'],
      de: [
        'Zeichnungen im Taschenlampenlicht',
        'Die Lampen bleiben aus, und am Eingang gibt es für jeden eine Taschenlampe.',
      ],
      da: [
        'Tegninger i lommelygtens skær',
        'Lyset er slukket, og ved døren får alle en lommelygte.',
      ],
    },
    {
      by: 'Galerija Jūra',
      en: [
        'The Price Is a Story',
        'Nothing can be bought for money tonight, only for a story told to the artist.',
      ],
      pl: [
        'Ceną jest opowieść',
        'Tego wieczoru niczego nie kupimy za pieniądze, a jedynie za historię opowiedzianą artyście.',
      ],
      de: [
        'Der Preis ist eine Geschichte',
        'Für Geld ist an diesem Abend nichts zu haben, nur für eine Geschichte, die man den Künstlern erzählt.',
      ],
      da: [
        'Prisen er en historie',
        'Intet kan købes for penge den aften, kun for en historie, man fortæller kunstneren.',
      ],
    },
  ],
}
