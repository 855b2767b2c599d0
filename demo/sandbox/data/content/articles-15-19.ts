// Articles 15 to 19, short. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { b, entry, entryLink, h2, h3, link, p, ul } from './rich-text.ts'

const aboutUs: ArticleSource = {
  id: 'article-15',
  author: 'author-marta',
  cover: 'picture-boats',
  daysAgo: 400,
  topics: ['travel', 'language'],
  related: ['article-14', 'article-reference'],
  en: {
    title: 'About Us',
    summary:
      'Five people, three bicycles and one very patient boat: who writes this guide, and how.',
    body: [
      p(
        'We are five people, three bicycles and one very patient boat. For four years we have been travelling around the Baltic and writing down what we would tell a friend: where to listen, what to eat, when to arrive and whom to ask.',
      ),
      h2('How we work'),
      p(
        'The guide appears in English, Polish, German and Danish. Nothing in it is merely translated; each language has an editor who is allowed to say no. We pay for our own tickets, and we go back to a place at least once before we print a word about it.',
      ),
      h2('Write to us'),
      p(
        'Have we missed something? Certainly. Write to ',
        link('mailto:post@guide.example', 'post@guide.example'),
        ' or ring ',
        link('tel:+48580000000', '+48 58 000 00 00'),
        '. We answer every letter, though in winter, when the boat is in its shed, we answer better.',
      ),
      entry('cta-newsletter'),
    ],
  },
  pl: {
    title: 'O nas',
    summary:
      'Pięć osób, trzy rowery i jedna bardzo cierpliwa łódź: kto pisze ten przewodnik i w jaki sposób.',
    body: [
      p(
        'Jest nas pięcioro, do tego trzy rowery i jedna bardzo cierpliwa łódź. Od czterech lat jeździmy dookoła Bałtyku i zapisujemy to, co powiedzielibyśmy przyjaciołom: gdzie słuchać, co zjeść, kiedy przyjechać i kogo zapytać.',
      ),
      h2('Jak pracujemy'),
      p(
        'Przewodnik ukazuje się po angielsku, polsku, niemiecku i duńsku. Żaden tekst nie jest zwykłym tłumaczeniem, bo każdy język ma redaktora, któremu wolno powiedzieć „nie”. Za bilety płacimy sami, a zanim cokolwiek o jakimś miejscu wydrukujemy, wracamy tam przynajmniej raz.',
      ),
      h2('Czekamy na listy'),
      p(
        'Czy coś przeoczyliśmy? Na pewno. Nasz adres to ',
        link('mailto:post@guide.example', 'post@guide.example'),
        ', a numer telefonu ',
        link('tel:+48580000000', '+48 58 000 00 00'),
        '. Odpowiadamy na każdy list, chociaż zimą, kiedy łódź stoi w szopie, odpowiadamy lepiej.',
      ),
      entry('cta-newsletter'),
    ],
  },
  de: {
    title: 'Über uns',
    summary:
      'Fünf Leute, drei Fahrräder und ein sehr geduldiges Boot: wer diesen Kulturführer schreibt, und wie.',
    body: [
      h2('Über uns'),
      p(
        'Wir sind fünf Leute, drei Fahrräder und ein sehr geduldiges Boot. Seit vier Jahren reisen wir um die Ostsee und schreiben auf, was wir Freunden erzählen würden: wo man zuhören, was man essen, wann man kommen und wen man fragen sollte.',
      ),
      h2('Wie wir arbeiten'),
      p(
        'Der Kulturführer erscheint auf Englisch, Polnisch, Deutsch und Dänisch. Nichts darin ist bloß übersetzt; jede Sprache hat eine Redaktion, die Nein sagen darf. Unsere Karten bezahlen wir selbst, und bevor wir ein Wort über einen Ort drucken, waren wir mindestens zweimal dort.',
      ),
      h2('Schreiben Sie uns'),
      p(
        'Haben wir etwas übersehen? Bestimmt. Schreiben Sie an ',
        link('mailto:post@guide.example', 'post@guide.example'),
        ' oder rufen Sie an: ',
        link('tel:+48580000000', '+48 58 000 00 00'),
        '. Wir antworten auf jeden Brief, im Winter allerdings, wenn das Boot im Schuppen liegt, besser.',
      ),
      entry('cta-newsletter'),
    ],
  },
  da: {
    title: 'Om os',
    summary:
      'Fem mennesker, tre cykler og en meget tålmodig båd: hvem der skriver denne guide, og hvordan.',
    body: [
      p(
        'Vi er fem mennesker, tre cykler og en meget tålmodig båd. I fire år har vi rejst rundt om Østersøen og skrevet det ned, vi ville fortælle en ven: hvor man skal lytte, hvad man skal spise, hvornår man skal komme, og hvem man skal spørge.',
      ),
      h2('Sådan arbejder vi'),
      p(
        'Guiden udkommer på engelsk, polsk, tysk og dansk. Intet i den er bare oversat; hvert sprog har en redaktør, der har lov at sige nej. Vi betaler selv vores billetter, og vi vender tilbage til et sted mindst én gang, før vi trykker et ord om det.',
      ),
      h2('Skriv til os'),
      p(
        'Har vi overset noget? Helt sikkert. Skriv til ',
        link('mailto:post@guide.example', 'post@guide.example'),
        ' eller ring på ',
        link('tel:+48580000000', '+48 58 000 00 00'),
        '. Vi svarer på alle breve, men om vinteren, når båden er i skuret, svarer vi bedre.',
      ),
      entry('cta-newsletter'),
    ],
  },
}

