// The paths of the search service, each with the right it needs.
import type { SandboxRequest } from '../http.ts'
import { browse } from './browse.ts'
import type { Catalog } from './catalog.ts'
import { refusals } from './errors.ts'
import { searchFacet } from './facet-search.ts'
import type { Fields } from './index/values.ts'
import { type ApiKey, keyNameOf, opensIndex, type Right } from './keys.ts'
import { runQueries } from './many-queries.ts'
import { readParameters } from './parameters/search-parameters.ts'
import { fromQueryString, readBody, unfold } from './parameters/sent.ts'
import { recommend } from './recommend/recommendations.ts'
import { getRecord, getRecords } from './records.ts'
import { runSearch } from './search.ts'
import { describeIndices, settingsOf } from './settings.ts'
import type { Visit } from './visit.ts'

export interface Route {
  method: 'GET' | 'POST'
  path: RegExp
  right: Right
  answer(visit: Visit): Fields
}

const NAME = '([^/]+)'
const at = (path: string) => new RegExp(`^/1/indexes${path}/?$`)
const own = ({ open, names: [name = ''] }: Visit) => open(name)

/** The first that fits answers. */
export const ROUTES: Route[] = [
  { method: 'POST', path: at('/\\*/queries'), right: 'search', answer: runQueries },
  { method: 'POST', path: at('/\\*/recommendations'), right: 'search', answer: recommend },
  { method: 'POST', path: at('/\\*/objects'), right: 'search', answer: getRecords },
  {
    method: 'GET',
    path: at(''),
    right: 'listIndexes',
    answer: ({ catalog }) => describeIndices(catalog),
  },
  { method: 'POST', path: at(`/${NAME}/query`), right: 'search', answer: searchOne },
  {
    method: 'POST',
    path: at(`/${NAME}/facets/${NAME}/query`),
    right: 'search',
    answer: (visit) => searchFacet(own(visit), visit.names[1] ?? '', visit.raw),
  },
  { method: 'POST', path: at(`/${NAME}/browse`), right: 'browse', answer: browseOne },
  { method: 'GET', path: at(`/${NAME}/browse`), right: 'browse', answer: browseOne },
  {
    method: 'GET',
    path: at(`/${NAME}/settings`),
    right: 'settings',
    answer: (visit) => settingsOf(own(visit)),
  },
  { method: 'GET', path: at(`/${NAME}`), right: 'search', answer: searchOne },
  {
    method: 'GET',
    path: at(`/${NAME}/${NAME}`),
    right: 'search',
    answer: (visit) => getRecord(own(visit), visit.names[1] ?? '', visit.raw),
  },
  { method: 'GET', path: /^\/1\/keys\/([^/]+)\/?$/, right: 'search', answer: rightsOfKey },
]

/** A key may be asked about by itself alone; the one that may ask about others is in no page. */
function rightsOfKey({ key, request, names: [name = ''] }: Visit): Fields {
  if (name !== keyNameOf(request)) throw refusals.missingRight()
  return { value: name, acl: key.acl, indexes: key.indices ?? [] }
}

function searchOne(visit: Visit): Fields {
  const view = own(visit)
  return runSearch(view, readParameters(visit.raw, view.definition.settings))
}

function browseOne(visit: Visit): Fields {
  return browse(own(visit), visit.raw)
}

export function visitOf(
  catalog: Catalog,
  key: ApiKey,
  request: SandboxRequest,
  names: string[],
): Visit {
  const body = request.method === 'POST' ? readBody(request.body) : {}
  const raw = { ...fromQueryString(request.url.searchParams), ...unfold(body) }
  const open = (name: string) => {
    if (!opensIndex(key, name)) throw refusals.closedIndex()
    const view = catalog.find(name)
    if (!view) throw refusals.missingIndex(name)
    return view
  }
  return { catalog, key, request, names, raw, open }
}
