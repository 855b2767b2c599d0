// The files for editors contain everything from the contract, in their formats.
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { detailOf } from '../../scripts/editors/declared.ts'
import { elements } from '../../scripts/editors/elements.ts'
import { files } from '../../scripts/editors/files.ts'
import { manifest } from '../../scripts/editors/manifest.ts'
import { cssData, htmlData } from '../../scripts/editors/vscode.ts'
import { webTypes } from '../../scripts/editors/web-types.ts'
import { camel } from '../../src/contract/attribute.ts'
import { customProperties } from '../../src/contract/shared.ts'

const [declarations = []] = manifest.modules.map((module) => module.declarations)
const namesOf = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name)

/** Of every object that has a name and ought to say what it is. */
function* nameless(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* nameless(inner)
  if ('name' in value && 'description' in value && !value.description) yield String(value.name)
}

test('the manifest follows its published schema', () => {
  const validate = new Ajv({ strict: false }).compile(schema)
  validate(manifest)
  expect(validate.errors).toBeNull()
  // The schema does tell what is wrong.
  expect(validate({ ...manifest, modules: [{ kind: 'javascript-module' }] })).toBe(false)
})

/** Of https://github.com/JetBrains/web-types what this file has use for. */
const text = { type: 'string' }
const named = (more: object) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: text, description: text, 'doc-url': text, ...more },
  },
})
const exact = (properties: object) => ({ type: 'object', additionalProperties: false, properties })
const imported = { ...exact({ module: text, name: text }), required: ['name'] }
const type = { anyOf: [text, { type: 'array', items: { anyOf: [text, imported] } }] }
const flag = { type: 'boolean' }
const value = exact({ kind: { enum: ['plain', 'no-value', 'expression'] }, type, required: flag })
const webTypesSchema = {
  ...exact({
    $schema: text,
    name: text,
    version: text,
    'js-types-syntax': { const: 'typescript' },
    'description-markup': { enum: ['markdown', 'html', 'none'] },
    contributions: exact({
      html: exact({
        elements: named({
          attributes: named({ default: text, required: flag, value }),
          slots: named({}),
          js: exact({ properties: named({ type, 'read-only': flag }), events: named({ type }) }),
          css: exact({
            properties: named({}),
            parts: named({}),
            'pseudo-classes': named({ arguments: flag }),
          }),
        }),
      }),
    }),
  }),
  required: ['name', 'version', 'contributions'],
}

test('the file for JetBrains editors follows its format and names our types', () => {
  const validate = new Ajv({ strict: false }).compile(webTypesSchema)
  const all = webTypes('1.0.0', 'https://docs.example')
  validate(all)
  expect(validate.errors).toBeNull()
  const [search] = all.contributions.html.elements
  const types = search?.js.properties.flatMap((one) => one.type) ?? []
  const known = files['site-embed.d.ts'] ?? ''
  const names = types.flatMap((one) => (typeof one === 'string' ? [] : one.name))
  expect(names).toContain('EmbedMessages')
  for (const name of names)
    expect(known).toMatch(new RegExp(`^export (?:type|interface) ${name}\\b`, 'm'))
  // Else it would be a type that nobody finds.
  expect(types.filter((one) => typeof one === 'string' && /^[A-Z]\w+$/.test(one))).toEqual([])
})

