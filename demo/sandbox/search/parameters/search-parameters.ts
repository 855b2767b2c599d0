// One search request, complete: what was sent, then what the index says, then the defaults.
// Longer than usual, because it is the list of everything a request can ask for.
import type { IndexSettings, RenderingContent } from '../definition.ts'
import { refusals } from '../errors.ts'
import { isFields } from '../index/values.ts'
import { isKnownParameter } from './known.ts'
import { createReader, type Raw, type Reader } from './values.ts'

const QUERY_TYPES = ['prefixLast', 'prefixAll', 'prefixNone'] as const
const EXACT = ['attribute', 'word', 'none'] as const
const REMOVALS = ['none', 'lastWords', 'firstWords', 'allOptional'] as const
const SORTS = ['count', 'alpha'] as const
const TOLERANCES = ['true', 'false', 'min', 'strict'] as const

const MOST_HITS = 1000
const MOST_FACET_VALUES = 1000
const LONGEST_QUERY = 512

export interface TextParameters {
  query: string
  queryType: (typeof QUERY_TYPES)[number]
  typoTolerance: (typeof TOLERANCES)[number]
  oneTypoFrom: number
  twoTyposFrom: number
  typosInNumbers: boolean
  stopWordLanguages: string[]
  optionalWords: string[]
  allOptional: boolean
  removeWordsIfNoResults: (typeof REMOVALS)[number]
  synonyms: boolean
  advancedSyntax: boolean
  advancedSyntaxFeatures: string[]
  exactOnSingleWord: (typeof EXACT)[number]
  strictlySpelledAttributes: string[]
  onlyAttributes: string[] | undefined
}

export interface FilterParameters {
  filters: string
  facetFilters: unknown
  numericFilters: unknown
  tagFilters: unknown
  optionalFilters: unknown
  sumOrFiltersScores: boolean
}

export interface FacetParameters {
  facets: string[]
  maxValuesPerFacet: number
  sortFacetValuesBy: (typeof SORTS)[number]
  facetingAfterDistinct: boolean
}

export interface PageParameters {
  page: number
  hitsPerPage: number
  /** Both, instead of pages. */
  slice: { offset: number; length: number } | undefined
  reachable: number
  distinct: number
  ranking: string[] | undefined
  relevancyStrictness: number | undefined
}

export interface HitParameters {
  attributesToRetrieve: string[]
  attributesToHighlight: string[] | undefined
  attributesToSnippet: string[]
  preTag: string
  postTag: string
  ellipsis: string
  onlyMatchedItems: boolean
}

export interface SearchParameters
  extends TextParameters,
    FilterParameters,
    FacetParameters,
    PageParameters,
    HitParameters {
  enableRules: boolean
  ruleContexts: string[]
  renderingContent: RenderingContent
  clickAnalytics: boolean
  responseFields: string[]
  /** As they were sent, for the answer's `params`. */
  sent: Raw
}

export function readParameters(raw: Raw, settings: IndexSettings): SearchParameters {
  for (const name of Object.keys(raw)) {
    if (!isKnownParameter(name)) throw refusals.unknownParameter(name)
  }
  const read = createReader(raw)
  return {
    ...textParameters(read, settings),
    ...filterParameters(read),
    ...facetParameters(read, settings),
    ...pageParameters(read, settings),
    ...hitParameters(read, settings),
    enableRules: read.flag('enableRules') ?? true,
    ruleContexts: read.list('ruleContexts') ?? [],
    renderingContent: renderingContent(read) ?? settings.renderingContent ?? {},
    clickAnalytics: read.flag('clickAnalytics') ?? false,
    responseFields: read.list('responseFields') ?? ['*'],
    sent: raw,
  }
}

function textParameters(read: Reader, settings: IndexSettings): TextParameters {
  const similar = read.text('similarQuery') ?? ''
  const broad = similar !== ''
  return {
    query: broad ? similar : queryText(read),
    queryType: broad ? 'prefixNone' : (read.oneOf('queryType', QUERY_TYPES) ?? 'prefixLast'),
    typoTolerance: tolerance(read),
    oneTypoFrom: read.integer('minWordSizefor1Typo', 0) ?? 4,
    twoTyposFrom: read.integer('minWordSizefor2Typos', 0) ?? 8,
    typosInNumbers: read.flag('allowTyposOnNumericTokens') ?? true,
    stopWordLanguages: stopWordLanguages(read, settings, broad),
    optionalWords: read.list('optionalWords') ?? [],
    allOptional: broad,
    removeWordsIfNoResults: read.oneOf('removeWordsIfNoResults', REMOVALS) ?? 'none',
    synonyms: read.flag('synonyms') ?? true,
    advancedSyntax: read.flag('advancedSyntax') ?? false,
    advancedSyntaxFeatures: read.list('advancedSyntaxFeatures') ?? ['exactPhrase', 'excludeWords'],
    exactOnSingleWord: read.oneOf('exactOnSingleWordQuery', EXACT) ?? 'attribute',
    strictlySpelledAttributes: read.list('disableTypoToleranceOnAttributes') ?? [],
    onlyAttributes: read.list('restrictSearchableAttributes'),
  }
}

