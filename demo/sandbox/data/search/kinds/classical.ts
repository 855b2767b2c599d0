// Classical music. Longer than most files: every occasion is written out in four languages.
import type { EventKind } from './kind.ts'

export const chamber: EventKind = {
  venues: ['church', 'hall', 'museum'],
  tags: ['strings', 'candlelight'],
  hours: [19, 19.5, 20],
  minutes: 75,
  price: 18,
  en: [
    'The concert is given by candlelight {at} {in} and lasts a good hour, without an interval.',
    'Two hundred candles are lit {at} {in} before the first note sounds.',
    'Sit at the front to watch the players breathe together, or further back for the warmer sound.',
  ],
  pl: [
    'Koncert odbywa się przy świecach {at} {in} i trwa dobrą godzinę, bez przerwy.',
    'Zanim zabrzmi pierwszy dźwięk, {at} {in} zapłonie dwieście świec.',
    'Z przodu widać, jak muzycy wspólnie oddychają, z tyłu brzmienie jest cieplejsze.',
  ],
  de: [
    'Gespielt wird bei Kerzenschein {at} {in}, eine gute Stunde lang und ohne Pause.',
    'Bevor der erste Ton erklingt, werden {at} {in} zweihundert Kerzen angezündet.',
    'Vorn sieht man die Musiker gemeinsam atmen, weiter hinten ist der Klang wärmer.',
  ],
  da: [
    'Der spilles ved stearinlys {at} {in}, en god times tid uden pause.',
    'Før den første tone lyder, bliver der tændt to hundrede stearinlys {at} {in}.',
    'Sidder man forrest, ser man musikerne trække vejret sammen; længere tilbage er klangen varmere.',
  ],
  editions: [
    {
      by: 'Quartett Nordost',
      en: [
        'Bach by Candlelight',
        'Quartett Nordost plays three fugues by Bach and ends with a chorale that needs no announcement.',
      ],
      pl: [
        'Bach przy świecach',
        'Quartett Nordost gra trzy fugi Bacha, a na koniec chorał, którego nie trzeba zapowiadać.',
      ],
      de: [
        'Bach bei Kerzenschein',
        'Das Quartett Nordost spielt drei Fugen von Bach und am Ende einen Choral, den niemand ansagen muss.',
      ],
      da: [
        'Bach ved stearinlys',
        'Quartett Nordost spiller tre fugaer af Bach og slutter med en koral, som ikke behøver nogen præsentation.',
      ],
    },
    {
      by: 'Trio Halny',
      en: [
        'Schubert for a Long Evening',
        'Trio Halny takes its time over the second piano trio, above all in the slow movement.',
      ],
      pl: [
        'Schubert na długi wieczór',
        'Trio Halny nie spieszy się z drugim triem fortepianowym, zwłaszcza w części powolnej.',
      ],
      de: [
        'Schubert für einen langen Abend',
        'Das Trio Halny lässt sich Zeit mit dem zweiten Klaviertrio, vor allem im langsamen Satz.',
      ],
      da: [
        'Schubert til en lang aften',
        'Trio Halny giver sig god tid med den anden klavertrio, ikke mindst i den langsomme sats.',
      ],
    },
    {
      by: 'Duo Meri',
      en: [
        'Cello and Kantele',
        'Two instruments that rarely meet share songs from both shores of the Gulf of Finland.',
      ],
      pl: [
        'Wiolonczela i kantele',
        'Dwa instrumenty, które rzadko się spotykają, grają pieśni z obu brzegów Zatoki Fińskiej.',
      ],
      de: [
        'Cello und Kantele',
        'Zwei Instrumente, die sich selten begegnen, teilen sich Lieder von beiden Ufern des Finnischen Meerbusens.',
      ],
      da: [
        'Cello og kantele',
        'To instrumenter, der sjældent mødes, deler sange fra begge sider af Den Finske Bugt.',
      ],
    },
    {
      by: 'Ensemble Salzgrau',
      en: [
        'Haydn’s Jokes',
        'Ensemble Salzgrau has collected the passages in which Haydn pulls his listeners’ legs.',
      ],
      pl: [
        'Żarty Haydna',
        'Zespół Ensemble Salzgrau zebrał miejsca, w których Haydn stroi sobie żarty ze słuchaczy.',
      ],
      de: [
        'Haydns Scherze',
        'Das Ensemble Salzgrau hat die Stellen gesammelt, an denen Haydn sein Publikum auf den Arm nimmt.',
      ],
      da: [
        'Haydns løjer',
        'Ensemble Salzgrau har samlet de steder, hvor Haydn tager gas på sit publikum.',
      ],
    },
  ],
}

