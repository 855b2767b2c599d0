// Properties read as the types for editors say: untouched, and with a value in the attribute.
import { afterAll, describe, expect, test, vi } from 'vitest'
import { elements } from '../../scripts/editors/elements.ts'
import { typesOf } from '../../scripts/editors/kinds.ts'
import { type Attribute, camel } from '../../src/contract/attribute.ts'
import { definition } from '../../src/element/define.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { PageRegistry } from '../../src/element/page-registry.ts'
import { cases } from './kinds.ts'

function elementOf(contract: (typeof elements)[number]['contract']) {
  const tag = `typed-${contract.tag}`
  if (!customElements.get(tag)) {
    const page = new PageRegistry(new PageDefaults())
    definition({ ...contract, tag }, (() => null) as never, () => {}).define(page)
  }
  return document.createElement(tag)
}

/** Whether a type of TypeScript, as text, takes the value. */
function takes(type: string, value: unknown): boolean {
  const members = type.split(' | ')
  if (typeof value === 'string' && members.includes(`'${value}'`)) return true
  return members.includes(value === null ? 'null' : typeof value)
}

const sampleOf = (spec: Attribute) =>
  ('of' in spec ? spec.of[0] : cases[spec.kind].right[0]?.[0]) ?? ''

vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => vi.restoreAllMocks())

describe.each(elements)('$contract.tag', ({ contract }) => {
  const attributes = Object.entries(contract.attributes)

  test.each(attributes)('%s has the type that is declared, without a value', (name, spec) => {
    const value: unknown = Reflect.get(elementOf(contract), camel(name))
    expect(takes(typesOf(spec).read, value), String(value)).toBe(true)
    // Nothing is said to be null that never is.
    expect(value === null).toBe(/\bnull$/.test(typesOf(spec).read))
  })

  test.each(attributes)('%s has the type that is declared, with a value', (name, spec) => {
    const element = elementOf(contract)
    element.setAttribute(name, sampleOf(spec))
    const value: unknown = Reflect.get(element, camel(name))
    const { read } = typesOf(spec)
    if (!spec.offPage) expect(value).not.toBe(null)
    expect(takes(read, value), `${value} as ${read}`).toBe(true)
  })

  test('properties are empty at first', () => {
    for (const name of Object.keys(contract.properties))
      expect(Reflect.get(elementOf(contract), name)).toBe(null)
  })
})
