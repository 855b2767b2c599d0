// What a query asks for: units that a record must contain, each in one of several ways.
import type { TextParameters } from '../parameters/search-parameters.ts'
import { tokens } from './fold.ts'
import type { WordSearch } from './spelling.ts'
import { isStopWord } from './stop-words.ts'
import { synonymAt } from './synonyms.ts'

/** One way to satisfy a unit: a word, or several, if need be side by side. */
export interface Way {
  searches: WordSearch[]
  adjacent: boolean
}

export interface Unit {
  /** The query's own words, as an answer names them. */
  words: string[]
  ways: Way[]
  optional: boolean
}

export interface Plan {
  units: Unit[]
  excluded: WordSearch[]
}

interface QueryWord {
  word: string
  last: boolean
}

export function planQuery(params: TextParameters, synonyms: string[][] = []): Plan {
  const { phrases, excluded, rest } = takeSyntax(params)
  const found = tokens(rest)
  const queryWords = found.map(({ word }, index) => ({ word, last: index === found.length - 1 }))
  const kept = withoutStopWords(queryWords, params)
  const units = phrases.map((phrase) => phraseUnit(phrase))
  for (let index = 0; index < kept.length; ) {
    const synonym = params.synonyms ? synonymAt(kept, index, synonyms) : undefined
    const taken = kept.slice(index, index + (synonym?.length ?? 1))
    units.push(unitOf(taken, synonym?.others ?? [], params))
    index += taken.length
  }
  return { units, excluded: excluded.map(exactly) }
}

function unitOf(taken: QueryWord[], others: string[][], params: TextParameters): Unit {
  const own: Way = { searches: taken.map((word) => wordSearch(word, params)), adjacent: false }
  const replaced = others.map((words) => ({ searches: words.map(exactly), adjacent: true }))
  const optional = new Set(params.optionalWords.flatMap((text) => tokens(text).map((t) => t.word)))
  return {
    words: taken.map(({ word }) => word),
    ways: [own, ...replaced],
    optional: params.allOptional || taken.every(({ word }) => optional.has(word)),
  }
}

function phraseUnit(words: string[]): Unit {
  return { words, ways: [{ searches: words.map(exactly), adjacent: true }], optional: false }
}

function exactly(word: string): WordSearch {
  return { word, prefix: false, typos: 0 }
}

function wordSearch({ word, last }: QueryWord, params: TextParameters): WordSearch {
  return { word, prefix: isPrefix(last, params), typos: forgiven(word, params) }
}

function isPrefix(last: boolean, { queryType }: TextParameters): boolean {
  return queryType === 'prefixAll' || (queryType === 'prefixLast' && last)
}

function forgiven(word: string, params: TextParameters): number {
  if (params.typoTolerance === 'false') return 0
  if (!params.typosInNumbers && /^\d+$/.test(word)) return 0
  if (word.length >= params.twoTyposFrom) return 2
  return word.length >= params.oneTypoFrom ? 1 : 0
}

/** A word that is still being typed may yet become another one: it stays. */
function withoutStopWords(words: QueryWord[], params: TextParameters): QueryWord[] {
  const kept = words.filter(
    ({ word, last }) => isPrefix(last, params) || !isStopWord(word, params.stopWordLanguages),
  )
  return kept.length > 0 ? kept : words
}

const PHRASE = /"([^"]+)"/g
const EXCLUSION = /(?:^|\s)-([^\s"]+)/g

function takeSyntax({ query, advancedSyntax, advancedSyntaxFeatures }: TextParameters) {
  const phrases: string[][] = []
  const excluded: string[] = []
  let rest = query
  const has = (feature: string) => advancedSyntax && advancedSyntaxFeatures.includes(feature)
  if (has('exactPhrase')) {
    rest = rest.replace(PHRASE, (_, phrase: string) => {
      phrases.push(tokens(phrase).map(({ word }) => word))
      return ' '
    })
  }
  if (has('excludeWords')) {
    rest = rest.replace(EXCLUSION, (_, text: string) => {
      excluded.push(...tokens(text).map(({ word }) => word))
      return ' '
    })
  }
  return { phrases: phrases.filter((words) => words.length > 0), excluded, rest }
}
