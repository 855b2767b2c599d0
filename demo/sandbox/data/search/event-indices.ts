// `events_en` and its sisters with their replicas, and the suggestions that belong to each.
import type { IndexDefinition, SearchRecord } from '../../search/definition.ts'
import { eventRules } from './event-rules.ts'
import { eventSettings } from './event-settings.ts'
import { type Site, tellEvent } from './events.ts'
import { type Language, languages } from './languages.ts'
import { once } from './once.ts'
import type { PlannedEvent } from './program.ts'
import { suggestionRecords } from './suggestions.ts'
import { type ArticleSummary, articleFor } from './summaries.ts'
import { tags } from './tags.ts'

function suggestionsOf(
  index: string,
  language: Language,
  records: () => SearchRecord[],
): IndexDefinition {
  return {
    name: `${index}_suggestions`,
    settings: {
      searchableAttributes: ['query'],
      customRanking: ['desc(popularity)'],
    },
    records: once(() => suggestionRecords(index, records(), [tags.pressOnly[language]])),
  }
}

export function eventIndices(
  events: readonly PlannedEvent[],
  site: Site,
  articles: readonly ArticleSummary[],
): IndexDefinition[] {
  const told = (language: Language): SearchRecord[] =>
    events.map((event, position) =>
      tellEvent(event, language, site, articleFor(event, position, articles)),
    )
  return languages.flatMap((language) => {
    const name = `events_${language}`
    const records = once(() => told(language))
    const index: IndexDefinition = {
      name,
      settings: eventSettings(language),
      records,
      rules: eventRules(language, site, events),
      replicas: {
        [`${name}_price_asc`]: { ranking: ['asc(price)'] },
        [`${name}_price_desc`]: { ranking: ['desc(price)'] },
        [`${name}_date`]: { ranking: ['asc(starts_at)'] },
      },
    }
    return [index, suggestionsOf(name, language, records)]
  })
}
