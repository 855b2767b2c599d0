// Articles 30 to 34, short. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { asset, b, entry, entryLink, h2, i, p, ul } from './rich-text.ts'

const elevenSeats: ArticleSource = {
  id: 'article-30',
  author: 'author-jonas',
  cover: 'picture-theatre',
  daysAgo: 201,
  topics: ['theatre', 'music'],
  related: ['article-10', 'article-33'],
  en: {
    title: 'Eleven Seats',
    summary: 'A butcher’s shop in Ystad had eleven hooks. That settled the size of the theatre.',
    body: [
      p(
        'The theatre in Ystad has eleven seats because the butcher’s shop had eleven hooks. When Agneta Kvist took it over, she unscrewed the hooks, put a chair under each mark in the ceiling and has refused ever since to add a twelfth. “With eleven,” she says, “you can have looked everyone in the face before the end of the first act.”',
      ),
      p(
        'The plays are short, for nobody can stand the dressing room, formerly the cold store, for more than forty minutes. Critics sit on the step outside and watch through the shop window. Two of them prefer it.',
      ),
      p(
        'In August there are guests for whom the house was not made. They will sing from the street into the shop:',
      ),
      entry('article-10'),
    ],
  },
  pl: {
    title: 'Jedenaście miejsc',
    summary: 'W sklepie rzeźnickim w Ystad było jedenaście haków. Stąd wielkość teatru.',
    body: [
      p(
        'Teatr w Ystad ma jedenaście miejsc, bo w sklepie rzeźnickim było jedenaście haków. Kiedy przejęła go Agneta Kvist, wykręciła haki, pod każdym śladem w suficie postawiła krzesło i od tamtej pory nie godzi się na dwunaste. „Jedenastu osobom – mówi – można zdążyć spojrzeć w twarz przed końcem pierwszego aktu”.',
      ),
      p(
        'Sztuki są krótkie, bo w garderobie, czyli w dawnej chłodni, nikt nie wytrzymuje dłużej niż czterdzieści minut. Recenzenci siedzą na schodku przed wejściem i oglądają przez witrynę. Dwóch woli to od krzesła.',
      ),
      p('W sierpniu przyjadą goście nie na miarę tego domu. Zaśpiewają z ulicy do środka:'),
      entry('article-10'),
    ],
  },
  de: {
    title: 'Elf Plätze',
    body: [
      p(
        'Das Theater in Ystad hat elf Plätze, weil die Metzgerei elf Haken hatte. Als Agneta Kvist den Laden übernahm, schraubte sie die Haken ab, stellte unter jede Spur in der Decke einen Stuhl und weigert sich seither, einen zwölften dazuzustellen. „Bei elf“, sagt sie, „hat man vor dem Ende des ersten Akts jedem ins Gesicht gesehen.“',
      ),
      p(
        'Die Stücke sind kurz, denn länger als vierzig Minuten hält es in der Garderobe, dem früheren Kühlraum, niemand aus. Die Kritiker sitzen draußen auf der Stufe und schauen durchs Schaufenster. Zweien ist das lieber.',
      ),
      p(
        'Im August kommen Gäste, für die das Haus nicht gemacht ist. Sie werden von der Straße in den Laden hineinsingen:',
      ),
      entry('article-10'),
    ],
  },
  da: {
    title: 'Elleve pladser',
    summary: 'Der var elleve kroge i en slagterbutik i Ystad. Det afgjorde teatrets størrelse.',
    body: [
      p(
        'Teatret i Ystad har elleve pladser, fordi slagterbutikken havde elleve kroge. Da Agneta Kvist overtog den, skruede hun krogene ned, satte en stol under hvert mærke i loftet og har siden nægtet at sætte en tolvte ind. »Med elleve,« siger hun, »kan man nå at se alle i øjnene, før første akt er forbi.«',
      ),
      p(
        'Stykkerne er korte, for ingen holder ud at være i garderoben, det gamle kølerum, i mere end fyrre minutter. Anmelderne sidder på trinnet udenfor og kigger ind ad butiksruden. To af dem foretrækker det.',
      ),
      p(
        'I august kommer der gæster, som huset ikke er lavet til. De vil stå på gaden og synge ind i butikken:',
      ),
      entry('article-10'),
    ],
  },
}

