// The owner's templates of an element, from the page's source.
import { type Markup, parse } from '../../../src/template/markup.ts'
import type { Embed, Page } from './page.ts'
import { all, around, attribute, type Element } from './tree.ts'

export interface OwnTemplate {
  element: Element
  slot: string
  markup: Markup[]
}

/** Not inside another custom element. */
const isOwn = (element: Element, found: Element) =>
  around(found, (one) => one === element || one.name.includes('-')) === element

/** None where a visitor may have written them. */
export function templatesIn({ element, isPlaceholder }: Embed, page: Page): OwnTemplate[] {
  if (isPlaceholder && !page.trustsPlaceholders) return []
  return all('template[slot], script[type="text/template"][slot]', element)
    .filter((found) => isOwn(element, found))
    .map((found) => {
      const { startTag, endTag } = found.sourceCodeLocation ?? {}
      const inside = page.html.slice(startTag?.endOffset, endTag?.startOffset)
      return { element: found, slot: attribute(found, 'slot') ?? '', markup: parse(inside) }
    })
}
