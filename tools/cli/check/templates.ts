// Checks templates without filling them.

import { compile } from '../../../src/template/compile.ts'
import { isForeign, partsOf } from '../../../src/template/expression.ts'
import { filters } from '../../../src/template/filters.tsx'
import type { Markup } from '../../../src/template/markup.ts'
import type { Tag } from '../../builder/settings.ts'
import type { Embed, Page } from '../page/page.ts'
import { templatesIn } from '../page/templates.ts'
import { type Finding, mistake } from './finding.ts'

const known: Readonly<Record<Tag, readonly string[]>> = {
  'site-search': [...Object.keys(filters), 'plain'],
  'rich-doc': [...Object.keys(filters), 'rich', 'image'],
}

/** All that may hold braces. */
const textsIn = (markup: readonly Markup[]): string[] =>
  markup.flatMap((node) =>
    typeof node === 'string'
      ? [node]
      : [...node.attributes.map(([, value]) => value), ...textsIn(node.children)],
  )

function* slipsIn(markup: readonly Markup[], tag: Tag): Generator<string> {
  for (const part of textsIn(markup).flatMap((text) => partsOf(text, () => {}))) {
    if (typeof part === 'string') continue
    if (isForeign(part.source))
      yield `{{${part.source}}} does nothing here. Write only fields and filters in braces, and data-if="field", data-unless or data-each on elements`
    const [wrong] = part.filters.find(([name]) => !known[tag].includes(name)) ?? []
    if (wrong !== undefined)
      yield `there is no filter “${wrong}”. Write one of ${known[tag].join(', ')}`
  }
}

export function templateSlips(embed: Embed, page: Page): Finding[] {
  return templatesIn(embed, page)
    .filter(({ slot }) => slot !== 'styles')
    .flatMap(({ element, slot, markup }) => {
      const problems = new Set(slipsIn(markup, embed.tag))
      compile(markup, (problem) => problems.add(problem))
      return [...problems].map((problem) =>
        mistake('wrong-template', embed.name, `In the template “${slot}”: ${problem}.`, {
          element,
        }),
      )
    })
}
