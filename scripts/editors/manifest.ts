// `custom-elements.json`: the Custom Elements Manifest, which Storybook, linters and editors read.
import type * as schema from 'custom-elements-manifest'
import { camel } from '../../src/contract/attribute.ts'
import { customProperties } from '../../src/contract/shared.ts'
import { eventProse, eventType, propertyType } from './declared.ts'
import { type Described, elements, proseOf } from './elements.ts'
import { defaultOf, plainType, typesOf } from './kinds.ts'

const path = 'dist/site-embed.js'

function attributesOf({ contract }: Described): schema.Attribute[] {
  return Object.entries(contract.attributes).map(([name, spec]) => {
    const standard = defaultOf(spec)
    return {
      name,
      description: proseOf(spec.doc),
      type: { text: plainType(spec) },
      ...(standard !== undefined && { default: standard }),
      fieldName: camel(name),
    }
  })
}

function fieldsOf({ contract }: Described): schema.CustomElementField[] {
  const settings = Object.entries(contract.attributes).map(([name, spec]) => {
    return {
      kind: 'field' as const,
      name: camel(name),
      description: proseOf(spec.doc),
      type: { text: typesOf(spec).read },
      attribute: name,
      ...(!spec.secret && { reflects: true }),
    }
  })
  const others = Object.entries(contract.properties).map(([name, { doc, readOnly }]) => ({
    kind: 'field' as const,
    name,
    description: proseOf(doc),
    type: { text: `${propertyType(name)} | null` },
    ...(readOnly && { readonly: true }),
  }))
  return [...settings, ...others]
}

const methodsOf = ({ contract }: Described): schema.ClassMethod[] =>
  Object.entries(contract.methods).map(([name, { doc }]) => ({
    kind: 'method',
    name,
    description: proseOf(doc),
    return: { type: { text: 'void' } },
  }))

const named = (all: Record<string, { doc: string }>) =>
  Object.entries(all).map(([name, { doc }]) => ({ name, description: proseOf(doc) }))

const declarationOf = (element: Described): schema.CustomElementDeclaration => ({
  kind: 'class',
  customElement: true,
  name: `${element.name}Element`,
  tagName: element.contract.tag,
  description: element.contract.doc,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: attributesOf(element),
  members: [...fieldsOf(element), ...methodsOf(element)],
  events: Object.entries(element.surface.events).map(([name, event]) => ({
    name,
    type: { text: eventType(name) },
    description: eventProse(name, event),
  })),
  slots: named(element.surface.slots),
  cssParts: named(element.surface.parts),
  cssProperties: named(customProperties),
  cssStates: named(element.surface.states),
})

export const manifest: schema.Package = {
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path,
      declarations: elements.map(declarationOf),
      exports: elements.map(({ name, contract }) => ({
        kind: 'custom-element-definition',
        name: contract.tag,
        declaration: { name: `${name}Element`, module: path },
      })),
    },
  ],
}
