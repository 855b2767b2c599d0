// Articles 40 to 44, short. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { b, i, link, p, u } from './rich-text.ts'

const slowFilms: ArticleSource = {
  id: 'article-40',
  author: 'author-liis',
  cover: 'picture-bathhouse',
  daysAgo: 290,
  topics: ['film'],
  related: ['article-06', 'article-42'],
  en: {
    title: 'Three Hours in Warm Mud',
    summary:
      'In Pärnu the audience lies down. The prize goes to the film that most people slept through.',
    body: [
      p(
        'In Pärnu the films are shown in the mud baths, and the audience lies down: forty tubs, forty heads, a screen beneath a tiled arch. The Festival of Slow Film takes one week in November, when there are no bathers. Nothing under three hours is admitted.',
      ),
      p(
        'Its founder, Rein Lepik, is a physiotherapist. A film, he holds, is like warm mud: it needs twenty minutes to get into the joints.',
      ),
      p(
        'Whoever falls asleep is given a blanket and a slip of paper with the minute at which it happened. On the last evening the slips are read out, and the director with the most sleepers receives the ',
        u('audience award'),
        ': a night in the best bed in town. So far nobody has objected. Two have thanked him in tears.',
      ),
    ],
  },
  pl: {
    title: 'Trzy godziny w ciepłym błocie',
    summary: 'W Parnawie publiczność leży. Nagrodę dostaje film, na którym najwięcej osób zasnęło.',
    body: [
      p(
        'W Parnawie filmy wyświetla się w łaźni borowinowej, a publiczność leży: czterdzieści wanien, czterdzieści głów i ekran pod wykafelkowanym łukiem. Festiwal Filmu Powolnego trwa jeden listopadowy tydzień, kiedy nie ma kuracjuszy. Niczego poniżej trzech godzin się nie przyjmuje.',
      ),
      p(
        'Jego założyciel, Rein Lepik, jest fizjoterapeutą. Film, jak twierdzi, jest niczym ciepła borowina: dopiero po dwudziestu minutach wchodzi w stawy.',
      ),
      p(
        'Kto zaśnie, dostaje koc i karteczkę z minutą, w której to nastąpiło. Ostatniego wieczoru karteczki odczytuje się na głos, a reżyser z największą liczbą śpiących otrzymuje ',
        u('nagrodę publiczności'),
        ': noc w najlepszym łóżku w mieście. Jak dotąd nikt nie protestował. Dwóch dziękowało ze łzami w oczach.',
      ),
    ],
  },
  de: {
    title: 'Drei Stunden im warmen Schlamm',
    summary:
      'In Pärnu liegt das Publikum. Der Preis geht an den Film, bei dem die meisten eingeschlafen sind.',
    body: [
      p(
        'In Pärnu laufen die Filme im Moorbad, und das Publikum liegt: vierzig Wannen, vierzig Köpfe, eine Leinwand unter einem gekachelten Bogen. Das Festival des langsamen Films dauert eine Woche im November, wenn keine Kurgäste da sind. Unter drei Stunden wird nichts angenommen.',
      ),
      p(
        'Sein Gründer Rein Lepik ist Physiotherapeut. Ein Film, meint er, sei wie warmer Schlamm: Er brauche zwanzig Minuten, bis er in die Gelenke komme.',
      ),
      p(
        'Wer einschläft, bekommt eine Decke und einen Zettel mit der Minute, in der es geschah. Am letzten Abend werden die Zettel verlesen, und der Regisseur mit den meisten Schläfern erhält den ',
        u('Publikumspreis'),
        ': eine Nacht im besten Bett der Stadt. Beschwert hat sich noch keiner. Zwei haben ihm unter Tränen gedankt.',
      ),
    ],
  },
  da: {
    title: 'Tre timer i varmt mudder',
    summary: '',
    body: [
      p(
        'I Pärnu bliver filmene vist i mudderbadet, og publikum ligger ned: fyrre kar, fyrre hoveder og et lærred under en flisebeklædt bue. Festivalen for langsom film varer en uge i november, når der ingen badegæster er. Intet under tre timer kommer i betragtning.',
      ),
      p(
        'Stifteren, Rein Lepik, er fysioterapeut. En film, mener han, er som varmt mudder: Den skal bruge tyve minutter på at nå ind i leddene.',
      ),
      p(
        'Den, der falder i søvn, får et tæppe og en seddel med det minut, det skete i. Den sidste aften bliver sedlerne læst op, og den instruktør, der har fået flest til at sove, modtager ',
        u('publikumsprisen'),
        ': en nat i byens bedste seng. Endnu har ingen klaget. To har takket ham med tårer i øjnene.',
      ),
    ],
  },
}

