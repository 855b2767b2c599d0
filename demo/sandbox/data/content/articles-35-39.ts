// Articles 35 to 39, short. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { asset, b, entry, i, p, quote } from './rich-text.ts'

const bricks: ArticleSource = {
  id: 'article-35',
  author: 'author-hanne',
  cover: 'picture-bricks',
  daysAgo: 245,
  topics: ['history', 'architecture'],
  related: ['article-07', 'article-04'],
  en: {
    title: 'The Brick with the Paw',
    summary: 'A map of Wismar that has no streets on it, only animals.',
    body: [
      p(
        'In the north wall of a church in Wismar, at the height of a child’s eyes, there is a brick with the print of a paw. Some seven hundred years ago a dog walked across a field of drying clay, and nobody had the heart, or the time, to throw the brick away.',
      ),
      asset('picture-untitled'),
      p(
        'The building historian Jens Paulick has found thirty more: dogs, a goose, two goats, a bare foot, size 36, and the hoof of a roe deer that must have been in a hurry. He has drawn a map, which the baker sells for the price of a roll. There are no streets on it, only animals.',
      ),
      p(
        'Children need an hour to find them all. Adults, says Paulick, find them once they have stopped looking at the towers.',
      ),
    ],
  },
  pl: {
    title: 'Cegła z łapą',
    summary: 'Plan Wismaru, na którym nie ma ulic, są za to zwierzęta.',
    body: [
      p(
        'W północnej ścianie jednego z kościołów w Wismarze, na wysokości dziecięcych oczu, tkwi cegła z odciskiem łapy. Jakieś siedemset lat temu po schnącej glinie przeszedł pies i nikt nie miał serca, albo czasu, żeby tę cegłę wyrzucić.',
      ),
      asset('picture-untitled'),
      p(
        'Badacz architektury Jens Paulick znalazł jeszcze trzydzieści takich: psy, gęś, dwie kozy, bosą stopę, rozmiar 36, i racicę sarny, której musiało się spieszyć. Narysował plan, który piekarz sprzedaje w cenie bułki. Ulic na nim nie ma, są same zwierzęta.',
      ),
      p(
        'Dzieciom godzina wystarcza, żeby znaleźć wszystkie. Dorośli, mówi Paulick, znajdują je dopiero wtedy, gdy przestaną oglądać wieże.',
      ),
    ],
  },
  de: {
    title: 'Der Ziegel mit der Pfote',
    summary: 'Ein Stadtplan von Wismar, auf dem keine Straßen sind, sondern Tiere.',
    body: [
      p(
        'In der Nordwand einer Wismarer Kirche sitzt, auf Augenhöhe eines Kindes, ein Ziegel mit dem Abdruck einer Pfote. Vor etwa siebenhundert Jahren lief ein Hund über ein Feld aus trocknendem Lehm, und niemand hatte das Herz oder die Zeit, den Ziegel wegzuwerfen.',
      ),
      asset('picture-untitled'),
      p(
        'Der Bauforscher Jens Paulick hat noch dreißig weitere gefunden: Hunde, eine Gans, zwei Ziegen, einen bloßen Fuß, Größe 36, und den Huf eines Rehs, das es eilig gehabt haben muss. Er hat einen Plan gezeichnet, den der Bäcker zum Preis eines Brötchens verkauft. Straßen sind keine darauf, nur Tiere.',
      ),
      p(
        'Kinder brauchen eine Stunde, um alle zu finden. Erwachsene, sagt Paulick, finden sie, sobald sie aufhören, nach den Türmen zu schauen.',
      ),
    ],
  },
  da: {
    title: 'Murstenen med poten',
    summary: 'Et kort over Wismar uden gader, kun med dyr.',
    body: [
      p(
        'I nordmuren på en kirke i Wismar sidder der i et barns øjenhøjde en mursten med aftryk af en pote. For omkring syv hundrede år siden gik en hund hen over en mark med ler til tørre, og ingen nænnede, eller havde tid til, at smide stenen væk.',
      ),
      asset('picture-untitled'),
      p(
        'Bygningshistorikeren Jens Paulick har fundet tredive til: hunde, en gås, to geder, en bar fod i størrelse 36 og kloven af et rådyr, der må have haft travlt. Han har tegnet et kort, som bageren sælger for det samme som et rundstykke. Der er ingen gader på det, kun dyr.',
      ),
      p(
        'Børn er en time om at finde dem alle. Voksne, siger Paulick, finder dem, så snart de holder op med at se på tårnene.',
      ),
    ],
  },
}

