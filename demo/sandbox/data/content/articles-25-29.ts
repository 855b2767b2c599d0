// Articles 25 to 29, short. Long lines: a paragraph is one string.
import type { ArticleSource } from './article.ts'
import { b, entryLink, i, ol, p } from './rich-text.ts'

const postBoat: ArticleSource = {
  id: 'article-25',
  author: 'author-jonas',
  cover: 'picture-harbour',
  daysAgo: 158,
  topics: ['islands', 'sea'],
  related: ['article-02', 'article-23'],
  en: {
    title: 'Letters in the Margin',
    summary:
      'The post boat from Nauvo carries one newspaper to nine islands. Everybody writes on it.',
    body: [
      p(
        'The post boat from Nauvo, off Turku, calls at nine islands. On six of them live fewer than five people. There is room on board for twelve passengers, provided nobody has ordered a sofa.',
      ),
      p(
        'Camilla Öhman delivers letters, antibiotics, a christening cake and, on Mondays, opinions: the islanders subscribe to one newspaper between them, and each household writes in the margin before it travels on. By the time it is back in Nauvo on Friday, the margins are fuller than the columns.',
      ),
      p(
        'Öhman has kept every copy. What is in them? The weather, mostly, she says, and one love story, in pencil, from March 2011 to September 2014. “They have two children now. They get the paper at the same address.”',
      ),
    ],
  },
  pl: {
    title: 'Listy na marginesie',
    summary: 'Łódź pocztowa z Nauvo wozi jedną gazetę na dziewięć wysp. Piszą po niej wszyscy.',
    body: [
      p(
        'Łódź pocztowa z Nauvo koło Turku zawija na dziewięć wysp. Na sześciu z nich mieszka mniej niż pięć osób. Na pokładzie jest miejsce dla dwunastu pasażerów, o ile ktoś nie zamówił kanapy.',
      ),
      p(
        'Camilla Öhman dostarcza listy, antybiotyki, tort na chrzciny, a w poniedziałki opinie: wyspiarze prenumerują wspólnie jedną gazetę i w każdym domu ktoś dopisuje coś na marginesie, zanim pojedzie ona dalej. Gdy w piątek wraca do Nauvo, na marginesach jest więcej tekstu niż w szpaltach.',
      ),
      p(
        'Öhman zachowała wszystkie egzemplarze. Co w nich jest? Głównie pogoda, mówi, i jedna historia miłosna, ołówkiem, od marca 2011 do września 2014 roku. „Mają już dwoje dzieci. Gazetę dostają pod ten sam adres”.',
      ),
    ],
  },
  de: {
    title: 'Briefe am Rand',
    body: [
      p(
        'Das Postboot von Nauvo bei Turku läuft neun Inseln an. Auf sechs davon leben weniger als fünf Menschen. An Bord ist Platz für zwölf Fahrgäste, vorausgesetzt, niemand hat ein Sofa bestellt.',
      ),
      p(
        'Camilla Öhman liefert Briefe, Antibiotika, eine Tauftorte und montags Meinungen: Die Insulaner haben zusammen eine einzige Zeitung abonniert, und jeder Haushalt schreibt etwas an den Rand, ehe sie weiterreist. Wenn sie freitags wieder in Nauvo ist, sind die Ränder voller als die Spalten.',
      ),
      p(
        'Öhman hat alle Ausgaben aufgehoben. Was darin steht? Meistens das Wetter, sagt sie, und eine Liebesgeschichte, mit Bleistift, von März 2011 bis September 2014. „Sie haben jetzt zwei Kinder. Die Zeitung bekommen sie an dieselbe Adresse.“',
      ),
    ],
  },
  da: {
    title: 'Breve i marginen',
    summary: 'Postbåden fra Nauvo sejler én avis ud til ni øer. Alle skriver i den.',
    body: [
      p(
        'Postbåden fra Nauvo ved Turku lægger til ved ni øer. På de seks af dem bor der under fem mennesker. Der er plads til tolv passagerer om bord, medmindre nogen har bestilt en sofa.',
      ),
      p(
        'Camilla Öhman kommer med breve, antibiotika, en dåbslagkage og om mandagen med meninger: Øboerne holder én avis sammen, og hver husstand skriver i marginen, før den rejser videre. Når den er tilbage i Nauvo om fredagen, er marginerne fyldigere end spalterne.',
      ),
      p(
        'Öhman har gemt dem alle. Hvad står der i dem? Mest om vejret, siger hun, og en enkelt kærlighedshistorie, i blyant, fra marts 2011 til september 2014. »De har to børn nu. De får avisen på samme adresse.«',
      ),
    ],
  },
}

