// `web-types.json`, which JetBrains’ editors read.
import { camel } from '../../src/contract/attribute.ts'
import { customProperties } from '../../src/contract/shared.ts'
import { eventProse, eventType, propertyType } from './declared.ts'
import { type Described, elements, proseOf } from './elements.ts'
import { defaultOf, plainType, typesOf } from './kinds.ts'

const named = (all: Record<string, { doc: string }>) =>
  Object.entries(all).map(([name, { doc }]) => ({ name, description: proseOf(doc) }))

const isOurs = (type: string) => /^(?!HTML)[A-Z]\w+$/.test(type)

/** Our types are written as imports from this package; a list is a union. */
function typed(text: string) {
  const types = text.split(' | ')
  return types.some(isOurs) ? types.map((type) => (isOurs(type) ? { name: type } : type)) : text
}

function attributesOf({ contract }: Described) {
  return Object.entries(contract.attributes).map(([name, spec]) => {
    const standard = defaultOf(spec)
    return {
      name,
      description: proseOf(spec.doc),
      value: { type: plainType(spec), required: spec.kind !== 'flag' },
      ...(standard !== undefined && { default: standard }),
    }
  })
}

function propertiesOf({ contract }: Described) {
  const settings = Object.entries(contract.attributes).map(([name, spec]) => ({
    name: camel(name),
    description: proseOf(spec.doc),
    type: typed(typesOf(spec).read),
  }))
  const others = Object.entries(contract.properties).map(([name, { doc, readOnly }]) => ({
    name,
    description: proseOf(doc),
    type: typed(`${propertyType(name)} | null`),
    ...(readOnly && { 'read-only': true }),
  }))
  return [...settings, ...others]
}

const elementOf = (element: Described, home: string | undefined) => ({
  name: element.contract.tag,
  description: element.contract.doc,
  ...(home && { 'doc-url': `${home}/${element.page}` }),
  attributes: attributesOf(element),
  slots: named(element.surface.slots),
  js: {
    properties: propertiesOf(element),
    events: Object.entries(element.surface.events).map(([name, event]) => ({
      name,
      description: eventProse(name, event),
      type: eventType(name),
    })),
  },
  css: {
    properties: named(customProperties),
    parts: named(element.surface.parts),
    'pseudo-classes': named(element.surface.states).map(({ name, description }) => ({
      name: `state(${name})`,
      description,
    })),
  },
})

export const webTypes = (version: string, home: string | undefined) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'site-embed',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: { html: { elements: elements.map((element) => elementOf(element, home)) } },
})
