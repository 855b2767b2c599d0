// Articles 11 to 14, in full length. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import {
  asset,
  assetLink,
  b,
  code,
  codeBlock,
  entry,
  entryInline,
  entryLink,
  h2,
  h3,
  i,
  link,
  p,
  quote,
  resourceLink,
  sup,
  ul,
} from './rich-text.ts'

const firstSummer =
  'crn:contentful:::content:spaces/rosewall/environments/master/entries/summer-1958'
const submitWord =
  'https://guide.example/lexicon/submit?word=juhannusaattoiltap%C3%A4iv%C3%A4ruuhka&language=fi&heard=on-a-jetty-near-porvoo-while-waiting-for-a-boat-that-did-not-come'

const puppets: ArticleSource = {
  id: 'article-11',
  author: 'author-marta',
  cover: 'picture-puppets',
  daysAgo: 52,
  topics: ['theatre', 'craft'],
  related: ['article-33', 'article-06'],
  en: {
    title: 'The Crane Who Became a Puppeteer',
    summary:
      'In a repair yard in Szczecin six people teach a river to walk. A visit to puppets the size of houses.',
    body: [
      p(
        'Hall 7 of the old repair yard in Szczecin is too large for anything but ships. For that very reason, says Bogna Siemaszko, it is just right for puppets. Hers are between four and nine metres tall, made of welding wire, sailcloth and the plywood of cable drums, and it takes six people to let one of them shrug.',
      ),
      p(
        'Siemaszko used to drive the crane. When the yard closed, she stayed a week longer than the others, to switch things off. “I looked at my hook and thought: this is a marionette. I had been a puppeteer for twenty years and nobody had told me.”',
      ),
      h2('Made of what was left'),
      p(
        'The company is called ',
        b('Żurawie'),
        ', which in Polish, as in English, means the birds and the machines alike. Welders build the skeletons, sailmakers the skin. The voices come from the town: a retired pilot speaks the Oder, two sisters from the fish stall in the market hall speak the storm, and the moon is a recording, because the boy who played it now has a beard.',
      ),
      h2('The river that went to town'),
      p(
        'The new piece tells how the Oder leaves its bed one night to see what people have made of its water. It walks, nine metres tall and faintly luminous, past fountains, car washes and aquariums; it is offended, then touched, and in the end simply tired. Children understand at once. Adults need until the scene with the kettle. All the scenes are in ',
        assetLink('pdf-programme', 'the printed programme'),
        ', including the one that is played only when it rains.',
      ),
      asset('pdf-programme'),
      h2('Rehearsal'),
      p(
        'On Wednesdays you may watch. Siemaszko sits up in the crane, as ever, eighteen metres above the floor, and gives directions over the loudspeaker that used to announce the shifts: “Left hand slower. She isn’t waving, she’s testing the air.” Below, six people walk backwards in step. The huge hand comes down, opens, and on the palm, tiny, stands somebody with a broom, looking up.',
      ),
      p(
        'The broom, it turns out, was never part of the play. The cleaner had simply not been told about the rehearsal. They have kept him, and the broom, and given him a line at the end. It is the best line in the evening, and he refuses to let it be printed.',
      ),
      entry('place-puppet-yard'),
    ],
  },
  pl: {
    title: 'Żuraw, który został lalkarką',
    summary:
      'W dawnej stoczni remontowej w Szczecinie sześć osób uczy rzekę chodzić. Z wizytą u lalek wielkich jak domy.',
    body: [
      p(
        'Hala numer 7 dawnej stoczni remontowej w Szczecinie jest za duża na wszystko oprócz statków. Właśnie dlatego, mówi Bogna Siemaszko, jest w sam raz na lalki. Jej lalki mają od czterech do dziewięciu metrów, powstają z drutu spawalniczego, płótna żaglowego i sklejki po bębnach kablowych, a żeby jedna z nich wzruszyła ramionami, trzeba sześciu osób.',
      ),
      p(
        'Siemaszko była tu suwnicową. Kiedy zamykano stocznię, została tydzień dłużej niż inni, żeby wszystko powyłączać. „Popatrzyłam na swój hak i pomyślałam: przecież to jest marionetka. Przez dwadzieścia lat byłam lalkarką i nikt mi o tym nie powiedział”.',
      ),
      h2('Z tego, co zostało'),
      p(
        'Zespół nazywa się ',
        b('Żurawie'),
        ' i trudno o lepszą nazwę dla czegoś, co jest po części dźwigiem, a po części ptakiem. Szkielety budują spawacze, skórę szyją żaglomistrze. Głosu użycza miasto: emerytowany pilot portowy mówi jako Odra, dwie siostry ze stoiska rybnego w hali targowej jako burza, a księżyc odtwarza się z nagrania, bo chłopiec, który go grał, ma już brodę.',
      ),
      h2('Rzeka, która poszła do miasta'),
      p(
        'Nowe przedstawienie opowiada o tym, jak Odra pewnej nocy wychodzi z koryta, by zobaczyć, co ludzie zrobili z jej wodą. Idzie, wysoka na dziewięć metrów i lekko świetlista, obok fontann, myjni i akwariów; najpierw jest obrażona, potem wzruszona, a na końcu po prostu zmęczona. Dzieci rozumieją od razu. Dorośli dopiero przy scenie z czajnikiem. Wszystkie sceny wymienia ',
        assetLink('pdf-programme', 'drukowany program'),
        ', łącznie z tą, którą gra się tylko wtedy, gdy pada.',
      ),
      asset('pdf-programme'),
      h2('Próba'),
      p(
        'W środy można popatrzeć. Siemaszko siedzi jak zawsze w kabinie suwnicy, osiemnaście metrów nad ziemią, i daje wskazówki przez głośnik, który dawniej zapowiadał zmiany: „Lewa ręka wolniej. Ona nie macha, ona sprawdza powietrze”. Na dole sześć osób równym krokiem idzie tyłem. Ogromna dłoń opuszcza się, otwiera, a na niej stoi ktoś maleńki z miotłą i patrzy w górę.',
      ),
      p(
        'Miotły, jak się okazało, wcale w sztuce nie było. Po prostu nikt nie uprzedził sprzątacza o próbie. Zatrzymali i jego, i miotłę, a na koniec dostał nawet jedno zdanie. To najlepsze zdanie całego wieczoru, ale on nie zgadza się na druk.',
      ),
      entry('place-puppet-yard'),
    ],
  },
  de: {
    title: 'Wie der Kran zum Puppenspieler wurde',
    summary:
      'In einer alten Reparaturwerft in Stettin bringen sechs Leute einem Fluss das Gehen bei. Zu Besuch bei haushohen Puppen.',
    body: [
      p(
        'Halle 7 der alten Reparaturwerft in Stettin ist zu groß für alles außer Schiffen. Genau deshalb, sagt Bogna Siemaszko, sei sie für Puppen gerade richtig. Ihre sind zwischen vier und neun Metern hoch, gemacht aus Schweißdraht, Segeltuch und dem Sperrholz von Kabeltrommeln, und damit eine von ihnen mit den Schultern zuckt, braucht es sechs Leute.',
      ),
      p(
        'Siemaszko fuhr früher den Kran. Als die Werft schloss, blieb sie eine Woche länger als die anderen, um alles auszuschalten. „Ich sah meinen Haken an und dachte: Das ist doch eine Marionette. Ich war zwanzig Jahre lang Puppenspielerin gewesen, und keiner hatte es mir gesagt.“',
      ),
      h2('Aus dem, was übrig war'),
      p(
        'Die Truppe nennt sich ',
        b('Żurawie'),
        ', und das Wort meint im Polnischen beides, die Kräne und die Kraniche. Schweißer bauen die Skelette, Segelmacher die Haut. Die Stimmen kommen aus der Stadt: Ein pensionierter Hafenlotse spricht die Oder, zwei Schwestern vom Fischstand in der Markthalle sprechen den Sturm, und der Mond kommt vom Band, weil der Junge, der ihn gespielt hat, inzwischen einen Bart trägt.',
      ),
      h2('Der Fluss, der in die Stadt ging'),
      p(
        'Das neue Stück erzählt, wie die Oder eines Nachts ihr Bett verlässt, um nachzusehen, was die Menschen aus ihrem Wasser gemacht haben. Sie geht, neun Meter hoch und schwach leuchtend, an Brunnen, Waschanlagen und Aquarien vorbei; sie ist gekränkt, dann gerührt und am Ende einfach müde. Kinder verstehen das sofort. Erwachsene brauchen bis zur Szene mit dem Wasserkessel. Alle Szenen stehen im ',
        assetLink('pdf-programme', 'gedruckten Programm'),
        ', auch die, die nur bei Regen gespielt wird.',
      ),
      asset('pdf-programme'),
      h2('Probe'),
      p(
        'Mittwochs darf man zusehen. Siemaszko sitzt wie eh und je oben im Kran, achtzehn Meter über dem Boden, und gibt ihre Anweisungen über den Lautsprecher, der früher die Schichten ausrief: „Linke Hand langsamer. Sie winkt nicht, sie prüft die Luft.“ Unten gehen sechs Leute im Gleichschritt rückwärts. Die riesige Hand senkt sich, öffnet sich, und auf der Handfläche steht, winzig, jemand mit einem Besen und schaut nach oben.',
      ),
      p(
        'Der Besen, stellte sich heraus, kam im Stück gar nicht vor. Man hatte dem Mann von der Reinigung nur nichts von der Probe gesagt. Sie haben ihn behalten, samt Besen, und ihm am Schluss einen Satz gegeben. Es ist der beste des Abends, und er erlaubt nicht, dass man ihn druckt.',
      ),
      entry('place-puppet-yard'),
    ],
  },
  da: {
    title: 'Kranen, der blev dukkefører',
    summary:
      'På et gammelt reparationsværft i Szczecin lærer seks mennesker en flod at gå. På besøg hos dukker så store som huse.',
    body: [
      p(
        'Hal 7 på det gamle reparationsværft i Szczecin er for stor til alt andet end skibe. Netop derfor, siger Bogna Siemaszko, er den lige tilpas til dukker. Hendes er mellem fire og ni meter høje, lavet af svejsetråd, sejldug og krydsfiner fra kabeltromler, og der skal seks mennesker til, før en af dem kan trække på skuldrene.',
      ),
      p(
        'Siemaszko var kranfører. Da værftet lukkede, blev hun en uge længere end de andre for at slukke for det hele. »Jeg så på min krog og tænkte: Det er jo en marionet. Jeg havde været dukkefører i tyve år, og ingen havde fortalt mig det.«',
      ),
      h2('Lavet af det, der var tilbage'),
      p(
        'Truppen hedder ',
        b('Żurawie'),
        ', og på polsk betyder ordet begge dele, både kranerne og tranerne. Svejsere bygger skeletterne, sejlmagere syr huden. Stemmerne kommer fra byen: En pensioneret havnelods er stemme for Oder, to søstre fra fiskeboden i markedshallen er stormen, og månen er på bånd, for drengen, der spillede den, har fået skæg.',
      ),
      h2('Floden, der gik i byen'),
      p(
        'Det nye stykke handler om, hvordan Oder en nat forlader sit leje for at se, hvad menneskene har gjort ved dens vand. Den går, ni meter høj og svagt lysende, forbi springvand, bilvask og akvarier; den bliver fornærmet, siden rørt og til sidst bare træt. Børn forstår det med det samme. Voksne skal helt hen til scenen med kedlen. Alle scenerne står i ',
        assetLink('pdf-programme', 'det trykte program'),
        ', også den, der kun bliver spillet i regnvejr.',
      ),
      asset('pdf-programme'),
      h2('Prøve'),
      p(
        'Om onsdagen må man se på. Siemaszko sidder som altid oppe i kranen, atten meter over gulvet, og dirigerer gennem den højttaler, der før i tiden kaldte skiftene ud: »Venstre hånd langsommere. Hun vinker ikke, hun mærker på luften.« Nedenunder går seks mennesker baglæns i takt. Den kæmpestore hånd sænker sig, åbner sig, og i håndfladen står en bitte lille skikkelse med en kost og kigger op.',
      ),
      p(
        'Kosten viste sig slet ikke at være med i stykket. Der var bare ingen, der havde fortalt rengøringsmanden om prøven. De har beholdt ham, og kosten med, og givet ham en replik til sidst. Det er aftenens bedste, og han vil ikke have den på tryk.',
      ),
      entry('place-puppet-yard'),
    ],
  },
}