const maypole: ArticleSource = {
  id: 'article-26',
  author: 'author-eero',
  cover: 'picture-midsummer',
  daysAgo: 166,
  topics: ['islands', 'history'],
  related: ['article-42', 'article-25'],
  en: {
    title: 'Midsummer Stays Up',
    summary: 'On Åland the midsummer pole is not taken down. In February you learn why.',
    body: [
      p(
        'On Åland midsummer is not taken down. The poles that are raised in June, with ropes, forked sticks and contradictory orders, stay up through storms and snow until the June after: twenty-five metres tall, hung with small sails, oars and wreaths, and at the top a little man, the ',
        i('fäktargubbe'),
        ', who waves his arms in the wind.',
      ),
      p(
        'In Jomala the wreaths are bound by whoever was talked about most in the past year. It is an honour, says the sexton, Göran Eklund, and has reduced gossip considerably.',
      ),
      p(
        'By February the leaves are brown and the sails in shreds. The little man still waves. People who drive home from the evening ferry say that they never look for the pole. They look up, and there it is.',
      ),
    ],
  },
  pl: {
    title: 'Noc świętojańska zostaje',
    summary:
      'Na Wyspach Alandzkich słupa świętojańskiego się nie zdejmuje. W lutym wiadomo dlaczego.',
    body: [
      p(
        'Na Wyspach Alandzkich nocy świętojańskiej się nie sprząta. Słupy, które w czerwcu podnosi się linami, widłami i sprzecznymi rozkazami, stoją wśród sztormów i śniegu aż do następnego czerwca: wysokie na dwadzieścia pięć metrów, obwieszone żagielkami, wiosłami i wieńcami, a na samej górze ludzik, ',
        i('fäktargubbe'),
        ', który macha na wietrze rękami.',
      ),
      p(
        'W Jomali wieńce plecie ten, o kim przez ostatni rok najwięcej mówiono. To zaszczyt, zapewnia kościelny Göran Eklund, a plotek wyraźnie ubyło.',
      ),
      p(
        'W lutym liście są już brązowe, a żagle w strzępach. Ludzik macha dalej. Ci, którzy po ciemku wracają do domu z wieczornego promu, mówią, że słupa nigdy nie szukają. Podnoszą wzrok i jest.',
      ),
    ],
  },
  de: {
    title: 'Mittsommer bleibt stehen',
    summary: 'Auf Åland wird der Mittsommerbaum nicht abgebaut. Im Februar versteht man, warum.',
    body: [
      p(
        'Auf Åland räumt man den Mittsommer nicht weg. Die Bäume, die im Juni mit Seilen, Gabelstangen und widersprüchlichen Befehlen aufgerichtet werden, bleiben bei Sturm und Schnee bis zum nächsten Juni stehen: fünfundzwanzig Meter hoch, behängt mit kleinen Segeln, Rudern und Kränzen, und ganz oben ein Männchen, der ',
        i('fäktargubbe'),
        ', der im Wind mit den Armen rudert.',
      ),
      p(
        'In Jomala bindet derjenige die Kränze, über den im vergangenen Jahr am meisten geredet wurde. Das sei eine Ehre, sagt der Küster Göran Eklund, und der Klatsch habe deutlich nachgelassen.',
      ),
      p(
        'Im Februar ist das Laub braun, und die Segel hängen in Fetzen. Das Männchen rudert weiter. Wer im Dunkeln von der Abendfähre nach Hause fährt, sagt, er suche nie nach dem Baum. Man schaut auf, und da steht er.',
      ),
    ],
  },
  da: {
    title: 'Midsommeren bliver stående',
    summary: 'På Åland tager man ikke midsommerstangen ned. I februar forstår man hvorfor.',
  },
}