const gdynia: ArticleSource = {
  id: 'article-16',
  author: 'author-marta',
  cover: 'picture-staircase',
  daysAgo: 88,
  topics: ['architecture', 'history'],
  related: ['article-07', 'article-17'],
  en: {
    title: 'A White City Built in a Hurry',
    summary: 'Once a month the staircases of Gdynia are open. Bring soft shoes and clean hands.',
    body: [
      p(
        'In 1920 Gdynia was a fishing village with a spa house. Fifteen years later it was a city, and since there had been no time to think of anything else, it was white, rounded at the corners, and faced the sea like a ship that has just tied up.',
      ),
      p(
        'Teresa Lipska, once a draughtswoman at the shipyard, opens its staircases. On the first Saturday of the month she borrows nine keys from nine caretakers and leads the way from lobby to lobby: to handrails that climb four floors without a joint, and to a porthole where a window would have done.',
      ),
      h3('What to bring'),
      p(
        'Soft shoes and clean hands. The handrails like to be touched. On the last roof Lipska pours tea and points out the buildings by their funnels. “People say they look like ships,” she says. “I drew ships. Ships look like them.”',
      ),
    ],
  },
  pl: {
    title: 'Białe miasto budowane w pośpiechu',
    summary:
      'Raz w miesiącu otwierają się gdyńskie klatki schodowe. Przydadzą się miękkie buty i czyste ręce.',
    body: [
      p(
        'W 1920 roku Gdynia była rybacką wioską z domem kuracyjnym. Piętnaście lat później była miastem, a że nie było czasu wymyślić nic innego, wyszła biała, zaokrąglona na rogach i zwrócona do morza jak statek, który właśnie zacumował.',
      ),
      p(
        'Klatki schodowe otwiera Teresa Lipska, dawna kreślarka ze stoczni. W pierwszą sobotę miesiąca pożycza od dziewięciu dozorców dziewięć kluczy i prowadzi z holu do holu: do poręczy, które bez jednego złącza wspinają się przez cztery piętra, i do bulaja tam, gdzie wystarczyłoby okno.',
      ),
      h3('Co zabrać'),
      p(
        'Miękkie buty i czyste ręce. Poręcze lubią, kiedy się ich dotyka. Na ostatnim dachu Lipska nalewa herbaty i pokazuje domy po kominach. „Ludzie mówią, że są podobne do statków – śmieje się. – Ja rysowałam statki. To statki są podobne do nich”.',
      ),
    ],
  },
  de: {
    title: 'Eine weiße Stadt, in Eile gebaut',
    summary:
      'Einmal im Monat stehen in Gdynia die Treppenhäuser offen. Mitzubringen sind weiche Schuhe und saubere Hände.',
    body: [
      p(
        'Im Jahr 1920 war Gdynia ein Fischerdorf mit Kurhaus. Fünfzehn Jahre später war es eine Stadt, und weil niemand Zeit gehabt hatte, sich etwas anderes auszudenken, wurde sie weiß, an den Ecken gerundet und dem Meer zugewandt wie ein Schiff, das eben festgemacht hat.',
      ),
      p(
        'Teresa Lipska, früher technische Zeichnerin auf der Werft, öffnet die Treppenhäuser. Am ersten Samstag im Monat leiht sie sich von neun Hausmeistern neun Schlüssel und führt von Flur zu Flur: zu Handläufen, die ohne eine einzige Fuge vier Stockwerke hinaufsteigen, und zu einem Bullauge, wo ein Fenster es auch getan hätte.',
      ),
      h3('Was man mitbringt'),
      p(
        'Weiche Schuhe und saubere Hände. Die Handläufe haben es gern, wenn man sie anfasst. Auf dem letzten Dach schenkt Lipska Tee aus und erklärt die Häuser anhand ihrer Schornsteine. „Die Leute sagen, sie sähen aus wie Schiffe“, sagt sie. „Ich habe Schiffe gezeichnet. Die Schiffe sehen aus wie sie.“',
      ),
    ],
  },
  da: {
    title: 'En hvid by, bygget i en fart',
    summary:
      'En gang om måneden er trappeopgangene i Gdynia åbne. Tag bløde sko og rene hænder med.',
    body: [
      p(
        'I 1920 var Gdynia et fiskerleje med et badehotel. Femten år senere var det en by, og da ingen havde haft tid til at finde på noget andet, blev den hvid, rund i hjørnerne og vendt ud mod havet som et skib, der lige har lagt til.',
      ),
      p(
        'Teresa Lipska, der var teknisk tegner på værftet, lukker op til trappeopgangene. Den første lørdag i måneden låner hun ni nøgler af ni viceværter og går forrest fra opgang til opgang: til gelændere, der kravler fire etager op uden en eneste samling, og til et koøje dér, hvor et vindue kunne have gjort det.',
      ),
      h3('Hvad man skal have med'),
      p(
        'Bløde sko og rene hænder. Gelænderne kan godt lide at blive rørt ved. På det sidste tag skænker Lipska te og udpeger husene efter deres skorstene. »Folk siger, de ligner skibe,« siger hun. »Jeg har tegnet skibe. Det er skibene, der ligner dem.«',
      ),
    ],
  },
}

