// Articles 1 to 5, in full length. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import {
  asset,
  assetLink,
  b,
  entry,
  entryInline,
  entryLink,
  h2,
  h3,
  head,
  hr,
  i,
  li,
  ol,
  p,
  quote,
  row,
  s,
  sub,
  sup,
  table,
  ul,
} from './rich-text.ts'

const granary: ArticleSource = {
  id: 'article-01',
  author: 'author-marta',
  cover: 'picture-granary',
  daysAgo: 2,
  topics: ['music', 'architecture'],
  related: ['article-12', 'article-04', 'article-16'],
  en: {
    title: 'The Granary That Learned to Listen',
    summary:
      'A grain store in Gdańsk now keeps music instead of rye. All it took was leaving the gaps where they were.',
    body: [
      p(
        'On the quiet bank of the Motława, where the barges used to queue for rye, stands a brick house with forty-two shutters and not a single level floor. For three hundred years it kept grain dry. Since last autumn it has kept sound.',
      ),
      p(
        'The Sound Granary is the work of the acoustician Helena Dorsz, who came to measure the building for a developer and ended up talking him out of his hotel. “I clapped once, on the third floor,” she says, “and the house answered. You do not put minibars into a house that answers.”',
      ),
      h2('Wood before stone'),
      p(
        'Grain rots where air stands still, so the builders of 1703 left gaps: between the boards, under the eaves, around every beam. The same gaps now swallow the echo. A cello on the second floor sounds as if it had been carried to you in both hands; a brass quintet, everyone agrees, should be heard from the stairs.',
      ),
      p(
        'Hardly anything was added. The pine is the old pine, the bricks have been washed with water and nothing else, and the hundred and eighty chairs come from a closed school in Wrzeszcz. Where a beam had to be replaced, the new one first hung in the river wind for two winters.',
      ),
      asset('picture-granary'),
      h2('An evening there'),
      p(
        'Concerts begin at half past seven and last an hour, because the house has no cloakroom and, as Dorsz puts it, nobody listens well in a coat for longer than that. Thursdays belong to amateurs. Last June a dockers’ choir sang Kashubian carols, and no one minded.',
      ),
      quote('“We do not sell silence here. We only show where it lives.”'),
      p(
        'If you can choose, take the seats by the western hatches. Shortly before sunset the light comes in flat across the water, the swifts start up over the roofs, and for a moment the programme has one voice more than was printed.',
      ),
      h2('Before you go'),
      ul(
        'Book early: the first two rows are given away to pupils every night.',
        'Bring a jumper, even in July. The ground floor never gets above 16 °C.',
        'The lift takes one wheelchair or one double bass, never both.',
      ),
      entry('place-sound-granary'),
    ],
  },
  pl: {
    title: 'Spichlerz, który nauczył się słuchać',
    summary:
      'W gdańskim spichlerzu zamiast żyta przechowuje się dziś muzykę. Wystarczyło zostawić szpary tam, gdzie były.',
    body: [
      p(
        'Nad spokojnym brzegiem Motławy, tam gdzie dawniej barki czekały w kolejce po żyto, stoi ceglany dom o czterdziestu dwóch okiennicach i ani jednej równej podłodze. Przez trzysta lat chronił ziarno przed wilgocią. Od zeszłej jesieni przechowuje dźwięk.',
      ),
      p(
        'Spichlerz Dźwięku jest dziełem akustyczki Heleny Dorsz. Przyszła zmierzyć budynek na zlecenie dewelopera, a skończyło się na tym, że wybiła mu z głowy hotel. „Klasnęłam raz, na trzecim piętrze – opowiada – i dom odpowiedział. Do domu, który odpowiada, nie wstawia się minibarków”.',
      ),
      h2('Najpierw drewno, potem kamień'),
      p(
        'Ziarno gnije tam, gdzie stoi powietrze, więc budowniczowie z 1703 roku zostawili szpary: między deskami, pod okapem, wokół każdej belki. Te same szpary połykają dziś pogłos. Wiolonczela na drugim piętrze brzmi tak, jakby ktoś przyniósł ją słuchaczowi w obu dłoniach, a kwintetu blaszanego – co do tego panuje zgoda – najlepiej słuchać ze schodów.',
      ),
      p(
        'Nie dodano prawie nic. Sosna to wciąż ta stara sosna, cegły umyto samą wodą, a sto osiemdziesiąt krzeseł pochodzi z zamkniętej szkoły we Wrzeszczu. Tam, gdzie trzeba było wymienić belkę, nową najpierw przez dwie zimy suszono na wietrze od rzeki.',
      ),
      asset('picture-granary'),
      h2('Wieczór w spichlerzu'),
      p(
        'Koncerty zaczynają się o wpół do ósmej i trwają godzinę, bo szatni tu nie ma, a w płaszczu, jak twierdzi Dorsz, nikt nie umie porządnie słuchać dłużej. Czwartki należą do amatorów. W czerwcu ubiegłego roku chór dokerów śpiewał kaszubskie kolędy i nikomu to nie przeszkadzało.',
      ),
      quote('„Nie sprzedajemy ciszy. Pokazujemy tylko, gdzie mieszka”.'),
      p(
        'Kto może wybierać, niech usiądzie przy zachodnich wrotach. Tuż przed zmierzchem światło kładzie się płasko na wodzie, nad dachami odzywają się jerzyki i przez chwilę program ma o jeden głos więcej, niż wydrukowano.',
      ),
      h2('Zanim pójdziesz'),
      ul(
        'Bilety warto kupić wcześniej: dwa pierwsze rzędy co wieczór dostają za darmo uczniowie.',
        'Sweter przyda się nawet w lipcu. Na parterze nigdy nie jest cieplej niż 16 °C.',
        'Winda mieści jeden wózek albo jeden kontrabas, nigdy jedno i drugie naraz.',
      ),
      entry('place-sound-granary'),
    ],
  },
  de: {
    title: 'Der Speicher, der zuhören lernte',
    summary:
      'In einem Danziger Kornspeicher lagert heute Musik statt Roggen. Man musste nur die Ritzen lassen, wo sie waren.',
    body: [
      p(
        'Am stillen Ufer der Mottlau, wo früher die Kähne um Roggen anstanden, steht ein Backsteinhaus mit zweiundvierzig Fensterläden und keinem einzigen ebenen Boden. Dreihundert Jahre lang hielt es Korn trocken. Seit dem vergangenen Herbst bewahrt es Klang.',
      ),
      p(
        'Der Klangspeicher ist das Werk der Akustikerin Helena Dorsz. Sie sollte das Gebäude für einen Investor vermessen und redete ihm am Ende sein Hotel aus. „Ich habe im dritten Stock einmal in die Hände geklatscht“, sagt sie, „und das Haus hat geantwortet. In ein Haus, das antwortet, stellt man keine Minibars.“',
      ),
      h2('Erst das Holz, dann der Stein'),
      p(
        'Korn verdirbt, wo die Luft steht, und so ließen die Erbauer von 1703 überall Ritzen: zwischen den Dielen, unter der Traufe, um jeden Balken herum. Dieselben Ritzen schlucken nun den Hall. Ein Cello im zweiten Stock klingt, als hätte es einem jemand auf beiden Händen gebracht; ein Blechbläserquintett, darin ist man sich einig, hört man am besten von der Treppe aus.',
      ),
      p(
        'Hinzugefügt wurde so gut wie nichts. Die Kiefer ist die alte Kiefer, die Ziegel hat man nur mit Wasser gewaschen, und die hundertachtzig Stühle stammen aus einer geschlossenen Schule in Wrzeszcz. Wo ein Balken ersetzt werden musste, hing der neue zuvor zwei Winter lang im Flusswind.',
      ),
      asset('picture-granary'),
      h2('Ein Abend im Speicher'),
      p(
        'Die Konzerte beginnen um halb acht und dauern eine Stunde, denn eine Garderobe gibt es nicht, und im Mantel, findet Dorsz, hört niemand länger gut zu. Der Donnerstag gehört den Laien. Im vergangenen Juni sang hier ein Hafenarbeiterchor kaschubische Weihnachtslieder, und keinen hat es gestört.',
      ),
      quote('„Wir verkaufen hier keine Stille. Wir zeigen nur, wo sie wohnt.“'),
      p(
        'Wer wählen kann, nimmt die Plätze an den westlichen Luken. Kurz vor Sonnenuntergang fällt das Licht flach über das Wasser herein, über den Dächern fangen die Mauersegler an, und für einen Augenblick hat das Programm eine Stimme mehr, als gedruckt war.',
      ),
      h2('Bevor Sie gehen'),
      ul(
        'Früh buchen: Die ersten beiden Reihen werden jeden Abend an Schulkinder verschenkt.',
        'Einen Pullover mitnehmen, auch im Juli. Im Erdgeschoss wird es nie wärmer als 16 °C.',
        'In den Aufzug passt ein Rollstuhl oder ein Kontrabass, nie beides zugleich.',
      ),
      entry('place-sound-granary'),
    ],
  },
  da: {
    title: 'Pakhuset, der lærte at lytte',
    summary:
      'I et gammelt kornpakhus i Gdańsk opbevarer man nu musik i stedet for rug. Det krævede bare, at sprækkerne fik lov at blive.',
    body: [
      p(
        'På den stille bred af Motława, hvor prammene før i tiden lå i kø efter rug, står et murstenshus med toogfyrre skodder og ikke et eneste gulv i vater. I tre hundrede år holdt det kornet tørt. Siden sidste efterår har det holdt på lyden.',
      ),
      p(
        'Lydpakhuset er skabt af akustikeren Helena Dorsz. Hun kom for at måle bygningen op for en investor og endte med at tale ham fra hans hotel. »Jeg klappede én gang på tredje sal,« siger hun, »og huset svarede. Man sætter ikke minibarer ind i et hus, der svarer.«',
      ),
      h2('Træ før sten'),
      p(
        'Korn rådner, hvor luften står stille, så bygmestrene fra 1703 lod der være sprækker overalt: mellem brædderne, under tagskægget, rundt om hver bjælke. De samme sprækker sluger i dag ekkoet. En cello på anden sal lyder, som om nogen var kommet bærende med den i begge hænder; en messingkvintet skal man, det er alle enige om, høre fra trappen.',
      ),
      p(
        'Der er næsten intet lagt til. Fyrretræet er det gamle fyrretræ, murstenene er vasket i vand og ikke andet, og de hundrede og firs stole kommer fra en nedlagt skole i Wrzeszcz. Hvor en bjælke måtte skiftes, fik den nye først lov at hænge to vintre i vinden fra floden.',
      ),
      asset('picture-granary'),
      h2('En aften i pakhuset'),
      p(
        'Koncerterne begynder klokken halv otte og varer en time, for der er ingen garderobe, og ingen kan, som Dorsz siger, lytte ordentligt i overtøj længere end det. Torsdagen tilhører amatørerne. I juni sidste år sang et kor af havnearbejdere kasjubiske julesange, og det var der ingen, der havde noget imod.',
      ),
      quote('»Vi sælger ikke stilhed her. Vi viser bare, hvor den bor.«'),
      p(
        'Kan man vælge, skal man tage pladserne ved lugerne mod vest. Lige før solnedgang falder lyset fladt ind over vandet, mursejlerne går i gang over tagene, og et øjeblik har programmet en stemme mere, end der står trykt.',
      ),
      h2('Før du går derhen'),
      ul(
        'Bestil i god tid: De to forreste rækker bliver hver aften foræret til skoleelever.',
        'Tag en trøje med, også i juli. Stueetagen kommer aldrig over 16 °C.',
        'Elevatoren kan rumme én kørestol eller én kontrabas, aldrig begge dele.',
      ),
      entry('place-sound-granary'),
    ],
  },
}