describe.each(elements)('$contract.tag', ({ name, contract, surface }) => {
  const attributes = Object.keys(contract.attributes)
  const properties = [...attributes.map(camel), ...Object.keys(contract.properties)]
  const events = Object.keys(surface.events)

  test('the manifest has all of it', () => {
    const found = declarations.find((one) => one.name === `${name}Element`)
    if (found?.kind !== 'class' || !('customElement' in found)) throw new Error('no such class')
    expect(namesOf(found.attributes)).toEqual(attributes)
    expect(namesOf(found.members)).toEqual([...properties, ...Object.keys(contract.methods)])
    expect(namesOf(found.events)).toEqual(events)
    expect(namesOf(found.slots)).toEqual(Object.keys(surface.slots))
    expect(namesOf(found.cssParts)).toEqual(Object.keys(surface.parts))
    expect(namesOf(found.cssStates)).toEqual(Object.keys(surface.states))
    expect(namesOf(found.cssProperties)).toEqual(Object.keys(customProperties))
    const described = [found.attributes, found.members, found.events, found.cssParts].flat()
    expect(described.filter((one) => !one?.description)).toEqual([])
  })

  test('VS Code offers every attribute, and the values of each that has a choice', () => {
    const tag = htmlData(undefined).tags.find((one) => one.name === contract.tag)
    expect(namesOf(tag?.attributes)).toEqual(attributes)
    for (const [attribute, spec] of Object.entries(contract.attributes)) {
      const offered = tag?.attributes.find((one) => one.name === attribute)
      expect(namesOf(offered?.values)).toEqual('of' in spec ? spec.of : undefined)
      expect(offered?.valueSet).toBe(spec.kind === 'flag' ? 'v' : undefined)
    }
  })

  test('JetBrains editors know all of it', () => {
    const [found] = webTypes('1.0.0', undefined).contributions.html.elements.filter(
      (one) => one.name === contract.tag,
    )
    expect(namesOf(found?.attributes)).toEqual(attributes)
    expect(namesOf(found?.js.properties)).toEqual(properties)
    expect(namesOf(found?.js.events)).toEqual(events)
    expect(namesOf(found?.css.parts)).toEqual(Object.keys(surface.parts))
    const states = Object.keys(surface.states).map((state) => `state(${state})`)
    expect(namesOf(found?.css['pseudo-classes'])).toEqual(states)
  })
})

test('every event documents what its detail holds', () => {
  const names = elements.flatMap(({ surface }) => Object.keys(surface.events))
  const details = names.map((name) => [name, detailOf(name)] as const)
  expect(Object.fromEntries(details)).toMatchObject({
    'search-select': '{hit, position, queryID}',
    'search-open': '{}',
    'doc-navigate': '{entryId, contentType, slug, entry}',
  })
  for (const [, detail] of details) expect(detail).toMatch(/^\{(\w+(, \w+)*)?\}$/)
})

test.each([
  ['part', '::part', 'parts', cssData.pseudoElements],
  ['state', ':state', 'states', cssData.pseudoClasses],
] as const)('VS Code offers each %s once, and describes it for each element', (...row) => {
  const [, selector, kind, list] = row
  const names = elements.flatMap(({ surface }) => Object.keys(surface[kind]))
  const offered = namesOf(list) ?? []
  expect(new Set(offered)).toEqual(new Set(names.map((name) => `${selector}(${name})`)))
  expect(new Set(offered).size).toBe(offered.length)
  const error = list.find(({ name }) => name === `${selector}(error)`)
  for (const { contract } of elements) expect(error?.description.value).toContain(contract.tag)
})

test('everything in an editor has a description, and no link leads nowhere', () => {
  const texts = Object.entries(files).filter(([name]) => name.endsWith('.json'))
  expect(texts.length).toBeGreaterThan(3)
  for (const [, text] of texts) {
    expect([...nameless(JSON.parse(text))]).toEqual([])
    expect(text).not.toMatch(/\]\([^)]*\.md/)
  }
})

test('once the pages have an address, editors lead to them', () => {
  const home = 'https://example.com/site-embed'
  const urls = htmlData(home).tags.flatMap(({ references }) => references?.map(({ url }) => url))
  expect(urls).toEqual([`${home}/docs/search.md`, `${home}/docs/documents.md`])
  const pages = webTypes('1.0.0', home).contributions.html.elements.map((one) => one['doc-url'])
  expect(pages).toEqual(urls)
})

test('the package names the files that its build writes', () => {
  const read: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const written = Object.keys(files).map((name) => `dist/${name}`)
  for (const field of ['types', 'customElements', 'web-types'])
    expect(written).toContain(Reflect.get(Object(read), field))
})