const pier: ArticleSource = {
  id: 'article-17',
  author: 'author-marta',
  cover: 'picture-pier',
  daysAgo: 96,
  topics: ['sea', 'nature'],
  related: ['article-05', 'article-16'],
  en: {
    title: 'The Pier in January',
    summary:
      'In summer Sopot’s pier costs money. In winter it has swans, and a man with a thermometer on a string.',
    body: [
      p(
        'In summer you pay to walk on the pier at Sopot. In January it is free and nobody comes, which is a pity, for only then is it what it really is: half a kilometre of wood leading away from everything.',
      ),
      p(
        'The bench at the far end belongs, by custom, to Mr Klemens, formerly a swimming teacher. He arrives at nine with a thermometer on a string, lowers it into the bay and writes the reading in an exercise book. There are thirty-one exercise books. The oceanographers in town have asked for copies.',
      ),
      p(
        'Towards eleven the swans come in under the planks, out of the wind. Lie flat on your stomach, look through the gap between two boards, and half a metre below your nose a swan will be asleep. It does not count as rude. Mr Klemens does it too.',
      ),
    ],
  },
  pl: {
    title: 'Molo w styczniu',
    summary:
      'Latem za wejście na sopockie molo się płaci. Zimą są tam łabędzie i pan z termometrem na sznurku.',
    body: [
      p(
        'Latem za spacer po molo w Sopocie się płaci. W styczniu wstęp jest wolny i nikt nie przychodzi, a szkoda, bo dopiero wtedy molo jest tym, czym jest naprawdę: półkilometrową drewnianą drogą, która oddala się od wszystkiego.',
      ),
      p(
        'Ławka na samym końcu należy zwyczajowo do pana Klemensa, dawnego nauczyciela pływania. Przychodzi o dziewiątej z termometrem na sznurku, spuszcza go do zatoki i zapisuje wynik w zeszycie. Zeszytów jest trzydzieści jeden. Oceanolodzy z miasta poprosili o kopie.',
      ),
      p(
        'Koło jedenastej pod deski wpływają łabędzie, żeby schować się przed wiatrem. Wystarczy położyć się na brzuchu i zajrzeć w szparę, a pół metra pod nosem zobaczy się śpiącego łabędzia. Nie uchodzi to za niegrzeczne. Pan Klemens też tak robi.',
      ),
    ],
  },
  de: {
    title: 'Die Seebrücke im Januar',
    body: [
      p(
        'Im Sommer kostet die Seebrücke von Sopot Eintritt. Im Januar ist sie frei, und niemand kommt, was schade ist, denn erst dann ist sie, was sie wirklich ist: ein halber Kilometer Holz, der von allem wegführt.',
      ),
      p(
        'Die Bank am äußersten Ende gehört nach altem Brauch Herrn Klemens, der früher Schwimmlehrer war. Er kommt um neun mit einem Thermometer an der Schnur, lässt es in die Bucht hinab und trägt den Wert in ein Schulheft ein. Es gibt einunddreißig Schulhefte. Die Meeresforscher in der Stadt haben um Kopien gebeten.',
      ),
      p(
        'Gegen elf kommen die Schwäne unter die Planken, aus dem Wind. Man legt sich flach auf den Bauch, schaut durch den Spalt zwischen zwei Brettern, und einen halben Meter unter der eigenen Nase schläft ein Schwan. Als unhöflich gilt das nicht. Herr Klemens macht es auch.',
      ),
    ],
  },
  da: {
    title: 'Molen i januar',
    summary:
      'Om sommeren koster det penge at gå på molen i Sopot. Om vinteren er der svaner og en mand med et termometer i en snor.',
    body: [
      p(
        'Om sommeren koster det penge at gå en tur på molen i Sopot. I januar er det gratis, og ingen kommer, hvad der er synd, for først da er den, hvad den i virkeligheden er: en halv kilometer træ, der fører væk fra det hele.',
      ),
      p(
        'Bænken yderst ude tilhører efter gammel skik hr. Klemens, der engang var svømmelærer. Han kommer klokken ni med et termometer i en snor, sænker det ned i bugten og skriver tallet i et stilehæfte. Der er enogtredive stilehæfter. Byens havforskere har bedt om en kopi.',
      ),
      p(
        'Hen ad elleve svømmer svanerne ind under plankerne, i læ for vinden. Læg dig fladt på maven, kig ned mellem to brædder, og en halv meter under din næse ligger der en svane og sover. Det regnes ikke for uhøfligt. Hr. Klemens gør det også.',
      ),
    ],
  },
}