const ferry: ArticleSource = {
  id: 'article-02',
  author: 'author-jonas',
  cover: 'picture-ferry',
  daysAgo: 6,
  topics: ['travel', 'sea'],
  related: ['article-25', 'article-13'],
  en: {
    title: 'Eleven Hours Between Two Harbours',
    summary:
      'The night ferry from Stockholm to Turku is the cheapest theatre on the Baltic. Advice for the audience.',
    body: [
      p(
        'The cheapest theatre on the Baltic leaves Stockholm every evening at ten past eight. It has nine decks, a dance band, a chaplain on call, and an audience that wanders about the stage in its socks. Tickets start at nineteen euros, cabin not included.',
      ),
      p(
        'I have crossed on the ',
        i('Solveig'),
        ' eleven times now, in every month but February, and have come to believe that a night ferry is less a means of transport than a form, like the sonnet: always the same length, always the same turn in the middle.',
      ),
      h2('The form'),
      p(
        b('20:10'),
        ' ropes off, Stockholm\n',
        b('23:00'),
        ' the last islands, the last signal\n',
        b('03:20'),
        ' Mariehamn, four minutes of floodlight\n',
        b('07:10'),
        ' Turku: coffee, gulls',
      ),
      p(
        'The turn comes at Mariehamn. Few passengers see it. The bow doors open, a single lorry drives off, a single bicycle is pushed aboard, and somebody on the quay always lifts a hand. Nobody on deck knows who is meant. Everybody waves back.',
      ),
      h2('How to do it well'),
      ol(
        'Do not sleep at once. The archipelago takes three hours, and the ship threads it so closely that you can read the names on the letterboxes.',
        li(
          'Find your place before the band does:',
          ul(
            'port side, deck seven, for the sunset;',
            'the bench behind the funnel, for warmth;',
            'the children’s playroom, after eleven, for quiet.',
          ),
        ),
        'Eat late. Towards ten the buffet turns philosophical: there is herring in eleven sauces, and the cook, Birgitta Lund, will defend each of them.',
        li(
          'Get up for Mariehamn. Set two alarms.',
          'You may go back to bed afterwards. Nobody does.',
        ),
      ),
      h2('What it is for'),
      p(
        'A flight to Turku takes under an hour and arrives nowhere in particular. The ferry arrives in the morning. You have slept badly, talked to a roofer from Norrtälje about bees, and seen the sea from the inside. No wonder that writers book the cabins without windows: one of our own texts, ',
        entryInline('article-13'),
        ', began as a notebook on this very ship.',
      ),
      p(
        'Towards six the light gets there before the land does. The band has packed up, the roofer is asleep on his rucksack, and the first rocks of the Finnish side slide past, pink, as if they had only just been made.',
      ),
    ],
  },
  pl: {
    title: 'Jedenaście godzin między dwoma portami',
    summary:
      'Nocny prom ze Sztokholmu do Turku to najtańszy teatr nad Bałtykiem. Kilka rad dla publiczności.',
    body: [
      p(
        'Najtańszy teatr nad Bałtykiem wypływa ze Sztokholmu co wieczór dziesięć po ósmej. Ma dziewięć pokładów, zespół taneczny, kapelana na wezwanie i publiczność, która przechadza się po scenie w skarpetkach. Bilety od dziewiętnastu euro, kabina płatna osobno.',
      ),
      p(
        'Płynąłem „Solveig” już jedenaście razy, we wszystkich miesiącach oprócz lutego, i doszedłem do przekonania, że nocny prom jest nie tyle środkiem transportu, ile ',
        i('formą'),
        ', tak jak sonet: zawsze tej samej długości i zawsze z tym samym zwrotem w połowie.',
      ),
      h2('Forma'),
      p(
        b('20.10'),
        ' cumy oddane, Sztokholm\n',
        b('23.00'),
        ' ostatnie wyspy, ostatni zasięg\n',
        b('3.20'),
        ' Mariehamn, cztery minuty w świetle reflektorów\n',
        b('7.10'),
        ' Turku: kawa, mewy',
      ),
      p(
        'Zwrot następuje w Mariehamn. Mało kto z pasażerów go widzi. Otwiera się furta dziobowa, zjeżdża jedna ciężarówka, ktoś wprowadza na pokład jeden rower, a na nabrzeżu zawsze stoi człowiek, który podnosi rękę. Nikt na górze nie wie, do kogo macha. Odmachują wszyscy.',
      ),
      h2('Jak zrobić to dobrze'),
      ol(
        'Nie zasypiać od razu. Szkiery ciągną się przez trzy godziny, a statek przeciska się między nimi tak blisko brzegu, że można odczytać nazwiska na skrzynkach pocztowych.',
        li(
          'Znaleźć sobie miejsce, zanim zrobi to zespół:',
          ul(
            'lewa burta, pokład siódmy – na zachód słońca;',
            'ławka za kominem – żeby się ogrzać;',
            'kącik dla dzieci, po jedenastej – dla świętego spokoju.',
          ),
        ),
        'Kolację jeść późno. Około dziesiątej bufet robi się filozoficzny: śledź występuje w jedenastu sosach, a kucharka Birgitta Lund gotowa jest bronić każdego z nich.',
        li(
          'Wstać na Mariehamn. Nastawić dwa budziki.',
          'Potem wolno wrócić do łóżka. Nikt nie wraca.',
        ),
      ),
      h2('Po co to wszystko'),
      p(
        'Lot do Turku trwa niecałą godzinę i kończy się właściwie nigdzie. Prom przypływa do poranka. Człowiek spał źle, rozmawiał z dekarzem z Norrtälje o pszczołach i widział morze od środka. Nic dziwnego, że pisarze rezerwują kabiny bez okien: jeden z naszych tekstów, ',
        entryInline('article-13'),
        ', zaczął się od notatek na tym właśnie statku.',
      ),
      p(
        'Koło szóstej światło dociera wcześniej niż ląd. Zespół spakował instrumenty, dekarz śpi z głową na plecaku, a za burtą przesuwają się pierwsze fińskie skały, różowe, jakby dopiero co je zrobiono.',
      ),
    ],
  },
  de: {
    title: 'Elf Stunden zwischen zwei Häfen',
    summary:
      'Die Nachtfähre von Stockholm nach Turku ist das billigste Theater der Ostsee. Ratschläge für das Publikum.',
    body: [
      p(
        'Das billigste Theater der Ostsee legt jeden Abend um zehn nach acht in Stockholm ab. Es hat neun Decks, eine Tanzkapelle, einen Pfarrer auf Abruf und ein Publikum, das in Socken über die Bühne spaziert. Karten gibt es ab neunzehn Euro, die Kabine geht extra.',
      ),
      p(
        'Ich bin jetzt elfmal mit der ',
        i('Solveig'),
        ' gefahren, in jedem Monat außer im Februar, und glaube inzwischen, dass eine Nachtfähre weniger ein Verkehrsmittel ist als eine Form, wie das Sonett: immer gleich lang, und immer mit derselben Wendung in der Mitte.',
      ),
      h2('Die Form'),
      p(
        b('20.10'),
        ' Leinen los, Stockholm\n',
        b('23.00'),
        ' die letzten Inseln, das letzte Netz\n',
        b('3.20'),
        ' Mariehamn, vier Minuten Flutlicht\n',
        b('7.10'),
        ' Turku: Kaffee, Möwen',
      ),
      p(
        'Die Wendung kommt in Mariehamn. Nur wenige Passagiere sehen sie. Das Bugtor geht auf, ein einziger Lastwagen fährt hinunter, ein einziges Fahrrad wird heraufgeschoben, und auf dem Kai hebt jedes Mal jemand die Hand. An Deck weiß niemand, wem das gilt. Alle winken zurück.',
      ),
      h2('Wie man es richtig macht'),
      ol(
        'Nicht gleich schlafen. Die Schären dauern drei Stunden, und das Schiff fädelt sich so dicht hindurch, dass man die Namen auf den Briefkästen lesen kann.',
        li(
          'Einen Platz suchen, ehe es die Kapelle tut:',
          ul(
            'Backbord, Deck sieben: für den Sonnenuntergang;',
            'die Bank hinter dem Schornstein: für die Wärme;',
            'das Spielzimmer, nach elf: für die Ruhe.',
          ),
        ),
        'Spät essen. Gegen zehn wird das Büfett philosophisch: Es gibt Hering in elf Soßen, und die Köchin, Birgitta Lund, verteidigt jede einzelne.',
        li(
          'Für Mariehamn aufstehen. Zwei Wecker stellen.',
          'Danach darf man wieder ins Bett. Es tut nur keiner.',
        ),
      ),
      h2('Wozu das gut ist'),
      p(
        'Ein Flug nach Turku dauert keine Stunde und kommt eigentlich nirgends an. Die Fähre kommt am Morgen an. Man hat schlecht geschlafen, mit einem Dachdecker aus Norrtälje über Bienen gesprochen und das Meer von innen gesehen. Kein Wunder, dass Schriftsteller die Kabinen ohne Fenster buchen: Einer unserer Texte, ',
        entryInline('article-13'),
        ', begann als Notizheft auf ebendiesem Schiff.',
      ),
      p(
        'Gegen sechs ist das Licht früher da als das Land. Die Kapelle hat eingepackt, der Dachdecker schläft auf seinem Rucksack, und die ersten Felsen der finnischen Seite gleiten vorbei, rosa, als wären sie eben erst fertig geworden.',
      ),
    ],
  },
  da: {
    title: 'Elleve timer mellem to havne',
    summary:
      'Natfærgen fra Stockholm til Turku er Østersøens billigste teater. Gode råd til publikum.',
    body: [
      p(
        'Østersøens billigste teater lægger fra kaj i Stockholm hver aften ti minutter over otte. Det har ni dæk, et danseorkester, en præst på tilkald og et publikum, der går rundt på scenen i strømpesokker. Billetter fra nitten euro, kahyt ikke medregnet.',
      ),
      p(
        'Jeg har nu taget turen med ',
        i('Solveig'),
        ' elleve gange, i alle måneder undtagen februar, og er nået frem til, at en natfærge ikke så meget er et transportmiddel som en form, ligesom sonetten: altid lige lang og altid med den samme vending på midten.',
      ),
      h2('Formen'),
      p(
        b('20.10'),
        ' fortøjningerne kastes, Stockholm\n',
        b('23.00'),
        ' de sidste øer, den sidste dækning\n',
        b('3.20'),
        ' Mariehamn, fire minutter i projektørlys\n',
        b('7.10'),
        ' Turku: kaffe, måger',
      ),
      p(
        'Vendingen kommer i Mariehamn. Kun få passagerer ser den. Bovporten går op, en enkelt lastbil kører i land, en enkelt cykel bliver trukket om bord, og på kajen er der altid nogen, der løfter en hånd. Ingen på dækket ved, hvem det gælder. Alle vinker tilbage.',
      ),
      h2('Sådan gør man det rigtigt'),
      ol(
        'Lad være med at gå i seng med det samme. Skærgården varer tre timer, og skibet sniger sig så tæt forbi, at man kan læse navnene på postkasserne.',
        li(
          'Find en plads, før orkestret gør det:',
          ul(
            'bagbord side, dæk syv, hvis du vil se solnedgangen;',
            'bænken bag skorstenen, hvis du vil have varmen;',
            'børnenes legerum efter klokken elleve, hvis du vil have fred.',
          ),
        ),
        'Spis sent. Ved titiden bliver buffeten filosofisk: Der er sild i elleve slags lage, og kokken, Birgitta Lund, forsvarer dem alle sammen.',
        li(
          'Stå op til Mariehamn. Sæt to vækkeure.',
          'Bagefter må man gerne gå i seng igen. Det er der bare ingen, der gør.',
        ),
      ),
      h2('Hvad det skal gøre godt for'),
      p(
        'Et fly til Turku er under en time om det og ankommer egentlig ingen steder. Færgen ankommer om morgenen. Man har sovet dårligt, talt om bier med en tagdækker fra Norrtälje og set havet indefra. Ikke så sært, at forfattere bestiller kahytterne uden vindue: En af vores egne tekster, ',
        entryInline('article-13'),
        ', begyndte som en notesbog på netop det skib.',
      ),
      p(
        'Hen ad seks når lyset frem før landet. Orkestret har pakket sammen, tagdækkeren sover på sin rygsæk, og de første klipper på den finske side glider forbi, lyserøde, som om de lige var blevet færdige.',
      ),
    ],
  },
}