const pavilion: ArticleSource = {
  id: 'article-12',
  author: 'author-hanne',
  cover: 'picture-pavilion',
  daysAgo: 61,
  topics: ['architecture', 'music'],
  related: ['article-01', 'article-41'],
  en: {
    title: 'Four Centimetres of Roof',
    summary:
      'A concrete shell on the promenade at Warnemünde has been standing on two feet since 1969. Now it is open again.',
    body: [
      p(
        'The roof of the pavilion on the promenade at Warnemünde is twenty-six metres wide and four centimetres thick. An eggshell of the same size would be five times as thick. It has stood in the wind since 1969, touches the ground at only two points, and looks at every moment as if it had just landed and were not yet sure about staying.',
      ),
      p(
        'For twenty years it was a café, for ten a discotheque, and for another fifteen nothing: boards over the glass, pigeons, a fig tree in the gentlemen’s. Now the pavilion is open again. The engineer Thilo Wessendorf has the key. He has been in love with the roof since, at the age of nine, he was told not to climb on it.',
      ),
      h2('A sum that holds'),
      p(
        'The form is called a hyperbolic paraboloid and is easier to draw than to say. Take four points, two high and two low, join them with straight lines, and let more lines run across like the threads of a cloth: ',
        code('z = x · y / c'),
        '. Every board of the formwork was straight; only together do they make a curve. The carpenters, says Wessendorf, took the drawing for a joke and then built it in nineteen days, all 540 m',
        sup('2'),
        ' of it.',
      ),
      h2('What has been mended'),
      ul(
        'A crack: eleven metres long, a third of a millimetre wide, filled by hand with syringes.',
        'The glass: ninety-two panes, no two alike.',
        'The terrazzo, relaid with shells that schoolchildren had collected.',
        'The fig tree has been moved. It did not have to go.',
      ),
      asset('picture-pavilion'),
      h2('Sitting underneath'),
      p(
        'In the middle of the hall the roof comes down so low that tall guests duck, quite without need. At the edges it sweeps upwards, and all the sea there is comes in. There is coffee, there is poppy-seed cake, and on Sundays there is chamber music, for which the shell is really too honest: it returns every wrong note, after a moment’s thought, to the person who played it.',
      ),
      p(
        'Wessendorf always sits at the same table. From there you can see both feet of the roof at once. “Everything else,” he says, “is a matter of trust.”',
      ),
      entry('place-beach-pavilion'),
    ],
  },
  pl: {
    title: 'Cztery centymetry dachu',
    summary:
      'Betonowa łupina na promenadzie w Warnemünde od 1969 roku stoi na dwóch nogach. Teraz znów można pod nią wejść.',
    body: [
      p(
        'Dach pawilonu na promenadzie w Warnemünde ma dwadzieścia sześć metrów szerokości i cztery centymetry grubości. Skorupka jajka tej samej wielkości byłaby pięć razy grubsza. Stoi na wietrze od 1969 roku, dotyka ziemi tylko w dwóch punktach i w każdej chwili wygląda, jakby właśnie wylądował i jeszcze się zastanawiał, czy zostać.',
      ),
      p(
        'Przez dwadzieścia lat mieściła się tu kawiarnia, przez dziesięć dyskoteka, a przez kolejnych piętnaście nic: deski na szybach, gołębie, figowiec w męskiej toalecie. Teraz pawilon znów jest otwarty. Klucz ma inżynier Thilo Wessendorf, zakochany w tym dachu, odkąd jako dziewięciolatek usłyszał, że nie wolno się na niego wspinać.',
      ),
      h2('Rachunek, który się trzyma'),
      p(
        'Kształt ten nazywa się paraboloidą hiperboliczną i łatwiej go narysować, niż wymówić. Wystarczy wziąć cztery punkty, dwa wysoko i dwa nisko, połączyć je prostymi, a potem poprowadzić w poprzek następne, jak nitki w tkaninie: ',
        code('z = x · y / c'),
        '. Każda deska szalunku była prosta; krzywiznę tworzą dopiero razem. Cieśle, opowiada Wessendorf, wzięli rysunek za żart, po czym zbudowali całość, wszystkie 540 m',
        sup('2'),
        ', w dziewiętnaście dni.',
      ),
      h2('Co naprawiono'),
      ul(
        'Pęknięcie: długie na jedenaście metrów, szerokie na jedną trzecią milimetra, wypełnione ręcznie strzykawkami.',
        'Szyby: dziewięćdziesiąt dwie, nie ma dwóch takich samych.',
        'Lastryko, ułożone od nowa z muszlami, które nazbierały dzieci ze szkoły.',
        'Figowiec przesadzono. Nie musiał zniknąć.',
      ),
      asset('picture-pavilion'),
      h2('Posiedzieć pod dachem'),
      p(
        'Pośrodku sali dach schodzi tak nisko, że wysocy goście schylają głowy, zupełnie niepotrzebnie. Przy krawędziach wygina się w górę i wpuszcza całe morze, jakie jest. Podają tu kawę i makowiec, a w niedziele gra się muzykę kameralną, na którą łupina jest właściwie zbyt szczera: każdą fałszywą nutę, po krótkim namyśle, oddaje temu, kto ją zagrał.',
      ),
      p(
        'Wessendorf siada zawsze przy tym samym stoliku. Widać stamtąd naraz obie nogi dachu. „Cała reszta – mówi – to kwestia zaufania”.',
      ),
      entry('place-beach-pavilion'),
    ],
  },
  de: {
    title: 'Vier Zentimeter Dach',
    summary:
      'Eine Betonschale an der Promenade von Warnemünde steht seit 1969 auf zwei Füßen. Jetzt darf man wieder darunter sitzen.',
    body: [
      p(
        'Das Dach des Pavillons an der Promenade von Warnemünde ist sechsundzwanzig Meter breit und vier Zentimeter dick. Eine Eierschale in dieser Größe wäre fünfmal so stark. Seit 1969 steht es im Wind, berührt den Boden an nur zwei Punkten und sieht in jedem Augenblick aus, als wäre es eben gelandet und noch unschlüssig, ob es bleibt.',
      ),
      p(
        'Zwanzig Jahre lang war hier ein Café, zehn Jahre eine Diskothek und weitere fünfzehn nichts: Bretter vor dem Glas, Tauben, ein Feigenbaum in der Herrentoilette. Nun ist der Pavillon wieder offen. Den Schlüssel hat der Ingenieur Thilo Wessendorf. Er liebt dieses Dach, seit man ihm mit neun verboten hat, darauf herumzuklettern.',
      ),
      h2('Eine Rechnung, die trägt'),
      p(
        'Die Form heißt hyperbolisches Paraboloid und ist leichter zu zeichnen als auszusprechen. Man nehme vier Punkte, zwei hohe und zwei tiefe, verbinde sie mit Geraden und spanne weitere Geraden quer, wie die Fäden eines Tuchs: ',
        code('z = x · y / c'),
        '. Jedes Brett der Schalung war gerade; erst zusammen ergeben sie die Krümmung. Die Zimmerleute, sagt Wessendorf, hätten die Zeichnung für einen Witz gehalten und dann in neunzehn Tagen gebaut, alle 540 m',
        sup('2'),
        '.',
      ),
      h2('Was repariert wurde'),
      ul(
        'Ein Riss: elf Meter lang, einen Drittelmillimeter breit, von Hand mit Spritzen verfüllt.',
        'Das Glas: zweiundneunzig Scheiben, keine wie die andere.',
        'Der Terrazzo, neu verlegt mit Muscheln, die Schulkinder gesammelt haben.',
        'Der Feigenbaum ist umgezogen. Gehen musste er nicht.',
      ),
      asset('picture-pavilion'),
      h2('Darunter sitzen'),
      p(
        'In der Mitte des Saals kommt das Dach so tief herunter, dass große Gäste sich ducken, ganz ohne Not. An den Rändern schwingt es auf, und das ganze Meer kommt herein. Es gibt Kaffee, es gibt Mohnkuchen, und sonntags gibt es Kammermusik, für die die Schale eigentlich zu ehrlich ist: Sie gibt jeden falschen Ton nach kurzem Bedenken an den zurück, der ihn gespielt hat.',
      ),
      p(
        'Wessendorf sitzt immer am selben Tisch. Von dort sieht man beide Füße des Daches zugleich. „Alles andere“, sagt er, „ist Vertrauenssache.“',
      ),
      entry('place-beach-pavilion'),
    ],
  },
  da: {
    title: 'Fire centimeter tag',
    summary:
      'En betonskal på promenaden i Warnemünde har stået på to fødder siden 1969. Nu kan man igen sidde under den.',
    body: [
      p(
        'Taget på pavillonen ved promenaden i Warnemünde er seksogtyve meter bredt og fire centimeter tykt. En æggeskal af samme størrelse ville være fem gange så tyk. Det har stået i vinden siden 1969, rører kun jorden to steder og ser til enhver tid ud, som om det lige var landet og endnu ikke havde besluttet sig for at blive.',
      ),
      p(
        'I tyve år var det café, i ti diskotek og i femten år ingenting: brædder for ruderne, duer, et figentræ på herretoilettet. Nu er pavillonen åben igen. Ingeniøren Thilo Wessendorf har nøglen. Han har været forelsket i taget, lige siden han som niårig fik at vide, at han ikke måtte kravle på det.',
      ),
      h2('Et regnestykke, der holder'),
      p(
        'Formen hedder en hyperbolsk paraboloide og er lettere at tegne end at udtale. Tag fire punkter, to høje og to lave, forbind dem med rette linjer, og lad flere linjer løbe på tværs som trådene i et stykke stof: ',
        code('z = x · y / c'),
        '. Hvert eneste bræt i forskallingen var lige; først tilsammen danner de en bue. Tømrerne troede, at tegningen var en spøg, fortæller Wessendorf, og byggede så alle 540 m',
        sup('2'),
        ' på nitten dage.',
      ),
      h2('Hvad der er sat i stand'),
      ul(
        'En revne: elleve meter lang, en tredjedel millimeter bred, fyldt i hånden med sprøjter.',
        'Glasset: tooghalvfems ruder, ikke to ens.',
        'Terrazzoen, lagt på ny med muslingeskaller, som skolebørn har samlet.',
        'Figentræet er flyttet. Det behøvede ikke at ryge ud.',
      ),
      asset('picture-pavilion'),
      h2('At sidde under det'),
      p(
        'Midt i salen kommer taget så langt ned, at høje gæster dukker hovedet, helt uden grund. Ude ved kanten svinger det opad og lukker alt det hav ind, der er. Der er kaffe, der er birkeskage, og om søndagen er der kammermusik, som skallen egentlig er for ærlig til: Den returnerer hver eneste falske tone, efter kort betænkningstid, til den, der spillede den.',
      ),
      p(
        'Wessendorf sidder altid ved det samme bord. Derfra kan man se begge tagets fødder på én gang. »Resten,« siger han, »er et spørgsmål om tillid.«',
      ),
      entry('place-beach-pavilion'),
    ],
  },
}

