// Jazz, folk and pop. Longer than most files: every occasion is written out in four languages.
import type { EventKind } from './kind.ts'

export const jazzClub: EventKind = {
  venues: ['club', 'cafe'],
  tags: ['jazz'],
  hours: [20, 20.5, 21],
  minutes: 130,
  price: 14,
  en: [
    'Two sets are played {at} {in}, with a long enough break to order something warm.',
    'The stage {at} {in} is so low that you could put your glass on it, but please do not.',
    'Anyone with an instrument may join in for the last two numbers.',
  ],
  pl: [
    'Wieczór {at} {in} ma dwie części, z przerwą dość długą, żeby zamówić coś ciepłego.',
    'Scena {at} {in} jest tak niska, że można by na niej postawić kieliszek, ale lepiej nie.',
    'W dwóch ostatnich utworach może zagrać każdy, kto przyniesie instrument.',
  ],
  de: [
    'Gespielt werden {at} {in} zwei Sets, mit einer Pause, in der man etwas Warmes bestellen kann.',
    'Die Bühne {at} {in} ist so niedrig, dass man sein Glas darauf abstellen könnte, aber bitte nicht.',
    'Bei den letzten beiden Stücken darf mitspielen, wer ein Instrument dabeihat.',
  ],
  da: [
    'Der spilles to sæt {at} {in}, med en pause, der er lang nok til at bestille noget varmt.',
    'Scenen {at} {in} er så lav, at man kunne stille sit glas på den, men lad hellere være.',
    'I de to sidste numre må alle, der har et instrument med, spille med.',
  ],
  editions: [
    {
      by: 'Anders Krogh Trio',
      en: [
        'Slow Trains',
        'Anders Krogh Trio plays ballads at the speed of a local train on a Sunday.',
      ],
      pl: [
        'Powolne pociągi',
        'Anders Krogh Trio gra ballady w tempie niedzielnej kolejki podmiejskiej.',
      ],
      de: [
        'Bummelzüge',
        'Das Anders Krogh Trio spielt Balladen im Tempo einer Regionalbahn am Sonntag.',
      ],
      da: [
        'Langsomme tog',
        'Anders Krogh Trio spiller ballader i samme tempo som et lokaltog om søndagen.',
      ],
    },
    {
      by: 'Zuzanna Maj Quartet',
      hours: [22],
      en: [
        'Komeda after Midnight',
        'Zuzanna Maj plays Komeda’s film themes without the films, and you see them all the same.',
      ],
      pl: [
        'Komeda po północy',
        'Zuzanna Maj gra filmowe tematy Komedy bez filmów, a i tak widać każdy kadr.',
      ],
      de: [
        'Komeda nach Mitternacht',
        'Zuzanna Maj spielt Komedas Filmthemen ohne die Filme, und man sieht sie trotzdem.',
      ],
      da: [
        'Komeda efter midnat',
        'Zuzanna Maj spiller Komedas filmtemaer uden filmene, og man ser dem alligevel.',
      ],
    },
    {
      by: 'Kalle Forsman Duo',
      en: [
        'Bass and Nothing Else, Almost',
        'Kalle Forsman brings a double bass, and a drummer who mostly waits.',
      ],
      pl: [
        'Prawie tylko kontrabas',
        'Kalle Forsman przywozi kontrabas i perkusistę, który głównie czeka.',
      ],
      de: [
        'Fast nur Kontrabass',
        'Kalle Forsman bringt einen Kontrabass mit und einen Schlagzeuger, der meistens wartet.',
      ],
      da: [
        'Næsten kun kontrabas',
        'Kalle Forsman tager en kontrabas med og en trommeslager, der mest venter.',
      ],
    },
    {
      by: 'Laima Ozola Quintet',
      en: [
        'Blue Hour Standards',
        'Laima Ozola sings the songs everyone half remembers, and gives the verses back to them.',
      ],
      pl: [
        'Standardy o błękitnej godzinie',
        'Laima Ozola śpiewa piosenki, które każdy zna do połowy, i oddaje im brakujące zwrotki.',
      ],
      de: [
        'Standards zur blauen Stunde',
        'Laima Ozola singt die Lieder, die alle halb kennen, und gibt ihnen ihre Strophen zurück.',
      ],
      da: [
        'Standardnumre i den blå time',
        'Laima Ozola synger de sange, alle kan halvt, og giver dem versene tilbage.',
      ],
    },
  ],
}