const amber: ArticleSource = {
  id: 'article-03',
  author: 'author-liis',
  cover: 'picture-amber',
  daysAgo: 9,
  topics: ['craft', 'nature'],
  related: ['article-19', 'article-20'],
  en: {
    title: 'What the Amber Remembers',
    summary:
      'Above a bicycle shop in Klaipėda a cutter looks for windows in stones that are not stones.',
    body: [
      p(
        'Rasa Petkutė does not wear jewellery. Her workshop in Klaipėda, two rooms above a bicycle shop, is full of it all the same: in jam jars, in cigar boxes, in a drawer marked ',
        i('maybe'),
        '. “Most people look at the surface,” she says, and hands me a lump as dull as a potato. “I look for the window.”',
      ),
      p(
        'She finds it with a file and a drop of water. Two strokes, and the potato is lit from inside: a honey-coloured room with a gnat in the middle, one leg raised, as if it had been interrupted.',
      ),
      h2('Forty million years, roughly'),
      p(
        'Baltic amber is the resin of forests that grew in the North some forty million years ago. Its formula is usually given as C',
        sub('10'),
        'H',
        sub('16'),
        'O, which is a polite simplification: every lump is a mixture of its own. It weighs little more than 1.05 g/cm',
        sup('3'),
        ', and that is why storms bring it in. Winter water, cold and heavy, very nearly lets it swim.',
      ),
      asset('emblem-amber'),
      h2('True or false'),
      p('Visitors always ask the same question, so Petkutė has nailed the answer to the wall:'),
      table(
        head('Test', 'Amber', 'Glass', 'Plastic'),
        row('Held in the hand', 'warm', 'cold', 'lukewarm'),
        row('In strong salt water', 'floats', 'sinks', 'it depends'),
        row('Rubbed on wool', 'lifts paper', 'does nothing much', 'lifts paper'),
        row('Touched with a hot needle', 'smells of church', 'does not care', 'smells of regret'),
      ),
      p('The last test, she adds, is for people who no longer want the piece.'),
      h2('After the storm'),
      p(
        'In November she drives out to the Curonian Spit before dawn, with a lamp and a landing net. The beach is not empty. A dozen figures walk along the edge of the foam, bent and silent, each keeping the distance that anglers keep. Nobody says what they have found. You can tell by who stops for soup at ',
        entryLink('article-19', 'the market hall'),
        ' on the way home.',
      ),
      p(
        'And what does she keep for herself? Petkutė opens the drawer marked ',
        i('maybe'),
        ' and takes out a bead with nothing in it at all: no insect, no bubble, no crack. “That one,” she says, “I simply have not understood yet.”',
      ),
    ],
  },
  pl: {
    title: 'Co pamięta bursztyn',
    summary:
      'Nad sklepem z rowerami w Kłajpedzie bursztyniarka szuka okien w kamieniach, które nie są kamieniami.',
    body: [
      p(
        'Rasa Petkutė nie nosi biżuterii. Jej pracownia w Kłajpedzie, dwa pokoje nad sklepem z rowerami, i tak jest jej pełna: w słoikach po dżemie, w pudełkach po cygarach, w szufladzie z napisem ',
        i('może'),
        '. „Większość ludzi patrzy na powierzchnię – mówi i podaje mi grudkę szarą jak ziemniak. – Ja szukam okna”.',
      ),
      p(
        'Znajduje je pilnikiem i kroplą wody. Dwa pociągnięcia i ziemniak rozświetla się od środka: miodowy pokoik, a pośrodku komar z uniesioną nogą, jakby mu ktoś przerwał w pół zdania.',
      ),
      h2('Czterdzieści milionów lat, mniej więcej'),
      p(
        'Bursztyn bałtycki to żywica lasów, które rosły na Północy jakieś czterdzieści milionów lat temu. Zwykle podaje się jego wzór jako C',
        sub('10'),
        'H',
        sub('16'),
        'O, co jest uprzejmym uproszczeniem, bo każda bryłka to osobna mieszanina. Gęstość ma niewiele większą niż 1,05 g/cm',
        sup('3'),
        ' i właśnie dlatego wyrzucają go sztormy: zimą woda, chłodna i ciężka, prawie pozwala mu pływać.',
      ),
      asset('emblem-amber'),
      h2('Prawda czy fałsz'),
      p('Goście zadają zawsze to samo pytanie, więc Petkutė przybiła odpowiedź do ściany:'),
      table(
        head('Próba', 'Bursztyn', 'Szkło', 'Plastik'),
        row('W dłoni', 'ciepły', 'zimne', 'letni'),
        row('W mocno słonej wodzie', 'pływa', 'tonie', 'to zależy'),
        row('Potarty o wełnę', 'przyciąga papierki', 'prawie nic', 'przyciąga papierki'),
        row('Dotknięty gorącą igłą', 'pachnie kościołem', 'ani drgnie', 'pachnie żalem'),
      ),
      p('Ostatnia próba, dodaje, jest dla tych, którym na okazie już nie zależy.'),
      h2('Po sztormie'),
      p(
        'W listopadzie wyjeżdża przed świtem na Mierzeję Kurońską, z latarką i podbierakiem. Plaża nie jest pusta. Skrajem piany idzie kilkanaście postaci, pochylonych i milczących, każda w takiej odległości od drugiej, jaką zachowują wędkarze. Nikt nie mówi, co znalazł. Można to poznać po tym, kto w drodze powrotnej wstąpi na zupę do ',
        entryLink('article-19', 'hali targowej'),
        '.',
      ),
      p(
        'A co zostawia sobie? Petkutė otwiera szufladę z napisem ',
        i('może'),
        ' i wyjmuje paciorek, w którym nie ma zupełnie nic: ani owada, ani bąbelka, ani rysy. „Tego – mówi – po prostu jeszcze nie zrozumiałam”.',
      ),
    ],
  },
  de: {
    title: 'Woran sich der Bernstein erinnert',
    summary:
      'Über einem Fahrradladen in Klaipėda sucht eine Schleiferin nach Fenstern in Steinen, die keine sind.',
    body: [
      p(
        'Rasa Petkutė trägt keinen Schmuck. Ihre Werkstatt in Klaipėda, zwei Zimmer über einem Fahrradladen, ist trotzdem voll davon: in Marmeladengläsern, in Zigarrenkisten, in einer Schublade mit der Aufschrift ',
        i('vielleicht'),
        '. „Die meisten schauen auf die Oberfläche“, sagt sie und reicht mir einen Brocken, stumpf wie eine Kartoffel. „Ich suche das Fenster.“',
      ),
      p(
        'Sie findet es mit einer Feile und einem Tropfen Wasser. Zwei Striche, und die Kartoffel leuchtet von innen: ein honigfarbenes Zimmer, mittendrin eine Mücke mit erhobenem Bein, als hätte man sie unterbrochen.',
      ),
      h2('Vierzig Millionen Jahre, ungefähr'),
      p(
        'Baltischer Bernstein ist das Harz von Wäldern, die vor etwa vierzig Millionen Jahren im Norden wuchsen. Als Formel wird meist C',
        sub('10'),
        'H',
        sub('16'),
        'O angegeben, eine höfliche Vereinfachung, denn jeder Brocken ist eine Mischung für sich. Mit kaum mehr als 1,05 g/cm',
        sup('3'),
        ' ist er so leicht, dass ihn die Stürme bringen: Im Winter, wenn das Wasser kalt und schwer ist, kann er beinahe schwimmen.',
      ),
      asset('emblem-amber'),
      h2('Echt oder falsch'),
      p('Weil alle Besucher dieselbe Frage stellen, hat Petkutė die Antwort an die Wand genagelt:'),
      table(
        head('Probe', 'Bernstein', 'Glas', 'Plastik'),
        row('In der Hand', 'warm', 'kalt', 'lau'),
        row('In starkem Salzwasser', 'schwimmt', 'sinkt', 'je nachdem'),
        row('An Wolle gerieben', 'zieht Papier an', 'tut nicht viel', 'zieht Papier an'),
        row('Mit heißer Nadel', 'riecht nach Kirche', 'bleibt ungerührt', 'riecht nach Reue'),
      ),
      p('Die letzte Probe, fügt sie hinzu, sei für Leute, die das Stück nicht mehr haben wollen.'),
      h2('Nach dem Sturm'),
      p(
        'Im November fährt sie vor Tagesanbruch auf die Kurische Nehrung, mit Lampe und Kescher. Der Strand ist nicht leer. Ein Dutzend Gestalten geht am Rand der Gischt entlang, gebückt und schweigend, in dem Abstand, den Angler voneinander halten. Keiner sagt, was er gefunden hat. Man merkt es daran, wer auf dem Heimweg ',
        entryLink('article-19', 'in der Markthalle'),
        ' auf eine Suppe einkehrt.',
      ),
      p(
        'Und was behält sie für sich? Petkutė öffnet die Schublade mit der Aufschrift ',
        i('vielleicht'),
        ' und holt eine Perle heraus, in der gar nichts ist: kein Insekt, keine Blase, kein Riss. „Die hier“, sagt sie, „habe ich einfach noch nicht verstanden.“',
      ),
    ],
  },
  da: {
    title: 'Det ravet husker',
    summary:
      'Over en cykelforretning i Klaipėda leder en ravsliber efter vinduer i sten, der ikke er sten.',
    body: [
      p(
        'Rasa Petkutė går ikke med smykker. Alligevel er hendes værksted i Klaipėda, to værelser over en cykelforretning, fyldt med dem: i syltetøjsglas, i cigarkasser, i en skuffe mærket ',
        i('måske'),
        '. »De fleste ser på overfladen,« siger hun og rækker mig en klump så mat som en kartoffel. »Jeg leder efter vinduet.«',
      ),
      p(
        'Hun finder det med en fil og en dråbe vand. To strøg, og kartoflen lyser indefra: en honninggylden stue med en myg i midten, det ene ben løftet, som om den var blevet afbrudt.',
      ),
      h2('Fyrre millioner år, sådan cirka'),
      p(
        'Det baltiske rav er harpiks fra skove, der voksede i Norden for omkring fyrre millioner år siden. Formlen plejer man at skrive C',
        sub('10'),
        'H',
        sub('16'),
        'O, hvad der er en høflig forenkling, for hver eneste klump er sin egen blanding. Med en massefylde på knap 1,1 g/cm',
        sup('3'),
        ' er det så let, at stormene kan bære det i land: Om vinteren, når vandet er koldt og tungt, kan rav næsten svømme.',
      ),
      asset('emblem-amber'),
      h2('Ægte eller falsk'),
      p(
        'De besøgende stiller altid det samme spørgsmål, så Petkutė har sømmet svaret op på væggen:',
      ),
      table(
        head('Prøve', 'Rav', 'Glas', 'Plastik'),
        row('I hånden', 'varmt', 'koldt', 'lunkent'),
        row('I stærkt saltvand', 'flyder', 'synker', 'det kommer an på'),
        row('Gnedet mod uld', 'løfter papir', 'gør ikke meget', 'løfter papir'),
        row('Rørt med en glødende nål', 'dufter af kirke', 'er ligeglad', 'lugter af fortrydelse'),
      ),
      p('Den sidste prøve, tilføjer hun, er for folk, der ikke længere vil have stykket.'),
      h2('Efter stormen'),
      p(
        'I november kører hun ud på Den Kuriske Landtange før daggry med lygte og fangstnet. Stranden er ikke tom. En halv snes skikkelser går langs skumkanten, foroverbøjede og tavse, med den afstand, lystfiskere holder til hinanden. Ingen siger, hvad de har fundet. Man kan se det på, hvem der på hjemvejen slår et slag om ',
        entryLink('article-19', 'markedshallen'),
        ' efter en suppe.',
      ),
      p(
        'Hvad beholder hun så selv? Petkutė åbner skuffen mærket ',
        i('måske'),
        ' og tager en perle frem, der slet ikke er noget i: intet insekt, ingen boble, ingen revne. »Den her,« siger hun, »har jeg ganske enkelt ikke forstået endnu.«',
      ),
    ],
  },
}