export const symphony: EventKind = {
  venues: ['hall'],
  tags: ['orchestra'],
  hours: [18, 19, 19.5],
  minutes: 120,
  price: 32,
  en: [
    'The concert is given {at} {in}, with an introduction from the stage half an hour before.',
    'Eighty musicians share the platform {at} {in}, and you feel the basses through the floor.',
    'There is one interval, and the conductor stays afterwards to answer questions.',
  ],
  pl: [
    'Koncert odbywa się {at} {in}, a pół godziny wcześniej dyrygent opowie o programie ze sceny.',
    'Osiemdziesięcioro muzyków zasiada {at} {in}, a kontrabasy czuć przez podłogę.',
    'Przewidziano jedną przerwę, a po koncercie dyrygent zostaje, by odpowiedzieć na pytania.',
  ],
  de: [
    'Das Konzert findet {at} {in} statt, mit einer Einführung auf der Bühne eine halbe Stunde vorher.',
    'Achtzig Musikerinnen und Musiker teilen sich die Bühne {at} {in}, und die Bässe spürt man im Boden.',
    'Es gibt eine Pause, und nach dem Konzert beantwortet der Dirigent Fragen aus dem Publikum.',
  ],
  da: [
    'Koncerten finder sted {at} {in}, og en halv time før er der introduktion fra scenen.',
    'Firs musikere deler scenen {at} {in}, og bassene kan mærkes gennem gulvet.',
    'Der er én pause, og dirigenten bliver bagefter for at svare på spørgsmål.',
  ],
  editions: [
    {
      by: 'Orkiestra Zatoki',
      en: [
        'Sibelius: The Fifth',
        'Sixteen swans over a lake gave Sibelius the theme that Orkiestra Zatoki plays as its last word.',
      ],
      pl: [
        'Sibelius: Piąta',
        'Szesnaście łabędzi nad jeziorem podsunęło Sibeliusowi temat, którym Orkiestra Zatoki kończy wieczór.',
      ],
      de: [
        'Sibelius: die Fünfte',
        'Sechzehn Schwäne über einem See schenkten Sibelius das Thema, mit dem die Orkiestra Zatoki den Abend beschließt.',
      ],
      da: [
        'Sibelius: Den femte',
        'Seksten svaner over en sø gav Sibelius det tema, som Orkiestra Zatoki slutter aftenen med.',
      ],
    },
    {
      by: 'Filharmonia Fala',
      en: [
        'Nielsen and the Inextinguishable',
        'Two timpanists duel across the orchestra in the symphony that Nielsen wrote against despair.',
      ],
      pl: [
        'Nielsen i to, co nie gaśnie',
        'W symfonii, którą Nielsen napisał na przekór rozpaczy, dwoje kotlistów toczy pojedynek ponad orkiestrą.',
      ],
      de: [
        'Nielsen und das Unauslöschliche',
        'Zwei Pauken duellieren sich quer über das Orchester, in der Sinfonie, die Nielsen gegen die Verzweiflung schrieb.',
      ],
      da: [
        'Nielsen og det uudslukkelige',
        'To paukister duellerer hen over orkestret i den symfoni, Nielsen skrev på trods af fortvivlelsen.',
      ],
    },
    {
      by: 'Ostsee-Orchester',
      hours: [22],
      en: [
        'Symphonies for the Night Shift',
        'The Ostsee-Orchester repeats its programme late for everyone who works while others listen.',
      ],
      pl: [
        'Symfonie dla nocnej zmiany',
        'Ostsee-Orchester powtarza program dla wszystkich, którzy pracują, gdy inni słuchają.',
      ],
      de: [
        'Sinfonien für die Nachtschicht',
        'Das Ostsee-Orchester wiederholt sein Programm für alle, die arbeiten, wenn andere zuhören.',
      ],
      da: [
        'Symfonier for nattevagten',
        'Ostsee-Orchester gentager sit program for alle dem, der arbejder, mens andre lytter.',
      ],
    },
    {
      by: 'Rīgas Jūras orķestris',
      en: [
        'Čiurlionis and the Sea',
        'A tone poem by a painter: the sea of Čiurlionis rolls in from the violas and out through the horns.',
      ],
      pl: [
        'Čiurlionis i morze',
        'Poemat symfoniczny malarza: morze Čiurlionisa przypływa z altówek i odpływa przez waltornie.',
      ],
      de: [
        'Čiurlionis und das Meer',
        'Die Tondichtung eines Malers: Das Meer von Čiurlionis rollt aus den Bratschen heran und durch die Hörner davon.',
      ],
      da: [
        'Čiurlionis og havet',
        'Et tonedigt af en maler: Čiurlionis’ hav ruller ind fra bratscherne og ud gennem hornene.',
      ],
    },
  ],
}