export const bigBand: EventKind = {
  venues: ['hall', 'market', 'square'],
  tags: ['jazz', 'dancing'],
  hours: [15, 19, 20],
  minutes: 120,
  price: 16,
  en: [
    'Half of the floor {at} {in} is left free of chairs for everyone who wants to dance.',
    'Seventeen musicians warm up {at} {in} in full view, which is already worth coming early for.',
    'A short swing lesson opens the evening; no partner is needed.',
  ],
  pl: [
    'Połowę miejsca {at} {in} zostawiamy bez krzeseł, dla tych, którzy chcą tańczyć.',
    'Siedemnaścioro muzyków rozgrzewa się {at} {in} na oczach wszystkich i już choćby dlatego warto przyjść wcześniej.',
    'Na początek krótka lekcja swingu; partner nie jest potrzebny.',
  ],
  de: [
    'Die Hälfte der Fläche {at} {in} bleibt frei von Stühlen, für alle, die tanzen möchten.',
    'Siebzehn Musikerinnen und Musiker spielen sich {at} {in} vor aller Augen ein: Schon dafür lohnt es sich, früh zu kommen.',
    'Zum Auftakt gibt es eine kurze Swingstunde, auch ohne Partner.',
  ],
  da: [
    'Halvdelen af gulvet {at} {in} er fri for stole til alle dem, der vil danse.',
    'Sytten musikere varmer op {at} {in} for øjnene af alle, og det er i sig selv værd at komme tidligt for.',
    'Der indledes med en kort lektion i swing, og man behøver ikke have en partner med.',
  ],
  editions: [
    {
      by: 'Portowy Big Band',
      en: [
        'Swing on the Slipway',
        'Portowy Big Band plays arrangements found in the attic of a shipyard canteen.',
      ],
      pl: [
        'Swing na pochylni',
        'Portowy Big Band gra aranżacje znalezione na strychu stoczniowej stołówki.',
      ],
      de: [
        'Swing auf der Helling',
        'Die Portowy Big Band spielt Arrangements, die auf dem Dachboden einer Werftkantine lagen.',
      ],
      da: [
        'Swing på beddingen',
        'Portowy Big Band spiller arrangementer, der blev fundet på loftet over en værftskantine.',
      ],
    },
    {
      by: 'Storkeorkestret',
      en: [
        'Ellington in Wellingtons',
        'Storkeorkestret promises to play on whatever the weather does.',
      ],
      pl: ['Ellington w kaloszach', 'Storkeorkestret obiecuje grać dalej bez względu na pogodę.'],
      de: [
        'Ellington in Gummistiefeln',
        'Das Storkeorkestret verspricht weiterzuspielen, ganz gleich, was das Wetter macht.',
      ],
      da: [
        'Ellington i gummistøvler',
        'Storkeorkestret lover at spille videre, uanset hvad vejret finder på.',
      ],
    },
    {
      by: 'Hafenblech',
      en: [
        'The Brass Section Has the Floor',
        'Hafenblech turns its seating plan round, and the trombones sit in front for once.',
      ],
      pl: ['Głos ma blacha', 'Hafenblech odwraca ustawienie i tym razem puzony siedzą z przodu.'],
      de: [
        'Das Blech hat das Wort',
        'Hafenblech dreht die Sitzordnung um, und die Posaunen sitzen einmal vorn.',
      ],
      da: [
        'Messingblæserne har ordet',
        'Hafenblech vender opstillingen om, så basunerne for en gangs skyld sidder forrest.',
      ],
    },
    {
      by: 'Tallinn Night Band',
      en: ['Film Noir for Seventeen', 'Saxophones, hats and a narrator who never says who did it.'],
      pl: [
        'Czarny kryminał na siedemnaścioro',
        'Saksofony, kapelusze i narrator, który nie zdradza, kto zabił.',
      ],
      de: [
        'Film noir für siebzehn',
        'Saxofone, Hüte und ein Erzähler, der nicht verrät, wer es war.',
      ],
      da: [
        'Film noir for sytten',
        'Saxofoner, hatte og en fortæller, der aldrig afslører, hvem der gjorde det.',
      ],
    },
  ],
}

