// Articles 6 to 10, in full length. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import {
  asset,
  assetLink,
  b,
  code,
  entry,
  entryLink,
  h2,
  h3,
  head,
  i,
  link,
  ol,
  p,
  row,
  s,
  table,
  td,
  th,
} from './rich-text.ts'

const cinema: ArticleSource = {
  id: 'article-06',
  author: 'author-liis',
  cover: 'picture-cinema',
  daysAgo: 21,
  topics: ['film', 'history'],
  related: ['article-11', 'article-24'],
  en: {
    title: 'The Lighthouse on Row Eight',
    summary:
      'A cinema in Tallinn shows film on film, in a factory for signal lamps. There is no popcorn, for acoustic reasons.',
    body: [
      p(
        'The smallest cinema in Tallinn has sixty-four seats, two projectors and a smell of warm dust that its owners would not exchange for anything. It is called Majakas, the lighthouse, after the signal lamps that were built here until 1991. One of them still turns in the foyer, very slowly, and the queue turns with it.',
      ),
      p(
        'There is no popcorn. There is rye toast with sprats, which can be eaten without a sound, and there is tea. Arvo Kask, the projectionist, drew up the menu with a decibel meter in his hand.',
      ),
      h2('Reel by reel'),
      p(
        'Majakas shows film on film. A feature weighs about twenty-five kilos and comes in five reels. Every twenty minutes a small dot appears in the top right-hand corner, Kask presses a pedal, and the second machine takes over from the first. If he has done it well, you have noticed nothing. “My whole craft,” he says, “consists in nobody knowing that I was there.”',
      ),
      asset('video-test-reel'),
      h2('The night of small languages'),
      p(
        'On the last Friday of the month a volunteer reads the subtitles aloud into the dark: in Võro, in Livonian, in Kashubian. It began as an emergency. A print from Turku had arrived with subtitles that nobody in the room could read, until a schoolteacher in row three stood up and simply translated. She got applause and a season ticket. Today there is a waiting list for voices.',
      ),
      h2('This week'),
      table(
        head('Day', th('Programme', { colspan: 2 })),
        row('Thursday', 'The Ice Fishers', '1929, with piano'),
        row('Friday', td('The night of small languages', { colspan: 2 })),
        row('Sunday', 'Two Harbours', '1964, 35 mm'),
      ),
      p(
        'Come early and take a seat in row eight, the last. When the lights go down, the lamp in the foyer is switched off as well, and for the length of a breath it is as dark as it must have been at sea. Then the beam passes over your head, full of dust, and somebody always sighs.',
      ),
      entry('place-kino-majakas'),
    ],
  },
  pl: {
    title: 'Latarnia w ósmym rzędzie',
    summary:
      'Kino w Tallinnie, w dawnej fabryce lamp sygnałowych, wyświetla filmy z taśmy. Popcornu nie ma – ze względów akustycznych.',
    body: [
      p(
        'Najmniejsze kino w Tallinnie ma sześćdziesiąt cztery miejsca, dwa projektory i zapach ciepłego kurzu, którego właściciele nie oddaliby za nic. Nazywa się Majakas, czyli latarnia morska, na pamiątkę lamp sygnałowych, które budowano tu do 1991 roku. Jedna z nich wciąż obraca się we foyer, bardzo powoli, a kolejka obraca się razem z nią.',
      ),
      p(
        'Popcornu nie ma. Są za to grzanki z żytniego chleba ze szprotkami, które da się zjeść bezgłośnie, i jest herbata. Kinooperator Arvo Kask układał menu z miernikiem hałasu w ręku.',
      ),
      h2('Rolka po rolce'),
      p(
        'Majakas wyświetla filmy z taśmy. Pełny metraż waży około dwudziestu pięciu kilogramów i mieści się na pięciu rolkach. Co dwadzieścia minut w prawym górnym rogu pojawia się mała kropka, Kask naciska pedał i druga maszyna przejmuje seans od pierwszej. Jeśli zrobił to dobrze, widz niczego nie zauważył. „Cała moja sztuka – mówi – polega na tym, żeby nikt nie wiedział, że tu byłem”.',
      ),
      asset('video-test-reel'),
      h2('Noc małych języków'),
      p(
        'W ostatni piątek miesiąca ktoś chętny czyta w ciemność dialogi: po võrosku, po liwsku, po kaszubsku. Zaczęło się od awarii. Z Turku przyszła kopia z napisami, których nikt na sali nie rozumiał, aż w trzecim rzędzie wstała nauczycielka i po prostu zaczęła tłumaczyć. Dostała brawa i karnet. Dziś na głosy jest lista oczekujących.',
      ),
      h2('W tym tygodniu'),
      table(
        head('Dzień', th('Program', { colspan: 2 })),
        row('czwartek', 'Rybacy na lodzie', '1929, z fortepianem'),
        row('piątek', td('Noc małych języków', { colspan: 2 })),
        row('niedziela', 'Dwa porty', '1964, taśma 35 mm'),
      ),
      p(
        'Najlepiej przyjść wcześniej i usiąść w ósmym, ostatnim rzędzie. Kiedy gasną światła, wyłącza się także lampę we foyer i przez jeden oddech jest tak ciemno, jak musiało bywać na morzu. Potem nad głowami przechodzi smuga światła pełna kurzu i zawsze ktoś wzdycha.',
      ),
      entry('place-kino-majakas'),
    ],
  },
  de: {
    title: 'Der Leuchtturm in Reihe acht',
    summary:
      'Ein Kino in Tallinn, in einer alten Fabrik für Signallampen, zeigt Film auf Film. Popcorn gibt es nicht, aus akustischen Gründen.',
    body: [
      p(
        'Das kleinste Kino von Tallinn hat vierundsechzig Plätze, zwei Projektoren und einen Geruch nach warmem Staub, den seine Besitzer um nichts in der Welt hergeben würden. Es heißt Majakas, Leuchtturm, nach den Signallampen, die hier bis 1991 gebaut wurden. Eine von ihnen dreht sich noch immer im Foyer, sehr langsam, und die Schlange dreht sich mit.',
      ),
      p(
        'Popcorn gibt es nicht. Es gibt Roggentoast mit Sprotten, der sich lautlos essen lässt, und es gibt Tee. Der Vorführer Arvo Kask hat die Karte mit dem Schallpegelmesser in der Hand zusammengestellt.',
      ),
      h2('Rolle für Rolle'),
      p(
        'Majakas zeigt Film auf Film. Ein Spielfilm wiegt etwa fünfundzwanzig Kilo und kommt in fünf Rollen. Alle zwanzig Minuten erscheint oben rechts im Bild ein kleiner Punkt, Kask tritt auf ein Pedal, und die zweite Maschine übernimmt von der ersten. Hat er es gut gemacht, hat man nichts gemerkt. „Meine ganze Kunst“, sagt er, „besteht darin, dass keiner weiß, dass ich da war.“',
      ),
      asset('video-test-reel'),
      h2('Die Nacht der kleinen Sprachen'),
      p(
        'Am letzten Freitag im Monat liest ein Freiwilliger die Untertitel laut ins Dunkel: auf Võro, auf Livisch, auf Kaschubisch. Angefangen hat es mit einer Panne. Aus Turku war eine Kopie mit Untertiteln gekommen, die niemand im Saal lesen konnte, bis in Reihe drei eine Lehrerin aufstand und einfach übersetzte. Sie bekam Applaus und eine Dauerkarte. Inzwischen gibt es eine Warteliste für Stimmen.',
      ),
      h2('Diese Woche'),
      table(
        head('Tag', th('Programm', { colspan: 2 })),
        row('Donnerstag', 'Die Eisfischer', '1929, mit Klavier'),
        row('Freitag', td('Die Nacht der kleinen Sprachen', { colspan: 2 })),
        row('Sonntag', 'Zwei Häfen', '1964, 35 mm'),
      ),
      p(
        'Man sollte früh kommen und sich in Reihe acht setzen, die letzte. Wenn das Licht ausgeht, wird auch die Lampe im Foyer abgeschaltet, und einen Atemzug lang ist es so dunkel, wie es auf See gewesen sein muss. Dann geht der Strahl über die Köpfe hinweg, voller Staub, und irgendjemand seufzt immer.',
      ),
      entry('place-kino-majakas'),
    ],
  },
  da: {
    title: 'Fyrtårnet på række otte',
    summary:
      'En biograf i Tallinn, indrettet i en gammel fabrik for signallamper, viser film på film. Af akustiske grunde er der ingen popcorn.',
    body: [
      p(
        'Tallinns mindste biograf har fireogtres pladser, to projektorer og en duft af varmt støv, som ejerne ikke ville bytte for noget. Den hedder Majakas, fyrtårnet, efter de signallamper, der blev bygget her indtil 1991. En af dem drejer stadig rundt i foyeren, meget langsomt, og køen drejer med.',
      ),
      p(
        'Der er ingen popcorn. Der er ristet rugbrød med brislinger, som kan spises uden en lyd, og der er te. Operatøren, Arvo Kask, satte menuen sammen med en lydmåler i hånden.',
      ),
      h2('Spole for spole'),
      p(
        'Majakas viser film på film. En spillefilm vejer omkring femogtyve kilo og kommer på fem spoler. Hvert tyvende minut dukker en lille prik op i øverste højre hjørne, Kask træder på en pedal, og den anden maskine tager over efter den første. Har han gjort det godt, har man ikke opdaget noget. »Hele min kunst,« siger han, »består i, at ingen ved, jeg har været her.«',
      ),
      asset('video-test-reel'),
      h2('De små sprogs nat'),
      p(
        'Den sidste fredag i måneden læser en frivillig underteksterne højt ud i mørket: på võro, på livisk, på kasjubisk. Det begyndte som en nødløsning. Fra Turku var der kommet en kopi med undertekster, som ingen i salen kunne læse, indtil en lærerinde på række tre rejste sig og ganske enkelt oversatte. Hun fik klapsalver og et sæsonkort. I dag er der venteliste til at lægge stemme til.',
      ),
      h2('I denne uge'),
      table(
        head('Dag', th('Program', { colspan: 2 })),
        row('Torsdag', 'Isfiskerne', '1929, med klaver'),
        row('Fredag', td('De små sprogs nat', { colspan: 2 })),
        row('Søndag', 'To havne', '1964, 35 mm'),
      ),
      p(
        'Kom i god tid, og sæt dig på række otte, den bageste. Når lyset går ud, bliver lampen i foyeren også slukket, og så længe et åndedrag varer, er der så mørkt, som der må have været på havet. Så går lysstrålen hen over hovedet på én, fuld af støv, og der er altid nogen, der sukker.',
      ),
      entry('place-kino-majakas'),
    ],
  },
}