const residency: ArticleSource = {
  id: 'article-13',
  author: 'author-liis',
  cover: 'picture-roses',
  daysAgo: 70,
  topics: ['literature', 'islands'],
  related: ['article-02', 'article-29'],
  en: {
    title: 'A House Without a Password',
    summary:
      'At the writers’ house in Visby there is no network, one telephone and a rule made by limestone.',
    body: [
      p(
        'There is no password, because there is no network. The Rosewall House in Visby has nine rooms, thick walls and a telephone on the landing, with a coin box for the sake of appearances. Writers come for four weeks. In the first they complain, in the second they sleep, and in the third, says Gun Hallgren, who keeps the house, you can hear them start.',
      ),
      p(
        'The rule was not made by a philosopher but by limestone. When the foundation had the building surveyed for a wireless network, the technician walked about in it all day, knocked on a wall here and there, drank a coffee and wrote a single word on his form. The board had it framed. It hangs in the hall and says ',
        i('no'),
        '.',
      ),
      h2('What they do instead'),
      ul(
        'They read what the last guest has left on the bedside table. That is the only duty here: leave one book, take none.',
        'They walk along the town wall, three and a half kilometres of it, clockwise for prose and anticlockwise for verse.',
        'They write letters, for the postbox is the one thing in the street that keeps office hours.',
      ),
      h2('From the visitors’ book'),
      quote(
        'Day 4. Looked for my phone to see what time it was, so as to know how long I had been without my phone.',
        'Day 19. It was eleven. It is always eleven here, in the best sense.',
      ),
      p(
        'The entries go back to 1958. Most of them are kept under lock, but a few may be read: ',
        resourceLink(firstSummer, 'the book of the first summer'),
        ' shows a Polish poet and a Finnish entomologist arguing for thirty pages about a single moth. She thinks it is grief. He thinks it is a hawk-moth.',
      ),
      h2('How to get in'),
      p(
        'One applies by post, on one page, without a list of publications. The jury reads the page aloud in the kitchen while supper is being made. If somebody puts down the potato knife, you are in. Some forty places are given away each year, most of them between October and April, when the roses are brown and the rooms are warm.',
      ),
      p(
        'For the sake of this text I stayed three nights, with a notebook and without a screen. On the last evening Hallgren knocked and said there was a call for me. It was the previous guest. She wanted to know whether I had finished her book.',
      ),
    ],
  },
  pl: {
    title: 'Dom bez hasła',
    summary:
      'W domu pisarzy w Visby nie ma sieci, jest jeden telefon i zasada, którą ustanowił wapień.',
    body: [
      p(
        'Hasła nie ma, bo nie ma sieci. Dom przy Różanym Murze w Visby ma dziewięć pokoi, grube ściany i telefon na półpiętrze, dla przyzwoitości z automatem na monety. Pisarze przyjeżdżają na cztery tygodnie. W pierwszym narzekają, w drugim śpią, a w trzecim, mówi gospodyni Gun Hallgren, słychać, jak zaczynają.',
      ),
      p(
        'Zasady nie wymyślił żaden filozof, tylko wapień. Kiedy fundacja zleciła pomiary pod sieć bezprzewodową, technik chodził po domu cały dzień, opukał kilka ścian, wypił kawę i wpisał do formularza jedno słowo. Zarząd kazał je oprawić. Wisi w sieni i brzmi: ',
        i('nie'),
        '.',
      ),
      h2('Co robią zamiast tego'),
      ul(
        'Czytają to, co poprzedni gość zostawił na nocnym stoliku. To jedyny obowiązek w tym domu: zostawić jedną książkę, nie zabrać żadnej.',
        'Chodzą wzdłuż murów miejskich, trzy i pół kilometra, zgodnie z ruchem wskazówek zegara po prozę, a w przeciwną stronę po wiersze.',
        'Piszą listy, bo skrzynka pocztowa to jedyna rzecz na tej ulicy, która przestrzega godzin pracy.',
      ),
      h2('Z księgi gości'),
      quote(
        'Dzień 4. Szukałem telefonu, żeby sprawdzić, która godzina, bo chciałem wiedzieć, jak długo jestem już bez telefonu.',
        'Dzień 19. Była jedenasta. Tu zawsze jest jedenasta, w najlepszym sensie.',
      ),
      p(
        'Najstarsze wpisy pochodzą z 1958 roku. Większość trzyma się pod kluczem, ale niektóre wolno czytać: ',
        resourceLink(firstSummer, 'księga pierwszego lata'),
        ' pokazuje, jak polska poetka i fiński entomolog przez trzydzieści stron spierają się o jedną ćmę. Ona uważa, że to żałoba. On, że zawisak.',
      ),
      h2('Jak się tu dostać'),
      p(
        'Zgłoszenie wysyła się pocztą, na jednej kartce, bez spisu publikacji. Jury czyta ją na głos w kuchni przy robieniu kolacji. Jeśli ktoś odłoży nóż do ziemniaków, pobyt jest przyznany. Co roku rozdaje się około czterdziestu miejsc, większość między październikiem a kwietniem, kiedy róże są brązowe, a w pokojach jest ciepło.',
      ),
      p(
        'Dla tego tekstu spędziłam tam trzy noce, z notesem i bez ekranu. Ostatniego wieczoru Hallgren zapukała i powiedziała, że ktoś do mnie dzwoni. Była to autorka, która mieszkała tu przede mną. Chciała wiedzieć, czy skończyłam jej książkę.',
      ),
    ],
  },
  de: {
    title: 'Ein Haus ohne Passwort',
    summary:
      'Im Schriftstellerhaus von Visby gibt es kein Netz, ein Telefon und eine Regel, die der Kalkstein gemacht hat.',
    body: [
      p(
        'Es gibt kein Passwort, denn es gibt kein Netz. Das Haus an der Rosenmauer in Visby hat neun Zimmer, dicke Wände und auf dem Treppenabsatz ein Telefon, mit Münzeinwurf, damit alles seine Ordnung hat. Die Schriftsteller kommen für vier Wochen. In der ersten klagen sie, in der zweiten schlafen sie, und in der dritten, sagt Gun Hallgren, die das Haus führt, hört man sie anfangen.',
      ),
      p(
        'Die Regel stammt nicht von einem Philosophen, sondern vom Kalkstein. Als die Stiftung das Gebäude für ein drahtloses Netz vermessen ließ, ging der Techniker einen Tag lang darin umher, klopfte an ein paar Wände, trank einen Kaffee und schrieb ein einziges Wort auf sein Formular. Der Vorstand hat es rahmen lassen. Es hängt im Flur und lautet ',
        i('nein'),
        '.',
      ),
      h2('Was sie stattdessen tun'),
      ul(
        'Sie lesen, was der letzte Gast auf dem Nachttisch zurückgelassen hat. Das ist die einzige Pflicht hier: ein Buch dalassen, keines mitnehmen.',
        'Sie gehen an der Stadtmauer entlang, dreieinhalb Kilometer, im Uhrzeigersinn für Prosa, gegen ihn für Gedichte.',
        'Sie schreiben Briefe, denn der Briefkasten ist das Einzige in der Straße, das Dienstzeiten hat.',
      ),
      h2('Aus dem Gästebuch'),
      quote(
        'Tag 4. Mein Telefon gesucht, um nachzusehen, wie spät es ist, damit ich weiß, wie lange ich schon ohne Telefon bin.',
        'Tag 19. Es war elf. Hier ist es immer elf, im besten Sinne.',
      ),
      p(
        'Die Einträge reichen bis 1958 zurück. Die meisten sind unter Verschluss, einige darf man lesen: ',
        resourceLink(firstSummer, 'Das Buch des ersten Sommers'),
        ' zeigt eine polnische Dichterin und einen finnischen Insektenforscher, die dreißig Seiten lang über einen Nachtfalter streiten. Sie hält ihn für die Trauer. Er hält ihn für einen Schwärmer.',
      ),
      h2('Wie man hineinkommt'),
      p(
        'Man bewirbt sich mit der Post, auf einer Seite, ohne Werkverzeichnis. Die Jury liest die Seite in der Küche vor, während das Abendessen gemacht wird. Legt jemand das Kartoffelmesser hin, ist man dabei. Etwa vierzig Plätze werden im Jahr vergeben, die meisten zwischen Oktober und April, wenn die Rosen braun sind und die Zimmer warm.',
      ),
      p(
        'Für diesen Text war ich drei Nächte dort, mit Notizbuch und ohne Bildschirm. Am letzten Abend klopfte Hallgren und sagte, da sei ein Anruf für mich. Es war die Autorin, die vor mir hier gewohnt hatte. Sie wollte wissen, ob ich mit ihrem Buch fertig sei.',
      ),
    ],
  },
  da: {
    title: 'Et hus uden adgangskode',
    summary:
      'I forfatterhuset i Visby er der intet net, en enkelt telefon og en regel, som kalkstenen har fundet på.',
    body: [
      p(
        'Der er ingen adgangskode, for der er intet net. Huset ved Rosenmuren i Visby har ni værelser, tykke vægge og en telefon på trappeafsatsen, med møntindkast for et syns skyld. Forfattere kommer her i fire uger. I den første klager de, i den anden sover de, og i den tredje, siger Gun Hallgren, der passer huset, kan man høre dem gå i gang.',
      ),
      p(
        'Det var ikke en filosof, der fandt på reglen, det var kalkstenen. Da fonden fik bygningen målt op til et trådløst net, gik teknikeren rundt i den en hel dag, bankede på en væg her og der, drak en kop kaffe og skrev et enkelt ord i sit skema. Bestyrelsen har fået det indrammet. Det hænger i entreen, og der står ',
        i('nej'),
        '.',
      ),
      h2('Hvad de gør i stedet'),
      ul(
        'De læser det, den forrige gæst har ladet ligge på natbordet. Det er husets eneste pligt: Efterlad én bog, tag ingen.',
        'De går langs bymuren, tre en halv kilometer, med uret for prosaens skyld og mod uret for versenes.',
        'De skriver breve, for postkassen er det eneste i gaden, der har faste tider.',
      ),
      h2('Fra gæstebogen'),
      quote(
        'Dag 4. Ledte efter min telefon for at se, hvad klokken var, så jeg kunne vide, hvor længe jeg havde været uden telefon.',
        'Dag 19. Den var elleve. Her er den altid elleve, i ordets bedste forstand.',
      ),
      p(
        'De ældste indførsler er fra 1958. De fleste er låst inde, men nogle få må man læse: I ',
        resourceLink(firstSummer, 'bogen fra den første sommer'),
        ' skændes en polsk digterinde og en finsk entomolog i tredive sider om en enkelt natsværmer. Hun mener, at det er sorgen. Han mener, at det er en aftensværmer.',
      ),
      h2('Sådan kommer man ind'),
      p(
        'Man søger pr. brev, på én side og uden udgivelsesliste. Juryen læser siden højt i køkkenet, mens der bliver lavet aftensmad. Lægger nogen kartoffelkniven fra sig, er man inde. Der bliver uddelt omkring fyrre pladser om året, de fleste mellem oktober og april, når roserne er brune og værelserne varme.',
      ),
      p(
        'For denne teksts skyld boede jeg der i tre nætter, med notesbog og uden skærm. Den sidste aften bankede Hallgren på og sagde, at der var telefon til mig. Det var hende, der havde boet der før mig. Hun ville høre, om jeg var færdig med hendes bog.',
      ),
    ],
  },
}

