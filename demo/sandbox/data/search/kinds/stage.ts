// Theatre, opera, dance and circus. Longer than most files: it is told in four languages.
import type { EventKind } from './kind.ts'

export const newPlays: EventKind = {
  venues: ['theatre', 'centre'],
  tags: ['theatre', 'premiere'],
  hours: [19, 19.5],
  minutes: 110,
  price: 22,
  en: [
    'The new play is performed {at} {in}, with surtitles for guests from across the water.',
    'After the performance {at} {in} the author stays for a glass and a difficult question.',
    'It is recommended from the age of fourteen; one scene is very dark, in both senses.',
  ],
  pl: [
    'Nową sztukę zobaczymy {at} {in}, z napisami dla gości zza morza.',
    'Po spektaklu {at} {in} zostaje autor: na kieliszek wina i jedno trudne pytanie.',
    'Spektakl polecamy od lat czternastu; jedna scena jest bardzo ciemna, pod każdym względem.',
  ],
  de: [
    'Das neue Stück ist {at} {in} zu sehen, mit Übertiteln für Gäste von der anderen Seite des Meeres.',
    'Nach der Vorstellung {at} {in} bleibt die Autorin oder der Autor auf ein Glas und eine schwierige Frage.',
    'Empfohlen ab vierzehn Jahren; eine Szene ist sehr dunkel, in jeder Hinsicht.',
  ],
  da: [
    'Det nye stykke opføres {at} {in}, med overtekster til gæster fra den anden side af vandet.',
    'Efter forestillingen {at} {in} bliver dramatikeren til et glas vin og et svært spørgsmål.',
    'Anbefales fra fjorten år; én scene er meget mørk, i enhver forstand.',
  ],
  editions: [
    {
      by: 'Teatr Trzeci Brzeg',
      en: [
        'The Ferry Does Not Stop Here',
        'Three strangers wait for a boat that was taken off the timetable years ago.',
      ],
      pl: [
        'Prom tu nie staje',
        'Troje nieznajomych czeka na prom, który przed laty zniknął z rozkładu.',
      ],
      de: [
        'Die Fähre hält hier nicht',
        'Drei Fremde warten auf ein Schiff, das seit Jahren nicht mehr im Fahrplan steht.',
      ],
      da: [
        'Færgen lægger ikke til her',
        'Tre fremmede venter på en færge, der for længst er taget af køreplanen.',
      ],
    },
    {
      by: 'Kollektiv Ebbe',
      en: ['Inventory', 'A brother and a sister clear out a house and argue over every spoon.'],
      pl: ['Spis z natury', 'Brat i siostra opróżniają dom i kłócą się o każdą łyżkę.'],
      de: [
        'Inventur',
        'Ein Bruder und eine Schwester räumen ein Haus aus und streiten um jeden Löffel.',
      ],
      da: ['Status', 'En bror og en søster tømmer et hus og skændes om hver eneste ske.'],
    },
    {
      by: 'Scenen Under Uret',
      en: [
        'The Weather Presenter',
        'On live television a woman refuses to say what the weather will be.',
      ],
      pl: ['Pogodynka', 'Na antenie, na żywo, kobieta odmawia podania prognozy pogody.'],
      de: [
        'Die Wetterfrau',
        'Vor laufender Kamera weigert sich eine Frau zu sagen, wie das Wetter wird.',
      ],
      da: ['Vejrværten', 'For åben skærm nægter en kvinde at fortælle, hvordan vejret bliver.'],
    },
    {
      by: 'Teater Vinterlek',
      en: [
        'A Room with Two Winters',
        'Two flats, one wall and a radiator that only ever warms one side.',
      ],
      pl: [
        'Pokój z dwiema zimami',
        'Dwa mieszkania, jedna ściana i kaloryfer, który grzeje zawsze tylko z jednej strony.',
      ],
      de: [
        'Zimmer mit zwei Wintern',
        'Zwei Wohnungen, eine Wand und ein Heizkörper, der immer nur eine Seite wärmt.',
      ],
      da: [
        'Et værelse med to vintre',
        'To lejligheder, én væg og en radiator, der altid kun varmer den ene side.',
      ],
    },
  ],
}

