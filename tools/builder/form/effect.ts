// Finds settings that have no effect together with others, or without others. The control says so, so that nobody
// waits for an effect.
import type { Inspection } from '../inspect/finding.ts'
import { hitNames } from '../inspect/search.ts'
import { namesIn } from '../lists.ts'
import { engineOf, leadsElsewhere, type Settings, valuesOf } from '../settings.ts'
import { ofLists, withoutEffect } from '../without-effect.ts'

export type IdleCode =
  | 'dropdown'
  | 'elsewhere'
  | 'dialog'
  | 'together'
  | 'instead'
  | 'rail'
  | 'contents'
  | 'enter'
  | 'algolia'
  | 'recognised'

export interface Idle {
  code: IdleCode
  /** Attributes that it goes together with. */
  names: readonly string[]
}

/** Of results in any form. */
const ofResults = [
  ...ofLists,
  ...['sort', 'selected', 'hits-per-page', 'group-by', 'min-length', 'opens', 'hit-entry'],
  ...hitNames,
]

/** What no other engine has. */
const ofAlgolia = ['insights', 'user-token', 'powered-by', 'suggestions-index']

const together: Readonly<Record<string, string>> = {
  'url-prefix': 'url-sync',
  'user-token': 'insights',
  slug: 'content-type',
  'slug-field': 'slug',
  'date-field': 'show',
}

/** The other way to say which entry. */
const byType = ['content-type', 'slug', 'slug-field']

/** Contents are made of headings, and a list of entries has none of its own. */
function showsList({ types, entryType }: Inspection, field: string | undefined): boolean {
  const fields = types.find(({ id }) => id === entryType)?.fields ?? []
  if (field) return fields.some(({ id, type }) => id === field && type === 'Array')
  return fields.length > 0 && fields.every(({ type }) => type !== 'RichText')
}

export function idleIn(settings: Settings, name: string, found: Inspection): Idle | null {
  const values = valuesOf(settings)
  const { layout = 'page' } = values
  if (settings.element === 'site-search') {
    const code = withoutEffect(settings, name)
    if (code) return { code, names: code === 'rail' ? ['recommend'] : [] }
    if (leadsElsewhere(settings) && ofResults.includes(name)) {
      const names = ['for', 'results-page'].filter((one) => values[one])
      return { code: 'elsewhere', names }
    }
    if (layout === 'dropdown' && name === 'results-page' && !values[name] && !values.for)
      return { code: 'enter', names: [] }
    if (engineOf(settings) !== 'algolia' && ofAlgolia.includes(name))
      return { code: 'algolia', names: [] }
    if (found.anyway.includes(name)) return { code: 'recognised', names: [] }
    if (layout !== 'dialog' && name === 'trigger') return { code: 'dialog', names: [] }
  }
  if (byType.includes(name) && values['entry-id']) return { code: 'instead', names: ['entry-id'] }
  if (
    name === 'show' &&
    namesIn(values.show ?? '').includes('toc') &&
    showsList(found, values.field)
  )
    return { code: 'contents', names: [] }
  const other = together[name]
  return other && values[other] === undefined ? { code: 'together', names: [other] } : null
}
