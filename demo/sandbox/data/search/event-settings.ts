// How the events are searched, faceted and ranked, in one language.
import type { FacetOrdering, IndexSettings } from '../../search/definition.ts'
import { topCategories } from './categories.ts'
import type { Language } from './languages.ts'
import { cities } from './places/cities.ts'
import { tags } from './tags.ts'

const synonyms: Record<Language, string[][]> = {
  en: [
    ['concert', 'gig', 'recital'],
    ['kids', 'children'],
    ['movie', 'film'],
  ],
  pl: [
    ['koncert', 'recital', 'występ'],
    ['dzieci', 'maluchy'],
    ['kino', 'film'],
  ],
  de: [
    ['Konzert', 'Auftritt'],
    ['Kinder', 'Kids'],
    ['Kino', 'Film'],
  ],
  da: [
    ['koncert', 'optræden'],
    ['børn', 'unger'],
    ['biograf', 'film'],
  ],
}

/** Some values lead, the press's own is hidden from visitors. */
function facetOrdering(language: Language): FacetOrdering {
  const { music, stage, art } = topCategories
  const { gdansk, copenhagen, rostock } = cities
  return {
    facets: {
      order: ['category', 'city', 'starts_at', 'price', 'rating', 'tags', 'free', 'wheelchair'],
    },
    values: {
      category: {
        order: [music[language], stage[language], art[language]],
        sortRemainingBy: 'alpha',
      },
      city: {
        order: [gdansk, copenhagen, rostock].map(({ name }) => name[language]),
        sortRemainingBy: 'count',
      },
      tags: { sortRemainingBy: 'count', hide: [tags.pressOnly[language]] },
    },
  }
}

const searched = [
  'title',
  'performer',
  'city',
  'venue',
  'tags',
  'categories.lvl2',
  'summary',
  'description',
]

const faceted = [
  'category',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'searchable(city)',
  'country',
  'searchable(venue)',
  'searchable(performer)',
  'searchable(tags)',
  'price',
  'currency',
  'free',
  'rating',
  'wheelchair',
  'sign_language',
  'hearing_loop',
  'starts_at',
  'ends_at',
  'color',
  'filterOnly(date)',
  'filterOnly(entry)',
]

export function eventSettings(language: Language): IndexSettings {
  return {
    language,
    searchableAttributes: searched,
    attributesForFaceting: faceted,
    customRanking: ['desc(popularity)', 'asc(starts_at)'],
    attributesToSnippet: ['summary:24', 'description:24'],
    synonyms: synonyms[language],
    renderingContent: { facetOrdering: facetOrdering(language) },
  }
}