export const classicPlays: EventKind = {
  venues: ['theatre'],
  tags: ['theatre', 'classics'],
  hours: [18, 19, 19.5],
  minutes: 155,
  price: 26,
  en: [
    'The ensemble plays {at} {in} for six evenings only.',
    'The stage {at} {in} is almost empty: a table, a door, and a great deal of light.',
    'There is one interval, and the programme booklet is worth its small price.',
  ],
  pl: [
    'Zespół gra {at} {in} tylko przez sześć wieczorów.',
    'Scena {at} {in} jest prawie pusta: stół, drzwi i bardzo dużo światła.',
    'Przewidziano jedną przerwę, a program wart jest swojej niewysokiej ceny.',
  ],
  de: [
    'Das Ensemble spielt {at} {in} nur an sechs Abenden.',
    'Die Bühne {at} {in} ist fast leer: ein Tisch, eine Tür und sehr viel Licht.',
    'Es gibt eine Pause, und das Programmheft ist seinen kleinen Preis wert.',
  ],
  da: [
    'Ensemblet spiller {at} {in} i kun seks aftener.',
    'Scenen {at} {in} er næsten tom: et bord, en dør og en masse lys.',
    'Der er én pause, og programmet er sine få penge værd.',
  ],
  editions: [
    {
      by: 'Teatr na Molo',
      en: [
        'The Seagull, Near the Sea',
        'Teatr na Molo opens the doors in the fourth act, and real gulls can be heard.',
      ],
      pl: [
        'Mewa nad morzem',
        'W czwartym akcie Teatr na Molo otwiera drzwi i słychać prawdziwe mewy.',
      ],
      de: [
        'Die Möwe am Meer',
        'Im vierten Akt öffnet das Teatr na Molo die Türen, und man hört echte Möwen.',
      ],
      da: [
        'Mågen ved havet',
        'I fjerde akt åbner Teatr na Molo dørene, så man hører rigtige måger.',
      ],
    },
    {
      by: 'Bühne Nordost',
      en: [
        'Nora, Twice',
        'Bühne Nordost plays A Doll’s House with two Noras: the one who stays and the one who goes.',
      ],
      pl: [
        'Nora razy dwa',
        'Bühne Nordost gra „Dom lalki” z dwiema Norami: jedna zostaje, druga odchodzi.',
      ],
      de: [
        'Zweimal Nora',
        'Die Bühne Nordost spielt Ibsens Stück mit zwei Noras: Eine bleibt, die andere geht.',
      ],
      da: [
        'Nora gange to',
        'Bühne Nordost spiller »Et dukkehjem« med to Noraer: en, der bliver, og en, der går.',
      ],
    },
    {
      by: 'Teater Kronborgvej',
      en: [
        'Hamlet in Fifty Props',
        'Each scene starts from one object taken out of a removal van.',
      ],
      pl: [
        'Hamlet w pięćdziesięciu rekwizytach',
        'Każda scena zaczyna się od przedmiotu wyjętego z furgonetki do przeprowadzek.',
      ],
      de: [
        'Hamlet in fünfzig Requisiten',
        'Jede Szene beginnt mit einem Gegenstand aus einem Umzugswagen.',
      ],
      da: [
        'Hamlet med halvtreds rekvisitter',
        'Hver scene begynder med en genstand fra en flyttebil.',
      ],
    },
    {
      by: 'Dailes Ansamblis',
      en: [
        'The Government Inspector Arrives by Bus',
        'Gogol’s swindler steps off the last bus into a town that has been expecting worse.',
      ],
      pl: [
        'Rewizor przyjeżdża autobusem',
        'Oszust z komedii Gogola wysiada z ostatniego autobusu w mieście, które spodziewało się gorszego.',
      ],
      de: [
        'Der Revisor kommt mit dem Bus',
        'Gogols Hochstapler steigt aus dem letzten Bus, in einer Stadt, die Schlimmeres erwartet hat.',
      ],
      da: [
        'Revisoren kommer med bussen',
        'Gogols svindler stiger af den sidste bus i en by, der havde ventet noget værre.',
      ],
    },
  ],
}