const lexicon: ArticleSource = {
  id: 'article-14',
  author: 'author-marta',
  cover: 'picture-boats',
  daysAgo: 82,
  topics: ['language', 'travel'],
  related: ['article-15', 'article-32'],
  en: {
    title: 'A Small Lexicon of the Coast',
    summary:
      'Nine countries share one sea and keep their best words to themselves. Five of them, with instructions for use.',
    body: [
      p(
        'Nine countries live around this sea, in at least a dozen languages, and each has words that the others ought to borrow. We have been collecting them for four years: on jetties, in waiting rooms, on the backs of cinema tickets. Here is a first handful.',
      ),
      h2('Łódź'),
      p(
        'The city lies nowhere near the water, and yet its name means ',
        i('boat'),
        '. Polish writes it with three letters that English has not got and says something like ',
        i('woodge'),
        '. A whole city called Boat, four hours from the nearest harbour: there is no finer proof of what a name may dare.',
      ),
      h3('In use'),
      p('“I am off to Łódź on Friday.” Nobody will ask about the weather at sea.'),
      h2('Råhygge'),
      p(
        'The unshaven brother of Danish cosiness. No candles, no blanket, no photograph. A tailgate, a thermos flask, rain on the roof of the boathouse and somebody who does not need to be talked to.',
      ),
      h3('In use'),
      p('Best not used at all. As soon as somebody says it, it is over.'),
      h2('Strandkorbvermieterinnensommerpause'),
      p(
        'German for the summer break taken by women who rent out wicker beach chairs. There is no such break; summer is when they work. The language provides the word all the same, in case.',
      ),
      h3('In use'),
      p('Of anything that is well organised and does not exist.'),
      h2('Juhannusaattoiltapäiväruuhka'),
      p(
        'The traffic jam on the afternoon of Midsummer’s Eve, when the whole of Finland sets out for a lake. Twenty-eight letters, and while you are saying them you move up by one car.',
      ),
      h3('In use'),
      p('In the passive, with the windows down.'),
      h2('Jäääär'),
      p(
        'Estonian for the edge of the ice, a word with four dots too many for anyone in a hurry. You say it slowly and stop in good time. A description is in ',
        entryInline('article-23'),
        '.',
      ),
      h3('In use'),
      p('As advice.'),
      h2('Putting them in order'),
      p(
        'Our card index has to alphabetise all this. For those who build card indexes of their own:',
      ),
      codeBlock(
        'da  … x y z æ ø å',
        'sv  … x y z å ä ö',
        'et  … r s š z ž t u v õ ä ö ü',
        'pl  a ą b c ć … l ł … z ź ż',
        'de  ä = a, ö = o, ü = u, ß = ss',
      ),
      p(
        'Do you know a word that ought to travel? ',
        link(submitWord, submitWord),
        ' Or bring it along in person: ',
        entryLink('article-15', 'this is where we sit'),
        '.',
      ),
    ],
  },
  pl: {
    title: 'Mały leksykon wybrzeża',
    summary:
      'Dziewięć krajów dzieli jedno morze, a najlepsze słowa chowa dla siebie. Oto pięć z nich, z instrukcją użycia.',
    body: [
      p(
        'Wokół tego morza leży dziewięć krajów i mówi się co najmniej tuzinem języków, a w każdym są słowa, które inni powinni sobie pożyczyć. Zbieramy je od czterech lat: na pomostach, w poczekalniach, na odwrotach biletów do kina. Oto pierwsza garść.',
      ),
      h2('Łódź'),
      p(
        'Nam wydaje się to oczywiste, obcokrajowcy za to dopytują po dwa razy: miasto w samym środku kraju, bez morza i prawie bez rzeki, nazywa się jak coś do pływania. I składa się z czterech liter, z których trzech nie ma ani w angielskim, ani w duńskim. Trudno o lepszy dowód, na co może się porwać nazwa.',
      ),
      h3('W użyciu'),
      p('„W piątek jadę do Łodzi”. Nikt nie zapyta o pogodę na morzu.'),
      h2('Råhygge'),
      p(
        'Nieogolony brat duńskiej przytulności. Żadnych świec, koca ani zdjęć. Otwarty bagażnik, termos, deszcz na dachu szopy na łodzie i ktoś, z kim nie trzeba rozmawiać.',
      ),
      h3('W użyciu'),
      p('Najlepiej wcale. Kiedy ktoś to powie, już po wszystkim.'),
      h2('Strandkorbvermieterinnensommerpause'),
      p(
        'Po niemiecku: letnia przerwa pań, które wypożyczają kosze plażowe. Takiej przerwy nie ma, latem przecież się pracuje. Język na wszelki wypadek ma jednak słowo.',
      ),
      h3('W użyciu'),
      p('O wszystkim, co jest dobrze zorganizowane i nie istnieje.'),
      h2('Juhannusaattoiltapäiväruuhka'),
      p(
        'Korek w popołudnie przed nocą świętojańską, kiedy cała Finlandia rusza nad jezioro. Zanim człowiek wymówi wszystkie litery, przesunie się o jeden samochód.',
      ),
      h3('W użyciu'),
      p('W stronie biernej, przy opuszczonych szybach.'),
      h2('Jäääär'),
      p(
        'Po estońsku krawędź lodu, słowo o kilka kropek za długie dla kogoś, kto się spieszy. Wymawia się je powoli i zatrzymuje w porę. Więcej o tym w tekście ',
        entryInline('article-23'),
        '.',
      ),
      h3('W użyciu'),
      p('Jako rada.'),
      h2('Porządek alfabetyczny'),
      p('Nasza kartoteka musi to wszystko jakoś ułożyć. Dla tych, którzy prowadzą własną:'),
      codeBlock(
        'da  … x y z æ ø å',
        'sv  … x y z å ä ö',
        'et  … r s š z ž t u v õ ä ö ü',
        'pl  a ą b c ć … l ł … z ź ż',
        'de  ä = a, ö = o, ü = u, ß = ss',
      ),
      p(
        'Znają Państwo słowo, które powinno ruszyć w świat? ',
        link(submitWord, submitWord),
        ' Można je też przynieść osobiście: ',
        entryLink('article-15', 'tutaj siedzimy'),
        '.',
      ),
    ],
  },
  de: {
    title: 'Kleines Lexikon der Küste',
    summary:
      'Neun Länder teilen sich ein Meer und behalten ihre besten Wörter für sich. Fünf davon, mit Gebrauchsanweisung.',
    body: [
      p(
        'Neun Länder wohnen an diesem Meer, in mindestens einem Dutzend Sprachen, und jede hat Wörter, die sich die anderen ausleihen sollten. Seit vier Jahren sammeln wir sie: auf Stegen, in Wartezimmern, auf den Rückseiten von Kinokarten. Hier eine erste Handvoll.',
      ),
      h2('Łódź'),
      p(
        'Die Stadt liegt nicht einmal in der Nähe des Wassers, und doch heißt sie ',
        i('Boot'),
        '. Das Polnische schreibt sie mit drei Buchstaben, die das Deutsche nicht hat, und spricht ungefähr ',
        i('Wudsch'),
        '. Eine ganze Stadt namens Boot, vier Stunden vom nächsten Hafen: Schöner lässt sich nicht zeigen, was ein Name sich trauen darf.',
      ),
      h3('Im Gebrauch'),
      p('„Am Freitag fahre ich nach Łódź.“ Niemand wird nach dem Seewetter fragen.'),
      h2('Råhygge'),
      p(
        'Der unrasierte Bruder der dänischen Gemütlichkeit. Keine Kerzen, keine Decke, kein Foto. Eine Ladeklappe, eine Thermoskanne, Regen auf dem Dach des Bootsschuppens und jemand, mit dem man nicht reden muss.',
      ),
      h3('Im Gebrauch'),
      p('Am besten gar nicht. Sobald es einer sagt, ist es vorbei.'),
      h2('Strandkorbvermieterinnensommerpause'),
      p(
        'Die Sommerpause der Frauen, die Strandkörbe vermieten. Es gibt sie nicht; im Sommer wird schließlich gearbeitet. Die Sprache hält das Wort trotzdem bereit, für alle Fälle.',
      ),
      h3('Im Gebrauch'),
      p('Für alles, was gut organisiert ist und nicht existiert.'),
      h2('Juhannusaattoiltapäiväruuhka'),
      p(
        'Der Stau am Nachmittag vor Mittsommer, wenn ganz Finnland an einen See aufbricht. Ehe man das Wort zu Ende gesprochen hat, ist man ein Auto weiter.',
      ),
      h3('Im Gebrauch'),
      p('Im Passiv, bei offenen Fenstern.'),
      h2('Jäääär'),
      p(
        'Estnisch für die Eiskante, ein Wort mit ein paar Punkten zu viel für jeden, der es eilig hat. Man spricht es langsam und hält rechtzeitig an. Mehr dazu in ',
        entryInline('article-23'),
        '.',
      ),
      h3('Im Gebrauch'),
      p('Als Ratschlag.'),
      h2('Die Sortierung'),
      p(
        'Unsere Kartei muss das alles in eine Reihenfolge bringen. Für alle, die selbst eine führen:',
      ),
      codeBlock(
        'da  … x y z æ ø å',
        'sv  … x y z å ä ö',
        'et  … r s š z ž t u v õ ä ö ü',
        'pl  a ą b c ć … l ł … z ź ż',
        'de  ä = a, ö = o, ü = u, ß = ss',
      ),
      p(
        'Sie kennen ein Wort, das auf Reisen gehen sollte? ',
        link(submitWord, submitWord),
        ' Oder bringen Sie es selbst vorbei: ',
        entryLink('article-15', 'Hier sitzen wir'),
        '.',
      ),
    ],
  },
  da: {
    title: 'Kystens lille leksikon',
    summary:
      'Ni lande deles om et hav og beholder deres bedste ord for sig selv. Her er fem af dem, med brugsanvisning.',
    body: [
      p(
        'Der ligger ni lande omkring dette hav, og her tales mindst et dusin sprog. Hvert af dem har ord, som de andre burde låne. Vi har samlet på dem i fire år: på badebroer, i venteværelser, på bagsiden af biografbilletter. Her er den første håndfuld.',
      ),
      h2('Łódź'),
      p(
        'Byen ligger ikke i nærheden af vand, og alligevel betyder navnet ',
        i('båd'),
        '. På polsk skriver man det med tre bogstaver, som dansk ikke har, og siger noget i retning af ',
        i('wutj'),
        '. En hel by, der hedder Båd, fire timer fra den nærmeste havn: Man finder ikke et smukkere bevis på, hvad et navn kan tillade sig.',
      ),
      h3('I brug'),
      p('»På fredag tager jeg til Łódź.« Ingen vil spørge til vejret på søen.'),
      h2('Råhygge'),
      p(
        'Hyggens ubarberede bror. Ingen stearinlys, intet tæppe, intet billede. En bagklap, en termokande, regn på bådskurets tag og et menneske, man ikke behøver at tale med.',
      ),
      h3('I brug'),
      p('Helst slet ikke. Så snart nogen siger det, er det forbi.'),
      h2('Strandkorbvermieterinnensommerpause'),
      p(
        'Tysk for den sommerferie, der holdes af kvinder, som lejer strandkurve ud. Den findes ikke; det er jo om sommeren, de arbejder. Sproget har alligevel ordet parat, for alle tilfældes skyld.',
      ),
      h3('I brug'),
      p('Om alt, der er velorganiseret og ikke eksisterer.'),
      h2('Juhannusaattoiltapäiväruuhka'),
      p(
        'Bilkøen om eftermiddagen før midsommernat, når hele Finland er på vej ud til en sø. Når man er færdig med at sige ordet, er man rykket én bil frem.',
      ),
      h3('I brug'),
      p('I passiv, med vinduerne rullet ned.'),
      h2('Jäääär'),
      p(
        'Estisk for iskanten, et ord med et par prikker for meget til den, der har travlt. Man siger det langsomt og stopper i god tid. Mere om det i ',
        entryInline('article-23'),
        '.',
      ),
      h3('I brug'),
      p('Som et godt råd.'),
      h2('I rækkefølge'),
      p('Vores kartotek skal have det hele sat på plads. Til dem, der selv fører et:'),
      codeBlock(
        'da  … x y z æ ø å',
        'sv  … x y z å ä ö',
        'et  … r s š z ž t u v õ ä ö ü',
        'pl  a ą b c ć … l ł … z ź ż',
        'de  ä = a, ö = o, ü = u, ß = ss',
      ),
      p(
        'Kender du et ord, der burde ud at rejse? ',
        link(submitWord, submitWord),
        ' Eller kom forbi med det: ',
        entryLink('article-15', 'Her sidder vi'),
        '.',
      ),
    ],
  },
}

export const articles11to14 = [puppets, pavilion, residency, lexicon]