const rainRoof: ArticleSource = {
  id: 'article-31',
  author: 'author-hanne',
  cover: 'picture-rain',
  daysAgo: 209,
  topics: ['music', 'architecture'],
  related: ['article-21', 'article-12'],
  en: {
    title: 'A Roof in D Major',
    summary: 'In Aarhus it rains a great deal, and over one former bus depot it rains in tune.',
    body: [
      p(
        'In Aarhus it rains on every other day of the year, and over one former bus depot it rains in D major. The composer Signe Lautrup has covered it with three hundred and eighteen tiles of slate, copper and glass, and one row of enamel saucepan lids. A drizzle plays them like a shy pupil, a cloudburst like a pupil who has just heard that this is the last lesson. The gutter has the bass.',
      ),
      p(
        'Admission is by umbrella: you leave yours in the stand and go home with another. A plan of the best seats is in ',
        entryLink('article-lost', 'our note on rain'),
        ', and this is what a cloudburst looks like from below:',
      ),
      asset('picture-lost'),
      entry('article-lost'),
      p(
        'In dry weeks the roof is silent. People come all the same, sit down and look up, says Lautrup, “as one does in church”.',
      ),
    ],
  },
  pl: {
    title: 'Dach w D-dur',
    summary: 'W Aarhus dużo pada, a nad pewną dawną zajezdnią autobusową pada bez fałszu.',
    body: [
      p(
        'W Aarhus pada co drugi dzień, a nad pewną dawną zajezdnią autobusową pada w D-dur. Kompozytorka Signe Lautrup pokryła ją trzystu osiemnastoma płytkami z łupku, miedzi i szkła oraz jednym rzędem emaliowanych pokrywek. Mżawka gra na nich jak nieśmiały uczeń, ulewa jak uczeń, który właśnie usłyszał, że to ostatnia lekcja. Rynna ma partię basu.',
      ),
      p(
        'Biletem jest parasol: swój zostawia się w stojaku, a do domu wraca z innym. Plan najlepszych miejsc znajduje się w ',
        entryLink('article-lost', 'naszej notatce o deszczu'),
        ', a tak ulewa wygląda od spodu:',
      ),
      asset('picture-lost'),
      entry('article-lost'),
      p(
        'Kiedy jest sucho, dach milczy. Ludzie i tak przychodzą, siadają i patrzą w górę, „tak jak w kościele”, mówi Lautrup.',
      ),
    ],
  },
  de: {
    title: 'Ein Dach in D-Dur',
    summary: 'In Aarhus regnet es viel, und über einem früheren Busdepot regnet es harmonisch.',
    body: [
      p(
        'In Aarhus regnet es jeden zweiten Tag, und über einem früheren Busdepot regnet es in D-Dur. Die Komponistin Signe Lautrup hat es mit dreihundertachtzehn Platten aus Schiefer, Kupfer und Glas gedeckt, dazu eine Reihe emaillierter Topfdeckel. Nieselregen spielt darauf wie ein schüchterner Schüler, ein Wolkenbruch wie einer, der eben erfahren hat, dass dies die letzte Stunde ist. Den Bass hat die Rinne.',
      ),
      p(
        'Als Eintritt gilt ein Regenschirm: Den eigenen stellt man in den Ständer, mit einem anderen geht man nach Hause. Einen Plan der besten Plätze enthält ',
        entryLink('article-lost', 'unsere Notiz über den Regen'),
        ', und so sieht ein Wolkenbruch von unten aus:',
      ),
      asset('picture-lost'),
      entry('article-lost'),
      p(
        'In trockenen Wochen schweigt das Dach. Die Leute kommen trotzdem, setzen sich hin und schauen nach oben, „wie in der Kirche“, sagt Lautrup.',
      ),
    ],
  },
  da: {
    title: 'Et tag i D-dur',
    summary: 'Det regner meget i Aarhus, og over en gammel busgarage regner det rent.',
    body: [
      p(
        'I Aarhus regner det hver anden dag, og over en gammel busgarage regner det i D-dur. Komponisten Signe Lautrup har dækket den med tre hundrede og atten plader af skifer, kobber og glas og en enkelt række emaljerede grydelåg. Støvregn spiller på dem som en genert elev, et skybrud som en elev, der lige har fået at vide, at det er den sidste time. Tagrenden har bassen.',
      ),
      p(
        'Entréen er en paraply: Man stiller sin egen i stativet og går hjem med en anden. En plan over de bedste pladser findes i ',
        entryLink('article-lost', 'vores notat om regn'),
        ', og sådan ser et skybrud ud nedefra:',
      ),
      asset('picture-lost'),
      entry('article-lost'),
      p(
        'I tørre uger tier taget. Folk kommer alligevel, sætter sig ned og kigger op, »som man gør i kirken«, siger Lautrup.',
      ),
    ],
  },
}