const embroidery: ArticleSource = {
  id: 'article-18',
  author: 'author-eero',
  cover: 'picture-embroidery',
  daysAgo: 103,
  topics: ['craft', 'history'],
  related: ['article-09', 'article-16'],
  en: {
    title: 'Seven Colours, Three of Them Blue',
    summary: 'What an embroiderer in Kashubia needs, and why there is no eighth thread.',
    body: [
      p(
        'A Kashubian embroiderer gets by with seven colours. Three of them are blue: light for the sky, medium for the lakes, dark for the sea. The others, explains Regina Formela in Żukowo, follow of their own accord:',
      ),
      ul(
        'yellow, for sand and sun;',
        'green, for the forest;',
        'red, for the heart;',
        'black, for the earth in November.',
      ),
      p(
        'There is no eighth. When a customer once asked for violet, Formela’s grandmother laid down her needle and said she would first have to invent a flower for it.',
      ),
      p(
        'Tulips and cornflowers grow here in any case. The pomegranate does not. The nuns of the old convent had it from their books, and none of them had ever held one in her hand. “That is why,” says Formela, “it is the most beautiful flower on the cloth.”',
      ),
    ],
  },
  pl: {
    title: 'Siedem kolorów, w tym trzy niebieskie',
    summary: 'Czego potrzebuje kaszubska hafciarka i dlaczego nie ma ósmej nici.',
    body: [
      p(
        'Kaszubskiej hafciarce wystarcza siedem kolorów. Trzy z nich są niebieskie: jasny na niebo, średni na jeziora, ciemny na morze. Reszta, tłumaczy Regina Formela z Żukowa, przychodzi już sama:',
      ),
      ul(
        'żółty – to piasek i słońce;',
        'zielony – las;',
        'czerwony – serce;',
        'czarny – ziemia w listopadzie.',
      ),
      p(
        'Ósmego nie ma. Kiedy jakaś klientka poprosiła kiedyś o fiolet, babka Formeli odłożyła igłę i powiedziała, że najpierw musiałaby wymyślić do niego kwiat.',
      ),
      p(
        'Tulipany i chabry rosną tu tak czy owak. Owoc granatu nie. Siostry z dawnego klasztoru znały go z ksiąg i żadna nigdy nie miała go w ręku. „I dlatego – mówi Formela – jest na płótnie najpiękniejszy”.',
      ),
    ],
  },
  de: {
    title: 'Sieben Farben, drei davon blau',
    summary: 'Was eine Stickerin in der Kaschubei braucht, und warum es keinen achten Faden gibt.',
    body: [
      p(
        'Eine kaschubische Stickerin kommt mit sieben Farben aus. Drei davon sind blau: hell für den Himmel, mittel für die Seen, dunkel für das Meer. Die anderen, erklärt Regina Formela in Żukowo, ergäben sich dann von selbst:',
      ),
      ul(
        'Gelb für Sand und Sonne;',
        'Grün für den Wald;',
        'Rot für das Herz;',
        'Schwarz für die Erde im November.',
      ),
      p(
        'Eine achte gibt es nicht. Als eine Kundin einmal Violett verlangte, legte Formelas Großmutter die Nadel hin und sagte, dafür müsse sie erst eine Blume erfinden.',
      ),
      p(
        'Tulpen und Kornblumen wachsen hier ohnehin. Der Granatapfel nicht. Die Nonnen des alten Klosters kannten ihn aus ihren Büchern, und keine hatte je einen in der Hand gehalten. „Darum“, sagt Formela, „ist er das Schönste auf dem ganzen Tuch.“',
      ),
    ],
  },
  da: {
    title: 'Syv farver, og de tre er blå',
    summary:
      'Hvad en broderske i Kasjubien har brug for, og hvorfor der ikke findes en ottende tråd.',
  },
}

