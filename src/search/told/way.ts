// The way from a result to what it leads to. The result's link carries it, in parameters of the address, and
// the page that it leads to takes them out again. Nothing is stored.
import type { Json } from '../../net/json.ts'
import { parsedUrl } from '../../net/url.ts'
import { textOf } from '../../recognition/paths.ts'
import type { Group } from '../engine/outcome.ts'
import { currentUrl, putAddress } from './history.ts'
import { parameterOf, withParameter } from './query-string.ts'

export interface Way {
  /** The question that found it. */
  queryID: string
  /** The index that answered; empty where a link does not tell. */
  index: string
}

/** The service refuses a whole call for one id that is not its own. */
export const queryIdOf = (id: unknown) =>
  typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined

/** What is recommended comes of several answers, and each result says of which. */
export const questionOf = ({ __queryID: own }: Json, { queryID }: Group) =>
  typeof own === 'string' ? own : queryID

/** What a result and its group say of how it was found. */
export function wayIn(group: Group | undefined, hit: Json): Way | undefined {
  const queryID = queryIdOf(group && questionOf(hit, group))
  return group && queryID ? { queryID, index: group.answering } : undefined
}

/** The first is what others call it too; the other two are ours. */
const names = ['queryID', 'queryIndex', 'queryObject'] as const

const written = (url: URL, values: readonly string[] = []) =>
  names.reduce((next, name, at) => withParameter(next, name, values[at] ?? null), url)

/** Another site is told nothing, and a link to a place in this page stays one. */
export function carried(url: string, hit: Json, group: Group | undefined): string {
  const way = wayIn(group, hit)
  if (!way) return url
  const there = parsedUrl(url, document.baseURI)
  return there?.host &&
    there.host === location.host &&
    there.pathname + there.search !== location.pathname + location.search
    ? written(there, [way.queryID, way.index, textOf(hit.objectID)]).href
    : url
}

/**
 * The way that the address tells, and the object that it leads to: an empty one means any. What a link of ours
 * has written is taken out of the address, so that nobody sends it on; another's parameter stays.
 */
export function arrived(): [objectID: string, way: Way] | undefined {
  const url = currentUrl()
  const [id, index = '', objectID] = names.map((name) => parameterOf(url, name))
  const queryID = queryIdOf(id)
  if (objectID !== undefined) putAddress(written(url), 'replace')
  return queryID ? [objectID ?? '', { queryID, index }] : undefined
}
