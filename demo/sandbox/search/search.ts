// One query from its parameters to its answer.
import { randomBytes } from 'node:crypto'
import { countFacets } from './answer/facets.ts'
import { hitMaker } from './answer/hit.ts'
import { type Page, pageOf } from './answer/page.ts'
import type { IndexView } from './catalog.ts'
import { filterOf } from './filters/all-filters.ts'
import { parseOptionalFilters } from './filters/lists.ts'
import { filterScores, passing } from './filters/masks.ts'
import { type Groups, groupRecords } from './finding/distinct.ts'
import { type Found, find } from './finding/find.ts'
import { rank } from './finding/rank.ts'
import { relevantEnough } from './finding/relevance.ts'
import type { LoadedIndex } from './index/loaded-index.ts'
import type { Fields } from './index/values.ts'
import type { SearchParameters } from './parameters/search-parameters.ts'
import { toQueryString } from './parameters/sent.ts'
import { applyRules, type RuleEffects, withPromoted } from './rules/rules.ts'

export interface Outcome {
  found: Found
  effects: RuleEffects
  groups: Groups
}

export function runSearch(view: IndexView, params: SearchParameters): Fields {
  const start = performance.now()
  const index = view.index()
  const outcome = resolve(view, index, params)
  const page = pageOf(outcome.groups.leaders, params)
  const makeHit = hitMaker(index, params, outcome.found.plan)
  const facets = params.facets.length === 0 ? {} : facetsOf(index, params, outcome)
  const answer = {
    hits: page.leaders.flatMap((leader) =>
      hitsOf(outcome.groups.members(leader), makeHit, params.distinct),
    ),
    ...page.fields,
    ...facets,
    ...EXHAUSTIVE,
    ...queryFields(view, params, outcome),
    ...sortedFields(view, params, outcome, page),
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  }
  return onlyFields(answer, params.responseFields)
}

export function resolve(view: IndexView, index: LoadedIndex, params: SearchParameters): Outcome {
  const filter = filterOf(params)
  const optional = parseOptionalFilters(params.optionalFilters)
  const effects = applyRules(index, params, () => passing(index, filter))
  const found = find(index, params, filter, effects.hidden)
  const kept = relevantOf(view, params, found)
  const scored = optional.length > 0 || filter.flat().some(({ score }) => score > 1)
  const scores = scored
    ? filterScores(index, [...filter, ...optional], params.sumOrFiltersScores)
    : undefined
  // Counts alone need no order, unless groups are counted by their best record.
  const unordered = params.hitsPerPage === 0 && params.distinct === 0 && !params.slice
  const ranked = unordered
    ? kept.records
    : rank(index, kept, params.ranking ?? view.ranking, scores)
  const groups = withPromoted(groupRecords(index, ranked, params.distinct), effects)
  return { found, effects, groups }
}

function relevantOf({ strictness }: IndexView, params: SearchParameters, found: Found): Found {
  if (strictness === undefined) return found
  const records = relevantEnough(found, params.relevancyStrictness ?? strictness)
  return { ...found, records }
}

function facetsOf(index: LoadedIndex, params: SearchParameters, { found, groups }: Outcome) {
  return countFacets(index, params, { all: found.records, grouped: groups.leaders })
}

function hitsOf(group: number[], makeHit: (record: number) => Fields, distinct: number): Fields[] {
  return group.map((record, place) => ({
    ...makeHit(record),
    ...(distinct > 0 ? { _distinctSeqID: place } : {}),
  }))
}

const EXHAUSTIVE = {
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { facetsCount: true, nbHits: true, typo: true },
}

function queryFields(view: IndexView, params: SearchParameters, { found, effects }: Outcome) {
  const { applied, renderingContent } = effects
  const userData = effects.userData.length > 0 ? effects.userData : settingsData(view)
  return {
    query: params.query,
    params: toQueryString(params.sent),
    index: view.name,
    renderingContent,
    ...(found.shortened === undefined ? {} : { queryAfterRemoval: found.shortened }),
    ...(userData === undefined ? {} : { userData }),
    ...(applied.length === 0 ? {} : { appliedRules: applied }),
    ...(params.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  }
}

function settingsData({ definition }: IndexView): unknown[] | undefined {
  const { userData } = definition.settings
  if (userData === undefined) return undefined
  return Array.isArray(userData) ? userData : [userData]
}

/** What a virtual replica says about the records it left out. */
function sortedFields(
  view: IndexView,
  params: SearchParameters,
  { found, groups }: Outcome,
  page: Page,
): Fields {
  if (view.strictness === undefined) return {}
  const all = params.distinct > 0 ? groups.leaders.length : found.records.length
  return {
    ...('nbHits' in page.fields ? { nbHits: all } : {}),
    nbSortedHits: groups.leaders.length,
    appliedRelevancyStrictness: params.relevancyStrictness ?? view.strictness,
  }
}

/** Some fields cannot be declined. */
const ALWAYS = ['message', 'warning', 'cursor', 'processed']

function onlyFields(answer: Fields, wanted: string[]): Fields {
  if (wanted.includes('*')) return answer
  const kept = Object.entries(answer).filter(
    ([name]) => wanted.includes(name) || ALWAYS.includes(name),
  )
  return Object.fromEntries(kept)
}