const chalk: ArticleSource = {
  id: 'article-41',
  author: 'author-hanne',
  cover: 'picture-cliffs',
  daysAgo: 299,
  topics: ['nature', 'language'],
  related: ['article-36', 'article-12'],
  en: {
    title: 'A Sentence in Chalk',
    summary:
      'At a writing school on Rügen the January storms deliver the chalk, and every word is given back.',
    body: [
      p(
        'The chalk of Rügen is made of creatures so small that several million of them fit into one stick for the blackboard. Maren Witt lets her pupils do the sum, on the board, with the creatures in question.',
      ),
      p(
        'In Sassnitz she runs what may be the smallest writing school in the country: six desks, six slates, and a cliff that comes down by itself in the January storms, so that nobody has to quarry anything. At the end of the lesson everything is wiped off, and the cloths are shaken out over the sea.',
      ),
      p(
        'It is a matter of giving back, says Witt. “It took them seventy million years to get into my sentence. The least I can do is make it a ',
        b('good'),
        ' one.”',
      ),
    ],
  },
  pl: {
    title: 'Zdanie napisane kredą',
    summary:
      'Do szkoły pisania na Rugii kredę dostarczają styczniowe sztormy, a każde słowo wraca do morza.',
    body: [
      p(
        'Kreda z Rugii składa się z istot tak małych, że w jednej kostce do tablicy mieści się ich kilka milionów. Maren Witt każe uczniom to obliczyć – na tablicy, przy użyciu owych istot.',
      ),
      p(
        'W Sassnitz prowadzi chyba najmniejszą szkołę pisania w kraju: sześć ławek, sześć tabliczek i klif, który podczas styczniowych sztormów sam się osuwa, więc niczego nie trzeba wydobywać. Pod koniec lekcji wszystko się ściera, a ściereczki wytrzepuje nad morzem.',
      ),
      p(
        'Chodzi o to, żeby oddać, tłumaczy Witt. „Siedemdziesiąt milionów lat zajęło im dotarcie do mojego zdania. Mogę się chociaż postarać, żeby było ',
        b('dobre'),
        '”.',
      ),
    ],
  },
  de: {
    title: 'Ein Satz in Kreide',
    summary:
      'In einer Schreibschule auf Rügen liefern die Januarstürme die Kreide, und jedes Wort wird zurückgegeben.',
    body: [
      p(
        'Die Kreide von Rügen besteht aus Lebewesen, die so klein sind, dass mehrere Millionen in ein Stück Tafelkreide passen. Maren Witt lässt ihre Schüler das nachrechnen, an der Tafel, mit den betreffenden Lebewesen.',
      ),
      p(
        'In Sassnitz führt sie die wohl kleinste Schreibschule des Landes: sechs Pulte, sechs Schiefertafeln und ein Kliff, das in den Januarstürmen von allein herunterkommt, sodass niemand etwas abbauen muss. Am Ende der Stunde wird alles abgewischt, und die Lappen werden über dem Meer ausgeschüttelt.',
      ),
      p(
        'Es gehe ums Zurückgeben, sagt Witt. „Siebzig Millionen Jahre haben sie gebraucht, um in meinen Satz zu kommen. Da kann er wenigstens ',
        b('gut'),
        ' sein.“',
      ),
    ],
  },
  at: {
    summary:
      'In einer Schreibschule auf Rügen liefern die Jännerstürme die Kreide, und jedes Wort kommt wieder retour.',
  },
  da: {
    title: 'En sætning i kridt',
    summary:
      'På en skriveskole på Rügen leverer januarstormene kridtet, og hvert ord bliver givet tilbage.',
    body: [
      p(
        'Kridtet på Rügen består af væsener, der er så små, at der går flere millioner af dem til et stykke tavlekridt. Maren Witt lader eleverne regne efter, på tavlen, med de væsener, det drejer sig om.',
      ),
      p(
        'I Sassnitz driver hun, hvad der nok er landets mindste skriveskole: seks pulte, seks tavler og en klint, der styrter ned af sig selv i januars storme, så ingen behøver at bryde noget. Når timen er forbi, bliver alt visket ud, og kludene bliver rystet ud over havet.',
      ),
      p(
        'Det handler om at give tilbage, siger Witt. »Det har taget dem halvfjerds millioner år at komme med i min sætning. Så kan den da i det mindste være ',
        b('god'),
        '.«',
      ),
    ],
  },
}

