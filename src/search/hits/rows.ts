// The results in the service's order, and grouped under the headings that they share.
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Json } from '../../net/json.ts'
import { textOf } from '../records/field.ts'
import { type HitContent, hitContentOf } from './hit-content.ts'
import type { PriceWords } from './price.ts'

export interface Row {
  hit: Json
  content: HitContent
  /** A key for React, unique even where records share an id or have none. */
  key: string
  /** Position among the results of this page, from 0, counted through all groups. */
  at: number
}

/** A result that was read is the same row again, so that what comes below it renders nothing anew. */
export function rowReader(settings: SearchSettings, words: PriceWords) {
  const known = new WeakMap<Json, Row>()
  return (hits: readonly Json[]): Row[] => {
    const times = new Map<string, number>()
    return hits.map((hit, at) => {
      const id = textOf(hit.objectID)
      const time = times.get(id) ?? 0
      times.set(id, time + 1)
      const key = `${time} ${id}`
      const before = known.get(hit)
      if (before?.key === key && before.at === at) return before
      const row = { hit, content: hitContentOf(hit, settings, words), key, at }
      known.set(hit, row)
      return row
    })
  }
}

/** Groups in the order of their first rows; rows without a group come first, under an empty heading. */
export function groupsByHeading(rows: readonly Row[]): [heading: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>([['', []]])
  for (const row of rows) {
    const group = groups.get(row.content.group)
    if (group) group.push(row)
    else groups.set(row.content.group, [row])
  }
  return [...groups].filter(([, members]) => members.length)
}
