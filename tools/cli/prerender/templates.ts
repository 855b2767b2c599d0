// Prepares an element's templates for its first rendering.
import { tellOwner } from '../../../src/errors/owner.ts'
import { compile } from '../../../src/template/compile.ts'
import type { Templates } from '../../../src/template/templates.ts'
import type { Embed, Page } from '../page/page.ts'
import { templatesIn } from '../page/templates.ts'
import { attribute } from '../page/tree.ts'

/** What the elements show of them at first. */
const slots = ['hit', 'entry', 'asset', 'header']

export function templatesOf(embed: Embed, page: Page): Templates {
  const found = templatesIn(embed, page).filter(({ slot }) => slots.includes(slot))
  const templates = found.map(({ element, slot, markup }) => {
    const name = `${embed.name}: the template “${slot}”`
    return {
      ...compile(markup, (problem) => tellOwner('warn', `${name}: ${problem}.`)),
      slot,
      only: attribute(element, 'data-index') ?? attribute(element, 'data-content-type'),
      name,
      fields: new Map(),
    }
  })
  return { all: templates, sheets: [] }
}