const lastPlace: ArticleSource = {
  id: 'article-42',
  author: 'author-eero',
  cover: 'picture-regatta',
  daysAgo: 308,
  topics: ['sea', 'history'],
  related: ['article-34', 'article-26'],
  en: {
    title: 'The Most Beautiful Last Place',
    summary:
      'At the Hanko regatta a second jury sits in the water tower, with three pairs of binoculars.',
    body: [
      p(
        'At the Hanko regatta in July everyone looks at the first boat. Since 1974, however, a second jury has been sitting up in the water tower, and it awards the prize for the most beautiful last place.',
      ),
      p(
        'The rules are strict. You must have tried; you must not get in anyone’s way; and you must cross the line in visibly better spirits than you started. The jury has three pairs of binoculars. Last year it chose a dentist from Espoo who had stopped to free a seal from a net and came in at dusk, rowing, with the sail round her shoulders like a blanket.',
      ),
      p(
        'The prize is a watch without hands. All the winners wear it and find it surprisingly accurate. Registration: ',
        link('https://guide.example/hanko', 'guide.example/hanko'),
        '.',
      ),
    ],
  },
  pl: {
    title: 'Najpiękniejsze ostatnie miejsce',
    summary: 'Na regatach w Hanko drugie jury siedzi na wieży ciśnień z trzema lornetkami.',
    body: [
      p(
        'Na lipcowych regatach w Hanko wszyscy patrzą na pierwszy jacht. Od 1974 roku na wieży ciśnień zasiada jednak drugie jury, które przyznaje nagrodę za najpiękniejsze ostatnie miejsce.',
      ),
      p(
        'Regulamin jest surowy. Trzeba się było starać, nie wolno było nikomu przeszkadzać, a na metę należy przypłynąć w wyraźnie lepszym humorze niż na start. Jury ma trzy lornetki. W zeszłym roku wygrała dentystka z Espoo, która zatrzymała się, żeby wyplątać z sieci fokę, i dotarła o zmierzchu, przy wiosłach, z żaglem na ramionach jak z kocem.',
      ),
      p(
        'Nagrodą jest zegarek bez wskazówek. Noszą go wszyscy zwycięzcy i twierdzą, że chodzi zadziwiająco dokładnie. Zgłoszenia: ',
        link('https://guide.example/hanko', 'guide.example/hanko'),
        '.',
      ),
    ],
  },
  de: {
    title: 'Der schönste letzte Platz',
    body: [
      p(
        'Bei der Regatta von Hanko im Juli schauen alle auf das erste Boot. Seit 1974 sitzt allerdings oben im Wasserturm eine zweite Jury, und sie vergibt den Preis für den schönsten letzten Platz.',
      ),
      p(
        'Die Regeln sind streng. Man muss sich bemüht haben; man darf niemandem im Weg gewesen sein; und man muss das Ziel in sichtlich besserer Laune erreichen als den Start. Die Jury hat drei Ferngläser. Im vergangenen Jahr gewann eine Zahnärztin aus Espoo, die angehalten hatte, um einen Seehund aus einem Netz zu befreien, und in der Dämmerung eintraf, rudernd, das Segel wie eine Decke um die Schultern.',
      ),
      p(
        'Der Preis ist eine Uhr ohne Zeiger. Alle Sieger tragen sie und finden, sie gehe erstaunlich genau. Anmeldung: ',
        link('https://guide.example/hanko', 'guide.example/hanko'),
        '.',
      ),
    ],
  },
  da: {
    title: 'Den smukkeste sidsteplads',
    summary: 'Ved regattaen i Hanko sidder der en ekstra jury i vandtårnet med tre kikkerter.',
    body: [
      p(
        'Ved regattaen i Hanko i juli ser alle på den første båd. Men siden 1974 har en ekstra jury siddet oppe i vandtårnet, og den uddeler prisen for den smukkeste sidsteplads.',
      ),
      p(
        'Reglerne er strenge. Man skal have gjort sig umage; man må ikke have været i vejen for nogen; og man skal komme i mål i synligt bedre humør, end man startede. Juryen har tre kikkerter. Sidste år faldt valget på en tandlæge fra Espoo, der var standset for at befri en sæl fra et net og nåede frem i skumringen, roende, med sejlet om skuldrene som et tæppe.',
      ),
      p(
        'Prisen er et ur uden visere. Alle vinderne går med det og synes, det går forbavsende præcist. Tilmelding: ',
        link('https://guide.example/hanko', 'guide.example/hanko'),
        '.',
      ),
    ],
  },
}