export const session: EventKind = {
  venues: ['cafe', 'club', 'centre'],
  tags: ['folk', 'participate'],
  hours: [17, 18, 19],
  minutes: 180,
  price: 0,
  en: [
    'The table by the window {at} {in} belongs to the musicians, and there is always room for one more.',
    'There is no stage {at} {in}: you sit where there is a chair and play what you know.',
    'Beginners are welcome; the tunes are played slowly the first time round.',
  ],
  pl: [
    'Stół pod oknem {at} {in} należy do muzyków i zawsze znajdzie się przy nim miejsce.',
    'Sceny {at} {in} nie ma: siada się tam, gdzie jest krzesło, i gra to, co się umie.',
    'Początkujący są mile widziani; za pierwszym razem wszystko gramy powoli.',
  ],
  de: [
    'Der Tisch am Fenster {at} {in} gehört den Musikanten, und für einen mehr ist immer Platz.',
    'Eine Bühne gibt es {at} {in} nicht: Man setzt sich, wo ein Stuhl steht, und spielt, was man kann.',
    'Auch wer erst anfängt, ist willkommen; beim ersten Mal wird jedes Stück langsam gespielt.',
  ],
  da: [
    'Bordet ved vinduet {at} {in} tilhører spillemændene, og der er altid plads til én til.',
    'Der er ingen scene {at} {in}: man sætter sig, hvor der er en stol, og spiller det, man kan.',
    'Begyndere er velkomne, og første gang spilles melodierne langsomt.',
  ],
  editions: [
    {
      by: 'Ida Brandt',
      en: [
        'Fiddles Round the Table',
        'Ida Brandt leads polskas, waltzes and the odd tune nobody can name.',
      ],
      pl: [
        'Skrzypce przy stole',
        'Ida Brandt prowadzi polski, walce i melodie, których nikt nie umie nazwać.',
      ],
      de: [
        'Geigen rund um den Tisch',
        'Ida Brandt führt durch Polskas, Walzer und Stücke, deren Namen niemand kennt.',
      ],
      da: [
        'Violiner rundt om bordet',
        'Ida Brandt fører an i polskaer, valse og melodier, som ingen kan navnet på.',
      ],
    },
    {
      by: 'Kapela z Kępy',
      en: [
        'Mazurkas by Ear',
        'Kapela z Kępy teaches three village dances without a single sheet of music.',
      ],
      pl: [
        'Mazurki ze słuchu',
        'Kapela z Kępy uczy trzech wiejskich tańców bez jednej kartki z nutami.',
      ],
      de: ['Mazurken nach Gehör', 'Die Kapela z Kępy bringt drei Dorftänze bei, ganz ohne Noten.'],
      da: [
        'Mazurkaer efter gehør',
        'Kapela z Kępy lærer gæsterne tre landsbydanse uden en eneste node.',
      ],
    },
    {
      by: 'Rasa Petraitė',
      en: [
        'An Evening for Zithers',
        'Rasa Petraitė brings six kanklės and lends five of them out.',
      ],
      pl: [
        'Wieczór z cytrami',
        'Rasa Petraitė przynosi sześć kankli i pięć z nich wypożycza gościom.',
      ],
      de: [
        'Ein Abend für Zithern',
        'Rasa Petraitė bringt sechs Kanklės mit und verleiht fünf davon.',
      ],
      da: ['En aften for citere', 'Rasa Petraitė tager seks kanklės med og låner de fem ud.'],
    },
    {
      by: 'Oskari Lehto',
      en: [
        'Accordions Anonymous',
        'Oskari Lehto hosts the monthly meeting of people who cannot stop playing.',
      ],
      pl: [
        'Anonimowi akordeoniści',
        'Oskari Lehto zaprasza na comiesięczne spotkanie tych, którzy nie potrafią przestać grać.',
      ],
      de: [
        'Anonyme Akkordeonisten',
        'Oskari Lehto lädt zum monatlichen Treffen derer, die nicht aufhören können zu spielen.',
      ],
      da: [
        'Anonyme harmonikaspillere',
        'Oskari Lehto er vært for det månedlige møde for folk, der ikke kan lade være.',
      ],
    },
  ],
}