export const organ: EventKind = {
  venues: ['church'],
  tags: ['organ'],
  hours: [12, 17, 20],
  minutes: 50,
  price: 9,
  en: [
    'The recital is held {at} {in}, on an instrument whose oldest pipes are older than the tower.',
    'Listeners are invited up to the loft {at} {in} once the last chord has died away.',
    'A camera on the console shows the hands and feet of the player on a screen below.',
  ],
  pl: [
    'Recital odbywa się {at} {in}, na instrumencie, którego najstarsze piszczałki są starsze od wieży.',
    'Gdy wybrzmi ostatni akord, słuchacze {at} {in} są zaproszeni na chór.',
    'Kamera przy stole gry pokazuje na ekranie w nawie ręce i stopy grającego.',
  ],
  de: [
    'Das Konzert findet {at} {in} statt, auf einem Instrument, dessen älteste Pfeifen älter sind als der Turm.',
    'Ist der letzte Akkord verklungen, dürfen die Gäste {at} {in} auf die Empore.',
    'Eine Kamera am Spieltisch zeigt Hände und Füße auf einer Leinwand im Kirchenraum.',
  ],
  da: [
    'Koncerten holdes {at} {in}, på et instrument, hvis ældste piber er ældre end tårnet.',
    'Når den sidste akkord er klinget ud, er tilhørerne {at} {in} velkomne op på pulpituret.',
    'Et kamera ved spillebordet viser organistens hænder og fødder på en skærm i kirkerummet.',
  ],
  editions: [
    {
      by: 'Ansgar Holm',
      hours: [12],
      en: [
        'Buxtehude at Noon',
        'Ansgar Holm plays a prelude, a chorale and a chaconne: forty minutes to share with your lunch break.',
      ],
      pl: [
        'Buxtehude w południe',
        'Ansgar Holm gra preludium, chorał i ciacconę: czterdzieści minut w sam raz na przerwę obiadową.',
      ],
      de: [
        'Buxtehude am Mittag',
        'Ansgar Holm spielt ein Präludium, einen Choral und eine Ciacona: vierzig Minuten für die Mittagspause.',
      ],
      da: [
        'Buxtehude til frokost',
        'Ansgar Holm spiller et præludium, en koral og en chaconne: fyrre minutter, der passer til frokostpausen.',
      ],
    },
    {
      by: 'Ilze Bērziņa',
      en: [
        'Four Hands, Four Feet',
        'Ilze Bērziņa and her sister share one bench and play music written for two at the organ.',
      ],
      pl: [
        'Cztery ręce, cztery stopy',
        'Ilze Bērziņa dzieli ławkę z siostrą i gra z nią utwory pisane na dwoje organistów.',
      ],
      de: [
        'Vier Hände, vier Füße',
        'Ilze Bērziņa teilt sich die Orgelbank mit ihrer Schwester und spielt Musik für zwei.',
      ],
      da: [
        'Fire hænder, fire fødder',
        'Ilze Bērziņa deler orgelbænk med sin søster og spiller musik skrevet for to.',
      ],
    },
    {
      by: 'Paweł Sroka',
      en: [
        'The Oliwa Tablature',
        'Paweł Sroka plays dances that a monk copied out by hand four hundred years ago.',
      ],
      pl: [
        'Tabulatura oliwska',
        'Paweł Sroka gra tańce, które czterysta lat temu pewien mnich przepisał ręcznie.',
      ],
      de: [
        'Die Tabulatur von Oliva',
        'Paweł Sroka spielt Tänze, die ein Mönch vor vierhundert Jahren von Hand abgeschrieben hat.',
      ],
      da: [
        'Tabulaturet fra Oliwa',
        'Paweł Sroka spiller danse, som en munk skrev af i hånden for fire hundrede år siden.',
      ],
    },
    {
      by: 'Signe Lund',
      en: [
        'Organ and Saxophone',
        'Signe Lund improvises with a saxophonist who walks slowly around the whole church while he plays.',
      ],
      pl: [
        'Organy i saksofon',
        'Signe Lund improwizuje z saksofonistą, który grając, powoli obchodzi cały kościół.',
      ],
      de: [
        'Orgel und Saxofon',
        'Signe Lund improvisiert mit einem Saxofonisten, der beim Spielen langsam durch die ganze Kirche geht.',
      ],
      da: [
        'Orgel og saxofon',
        'Signe Lund improviserer med en saxofonist, der går langsomt rundt i hele kirken, mens han spiller.',
      ],
    },
  ],
}

