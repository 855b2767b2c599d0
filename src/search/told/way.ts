// How a visitor came from a result to its page. The result's link carries this in parameters of the address, and
// the target page removes them. Nothing is stored.
import type { Json } from '../../net/json.ts'
import { parsedUrl } from '../../net/url.ts'
import { textOf } from '../../recognition/paths.ts'
import type { Group } from '../engine/outcome.ts'
import { currentUrl, putAddress } from './history.ts'
import { parameterOf, withParameter } from './query-string.ts'

export interface Way {
  /** The id of the query that found it. */
  queryID: string
  /** The index that answered; empty if the link does not say. */
  index: string
}

/** Checks the form, because the service refuses a whole call because of one invalid id. */
export const queryIdOf = (id: unknown) =>
  typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined

/** Recommendations come from several answers, so each result has its own query id. */
export const questionOf = ({ __queryID: own }: Json, { queryID }: Group) =>
  typeof own === 'string' ? own : queryID

/** How a result was found, according to the result and its group. */
export function wayIn(group: Group | undefined, hit: Json): Way | undefined {
  const queryID = queryIdOf(group && questionOf(hit, group))
  return group && queryID ? { queryID, index: group.answering } : undefined
}

/** The first name is a common one; the other two are ours. */
const names = ['queryID', 'queryIndex', 'queryObject'] as const

const written = (url: URL, values: readonly string[] = []) =>
  names.reduce((next, name, at) => withParameter(next, name, values[at] ?? null), url)

/** Links to other sites and links inside this page stay unchanged. */
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
 * The way that the address describes, and its object; an empty one means any object. Parameters from our own links
 * are removed from the address, so that nobody shares them; those of others stay.
 */
export function arrived(): [objectID: string, way: Way] | undefined {
  const url = currentUrl()
  const [id, index = '', objectID] = names.map((name) => parameterOf(url, name))
  const queryID = queryIdOf(id)
  if (objectID !== undefined) putAddress(written(url), 'replace')
  return queryID ? [objectID ?? '', { queryID, index }] : undefined
}