export const shanties: EventKind = {
  venues: ['quay', 'ship', 'club'],
  tags: ['folk', 'sea', 'participate'],
  hours: [16, 18, 20],
  minutes: 90,
  price: 8,
  en: [
    'The choruses are taught on the spot {at} {in}, and singing badly is no excuse.',
    'You can hear the singing {at} {in} long before you see anyone.',
    'A song sheet is included in the ticket, printed on paper that survives the rain.',
  ],
  pl: [
    'Refrenów uczymy się {at} {in} na miejscu, a brak słuchu nie jest żadną wymówką.',
    'Śpiew {at} {in} słychać na długo przedtem, nim kogokolwiek widać.',
    'W cenie biletu jest śpiewnik wydrukowany na papierze, któremu deszcz nie szkodzi.',
  ],
  de: [
    'Die Refrains lernt man {at} {in} an Ort und Stelle, und schlecht singen gilt nicht als Ausrede.',
    'Den Gesang {at} {in} hört man, lange bevor man jemanden sieht.',
    'Im Preis enthalten ist ein Liederblatt auf Papier, das auch Regen übersteht.',
  ],
  da: [
    'Omkvædene lærer man undervejs {at} {in}, og det gælder ikke som undskyldning, at man synger dårligt.',
    'Man kan høre sangen {at} {in}, længe før man ser nogen.',
    'Et sangark følger med billetten, trykt på papir, der kan tåle regn.',
  ],
  editions: [
    {
      by: 'Tar & Salt',
      en: [
        'Haul Away',
        'Tar & Salt sings the songs that raised anchors, from the windlass to the pump.',
      ],
      pl: [
        'Ciągnij, bracie',
        'Tar & Salt śpiewa pieśni, przy których podnoszono kotwice, od kabestanu po pompę.',
      ],
      de: [
        'Hol weg',
        'Tar & Salt singt die Lieder, mit denen Anker gelichtet wurden, vom Spill bis zur Pumpe.',
      ],
      da: ['Hal i', 'Tar & Salt synger de sange, ankrene blev lettet til, fra spillet til pumpen.'],
    },
    {
      by: 'Trzy Kliwry',
      en: [
        'Songs of the Grey Sea',
        'Trzy Kliwry sings about the Baltic as it is: cold, shallow and dear.',
      ],
      pl: [
        'Pieśni szarego morza',
        'Trzy Kliwry śpiewają o Bałtyku takim, jaki jest: zimnym, płytkim i kochanym.',
      ],
      de: [
        'Lieder vom grauen Meer',
        'Trzy Kliwry singen von der Ostsee, wie sie ist: kalt, flach und lieb.',
      ],
      da: [
        'Sange om det grå hav',
        'Trzy Kliwry synger om Østersøen, som den er: kold, lavvandet og elsket.',
      ],
    },
    {
      by: 'Damenchor Backbord',
      en: [
        'Women at the Capstan',
        'Damenchor Backbord changes every “he” into “she” and finds that little else has to change.',
      ],
      pl: [
        'Kobiety przy kabestanie',
        'Damenchor Backbord zamienia w pieśniach marynarzy na marynarki i okazuje się, że reszta pasuje.',
      ],
      de: [
        'Frauen am Spill',
        'Der Damenchor Backbord macht aus jedem „er“ eine „sie“ und stellt fest, dass sich sonst wenig ändert.',
      ],
      da: [
        'Kvinder ved spillet',
        'Damenchor Backbord gør hvert »han« til et »hun« og opdager, at resten passer.',
      ],
    },
    {
      by: 'Skibsdrengene',
      en: [
        'One Last Round',
        'Skibsdrengene bids farewell to the season with every verse it knows.',
      ],
      pl: ['Jeszcze jedna kolejka', 'Skibsdrengene żegna sezon wszystkimi zwrotkami, jakie zna.'],
      de: [
        'Noch eine letzte Runde',
        'Skibsdrengene verabschieden die Saison mit allen Strophen, die sie kennen.',
      ],
      da: ['En sidste omgang', 'Skibsdrengene siger farvel til sæsonen med alle de vers, de kan.'],
    },
  ],
}

