// The part of the result that was asked for, and the numbers that tell where it lies.
import type { Fields } from '../index/values.ts'
import type { PageParameters } from '../parameters/search-parameters.ts'

export interface Page {
  leaders: number[]
  fields: Fields
}

export function pageOf(leaders: number[], params: PageParameters): Page {
  const { page, hitsPerPage, slice, reachable } = params
  const start = slice ? slice.offset : page * hitsPerPage
  const length = slice ? slice.length : hitsPerPage
  const nbHits = leaders.length
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, reachable) / hitsPerPage)
  const beyond = start >= reachable && nbHits > reachable
  return {
    leaders: leaders.slice(start, Math.min(start + length, reachable)),
    fields: {
      nbHits,
      ...(slice ?? { page, nbPages, hitsPerPage }),
      ...(beyond ? { message: limitMessage(reachable) } : {}),
    },
  }
}

function limitMessage(reachable: number): string {
  return `you can only fetch the ${reachable} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`
}