export const choir: EventKind = {
  venues: ['church', 'hall'],
  tags: ['choir'],
  hours: [16, 17, 19],
  minutes: 80,
  price: 12,
  en: [
    'The singers stand in a circle around the audience {at} {in}.',
    'Before the concert {at} {in} everyone learns one round, to be sung together at the end.',
    'The texts are printed in the original and in translation, and the lights stay up so you can read.',
  ],
  pl: [
    'Śpiewacy stoją {at} {in} w kręgu, a publiczność siedzi pośrodku.',
    'Przed koncertem {at} {in} wszyscy uczą się jednego kanonu, by na koniec zaśpiewać go razem.',
    'Teksty wydrukowano w oryginale i w przekładzie, a światła nie gasną, żeby można było czytać.',
  ],
  de: [
    'Die Sängerinnen und Sänger stehen {at} {in} im Kreis um das Publikum.',
    'Vor dem Konzert {at} {in} lernen alle einen Kanon, der am Ende gemeinsam gesungen wird.',
    'Die Texte liegen im Original und in Übersetzung aus, und das Licht bleibt zum Mitlesen an.',
  ],
  da: [
    'Sangerne står i en kreds rundt om publikum {at} {in}.',
    'Før koncerten {at} {in} lærer alle en kanon, som synges i fællesskab til sidst.',
    'Teksterne er trykt på originalsproget og i oversættelse, og lyset er tændt, så man kan følge med.',
  ],
  editions: [
    {
      by: 'Koor Kajakas',
      en: [
        'Songs of the White Nights',
        'Koor Kajakas sings Estonian choral music for the hours when it does not get dark.',
      ],
      pl: [
        'Pieśni białych nocy',
        'Koor Kajakas śpiewa estońską muzykę chóralną na godziny, w których nie zapada zmrok.',
      ],
      de: [
        'Lieder der weißen Nächte',
        'Koor Kajakas singt estnische Chormusik für die Stunden, in denen es nicht dunkel wird.',
      ],
      da: [
        'Sange fra de hvide nætter',
        'Koor Kajakas synger estisk kormusik til de timer, hvor det ikke bliver mørkt.',
      ],
    },
    {
      by: 'Chór Mewy',
      en: [
        'Lullabies from Five Countries',
        'Chór Mewy has asked grandmothers around the sea what they sang, and wrote it all down.',
      ],
      pl: [
        'Kołysanki z pięciu krajów',
        'Chór Mewy wypytał babcie z całego wybrzeża o to, co śpiewały, i wszystko spisał.',
      ],
      de: [
        'Wiegenlieder aus fünf Ländern',
        'Der Chór Mewy hat rund um die Ostsee Großmütter gefragt, was sie gesungen haben, und alles notiert.',
      ],
      da: [
        'Vuggeviser fra fem lande',
        'Chór Mewy har spurgt bedstemødre rundt om Østersøen, hvad de sang, og skrevet det hele ned.',
      ],
    },
    {
      by: 'Kammerchor Ufer',
      en: [
        'A Requiem for Ships',
        'Kammerchor Ufer sets the names of lost trawlers between the movements of a new requiem.',
      ],
      pl: [
        'Requiem dla statków',
        'Kammerchor Ufer wplata nazwy zaginionych kutrów między części nowego requiem.',
      ],
      de: [
        'Requiem für Schiffe',
        'Der Kammerchor Ufer singt zwischen den Sätzen eines neuen Requiems die Namen verlorener Kutter.',
      ],
      da: [
        'Requiem for skibe',
        'Kammerchor Ufer synger navnene på forliste kuttere mellem satserne i et nyt requiem.',
      ],
    },
    {
      by: 'Vokalgruppen Sund',
      en: [
        'Eight Voices, No Microphone',
        'Vokalgruppen Sund moves from madrigals to pop songs without a single amplifier.',
      ],
      pl: [
        'Osiem głosów bez mikrofonu',
        'Vokalgruppen Sund przechodzi od madrygałów do przebojów bez jednego wzmacniacza.',
      ],
      de: [
        'Acht Stimmen, kein Mikrofon',
        'Vokalgruppen Sund kommt vom Madrigal zum Popsong, ganz ohne Verstärker.',
      ],
      da: [
        'Otte stemmer uden mikrofon',
        'Vokalgruppen Sund bevæger sig fra madrigaler til popsange uden en eneste forstærker.',
      ],
    },
  ],
}