export const songwriters: EventKind = {
  venues: ['cafe', 'club', 'library'],
  tags: ['voice', 'guitar'],
  hours: [19, 20],
  minutes: 80,
  price: 11,
  en: [
    'It is quiet {at} {in}, quiet enough to hear the fingers change chords.',
    'Two voices, one guitar and a lamp are all there is on stage {at} {in}.',
    'Records are sold at the door, and the singer signs them with a carpenter’s pencil.',
  ],
  pl: [
    '{At} {in} jest cicho, tak cicho, że słychać, jak palce zmieniają akordy.',
    'Na scenie {at} {in} są tylko dwa głosy, jedna gitara i lampka.',
    'Płyty można kupić przy wejściu, z autografem składanym ołówkiem stolarskim.',
  ],
  de: [
    'Es ist still {at} {in}, so still, dass man die Finger beim Akkordwechsel hört.',
    'Zwei Stimmen, eine Gitarre und eine Lampe, mehr steht {at} {in} nicht auf der Bühne.',
    'Schallplatten gibt es am Eingang, signiert mit einem Zimmermannsbleistift.',
  ],
  da: [
    'Der er stille {at} {in}, så stille, at man hører fingrene skifte greb.',
    'To stemmer, en guitar og en lampe er alt, hvad der er på scenen {at} {in}.',
    'Pladerne sælges ved døren, og de bliver signeret med en tømrerblyant.',
  ],
  editions: [
    {
      by: 'Kaja Lis',
      en: [
        'Songs from a Night Ferry',
        'Kaja Lis wrote her second album between two harbours, mostly lying down.',
      ],
      pl: [
        'Piosenki z nocnego promu',
        'Kaja Lis napisała drugą płytę między dwoma portami, przeważnie na leżąco.',
      ],
      de: [
        'Lieder von der Nachtfähre',
        'Kaja Lis schrieb ihr zweites Album zwischen zwei Häfen, meistens im Liegen.',
      ],
      da: [
        'Sange fra natfærgen',
        'Kaja Lis skrev sit andet album mellem to havne, for det meste liggende.',
      ],
    },
    {
      by: 'Jens Aagaard',
      en: [
        'Things My Father Mended',
        'Jens Aagaard sings twelve songs about twelve broken objects.',
      ],
      pl: [
        'Rzeczy, które naprawił ojciec',
        'Jens Aagaard śpiewa dwanaście piosenek o dwunastu zepsutych przedmiotach.',
      ],
      de: [
        'Was mein Vater reparierte',
        'Jens Aagaard singt zwölf Lieder über zwölf kaputte Dinge.',
      ],
      da: [
        'Det, min far lappede sammen',
        'Jens Aagaard synger tolv sange om tolv ting, der gik i stykker.',
      ],
    },
    {
      by: 'Emma Lindqvist',
      en: [
        'Small Town, Big Sky',
        'Emma Lindqvist comes from a place with one bus a day, and every song waits for it.',
      ],
      pl: [
        'Małe miasto, duże niebo',
        'Emma Lindqvist pochodzi z miejscowości z jednym autobusem dziennie i każda jej piosenka na niego czeka.',
      ],
      de: [
        'Kleine Stadt, großer Himmel',
        'Emma Lindqvist stammt aus einem Ort mit einem Bus am Tag, und jedes ihrer Lieder wartet auf ihn.',
      ],
      da: [
        'Lille by, stor himmel',
        'Emma Lindqvist kommer fra et sted med én bus om dagen, og hver eneste sang venter på den.',
      ],
    },
    {
      by: 'Till Sommer',
      en: ['Quiet Protest', 'Till Sommer sings about rent, tides and the right to be bored.'],
      pl: ['Cichy protest', 'Till Sommer śpiewa o czynszach, wietrze i prawie do nudy.'],
      de: ['Leiser Protest', 'Till Sommer singt über Mieten, Wind und das Recht auf Langeweile.'],
      da: ['Stille protest', 'Till Sommer synger om husleje, blæst og retten til at kede sig.'],
    },
  ],
}