const friedrichsMinute: ArticleSource = {
  id: 'article-36',
  author: 'author-hanne',
  cover: 'picture-ruin',
  daysAgo: 254,
  topics: ['art', 'nature'],
  related: ['article-41', 'article-44'],
  en: {
    title: 'Friedrich’s Minute',
    summary:
      'A physicist in Greifswald has measured when things lose their weight. It is soon after sunset.',
    body: [
      p(
        'Caspar David Friedrich was born in Greifswald, above a candle maker’s workshop, and perhaps that explains it: nobody has painted the end of the day like someone whose family lived by it.',
      ),
      p(
        'The physicist Anke Rohde has measured the light. Every clear evening for three years she set up her instruments by the ruin of Eldena and wrote down the moment at which things lose their weight. In March it comes eleven minutes after sunset, in June nineteen. It lasts for ',
        b('one minute'),
        '.',
      ),
      p(
        'The times are printed on a small card, and on some evenings thirty people stand about on the grass, each a little apart, all looking the same way. Seen from behind, says Rohde, they are already painted.',
      ),
    ],
  },
  pl: {
    title: 'Minuta Friedricha',
    summary:
      'Fizyczka z Greifswaldu zmierzyła, kiedy rzeczy tracą ciężar. Dzieje się to tuż po zachodzie słońca.',
    body: [
      p(
        'Caspar David Friedrich urodził się w Greifswaldzie nad warsztatem wytwórcy świec i może w tym cała tajemnica: nikt nie malował końca dnia tak jak ktoś, czyja rodzina się z niego utrzymywała.',
      ),
      p(
        'Fizyczka Anke Rohde zmierzyła to światło. Przez trzy lata w każdy pogodny wieczór ustawiała przyrządy przy ruinach Eldeny i zapisywała chwilę, w której rzeczy tracą ciężar. W marcu przychodzi jedenaście minut po zachodzie słońca, w czerwcu dziewiętnaście. Trwa ',
        b('jedną minutę'),
        '.',
      ),
      p(
        'Godziny drukuje się na małej kartce i bywają wieczory, kiedy na trawie stoi trzydzieści osób, każda trochę osobno, wszystkie zwrócone w tę samą stronę. Oglądane od tyłu, mówi Rohde, są już namalowane.',
      ),
    ],
  },
  de: {
    title: 'Friedrichs Minute',
    summary:
      'Eine Physikerin in Greifswald hat gemessen, wann die Dinge ihr Gewicht verlieren. Es ist kurz nach Sonnenuntergang.',
    body: [
      p(
        'Caspar David Friedrich kam in Greifswald über der Werkstatt eines Kerzenziehers zur Welt, und vielleicht erklärt das alles: Keiner hat das Ende des Tages so gemalt wie jemand, dessen Familie davon lebte.',
      ),
      p(
        'Die Physikerin Anke Rohde hat das Licht gemessen. Drei Jahre lang baute sie an jedem klaren Abend ihre Geräte an der Ruine Eldena auf und notierte den Augenblick, in dem die Dinge ihr Gewicht verlieren. Im März kommt er elf Minuten nach Sonnenuntergang, im Juni neunzehn. Er dauert ',
        b('eine Minute'),
        '.',
      ),
      p(
        'Die Zeiten stehen auf einer kleinen Karte, und an manchen Abenden stehen dreißig Leute auf der Wiese, jeder ein wenig für sich, alle in dieselbe Richtung gewandt. Von hinten, sagt Rohde, seien sie schon gemalt.',
      ),
    ],
  },
  da: {
    title: 'Friedrichs minut',
    summary:
      'En fysiker i Greifswald har målt, hvornår tingene mister deres vægt. Det sker lige efter solnedgang.',
  },
}

