// What the guide's editors have planned: a faster ferry next month, and what its article says from then on.
import type { EntryDefinition, FieldValue, ReleaseDefinition } from '../../content/definition.ts'
import { daysBefore } from './dates.ts'
import { doc, p } from './rich-text.ts'
import { byLocale } from './source.ts'

const release = 'faster-ferry'
const article = 'article-02'

export const releasesOn = (now: Date): ReleaseDefinition[] => [
  { id: release, at: daysBefore(now, -30) },
]

const title = byLocale<FieldValue>({
  en: 'Ten Hours Between Two Harbours',
  pl: 'Dziesięć godzin między dwoma portami',
  de: 'Zehn Stunden zwischen zwei Häfen',
  da: 'Ti timer mellem to havne',
})

const body = byLocale<FieldValue>({
  en: doc(
    p(
      'There is a faster ship on the line. She leaves Stockholm at ten past nine in the evening, and is in Turku at ten past seven: an hour less for the dance band, and for those who meant to sleep.',
    ),
    p('All else is as it was. The lorry still drives off at Mariehamn, and everybody still waves.'),
  ),
  pl: doc(
    p(
      'Na linii pływa szybszy statek. Wypływa ze Sztokholmu dziesięć po dziewiątej wieczorem, a dziesięć po siódmej jest w Turku: o godzinę mniej dla orkiestry i dla tych, którzy chcieli spać.',
    ),
    p(
      'Reszta jest taka jak dawniej. W Mariehamn wciąż zjeżdża ciężarówka i wciąż wszyscy machają.',
    ),
  ),
  de: doc(
    p(
      'Auf der Linie fährt ein schnelleres Schiff. Es legt abends um zehn nach neun in Stockholm ab und ist um zehn nach sieben in Turku: eine Stunde weniger für die Tanzkapelle und für alle, die schlafen wollten.',
    ),
    p(
      'Alles andere ist, wie es war. In Mariehamn rollt immer noch der Lastwagen von Bord, und immer noch winken alle.',
    ),
  ),
  da: doc(
    p(
      'Der er kommet et hurtigere skib på ruten. Det sejler fra Stockholm ti minutter over ni om aftenen og er i Turku ti minutter over syv: en time mindre til danseorkestret og til dem, der ville sove.',
    ),
    p(
      'Alt andet er, som det var. Lastbilen kører stadig i land i Mariehamn, og alle vinker stadig.',
    ),
  ),
})

export const planned = (entry: EntryDefinition): EntryDefinition =>
  entry.id === article ? { ...entry, planned: { [release]: { title, body } } } : entry
