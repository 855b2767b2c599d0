// Results in the order of the service, under the headings that they share.
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Json } from '../../net/json.ts'
import { textOf } from '../records/field.ts'
import { type HitContent, hitContentOf } from './hit-content.ts'

export interface Row {
  hit: Json
  content: HitContent
  /** Its own, even where records share an id or have none. */
  key: string
  /** Among those of this page, from 0, whatever group it is in. */
  at: number
}

export function rowsOf(hits: readonly Json[], settings: SearchSettings, locale: string): Row[] {
  const times = new Map<string, number>()
  return hits.map((hit, at) => {
    const id = textOf(hit.objectID)
    const time = times.get(id) ?? 0
    times.set(id, time + 1)
    return { hit, content: hitContentOf(hit, settings, locale), key: `${time} ${id}`, at }
  })
}

/** Groups as their first hits come; those of no group stand before all headings. */
export function groupsByHeading(rows: readonly Row[]): [heading: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>([['', []]])
  for (const row of rows) {
    const group = groups.get(row.content.group)
    if (group) group.push(row)
    else groups.set(row.content.group, [row])
  }
  return [...groups].filter(([, members]) => members.length)
}
