// Custom data for VS Code: tags and attributes in HTML, custom properties in CSS. Each value that a
// choice takes is offered.

import type { Attribute } from '../../src/contract/attribute.ts'
import { customProperties } from '../../src/contract/shared.ts'
import { eventProse } from './declared.ts'
import { type Described, elements, proseOf } from './elements.ts'
import { defaultOf } from './kinds.ts'

const markdown = (value: string) => ({ kind: 'markdown', value })

const listOf = (title: string, rows: readonly (readonly [name: string, doc: string])[]) =>
  [`**${title}**`, ...rows.map(([name, doc]) => `- \`${name}\`: ${proseOf(doc)}`)].join('\n')

function tagProse({ contract, surface }: Described): string {
  const slots = Object.entries(surface.slots).flatMap(([name, { doc }]) =>
    name ? [[name, doc] as const] : [],
  )
  const events = Object.entries(surface.events).map(
    ([name, event]) => [name, eventProse(name, event)] as const,
  )
  return [contract.doc, listOf('Slots', slots), listOf('Events', events)].join('\n\n')
}

function attributeProse(spec: Attribute): string {
  const standard = spec.kind === 'flag' ? undefined : defaultOf(spec)
  return standard === undefined
    ? proseOf(spec.doc)
    : `${proseOf(spec.doc)}\n\nDefault: \`${standard}\``
}

function attributeOf([name, spec]: [string, Attribute]) {
  return {
    name,
    description: markdown(attributeProse(spec)),
    // An attribute that needs no value.
    ...(spec.kind === 'flag' && { valueSet: 'v' }),
    ...('of' in spec && { values: spec.of.map((word) => ({ name: word })) }),
  }
}

/** `home` is where the pages of `docs/` can be read. */
export const htmlData = (home: string | undefined) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.contract.tag,
    description: markdown(tagProse(element)),
    attributes: Object.entries(element.contract.attributes).map(attributeOf),
    ...(home && { references: [{ name: 'Documentation', url: `${home}/${element.page}` }] }),
  })),
})

/** Both elements have parts and states of the same name. */
function offered(of: 'parts' | 'states', named: (name: string) => string) {
  const names = new Set(elements.flatMap(({ surface }) => Object.keys(surface[of])))
  return [...names].map((name) => {
    const rows = elements.flatMap(({ contract, surface }) => {
      const doc = surface[of][name]?.doc
      return doc ? [`\`<${contract.tag}>\`: ${doc}`] : []
    })
    return { name: named(name), description: markdown(rows.join('\n\n')) }
  })
}

export const cssData = {
  version: 1.1,
  properties: Object.entries(customProperties).map(([name, { doc }]) => ({
    name,
    description: markdown(doc),
  })),
  pseudoClasses: offered('states', (name) => `:state(${name})`),
  pseudoElements: offered('parts', (name) => `::part(${name})`),
}