export const earlyMusic: EventKind = {
  venues: ['church', 'museum'],
  tags: ['earlyMusic', 'strings'],
  hours: [17, 19],
  minutes: 70,
  price: 16,
  en: [
    'Gut strings go out of tune in the damp, so there will be pauses {at} {in}, filled with stories.',
    'The players sit among the audience {at} {in}, close enough to hear the bow touch the string.',
    'After the concert the instruments may be looked at and, with clean hands, tried.',
  ],
  pl: [
    'Jelitowe struny rozstrajają się od wilgoci, więc {at} {in} nie zabraknie przerw wypełnionych opowieściami.',
    'Muzycy siedzą {at} {in} wśród publiczności, tak blisko, że słychać, jak smyczek dotyka struny.',
    'Po koncercie instrumenty można obejrzeć, a z czystymi rękami także wypróbować.',
  ],
  de: [
    'Darmsaiten verstimmen sich bei Feuchtigkeit, darum gibt es {at} {in} Pausen, und darin Geschichten.',
    'Die Musiker sitzen {at} {in} mitten im Publikum, so nah, dass man den Bogen ansetzen hört.',
    'Nach dem Konzert darf man die Instrumente ansehen und mit sauberen Händen auch ausprobieren.',
  ],
  da: [
    'Tarmstrenge bliver ustemte i fugtig luft, så {at} {in} bliver der pauser, og de fyldes med historier.',
    'Musikerne sidder midt blandt publikum {at} {in}, så tæt på, at man hører buen røre strengen.',
    'Efter koncerten må man se på instrumenterne og med rene hænder også prøve dem.',
  ],
  editions: [
    {
      by: 'Consort Amber',
      en: [
        'Music for the Hanseatic Table',
        'Consort Amber plays what merchants heard at dinner, from Flemish songs to Polish dances.',
      ],
      pl: [
        'Muzyka do hanzeatyckiego stołu',
        'Consort Amber gra to, czego kupcy słuchali przy kolacji: od flamandzkich pieśni po polskie tańce.',
      ],
      de: [
        'Tafelmusik der Hanse',
        'Consort Amber spielt, was Kaufleute beim Essen hörten: von flämischen Liedern bis zu polnischen Tänzen.',
      ],
      da: [
        'Taffelmusik fra hansetiden',
        'Consort Amber spiller det, købmændene hørte til middagen, fra flamske sange til polske danse.',
      ],
    },
    {
      by: 'Agnieszka Rudzka',
      en: [
        'A Lute in the Dark',
        'Agnieszka Rudzka puts out the last lamp and plays Dowland from memory.',
      ],
      pl: ['Lutnia w ciemności', 'Agnieszka Rudzka gasi ostatnią lampę i gra Dowlanda z pamięci.'],
      de: [
        'Eine Laute im Dunkeln',
        'Agnieszka Rudzka löscht die letzte Lampe und spielt Dowland auswendig.',
      ],
      da: [
        'En lut i mørket',
        'Agnieszka Rudzka slukker den sidste lampe og spiller Dowland udenad.',
      ],
    },
    {
      by: 'Ensemble Hansa',
      en: [
        'Telemann Goes East',
        'Ensemble Hansa follows Telemann to the taverns where he first heard bagpipes and fiddles.',
      ],
      pl: [
        'Telemann jedzie na wschód',
        'Ensemble Hansa podąża za Telemannem do karczm, w których po raz pierwszy usłyszał dudy i skrzypce.',
      ],
      de: [
        'Telemann fährt nach Osten',
        'Das Ensemble Hansa folgt Telemann in die Wirtshäuser, in denen er zum ersten Mal Dudelsack und Fiedel hörte.',
      ],
      da: [
        'Telemann rejser østpå',
        'Ensemble Hansa følger Telemann til de kroer, hvor han første gang hørte sækkepibe og violin.',
      ],
    },
    {
      by: 'Gamba Nord',
      en: [
        'Viols at Dusk',
        'Gamba Nord plays fantasias for four viols that were never meant for an audience at all.',
      ],
      pl: [
        'Viole o zmierzchu',
        'Gamba Nord gra fantazje na cztery viole da gamba, których nigdy nie pisano dla publiczności.',
      ],
      de: [
        'Gamben in der Dämmerung',
        'Gamba Nord spielt Fantasien für vier Gamben, die nie für ein Publikum gedacht waren.',
      ],
      da: [
        'Gamber i skumringen',
        'Gamba Nord spiller fantasier for fire gamber, som aldrig var tiltænkt et publikum.',
      ],
    },
  ],
}

