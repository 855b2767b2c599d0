// What visitors may ask at first: the index in which Agent Studio looks for it.
import type { IndexDefinition } from '../search/definition.ts'
import type { Language } from './languages.ts'

const QUESTIONS: Record<Language, readonly string[]> = {
  en: ['Where can I hear jazz?', 'What is there for children?', 'Which events are free?'],
  pl: ['Gdzie posłucham jazzu?', 'Co jest dla dzieci?', 'Jakie wydarzenia są bezpłatne?'],
  de: [
    'Wo kann ich Jazz hören?',
    'Was gibt es für Kinder?',
    'Welche Veranstaltungen sind kostenlos?',
  ],
  da: ['Hvor kan jeg høre jazz?', 'Hvad er der for børn?', 'Hvilke arrangementer er gratis?'],
}

const records = () =>
  Object.entries(QUESTIONS).flatMap(([locale, questions]) =>
    questions.map((question, order) => ({
      objectID: `guide-${locale}-${order}`,
      appId: 'GUIDE',
      assistantId: 'guide',
      state: 'published',
      source: 'manual',
      question,
      locale,
      order,
    })),
  )

export const questionsIndex: IndexDefinition = {
  name: 'algolia_ask_ai_suggested_questions',
  settings: {
    searchableAttributes: ['question'],
    attributesForFaceting: ['filterOnly(state)', 'filterOnly(assistantId)'],
    customRanking: ['asc(order)'],
  },
  records,
}