const underground: ArticleSource = {
  id: 'article-27',
  author: 'author-jonas',
  cover: 'picture-metro',
  daysAgo: 175,
  topics: ['art', 'travel'],
  related: ['article-38', 'article-02'],
  en: {
    title: 'What Only the Driver Sees',
    summary: 'A tour of Stockholm’s underground art, led by a man who usually sits in the cab.',
    body: [
      p(
        'The longest gallery in Stockholm opens at five in the morning, costs a single ticket and smells of brakes. Almost every station of the underground has its own art. Pär Wallin has driven past it for twenty-six years.',
      ),
      p('On his days off he shows the rest, that is to say what can only be seen from the cab:'),
      ol(
        'a swallow painted on the rock where no passenger has ever got off;',
        'a window, complete with curtains, in a wall with nothing behind it;',
        'a joke in seven words, four hundred metres apart, which is funny at seventy kilometres an hour and at no other speed.',
      ),
      p(
        'How does it go? Wallin shakes his head. “You have to be driving,” he says. “And you have to be on time.”',
      ),
    ],
  },
  pl: {
    title: 'Co widzi tylko maszynista',
    summary: 'O sztuce w sztokholmskim metrze opowiada człowiek, który zwykle siedzi w kabinie.',
    body: [
      p(
        'Najdłuższa galeria w Sztokholmie otwiera się o piątej rano, kosztuje jeden bilet i pachnie hamulcami. Niemal każda stacja metra ma własne dzieła sztuki. Pär Wallin przejeżdża obok nich od dwudziestu sześciu lat.',
      ),
      p('W dni wolne pokazuje całą resztę, czyli to, co widać wyłącznie z kabiny:'),
      ol(
        'jaskółkę namalowaną na skale w miejscu, gdzie nigdy nie wysiadł żaden pasażer;',
        'okno, nawet z firankami, w ścianie, za którą nic nie ma;',
        'dowcip złożony z siedmiu słów rozmieszczonych co czterysta metrów, śmieszny przy siedemdziesięciu na godzinę i przy żadnej innej prędkości.',
      ),
      p(
        'Jak brzmi? Wallin kręci głową. „Trzeba prowadzić – mówi. – I jechać zgodnie z rozkładem”.',
      ),
    ],
  },
  de: {
    title: 'Was nur der Fahrer sieht',
    summary:
      'Eine Führung durch die Kunst der Stockholmer U-Bahn, mit einem Mann, der sonst in der Kabine sitzt.',
    body: [
      p(
        'Die längste Galerie von Stockholm öffnet um fünf Uhr früh, kostet einen Fahrschein und riecht nach Bremsen. Fast jeder Bahnhof der U-Bahn hat seine eigene Kunst. Pär Wallin fährt seit sechsundzwanzig Jahren an ihr vorbei.',
      ),
      p('An freien Tagen zeigt er den Rest, also das, was man nur von der Kabine aus sieht:'),
      ol(
        'eine Schwalbe, auf den Fels gemalt, wo noch nie ein Fahrgast ausgestiegen ist;',
        'ein Fenster samt Gardinen in einer Wand, hinter der nichts ist;',
        'einen Witz in sieben Wörtern, je vierhundert Meter auseinander, der bei Tempo siebzig komisch ist und bei keinem anderen.',
      ),
      p(
        'Wie er geht? Wallin schüttelt den Kopf. „Man muss selber fahren“, sagt er. „Und pünktlich sein.“',
      ),
    ],
  },
  da: {
    title: 'Det, kun føreren ser',
    summary:
      'En rundtur til kunsten i Stockholms undergrundsbane med en mand, der ellers sidder i førerhuset.',
    body: [
      p(
        'Stockholms længste galleri åbner klokken fem om morgenen, koster en enkeltbillet og lugter af bremser. Næsten hver eneste station i undergrundsbanen har sin egen kunst. Pär Wallin har kørt forbi den i seksogtyve år.',
      ),
      p('På sine fridage viser han resten, altså det, man kun kan se fra førerhuset:'),
      ol(
        'en svale, malet på klippen et sted, hvor ingen passager nogensinde er stået af;',
        'et vindue med gardiner og det hele i en væg, der ikke er noget bag;',
        'en vittighed på syv ord med fire hundrede meter imellem, som er morsom ved halvfjerds kilometer i timen og ikke ved nogen anden fart.',
      ),
      p(
        'Hvordan lyder den? Wallin ryster på hovedet. »Man skal selv køre,« siger han. »Og man skal være til tiden.«',
      ),
    ],
  },
}