export const monodrama: EventKind = {
  venues: ['theatre', 'library', 'cafe'],
  tags: ['theatre'],
  hours: [18, 20],
  minutes: 70,
  price: 14,
  en: [
    'One actor, one chair and seventy minutes {at} {in}.',
    'There are only sixty seats {at} {in}, and the actor looks at every one of them.',
    'Please arrive on time: once the door is shut, it is part of the set.',
  ],
  pl: [
    'Jeden głos, jedno krzesło i siedemdziesiąt minut {at} {in}.',
    'Miejsc {at} {in} jest tylko sześćdziesiąt i na każde ktoś ze sceny spojrzy.',
    'Prosimy o punktualność: zamknięte drzwi są już częścią scenografii.',
  ],
  de: [
    'Eine Stimme, ein Stuhl und siebzig Minuten {at} {in}.',
    'Nur sechzig Plätze gibt es {at} {in}, und jeder einzelne wird von der Bühne aus angesehen.',
    'Bitte pünktlich kommen: Ist die Tür einmal zu, gehört sie zum Bühnenbild.',
  ],
  da: [
    'Én skuespiller, én stol og halvfjerds minutter {at} {in}.',
    'Der er kun tres pladser {at} {in}, og hver eneste bliver set i øjnene.',
    'Kom til tiden: når døren først er lukket, er den en del af scenografien.',
  ],
  editions: [
    {
      by: 'Barbara Sowa',
      en: [
        'The Lighthouse Keeper’s Wife',
        'Barbara Sowa plays a woman who has counted ships for thirty years.',
      ],
      pl: ['Żona latarnika', 'Barbara Sowa gra kobietę, która od trzydziestu lat liczy statki.'],
      de: [
        'Die Frau des Leuchtturmwärters',
        'Barbara Sowa spielt eine Frau, die seit dreißig Jahren Schiffe zählt.',
      ],
      da: ['Fyrpasserens kone', 'Barbara Sowa spiller en kvinde, der har talt skibe i tredive år.'],
    },
    {
      by: 'Henrik Skov',
      en: [
        'A Short History of My Hands',
        'Henrik Skov, once a carpenter, tells his life from thumb to little finger.',
      ],
      pl: [
        'Krótka historia moich rąk',
        'Henrik Skov, niegdyś stolarz, opowiada życie od kciuka do małego palca.',
      ],
      de: [
        'Kurze Geschichte meiner Hände',
        'Henrik Skov, einst Tischler, erzählt sein Leben vom Daumen bis zum kleinen Finger.',
      ],
      da: [
        'Mine hænders korte historie',
        'Henrik Skov, der engang var tømrer, fortæller sit liv fra tommel til lillefinger.',
      ],
    },
    {
      by: 'Karin Talts',
      en: ['Line Seven', 'Karin Talts is all the passengers of one tram, including the dog.'],
      pl: [
        'Linia siedem',
        'Karin Talts wciela się we wszystkich pasażerów jednego tramwaju, łącznie z psem.',
      ],
      de: [
        'Linie sieben',
        'Karin Talts ist alle Fahrgäste einer Straßenbahn, den Hund eingeschlossen.',
      ],
      da: ['Linje syv', 'Karin Talts er alle passagererne i én sporvogn, inklusive hunden.'],
    },
    {
      by: 'Ulrich Peters',
      en: [
        'What the Harbour Pilot Said',
        'Ulrich Peters reads a logbook aloud until it turns into a confession.',
      ],
      pl: [
        'Co powiedział pilot portowy',
        'Ulrich Peters czyta na głos dziennik pokładowy, aż zamienia się on w spowiedź.',
      ],
      de: [
        'Was der Hafenlotse sagte',
        'Ulrich Peters liest aus einem Logbuch vor, bis daraus eine Beichte wird.',
      ],
      da: [
        'Hvad havnelodsen sagde',
        'Ulrich Peters læser op af en logbog, indtil den bliver til et skriftemål.',
      ],
    },
  ],
}

