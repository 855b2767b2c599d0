// The small entries that stand between the articles: calls to action, quotes, plain notes.
// Long, because each is written in four languages.

import type { PageUrl } from '../page-url.ts'
import { b, link, p } from './rich-text.ts'
import type { EntrySource } from './source.ts'

const calls: EntrySource[] = [
  {
    id: 'cta-newsletter',
    contentType: 'callToAction',
    shared: {
      url: 'https://guide.example/letter',
      arrow: true,
      colours: { ground: '#10233d', words: '#f2f5fa' },
    },
    words: {
      title: {
        en: 'The Thursday letter',
        pl: 'Czwartkowy list',
        de: 'Der Donnerstagsbrief',
        da: 'Torsdagsbrevet',
      },
    },
    texts: {
      body: {
        en: [
          p(
            'Every Thursday ',
            b('one place'),
            ', one date, one reason to go. No pictures of sunsets.',
          ),
        ],
        pl: [
          p(
            'W każdy czwartek ',
            b('jedno miejsce'),
            ', jedna data i jeden powód, żeby pojechać. Żadnych zdjęć zachodów słońca.',
          ),
        ],
        de: [
          p(
            'Jeden Donnerstag ',
            b('ein Ort'),
            ', ein Termin, ein Grund, hinzufahren. Keine Fotos von Sonnenuntergängen.',
          ),
        ],
        da: [
          p(
            'Hver torsdag ',
            b('ét sted'),
            ', én dato og én grund til at tage af sted. Ingen billeder af solnedgange.',
          ),
        ],
      },
    },
  },
  {
    id: 'cta-walks',
    contentType: 'callToAction',
    shared: { url: 'https://guide.example/walks', arrow: true },
    words: {
      title: { en: 'Walk with us', pl: 'Chodź z nami', de: 'Gehen Sie mit', da: 'Gå med' },
    },
    texts: {
      body: {
        en: [
          p('Ten people, one author, three hours. The next walks are in Riga, Gdynia and Wismar.'),
        ],
        pl: [p('Dziesięć osób, autor i trzy godziny. Najbliższe spacery: Ryga, Gdynia i Wismar.')],
        de: [
          p(
            'Zehn Leute, eine Autorin, drei Stunden. Die nächsten Spaziergänge: Riga, Gdynia und Wismar.',
          ),
        ],
        da: [
          p(
            'Ti mennesker, en forfatter, tre timer. De næste ture går gennem Riga, Gdynia og Wismar.',
          ),
        ],
      },
    },
  },
  {
    id: 'cta-members',
    contentType: 'callToAction',
    shared: { url: 'https://guide.example/members?from=article', price: 24 },
    words: {
      title: {
        en: 'Keep the boat afloat',
        pl: 'Utrzymaj łódź na wodzie',
        de: 'Halten Sie das Boot über Wasser',
        da: 'Hold båden flydende',
      },
    },
    texts: {
      body: {
        en: [
          p(
            'The guide carries no advertising. It is paid for by 1,904 readers; ',
            link('mailto:post@guide.example?subject=1905', 'be number 1,905'),
            '.',
          ),
        ],
        pl: [
          p(
            'W przewodniku nie ma reklam. Utrzymują go 1904 osoby; ',
            link('mailto:post@guide.example?subject=1905', 'bądź numerem 1905'),
            '.',
          ),
        ],
        de: [
          p(
            'Der Kulturführer ist frei von Werbung. 1904 Leserinnen und Leser bezahlen ihn; ',
            link('mailto:post@guide.example?subject=1905', 'werden Sie die Nummer 1905'),
            '.',
          ),
        ],
        da: [
          p(
            'Guiden har ingen annoncer. Den bliver betalt af 1.904 læsere; ',
            link('mailto:post@guide.example?subject=1905', 'bliv nummer 1.905'),
            '.',
          ),
        ],
      },
    },
  },
]

/** The page of each is where more is said of it. */
export const callsToAction = (pageUrl: PageUrl): EntrySource[] =>
  calls.map(({ shared, ...call }) => ({
    ...call,
    shared: { ...shared, url: pageUrl(String(shared?.url), call.id, 'document') },
  }))

export const quotes: EntrySource[] = [
  {
    id: 'quote-bridge',
    contentType: 'quote',
    shared: { source: 'Ylva Sandström' },
    words: {
      text: {
        en: 'A bridge is only a very long way of clearing your throat.',
        pl: 'Most to tylko bardzo długie odchrząknięcie.',
        de: 'Eine Brücke ist nur ein sehr langes Räuspern.',
        da: 'En bro er bare en meget lang rømmen.',
      },
    },
  },
  {
    id: 'quote-library',
    contentType: 'quote',
    shared: { source: 'Sirpa Vuorela' },
    words: {
      text: {
        en: 'Nothing is worthless. Somebody just has to fetch the key.',
        pl: 'Nie ma rzeczy bez wartości. Trzeba tylko, żeby ktoś poszedł po klucz.',
        de: 'Nichts ist wertlos. Es muss nur jemand den Schlüssel holen.',
        da: 'Intet er værdiløst. Der skal bare være nogen, der henter nøglen.',
      },
    },
  },
  {
    id: 'quote-projectionist',
    contentType: 'quote',
    shared: { source: 'Arvo Kask' },
    words: {
      text: {
        en: 'The dark is half the film. We take good care of it.',
        pl: 'Ciemność to połowa filmu. Bardzo o nią dbamy.',
        de: 'Das Dunkel ist der halbe Film. Wir gehen sorgsam damit um.',
        da: 'Mørket er halvdelen af filmen. Vi passer godt på det.',
      },
    },
  },
]

export const plainNotes: EntrySource[] = [
  {
    id: 'note-tickets',
    contentType: 'plainNote',
    words: {
      title: { en: 'About tickets', pl: 'O biletach', de: 'Zu den Karten', da: 'Om billetter' },
      text: {
        en: 'Prices are what we paid ourselves, at the door, in the month given.\n\nPupils and students should always ask. In most of these houses the answer is yes.',
        pl: 'Podajemy ceny, które zapłaciliśmy sami, przy wejściu, w podanym miesiącu.\n\nUczniowie i studenci niech zawsze pytają. W większości tych miejsc odpowiedź brzmi: tak.',
        de: 'Angegeben ist, was wir selbst bezahlt haben, an der Tür und im genannten Monat.\n\nWer zur Schule geht oder studiert, sollte immer fragen. In den meisten dieser Häuser lautet die Antwort Ja.',
        da: 'Priserne er dem, vi selv har betalt, ved døren og i den måned, der står.\n\nElever og studerende skal altid spørge. De fleste steder er svaret ja.',
      },
    },
  },
  {
    id: 'note-colophon',
    contentType: 'plainNote',
    words: {
      title: { en: 'Colophon', pl: 'Stopka redakcyjna', de: 'Impressum', da: 'Kolofon' },
      text: {
        en: 'Written on trains and ferries.\nSet in whatever typeface your browser likes.\nPeople and venues are invented; the sea is not.',
        pl: 'Napisano w pociągach i na promach.\nZłożono krojem, który woli przeglądarka.\nLudzie i miejsca są zmyśleni, morze nie.',
        de: 'Geschrieben in Zügen und auf Fähren.\nGesetzt in der Schrift, die Ihr Browser mag.\nMenschen und Häuser sind erfunden, das Meer nicht.',
        da: 'Skrevet i tog og på færger.\nSat med den skrift, din browser bedst kan lide.\nMennesker og steder er opdigtede, havet er ikke.',
      },
    },
  },
]