const facade: ArticleSource = {
  id: 'article-07',
  author: 'author-marta',
  cover: 'picture-facade',
  daysAgo: 26,
  topics: ['architecture', 'history'],
  related: ['article-16', 'article-22', 'article-35'],
  en: {
    title: 'How to Read a Façade',
    summary:
      'Four hundred metres of Riga in three hours, with a restorer who has seen the city from the scaffolding.',
    body: [
      p(
        'Riga has some eight hundred Art Nouveau houses and, according to the restorer Ilze Krūmiņa, about as many wrong ways of looking at them. The commonest is to photograph the lion and walk on. “A façade is a letter,” she says. “People admire the stamp.”',
      ),
      p(
        'Krūmiņa has spent thirty years on scaffolding, a toothbrush in one hand and a notebook in the other. On Saturdays she takes ten strangers for a walk of exactly four hundred metres. It lasts three hours.',
      ),
      h2('The ground floor: the address'),
      h3('Look here'),
      p(
        'Begin with the door. The handle hangs at the height that suited the man who paid for it, and the brass is worn where most hands have been. Where it shines low down, there were children. Where it does not shine at all, there was a porter.',
      ),
      h2('The middle floors: the news'),
      h3('Look here'),
      p(
        'Between the first floor and the fourth a house says what it would like to be taken for. Sunflowers mean health, owls mean a lawyer, and a mask with its mouth open means that somebody had been to the theatre in Vienna and could not get over it. Count the different faces. If there are more than seven, the plasterer was paid by the piece.',
      ),
      h2('Under the roof: the signature'),
      h3('Look here'),
      p(
        'Only at the very top, where nobody was expected to look, did the craftsmen allow themselves a joke. There is a cherub sticking out its tongue at the bank across the road. There is a sunflower with a human ear. Behind one chimney Krūmiņa found a plasterer’s breakfast, modelled in stucco: two eggs and a roll with a bite out of it.',
      ),
      h2('The exercise'),
      ol(
        'Stand on the opposite pavement. A façade is written to be read from there.',
        'Read from the bottom upwards, as the builders did.',
        'Shut your eyes and say what you have seen. It will be less than you think.',
        'Look again.',
      ),
      p(
        'At the end of the walk Krūmiņa hands everyone a pocket mirror. You hold it flat at your waist and go home down the middle of the pavement, watching the cornices pass without raising your head. The neighbours are used to it. There is always somebody, they say, walking through Riga with the sky in her hand.',
      ),
    ],
  },
  pl: {
    title: 'Jak czytać fasadę',
    summary:
      'Czterysta metrów Rygi w trzy godziny, w towarzystwie konserwatorki, która oglądała miasto z rusztowań.',
    body: [
      p(
        'W Rydze stoi około ośmiuset secesyjnych kamienic, a niewłaściwych sposobów oglądania ich jest, zdaniem konserwatorki Ilze Krūmiņi, mniej więcej tyle samo. Najczęstszy: sfotografować lwa i iść dalej. „Fasada to list – mówi. – A ludzie zachwycają się znaczkiem”.',
      ),
      p(
        'Krūmiņa spędziła na rusztowaniach trzydzieści lat, ze szczoteczką do zębów w jednej ręce i notesem w drugiej. W soboty zabiera dziesięć obcych osób na spacer długości dokładnie czterystu metrów. Trwa on trzy godziny.',
      ),
      h2('Parter: adres'),
      h3('Gdzie patrzeć'),
      p(
        'Trzeba zacząć od drzwi. Klamka wisi na takiej wysokości, jaka odpowiadała temu, kto za nią płacił, a mosiądz jest wytarty tam, gdzie dotykało go najwięcej dłoni. Jeśli błyszczy nisko, w domu były dzieci. Jeśli nie błyszczy wcale, był portier.',
      ),
      h2('Środkowe piętra: wiadomości'),
      h3('Gdzie patrzeć'),
      p(
        'Między pierwszym a czwartym piętrem dom opowiada, za kogo chciałby uchodzić. Słoneczniki oznaczają zdrowie, sowy – adwokata, a maska z otwartymi ustami to znak, że ktoś był w wiedeńskim teatrze i nie mógł dojść do siebie. Warto policzyć różne twarze. Jeśli jest ich więcej niż siedem, sztukatorowi płacono od sztuki.',
      ),
      h2('Pod dachem: podpis'),
      h3('Gdzie patrzeć'),
      p(
        'Dopiero na samej górze, gdzie nikt nie miał zaglądać, rzemieślnicy pozwalali sobie na żarty. Jest tam aniołek, który pokazuje język bankowi po drugiej stronie ulicy. Jest słonecznik z ludzkim uchem. Za jednym z kominów Krūmiņa znalazła śniadanie sztukatora odrobione w stiuku: dwa jajka i nadgryziona bułka.',
      ),
      h2('Ćwiczenie'),
      ol(
        'Stanąć na chodniku po przeciwnej stronie. Fasadę napisano tak, by czytać ją stamtąd.',
        'Czytać od dołu do góry, tak jak budowano.',
        'Zamknąć oczy i powiedzieć, co się widziało. Będzie tego mniej, niż się wydaje.',
        'Popatrzeć jeszcze raz.',
      ),
      p(
        'Na koniec spaceru każdy dostaje od Krūmiņi kieszonkowe lusterko. Trzyma się je płasko na wysokości pasa i wraca do domu środkiem chodnika, oglądając przesuwające się gzymsy bez zadzierania głowy. Sąsiedzi już przywykli. Zawsze, mówią, ktoś chodzi po Rydze z niebem w ręku.',
      ),
    ],
  },
  de: {
    title: 'Wie man eine Fassade liest',
    summary:
      'Vierhundert Meter Riga in drei Stunden, mit einer Restauratorin, die die Stadt vom Gerüst aus kennt.',
    body: [
      p(
        'Riga hat etwa achthundert Jugendstilhäuser und, wenn man der Restauratorin Ilze Krūmiņa glaubt, ungefähr ebenso viele falsche Arten, sie anzusehen. Die häufigste: den Löwen fotografieren und weitergehen. „Eine Fassade ist ein Brief“, sagt sie. „Und die Leute bewundern die Marke.“',
      ),
      p(
        'Krūmiņa hat dreißig Jahre auf Gerüsten verbracht, eine Zahnbürste in der einen Hand, ein Notizbuch in der anderen. Samstags nimmt sie zehn Fremde mit auf einen Spaziergang von genau vierhundert Metern. Er dauert drei Stunden.',
      ),
      h2('Das Erdgeschoss: die Anschrift'),
      h3('Hinsehen'),
      p(
        'Man fängt bei der Tür an. Die Klinke sitzt auf der Höhe, die dem Bauherrn bequem war, und das Messing ist dort blank, wo die meisten Hände waren. Glänzt es weit unten, gab es Kinder. Glänzt es gar nicht, gab es einen Portier.',
      ),
      h2('Die mittleren Stockwerke: die Nachricht'),
      h3('Hinsehen'),
      p(
        'Zwischen dem ersten und dem vierten Stock erzählt ein Haus, wofür es gehalten werden möchte. Sonnenblumen bedeuten Gesundheit, Eulen einen Anwalt, und eine Maske mit offenem Mund heißt, dass jemand in Wien im Theater war und nicht darüber hinwegkam. Man zähle die verschiedenen Gesichter. Sind es mehr als sieben, wurde der Stuckateur nach Stück bezahlt.',
      ),
      h2('Unterm Dach: die Unterschrift'),
      h3('Hinsehen'),
      p(
        'Erst ganz oben, wo niemand hinschauen sollte, erlaubten sich die Handwerker einen Scherz. Da streckt ein Putto der Bank gegenüber die Zunge heraus. Da wächst eine Sonnenblume mit einem menschlichen Ohr. Hinter einem Schornstein fand Krūmiņa das Frühstück eines Stuckateurs, in Gips: zwei Eier und ein angebissenes Brötchen.',
      ),
      h2('Die Übung'),
      ol(
        'Auf die andere Straßenseite gehen. Eine Fassade ist so geschrieben, dass man sie von dort liest.',
        'Von unten nach oben lesen, so wie gebaut wurde.',
        'Die Augen schließen und sagen, was man gesehen hat. Es wird weniger sein, als man denkt.',
        'Noch einmal hinsehen.',
      ),
      p(
        'Zum Schluss bekommt jeder einen Taschenspiegel in die Hand. Man hält ihn waagerecht vor den Bauch, geht mitten auf dem Gehsteig nach Hause und sieht die Gesimse vorüberziehen, ohne den Kopf zu heben. Die Nachbarn kennen das schon. Irgendjemand, sagen sie, geht immer mit dem Himmel in der Hand durch Riga.',
      ),
    ],
  },
  da: {
    title: 'Sådan læser man en facade',
    summary:
      'Fire hundrede meter af Riga på tre timer sammen med en konservator, der kender byen fra stilladset.',
    body: [
      p(
        'Riga har omkring otte hundrede jugendstilhuse og, hvis man spørger konservatoren Ilze Krūmiņa, cirka lige så mange forkerte måder at se på dem. Den almindeligste er at tage et billede af løven og gå videre. »En facade er et brev,« siger hun. »Og folk beundrer frimærket.«',
      ),
      p(
        'Krūmiņa har tilbragt tredive år på stilladser med en tandbørste i den ene hånd og en notesbog i den anden. Om lørdagen tager hun ti fremmede med på en gåtur på nøjagtig fire hundrede meter. Den varer tre timer.',
      ),
      h2('Stueetagen: adressen'),
      h3('Se her'),
      p(
        'Begynd med døren. Håndtaget sidder i den højde, der passede manden, som betalte for det, og messingen er slidt dér, hvor der har været flest hænder. Skinner den langt nede, var der børn i huset. Skinner den slet ikke, var der en portner.',
      ),
      h2('De midterste etager: nyhederne'),
      h3('Se her'),
      p(
        'Mellem første og fjerde sal fortæller huset, hvad det gerne vil tages for. Solsikker betyder sundhed, ugler betyder en sagfører, og en maske med åben mund betyder, at nogen havde været i teatret i Wien og ikke kunne komme over det. Tæl de forskellige ansigter. Er der flere end syv, fik stukkatøren betaling pr. styk.',
      ),
      h2('Under taget: underskriften'),
      h3('Se her'),
      p(
        'Først helt oppe, hvor ingen skulle kigge, tillod håndværkerne sig en spøg. Der sidder en kerub og rækker tunge ad banken på den anden side af gaden. Der er en solsikke med et menneskeøre. Bag en skorsten fandt Krūmiņa en stukkatørs morgenmad, modelleret i gips: to æg og et rundstykke, der er taget en bid af.',
      ),
      h2('Øvelsen'),
      ol(
        'Stil dig på det modsatte fortov. En facade er skrevet til at blive læst derfra.',
        'Læs nedefra og op, sådan som der blev bygget.',
        'Luk øjnene, og sig, hvad du har set. Det er mindre, end du tror.',
        'Se igen.',
      ),
      p(
        'Når turen er forbi, får alle et lommespejl i hånden. Man holder det vandret foran maven, går hjem midt på fortovet og ser gesimserne glide forbi uden at løfte hovedet. Naboerne er vant til det. Der går altid nogen gennem Riga, siger de, med himlen i hånden.',
      ),
    ],
  },
}

