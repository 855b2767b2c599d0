// What every way of filtering comes down to: all of some groups, of each group any condition.

export type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>'

interface Shared {
  path: string
  negated: boolean
  /** What a matching record gains in the ranking. */
  score: number
}

export interface ValueCondition extends Shared {
  kind: 'facet' | 'tag'
  value: string
}

export interface ComparisonCondition extends Shared {
  kind: 'number'
  operator: Operator
  bound: number
}

export interface RangeCondition extends Shared {
  kind: 'range'
  lowest: number
  highest: number
}

export type Condition = ValueCondition | ComparisonCondition | RangeCondition

export type Filter = Condition[][]

export const TAGS = '_tags'

export function valueCondition(
  path: string,
  value: string,
  { negated = false, score = 1 } = {},
): ValueCondition {
  return { kind: path === TAGS ? 'tag' : 'facet', path, value, negated, score }
}