const readingCafe: ArticleSource = {
  id: 'article-37',
  author: 'author-hanne',
  cover: 'picture-cafe',
  daysAgo: 263,
  topics: ['food', 'literature'],
  related: ['article-13', 'article-28'],
  en: {
    title: 'A Chapter with Your Cake',
    summary: 'In a café in Lübeck, whoever orders marzipan has to listen.',
    body: [
      p(
        'The café behind the Mertens confectionery in Lübeck has nine tables and one rule: whoever orders marzipan cake has to listen. At four o’clock Frau Petersen puts down her tray and reads aloud, a chapter a day, from whatever family novel they have got to. At the moment it is the third, and the grandfather is ill.',
      ),
      p(
        'The reading can be avoided by ordering apple cake. Regulars arrange their holidays around the chapters. When the great-aunt died last January, no coffee was sold for a quarter of an hour, and then somebody at table six, in a voice not quite his own, ordered whipped cream with nothing.',
      ),
      quote('“We never tell you how it ends. You would only stop eating cake.”'),
    ],
  },
  pl: {
    title: 'Rozdział do ciasta',
    summary: 'W pewnej kawiarni w Lubece ten, kto zamawia marcepan, musi słuchać.',
    body: [
      p(
        'Kawiarnia na tyłach cukierni Mertensa w Lubece ma dziewięć stolików i jedną zasadę: kto zamawia tort marcepanowy, musi słuchać. O czwartej pani Petersen odstawia tacę i czyta na głos, po rozdziale dziennie, tę powieść rodzinną, na którą właśnie wypadło. Obecnie jest to trzecia i dziadek choruje.',
      ),
      p(
        'Czytania można uniknąć, zamawiając szarlotkę. Stali goście planują urlopy według rozdziałów. Gdy w styczniu umarła cioteczna babka, przez kwadrans nie sprzedano ani jednej kawy, a potem ktoś przy stoliku szóstym nieswoim głosem poprosił o bitą śmietanę bez niczego.',
      ),
      quote('„Nigdy nie zdradzamy zakończenia. Przestaliby państwo jeść ciasto”.'),
    ],
  },
  de: {
    title: 'Ein Kapitel zum Kuchen',
    summary: 'Wer in einem Lübecker Café Marzipantorte bestellt, muss zuhören.',
    body: [
      p(
        'Das Café hinter der Konditorei Mertens in Lübeck hat neun Tische und eine Regel: Wer Marzipantorte bestellt, muss zuhören. Um vier stellt Frau Petersen das Tablett ab und liest vor, ein Kapitel am Tag, aus dem Familienroman, der gerade dran ist. Zurzeit ist es der dritte, und der Großvater ist krank.',
      ),
      p(
        'Der Lesung entgeht, wer Apfelkuchen nimmt. Stammgäste richten ihren Urlaub nach den Kapiteln. Als im Januar die Großtante starb, wurde eine Viertelstunde lang kein Kaffee verkauft, und dann bestellte jemand an Tisch sechs, mit einer Stimme, die nicht ganz die seine war, Schlagsahne mit nichts.',
      ),
      quote('„Wie es ausgeht, verraten wir nie. Sonst isst hier ja keiner mehr Kuchen.“'),
    ],
  },
  at: {
    summary: 'Wer in einem Lübecker Kaffeehaus eine Marzipantorte bestellt, muss zuhören.',
    body: [
      p(
        'Das Kaffeehaus hinter der Konditorei Mertens in Lübeck hat neun Tische und eine Regel: Wer eine Marzipantorte bestellt, muss zuhören. Um vier stellt die Frau Petersen das Tablett ab und liest vor, ein Kapitel am Tag, aus dem Familienroman, der gerade dran ist. Zurzeit ist es der dritte, und der Großvater ist krank.',
      ),
      p(
        'Der Lesung entkommt, wer einen Apfelkuchen nimmt. Stammgäste richten ihren Urlaub nach den Kapiteln. Als im Jänner die Großtante gestorben ist, wurde eine Viertelstunde lang kein Kaffee verkauft, und dann bestellte jemand auf Tisch sechs, mit einer Stimme, die nicht ganz die seine war, Schlagobers mit nichts.',
      ),
      quote('„Wie es ausgeht, verraten wir nie. Sonst isst da ja keiner mehr eine Torte.“'),
    ],
  },
  da: {
    title: 'Et kapitel til kagen',
    summary: 'På en café i Lübeck skal den, der bestiller marcipan, høre efter.',
    body: [
      p(
        'Caféen bag konditori Mertens i Lübeck har ni borde og én regel: Den, der bestiller marcipanlagkage, skal høre efter. Klokken fire stiller fru Petersen bakken fra sig og læser højt, et kapitel om dagen, af den slægtsroman, de er nået til. For tiden er det den tredje, og bedstefaderen er syg.',
      ),
      p(
        'Man slipper for oplæsningen ved at bestille æblekage. Stamgæsterne lægger deres ferie efter kapitlerne. Da grandtanten døde i januar, blev der i et kvarter ikke solgt en eneste kop kaffe, og så bestilte nogen ved bord seks, med en stemme, der ikke helt var hans egen, flødeskum uden noget til.',
      ),
      quote('»Vi røber aldrig slutningen. Så holder folk jo bare op med at spise kage.«'),
    ],
  },
}