const lightship: ArticleSource = {
  id: 'article-28',
  author: 'author-hanne',
  cover: 'picture-lightship',
  daysAgo: 183,
  topics: ['sea', 'food'],
  related: ['article-29', 'article-06'],
  en: {
    title: 'Waffles at Anchor',
    summary:
      'For sixty years a lightship told everyone to keep away. Now they come straight at her.',
    body: [
      p(
        'For sixty years the lightship ',
        i('Vestan'),
        ' lay at anchor so that others should know where not to go. Now she is moored in Karlskrona and serves waffles, and everyone comes straight at her.',
      ),
      p(
        'Lotta Brink, mate and baker, has left the ship’s rules in force. Coffee comes in heavy mugs with a low centre of gravity. Dogs are signed on as crew. On Fridays at dusk the lamp is lit for ',
        b('one minute'),
        ', for which she needed the permission of three authorities; all shipping in the Baltic has been informed.',
      ),
      p(
        'More light is planned: the first drafts of ',
        entryLink('article-draft', 'next year’s Lighthouse Biennial'),
        ' are pinned up in the galley. They will be ready, says Brink, when the lamps are.',
      ),
    ],
  },
  pl: {
    title: 'Gofry na kotwicy',
    summary:
      'Przez sześćdziesiąt lat latarniowiec ostrzegał wszystkich, by się nie zbliżali. Teraz płyną prosto na niego.',
    body: [
      p(
        'Przez sześćdziesiąt lat latarniowiec ',
        i('Vestan'),
        ' stał na kotwicy po to, by inni wiedzieli, którędy nie płynąć. Dziś cumuje w Karlskronie, podaje gofry i wszyscy kierują się prosto na niego.',
      ),
      p(
        'Lotta Brink, oficer i piekarz w jednej osobie, zachowała okrętowy regulamin. Kawę podaje się w ciężkich kubkach o nisko położonym środku ciężkości. Psy zaciąga się jako członków załogi. W piątki o zmierzchu zapala się lampę na ',
        b('jedną minutę'),
        ', na co trzeba było zgody trzech urzędów; wszystkie statki na Bałtyku zostały powiadomione.',
      ),
      p(
        'Światła ma być więcej: w kambuzie wiszą już pierwsze szkice ',
        entryLink('article-draft', 'przyszłorocznego Biennale Latarń'),
        '. Będą gotowe, mówi Brink, kiedy będą gotowe lampy.',
      ),
    ],
  },
  de: {
    title: 'Waffeln vor Anker',
    summary:
      'Sechzig Jahre lang hielt ein Feuerschiff alle auf Abstand. Jetzt kommen sie direkt darauf zu.',
    body: [
      p(
        'Sechzig Jahre lang lag das Feuerschiff ',
        i('Vestan'),
        ' vor Anker, damit andere wussten, wohin sie nicht fahren sollten. Heute liegt es in Karlskrona an der Pier, serviert Waffeln, und alle halten genau darauf zu.',
      ),
      p(
        'Lotta Brink, Steuerfrau und Bäckerin, hat die Bordordnung in Kraft gelassen. Kaffee kommt in schweren Bechern mit tiefem Schwerpunkt. Hunde werden als Mannschaft angeheuert. Freitags in der Dämmerung brennt die Lampe ',
        b('eine Minute'),
        ' lang, wofür drei Behörden zustimmen mussten; die gesamte Schifffahrt auf der Ostsee ist unterrichtet.',
      ),
      p(
        'Mehr Licht ist geplant: In der Kombüse hängen schon die ersten Entwürfe für ',
        entryLink('article-draft', 'die Leuchtturm-Biennale im nächsten Jahr'),
        '. Fertig seien sie, sagt Brink, wenn die Lampen fertig sind.',
      ),
    ],
  },
  da: {
    title: 'Vafler for anker',
    summary: 'I tres år holdt et fyrskib alle på afstand. Nu kommer de sejlende lige imod det.',
    body: [
      p(
        'I tres år lå fyrskibet ',
        i('Vestan'),
        ' for anker, for at andre kunne vide, hvor de ikke skulle sejle hen. Nu ligger det fortøjet i Karlskrona og serverer vafler, og alle styrer lige imod det.',
      ),
      p(
        'Lotta Brink, styrmand og bager, har ladet skibets regler stå ved magt. Kaffen kommer i tunge krus med lavt tyngdepunkt. Hunde bliver forhyret som mandskab. Fredag i skumringen er lampen tændt i ',
        b('et minut'),
        ', og det krævede tilladelse fra tre myndigheder; hele skibsfarten i Østersøen er underrettet.',
      ),
      p(
        'Der er mere lys på vej: I kabyssen hænger de første skitser til ',
        entryLink('article-draft', 'næste års fyrtårnsbiennale'),
        '. De er færdige, siger Brink, når lamperne er det.',
      ),
    ],
  },
}