const papercut: ArticleSource = {
  id: 'article-32',
  author: 'author-marta',
  cover: 'picture-papercut',
  daysAgo: 218,
  topics: ['literature', 'craft'],
  related: ['article-14', 'article-24'],
  en: {
    title: 'Keep Talking',
    summary: 'In Odense Karen Mose teaches paper cutting. The cutting is the easy part.',
    body: [
      p(
        'Hans Christian Andersen carried scissors on all his travels. He told a story and cut as he went along, and on the last sentence he unfolded the paper, and there it was: the swan, the gallows, the dancer.',
      ),
      p(
        'In a back yard in Odense Karen Mose teaches the hardest thing about it, which is not the cutting. It is to go on talking. Her pupils sit in pairs; if the scissors stop, the listener may get up and fetch coffee. She has taught surgeons, who cut too straight, and hairdressers, who never reach the end.',
      ),
      p(
        'Her best pupil was eight. On her first afternoon she told of a castle without any doors, unfolded the sheet and said: “That’s why.”',
      ),
    ],
  },
  pl: {
    title: 'Mów dalej',
    summary: 'W Odense Karen Mose uczy sztuki wycinanki. Wycinanie jest w niej najłatwiejsze.',
    body: [
      p(
        'Hans Christian Andersen miał w każdej podróży przy sobie nożyczki. Opowiadał historię i od razu ją wycinał, a przy ostatnim zdaniu rozkładał papier i oto była: z łabędziem, szubienicą albo tancerką.',
      ),
      p(
        'Na podwórzu w Odense Karen Mose uczy tego, co w tej sztuce najtrudniejsze, a nie jest to wycinanie. Trzeba umieć nie przestawać mówić. Uczniowie siedzą parami; jeśli nożyczki się zatrzymają, słuchacz ma prawo wstać i pójść po kawę. Miała już chirurgów, którzy tną za prosto, i fryzjerki, które nigdy nie docierają do końca.',
      ),
      p(
        'Najlepsza uczennica miała osiem lat. Pierwszego popołudnia opowiedziała o zamku, w którym nie było drzwi, rozłożyła kartkę i powiedziała: „I dlatego”.',
      ),
    ],
  },
  de: {
    title: 'Weiterreden',
    summary: 'In Odense lehrt Karen Mose den Scherenschnitt. Das Schneiden ist daran das Leichte.',
    body: [
      p(
        'Hans Christian Andersen hatte auf allen Reisen eine Schere bei sich. Er erzählte eine Geschichte und schnitt sie dabei aus, und beim letzten Satz faltete er das Papier auseinander, und da war sie: der Schwan, der Galgen, die Tänzerin.',
      ),
      p(
        'In einem Hinterhof in Odense lehrt Karen Mose, was daran am schwersten ist, und das ist nicht das Schneiden. Es ist das Weiterreden. Ihre Schüler sitzen paarweise; hält die Schere an, darf der Zuhörer aufstehen und Kaffee holen. Sie hat Chirurgen unterrichtet, die zu gerade schneiden, und Friseurinnen, die nie zum Ende kommen.',
      ),
      p(
        'Ihre beste Schülerin war acht. Am ersten Nachmittag erzählte sie von einem Schloss, das keine Türen hatte, faltete das Blatt auseinander und sagte: „Deshalb.“',
      ),
    ],
  },
  da: {
    title: 'Bliv ved med at tale',
    summary: 'I Odense underviser Karen Mose i papirklip. Det er ikke klippet, der er det svære.',
    body: [
      p(
        'H.C. Andersen havde saksen med på alle sine rejser. Han fortalte en historie og klippede, mens han fortalte, og ved den sidste sætning foldede han papiret ud, og der var den: svanen, galgen, danserinden.',
      ),
      p(
        'I en baggård i Odense underviser Karen Mose i det sværeste ved det, og det er ikke at klippe. Det er at blive ved med at tale. Eleverne sidder to og to; går saksen i stå, må tilhøreren rejse sig og hente kaffe. Hun har haft kirurger, der klipper for lige, og frisører, der aldrig når til slutningen.',
      ),
      p(
        'Hendes bedste elev var otte år. Den første eftermiddag fortalte hun om et slot uden døre, foldede arket ud og sagde: »Det er derfor.«',
      ),
    ],
  },
}