export const piano: EventKind = {
  venues: ['hall', 'museum', 'cafe'],
  tags: ['piano'],
  hours: [11, 18, 20],
  minutes: 90,
  price: 15,
  en: [
    'The piano stands in the middle of the room {at} {in}, and the audience sits around it.',
    'Encores are chosen by the audience {at} {in} from a list that is passed along the rows.',
    'Children under twelve who are learning an instrument come in free with a grown-up.',
  ],
  pl: [
    'Fortepian stoi {at} {in} pośrodku, a publiczność siedzi wokół niego.',
    'Bisy wybiera {at} {in} sama publiczność z listy podawanej wzdłuż rzędów.',
    'Dzieci do lat dwunastu, które uczą się gry, wchodzą bezpłatnie z osobą dorosłą.',
  ],
  de: [
    'Der Flügel steht {at} {in} mitten im Raum, und das Publikum sitzt rundherum.',
    'Die Zugaben wählt das Publikum {at} {in} aus einer Liste, die durch die Reihen geht.',
    'Kinder unter zwölf, die ein Instrument lernen, haben in Begleitung freien Eintritt.',
  ],
  da: [
    'Flyglet står midt i rummet {at} {in}, og publikum sidder rundt om det.',
    'Ekstranumrene vælger publikum selv {at} {in} fra en liste, der går gennem rækkerne.',
    'Børn under tolv, der er ved at lære et instrument, kommer gratis ind sammen med en voksen.',
  ],
  editions: [
    {
      by: 'Liina Saar',
      en: [
        'Chopin without Tears',
        'Liina Saar plays the mazurkas as dances, quick and dry, and keeps one nocturne for the end.',
      ],
      pl: [
        'Chopin bez łez',
        'Liina Saar gra mazurki jak tańce, szybko i sucho, a jeden nokturn zachowuje na koniec.',
      ],
      de: [
        'Chopin ohne Tränen',
        'Liina Saar spielt die Mazurken als Tänze, schnell und trocken, und hebt sich ein Nocturne für den Schluss auf.',
      ],
      da: [
        'Chopin uden tårer',
        'Liina Saar spiller mazurkaerne som danse, hurtigt og tørt, og gemmer en nocturne til sidst.',
      ],
    },
    {
      by: 'Mikkel Bang',
      en: [
        'Grieg from the Kitchen Table',
        'Mikkel Bang plays the Lyric Pieces he learned at home, wrong notes and all.',
      ],
      pl: [
        'Grieg przy kuchennym stole',
        'Mikkel Bang gra Utwory liryczne, których uczył się w domu, razem z fałszywymi nutami.',
      ],
      de: [
        'Grieg am Küchentisch',
        'Mikkel Bang spielt die Lyrischen Stücke, die er zu Hause gelernt hat, falsche Töne inbegriffen.',
      ],
      da: [
        'Grieg ved køkkenbordet',
        'Mikkel Bang spiller de lyriske stykker, han lærte derhjemme, forkerte toner medregnet.',
      ],
    },
    {
      by: 'Marta Wilk',
      en: [
        'Twelve Preludes, Twelve Islands',
        'Marta Wilk has written one short prelude for each island she could see from the ferry.',
      ],
      pl: [
        'Dwanaście preludiów, dwanaście wysp',
        'Marta Wilk napisała po jednym krótkim preludium dla każdej wyspy, którą widziała z promu.',
      ],
      de: [
        'Zwölf Präludien, zwölf Inseln',
        'Marta Wilk hat für jede Insel, die sie von der Fähre aus sah, ein kurzes Präludium geschrieben.',
      ],
      da: [
        'Tolv præludier, tolv øer',
        'Marta Wilk har skrevet et kort præludium til hver af de øer, hun så fra færgen.',
      ],
    },
    {
      by: 'Jonas Rimkus',
      en: [
        'Satie for Sleepers',
        'Jonas Rimkus plays so softly that you may close your eyes, and nobody will wake you.',
      ],
      pl: [
        'Satie dla śpiochów',
        'Jonas Rimkus gra tak cicho, że można zamknąć oczy, i nikt nikogo nie obudzi.',
      ],
      de: [
        'Satie für Schläfer',
        'Jonas Rimkus spielt so leise, dass man die Augen schließen darf, und niemand wird geweckt.',
      ],
      da: [
        'Satie for syvsovere',
        'Jonas Rimkus spiller så sagte, at man gerne må lukke øjnene, og ingen bliver vækket.',
      ],
    },
  ],
}