const smokehouse: ArticleSource = {
  id: 'article-08',
  author: 'author-eero',
  cover: 'picture-smokehouse',
  daysAgo: 31,
  topics: ['food', 'islands'],
  related: ['article-19', 'article-44'],
  en: {
    title: 'Smoke and Patience',
    summary:
      'In Svaneke on Bornholm one chimney is still lit at four in the morning. What a herring learns in four hours.',
    body: [
      p(
        'You see the smokehouses of Svaneke before you see the town: white chimneys, wide at the foot and narrow at the neck, like bottles that somebody has set down along the shore. Most of them are cold today. In the last one on the way to the harbour Aksel Kofoed lights the alder at four every morning, as his great-aunt did, and says good morning to it.',
      ),
      h2('Four hours'),
      p(
        'The first hour dries, the second colours, and only in the third does the smoke begin to taste of anything. In the fourth you have to be there. A herring is done when its skin comes off like a glove; five minutes earlier it clings, five minutes later it is a bookmark. Kofoed owns no thermometer. He holds his forearm in the flue and counts.',
      ),
      table(
        head('Wood', 'Fish', 'Hours'),
        row(th('Alder', { rowspan: 2 }), 'herring', '4'),
        row('mackerel', '5'),
        row(th('Beech'), 'eel', '6'),
        row(th('Juniper, one twig'), td('on Sundays, and only at the end', { colspan: 2 })),
      ),
      h2('The sun over Gudhjem, at home'),
      p(
        'What becomes of the herring is not open to debate on Bornholm. The dish is called ',
        i('sol over Gudhjem'),
        ', it fits on one slice of bread, and the sun is an egg yolk.',
      ),
      ol(
        'Butter a slice of rye bread, generously and right to the edge.',
        'Skin the herring while it is warm, lift out the bone, lay the fillets crosswise.',
        'Add chives, radishes and coarse salt.',
        'Set a raw yolk in a ring of onion. Do not stir: the sun goes down by itself.',
      ),
      h2('What the chimney knows'),
      p(
        'Soot, says Kofoed, is a kind of archive. When the flue was relined two years ago, the mason found layers as clear as the rings of a tree: beech from the poor years, ships’ timber from the war and, thin as paper, one winter in which somebody had burnt nothing but fruit trees. He left a hand’s breadth of it uncovered. Visitors may touch it. It comes off on the fingers and, by all accounts, stays there until Tuesday.',
      ),
      p(
        'Be there by eleven. The first tray is for the neighbours, the second for the school, and the third is sold through the window until it is gone. Then Kofoed closes the shutter, goes down to the water and washes his forearms, for a long time, like a surgeon.',
      ),
      entry('place-smokehouse'),
    ],
  },
  pl: {
    title: 'Dym i cierpliwość',
    summary:
      'W Svaneke na Bornholmie jeden komin wciąż rozpala się o czwartej rano. Czego śledź uczy się przez cztery godziny.',
    body: [
      p(
        'Wędzarnie w Svaneke widać wcześniej niż samo miasteczko: białe kominy, szerokie u dołu i zwężone u szyi, jak butelki, które ktoś poustawiał wzdłuż brzegu. Większość jest już zimna. W ostatniej, tej przy drodze do portu, Aksel Kofoed codziennie o czwartej rozpala olchę, tak jak robiła to jego cioteczna babka, i mówi jej dzień dobry.',
      ),
      h2('Cztery godziny'),
      p(
        'Pierwsza godzina suszy, druga barwi i dopiero w trzeciej dym zaczyna czymkolwiek smakować. W czwartej trzeba być na miejscu. Śledź jest gotowy, kiedy skóra schodzi z niego jak rękawiczka; pięć minut wcześniej jeszcze się trzyma, pięć minut później nadaje się na zakładkę do książki. Termometru Kofoed nie ma. Wkłada przedramię do komina i liczy.',
      ),
      table(
        head('Drewno', 'Ryba', 'Godziny'),
        row(th('olcha', { rowspan: 2 }), 'śledź', '4'),
        row('makrela', '5'),
        row(th('buk'), 'węgorz', '6'),
        row(th('jałowiec, jedna gałązka'), td('w niedziele, i to na sam koniec', { colspan: 2 })),
      ),
      h2('Słońce nad Gudhjem po domowemu'),
      p(
        'Co się potem dzieje ze śledziem, o tym się na Bornholmie nie dyskutuje. Danie nazywa się ',
        i('sol over Gudhjem'),
        ', mieści się na jednej kromce, a słońcem jest żółtko.',
      ),
      ol(
        'Posmarować kromkę żytniego chleba masłem, hojnie i po same brzegi.',
        'Ciepłego śledzia obrać ze skóry, wyjąć kręgosłup, filety ułożyć na krzyż.',
        'Dodać szczypiorek, rzodkiewkę i grubą sól.',
        'W krążek cebuli włożyć surowe żółtko. Nie mieszać: słońce zajdzie samo.',
      ),
      h2('Co wie komin'),
      p(
        'Sadza, mówi Kofoed, jest czymś w rodzaju archiwum. Kiedy dwa lata temu wykładano komin na nowo, murarz znalazł warstwy wyraźne jak słoje drzewa: buk z biednych lat, okrętowe drewno z czasów wojny i cienką jak papier zimę, w której ktoś palił wyłącznie drzewami owocowymi. Na szerokość dłoni zostawił je odsłonięte. Gościom wolno dotknąć. Brudzi palce i podobno nie schodzi do wtorku.',
      ),
      p(
        'Trzeba być na miejscu przed jedenastą. Pierwsza taca jest dla sąsiadów, druga dla szkoły, a trzecią sprzedaje się przez okienko, dopóki starczy. Potem Kofoed zamyka okiennicę, schodzi nad wodę i długo myje przedramiona, jak chirurg.',
      ),
      entry('place-smokehouse'),
    ],
  },
  de: {
    title: 'Rauch und Geduld',
    summary:
      'In Svaneke auf Bornholm wird ein Schornstein noch immer um vier Uhr früh angezündet. Was ein Hering in vier Stunden lernt.',
    body: [
      p(
        'Die Räuchereien von Svaneke sieht man, bevor man den Ort sieht: weiße Schornsteine, unten breit und am Hals schmal, wie Flaschen, die jemand am Ufer abgestellt hat. Die meisten sind heute kalt. In der letzten auf dem Weg zum Hafen zündet Aksel Kofoed jeden Morgen um vier das Erlenholz an, wie es schon seine Großtante tat, und wünscht ihm einen guten Morgen.',
      ),
      h2('Vier Stunden'),
      p(
        'Die erste Stunde trocknet, die zweite färbt, und erst in der dritten fängt der Rauch an, nach etwas zu schmecken. In der vierten muss man dabei sein. Ein Hering ist fertig, wenn die Haut abgeht wie ein Handschuh; fünf Minuten früher klebt sie, fünf Minuten später ist er ein Lesezeichen. Ein Thermometer besitzt Kofoed nicht. Er hält den Unterarm in den Abzug und zählt.',
      ),
      table(
        head('Holz', 'Fisch', 'Stunden'),
        row(th('Erle', { rowspan: 2 }), 'Hering', '4'),
        row('Makrele', '5'),
        row(th('Buche'), 'Aal', '6'),
        row(th('Wacholder, ein Zweig'), td('sonntags, und erst zum Schluss', { colspan: 2 })),
      ),
      h2('Sonne über Gudhjem, zu Hause'),
      p(
        'Was aus dem Hering wird, steht auf Bornholm nicht zur Debatte. Das Gericht heißt ',
        i('sol over Gudhjem'),
        ', es passt auf eine Scheibe Brot, und die Sonne ist ein Eigelb.',
      ),
      ol(
        'Eine Scheibe Roggenbrot buttern, großzügig und bis zum Rand.',
        'Den noch warmen Hering häuten, die Gräte herausheben, die Filets über Kreuz legen.',
        'Schnittlauch, Radieschen und grobes Salz dazu.',
        'Ein rohes Eigelb in einen Zwiebelring setzen. Nicht rühren: Die Sonne geht von allein unter.',
      ),
      h2('Was der Schornstein weiß'),
      p(
        'Ruß, sagt Kofoed, sei eine Art Archiv. Als der Abzug vor zwei Jahren neu ausgekleidet wurde, fand der Maurer Schichten, so deutlich wie die Ringe eines Baums: Buche aus den armen Jahren, Schiffsholz aus dem Krieg und, dünn wie Papier, einen Winter, in dem jemand nur Obstbäume verheizt hatte. Eine Handbreit davon ließ er offen. Besucher dürfen sie anfassen. Sie färbt ab und bleibt, wie man hört, bis Dienstag an den Fingern.',
      ),
      p(
        'Man sollte vor elf da sein. Das erste Blech ist für die Nachbarn, das zweite für die Schule, und das dritte wird durchs Fenster verkauft, solange der Vorrat reicht. Dann schließt Kofoed den Laden, geht hinunter ans Wasser und wäscht sich die Unterarme, lange, wie ein Chirurg.',
      ),
      entry('place-smokehouse'),
    ],
  },
  da: {
    title: 'Røg og tålmodighed',
    summary:
      'I Svaneke på Bornholm bliver der stadig tændt op under én skorsten klokken fire om morgenen. Det lærer en sild på fire timer.',
    body: [
      p(
        'Man ser røgerierne i Svaneke, før man ser byen: hvide skorstene, brede forneden og smalle i halsen, som flasker, nogen har stillet fra sig langs kysten. De fleste er kolde i dag. I det sidste på vejen ned mod havnen tænder Aksel Kofoed op med elletræ hver morgen klokken fire, ligesom hans grandtante gjorde, og siger godmorgen til det.',
      ),
      h2('Fire timer'),
      p(
        'Den første time tørrer, den anden giver farve, og først i den tredje begynder røgen at smage af noget. I den fjerde skal man være til stede. En sild er færdig, når skindet kan trækkes af som en handske; fem minutter før sidder det fast, fem minutter efter er silden et bogmærke. Noget termometer ejer Kofoed ikke. Han stikker underarmen ind i skorstenen og tæller.',
      ),
      table(
        head('Træ', 'Fisk', 'Timer'),
        row(th('El', { rowspan: 2 }), 'sild', '4'),
        row('makrel', '5'),
        row(th('Bøg'), 'ål', '6'),
        row(th('Enebær, en enkelt kvist'), td('om søndagen og først til sidst', { colspan: 2 })),
      ),
      h2('Sol over Gudhjem i eget køkken'),
      p(
        'Hvad silden skal bruges til, er ikke til diskussion på Bornholm. Retten hedder ',
        i('sol over Gudhjem'),
        ', den kan være på en enkelt skive brød, og solen er en æggeblomme.',
      ),
      ol(
        'Smør en skive rugbrød, rigeligt og helt ud til kanten.',
        'Flå silden, mens den er lun, løft benet ud, og læg fileterne på kryds.',
        'Kom purløg, radiser og groft salt på.',
        'Sæt en rå blomme i en løgring. Rør ikke: Solen går ned af sig selv.',
      ),
      h2('Hvad skorstenen ved'),
      p(
        'Sod er en slags arkiv, siger Kofoed. Da skorstenen blev foret igen for to år siden, fandt mureren lag så tydelige som årringene i et træ: bøg fra de fattige år, skibstømmer fra krigen og, tyndt som papir, en vinter, hvor nogen ikke havde fyret med andet end frugttræer. En håndsbred af det lod han stå åbent. Gæsterne må godt røre ved det. Det smitter af på fingrene og sidder efter sigende til om tirsdagen.',
      ),
      p(
        'Man skal være der inden elleve. Den første bakke er til naboerne, den anden til skolen, og den tredje bliver solgt gennem vinduet, så længe der er noget. Så lukker Kofoed skodden, går ned til vandet og vasker sine underarme, længe, som en kirurg.',
      ),
      entry('place-smokehouse'),
    ],
  },
}