export const standUp: EventKind = {
  venues: ['club', 'cafe', 'theatre'],
  tags: ['comedy'],
  hours: [19, 20, 20.5],
  minutes: 75,
  price: 12,
  en: [
    'The microphone stands in the corner {at} {in} where the draught comes from, to keep it short.',
    'Nobody in the front row {at} {in} will be picked on, unless they ask for it.',
    'The show is recorded, so laugh clearly.',
  ],
  pl: [
    'Mikrofon stoi {at} {in} w kącie, w którym ciągnie, żeby nikt się nie rozgadał.',
    'Z osób w pierwszym rzędzie {at} {in} nikt nie będzie żartował, chyba że same poproszą.',
    'Występ jest nagrywany, prosimy więc śmiać się wyraźnie.',
  ],
  de: [
    'Das Mikrofon steht {at} {in} in der Ecke, in der es zieht, damit sich alle kurzfassen.',
    'Aus der ersten Reihe wird {at} {in} niemand vorgeführt, es sei denn auf Wunsch.',
    'Der Abend wird aufgezeichnet, also bitte deutlich lachen.',
  ],
  da: [
    'Mikrofonen står i det hjørne {at} {in}, hvor det trækker, så ingen taler for længe.',
    'Ingen på første række {at} {in} bliver gjort til grin, medmindre de selv beder om det.',
    'Showet bliver optaget, så grin tydeligt.',
  ],
  editions: [
    {
      by: 'Ola Kręcina',
      en: [
        'Sorry, I’m Early',
        'Ola Kręcina on punctual people, and what they do with all the time.',
      ],
      pl: [
        'Przepraszam, że przed czasem',
        'Ola Kręcina o ludziach punktualnych i o tym, co robią z całym tym czasem.',
      ],
      de: [
        'Entschuldigung, ich bin zu früh',
        'Ola Kręcina über pünktliche Menschen und was sie mit der vielen Zeit anfangen.',
      ],
      da: [
        'Undskyld, jeg kommer for tidligt',
        'Ola Kręcina om punktlige mennesker, og hvad de bruger al den tid til.',
      ],
    },
    {
      by: 'Bo Kragh',
      en: [
        'My Neighbour Has a Boat',
        'Bo Kragh does not have a boat, and explains at length why not.',
      ],
      pl: ['Sąsiad ma łódkę', 'Bo Kragh nie ma łódki i długo tłumaczy dlaczego.'],
      de: [
        'Mein Nachbar hat ein Boot',
        'Bo Kragh hat kein Boot und erklärt ausführlich, warum nicht.',
      ],
      da: ['Min nabo har en båd', 'Bo Kragh har ingen båd og forklarer længe hvorfor.'],
    },
    {
      by: 'Mikrofon 10',
      en: ['Five Minutes Each', 'Ten beginners, five minutes, one very loud egg timer.'],
      pl: [
        'Każdy ma pięć minut',
        'Dziesięcioro debiutantów, pięć minut i jeden bardzo głośny minutnik.',
      ],
      de: ['Jeder hat fünf Minuten', 'Zehn Neulinge, fünf Minuten und eine sehr laute Eieruhr.'],
      da: ['Fem minutter til hver', 'Ti begyndere, fem minutter og ét meget højt minutur.'],
    },
    {
      by: 'Saara Niemi',
      en: [
        'Silence: A Comedy',
        'Saara Niemi has studied how Finns wait for the bus and made it last an hour.',
      ],
      pl: [
        'Cisza, komedia',
        'Saara Niemi zbadała, jak Finowie czekają na autobus, i zrobiła z tego godzinny program.',
      ],
      de: [
        'Stille, eine Komödie',
        'Saara Niemi hat erforscht, wie Finnen auf den Bus warten, und daraus eine Stunde gemacht.',
      ],
      da: [
        'Tavshed, en komedie',
        'Saara Niemi har studeret, hvordan finner venter på bussen, og fået en time ud af det.',
      ],
    },
  ],
}

export const improv: EventKind = {
  venues: ['theatre', 'centre', 'club'],
  tags: ['comedy', 'participate'],
  hours: [18, 20],
  minutes: 90,
  price: 10,
  en: [
    'The audience {at} {in} writes first lines on slips of paper, and the hat decides.',
    'Nothing {at} {in} is rehearsed, not even the applause.',
    'Whoever supplies the best title goes home with the hat.',
  ],
  pl: [
    'Publiczność {at} {in} zapisuje na karteczkach pierwsze zdania, a o reszcie decyduje kapelusz.',
    'Niczego {at} {in} nie próbowano wcześniej, nawet braw.',
    'Kto wymyśli najlepszy tytuł, wraca do domu w kapeluszu.',
  ],
  de: [
    'Das Publikum schreibt {at} {in} erste Sätze auf Zettel, und der Hut entscheidet.',
    'Nichts ist {at} {in} geprobt, nicht einmal der Applaus.',
    'Wer den besten Titel liefert, nimmt den Hut mit nach Hause.',
  ],
  da: [
    'Publikum {at} {in} skriver første replikker på sedler, og så bestemmer hatten.',
    'Intet er prøvet på forhånd {at} {in}, end ikke bifaldet.',
    'Den, der finder på den bedste titel, får hatten med hjem.',
  ],
  editions: [
    {
      by: 'Grupa Bez Planu',
      en: [
        'An Opera by Accident',
        'Grupa Bez Planu sings a complete opera about whatever happened to you on the way here.',
      ],
      pl: [
        'Opera przez przypadek',
        'Grupa Bez Planu śpiewa całą operę o tym, co komuś przydarzyło się po drodze.',
      ],
      de: [
        'Oper aus Versehen',
        'Grupa Bez Planu singt eine ganze Oper über das, was jemandem auf dem Weg hierher passiert ist.',
      ],
      da: [
        'En opera ved et tilfælde',
        'Grupa Bez Planu synger en hel opera om det, der skete for en af jer på vejen.',
      ],
    },
    {
      by: 'Team Kajüte',
      en: [
        'Murder on the Night Ferry',
        'Team Kajüte finds a body in cabin nine; the spectators know who did it, the actors do not.',
      ],
      pl: [
        'Morderstwo na nocnym promie',
        'Team Kajüte znajduje zwłoki w kabinie dziewięć; widzowie znają mordercę, aktorzy nie.',
      ],
      de: [
        'Mord auf der Nachtfähre',
        'Team Kajüte findet eine Leiche in Kabine neun; alle kennen den Täter, nur das Ensemble nicht.',
      ],
      da: [
        'Mord på natfærgen',
        'Team Kajüte finder et lig i kahyt ni; tilskuerne kender morderen, det gør skuespillerne ikke.',
      ],
    },
    {
      by: 'Improbyen',
      en: [
        'The Longest Family Dinner',
        'Improbyen plays four generations at one table, and you decide who is not speaking to whom.',
      ],
      pl: [
        'Najdłuższy rodzinny obiad',
        'Improbyen gra cztery pokolenia przy jednym stole, a widzowie decydują, kto z kim nie rozmawia.',
      ],
      de: [
        'Das längste Familienessen',
        'Improbyen spielt vier Generationen an einem Tisch, und das Publikum bestimmt, wer mit wem nicht spricht.',
      ],
      da: [
        'Den længste familiemiddag',
        'Improbyen spiller fire generationer ved ét bord, og publikum bestemmer, hvem der ikke taler sammen.',
      ],
    },
    {
      by: 'Teatteri Nyt',
      en: [
        'Your Diary, Our Stage',
        'Bring a page from an old diary, and Teatteri Nyt turns it into ten minutes of theatre.',
      ],
      pl: [
        'Twój pamiętnik, nasza scena',
        'Wystarczy kartka ze starego pamiętnika, a Teatteri Nyt zrobi z niej dziesięć minut teatru.',
      ],
      de: [
        'Dein Tagebuch, unsere Bühne',
        'Eine Seite aus einem alten Tagebuch genügt, und Teatteri Nyt macht daraus zehn Minuten Theater.',
      ],
      da: [
        'Din dagbog, vores scene',
        'Tag en side fra en gammel dagbog med, så gør Teatteri Nyt den til ti minutters teater.',
      ],
    },
  ],
}

