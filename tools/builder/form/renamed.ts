// When the page's language changes, filters that nobody has named get names in that language.
import { itemsOf, labelIn, nameOf, withLabel } from '../lists.ts'
import { type Settings, valuesOf, withValue } from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { commonName } from './common-names.ts'

/** A name that somebody typed stays. */
function renamedIn(list: string, item: string, from: Language, to: Language): string {
  const [field = ''] = nameOf(item).split('>')
  const name = labelIn(item)
  if (name && name !== commonName(field, from)) return list
  return withLabel(list, nameOf(item), commonName(field, to) ?? '')
}

export function withNamesOf(settings: Settings, from: Language, to: Language): Settings {
  const { facets } = valuesOf(settings)
  if (from === to || !facets) return settings
  const renamed = itemsOf(facets).reduce((all, item) => renamedIn(all, item, from, to), facets)
  return withValue(settings, 'facets', renamed)
}
