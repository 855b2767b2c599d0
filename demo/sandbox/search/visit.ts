// A request to the search service, with what is known of it when its path has been found.
import type { SandboxRequest } from '../http.ts'
import type { Catalog, IndexView } from './catalog.ts'
import type { ApiKey } from './keys.ts'
import type { Raw } from './parameters/values.ts'

export interface Visit {
  catalog: Catalog
  key: ApiKey
  request: SandboxRequest
  /** The parts of the path that vary: the index, then the facet or the record. */
  names: string[]
  /** Body and query string together. */
  raw: Raw
  open(name: string): IndexView
}