export const opera: EventKind = {
  venues: ['theatre', 'hall'],
  tags: ['opera', 'voice', 'orchestra'],
  hours: [18, 19],
  minutes: 165,
  price: 38,
  en: [
    'The production comes {at} {in} for four nights, with the orchestra raised to the level of the stage.',
    'It is sung in the original {at} {in}, with surtitles in two languages.',
    'Half an hour before the start the director explains the story in ten sentences.',
  ],
  pl: [
    'Przedstawienie gości {at} {in} przez cztery wieczory, a orkiestra siedzi na wysokości sceny.',
    'Artyści śpiewają {at} {in} w oryginale, z napisami w dwóch językach.',
    'Pół godziny przed początkiem reżyserka streszcza fabułę w dziesięciu zdaniach.',
  ],
  de: [
    'Die Inszenierung gastiert vier Abende lang {at} {in}, das Orchester sitzt auf Bühnenhöhe.',
    'Gesungen wird {at} {in} in der Originalsprache, mit Übertiteln in zwei Sprachen.',
    'Eine halbe Stunde vor Beginn erzählt die Regisseurin die Handlung in zehn Sätzen.',
  ],
  da: [
    'Opsætningen gæster fire aftener {at} {in}, og orkestret sidder i højde med scenen.',
    'Der synges på originalsproget {at} {in}, med overtekster på to sprog.',
    'En halv time før fortæller instruktøren handlingen i ti sætninger.',
  ],
  editions: [
    {
      by: 'Opera Ruchoma',
      en: [
        'The Flying Dutchman, Moored',
        'Opera Ruchoma keeps Wagner’s ship in port, and the longing gets worse.',
      ],
      pl: [
        'Holender tułacz na cumie',
        'Opera Ruchoma zatrzymuje okręt Wagnera w porcie, a tęsknota tylko rośnie.',
      ],
      de: [
        'Der Fliegende Holländer, vertäut',
        'Die Opera Ruchoma lässt Wagners Schiff im Hafen liegen, und die Sehnsucht wird nur größer.',
      ],
      da: [
        'Den flyvende hollænder ved kaj',
        'Opera Ruchoma lader Wagners skib blive i havn, og længslen bliver kun værre.',
      ],
    },
    {
      by: 'Kammeroper Bodden',
      en: [
        'The Magic Flute for Seven',
        'Seven singers and a string quartet get through all of Mozart’s trials.',
      ],
      pl: [
        'Czarodziejski flet na siedmioro',
        'Siedmioro śpiewaków i kwartet smyczkowy przechodzi wszystkie próby Mozarta.',
      ],
      de: [
        'Die Zauberflöte für sieben',
        'Sieben Stimmen und ein Streichquartett bestehen alle Prüfungen Mozarts.',
      ],
      da: [
        'Tryllefløjten for syv',
        'Syv sangere og en strygekvartet kommer igennem alle Mozarts prøvelser.',
      ],
    },
    {
      by: 'Den Lille Opera',
      en: [
        'Maskarade before Breakfast',
        'Den Lille Opera plays Nielsen’s comedy in pyjamas, as the libretto almost demands.',
      ],
      pl: [
        'Maskarada przed śniadaniem',
        'Den Lille Opera gra komedię Nielsena w piżamach, czego libretto niemal się domaga.',
      ],
      de: [
        'Maskarade vor dem Frühstück',
        'Den Lille Opera spielt Nielsens Komödie im Pyjama, was das Libretto beinahe verlangt.',
      ],
      da: [
        'Maskarade før morgenmaden',
        'Den Lille Opera spiller Nielsens komedie i pyjamas, hvad librettoen næsten forlanger.',
      ],
    },
    {
      by: 'Jūras Opera',
      en: [
        'Onegin by the Stove',
        'Jūras Opera sets Tchaikovsky in a kitchen where every letter gets burnt but one.',
      ],
      pl: [
        'Oniegin przy piecu',
        'Jūras Opera przenosi Czajkowskiego do kuchni, w której pali się wszystkie listy prócz jednego.',
      ],
      de: [
        'Onegin am Ofen',
        'Die Jūras Opera verlegt Tschaikowski in eine Küche, in der alle Briefe verbrannt werden bis auf einen.',
      ],
      da: [
        'Onegin ved kakkelovnen',
        'Jūras Opera flytter Tjajkovskij ind i et køkken, hvor alle breve brændes undtagen ét.',
      ],
    },
  ],
}

