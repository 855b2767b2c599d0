// Settings of a search that do nothing in a dropdown, or in a row of recommendations.
import { type Settings, valuesOf } from './settings.ts'

/** Of lists of results, which a dropdown is too short for. */
export const ofLists = ['facets', 'hits-view', 'per-page-options', 'paging']

/** Of a search, which recommendations replace. */
const ofSearches = [
  ...ofLists,
  ...[
    'sort',
    'layout',
    'selected',
    'group-by',
    'query',
    'placeholder',
    'url-sync',
    'shortcut',
    'name',
  ],
  ...['search-on', 'search-delay', 'min-length', 'suggestions-index', 'recent', 'autofocus'],
]

/** The word for the reason, if there is one. */
export function withoutEffect(settings: Settings, name: string): 'rail' | 'dropdown' | null {
  const { layout, recommend } = valuesOf(settings)
  if (settings.element !== 'site-search') return null
  if (recommend) return ofSearches.includes(name) ? 'rail' : null
  return layout === 'dropdown' && ofLists.includes(name) ? 'dropdown' : null
}
