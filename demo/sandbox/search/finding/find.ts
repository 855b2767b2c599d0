// Which records answer the query and pass the filters.

import type { Filter } from '../filters/conditions.ts'
import { type Mask, passing } from '../filters/masks.ts'
import type { LoadedIndex } from '../index/loaded-index.ts'
import type { SearchParameters, TextParameters } from '../parameters/search-parameters.ts'
import { type Grounds, matchUnit, NOT_FOUND, type UnitMatches } from '../text/matching.ts'
import { type Plan, planQuery, type Unit } from '../text/plan.ts'
import { groundsFor } from './grounds.ts'

export interface Found {
  plan: Plan
  grounds: Grounds
  /** One per unit of the plan. */
  matches: UnitMatches[]
  /** Record numbers, in the records' order. */
  records: number[]
  /** The query that was used instead, if words had to be dropped. */
  shortened?: string
}

export function find(
  index: LoadedIndex,
  params: SearchParameters,
  filter: Filter,
  hidden: ReadonlySet<number>,
): Found {
  const mask = passing(index, filter)
  for (const record of hidden) mask[record] = 0
  const synonyms = index.settings.synonyms ?? []
  const plan = planQuery(params, synonyms)
  const found = findPlanned(index, params, plan, mask)
  if (found.records.length > 0 || plan.units.length < 2) return found
  for (const [units, shortened] of withFewerWords(plan.units, params.removeWordsIfNoResults)) {
    const fewer = findPlanned(index, params, { ...plan, units }, mask)
    if (fewer.records.length > 0) return shortened === undefined ? fewer : { ...fewer, shortened }
  }
  return found
}

type Fewer = [units: Unit[], shortened: string | undefined]

function withFewerWords(units: Unit[], removal: TextParameters['removeWordsIfNoResults']): Fewer[] {
  if (removal === 'none') return []
  if (removal === 'allOptional')
    return [[units.map((unit) => ({ ...unit, optional: true })), undefined]]
  return units.slice(1).map((_, index) => {
    const rest = removal === 'lastWords' ? units.slice(0, -(index + 1)) : units.slice(index + 1)
    return [rest, rest.flatMap(({ words }) => words).join(' ')]
  })
}

function findPlanned(index: LoadedIndex, params: TextParameters, plan: Plan, mask: Mask): Found {
  const grounds = groundsFor(index, params, plan)
  const matches = plan.units.map((unit) => matchUnit(grounds, unit))
  const excluded = plan.excluded.map((search) => {
    const unit = { words: [search.word], ways: [{ searches: [search], adjacent: false }] }
    return matchUnit(grounds, { ...unit, optional: false })
  })
  const records: number[] = []
  for (let record = 0; record < mask.length; record++) {
    if (mask[record] === 0 || !satisfies(plan.units, matches, record)) continue
    if (excluded.some(({ typos }) => typos[record] !== NOT_FOUND)) continue
    records.push(record)
  }
  return { plan, grounds, matches, records: withinTolerance(records, matches, params) }
}

/** All words that are not optional, and at least one. */
function satisfies(units: Unit[], matches: UnitMatches[], record: number): boolean {
  let any = units.length === 0
  for (let index = 0; index < units.length; index++) {
    const found = matches[index]?.typos[record] !== NOT_FOUND
    if (!found && !units[index]?.optional) return false
    any ||= found
  }
  return any
}

/** `min` keeps the fewest typos there are, `strict` those and one more. */
function withinTolerance(
  records: number[],
  matches: UnitMatches[],
  { typoTolerance }: TextParameters,
): number[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return records
  const typos = records.map((record) => totalTypos(matches, record))
  const fewest = typos.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY)
  const most = fewest + (typoTolerance === 'strict' ? 1 : 0)
  return records.filter((_, index) => (typos[index] ?? 0) <= most)
}

export function totalTypos(matches: UnitMatches[], record: number): number {
  let total = 0
  for (const { typos } of matches) {
    const count = typos[record] ?? NOT_FOUND
    if (count !== NOT_FOUND) total += count
  }
  return total
}