export const newDance: EventKind = {
  venues: ['theatre', 'gallery', 'centre'],
  tags: ['dance'],
  hours: [19, 20],
  minutes: 65,
  price: 17,
  en: [
    'The company dances {at} {in} on a floor covered with something different every night.',
    'The audience moves along with the dancers {at} {in}; sturdy shoes are not a bad idea.',
    'There is no text, so there is nothing to understand and nothing to miss.',
  ],
  pl: [
    'Zespół tańczy {at} {in} na podłodze, którą co wieczór pokrywa coś innego.',
    'Publiczność przemieszcza się {at} {in} razem z tancerzami, przydadzą się więc wygodne buty.',
    'Tekstu nie ma, więc nie ma czego nie zrozumieć.',
  ],
  de: [
    'Die Kompanie tanzt {at} {in} auf einem Boden, der jeden Abend mit etwas anderem bedeckt ist.',
    'Das Publikum geht {at} {in} mit den Tanzenden mit; bequeme Schuhe schaden nicht.',
    'Es gibt keinen Text, also auch nichts misszuverstehen.',
  ],
  da: [
    'Kompagniet danser {at} {in} på et gulv, der hver aften er dækket af noget nyt.',
    'Publikum går med danserne rundt {at} {in}, så behagelige sko er en god idé.',
    'Der er ingen tekst, så der er ikke noget at misforstå.',
  ],
  editions: [
    {
      by: 'Ruch Kolektyw',
      en: ['Salt', 'Five dancers, forty kilos of salt, and the traces that remain.'],
      pl: ['Sól', 'Pięcioro tancerzy, czterdzieści kilogramów soli i ślady, które zostają.'],
      de: ['Salz', 'Fünf Tanzende, vierzig Kilo Salz und die Spuren, die davon bleiben.'],
      da: ['Salt', 'Fem dansere, fyrre kilo salt og de spor, der bliver tilbage.'],
    },
    {
      by: 'Kompani Storm',
      en: ['Wind Force Nine', 'Kompani Storm leans into fans taken from an old airfield.'],
      pl: [
        'Dziewięć w skali Beauforta',
        'Kompani Storm zmaga się z wentylatorami ze starego lotniska.',
      ],
      de: [
        'Windstärke neun',
        'Kompani Storm stemmt sich gegen Ventilatoren von einem alten Flugplatz.',
      ],
      da: ['Vindstyrke ni', 'Kompani Storm læner sig ind i ventilatorer fra en gammel flyveplads.'],
    },
    {
      by: 'Tanzhaus Anleger',
      en: [
        'Duet for Strangers',
        'Two dancers meet for the first time on the evening itself, every evening.',
      ],
      pl: [
        'Duet dla nieznajomych',
        'Dwoje tancerzy spotyka się po raz pierwszy dopiero na scenie, i tak co wieczór.',
      ],
      de: [
        'Duett für Fremde',
        'Zwei Tanzende begegnen sich erst am Abend selbst zum ersten Mal, jeden Abend neu.',
      ],
      da: [
        'Duet for fremmede',
        'To dansere mødes for første gang på selve aftenen, hver eneste aften.',
      ],
    },
    {
      by: 'Judesio Namai',
      en: [
        'Grandmother’s Kitchen, Choreographed',
        'Kneading, stirring and waiting: Judesio Namai has made steps of it all.',
      ],
      pl: [
        'Choreografia babcinej kuchni',
        'Zagniatanie, mieszanie, czekanie: Judesio Namai zrobił z tego wszystkiego kroki.',
      ],
      de: [
        'Großmutters Küche, getanzt',
        'Kneten, Rühren, Warten: Judesio Namai hat aus allem Schritte gemacht.',
      ],
      da: [
        'Mormors køkken som dans',
        'Ælte, røre, vente: Judesio Namai har gjort det hele til trin.',
      ],
    },
  ],
}

