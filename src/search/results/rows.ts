// The results in the service's order, and grouped under the headings that they share.
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Json } from '../../net/json.ts'
import type { KindOf } from '../../recognition/kinds.ts'
import { textOf } from '../../recognition/paths.ts'
import type { Words } from '../../shell/words.ts'
import { type HitContent, hitContentOf } from './hit-content.ts'

export interface Row {
  hit: Json
  content: HitContent
  /** A key for React, unique even if records share an id or have none. */
  key: string
  /** Position among the results of this page, from 0, counted through all groups. */
  at: number
}

/** When more results come, earlier rows stay the same objects, so that they do not render again. */
export function rowReader(settings: SearchSettings, words: Words, kindOf: KindOf) {
  let known: readonly Row[] = []
  return (hits: readonly Json[]): readonly Row[] => {
    const times = new Map<string, number>()
    known = hits.map((hit, at) => {
      const id = textOf(hit.objectID)
      const time = times.get(id) ?? 0
      times.set(id, time + 1)
      const key = `${time} ${id}`
      const row = known[at]
      if (row?.hit === hit && row.key === key) return row
      return { hit, content: hitContentOf(hit, settings, words, kindOf(hit)), key, at }
    })
    return known
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

/** The most results in one list; this number fills rows of one to seven cards. */
export const mostTogether = 420

/** Lists that are short enough, so that a few added results do not cause a layout of thousands. */
export const listsOf = (rows: readonly Row[]) =>
  rows.flatMap((_, at) => (at % mostTogether ? [] : [rows.slice(at, at + mostTogether)]))