export const rock: EventKind = {
  venues: ['club'],
  tags: ['rock', 'loud'],
  hours: [20, 21],
  minutes: 150,
  price: 19,
  en: [
    'Doors open an hour early {at} {in}, and earplugs are free at the bar.',
    'The loudest night of the month {at} {in} starts punctually, because the neighbours have been promised.',
    'Two local bands play first; you will wish you had come in time for them.',
  ],
  pl: [
    'Drzwi {at} {in} otwierają się godzinę wcześniej, a zatyczki do uszu są przy barze za darmo.',
    'Najgłośniejsza noc miesiąca {at} {in} zaczyna się punktualnie, bo tak obiecano sąsiadom.',
    'Najpierw grają dwa miejscowe zespoły, na które warto zdążyć.',
  ],
  de: [
    'Einlass {at} {in} ist eine Stunde früher, und Ohrstöpsel gibt es an der Bar umsonst.',
    'Die lauteste Nacht des Monats {at} {in} beginnt pünktlich, denn das ist den Nachbarn versprochen.',
    'Zuerst spielen zwei Bands von hier, die man nicht verpassen sollte.',
  ],
  da: [
    'Dørene {at} {in} åbner en time før, og ørepropper er gratis i baren.',
    'Månedens mest larmende aften {at} {in} begynder til tiden, for det har man lovet naboerne.',
    'To lokale bands spiller først, og dem bør man nå.',
  ],
  editions: [
    {
      by: 'Betonowe Fale',
      en: ['Concrete Waves', 'Betonowe Fale plays surf rock for a sea that has no surf.'],
      pl: [
        'Betonowe Fale: nowa płyta',
        'Betonowe Fale grają surf rocka dla morza, na którym nie ma fal.',
      ],
      de: ['Wellen aus Beton', 'Betonowe Fale spielen Surfrock für ein Meer ohne Brandung.'],
      da: ['Bølger af beton', 'Betonowe Fale spiller surfrock til et hav uden brænding.'],
    },
    {
      by: 'Kold Kaffe',
      en: [
        'Cold Coffee, Loud Guitars',
        'Kold Kaffe has three chords, two singers and no patience.',
      ],
      pl: [
        'Zimna kawa, głośne gitary',
        'Kold Kaffe ma trzy akordy, dwoje wokalistów i ani krzty cierpliwości.',
      ],
      de: [
        'Kalter Kaffee, laute Gitarren',
        'Kold Kaffe haben drei Akkorde, zwei Stimmen und keine Geduld.',
      ],
      da: [
        'Kold kaffe, høje guitarer',
        'Kold Kaffe har tre akkorder, to forsangere og ingen tålmodighed.',
      ],
    },
    {
      by: 'Ohne Anker',
      en: [
        'Ten Years Adrift',
        'Ohne Anker celebrates its anniversary with the first album, played from back to front.',
      ],
      pl: [
        'Dziesięć lat w dryfie',
        'Ohne Anker świętuje jubileusz pierwszą płytą, zagraną od końca do początku.',
      ],
      de: [
        'Zehn Jahre treiben lassen',
        'Ohne Anker feiern Jubiläum mit dem ersten Album, von hinten nach vorn gespielt.',
      ],
      da: ['Ti år i drift', 'Ohne Anker fejrer jubilæum med sit første album, spillet bagfra.'],
    },
    {
      by: 'Pimeä Meri',
      en: [
        'Dark Sea, Bright Amps',
        'Pimeä Meri plays Finnish metal slow enough to dance a tango to.',
      ],
      pl: [
        'Ciemne morze, jasne wzmacniacze',
        'Pimeä Meri gra fiński metal tak powoli, że można przy nim zatańczyć tango.',
      ],
      de: [
        'Dunkles Meer, helle Verstärker',
        'Pimeä Meri spielen finnischen Metal, so langsam, dass man Tango dazu tanzen kann.',
      ],
      da: [
        'Mørkt hav, lyse forstærkere',
        'Pimeä Meri spiller finsk metal, langsomt nok til at danse tango til.',
      ],
    },
  ],
}