export const newCircus: EventKind = {
  venues: ['theatre', 'market', 'centre'],
  tags: ['circus', 'children'],
  hours: [15, 17, 19],
  minutes: 75,
  price: 16,
  en: [
    'The ring {at} {in} is nine metres across, and there is no room for more.',
    'There are no animals {at} {in}, only people who can do more than people should.',
    'Suitable for everyone over five who can keep still for five minutes at a time.',
  ],
  pl: [
    'Arena {at} {in} ma dziewięć metrów średnicy i na więcej nie ma już miejsca.',
    'Zwierząt {at} {in} nie zobaczymy, za to ludzi, którzy potrafią więcej, niż wypada.',
    'Dla wszystkich od lat pięciu, którzy umieją usiedzieć bez ruchu pięć minut.',
  ],
  de: [
    'Die Manege {at} {in} misst neun Meter im Durchmesser, mehr Platz ist nicht.',
    'Tiere gibt es {at} {in} keine, nur Menschen, die mehr können, als Menschen können sollten.',
    'Für alle ab fünf, die fünf Minuten am Stück stillsitzen können.',
  ],
  da: [
    'Manegen {at} {in} er ni meter i diameter, og der er ikke plads til mere.',
    'Der er ingen dyr {at} {in}, kun mennesker, der kan mere, end mennesker burde kunne.',
    'For alle over fem år, der kan sidde stille fem minutter ad gangen.',
  ],
  editions: [
    {
      by: 'Cyrk Pod Żaglem',
      en: [
        'Rope, Mast, Girl',
        'Cyrk Pod Żaglem climbs, swings and falls, and is caught every time.',
      ],
      pl: [
        'Lina, maszt, dziewczyna',
        'Cyrk Pod Żaglem wspina się, buja i spada, i za każdym razem ktoś go łapie.',
      ],
      de: [
        'Seil, Mast, Mädchen',
        'Der Cyrk Pod Żaglem klettert, schwingt und fällt und wird jedes Mal aufgefangen.',
      ],
      da: [
        'Reb, mast, pige',
        'Cyrk Pod Żaglem klatrer, svinger og falder og bliver grebet hver gang.',
      ],
    },
    {
      by: 'Cirkus Lilleput',
      en: [
        'The Slowest Juggler in the World',
        'Cirkus Lilleput needs half an hour for three balls, and you do not want it to end.',
      ],
      pl: [
        'Najwolniejszy żongler świata',
        'Cirkus Lilleput potrzebuje pół godziny na trzy piłki, a i tak szkoda, że to już koniec.',
      ],
      de: [
        'Der langsamste Jongleur der Welt',
        'Cirkus Lilleput braucht für drei Bälle eine halbe Stunde, und man will nicht, dass es endet.',
      ],
      da: [
        'Verdens langsomste jonglør',
        'Cirkus Lilleput bruger en halv time på tre bolde, og man vil ikke have, at det slutter.',
      ],
    },
    {
      by: 'Duo Balance',
      en: [
        'Two People, One Chair',
        'Duo Balance argues over a seat for an hour without touching the floor.',
      ],
      pl: [
        'Dwie osoby, jedno krzesło',
        'Duo Balance przez godzinę kłóci się o miejsce, nie dotykając podłogi.',
      ],
      de: [
        'Zwei Menschen, ein Stuhl',
        'Duo Balance streitet eine Stunde lang um einen Sitzplatz, ohne den Boden zu berühren.',
      ],
      da: [
        'To mennesker, én stol',
        'Duo Balance skændes en time om en siddeplads uden at røre gulvet.',
      ],
    },
    {
      by: 'Sirkus Revontulet',
      en: [
        'Ladders',
        'Sirkus Revontulet owns eleven ladders and leans none of them against a wall.',
      ],
      pl: ['Drabiny', 'Sirkus Revontulet ma jedenaście drabin i żadnej nie opiera o ścianę.'],
      de: ['Leitern', 'Sirkus Revontulet besitzt elf Leitern und lehnt keine davon an eine Wand.'],
      da: ['Stiger', 'Sirkus Revontulet ejer elleve stiger og stiller ingen af dem op ad en væg.'],
    },
  ],
}

