// Tells the owner of likely mistakes in the page: `indexname` → did you mean `index-name`?
import { camel, type ElementContract, kebab } from '../contract/attribute.ts'
import { documentSlots } from '../contract/rich-doc.ts'
import { searchSlots } from '../contract/site-search.ts'
import { documentTag, searchTag } from '../contract/tags.ts'
import { nameOf, tellOwner } from '../errors/owner.ts'
import { ownTemplates } from './host.ts'
import type { PageDefaults } from './page-defaults.ts'
import { resembling } from './resembles.ts'

/** Mistakes in attributes that do not depend on their values. */
export function* slipsIn(
  name: string,
  value: string,
  { attributes, properties }: Pick<ElementContract, 'attributes' | 'properties'>,
) {
  // Every form field may have `form`, which names its form.
  if (name === 'form') return
  const meant = resembling(name, Object.keys(attributes))
  if (meant) yield `there is no attribute ${name}. Did you mean ${meant}?`
  // Frameworks write objects as attributes if the element is not defined yet.
  const property = Object.keys(properties).find((one) => one.toLowerCase() === name)
  if (property || value.includes('[object Object]'))
    yield `${name} is not an attribute. Set it as a property, element.${property ?? camel(name)} = …, or load the script first.`
  // Text for visitors may begin with any quotes.
  const spec = attributes[name]
  if (spec && spec.kind !== 'words' && /^[“”„«»‘’]/.test(value))
    yield `the quotes around ${name} are curly. Write ${name}="…".`
}

export const slipsOf = (element: HTMLElement, contract: ElementContract) =>
  element
    .getAttributeNames()
    .flatMap((name) => [...slipsIn(name, element.getAttribute(name) ?? '', contract)])

export function hintAtNames(element: HTMLElement, contract: ElementContract) {
  for (const slip of slipsOf(element, contract)) tellOwner('warn', `${nameOf(element)}: ${slip}`)
}

/** `<site-serch>`: an undefined element whose name is nearly one of ours. */
export function hintAtTags(tags: readonly string[]) {
  for (const { localName } of document.querySelectorAll(':not(:defined),sitesearch,richdoc')) {
    const meant = resembling(localName, tags)
    if (meant) tellOwner('warn', `there is no element <${localName}>. Did you mean <${meant}>?`)
  }
}

/** One of our elements on a page that has loaded only the script of the other one. */
export function hintAtLoneTags(tagOf: (contract: Pick<ElementContract, 'tag'>) => string) {
  for (const tag of [searchTag, documentTag])
    if (document.querySelector(`${tagOf({ tag })}:not(:defined)`))
      tellOwner('warn', `there is no script for <${tagOf({ tag })}>. Load ${tag}.slim.js too.`)
}

/** `--embed-acent`, in styles inside the page itself. */
export function hintAtTokens(tokens: readonly string[]) {
  const texts = [...document.querySelectorAll('style,[style*="--embed-"]')].map((found) =>
    found.localName === 'style' ? found.textContent : found.getAttribute('style'),
  )
  for (const name of new Set(texts.join().match(/(?<![\w-])--embed-[\w-]+/g))) {
    const meant = resembling(name, tokens)
    if (meant) tellOwner('warn', `there is no custom property ${name}. Did you mean ${meant}?`)
  }
}

/** The slots of both elements. The slot of the fallback has no name and is left out. */
const slotNames = Object.keys({ ...searchSlots, ...documentSlots }).filter(Boolean)

/** Children that a slot shows: templates, and in the slot `consent` any element. */
const shown = `${ownTemplates},[slot=consent]`

export function hintAtSlots(element: HTMLElement) {
  for (const found of element.querySelectorAll(':scope>:is([slot]:not([slot=""]),template)'))
    if (!found.matches(shown) || !slotNames.includes(found.slot))
      tellOwner(
        'warn',
        `${nameOf(element)}: <${found.localName} slot="${found.slot}"> is never shown. Write <template slot="…">, with one of ${slotNames.join(', ')}.`,
      )
}

export const tellReadOnly = (element: HTMLElement, property: string) =>
  tellOwner('warn', `${nameOf(element)}: ${property} is read-only, so your value is ignored.`)

export function hintAtDefaults(defaults: PageDefaults, known: readonly string[]) {
  for (const property of defaults.names()) {
    const meant = resembling(kebab(property), known)
    if (meant)
      tellOwner('warn', `the page-wide default ${property} is unknown. Did you mean ${meant}?`)
  }
}

/** Names without a dash, such as `locale`, are not pointed out: they may be meant for another script. */
export function hintAtScript(script: Element | null, known: readonly string[]) {
  for (const name of script?.getAttributeNames() ?? [])
    if (name.includes('-') && known.includes(name))
      tellOwner(
        'warn',
        `the script tag has ${name}, which does nothing. Did you mean data-${name}?`,
      )
}
