// The five who write the guide. Long, because each says so in four languages.
import { i, p } from './rich-text.ts'
import { type EntrySource, picture } from './source.ts'

export const authors: EntrySource[] = [
  {
    id: 'author-marta',
    contentType: 'author',
    shared: { name: 'Marta Wilczyńska', portrait: picture('portrait-marta') },
    words: {
      role: {
        en: 'Editor, Gdynia',
        pl: 'Redaktorka, Gdynia',
        de: 'Redakteurin, Gdynia',
        da: 'Redaktør, Gdynia',
      },
    },
    texts: {
      bio: {
        en: [
          p(
            'Grew up between a dry dock and a public library and has never decided for either. She founded the guide and rows its boat.',
          ),
        ],
        pl: [
          p(
            'Dorastała między suchym dokiem a biblioteką publiczną i do dziś nie wybrała. Założyła przewodnik i wiosłuje jego łodzią.',
          ),
        ],
        de: [
          p(
            'Wuchs zwischen einem Trockendock und einer Stadtbibliothek auf und hat sich nie entschieden. Sie hat den Kulturführer gegründet und rudert sein Boot.',
          ),
        ],
        da: [
          p(
            'Voksede op mellem en tørdok og et folkebibliotek og har aldrig valgt side. Hun har grundlagt guiden og ror dens båd.',
          ),
        ],
      },
    },
  },
  {
    id: 'author-jonas',
    contentType: 'author',
    shared: { name: 'Jonas Thorup', portrait: picture('portrait-jonas') },
    words: {
      role: {
        en: 'Water and rails, Copenhagen',
        pl: 'Woda i tory, Kopenhaga',
        de: 'Wasser und Schiene, Kopenhagen',
        da: 'Vand og skinner, København',
      },
    },
    texts: {
      bio: {
        en: [
          p(
            'Used to draw up railway timetables. Now he writes about everything that takes longer than planned.',
          ),
        ],
        pl: [
          p(
            'Dawniej układał rozkłady jazdy. Dziś pisze o wszystkim, co trwa dłużej, niż zaplanowano.',
          ),
        ],
        de: [
          p(
            'Stellte früher Fahrpläne auf. Heute schreibt er über alles, was länger dauert als geplant.',
          ),
        ],
        da: [
          p(
            'Lavede engang køreplaner. Nu skriver han om alt det, der tager længere tid end beregnet.',
          ),
        ],
      },
    },
  },
  {
    id: 'author-hanne',
    contentType: 'author',
    shared: { name: 'Hanne Brockmöller', portrait: picture('portrait-hanne') },
    words: {
      role: {
        en: 'Music and stage, Rostock',
        pl: 'Muzyka i scena, Rostock',
        de: 'Musik und Bühne, Rostock',
        da: 'Musik og scene, Rostock',
      },
    },
    texts: {
      bio: {
        en: [
          p(
            'Plays the viola just well enough to know what is missing. She lives above a bakery and writes ',
            i('before'),
            ' it opens.',
          ),
        ],
        pl: [
          p(
            'Gra na altówce akurat na tyle dobrze, by wiedzieć, czego brakuje. Mieszka nad piekarnią i pisze, ',
            i('zanim'),
            ' ją otworzą.',
          ),
        ],
        de: [
          p(
            'Spielt gerade gut genug Bratsche, um zu wissen, was fehlt. Sie wohnt über einer Bäckerei und schreibt, ',
            i('bevor'),
            ' die öffnet.',
          ),
        ],
        da: [
          p(
            'Spiller lige akkurat godt nok bratsch til at vide, hvad der mangler. Hun bor over et bageri og skriver, ',
            i('før'),
            ' det åbner.',
          ),
        ],
      },
    },
  },
  {
    id: 'author-liis',
    contentType: 'author',
    shared: { name: 'Liis Tamberg', portrait: picture('portrait-liis') },
    words: {
      role: {
        en: 'Film and books, Tallinn',
        pl: 'Film i książki, Tallinn',
        de: 'Film und Bücher, Tallinn',
        da: 'Film og bøger, Tallinn',
      },
    },
    texts: {
      bio: {
        en: [
          p(
            'Has been thrown out of two cinemas, both times for applauding too early. She collects letters that other alphabets lack.',
          ),
        ],
        pl: [
          p(
            'Wyproszono ją z dwóch kin, za każdym razem za przedwczesne brawa. Zbiera litery, których nie ma w innych alfabetach.',
          ),
        ],
        de: [
          p(
            'Ist aus zwei Kinos geflogen, beide Male wegen zu frühen Beifalls. Sie sammelt Buchstaben, die anderen Alphabeten fehlen.',
          ),
        ],
        da: [
          p(
            'Er blevet smidt ud af to biografer, begge gange for at klappe for tidligt. Hun samler på bogstaver, som andre alfabeter mangler.',
          ),
        ],
      },
    },
  },
  {
    id: 'author-eero',
    contentType: 'author',
    shared: { name: 'Eero Laaksonen', portrait: picture('portrait-eero') },
    words: {
      role: {
        en: 'Food and craft, Helsinki',
        pl: 'Jedzenie i rzemiosło, Helsinki',
        de: 'Essen und Handwerk, Helsinki',
        da: 'Mad og håndværk, Helsinki',
      },
    },
    texts: {
      bio: {
        en: [
          p(
            'Burns everything he cooks and therefore asks good questions in kitchens. His father was a carpenter; his chairs still stand.',
          ),
        ],
        pl: [
          p(
            'Przypala wszystko, co gotuje, i dlatego w kuchniach zadaje dobre pytania. Jego ojciec był stolarzem; krzesła stoją do dziś.',
          ),
        ],
        de: [
          p(
            'Lässt alles anbrennen, was er kocht, und stellt deshalb in Küchen gute Fragen. Sein Vater war Tischler; die Stühle stehen noch.',
          ),
        ],
        da: [
          p(
            'Brænder alt det på, han laver, og stiller derfor gode spørgsmål i køkkener. Hans far var snedker; stolene står endnu.',
          ),
        ],
      },
    },
  },
]