export const song: EventKind = {
  venues: ['hall', 'museum', 'theatre'],
  tags: ['voice', 'piano'],
  hours: [18, 19.5],
  minutes: 85,
  price: 17,
  en: [
    'The texts appear above the stage {at} {in}, line by line, in the language of the house.',
    'Voice and piano need nothing but a good room, and they have one {at} {in}.',
    'A short conversation about the poems follows the second half.',
  ],
  pl: [
    'Teksty wyświetlane są {at} {in} nad sceną, wers po wersie, w języku gospodarzy.',
    'Głosowi i fortepianowi wystarczy dobre wnętrze, a takie mają {at} {in}.',
    'Po drugiej części odbędzie się krótka rozmowa o wierszach.',
  ],
  de: [
    'Die Texte erscheinen {at} {in} über der Bühne, Zeile für Zeile, in der Sprache des Hauses.',
    'Stimme und Klavier brauchen nur einen guten Raum, und den haben sie {at} {in}.',
    'Nach dem zweiten Teil folgt ein kurzes Gespräch über die Gedichte.',
  ],
  da: [
    'Teksterne vises over scenen {at} {in}, linje for linje, på stedets sprog.',
    'Stemme og klaver behøver kun et godt rum, og det har de {at} {in}.',
    'Efter anden del er der en kort samtale om digtene.',
  ],
  editions: [
    {
      by: 'Hanna Virtanen',
      en: [
        'Songs from the Archipelago',
        'Hanna Virtanen sings of rowing home at night, in three languages and one dialect.',
      ],
      pl: [
        'Pieśni z archipelagu',
        'Hanna Virtanen śpiewa o nocnych powrotach łodzią, w trzech językach i jednym dialekcie.',
      ],
      de: [
        'Lieder aus den Schären',
        'Hanna Virtanen singt vom nächtlichen Heimrudern, in drei Sprachen und einem Dialekt.',
      ],
      da: [
        'Sange fra skærgården',
        'Hanna Virtanen synger om at ro hjem om natten, på tre sprog og én dialekt.',
      ],
    },
    {
      by: 'Tomasz Gawron',
      en: [
        'Winterreise, Walking',
        'Tomasz Gawron sings all twenty-four songs of the Winter Journey without leaving the spot.',
      ],
      pl: [
        'Podróż zimowa',
        'Tomasz Gawron śpiewa wszystkie dwadzieścia cztery pieśni cyklu, nie ruszając się z miejsca.',
      ],
      de: [
        'Winterreise, im Stehen',
        'Tomasz Gawron singt alle vierundzwanzig Lieder, ohne sich von der Stelle zu bewegen.',
      ],
      da: [
        'Vinterrejsen',
        'Tomasz Gawron synger alle fireogtyve sange uden at flytte sig fra stedet.',
      ],
    },
    {
      by: 'Freja Dahl',
      en: [
        'Letters Set to Music',
        'Freja Dahl found a box of emigrants’ letters and asked five composers for songs.',
      ],
      pl: [
        'Listy z muzyką',
        'Freja Dahl znalazła pudełko listów od emigrantów i poprosiła pięciu kompozytorów o pieśni.',
      ],
      de: [
        'Briefe, vertont',
        'Freja Dahl fand eine Schachtel mit Briefen von Auswanderern und bat fünf Komponisten um Lieder.',
      ],
      da: [
        'Breve sat i musik',
        'Freja Dahl fandt en æske med udvandrerbreve og bad fem komponister om sange.',
      ],
    },
    {
      by: 'Elīna Kalniņa',
      en: [
        'Folk Songs in Evening Dress',
        'Elīna Kalniņa sings Latvian folk songs as Britten or Ravel might have dressed them.',
      ],
      pl: [
        'Pieśni ludowe we fraku',
        'Elīna Kalniņa śpiewa łotewskie pieśni ludowe tak, jak mogliby je ubrać Britten albo Ravel.',
      ],
      de: [
        'Volkslieder im Abendkleid',
        'Elīna Kalniņa singt lettische Volkslieder, wie Britten oder Ravel sie gekleidet hätten.',
      ],
      da: [
        'Folkeviser i aftenkjole',
        'Elīna Kalniņa synger lettiske folkeviser, sådan som Britten eller Ravel kunne have klædt dem på.',
      ],
    },
  ],
}