const laughTwice: ArticleSource = {
  id: 'article-33',
  author: 'author-hanne',
  cover: 'picture-curtain',
  daysAgo: 227,
  topics: ['theatre', 'language'],
  related: ['article-30', 'article-11'],
  en: {
    title: 'Laughing Twice',
    summary: 'A theatre in Flensburg plays in German and Danish at once, without surtitles.',
    body: [
      p(
        'In Flensburg the jokes are told twice, once in German and once in Danish, and the art is to make both halves of the stalls laugh at the same moment.',
      ),
      p(
        'The Fjord Theatre plays in two languages at once, without surtitles. Its characters talk the way their mothers did. Whoever knows only one of the languages follows half the lines and, says the director, Merle Hansen, the whole of the play. Couples are advised not to explain anything to each other before the interval.',
      ),
      p(
        'The cloakroom has two queues, one for each language. Nobody has ever checked. Hansen has noticed that most people stand in the one they speak worse: there is time to practise.',
      ),
    ],
  },
  pl: {
    title: 'Śmiać się dwa razy',
    summary: 'Teatr we Flensburgu gra naraz po niemiecku i po duńsku. Bez napisów.',
    body: [
      p(
        'We Flensburgu dowcipy opowiada się dwa razy, raz po niemiecku i raz po duńsku, a cała sztuka w tym, żeby obie połowy parteru roześmiały się w tej samej chwili.',
      ),
      p(
        'Teatr nad Fiordem gra w dwóch językach jednocześnie i bez napisów. Postacie mówią tak, jak mówiły ich matki. Kto zna tylko jeden język, rozumie połowę kwestii i, jak twierdzi reżyserka Merle Hansen, całe przedstawienie. Parom doradza się, by przed przerwą niczego sobie nie tłumaczyły.',
      ),
      p(
        'W szatni są dwie kolejki, po jednej na język. Nikt tego nigdy nie sprawdzał. Hansen zauważyła, że większość ustawia się w tej, w której mówi gorzej: jest czas, żeby poćwiczyć.',
      ),
    ],
  },
  de: {
    title: 'Zweimal lachen',
    summary: 'Ein Theater in Flensburg spielt Deutsch und Dänisch zugleich, ohne Übertitel.',
    body: [
      p(
        'In Flensburg werden die Witze zweimal erzählt, einmal auf Deutsch und einmal auf Dänisch, und die Kunst besteht darin, beide Hälften des Parketts im selben Moment zum Lachen zu bringen.',
      ),
      p(
        'Das Theater am Fjord spielt in zwei Sprachen zugleich und ohne Übertitel. Die Figuren reden, wie ihre Mütter redeten. Wer nur eine der Sprachen kann, versteht die Hälfte der Sätze und, sagt die Regisseurin Merle Hansen, das ganze Stück. Paaren wird geraten, einander vor der Pause nichts zu erklären.',
      ),
      p(
        'An der Garderobe gibt es zwei Schlangen, eine für jede Sprache. Kontrolliert hat das nie jemand. Hansen ist aufgefallen, dass die meisten sich dort anstellen, wo sie schlechter sprechen: Da hat man Zeit zum Üben.',
      ),
    ],
  },
  da: {
    title: 'At le to gange',
    summary: 'Et teater i Flensborg spiller på tysk og dansk på én gang, uden overtekster.',
    body: [
      p(
        'I Flensborg bliver vittighederne fortalt to gange, en gang på tysk og en gang på dansk, og kunsten er at få begge halvdele af salen til at le på samme tid.',
      ),
      p(
        'Teatret ved Fjorden spiller på to sprog samtidig og uden overtekster. Personerne taler, som deres mødre gjorde. Den, der kun kan det ene sprog, forstår halvdelen af replikkerne og, siger instruktøren Merle Hansen, hele stykket. Par rådes til ikke at forklare hinanden noget før pausen.',
      ),
      p(
        'I garderoben er der to køer, en til hvert sprog. Det er aldrig blevet kontrolleret. Hansen har lagt mærke til, at de fleste stiller sig i den, de er dårligst til: Der har man tid til at øve sig.',
      ),
    ],
  },
}