export const electronic: EventKind = {
  venues: ['club', 'gallery'],
  tags: ['electronic', 'dancing'],
  hours: [21, 22],
  minutes: 240,
  price: 13,
  en: [
    'The sound comes from all sides {at} {in}, so the best place is wherever you happen to stand.',
    'It is dark {at} {in}, and the only light follows the bass.',
    'The early hours are for listening; later the chairs are stacked away.',
  ],
  pl: [
    'Dźwięk dobiega {at} {in} ze wszystkich stron, najlepsze miejsce jest więc tam, gdzie akurat się stoi.',
    '{At} {in} jest ciemno, a jedyne światło podąża za basem.',
    'Z początku się słucha, później krzesła znikają pod ścianą.',
  ],
  de: [
    'Der Klang kommt {at} {in} von allen Seiten, der beste Platz ist also dort, wo man gerade steht.',
    'Es ist dunkel {at} {in}, und das einzige Licht folgt dem Bass.',
    'Anfangs wird zugehört, später werden die Stühle gestapelt.',
  ],
  da: [
    'Lyden kommer fra alle sider {at} {in}, så det bedste sted er dér, hvor man tilfældigvis står.',
    'Der er mørkt {at} {in}, og det eneste lys følger bassen.',
    'Først lyttes der, og senere bliver stolene stablet.',
  ],
  editions: [
    {
      by: 'Sonar 54',
      en: [
        'Echo Sounder',
        'Sonar 54 builds a whole set out of recordings made under the keel of a ferry.',
      ],
      pl: ['Echosonda', 'Sonar 54 układa cały występ z nagrań zrobionych pod stępką promu.'],
      de: [
        'Echolot',
        'Sonar 54 baut ein ganzes Set aus Aufnahmen, die unter dem Kiel einer Fähre entstanden.',
      ],
      da: ['Ekkolod', 'Sonar 54 bygger et helt sæt af optagelser lavet under kølen på en færge.'],
    },
    {
      by: 'Nele Voss',
      en: [
        'Machines That Breathe',
        'Nele Voss lets four old synthesisers drift slowly out of time with one another.',
      ],
      pl: [
        'Maszyny, które oddychają',
        'Nele Voss pozwala czterem starym syntezatorom powoli się rozjeżdżać.',
      ],
      de: [
        'Maschinen, die atmen',
        'Nele Voss lässt vier alte Synthesizer langsam auseinanderlaufen.',
      ],
      da: [
        'Maskiner, der trækker vejret',
        'Nele Voss lader fire gamle synthesizere glide langsomt fra hinanden.',
      ],
    },
    {
      by: 'Mārtiņš Eglītis',
      en: [
        'Techno for Early Risers',
        'Mārtiņš Eglītis turns the night round: it begins softly and ends with breakfast.',
      ],
      pl: [
        'Techno dla rannych ptaszków',
        'Mārtiņš Eglītis odwraca noc: zaczyna łagodnie, a kończy śniadaniem.',
      ],
      de: [
        'Techno für Frühaufsteher',
        'Mārtiņš Eglītis dreht die Nacht um: Sie beginnt sanft und endet mit Frühstück.',
      ],
      da: [
        'Techno for morgenmennesker',
        'Mārtiņš Eglītis vender natten om: den begynder blidt og slutter med morgenmad.',
      ],
    },
    {
      by: 'Anna Krab',
      en: [
        'Field Recordings from the Spit',
        'Anna Krab walked the Curonian Spit with a microphone and came back with forty winds.',
      ],
      pl: [
        'Nagrania z mierzei',
        'Anna Krab przeszła z mikrofonem Mierzeję Kurońską i wróciła z czterdziestoma wiatrami.',
      ],
      de: [
        'Aufnahmen von der Nehrung',
        'Anna Krab ist mit dem Mikrofon über die Kurische Nehrung gewandert und mit vierzig Winden zurückgekehrt.',
      ],
      da: [
        'Lyde fra næringen',
        'Anna Krab gik langs Den Kuriske Landtange med en mikrofon og kom hjem med fyrre slags vind.',
      ],
    },
  ],
}