const market: ArticleSource = {
  id: 'article-19',
  author: 'author-eero',
  cover: 'picture-market',
  daysAgo: 110,
  topics: ['food', 'travel'],
  related: ['article-03', 'article-08'],
  en: {
    title: 'Breakfast from a Paper Bag',
    summary:
      'A quarter past seven in the market hall of Klaipėda: curd cheese, potatoes, patience.',
    body: [
      p(
        'Breakfast in the market hall of Klaipėda is eaten standing up, at a quarter past seven, from a paper bag. You begin with Danutė, third counter on the left, who sells curd cheese by the fistful and measures it with her own. Then you cross over to the potatoes: pancakes, hot from the pan, with sour cream and ',
        b('no talking'),
        '.',
      ),
      p(
        'Tomatoes come last, and only from the man in the sailor’s cap, who will not part with one until it has had a look at you. In January he has none, and comes anyway. He stands behind his empty table and recommends patience.',
      ),
      p(
        'After storms the ',
        entryLink('article-03', 'amber seekers'),
        ' drop in for beetroot soup, wet to the hips. You can tell which of them have found something: they pay for two.',
      ),
    ],
  },
  pl: {
    title: 'Śniadanie z papierowej torebki',
    summary: 'Kwadrans po siódmej w hali targowej w Kłajpedzie: twaróg, ziemniaki i cierpliwość.',
    body: [
      p(
        'Śniadanie w hali targowej w Kłajpedzie je się na stojąco, kwadrans po siódmej, z papierowej torebki. Zaczyna się przy trzeciej ladzie po lewej, u Danutė, która sprzedaje twaróg na garście i mierzy go własną dłonią. Potem przechodzi się do ziemniaków: placki prosto z patelni, do tego śmietana i ',
        b('żadnych rozmów'),
        '.',
      ),
      p(
        'Pomidory zostawia się na koniec i kupuje tylko u pana w marynarskiej czapce, który żadnego nie odda, dopóki pomidor się klientowi nie przyjrzy. W styczniu nie ma ani jednego, ale i tak przychodzi. Stoi za pustym stołem i poleca cierpliwość.',
      ),
      p(
        'Po sztormie wpadają tu na barszcz ',
        entryLink('article-03', 'poszukiwacze bursztynu'),
        ', mokrzy po pas. Łatwo poznać, kto coś znalazł: ten płaci za dwóch.',
      ),
    ],
  },
  de: {
    title: 'Frühstück aus der Papiertüte',
    summary: 'Viertel nach sieben in der Markthalle von Klaipėda: Quark, Kartoffeln, Geduld.',
    body: [
      p(
        'Das Frühstück in der Markthalle von Klaipėda isst man im Stehen, um Viertel nach sieben, aus der Papiertüte. Man beginnt bei Danutė, dritter Stand links, die ihren Quark handvollweise verkauft und mit der eigenen Hand misst. Dann geht man hinüber zu den Kartoffeln: Puffer, heiß aus der Pfanne, mit saurer Sahne und ',
        b('ohne Gespräch'),
        '.',
      ),
      p(
        'Tomaten kauft man zuletzt, und nur bei dem Mann mit der Matrosenmütze, der keine hergibt, bevor sie einen nicht angesehen hat. Im Januar hat er keine einzige und kommt trotzdem. Dann steht er hinter seinem leeren Tisch und empfiehlt Geduld.',
      ),
      p(
        'Nach Stürmen schauen die ',
        entryLink('article-03', 'Bernsteinsucher'),
        ' auf eine Rote-Bete-Suppe herein, nass bis zur Hüfte. Wer etwas gefunden hat, ist leicht zu erkennen: Er zahlt für zwei.',
      ),
    ],
  },
  at: {
    title: 'Frühstück aus dem Papiersackerl',
    summary: 'Viertel acht in der Markthalle von Klaipėda: Topfen, Erdäpfel, Geduld.',
    body: [
      p(
        'Das Frühstück in der Markthalle von Klaipėda isst man im Stehen, um viertel acht, aus dem Papiersackerl. Man beginnt bei der Danutė, dritter Stand links, die ihren Topfen handvollweise verkauft und mit der eigenen Hand misst. Dann geht man hinüber zu den Erdäpfeln: Puffer, heiß aus der Pfanne, mit Sauerrahm und ',
        b('ohne Plauderei'),
        '.',
      ),
      p(
        'Paradeiser kauft man zuletzt, und nur bei dem Mann mit der Matrosenkappe, der keinen hergibt, bevor er einen nicht angeschaut hat. Im Jänner hat er keinen einzigen und kommt trotzdem. Dann steht er hinter seinem leeren Tisch und empfiehlt Geduld.',
      ),
      p(
        'Nach einem Sturm schauen die ',
        entryLink('article-03', 'Bernsteinsucher'),
        ' auf eine Rote-Rüben-Suppe vorbei, nass bis zur Hüfte. Wer etwas gefunden hat, ist leicht zu erkennen: Er zahlt für zwei.',
      ),
    ],
  },
  da: {
    title: 'Morgenmad af en papirspose',
    summary: 'Kvart over syv i markedshallen i Klaipėda: kvark, kartofler og tålmodighed.',
    body: [
      p(
        'Morgenmaden i markedshallen i Klaipėda spises stående, kvart over syv, af en papirspose. Man begynder hos Danutė, tredje bod til venstre, der sælger sin kvark i håndfulde og måler efter med sin egen hånd. Så går man over til kartoflerne: pandekager lige fra panden med syrnet fløde og ',
        b('uden snak'),
        '.',
      ),
      p(
        'Tomater køber man til sidst og kun hos manden med sømandshuen, der ikke skiller sig af med en eneste, før den har set kunden an. I januar har han ingen og kommer alligevel. Så står han bag sit tomme bord og anbefaler tålmodighed.',
      ),
      p(
        'Efter en storm kigger ',
        entryLink('article-03', 'ravsamlerne'),
        ' ind efter rødbedesuppe, våde til hoften. Man kan se på dem, hvem der har fundet noget: De betaler for to.',
      ),
    ],
  },
}

export const articles15to19 = [aboutUs, gdynia, pier, embroidery, market]