const sailmaker: ArticleSource = {
  id: 'article-34',
  author: 'author-eero',
  cover: 'picture-sails',
  daysAgo: 236,
  topics: ['craft', 'sea'],
  related: ['article-42', 'article-09'],
  en: {
    title: 'Every Sail Has Two Lives',
    summary: 'In a loft in Kiel Wiebke Ahlers gives a second life to sails that have lost.',
    body: [
      p(
        'A racing sail lives for three seasons. After that it has stretched by a hand’s breadth, is of no use to anyone who wants to win, and ends up with Wiebke Ahlers, in a loft above the canal in Kiel.',
      ),
      p(
        'She spreads it out on the floor, walks across it barefoot and looks for what she calls the quiet places, where the cloth was never under strain. The two kinds go their separate ways:',
      ),
      ul(
        'out of the quiet places she makes bags;',
        'out of the others, which have worked, she makes what must hold: hammocks, stretchers, once a parachute for an egg.',
      ),
      h2('The label'),
      p(
        'In each piece she sews the number of the sail and the name of the race it lost. Winners’ sails she sends back. “They have ',
        i('nothing'),
        ' to tell,” she says.',
      ),
    ],
  },
  pl: {
    title: 'Każdy żagiel ma dwa życia',
    summary: null,
    body: [
      p(
        'Żagiel regatowy żyje trzy sezony. Potem jest rozciągnięty o szerokość dłoni, nie przydaje się nikomu, kto chce wygrywać, i trafia do Wiebke Ahlers, na poddasze nad kanałem w Kilonii.',
      ),
      p(
        'Ahlers rozkłada go na podłodze, chodzi po nim boso i szuka miejsc, które nazywa spokojnymi: tkanina nigdy nie była tam napięta. Dalej drogi się rozchodzą:',
      ),
      ul(
        'ze spokojnych miejsc powstają torby;',
        'z pozostałych, które się napracowały, to, co musi trzymać: hamaki, nosze, a raz spadochron dla jajka.',
      ),
      h2('Metka'),
      p(
        'W każdą rzecz wszywa numer żagla i nazwę regat, w których przegrał. Żagle zwycięzców odsyła. „One ',
        i('nic'),
        ' nie mają do powiedzenia” – mówi.',
      ),
    ],
  },
  de: {
    title: 'Jedes Segel hat zwei Leben',
    summary:
      'Auf einem Kieler Dachboden gibt Wiebke Ahlers Segeln, die verloren haben, ein zweites Leben.',
    body: [
      p(
        'Ein Regattasegel lebt drei Saisons. Danach hat es sich um eine Handbreit gedehnt, nützt keinem mehr, der gewinnen will, und landet bei Wiebke Ahlers, auf einem Boden über dem Kanal in Kiel.',
      ),
      p(
        'Sie breitet es aus, geht barfuß darüber und sucht, was sie die ruhigen Stellen nennt, wo das Tuch nie unter Zug gestanden hat. Dann trennen sich die Wege:',
      ),
      ul(
        'aus den ruhigen Stellen werden Taschen;',
        'aus den anderen, die gearbeitet haben, wird, was halten muss: Hängematten, Tragen, einmal ein Fallschirm für ein Ei.',
      ),
      h2('Das Etikett'),
      p(
        'In jedes Stück näht sie die Segelnummer ein und den Namen der Regatta, die es verloren hat. Segel von Siegern schickt sie zurück. „Die haben ',
        i('nichts'),
        ' zu erzählen“, sagt sie.',
      ),
    ],
  },
  da: {
    title: 'Hvert sejl har to liv',
    summary: 'På et loft i Kiel giver Wiebke Ahlers sejl, der har tabt, et nyt liv.',
    body: [
      p(
        'Et kapsejl lever i tre sæsoner. Så har det givet sig en håndsbred, kan ikke bruges af nogen, der vil vinde, og havner hos Wiebke Ahlers på et loft over kanalen i Kiel.',
      ),
      p(
        'Hun breder det ud på gulvet, går hen over det på bare fødder og leder efter det, hun kalder de stille steder, hvor dugen aldrig har været under pres. Så skilles vejene:',
      ),
      ul(
        'af de stille steder bliver der tasker;',
        'af resten, som har været i arbejde, laver hun det, der skal holde: hængekøjer, bårer, en enkelt gang en faldskærm til et æg.',
      ),
      h2('Mærket'),
      p(
        'I hver ting syr hun sejlets nummer og navnet på den kapsejlads, det tabte. Vindernes sejl sender hun retur. »De har ',
        b('ingenting'),
        ' at fortælle,« siger hun.',
      ),
    ],
  },
}

export const articles30to34 = [elevenSeats, rainRoof, papercut, laughTwice, sailmaker]