const redWarehouses: ArticleSource = {
  id: 'article-43',
  author: 'author-eero',
  cover: 'picture-warehouses',
  daysAgo: 317,
  topics: ['history', 'craft'],
  related: ['article-22', 'article-35'],
  en: {
    title: 'Red Until It Is Right',
    summary: 'How the colour of Porvoo is cooked, and who decides when it is ready.',
    body: [
      p(
        'The warehouses along the river in Porvoo are red because a king was expected. In the eighteenth century the town wished to please him and had the grey boards painted. The king came, it is said, looked out of the other window and left. The red stayed.',
      ),
      p(
        'Since then it has been cooked afresh every few years: rye flour, water, vitriol, ochre. Tuomas Lindroos does it in a cauldron behind the boathouse and stirs with an oar. The recipe hangs on the wall, but is no use to anyone, for its last line reads: ',
        i('until it is right'),
        '.',
      ),
      p(
        'And when is that? Lindroos dips in his thumb and presses it against the nearest wall. If you cannot find the print any more, it is right.',
      ),
    ],
  },
  pl: {
    title: 'Czerwień, aż będzie dobra',
    summary: 'Jak gotuje się kolor Porvoo i kto decyduje, że już.',
    body: [
      p(
        'Spichlerze nad rzeką w Porvoo są czerwone, bo spodziewano się króla. W osiemnastym wieku miasto chciało mu się przypodobać i kazało pomalować szare deski. Król przyjechał, wyjrzał, jak wieść niesie, przez drugie okno i odjechał. Czerwień została.',
      ),
      p(
        'Od tamtej pory co kilka lat gotuje się ją na nowo: mąka żytnia, woda, witriol, ochra. Tuomas Lindroos robi to w kotle za hangarem na łodzie i miesza wiosłem. Przepis wisi na ścianie, ale nikomu się nie przyda, bo ostatni wiersz brzmi: ',
        i('aż będzie dobra'),
        '.',
      ),
      p(
        'A kiedy jest dobra? Lindroos zanurza kciuk i przyciska go do najbliższej ściany. Jeśli odcisku nie da się już znaleźć, to znaczy, że już.',
      ),
    ],
  },
  de: {
    title: 'Rot, bis es stimmt',
    summary: 'Wie die Farbe von Porvoo gekocht wird, und wer entscheidet, wann sie fertig ist.',
    body: [
      p(
        'Die Speicher am Fluss in Porvoo sind rot, weil ein König erwartet wurde. Im achtzehnten Jahrhundert wollte die Stadt ihm gefallen und ließ die grauen Bretter streichen. Der König kam, schaute, so heißt es, aus dem anderen Fenster und reiste ab. Das Rot blieb.',
      ),
      p(
        'Seither wird es alle paar Jahre neu gekocht: Roggenmehl, Wasser, Vitriol, Ocker. Tuomas Lindroos macht das in einem Kessel hinter dem Bootshaus und rührt mit einem Ruder. Das Rezept hängt an der Wand, nützt aber niemandem, denn die letzte Zeile lautet: ',
        i('bis es stimmt'),
        '.',
      ),
      p(
        'Und wann ist das? Lindroos taucht den Daumen ein und drückt ihn an die nächste Wand. Findet man den Abdruck nicht wieder, dann stimmt es.',
      ),
    ],
  },
  da: {
    title: 'Rødt, til det er, som det skal være',
    summary: 'Sådan koges Porvoos farve, og sådan afgør man, hvornår den er færdig.',
  },
}