const library: ArticleSource = {
  id: 'article-09',
  author: 'author-eero',
  cover: 'picture-loom',
  daysAgo: 37,
  topics: ['craft', 'literature'],
  related: ['article-24', 'article-18'],
  en: {
    title: 'The Library That Lends Looms',
    summary:
      'A municipal accountant in Helsinki was asked to write off four hundred looms. She asked for the key instead.',
    body: [
      p(
        'In the Kallio district of Helsinki there is a library from which you can borrow a sewing machine, a spokeshave, a kiln by the hour and, if you have a van and two strong friends, a loom. Books may be borrowed as well. They are shelved among the tools they are about, so that ',
        i('A Life in Birch Bark'),
        ' stands between two actual birches.',
      ),
      p(
        'It began with Sirpa Vuorela, a municipal accountant who was asked one day to write off four hundred looms. They stood in school cellars all over the city, taken apart and tied up with string. Scrap value: nothing. “I cannot enter nothing,” said Vuorela, and asked for the key.',
      ),
      h2('How it works'),
      p(
        'Your library card opens the workshop door. Anyone who wants to use a machine spends an hour with somebody who can; after that you can, and you owe the house an hour. Vuorela’s ledger shows some eleven thousand such hours at the moment, none of them overdue.',
      ),
      p(
        'Every tool has a card with its history. The card of loom ',
        code('K-117'),
        ' lists nine rag rugs, a christening gown, the sail of a model boat and, in green ink, “one divorce, amicable”.',
      ),
      h2('Something to take home'),
      p(
        'The item lent most often is not an object at all but a pattern: a rosepath draft from Häme, which has been woven as a scarf, a shopping bag and the curtain of a tram. You can take ',
        assetLink('file-weaving-draft', 'the draft'),
        ' with you as a plain text file. Questions about it are answered by the weavers’ desk at ',
        link('mailto:looms@guide.example', 'looms@guide.example'),
        '.',
      ),
      table(
        head('', 'Reading room', 'Workshop'),
        row(th('Monday'), td('closed', { colspan: 2 })),
        row(th('Tuesday to Thursday'), '8–20', td('12–20', { rowspan: 2 })),
        row(th('Friday'), '8–18'),
        row(th('Saturday'), '10–16', '10–15'),
      ),
      h2('Returned'),
      p(
        'What comes back tends to come back with additions. A plane was returned sharper than it had been lent, a cookery book with a better recipe for cardamom buns in pencil, a chair with four legs of equal length, a defect nobody had reported. Vuorela enters these under ',
        i('income'),
        '.',
      ),
      p(
        'And the looms? Three hundred and ninety-two are in circulation. The other eight stand in the reading room, threaded, with a stool in front. Whoever is waiting for somebody weaves a few rows. At New Year the cloth is cut off and shared out among those who were late.',
      ),
      entry('place-library-of-making'),
    ],
  },
  pl: {
    title: 'Biblioteka, która wypożycza krosna',
    summary:
      'Miejska księgowa z Helsinek miała spisać na straty czterysta krosien. Zamiast tego poprosiła o klucz.',
    body: [
      p(
        'W helsińskiej dzielnicy Kallio działa biblioteka, z której można wypożyczyć maszynę do szycia, ośnik, na godziny piec do ceramiki, a jeśli ktoś ma furgonetkę i dwóch silnych przyjaciół – także krosno. Książki też się wypożycza. Stoją między narzędziami, o których opowiadają, i tak ',
        i('Życie w brzozowej korze'),
        ' znalazło miejsce między dwiema prawdziwymi brzozami.',
      ),
      p(
        'Zaczęło się od Sirpy Vuoreli, miejskiej księgowej, której pewnego dnia kazano spisać na straty czterysta krosien. Stały w szkolnych piwnicach w całym mieście, rozebrane i powiązane sznurkiem. Wartość złomowa: żadna. „»Żadna« to nie jest kwota” – powiedziała Vuorela i poprosiła o klucz.',
      ),
      h2('Jak to działa'),
      p(
        'Drzwi warsztatu otwiera zwykła karta biblioteczna. Kto chce korzystać z maszyny, spędza godzinę z kimś, kto już umie; potem umie sam i jest winien domowi godzinę. W księdze Vuoreli zapisanych jest w tej chwili około jedenastu tysięcy takich godzin, ani jedna nie jest po terminie.',
      ),
      p(
        'Każde narzędzie ma kartę ze swoją historią. Na karcie krosna ',
        code('K-117'),
        ' widnieje dziewięć szmacianych chodników, sukienka do chrztu, żagiel do modelu łodzi i, zielonym atramentem, „jeden rozwód, polubowny”.',
      ),
      h2('Coś do domu'),
      p(
        'Najczęściej wypożyczana rzecz nie jest przedmiotem, lecz wzorem: to splot z Häme, z którego powstały już szalik, torba na zakupy i zasłonka w tramwaju. ',
        assetLink('file-weaving-draft', 'Rozpis wzoru'),
        ' można zabrać ze sobą jako plik tekstowy. Na pytania odpowiada stanowisko tkaczek: ',
        link('mailto:looms@guide.example', 'looms@guide.example'),
        '.',
      ),
      table(
        head('', 'Czytelnia', 'Warsztat'),
        row(th('poniedziałek'), td('nieczynne', { colspan: 2 })),
        row(th('wtorek–czwartek'), '8–20', td('12–20', { rowspan: 2 })),
        row(th('piątek'), '8–18'),
        row(th('sobota'), '10–16', '10–15'),
      ),
      h2('Zwroty'),
      p(
        'Rzeczy wracają tu zwykle z naddatkiem. Strug oddano ostrzejszy, niż był, książkę kucharską – z lepszym przepisem na kardamonowe bułeczki, dopisanym ołówkiem, a krzesło z czterema równymi nogami, choć usterki nikt nie zgłaszał. Vuorela księguje to w rubryce ',
        i('przychody'),
        '.',
      ),
      p(
        'A krosna? Trzysta dziewięćdziesiąt dwa są w obiegu. Pozostałe osiem stoi w czytelni z nawleczoną osnową, przed każdym stołek. Kto na kogoś czeka, ten przetyka kilka rządków. W Nowy Rok tkaninę się odcina i dzieli między tych, którzy się spóźnili.',
      ),
      entry('place-library-of-making'),
    ],
  },
  de: {
    title: 'Die Bibliothek, die Webstühle verleiht',
    summary:
      'Eine städtische Buchhalterin in Helsinki sollte vierhundert Webstühle abschreiben. Stattdessen bat sie um den Schlüssel.',
    body: [
      p(
        'Im Helsinkier Stadtteil Kallio gibt es eine Bibliothek, in der man eine Nähmaschine ausleihen kann, ein Ziehmesser, stundenweise einen Brennofen und, wenn man einen Lieferwagen und zwei kräftige Freunde hat, einen Webstuhl. Bücher verleiht sie auch. Sie stehen zwischen den Werkzeugen, von denen sie handeln, sodass ',
        i('Ein Leben in Birkenrinde'),
        ' zwischen zwei echten Birken zu finden ist.',
      ),
      p(
        'Angefangen hat es mit Sirpa Vuorela, einer städtischen Buchhalterin, die eines Tages vierhundert Webstühle abschreiben sollte. Sie standen in Schulkellern über die ganze Stadt verteilt, zerlegt und mit Bindfaden verschnürt. Schrottwert: nichts. „Nichts kann ich nicht verbuchen“, sagte Vuorela und bat um den Schlüssel.',
      ),
      h2('Wie es geht'),
      p(
        'Der Bibliotheksausweis öffnet die Werkstatttür. Wer an eine Maschine möchte, verbringt eine Stunde mit jemandem, der es schon kann; danach kann man es selbst und schuldet dem Haus eine Stunde. In Vuorelas Hauptbuch stehen derzeit etwa elftausend solcher Stunden, keine davon ist überfällig.',
      ),
      p(
        'Jedes Werkzeug hat eine Karte mit seiner Geschichte. Die Karte des Webstuhls ',
        code('K-117'),
        ' verzeichnet neun Flickenteppiche, ein Taufkleid, das Segel eines Modellboots und, in grüner Tinte, „eine Scheidung, einvernehmlich“.',
      ),
      h2('Etwas zum Mitnehmen'),
      p(
        'Am häufigsten ausgeliehen wird gar kein Ding, sondern ein Muster: eine Rosengang-Bindung aus Häme, aus der schon ein Schal, eine Einkaufstasche und der Vorhang einer Straßenbahn geworden sind. ',
        assetLink('file-weaving-draft', 'Die Patrone'),
        ' gibt es als einfache Textdatei. Fragen dazu beantwortet die Webauskunft unter ',
        link('mailto:looms@guide.example', 'looms@guide.example'),
        '.',
      ),
      table(
        head('', 'Lesesaal', 'Werkstatt'),
        row(th('Montag'), td('geschlossen', { colspan: 2 })),
        row(th('Dienstag bis Donnerstag'), '8–20', td('12–20', { rowspan: 2 })),
        row(th('Freitag'), '8–18'),
        row(th('Samstag'), '10–16', '10–15'),
      ),
      h2('Zurückgegeben'),
      p(
        'Was zurückkommt, kommt gern mit Zugaben zurück. Ein Hobel wurde schärfer abgegeben, als er ausgeliehen worden war, ein Kochbuch mit einem besseren, mit Bleistift notierten Rezept für Kardamomschnecken, ein Stuhl mit vier gleich langen Beinen, obwohl niemand den Mangel gemeldet hatte. Vuorela verbucht das unter ',
        i('Einnahmen'),
        '.',
      ),
      p(
        'Und die Webstühle? Dreihundertzweiundneunzig sind im Umlauf. Die übrigen acht stehen mit aufgezogener Kette im Lesesaal, vor jedem ein Hocker. Wer auf jemanden wartet, webt ein paar Reihen. An Neujahr wird das Tuch abgeschnitten und unter denen verteilt, die zu spät gekommen sind.',
      ),
      entry('place-library-of-making'),
    ],
  },
  da: {
    title: 'Biblioteket, der låner væve ud',
    summary:
      'En kommunal bogholder i Helsinki fik besked på at afskrive fire hundrede væve. Hun bad om nøglen i stedet.',
    body: [
      p(
        'I bydelen Kallio i Helsinki ligger der et bibliotek, hvor man kan låne en symaskine, en båndkniv, en keramikovn på timebasis og, hvis man har en varevogn og to stærke venner, en væv. Man kan også låne bøger. De står mellem de redskaber, de handler om, så ',
        i('Et liv i birkebark'),
        ' har fået plads mellem to rigtige birke.',
      ),
      p(
        'Det begyndte med Sirpa Vuorela, en kommunal bogholder, der en dag fik besked på at afskrive fire hundrede væve. De stod i skolekældre over hele byen, skilt ad og bundet sammen med snor. Skrotværdi: ingenting. »Ingenting kan jeg ikke bogføre,« sagde Vuorela og bad om nøglen.',
      ),
      h2('Sådan foregår det'),
      p(
        'Lånerkortet åbner døren til værkstedet. Vil man bruge en maskine, tilbringer man en time sammen med en, der kan; bagefter kan man selv og skylder huset en time. I Vuorelas regnskab står der for øjeblikket omkring elleve tusind af den slags timer, og ikke en eneste er over tiden.',
      ),
      p(
        'Hvert redskab har et kort med sin egen historie. På kortet til væv ',
        code('K-117'),
        ' står der ni kludetæpper, en dåbskjole, sejlet til et modelskib og, med grønt blæk, »en skilsmisse, i mindelighed«.',
      ),
      h2('Noget at tage med hjem'),
      p(
        'Det, der oftest bliver lånt ud, er slet ikke en ting, men et mønster: en rosengang fra Häme, der er blevet til både et halstørklæde, et indkøbsnet og gardinet i en sporvogn. ',
        assetLink('file-weaving-draft', 'Mønsteret'),
        ' kan man få med som en almindelig tekstfil. Spørgsmål kan stilles til vævernes skranke på ',
        link('mailto:looms@guide.example', 'looms@guide.example'),
        '.',
      ),
      table(
        head('', 'Læsesal', 'Værksted'),
        row(th('Mandag'), td('lukket', { colspan: 2 })),
        row(th('Tirsdag til torsdag'), '8–20', td('12–20', { rowspan: 2 })),
        row(th('Fredag'), '8–18'),
        row(th('Lørdag'), '10–16', '10–15'),
      ),
      h2('Afleveret'),
      p(
        'Det, der kommer tilbage, kommer gerne tilbage med noget oveni. En høvl blev afleveret skarpere, end den var lånt ud, en kogebog med en bedre opskrift på kardemommesnegle i blyant, en stol med fire lige lange ben, skønt ingen havde meldt om fejlen. Vuorela fører det under ',
        i('indtægter'),
        '.',
      ),
      p(
        'Og vævene? Tre hundrede og tooghalvfems er i omløb. De sidste otte står i læsesalen med trenden sat op og en skammel foran. Den, der venter på nogen, væver et par rækker. Til nytår bliver stoffet klippet ned og delt ud mellem dem, der kom for sent.',
      ),
      entry('place-library-of-making'),
    ],
  },
}

