// Rules of the dashboard: what a query, or the context it is asked in, adds to the answer.
import type { RenderingContent, SearchRule } from '../definition.ts'
import type { Mask } from '../filters/masks.ts'
import type { Groups } from '../finding/distinct.ts'
import type { LoadedIndex } from '../index/loaded-index.ts'
import type { SearchParameters } from '../parameters/search-parameters.ts'
import { words } from '../text/fold.ts'

export interface RuleEffects {
  applied: { objectID: string }[]
  promoted: { record: number; position: number }[]
  hidden: ReadonlySet<number>
  userData: unknown[]
  renderingContent: RenderingContent
}

export function applyRules(
  index: LoadedIndex,
  params: SearchParameters,
  passes: () => Mask,
): RuleEffects {
  const rules = params.enableRules ? index.rules.filter((rule) => fits(rule, params)) : []
  const numbers = (ids: string[]) => ids.flatMap((id) => index.numbers.get(id) ?? [])
  return {
    applied: rules.map(({ objectID }) => ({ objectID })),
    promoted: rules.flatMap((rule) => promotions(index, rule, passes)),
    hidden: new Set(numbers(rules.flatMap(({ hide = [] }) => hide))),
    userData: rules.flatMap(({ userData }) => (userData === undefined ? [] : [userData])),
    renderingContent: Object.assign(
      {},
      params.renderingContent,
      ...rules.map(({ renderingContent = {} }) => renderingContent),
    ),
  }
}

function fits({ pattern, anchoring, context }: SearchRule, params: SearchParameters): boolean {
  if (context !== undefined && !params.ruleContexts.includes(context)) return false
  const asked = words(params.query)
  const wanted = words(pattern)
  return ANCHORS[anchoring](asked, wanted)
}

type Anchor = (asked: string[], wanted: string[]) => boolean

const startsAt = (asked: string[], wanted: string[], start: number) =>
  wanted.every((word, index) => asked[start + index] === word)

const ANCHORS: Record<SearchRule['anchoring'], Anchor> = {
  is: (asked, wanted) => asked.length === wanted.length && startsAt(asked, wanted, 0),
  startsWith: (asked, wanted) => startsAt(asked, wanted, 0),
  contains: (asked, wanted) =>
    wanted.length === 0 || asked.some((_, start) => startsAt(asked, wanted, start)),
}

function promotions(index: LoadedIndex, rule: SearchRule, passes: () => Mask) {
  const { promote = [], filterPromotes = false } = rule
  return promote.flatMap(({ objectID, position }) => {
    const record = index.numbers.get(objectID)
    if (record === undefined || (filterPromotes && passes()[record] === 0)) return []
    return [{ record, position }]
  })
}

/** Promoted records leave their own place and take the one they were given. */
export function withPromoted({ leaders, members }: Groups, { promoted }: RuleEffects): Groups {
  if (promoted.length === 0) return { leaders, members }
  const moved = new Set(promoted.map(({ record }) => record))
  const others = leaders.filter((record) => !moved.has(record))
  for (const { record, position } of [...promoted].sort((a, b) => a.position - b.position)) {
    others.splice(position, 0, record)
  }
  const rest = (leader: number) => members(leader).filter((record) => !moved.has(record))
  return { leaders: others, members: (leader) => (moved.has(leader) ? [leader] : rest(leader)) }
}