function queryText(read: Reader): string {
  const query = read.text('query') ?? ''
  if (new TextEncoder().encode(query).length < LONGEST_QUERY) return query
  throw refusals.badValue('query', `string shorter than ${LONGEST_QUERY} bytes`)
}

function tolerance(read: Reader): TextParameters['typoTolerance'] {
  const value = read.raw('typoTolerance')
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  return read.oneOf('typoTolerance', TOLERANCES) ?? 'true'
}

/** `true` means the query's languages, or the index's own. */
function stopWordLanguages(read: Reader, settings: IndexSettings, broad: boolean): string[] {
  const natural = read.list('naturalLanguages')
  const value = read.raw('removeStopWords') ?? natural ?? settings.removeStopWords ?? broad
  if (Array.isArray(value)) return value.filter((language) => typeof language === 'string')
  if (value === false || value === 'false') return []
  const own = settings.language ? [settings.language] : ['en', 'pl', 'de', 'da']
  return read.list('queryLanguages') ?? own
}

function filterParameters(read: Reader): FilterParameters {
  return {
    filters: read.text('filters') ?? '',
    facetFilters: read.raw('facetFilters'),
    numericFilters: read.raw('numericFilters'),
    tagFilters: read.raw('tagFilters'),
    optionalFilters: read.raw('optionalFilters'),
    sumOrFiltersScores: read.flag('sumOrFiltersScores') ?? false,
  }
}

function facetParameters(read: Reader, settings: IndexSettings): FacetParameters {
  return {
    facets: read.list('facets') ?? [],
    maxValuesPerFacet:
      read.integer('maxValuesPerFacet', 0, MOST_FACET_VALUES) ?? settings.maxValuesPerFacet ?? 100,
    sortFacetValuesBy:
      read.oneOf('sortFacetValuesBy', SORTS) ?? settings.sortFacetValuesBy ?? 'count',
    facetingAfterDistinct: read.flag('facetingAfterDistinct') ?? false,
  }
}

function pageParameters(read: Reader, settings: IndexSettings): PageParameters {
  const offset = read.integer('offset', 0)
  const length = read.integer('length', 0, MOST_HITS)
  return {
    page: read.integer('page', 0) ?? 0,
    hitsPerPage: read.integer('hitsPerPage', 0, MOST_HITS) ?? settings.hitsPerPage ?? 20,
    slice: offset === undefined || length === undefined ? undefined : { offset, length },
    reachable: settings.paginationLimitedTo ?? 1000,
    distinct: distinct(read, settings),
    ranking: read.list('ranking'),
    relevancyStrictness: read.integer('relevancyStrictness', 0, 100),
  }
}

function distinct(read: Reader, settings: IndexSettings): number {
  if (!settings.attributeForDistinct) return 0
  const value = read.raw('distinct')
  if (value === true || value === 'true') return 1
  if (value === false || value === 'false') return 0
  return read.integer('distinct', 0, 4) ?? settings.distinct ?? 0
}

function hitParameters(read: Reader, settings: IndexSettings): HitParameters {
  return {
    attributesToRetrieve: read.list('attributesToRetrieve') ?? ['*'],
    attributesToHighlight: read.list('attributesToHighlight'),
    attributesToSnippet: read.list('attributesToSnippet') ?? settings.attributesToSnippet ?? [],
    preTag: read.text('highlightPreTag') ?? '<em>',
    postTag: read.text('highlightPostTag') ?? '</em>',
    ellipsis: read.text('snippetEllipsisText') ?? '…',
    onlyMatchedItems: read.flag('restrictHighlightAndSnippetArrays') ?? false,
  }
}

function renderingContent(read: Reader): RenderingContent | undefined {
  const value = read.raw('renderingContent')
  return isFields(value) ? value : undefined
}