const keeper: ArticleSource = {
  id: 'article-29',
  author: 'author-hanne',
  cover: 'picture-lighthouse',
  daysAgo: 192,
  topics: ['museum', 'sea'],
  related: ['article-28', 'article-13'],
  en: {
    title: 'A Museum for One Keeper',
    summary: 'On Öland a room is devoted to a man who was not remarkable. It has two armchairs.',
    body: [
      p(
        'The museum at the northern tip of Öland has one room, one subject and, as a rule, one visitor. It is devoted to Axel Nyman, who kept the light here from 1919 to 1951 and was in no way remarkable.',
      ),
      p(
        'That is the point, says Ingrid Nyman, granddaughter and director. On display are nine thousand entries in his hand, each consisting of a wind, a number and the words ',
        i('calm'),
        ' or ',
        i('not calm'),
        '; a spoon worn down on its left side; an armchair; a letter to the authorities requesting a second armchair; and their answer.',
      ),
      p(
        'You sit down and look out. After a few minutes the director brings another chair and joins you. It was delivered last year. Somebody had read the letter.',
      ),
    ],
  },
  pl: {
    title: 'Muzeum jednego latarnika',
    summary:
      'Na Olandii jest sala poświęcona człowiekowi, który niczym się nie wyróżniał. Stoją w niej dwa fotele.',
    body: [
      p(
        'Muzeum na północnym krańcu Olandii ma jedną salę, jeden temat i z reguły jednego zwiedzającego. Jest poświęcone Axelowi Nymanowi, który pilnował tutejszego światła od 1919 do 1951 roku i niczym się nie wyróżniał.',
      ),
      p(
        'Właśnie o to chodzi, mówi Ingrid Nyman, wnuczka i dyrektorka. W gablotach leży dziewięć tysięcy zapisków jego ręki, a każdy składa się z kierunku wiatru, liczby i słowa ',
        i('spokój'),
        ' albo ',
        i('niepokój'),
        '; jest też łyżka starta z lewej strony, fotel, list do urzędu z prośbą o drugi fotel oraz odpowiedź.',
      ),
      p(
        'Zwiedzający siada i patrzy przez okno. Po kilku minutach dyrektorka przynosi drugi fotel i siada obok. Dostarczono go w zeszłym roku. Ktoś przeczytał list.',
      ),
    ],
  },
  de: {
    title: 'Ein Museum für einen Wärter',
    summary:
      'Auf Öland ist ein Raum einem Mann gewidmet, an dem nichts Besonderes war. Zwei Sessel stehen darin.',
    body: [
      p(
        'Das Museum an der Nordspitze von Öland hat einen Raum, ein Thema und in der Regel einen Besucher. Es ist Axel Nyman gewidmet, der hier von 1919 bis 1951 das Feuer hütete und an dem nichts Besonderes war.',
      ),
      p(
        'Genau darum gehe es, sagt Ingrid Nyman, Enkelin und Direktorin. Zu sehen sind neuntausend Einträge von seiner Hand, jeder aus einem Wind, einer Zahl und den Worten ',
        i('ruhig'),
        ' oder ',
        i('nicht ruhig'),
        '; ein links abgenutzter Löffel; ein Sessel; ein Brief an die Behörde mit der Bitte um einen zweiten Sessel; und die Antwort.',
      ),
      p(
        'Man setzt sich und schaut hinaus. Nach ein paar Minuten bringt die Direktorin einen zweiten Sessel und setzt sich dazu. Er wurde im vergangenen Jahr geliefert. Jemand hatte den Brief gelesen.',
      ),
    ],
  },
  da: {
    title: 'Et museum for en enkelt fyrpasser',
    summary:
      'På Öland er et rum viet til en mand, der ikke var noget særligt. Der er to lænestole i det.',
  },
}

export const articles25to29 = [postBoat, maypole, underground, lightship, keeper]
