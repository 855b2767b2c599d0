// The owner's templates of an element, as they stand in the page's source.
import { tellOwner } from '../../src/errors/owner.ts'
import { compile } from '../../src/template/compile.ts'
import { parse } from '../../src/template/parse.ts'
import type { Template, Templates } from '../../src/template/templates.ts'
import type { Embed, Page } from '../page/page.ts'
import { all, around, attribute, type Element } from '../page/tree.ts'

/** What the elements show of them at first. */
const slots = ['hit', 'entry', 'asset', 'header']
const written = slots.flatMap((slot) => [
  `template[slot="${slot}"]`,
  `script[type="text/template"][slot="${slot}"]`,
])

/** Not inside another custom element. */
const isOwn = (element: Element, found: Element) =>
  around(found, (one) => one === element || one.name.includes('-')) === element

function templateOf(found: Element, { html }: Page, name: string): Template {
  const { startTag, endTag } = found.sourceCodeLocation ?? {}
  const slot = attribute(found, 'slot') ?? ''
  const said = `${name}: the template “${slot}”`
  const markup = parse(html.slice(startTag?.endOffset, endTag?.startOffset))
  return {
    ...compile(markup, (problem) => tellOwner('warn', `${said}: ${problem}.`)),
    slot,
    only: attribute(found, 'data-index') ?? attribute(found, 'data-content-type'),
    name: said,
    fields: new Map(),
  }
}

/** None where a visitor may have written them. */
export function templatesOf({ element, isPlaceholder, name }: Embed, page: Page): Templates {
  const mayHave = !isPlaceholder || page.trustsPlaceholders
  const found = mayHave ? all(written.join(), element).filter((one) => isOwn(element, one)) : []
  return { all: found.map((one) => templateOf(one, page, name)), sheets: [] }
}
