// The settings that an element needs for its first request.
import type { Embed } from './page.ts'
import type { Read } from './settings.ts'

/** A box without results of its own. */
export const isElsewhere = ({ layout = 'page', for: other, 'results-page': to }: Read['texts']) =>
  layout === 'page' && Boolean(other || to)

/** What the service of a search cannot be asked without. */
function wantedBy({ engine = 'algolia' }: Read['texts']): string[] {
  if (engine === 'typesense') return ['search-host', 'api-key', 'search-fields']
  return [engine === 'algolia' ? 'app-id' : 'search-host', 'api-key']
}

/** Settings that are missing for the first request; none if the element waits or sends none. */
export function missingIn({ tag }: Embed, { texts }: Read): string[] {
  const has = (name: string) => Boolean(texts[name])
  if (tag === 'site-search') {
    const asks = isElsewhere(texts) ? has('suggestions-index') : true
    const wanted = [...(isElsewhere(texts) ? [] : ['index-name']), ...wantedBy(texts)]
    return asks ? wanted.filter((name) => !has(name)) : []
  }
  const isNamed = has('entry-id') || (has('content-type') && has('slug'))
  if (!isNamed) return has('slug') ? ['content-type'] : []
  const token = texts.preview === undefined || texts.preview === 'false' ? ['access-token'] : []
  return ['space-id', ...token].filter((name) => !has(name))
}