const nightSky: ArticleSource = {
  id: 'article-44',
  author: 'author-jonas',
  cover: 'picture-night-forest',
  daysAgo: 326,
  topics: ['nature', 'islands'],
  related: ['article-36', 'article-08'],
  en: {
    title: 'The Switch on Møn',
    summary:
      'In one Danish village the lights go out at half past ten. Then comes the minute of nothing.',
    body: [
      p(
        'On Møn there is a switch. At half past ten on clear nights Dorthe Klint turns it, and the village goes out. At first you see nothing, for a whole minute. Then the Milky Way arrives as if somebody had drawn a breath.',
      ),
      p(
        'Klint lends deckchairs and old army blankets; a telescope she does not lend. “Don’t look for anything,” she advises. “You will only find that.”',
      ),
      p(
        'Cars switch off their headlamps half a kilometre before the village. The last bus waits with its engine off until one of the passengers has found the Pole Star. Somebody always does. Usually it is ',
        b('the driver'),
        '.',
      ),
    ],
  },
  pl: {
    title: 'Włącznik na wyspie Møn',
    summary:
      'W pewnej duńskiej wsi o wpół do jedenastej gaśnie światło. Potem następuje minuta niczego.',
    body: [
      p(
        'Na wyspie Møn jest włącznik. W pogodne noce o wpół do jedenastej przekręca go Dorthe Klint i wieś gaśnie. Najpierw nie widać nic, przez całą minutę. A potem zjawia się Droga Mleczna, jakby ktoś nabrał powietrza.',
      ),
      p(
        'Klint wypożycza leżaki i stare wojskowe koce. Teleskopu nie. „Proszę niczego nie szukać – radzi. – Znajdą państwo tylko to jedno”.',
      ),
      p(
        'Samochody wyłączają reflektory pół kilometra przed wsią. Ostatni autobus czeka ze zgaszonym silnikiem, aż ktoś z pasażerów odszuka Gwiazdę Polarną. Zawsze się komuś udaje. Najczęściej jest to ',
        b('kierowca'),
        '.',
      ),
    ],
  },
  de: {
    title: 'Der Schalter auf Møn',
    summary:
      'In einem dänischen Dorf geht um halb elf das Licht aus. Dann kommt die Minute, in der nichts ist.',
    body: [
      p(
        'Auf Møn gibt es einen Schalter. In klaren Nächten dreht ihn Dorthe Klint um halb elf herum, und das Dorf geht aus. Zuerst sieht man nichts, eine ganze Minute lang. Dann ist die Milchstraße da, als hätte jemand Luft geholt.',
      ),
      p(
        'Klint verleiht Liegestühle und alte Armeedecken; ein Fernrohr verleiht sie nicht. „Suchen Sie nichts Bestimmtes“, rät sie. „Sonst finden Sie nur das.“',
      ),
      p(
        'Autos schalten einen halben Kilometer vor dem Dorf die Scheinwerfer ab. Der letzte Bus wartet mit abgestelltem Motor, bis einer der Fahrgäste den Polarstern gefunden hat. Irgendwer findet ihn immer. Meistens ist es ',
        b('der Fahrer'),
        '.',
      ),
    ],
  },
  da: {
    title: 'Kontakten på Møn',
    summary:
      'I en landsby på Møn går lyset ud klokken halv elleve. Så kommer minuttet med ingenting.',
    body: [
      p(
        'På Møn er der en kontakt. Klokken halv elleve på klare nætter drejer Dorthe Klint den om, og landsbyen går ud. Først ser man ingenting, et helt minut. Så er Mælkevejen der, som om nogen havde trukket vejret ind.',
      ),
      p(
        'Klint låner liggestole og gamle militærtæpper ud; en kikkert låner hun ikke ud. »Lad være med at lede efter noget,« siger hun. »Så finder I kun det.«',
      ),
      p(
        'Bilerne slukker lygterne en halv kilometer før landsbyen. Den sidste bus holder med slukket motor, indtil en af passagererne har fundet Nordstjernen. Der er altid en, der gør det. Som regel er det ',
        b('chaufføren'),
        '.',
      ),
    ],
  },
}

export const articles40to44 = [slowFilms, chalk, lastPlace, redWarehouses, nightSky]
