// The search service: keys, paths, and errors around the engine.
import type { SandboxReply, SandboxRequest, Service } from '../http.ts'
import { type Catalog, createCatalog } from './catalog.ts'
import type { IndexDefinition } from './definition.ts'
import { errorReply, jsonReply, refusals } from './errors.ts'
import { createEventService } from './insights/events.ts'
import { type Application, requireRight } from './keys.ts'
import { ROUTES, visitOf } from './routes.ts'

export interface SearchServiceOptions {
  indices: IndexDefinition[]
  apps: Application[]
}

export function createSearchService({ indices, apps }: SearchServiceOptions): Service {
  const catalog = createCatalog(indices)
  const events = createEventService(apps)
  return (request) => {
    const event = events(request)
    if (event || !request.url.pathname.startsWith('/1/')) return event
    try {
      return answer(catalog, apps, request)
    } catch (error) {
      return errorReply(error)
    }
  }
}

function answer(catalog: Catalog, apps: Application[], request: SandboxRequest): SandboxReply {
  for (const route of ROUTES) {
    const match = route.path.exec(request.url.pathname)
    if (!match || route.method !== request.method) continue
    const key = requireRight(apps, request, route.right)
    const names = match.slice(1).map((name) => decodeURIComponent(name))
    return jsonReply(route.answer(visitOf(catalog, key, request, names)))
  }
  throw refusals.missingPath()
}