const organ: ArticleSource = {
  id: 'article-04',
  author: 'author-hanne',
  cover: 'picture-organ',
  daysAgo: 13,
  topics: ['music', 'craft'],
  related: ['article-01', 'article-35'],
  en: {
    title: 'Two Thousand Pipes and a Thermos Flask',
    summary:
      'For four years Ulrike Sandhop has been putting an organ in Stralsund back on its feet, with the help of a dentist, a gutter and a rolling pin.',
    body: [
      p(
        'Ulrike Sandhop climbs into the organ at half past six in the morning, because at half past six the delivery vans are not yet out and nobody is frying anything next door. She carries a thermos flask, a tuning knife and a pencil on a string. “An organ is a building inside a building,” she says through the woodwork. “You have to know where the draughts live.”',
      ),
      p(
        'The instrument stands in the west gallery of St Katharine’s by the Sound in Stralsund. It has 2,112 pipes. The largest is as tall as a house, the smallest no longer than a cigarette, and some three hundred of them had served over the decades as vases, as flagpoles and, in one case, as a very handsome rolling pin.',
      ),
      h2('The town gives back'),
      p(
        'When Sandhop put a notice in the paper, the pipes came home. A farmer from Rügen brought one that had been his grandfather’s gutter. A dentist returned the whole upper octave of a flute stop, wrapped in tissue paper, and asked not to be named.',
      ),
      quote(
        'We measured every pipe that came in. All but four were in tune with one another.',
        'The four turned out to be the dentist’s own work.',
      ),
      h2('What you hear'),
      p(
        'Old organ metal is mostly lead, and lead takes its time. The tone does not start, it arrives: first a breath, then a vowel, then the note. Listen to ',
        assetLink('audio-organ', 'the test recording from March'),
        ', made on a telephone and just one second long: after that a gull came in, too early, and Sandhop switched off.',
      ),
      asset('audio-organ'),
      h3('Three stops worth knowing'),
      ul(
        li(p(b('Gedackt 8′'), ', the speaking voice: warm, a little hoarse.')),
        li(p(b('Quintadena 16′'), ', a bass with a second note hidden inside it.')),
        li(
          p(
            b('Vox humana'),
            ', meant to sound like people. It sounds like people on a ferry, and is loved for it.',
          ),
        ),
      ),
      hr(),
      p(
        'The organ will be heard in public on Whit Sunday. Sandhop will not be sitting in the nave. She will be where she always is, inside, in the dark, with her hand flat on the wind chest. “From there,” she says, “I can feel whether they are singing along.”',
      ),
    ],
  },
  pl: {
    title: 'Dwa tysiące piszczałek i termos',
    summary:
      'Od czterech lat Ulrike Sandhop stawia na nogi organy w Stralsundzie. Pomogli jej dentysta, rynna i wałek do ciasta.',
    body: [
      p(
        'Ulrike Sandhop wchodzi do organów o wpół do siódmej rano, bo o tej porze nie jeżdżą jeszcze samochody dostawcze i nikt za ścianą niczego nie smaży. Ma ze sobą termos, nóż do strojenia i ołówek na sznurku. „Organy to budynek w budynku – słychać jej głos zza drewna. – Trzeba wiedzieć, gdzie mieszkają przeciągi”.',
      ),
      p(
        'Instrument stoi na zachodniej emporze kościoła Świętej Katarzyny nad Sundem w Stralsundzie. Ma 2112 piszczałek. Największa jest wysoka jak dom, najmniejsza nie dłuższa od papierosa, a jakieś trzysta z nich przez dziesięciolecia służyło za wazony, za drzewce do flag i w jednym wypadku za wyjątkowo urodziwy wałek do ciasta.',
      ),
      h2('Miasto oddaje'),
      p(
        'Wystarczyło ogłoszenie w gazecie i piszczałki zaczęły wracać do domu. Rolnik z Rugii przywiózł taką, która była rynną jego dziadka. Pewien dentysta zwrócił całą górną oktawę głosu fletowego, zawiniętą w bibułkę, i poprosił, by nie wymieniać go z nazwiska.',
      ),
      quote(
        'Zmierzyliśmy każdą piszczałkę, jaka do nas trafiła. Wszystkie oprócz czterech stroiły ze sobą.',
        'Te cztery, jak się okazało, dentysta zrobił sam.',
      ),
      h2('Co słychać'),
      p(
        'Stary stop organowy to głównie ołów, a ołów się nie spieszy. Dźwięk nie zaczyna się, lecz nadchodzi: najpierw oddech, potem samogłoska, dopiero na końcu nuta. Warto posłuchać ',
        assetLink('audio-organ', 'próbnego nagrania z marca'),
        ', zrobionego telefonem. Trwa sekundę: potem za wcześnie weszła mewa i Sandhop je przerwała.',
      ),
      asset('audio-organ'),
      h3('Trzy głosy, które warto znać'),
      ul(
        li(p(b('Gedackt 8′'), ' – głos mówiony, ciepły i trochę zachrypnięty.')),
        li(p(b('Quintadena 16′'), ' – bas, w którym ukryto drugi dźwięk.')),
        li(
          p(
            b('Vox humana'),
            ' – miał brzmieć jak ludzie. Brzmi jak ludzie na promie i za to się go kocha.',
          ),
        ),
      ),
      hr(),
      p(
        'Publicznie organy odezwą się w Zielone Świątki. Sandhop nie będzie siedziała w nawie. Będzie tam, gdzie zawsze, w środku, w ciemności, z dłonią płasko na wiatrownicy. „Stamtąd – mówi – czuję, czy ludzie śpiewają razem z nami”.',
      ),
    ],
  },
  de: {
    title: 'Zweitausend Pfeifen und eine Thermoskanne',
    summary:
      'Seit vier Jahren bringt Ulrike Sandhop in Stralsund eine Orgel wieder auf die Beine. Geholfen haben ein Zahnarzt, eine Dachrinne und ein Nudelholz.',
    body: [
      p(
        'Ulrike Sandhop steigt morgens um halb sieben in die Orgel, denn um halb sieben sind die Lieferwagen noch nicht unterwegs, und nebenan brät niemand etwas. Sie hat eine Thermoskanne dabei, ein Stimmmesser und einen Bleistift an der Schnur. „Eine Orgel ist ein Gebäude im Gebäude“, sagt sie durch das Gehäuse. „Man muss wissen, wo die Zugluft wohnt.“',
      ),
      p(
        'Das Instrument steht auf der Westempore von St. Katharinen am Sund in Stralsund. Es hat 2112 Pfeifen. Die größte ist hoch wie ein Haus, die kleinste nicht länger als eine Zigarette, und etwa dreihundert von ihnen hatten im Lauf der Jahrzehnte als Vase gedient, als Fahnenstange und in einem Fall als ausgesprochen schönes Nudelholz.',
      ),
      h2('Die Stadt gibt zurück'),
      p(
        'Als Sandhop eine Anzeige in die Zeitung setzte, kamen die Pfeifen nach Hause. Ein Bauer von Rügen brachte eine, die seinem Großvater als Dachrinne gedient hatte. Ein Zahnarzt gab die ganze obere Oktave eines Flötenregisters zurück, in Seidenpapier, und bat darum, nicht genannt zu werden.',
      ),
      quote(
        'Wir haben jede Pfeife vermessen, die hereinkam. Bis auf vier stimmten alle zueinander.',
        'Die vier, stellte sich heraus, hatte der Zahnarzt selbst gemacht.',
      ),
      h2('Was man hört'),
      p(
        'Altes Orgelmetall besteht zum größten Teil aus Blei, und Blei lässt sich Zeit. Der Ton setzt nicht ein, er trifft ein: erst ein Atem, dann ein Vokal, dann die Note. Zu hören ist das auf ',
        assetLink('audio-organ', 'der Probeaufnahme vom März'),
        ', mit dem Telefon gemacht und nur eine Sekunde lang: Dann setzte zu früh eine Möwe ein, und Sandhop schaltete ab.',
      ),
      asset('audio-organ'),
      h3('Drei Register, die man kennen sollte'),
      ul(
        li(p(b('Gedackt 8′'), ', die Sprechstimme: warm, ein wenig heiser.')),
        li(p(b('Quintadena 16′'), ', ein Bass, in dem ein zweiter Ton versteckt ist.')),
        li(
          p(
            b('Vox humana'),
            ', gedacht als Menschenstimme. Sie klingt nach Menschen auf einer Fähre und wird dafür geliebt.',
          ),
        ),
      ),
      hr(),
      p(
        'Am Pfingstsonntag ist die Orgel zum ersten Mal öffentlich zu hören. Sandhop wird dann nicht im Kirchenschiff sitzen. Sie wird sein, wo sie immer ist, drinnen, im Dunkeln, die Hand flach auf der Windlade. „Von dort aus“, sagt sie, „spüre ich, ob sie mitsingen.“',
      ),
    ],
  },
  da: {
    title: 'To tusind piber og en termokande',
    summary:
      'I fire år har Ulrike Sandhop været i gang med at få et orgel i Stralsund på benene igen. En tandlæge, en tagrende og en kagerulle har hjulpet til.',
    body: [
      p(
        'Ulrike Sandhop kravler ind i orglet klokken halv syv om morgenen, for på det tidspunkt kører varevognene ikke endnu, og ingen er begyndt at stege noget i nabohuset. Hun har en termokande med, en stemmekniv og en blyant i en snor. »Et orgel er en bygning inde i en bygning,« siger hun gennem træværket. »Man skal vide, hvor trækken bor.«',
      ),
      p(
        'Instrumentet står på vestgalleriet i Sankt Katharina ved Sundet i Stralsund. Det har 2.112 piber. Den største er høj som et hus, den mindste ikke længere end en cigaret, og omkring tre hundrede af dem havde gennem årtierne gjort tjeneste som vaser, som flagstænger og i et enkelt tilfælde som en usædvanlig smuk kagerulle.',
      ),
      h2('Byen giver tilbage'),
      p(
        'Da Sandhop satte en annonce i avisen, kom piberne hjem. En bonde fra Rügen kom med en, der havde været hans farfars tagrende. En tandlæge afleverede hele den øverste oktav af en fløjtestemme, pakket ind i silkepapir, og bad om ikke at blive nævnt ved navn.',
      ),
      quote(
        'Vi målte hver eneste pibe, der kom ind. På nær fire stemte de alle sammen overens.',
        'De fire viste det sig, at tandlægen selv havde lavet.',
      ),
      h2('Hvad man hører'),
      p(
        'Gammelt orgelmetal er mest bly, og bly har god tid. Tonen begynder ikke, den ankommer: først et åndedrag, så en vokal, så tonen selv. Hør ',
        assetLink('audio-organ', 'prøveoptagelsen fra marts'),
        ', der er lavet med en telefon og kun varer et sekund: Så satte en måge ind for tidligt, og Sandhop slukkede.',
      ),
      asset('audio-organ'),
      h3('Tre stemmer, der er værd at kende'),
      ul(
        li(p(b('Gedackt 8′'), ', talestemmen: varm og en smule hæs.')),
        li(p(b('Quintadena 16′'), ', en bas med en ekstra tone gemt indeni.')),
        li(
          p(
            b('Vox humana'),
            ', der skulle lyde som mennesker. Den lyder som mennesker på en færge, og det elsker man den for.',
          ),
        ),
      ),
      hr(),
      p(
        'Pinsedag spiller orglet for første gang offentligt. Sandhop kommer ikke til at sidde i kirkeskibet. Hun vil være der, hvor hun altid er, indenfor i mørket med hånden fladt på vindladen. »Derindefra,« siger hun, »kan jeg mærke, om de synger med.«',
      ),
    ],
  },
}

