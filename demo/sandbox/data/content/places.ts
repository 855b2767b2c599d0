// Six places the articles lead to. Long, because each is written in four languages.

import { b, entryLink, p } from './rich-text.ts'
import { slugOf } from './slug.ts'
import { type EntrySource, picture } from './source.ts'

interface PlaceSource {
  id: string
  picture: string
  opened: string
  name: Record<'en' | 'pl' | 'de' | 'da', string>
  city: Record<'en' | 'pl' | 'de' | 'da', string>
  summary: Record<'en' | 'pl' | 'de' | 'da', string>
  /** The way there, and what the article about the place is called in passing. */
  way: Record<'en' | 'pl' | 'de' | 'da', [way: string, hours: string, more: string]>
  article: string
}

const sources: PlaceSource[] = [
  {
    id: 'place-sound-granary',
    picture: 'picture-granary',
    opened: '2024-10-05',
    article: 'article-01',
    name: {
      en: 'The Sound Granary',
      pl: 'Spichlerz Dźwięku',
      de: 'Klangspeicher',
      da: 'Lydpakhuset',
    },
    city: { en: 'Gdańsk', pl: 'Gdańsk', de: 'Danzig', da: 'Gdańsk' },
    summary: {
      en: 'Concerts among pine beams, an hour at a time.',
      pl: 'Godzinne koncerty wśród sosnowych belek.',
      de: 'Konzerte zwischen Kiefernbalken, jeweils eine Stunde lang.',
      da: 'Koncerter mellem fyrretræsbjælker, en time ad gangen.',
    },
    way: {
      en: [
        'From the Green Gate follow the river for ten minutes, until the paving turns to cobbles. The door is the one without a sign.',
        'Wednesday to Sunday, from seven in the evening',
        'Read the article',
      ],
      pl: [
        'Od Zielonej Bramy dziesięć minut wzdłuż rzeki, aż płyty zmienią się w bruk. Wchodzi się drzwiami bez szyldu.',
        'Od środy do niedzieli, od siódmej wieczorem',
        'Przeczytaj artykuł',
      ],
      de: [
        'Vom Grünen Tor zehn Minuten am Fluss entlang, bis das Pflaster holprig wird. Es ist die Tür ohne Schild.',
        'Mittwoch bis Sonntag, ab sieben Uhr abends',
        'Zum Artikel',
      ],
      da: [
        'Fra Den Grønne Port ti minutter langs floden, indtil fliserne bliver til brosten. Det er døren uden skilt.',
        'Onsdag til søndag fra klokken syv om aftenen',
        'Læs artiklen',
      ],
    },
  },
  {
    id: 'place-kino-majakas',
    picture: 'picture-cinema',
    opened: '1993-02-12',
    article: 'article-06',
    name: { en: 'Kino Majakas', pl: 'Kino Majakas', de: 'Kino Majakas', da: 'Kino Majakas' },
    city: { en: 'Tallinn', pl: 'Tallinn', de: 'Tallinn', da: 'Tallinn' },
    summary: {
      en: 'Sixty-four seats, two projectors, no popcorn.',
      pl: 'Sześćdziesiąt cztery miejsca, dwa projektory, zero popcornu.',
      de: 'Vierundsechzig Plätze, zwei Projektoren, kein Popcorn.',
      da: 'Fireogtres pladser, to projektorer, ingen popcorn.',
    },
    way: {
      en: [
        'Tram 2 to the end of the line, then towards the chimney. In the yard a lamp turns; where it points, you go in.',
        'Tuesday to Sunday, an hour before the first film',
        'Read the article',
      ],
      pl: [
        'Tramwajem numer 2 do pętli, a potem w stronę komina. Na podwórzu obraca się lampa; wchodzi się tam, gdzie świeci.',
        'Od wtorku do niedzieli, godzinę przed pierwszym seansem',
        'Przeczytaj artykuł',
      ],
      de: [
        'Mit der Linie 2 bis zur Endstation, dann auf den Schornstein zu. Im Hof dreht sich eine Lampe; wohin sie zeigt, geht es hinein.',
        'Dienstag bis Sonntag, eine Stunde vor dem ersten Film',
        'Zum Artikel',
      ],
      da: [
        'Sporvogn 2 til endestationen og så mod skorstenen. I gården drejer en lampe; hvor den peger hen, går man ind.',
        'Tirsdag til søndag, en time før den første film',
        'Læs artiklen',
      ],
    },
  },
  {
    id: 'place-smokehouse',
    picture: 'picture-smokehouse',
    opened: '1927-05-01',
    article: 'article-08',
    name: {
      en: 'Kofoed’s Smokehouse',
      pl: 'Wędzarnia Kofoeda',
      de: 'Räucherei Kofoed',
      da: 'Kofoeds Røgeri',
    },
    city: { en: 'Svaneke', pl: 'Svaneke', de: 'Svaneke', da: 'Svaneke' },
    summary: {
      en: 'Herring from the window, until it is gone.',
      pl: 'Śledź z okienka, dopóki starczy.',
      de: 'Hering durchs Fenster, solange der Vorrat reicht.',
      da: 'Sild gennem vinduet, så længe der er nogen.',
    },
    way: {
      en: [
        'Down towards the harbour, past three cold chimneys to the warm one. If you can smell alder, you have gone far enough.',
        'May to October, from eleven until sold out',
        'Read the article',
      ],
      pl: [
        'W dół do portu, obok trzech zimnych kominów aż do ciepłego. Jeśli czuć olchę, to tutaj.',
        'Od maja do października, od jedenastej do wyczerpania zapasów',
        'Przeczytaj artykuł',
      ],
      de: [
        'Hinunter zum Hafen, an drei kalten Schornsteinen vorbei bis zum warmen. Riecht es nach Erle, ist man da.',
        'Mai bis Oktober, ab elf, bis alles verkauft ist',
        'Zum Artikel',
      ],
      da: [
        'Ned mod havnen, forbi tre kolde skorstene til den varme. Dufter der af el, er man gået langt nok.',
        'Maj til oktober fra klokken elleve, til der er udsolgt',
        'Læs artiklen',
      ],
    },
  },
  {
    id: 'place-library-of-making',
    picture: 'picture-loom',
    opened: '2012-09-03',
    article: 'article-09',
    name: {
      en: 'The Library of Making',
      pl: 'Biblioteka Rękodzieła',
      de: 'Bibliothek der Handwerke',
      da: 'Håndværkets Bibliotek',
    },
    city: { en: 'Helsinki', pl: 'Helsinki', de: 'Helsinki', da: 'Helsinki' },
    summary: {
      en: 'Looms, kilns, books: all of them lent out.',
      pl: 'Krosna, piece, książki – wszystko do wypożyczenia.',
      de: 'Webstühle, Brennöfen, Bücher: alles ausleihbar.',
      da: 'Væve, ovne, bøger: alt sammen til udlån.',
    },
    way: {
      en: [
        'Uphill from the Hakaniemi market hall. The entrance is on the courtyard side, between the drying racks.',
        'Tuesday to Saturday; on Mondays the ledger is balanced',
        'Read the article',
      ],
      pl: [
        'Pod górę od hali targowej Hakaniemi. Wejście od podwórza, między suszarkami.',
        'Od wtorku do soboty; w poniedziałki zamyka się księgi',
        'Przeczytaj artykuł',
      ],
      de: [
        'Von der Markthalle Hakaniemi aus bergauf. Der Eingang liegt im Hof, zwischen den Trockengestellen.',
        'Dienstag bis Samstag; montags wird abgerechnet',
        'Zum Artikel',
      ],
      da: [
        'Op ad bakke fra markedshallen i Hakaniemi. Indgangen er fra gården, mellem tørrestativerne.',
        'Tirsdag til lørdag; om mandagen gøres regnskabet op',
        'Læs artiklen',
      ],
    },
  },
  {
    id: 'place-puppet-yard',
    picture: 'picture-puppets',
    opened: '2015-06-20',
    article: 'article-11',
    name: { en: 'The Puppet Yard', pl: 'Stocznia Lalek', de: 'Puppenwerft', da: 'Dukkeværftet' },
    city: { en: 'Szczecin', pl: 'Szczecin', de: 'Stettin', da: 'Szczecin' },
    summary: {
      en: 'Hall 7: too large for anything but ships and puppets.',
      pl: 'Hala numer 7: za duża na wszystko oprócz statków i lalek.',
      de: 'Halle 7: zu groß für alles außer Schiffen und Puppen.',
      da: 'Hal 7: for stor til alt andet end skibe og dukker.',
    },
    way: {
      en: [
        'Ferry or bicycle to the yard gate, then follow the rails in the ground. Dress for a building that cannot be heated.',
        'Performances at weekends, open rehearsal on Wednesdays',
        'Read the article',
      ],
      pl: [
        'Promem albo rowerem do bramy stoczni, dalej wzdłuż szyn. Trzeba się ubrać jak do budynku, którego nie da się ogrzać.',
        'Spektakle w weekendy, otwarta próba w środy',
        'Przeczytaj artykuł',
      ],
      de: [
        'Mit der Fähre oder dem Rad bis zum Werfttor, dann den Schienen im Boden nach. Warm anziehen: Heizen lässt sich die Halle nicht.',
        'Vorstellungen am Wochenende, offene Probe am Mittwoch',
        'Zum Artikel',
      ],
      da: [
        'Med færge eller cykel til værftsporten, og så følger man skinnerne. Klæd dig på til en bygning, der ikke kan varmes op.',
        'Forestillinger i weekenden, åben prøve om onsdagen',
        'Læs artiklen',
      ],
    },
  },
  {
    id: 'place-beach-pavilion',
    picture: 'picture-pavilion',
    opened: '1969-07-01',
    article: 'article-12',
    name: {
      en: 'The Beach Pavilion',
      pl: 'Pawilon Plażowy',
      de: 'Strandpavillon',
      da: 'Strandpavillonen',
    },
    city: {
      en: 'Rostock-Warnemünde',
      pl: 'Rostock-Warnemünde',
      de: 'Rostock-Warnemünde',
      da: 'Rostock-Warnemünde',
    },
    summary: {
      en: 'Coffee and chamber music under four centimetres of concrete.',
      pl: 'Kawa i muzyka kameralna pod czterema centymetrami betonu.',
      de: 'Kaffee und Kammermusik unter vier Zentimetern Beton.',
      da: 'Kaffe og kammermusik under fire centimeter beton.',
    },
    way: {
      en: [
        'Along the promenade towards the lighthouse; the roof comes into view before you do. Step-free from the beach side.',
        'Daily from ten, chamber music on Sundays',
        'Read the article',
      ],
      pl: [
        'Promenadą w stronę latarni; dach widać z daleka. Od strony plaży wejście bez stopni.',
        'Codziennie od dziesiątej, w niedziele muzyka kameralna',
        'Przeczytaj artykuł',
      ],
      de: [
        'Die Promenade entlang zum Leuchtturm; das Dach sieht man von weitem. Von der Strandseite her stufenlos.',
        'Täglich ab zehn, sonntags Kammermusik',
        'Zum Artikel',
      ],
      da: [
        'Langs promenaden mod fyrtårnet; taget kan ses på lang afstand. Uden trin fra strandsiden.',
        'Dagligt fra klokken ti, kammermusik om søndagen',
        'Læs artiklen',
      ],
    },
  },
]

const bodyOf = ([way, hours, more]: [string, string, string], article: string) => [
  p(way),
  p(b(hours), '. ', entryLink(article, more), '.'),
]

export const places: EntrySource[] = sources.map(({ id, name, city, summary, way, ...source }) => ({
  id,
  contentType: 'place',
  shared: { opened: source.opened, picture: picture(source.picture) },
  words: {
    name,
    slug: {
      en: slugOf(name.en, 'en'),
      pl: slugOf(name.pl, 'pl'),
      de: slugOf(name.de, 'de'),
      da: slugOf(name.da, 'da'),
    },
    city,
    summary,
  },
  texts: {
    body: {
      en: bodyOf(way.en, source.article),
      pl: bodyOf(way.pl, source.article),
      de: bodyOf(way.de, source.article),
      da: bodyOf(way.da, source.article),
    },
  },
}))
