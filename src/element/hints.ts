// Slips of the pen, told to the owner: `indexname` → did you mean `index-name`?
import { type Attributes, kebab } from '../contract/attribute.ts'
import { nameOf, tellOwner } from '../shell/owner.ts'
import type { PageDefaults } from './page-defaults.ts'
import { resembling } from './resembles.ts'

export function hintAtNames(element: HTMLElement, attributes: Attributes) {
  const known = Object.keys(attributes)
  for (const name of element.getAttributeNames()) {
    const meant = resembling(name, known)
    if (meant)
      tellOwner('warn', `${nameOf(element)}: there is no attribute ${name}. Did you mean ${meant}?`)
  }
}

/** `known` are the attributes of all elements, and the script tag's own. */
export function hintAtDefaults(defaults: PageDefaults, known: readonly string[]) {
  for (const property of defaults.names()) {
    const meant = resembling(kebab(property), known)
    if (meant)
      tellOwner('warn', `the page-wide default ${property} is unknown. Did you mean ${meant}?`)
  }
}