export const brass: EventKind = {
  venues: ['square', 'quay', 'park'],
  tags: ['brass', 'outdoor'],
  hours: [11, 12, 15],
  minutes: 60,
  price: 0,
  months: [4, 5, 6, 7, 8, 9],
  en: [
    'The band plays {at} {in}, standing up, and takes requests after the second march.',
    'When the wind is right, you can hear the tubas {at} {in} from the other side of the water.',
    'Coffee and rolls are sold for the benefit of the youth band.',
  ],
  pl: [
    'Orkiestra gra {at} {in} na stojąco, a po drugim marszu przyjmuje zamówienia.',
    'Przy dobrym wietrze tuby grające {at} {in} słychać po drugiej stronie wody.',
    'Dochód z kawy i drożdżówek przeznaczony jest dla młodzieżowej orkiestry.',
  ],
  de: [
    'Die Kapelle spielt {at} {in} im Stehen und erfüllt nach dem zweiten Marsch Wünsche.',
    'Wenn der Wind richtig steht, hört man die Tuben {at} {in} bis ans andere Ufer.',
    'Kaffee und Brötchen werden zugunsten der Jugendkapelle verkauft.',
  ],
  da: [
    'Orkestret spiller stående {at} {in} og tager imod ønsker efter den anden march.',
    'Når vinden er rigtig, kan man høre tubaerne {at} {in} helt over på den anden side af vandet.',
    'Der sælges kaffe og rundstykker til fordel for ungdomsorkestret.',
  ],
  editions: [
    {
      by: 'Orkiestra Kolejarzy',
      en: [
        'Marches for Late Risers',
        'Orkiestra Kolejarzy, founded by railwaymen, still begins exactly on the minute.',
      ],
      pl: [
        'Marsze dla śpiochów',
        'Orkiestra Kolejarzy, jak na kolejarzy przystało, zaczyna co do minuty.',
      ],
      de: [
        'Märsche für Langschläfer',
        'Die Orkiestra Kolejarzy, von Eisenbahnern gegründet, beginnt noch immer auf die Minute genau.',
      ],
      da: [
        'Marcher for syvsovere',
        'Orkiestra Kolejarzy, stiftet af jernbanefolk, begynder stadig på minuttet.',
      ],
    },
    {
      by: 'Blechwind',
      en: ['Film Music in the Open', 'Blechwind plays chases, storms and one very long kiss.'],
      pl: [
        'Muzyka filmowa w plenerze',
        'Blechwind gra pościgi, sztormy i jeden bardzo długi pocałunek.',
      ],
      de: [
        'Filmmusik unter freiem Himmel',
        'Blechwind spielt Verfolgungsjagden, Stürme und einen sehr langen Kuss.',
      ],
      da: ['Filmmusik i det fri', 'Blechwind spiller forfølgelser, storme og ét meget langt kys.'],
    },
    {
      by: 'Fyns Hornorkester',
      en: [
        'Tubas on Holiday',
        'Fyns Hornorkester has left its uniforms at home and its straw hats on.',
      ],
      pl: [
        'Tuby na wakacjach',
        'Fyns Hornorkester zostawił mundury w domu i przyjechał w słomkowych kapeluszach.',
      ],
      de: [
        'Tuben im Urlaub',
        'Das Fyns Hornorkester hat die Uniformen zu Hause gelassen und kommt mit Strohhüten.',
      ],
      da: [
        'Tubaer på ferie',
        'Fyns Hornorkester har ladet uniformerne blive hjemme og stråhattene blive på.',
      ],
    },
    {
      by: 'Pärnu Puhkpill',
      en: [
        'Waltzes in the Wind',
        'Pärnu Puhkpill brings waltzes, clothes pegs for the music and a spare hat.',
      ],
      pl: [
        'Walce na wietrze',
        'Pärnu Puhkpill przywozi walce, klamerki do nut i zapasowy kapelusz.',
      ],
      de: [
        'Walzer im Wind',
        'Pärnu Puhkpill bringt Walzer mit, Wäscheklammern für die Noten und einen Ersatzhut.',
      ],
      da: [
        'Valse i blæsten',
        'Pärnu Puhkpill har valse med, tøjklemmer til noderne og en ekstra hat.',
      ],
    },
  ],
}
