// What people search for, as Algolia's Query Suggestions writes it, derived from the events.
import type { SearchRecord } from '../../search/definition.ts'
import { folded } from './fold.ts'

interface FoundEvent {
  words: ReadonlySet<string>
  category: string
  popularity: number
}

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return []
}

function leafName(record: SearchRecord): string[] {
  const { categories } = record
  if (typeof categories !== 'object' || categories === null || !('lvl2' in categories)) return []
  return strings(categories.lvl2).flatMap((path) => path.split(' > ').slice(1))
}

function found(record: SearchRecord): FoundEvent {
  const { title, summary, performer, city, venue, category, tags, popularity } = record
  const texts = [title, summary, performer, city, venue, category, tags].flatMap(strings)
  return {
    words: new Set(folded([...texts, ...leafName(record)].join(' ')).split(' ')),
    category: strings(category)[0] ?? '',
    popularity: typeof popularity === 'number' ? popularity : 0,
  }
}

/** Places, kinds and tags, and each of them in each city: only what finds something stays. */
function candidates(records: readonly SearchRecord[]): string[] {
  const all = (pick: (record: SearchRecord) => unknown): string[] => [
    ...new Set(records.flatMap((record) => strings(pick(record)))),
  ]
  const cities = all(({ city }) => city)
  const subjects = [
    ...all(({ tags }) => tags),
    ...all(leafName),
    ...all(({ category }) => category),
  ]
  const alone = [...subjects, ...cities, ...all(({ venue }) => venue), ...all(({ title }) => title)]
  const together = subjects.flatMap((subject) => cities.map((city) => `${subject} ${city}`))
  return [...new Set([...alone, ...together].map((query) => query.toLowerCase()))]
}

function facetCounts(hits: readonly FoundEvent[]): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category } of hits) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

type WordIndex = Map<string, Set<FoundEvent>>

function wordIndex(events: readonly FoundEvent[]): WordIndex {
  const index: WordIndex = new Map()
  for (const event of events) {
    for (const word of event.words) {
      const holders = index.get(word) ?? new Set()
      index.set(word, holders.add(event))
    }
  }
  return index
}

function holdersOf(words: readonly string[], index: WordIndex): FoundEvent[] {
  const [first, ...others] = words.map((word) => index.get(word) ?? new Set<FoundEvent>())
  return [...(first ?? [])].filter((event) => others.every((holders) => holders.has(event)))
}

function suggestion(query: string, source: string, index: WordIndex): SearchRecord {
  const words = folded(query).split(' ')
  const hits = holdersOf(words, index)
  const searched = hits.reduce((sum, { popularity }) => sum + popularity, 0)
  return {
    objectID: query,
    query,
    nb_words: words.length,
    popularity: Math.round(searched / words.length ** 2),
    [source]: {
      exact_nb_hits: hits.length,
      facets: {
        exact_matches: { category: facetCounts(hits).slice(0, 5) },
        analytics: { category: [] },
      },
    },
  }
}

const kept = 300

export function suggestionRecords(
  source: string,
  records: readonly SearchRecord[],
  hidden: readonly string[],
): SearchRecord[] {
  const index = wordIndex(records.map(found))
  return candidates(records)
    .filter((query) => !hidden.includes(query))
    .map((query) => suggestion(query, source, index))
    .filter(({ popularity }) => popularity !== 0)
    .sort((a, b) => Number(b.popularity) - Number(a.popularity))
    .slice(0, kept)
}