const coldClub: ArticleSource = {
  id: 'article-05',
  author: 'author-jonas',
  cover: 'picture-winter-bath',
  daysAgo: 17,
  topics: ['sea', 'travel'],
  related: ['article-17', 'article-10'],
  en: {
    title: 'The Cold Club',
    summary:
      'In January, with the harbour at two degrees, the politest queue in Copenhagen forms in front of a ladder.',
    body: [
      p(
        'Every morning at seven a queue forms on a jetty at Refshaleøen in Copenhagen. It is the politest queue in the city. People let one another go first, and they mean it: at the end of the queue there is a ladder, and at the end of the ladder, in January, there is water at two degrees.',
      ),
      p(
        'The Cold Club has four hundred members, a waiting list of nine hundred, and one rule, painted on the changing-room door: ',
        b('nobody is impressed'),
        '. No times are kept and no pictures taken. Whoever has been in says good morning to whoever is about to go.',
      ),
      h2('Forty seconds'),
      p(
        'I was told that the first ten seconds belong to the body, the next ten to the head, and the rest to you. This is accurate. First everything in me wanted to be elsewhere. Then I noticed that I was breathing. Then I saw the opera house, the steam above the power station, a cormorant hanging its wings out to dry on a buoy, and had the impression of seeing them for once without an opinion.',
      ),
      h2('Rules of the house'),
      ul(
        li(
          'Go in slowly and come out sooner than you would like.',
          ul(
            'Newcomers: three breaths.',
            'Old hands: as long as you can still recite your address.',
          ),
        ),
        'Never alone, and never after a party.',
        li(
          'The sauna is for talking.',
          ul('Politics on the lower bench only.', 'Interest rates nowhere.'),
        ),
        li(p(s('Silence after eight.'), ' Abolished: nobody managed it.')),
      ),
      h2('Why they stay'),
      p(
        'Bodil Ravn, who is eighty-one and sweeps the jetty, has been swimming here ever since the harbour was declared clean and, she adds, for some years before that. She has seen fashions come and go: the hats, the Icelandic jumpers, the people who shovel ice into barrels although the sea is right there. “It is not about the cold,” she says. “It is about having been down once before the day starts talking.”',
      ),
      p(
        'Afterwards there is rye bread and coffee on the planks. Everyone is as red as a postbox and fond of everyone else, and no one is impressed. If you would like to try, ask at the hatch on the first Sunday of the month. Towels are lent; courage is not.',
      ),
    ],
  },
  pl: {
    title: 'Klub Zimna',
    summary:
      'W styczniu, gdy woda w porcie ma dwa stopnie, przed pewną drabinką ustawia się najuprzejmiejsza kolejka w Kopenhadze.',
    body: [
      p(
        'Codziennie o siódmej rano na pomoście na Refshaleøen w Kopenhadze ustawia się kolejka. To najuprzejmiejsza kolejka w mieście. Ludzie przepuszczają się nawzajem i robią to szczerze: na końcu kolejki jest drabinka, a na końcu drabinki, w styczniu, woda o temperaturze dwóch stopni.',
      ),
      p(
        'Klub Zimna ma czterystu członków, dziewięćset osób na liście oczekujących i jedną zasadę, wymalowaną na drzwiach szatni: ',
        b('nikomu to nie imponuje'),
        '. Nikt nie mierzy czasu, nikt nie robi zdjęć. Kto już był w wodzie, mówi dzień dobry temu, kto dopiero idzie.',
      ),
      h2('Czterdzieści sekund'),
      p(
        'Powiedziano mi, że pierwsze dziesięć sekund należy do ciała, drugie do głowy, a reszta do człowieka. To prawda. Najpierw wszystko we mnie chciało być gdzie indziej. Potem zauważyłem, że oddycham. A potem zobaczyłem operę, parę nad elektrownią, kormorana, który na boi suszył skrzydła, i miałem wrażenie, że choć raz patrzę na to wszystko bez własnego zdania.',
      ),
      h2('Regulamin'),
      ul(
        li(
          'Wchodzić powoli, wychodzić wcześniej, niż by się chciało.',
          ul('Nowi: trzy oddechy.', 'Starzy wyjadacze: dopóki umieją podać swój adres.'),
        ),
        'Nigdy w pojedynkę i nigdy po imprezie.',
        li(
          'Sauna jest od rozmawiania.',
          ul('Polityka wyłącznie na dolnej ławce.', 'Stopy procentowe nigdzie.'),
        ),
        li(p(s('Po ósmej cisza.'), ' Zniesione: nikt nie dał rady.')),
      ),
      h2('Dlaczego zostają'),
      p(
        'Bodil Ravn ma osiemdziesiąt jeden lat, zamiata pomost i pływa tu, odkąd port ogłoszono czystym, a nawet, jak dodaje, kilka lat dłużej. Widziała, jak mody przychodzą i odchodzą: czapki, islandzkie swetry, ludzie, którzy sypią lód do beczek, choć morze jest tuż obok. „Nie chodzi o zimno – mówi. – Chodzi o to, żeby raz zejść na dół, zanim dzień zacznie gadać”.',
      ),
      p(
        'Potem na deskach jest kawa i żytni chleb. Wszyscy są czerwoni jak duńskie skrzynki pocztowe, wszyscy się lubią i nikomu nic nie imponuje. Kto chciałby spróbować, niech zapyta przy okienku w pierwszą niedzielę miesiąca. Ręczniki wypożyczają, odwagi nie.',
      ),
    ],
  },
  de: {
    title: 'Der Kälteclub',
    summary:
      'Im Januar, bei zwei Grad Wassertemperatur, bildet sich vor einer Leiter die höflichste Schlange von Kopenhagen.',
    body: [
      p(
        'Jeden Morgen um sieben bildet sich auf einem Steg der Halbinsel Refshaleøen in Kopenhagen eine Schlange. Es ist die höflichste der Stadt. Man lässt einander den Vortritt und meint es ernst: Am Ende der Schlange ist eine Leiter, und am Ende der Leiter ist im Januar Wasser von zwei Grad.',
      ),
      p(
        'Der Kälteclub hat vierhundert Mitglieder, eine Warteliste mit neunhundert Namen und eine einzige Regel, die an der Tür der Umkleide steht: ',
        b('Niemand ist beeindruckt'),
        '. Es wird nicht gestoppt und nicht fotografiert. Wer drin war, sagt dem Nächsten guten Morgen.',
      ),
      h2('Vierzig Sekunden'),
      p(
        'Man hatte mir gesagt, die ersten zehn Sekunden gehörten dem Körper, die nächsten zehn dem Kopf und der Rest mir. Das stimmt. Zuerst wollte alles in mir woanders sein. Dann merkte ich, dass ich atmete. Dann sah ich die Oper, den Dampf über dem Kraftwerk, einen Kormoran, der auf einer Boje seine Flügel zum Trocknen aufhängte, und hatte den Eindruck, das alles einmal ohne eigene Meinung zu sehen.',
      ),
      h2('Hausordnung'),
      ul(
        li(
          'Langsam hinein und früher heraus, als man möchte.',
          ul(
            'Neulinge: drei Atemzüge.',
            'Alte Hasen: solange man noch seine Adresse aufsagen kann.',
          ),
        ),
        'Nie allein und nie nach einem Fest.',
        li(
          'Die Sauna ist zum Reden da.',
          ul('Politik nur auf der unteren Bank.', 'Zinsen nirgends.'),
        ),
        li(p(s('Ruhe ab acht.'), ' Abgeschafft: Es hat niemand durchgehalten.')),
      ),
      h2('Warum sie bleiben'),
      p(
        'Bodil Ravn ist einundachtzig, fegt den Steg und schwimmt hier, seit der Hafen für sauber erklärt wurde, und, wie sie hinzufügt, auch schon ein paar Jahre länger. Sie hat die Moden kommen und gehen sehen: die Mützen, die Islandpullover, die Leute, die Eis in Tonnen schaufeln, obwohl das Meer daneben liegt. „Es geht nicht um die Kälte“, sagt sie. „Es geht darum, einmal unten gewesen zu sein, bevor der Tag zu reden anfängt.“',
      ),
      p(
        'Danach gibt es auf den Planken Kaffee und Roggenbrot. Alle sind rot wie ein dänischer Briefkasten, alle haben einander gern, und niemand ist beeindruckt. Wer es versuchen möchte, fragt am ersten Sonntag des Monats an der Luke. Handtücher werden verliehen, Mut nicht.',
      ),
    ],
  },
  at: {
    title: 'Der Klub der Kälte',
    summary:
      'Im Jänner, bei zwei Grad Wassertemperatur, stellt man sich in Kopenhagen vor einer Leiter an, so höflich wie sonst nirgends in der Stadt.',
  },
  da: {
    title: 'Kuldeklubben',
    summary:
      'I januar, når vandet i havnen er to grader, står Københavns høfligste kø foran en badestige.',
    body: [
      p(
        'Hver morgen klokken syv står der kø på en badebro ved Refshaleøen i København. Det er byens høfligste kø. Folk lader hinanden komme først, og de mener det: For enden af køen er der en stige, og for enden af stigen er der i januar vand på to grader.',
      ),
      p(
        'Kuldeklubben har fire hundrede medlemmer, en venteliste på ni hundrede og én regel, der står malet på døren til omklædningsrummet: ',
        b('Ingen er imponeret'),
        '. Der bliver ikke taget tid og ikke taget billeder. Den, der har været i, siger godmorgen til den, der skal til det.',
      ),
      h2('Fyrre sekunder'),
      p(
        'Jeg havde fået at vide, at de første ti sekunder tilhører kroppen, de næste ti hovedet, og at resten er ens egne. Det passer. Først ville alting i mig være et andet sted. Så lagde jeg mærke til, at jeg trak vejret. Så fik jeg øje på Operaen, dampen over kraftværket og en skarv, der havde hængt sine vinger til tørre på en bøje, og det slog mig, at jeg for en gangs skyld så på det hele uden at mene noget.',
      ),
      h2('Husets regler'),
      ul(
        li(
          'Gå langsomt i, og kom op, før du har lyst.',
          ul('Nye: tre åndedrag.', 'Gamle i gårde: så længe man kan huske sin adresse.'),
        ),
        'Aldrig alene og aldrig efter en fest.',
        li('Saunaen er til snak.', ul('Politik kun på den nederste bænk.', 'Renten ingen steder.')),
        li(p(s('Stilhed efter klokken otte.'), ' Afskaffet: Det kunne ingen overholde.')),
      ),
      h2('Hvorfor de bliver ved'),
      p(
        'Bodil Ravn er enogfirs og fejer broen. Hun har badet her, siden havnen blev erklæret ren, og, tilføjer hun, nogle år før det. Hun har set moderne komme og gå: huerne, de islandske sweatre, folk, der skovler is i tønder, selvom havet ligger lige ved siden af. »Det handler ikke om kulden,« siger hun. »Det handler om at have været nede én gang, før dagen begynder at snakke.«',
      ),
      p(
        'Bagefter er der rugbrød og kaffe på plankerne. Alle er røde som postkasser, alle holder af hinanden, og ingen er imponeret. Har man lyst til at prøve, kan man spørge i lugen den første søndag i måneden. Håndklæder låner de ud, mod gør de ikke.',
      ),
    ],
  },
}

export const articles01to05 = [granary, ferry, amber, organ, coldClub]