export const streetTheatre: EventKind = {
  venues: ['square', 'quay', 'park'],
  tags: ['theatre', 'outdoor'],
  hours: [16, 20, 21],
  minutes: 55,
  price: 0,
  months: [5, 6, 7, 8, 9],
  en: [
    'It is played {at} {in}, among the passers-by, some of whom turn out to be actors.',
    'There are no seats {at} {in}; bring a cushion, or arrive early for the steps.',
    'If it rains, it is played with umbrellas, which only adds to it.',
  ],
  pl: [
    'Akcja rozgrywa się {at} {in}, wśród przechodniów, z których część okazuje się aktorami.',
    'Krzeseł {at} {in} nie ma; warto przynieść poduszkę albo przyjść wcześniej i zająć schodki.',
    'Gdy pada, gramy pod parasolami, co tylko dodaje uroku.',
  ],
  de: [
    'Gespielt wird {at} {in}, mitten unter Passanten, von denen sich manche als Schauspieler entpuppen.',
    'Sitzplätze gibt es {at} {in} nicht: ein Kissen mitbringen oder früh kommen, wegen der Stufen.',
    'Bei Regen wird mit Schirmen gespielt, was die Sache nur schöner macht.',
  ],
  da: [
    'Der spilles {at} {in} midt blandt forbipasserende, hvoraf nogle viser sig at være skuespillere.',
    'Der er ingen siddepladser {at} {in}, så tag en pude med, eller kom tidligt og få plads på trappen.',
    'Regner det, spilles der med paraplyer, og det gør det kun bedre.',
  ],
  editions: [
    {
      by: 'Teatr Szczudło',
      en: [
        'Giants Looking for a Flat',
        'Teatr Szczudło walks on stilts from window to window and asks about the rent.',
      ],
      pl: [
        'Olbrzymy szukają mieszkania',
        'Teatr Szczudło chodzi na szczudłach od okna do okna i pyta o czynsz.',
      ],
      de: [
        'Riesen suchen eine Wohnung',
        'Das Teatr Szczudło geht auf Stelzen von Fenster zu Fenster und fragt nach der Miete.',
      ],
      da: [
        'Kæmper søger lejlighed',
        'Teatr Szczudło går på stylter fra vindue til vindue og spørger til huslejen.',
      ],
    },
    {
      by: 'Gaukler Nord',
      en: [
        'The Last Tram Driver',
        'Gaukler Nord pushes a tram made of bicycles and sells tickets to nowhere.',
      ],
      pl: ['Ostatni motorniczy', 'Gaukler Nord pcha tramwaj z rowerów i sprzedaje bilety donikąd.'],
      de: [
        'Der letzte Straßenbahnfahrer',
        'Gaukler Nord schiebt eine Straßenbahn aus Fahrrädern und verkauft Karten nach nirgendwo.',
      ],
      da: [
        'Den sidste sporvognsfører',
        'Gaukler Nord skubber en sporvogn af cykler og sælger billetter til ingen steder.',
      ],
    },
    {
      by: 'Gadens Folk',
      en: [
        'A Wedding without a Groom',
        'Gadens Folk needs a groom, four witnesses and somebody who can cry.',
      ],
      pl: [
        'Wesele bez pana młodego',
        'Gadens Folk szuka pana młodego, czworga świadków i kogoś, kto umie płakać.',
      ],
      de: [
        'Hochzeit ohne Bräutigam',
        'Gadens Folk sucht einen Bräutigam, vier Trauzeugen und jemanden, der weinen kann.',
      ],
      da: [
        'Et bryllup uden brudgom',
        'Gadens Folk mangler en brudgom, fire vidner og en, der kan græde.',
      ],
    },
    {
      by: 'Vēja Teātris',
      en: [
        'The Kite Parliament',
        'Vēja Teātris debates the weather with twelve kites, and the wind has the casting vote.',
      ],
      pl: [
        'Parlament latawców',
        'Vēja Teātris obraduje o pogodzie z dwunastoma latawcami, a wiatr ma głos decydujący.',
      ],
      de: [
        'Das Parlament der Drachen',
        'Das Vēja Teātris berät mit zwölf Drachen über das Wetter, und der Wind gibt den Ausschlag.',
      ],
      da: [
        'Dragernes parlament',
        'Vēja Teātris drøfter vejret med tolv drager, og vinden har den afgørende stemme.',
      ],
    },
  ],
}