const mirrors: ArticleSource = {
  id: 'article-38',
  author: 'author-liis',
  cover: 'picture-mirrors',
  daysAgo: 272,
  topics: ['museum', 'art'],
  related: ['article-27', 'article-39'],
  en: {
    title: 'The Museum of Mirrors',
    summary:
      'A hundred and twelve exhibits in Kaunas, and every visitor brings the hundred and thirteenth.',
    body: [
      p(
        'The Museum of Mirrors in Kaunas owns a hundred and twelve of them and no other exhibit. “The visitors bring that along,” says Vytenis Gaurys, the director.',
      ),
      p(
        'In the first room hang the honest ones, in the second the flatterers, on loan from a fashion house that has closed. In the third, two mirrors face each other, and there is a queue. You step in between, look, and see yourself from behind, looking, and in front of that one another, until the picture turns green and very small, somewhere around the fortieth.',
      ),
      p(
        'The catalogue consists of a single page. It describes the museum and shows a picture of the catalogue. That seemed right to us, and we have done ',
        i('likewise'),
        ':',
      ),
      entry('article-38'),
    ],
  },
  pl: {
    title: 'Muzeum Luster',
    summary: 'Sto dwanaście eksponatów w Kownie, a sto trzynasty przynosi każdy zwiedzający.',
    body: [
      p(
        'Muzeum Luster w Kownie ma ich sto dwanaście i żadnego innego eksponatu. „Resztę przynoszą zwiedzający” – mówi dyrektor Vytenis Gaurys.',
      ),
      p(
        'W pierwszej sali wiszą lustra szczere, w drugiej pochlebcy, wypożyczeni z domu mody, którego już nie ma. W trzeciej dwa lustra stoją naprzeciw siebie i jest kolejka. Człowiek wchodzi między nie, patrzy i widzi siebie od tyłu, jak patrzy, a przed nim jeszcze jednego, aż gdzieś koło czterdziestego obraz robi się zielony i bardzo mały.',
      ),
      p(
        'Katalog składa się z jednej strony. Opisuje muzeum i pokazuje ilustrację z katalogiem. Uznaliśmy, że tak trzeba, i zrobiliśmy ',
        i('to samo'),
        ':',
      ),
      entry('article-38'),
    ],
  },
  de: {
    title: 'Das Museum der Spiegel',
    summary:
      'Hundertzwölf Exponate in Kaunas, und jeder Besucher bringt das hundertdreizehnte mit.',
    body: [
      p(
        'Das Museum der Spiegel in Kaunas besitzt hundertzwölf davon und kein weiteres Exponat. „Was sonst noch nötig ist, bringen die Besucher mit“, sagt der Direktor Vytenis Gaurys.',
      ),
      p(
        'Im ersten Raum hängen die ehrlichen, im zweiten die Schmeichler, Leihgaben eines Modehauses, das es nicht mehr gibt. Im dritten stehen zwei Spiegel einander gegenüber, und dort gibt es eine Schlange. Man tritt dazwischen, schaut und sieht sich selbst von hinten, wie man schaut, und vor diesem noch einen, bis das Bild grün wird und sehr klein, irgendwo beim vierzigsten.',
      ),
      p(
        'Der Katalog besteht aus einer einzigen Seite. Sie beschreibt das Museum und zeigt ein Bild des Katalogs. Das leuchtete uns ein, und wir haben es ',
        i('ebenso'),
        ' gemacht:',
      ),
      entry('article-38'),
    ],
  },
  da: {
    title: 'Spejlmuseet',
    summary: 'Hundrede og tolv genstande i Kaunas, og hver gæst har den hundrede og trettende med.',
    body: [
      p(
        'Spejlmuseet i Kaunas ejer hundrede og tolv spejle og ingen andre genstande. »Dem har gæsterne selv med,« siger direktøren, Vytenis Gaurys.',
      ),
      p(
        'I det første rum hænger de ærlige, i det andet smigrerne, udlånt af et modehus, der er lukket. I det tredje står to spejle over for hinanden, og der er kø. Man træder ind imellem dem, ser efter og får øje på sig selv bagfra, mens man ser, og foran sig en til, indtil billedet bliver grønt og meget lille, et sted omkring den fyrretyvende.',
      ),
      p(
        'Kataloget er på en enkelt side. Den beskriver museet og viser et billede af kataloget. Det syntes vi var rigtigt, og vi har gjort det ',
        i('samme'),
        ':',
      ),
      entry('article-38'),
    ],
  },
}