const bridgeChoir: ArticleSource = {
  id: 'article-10',
  author: 'author-jonas',
  cover: 'picture-bridge',
  daysAgo: 44,
  topics: ['music', 'travel'],
  related: ['article-30', 'article-05'],
  en: {
    title: 'Half the Choir Is Always Abroad',
    summary:
      'Fifty-eight voices, two countries, one bridge: how a choir rehearses alternately in Copenhagen and Malmö.',
    body: [
      p(
        'The Sound Choir has fifty-eight voices, two treasurers and a bridge. It rehearses one Tuesday in Copenhagen and the next in Malmö and, since trains run late on either shore, has learnt to begin with whoever is there. The basses usually come from Denmark. The basses usually come last.',
      ),
      p(
        'Between the two rehearsal rooms lie sixteen kilometres of bridge, island and tunnel. On the train the altos from Malmö hum beneath the talk of the commuters. There are passengers, says the conductor, Ylva Sandström, who have been hearing the second alto of a Nielsen motet for nine years and take it for the ventilation.',
      ),
      h2('Two languages, one vowel'),
      p(
        'Danes and Swedes understand each other on paper. In song the trouble begins with the vowels: where Swedish is bright and round, Danish has already swallowed half the word and is looking for its coat. Sandström’s answer is a third language, a Danish-Swedish spoken nowhere else, with open vowels and consonants that keep to the timetable. In the scores it looks like this: ',
        s('kærlighed'),
        ' ',
        s('kärlek'),
        ' ',
        b('kärlihed'),
        '.',
      ),
      entry('quote-bridge'),
      h2('The concert on the platform'),
      p(
        'Once a year, on the shortest day, they sing at Hyllie, the last station before the water, for exactly as long as the 17:28 stands there: eight minutes. Only once was it held back on purpose. The driver climbed down, stood among the tenors and turned out to be one.',
      ),
      h2('How to join'),
      p(
        'Anyone may who has a voice and a rail pass. There is no audition; there is a crossing. New singers ride over to the other side and back with Sandström and hum what she hums. By the time the train comes out of the tunnel she knows where they belong. In nine years, she says, she has been wrong once, and he is now the treasurer.',
      ),
      p(
        'This year’s tour follows the coast to Ystad, where ',
        entryLink('article-30', 'a theatre with eleven seats'),
        ' is expecting them. Fifty-eight singers before eleven listeners: Sandström calls it a question of where you stand.',
      ),
      entry('article-30'),
    ],
  },
  pl: {
    title: 'Pół chóru jest zawsze za granicą',
    summary:
      'Pięćdziesiąt osiem głosów, dwa kraje i jeden most: o chórze, który ćwiczy na zmianę w Kopenhadze i w Malmö.',
    body: [
      p(
        'Chór Sundu ma pięćdziesiąt osiem głosów, dwóch skarbników i most. W jeden wtorek ćwiczy w Kopenhadze, w następny w Malmö, a ponieważ pociągi spóźniają się na obu brzegach, nauczył się zaczynać z tymi, którzy akurat są. Basy przyjeżdżają na ogół z Danii. Basy przyjeżdżają na ogół ostatnie.',
      ),
      p(
        'Między jedną salą prób a drugą jest szesnaście kilometrów mostu, wyspy i tunelu. W pociągu alty z Malmö nucą pod rozmowami dojeżdżających do pracy. Są pasażerowie, opowiada dyrygentka Ylva Sandström, którzy od dziewięciu lat słyszą drugi alt z motetu Nielsena i biorą go za wentylację.',
      ),
      h2('Dwa języki, jedna samogłoska'),
      p(
        'Duńczycy i Szwedzi rozumieją się na papierze. W śpiewie kłopot zaczyna się od samogłosek: szwedzki jest jeszcze jasny i okrągły, a duński zdążył już połknąć pół słowa i szuka płaszcza. Sandström znalazła trzecie wyjście, duńsko-szwedzki, którym nie mówi się nigdzie indziej, o otwartych samogłoskach i spółgłoskach, które trzymają się rozkładu jazdy. W nutach wygląda to tak: ',
        s('kærlighed'),
        ' ',
        s('kärlek'),
        ' ',
        b('kärlihed'),
        '.',
      ),
      entry('quote-bridge'),
      h2('Koncert na peronie'),
      p(
        'Raz w roku, w najkrótszy dzień, śpiewają na stacji Hyllie, ostatniej przed wodą, dokładnie tak długo, jak stoi tam pociąg o 17.28: osiem minut. Tylko raz zatrzymano go celowo dłużej. Maszynista wysiadł, stanął między tenorami i okazało się, że sam jest tenorem.',
      ),
      h2('Jak dołączyć'),
      p(
        'Może każdy, kto ma głos i bilet miesięczny. Przesłuchań nie ma, jest przeprawa. Nowi jadą z Sandström na drugą stronę i z powrotem i nucą to, co ona. Zanim pociąg wyjedzie z tunelu, dyrygentka wie już, gdzie jest ich miejsce. Przez dziewięć lat pomyliła się, jak twierdzi, tylko raz, a ten ktoś jest dziś skarbnikiem.',
      ),
      p(
        'Tegoroczne tournée prowadzi wzdłuż wybrzeża do Ystad, gdzie czeka na nich ',
        entryLink('article-30', 'teatr z jedenastoma miejscami'),
        '. Pięćdziesięciu ośmiu śpiewaków naprzeciw jedenastu słuchaczy: Sandström mówi, że to kwestia tego, po której stronie się stoi.',
      ),
      entry('article-30'),
    ],
  },
  de: {
    title: 'Der halbe Chor ist immer im Ausland',
    summary:
      'Achtundfünfzig Stimmen, zwei Länder, eine Brücke: wie ein Chor abwechselnd in Kopenhagen und Malmö probt.',
    body: [
      p(
        'Der Sundchor hat achtundfünfzig Stimmen, zwei Kassenwarte und eine Brücke. Er probt den einen Dienstag in Kopenhagen, den nächsten in Malmö, und weil die Züge an beiden Ufern Verspätung haben, hat er gelernt, mit denen anzufangen, die da sind. Die Bässe kommen meistens aus Dänemark. Die Bässe kommen meistens zuletzt.',
      ),
      p(
        'Zwischen den beiden Probenräumen liegen sechzehn Kilometer Brücke, Insel und Tunnel. Im Zug summen die Altistinnen aus Malmö unter den Gesprächen der Pendler. Es gebe Fahrgäste, sagt die Dirigentin Ylva Sandström, die seit neun Jahren den zweiten Alt einer Nielsen-Motette hörten und ihn für die Lüftung hielten.',
      ),
      h2('Zwei Sprachen, ein Vokal'),
      p(
        'Auf dem Papier verstehen sich Dänen und Schweden. Beim Singen fangen die Schwierigkeiten mit den Vokalen an: Wo das Schwedische hell und rund ist, hat das Dänische das halbe Wort schon verschluckt und sucht nach seinem Mantel. Sandströms Antwort ist eine dritte Sprache, ein Dänisch-Schwedisch, das sonst nirgends gesprochen wird, mit offenen Vokalen und Konsonanten, die sich an den Fahrplan halten. In den Noten sieht das so aus: ',
        s('kærlighed'),
        ' ',
        s('kärlek'),
        ' ',
        b('kärlihed'),
        '.',
      ),
      entry('quote-bridge'),
      h2('Das Konzert auf dem Bahnsteig'),
      p(
        'Einmal im Jahr, am kürzesten Tag, singen sie in Hyllie, der letzten Station vor dem Wasser, genau so lange, wie der Zug um 17.28 Uhr dort hält: acht Minuten. Nur einmal wurde er mit Absicht aufgehalten. Der Lokführer stieg aus, stellte sich zwischen die Tenöre und erwies sich als einer.',
      ),
      h2('Wie man dazukommt'),
      p(
        'Mitmachen darf, wer eine Stimme und eine Monatskarte hat. Ein Vorsingen gibt es nicht; es gibt eine Überfahrt. Die Neuen fahren mit Sandström auf die andere Seite und zurück und summen, was sie summt. Bis der Zug aus dem Tunnel kommt, weiß sie, wohin sie gehören. In neun Jahren, sagt sie, habe sie sich einmal geirrt, und der sei jetzt Kassenwart.',
      ),
      p(
        'Die diesjährige Tournee führt an der Küste entlang nach Ystad, wo ',
        entryLink('article-30', 'ein Theater mit elf Plätzen'),
        ' auf sie wartet. Achtundfünfzig Sänger vor elf Zuhörern: Für Sandström ist das eine Frage des Standpunkts.',
      ),
      entry('article-30'),
    ],
  },
  da: {
    title: 'Det halve kor er altid i udlandet',
    summary:
      'Otteoghalvtreds stemmer, to lande og en bro: Sådan øver et kor skiftevis i København og Malmö.',
    body: [
      p(
        'Sundkoret har otteoghalvtreds stemmer, to kasserere og en bro. Det øver den ene tirsdag i København og den næste i Malmö, og da togene er forsinkede på begge sider, har det lært at begynde med dem, der nu er der. Basserne kommer som regel fra Danmark. Basserne kommer som regel sidst.',
      ),
      p(
        'Mellem de to øvelokaler ligger der seksten kilometer bro, ø og tunnel. I toget nynner alterne fra Malmö under pendlernes snak. Der er passagerer, fortæller dirigenten, Ylva Sandström, som i ni år har hørt anden alt i en Nielsen-motet og troet, at det var ventilationen.',
      ),
      h2('To sprog, én vokal'),
      p(
        'På papiret forstår danskere og svenskere hinanden. I sang begynder vanskelighederne med vokalerne: Hvor svensk er lyst og rundt, har dansk allerede slugt det halve ord og leder efter sin frakke. Sandströms svar er et tredje sprog, et dansk-svensk, der ikke tales andre steder, med åbne vokaler og konsonanter, der overholder køreplanen. I noderne ser det sådan ud: ',
        s('kærlighed'),
        ' ',
        s('kärlek'),
        ' ',
        b('kärlihed'),
        '.',
      ),
      entry('quote-bridge'),
      h2('Koncerten på perronen'),
      p(
        'En gang om året, på årets korteste dag, synger de i Hyllie, den sidste station før vandet, præcis så længe toget 17.28 holder der: otte minutter. Kun én gang er det blevet holdt tilbage med vilje. Lokomotivføreren steg ned, stillede sig mellem tenorerne og viste sig at være en af dem.',
      ),
      h2('Sådan kommer man med'),
      p(
        'Alle kan være med, der har en stemme og et pendlerkort. Der er ingen optagelsesprøve; der er en overfart. De nye kører med Sandström over på den anden side og tilbage igen og nynner det, hun nynner. Når toget kommer ud af tunnelen, ved hun, hvor de hører til. På ni år har hun taget fejl én gang, siger hun, og han er kasserer i dag.',
      ),
      p(
        'Årets turné følger kysten til Ystad, hvor ',
        entryLink('article-30', 'et teater med elleve pladser'),
        ' venter på dem. Otteoghalvtreds sangere foran elleve tilhørere: Sandström kalder det et spørgsmål om, hvor man står.',
      ),
      entry('article-30'),
    ],
  },
}

export const articles06to10 = [cinema, facade, smokehouse, library, bridgeChoir]