const thumbCups: ArticleSource = {
  id: 'article-39',
  author: 'author-eero',
  cover: 'picture-kiln',
  daysAgo: 281,
  topics: ['craft', 'art'],
  related: ['article-09', 'article-38'],
  en: {
    title: 'Somebody’s Thumb',
    summary:
      'A potter in Vilnius has been making the same cup for nineteen years. You cannot buy one.',
    body: [
      p(
        'Ieva Matulytė has been making the same cup for nineteen years. She has made it some seven thousand times, in a former laundry in the Užupis quarter of Vilnius, and would like, she says, to get it right.',
      ),
      p(
        'The cup is white, holds two decilitres and has a hollow for the thumb. In the first years it was where her own thumb goes. Then she began to ask: guests, neighbours, the postman. Now every cup carries somebody’s thumb and, underneath, scratched very small, somebody’s name.',
      ),
      p(
        'They are not for sale. You come by, lend your thumb for a moment, and three weeks later you may collect a cup, though not your own: that one goes to a stranger. “By Christmas,” says Matulytė, “most of them have written to each other.”',
      ),
    ],
  },
  pl: {
    title: 'Czyjś kciuk',
    summary: 'Ceramiczka z Wilna od dziewiętnastu lat robi ten sam kubek. Kupić go nie można.',
    body: [
      p(
        'Ieva Matulytė od dziewiętnastu lat robi ten sam kubek. Zrobiła go już jakieś siedem tysięcy razy, w dawnej pralni na wileńskim Zarzeczu, i chciałaby, jak mówi, żeby wreszcie wyszedł.',
      ),
      p(
        'Kubek jest biały, mieści dwieście mililitrów i ma wgłębienie na kciuk. W pierwszych latach było tam, gdzie wypada jej własny. Potem zaczęła prosić: gości, sąsiadów, listonosza. Dziś na każdym kubku jest czyjś kciuk, a pod spodem, wydrapane maleńkimi literami, czyjeś imię.',
      ),
      p(
        'Kupić się ich nie da. Trzeba przyjść, na chwilę użyczyć kciuka, a po trzech tygodniach można odebrać kubek, choć nie swój: własny trafia do kogoś obcego. „Do świąt – mówi Matulytė – większość zdąży do siebie napisać”.',
      ),
    ],
  },
  de: {
    title: 'Jemandes Daumen',
    summary:
      'Eine Töpferin in Vilnius macht seit neunzehn Jahren dieselbe Tasse. Kaufen kann man sie nicht.',
    body: [
      p(
        'Ieva Matulytė macht seit neunzehn Jahren dieselbe Tasse. An die siebentausend Mal hat sie sie schon gemacht, in einer früheren Wäscherei im Viertel Užupis in Vilnius, und sie möchte, sagt sie, dass sie einmal gelingt.',
      ),
      p(
        'Die Tasse ist weiß, fasst zwei Deziliter und hat eine Mulde für den Daumen. In den ersten Jahren saß sie da, wo ihr eigener hingehört. Dann fing sie an zu fragen: Gäste, Nachbarn, den Briefträger. Heute trägt jede Tasse jemandes Daumen und darunter, winzig eingeritzt, jemandes Namen.',
      ),
      p(
        'Zu kaufen gibt es sie nicht. Man kommt vorbei, leiht kurz seinen Daumen her und darf drei Wochen später eine Tasse abholen, allerdings nicht die eigene: Die bekommt ein Fremder. „Bis Weihnachten“, sagt Matulytė, „haben sich die meisten geschrieben.“',
      ),
    ],
  },
  da: {
    title: 'Nogens tommelfinger',
    summary: 'En keramiker i Vilnius har lavet den samme kop i nitten år. Man kan ikke købe den.',
  },
}

export const articles35to39 = [bricks, friedrichsMinute, readingCafe, mirrors, thumbCups]
