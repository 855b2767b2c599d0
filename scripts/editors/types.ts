// `site-embed.d.ts`: the types of the elements, their events, and `window.SiteEmbed`.
import { camel } from '../../src/contract/attribute.ts'
import { errorCodes } from '../../src/contract/errors.ts'
import { facetTypes } from '../../src/contract/facet-types.ts'
import { en } from '../../src/shell/messages/en.ts'
import { declarations, eventType, propertyType } from './declared.ts'
import { type Described, elements, proseOf } from './elements.ts'
import { frameworkImports } from './frameworks.ts'
import { defaultOf, typesOf } from './kinds.ts'

const indented = (lines: readonly string[], by = '  ') => lines.map((line) => by + line).join('\n')
const comment = (doc: string) => `/** ${proseOf(doc).replaceAll('*/', '*\\/')} */`
const interfaceOf = (head: string, lines: readonly string[]) =>
  `export interface ${head} {\n${indented(lines)}\n}`
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ')

const settingsOf = ({ contract }: Described) =>
  Object.entries(contract.attributes).map(([name, spec]) => {
    const standard = spec.kind === 'flag' ? undefined : defaultOf(spec)
    const doc = standard === undefined ? spec.doc : `${spec.doc} Default: \`${standard}\`.`
    return { name, spec, doc: comment(doc), types: typesOf(spec) }
  })

const attributesOf = (element: Described) =>
  settingsOf(element).flatMap(({ name, doc, types }) => [
    doc,
    `'${name}'?: ${types.markup} | undefined`,
  ])

const settingLines = (element: Described) =>
  settingsOf(element).flatMap(({ name, doc, types }) => [doc, `${camel(name)}?: ${types.written}`])

const propertyLines = ({ contract }: Described) =>
  Object.entries(contract.properties).flatMap(([name, { doc, readOnly }]) =>
    readOnly ? [] : [comment(doc), `${name}?: ${propertyType(name)} | null | undefined`],
  )

const eventLines = ({ surface }: Described) =>
  Object.entries(surface.events).flatMap(([name, { doc, cancelable }]) => [
    comment(cancelable ? `${doc} Cancelable.` : doc),
    `'${name}': ${eventType(name)}`,
  ])

const memberLines = (element: Described) => [
  ...settingsOf(element).flatMap(({ name, doc, types }) => [
    doc,
    `get ${camel(name)}(): ${types.read}`,
    `set ${camel(name)}(value: ${types.written})`,
  ]),
  ...Object.entries(element.contract.properties).flatMap(([name, { doc, readOnly }]) => {
    const type = `${propertyType(name)} | null`
    return [
      comment(doc),
      ...(readOnly
        ? [`readonly ${name}: ${type}`]
        : [`get ${name}(): ${type}`, `set ${name}(value: ${type} | undefined)`]),
    ]
  }),
  ...Object.entries(element.contract.methods).flatMap(([name, { doc }]) => [
    comment(doc),
    `${name}(): void`,
  ]),
]

/** An event name with our prefix has to be one of our events. */
const listening = ({ name }: Described) =>
  ['add', 'remove'].flatMap((verb) => {
    const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'
    const method = (type: string, map: string) =>
      `${verb}EventListener<Type extends keyof ${map}>(type: ${type}, listener: (this: ${name}Element, event: ${map}[Type]) => unknown, options?: boolean | ${options}): void`
    return [
      method('Type', `${name}EventMap`),
      method('Type', 'HTMLElementEventMap'),
      `${verb}EventListener<Type extends string>(type: OtherEvent<Type>, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void`,
    ]
  })

function typesOfElement(element: Described): string {
  const { name, contract } = element
  return [
    `/** The attributes of \`<${contract.tag}>\`. */`,
    interfaceOf(`${name}Attributes`, attributesOf(element)),
    '',
    `/** The attributes of \`<${contract.tag}>\` as properties. */`,
    interfaceOf(`${name}Settings`, settingLines(element)),
    '',
    `/** The properties of \`<${contract.tag}>\`. */`,
    interfaceOf(`${name}Properties extends ${name}Settings`, propertyLines(element)),
    '',
    `/** The events of \`<${contract.tag}>\`. */`,
    interfaceOf(`${name}EventMap`, eventLines(element)),
    '',
    comment(contract.doc),
    interfaceOf(`${name}Element extends HTMLElement`, [
      ...memberLines(element),
      ...listening(element),
    ]),
  ].join('\n')
}

const messageLines = Object.keys(en).map((key) => `${key}?: Message`)

/** Any text, within the type of a text. */
const any = `\${string}`

const shared = [
  '/** Placeholders such as `{language}` and `{url.name}`, which the page fills. */',
  `export type FromPage = \`${any}{${any}}${any}\``,
  "export type Flag = boolean | '' | 'true' | 'false' | FromPage",
  `export type Whole = number | \`\${number}\` | FromPage`,
  '/** One or several, separated by commas. */',
  `export type ListOf<Word extends string> = Word | \`\${Word},${any}\``,
  `export type ErrorCode = ${quoted(errorCodes)}`,
  `export type FacetType = ${quoted(facetTypes)}`,
  '/** A text with `{names}` in it, or one for each plural form. */',
  'export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)',
  '/** Words that replace the built-in ones. Facets and their values have keys such as `facet.city.Kraków`. */',
  interfaceOf('EmbedMessages', [...messageLines, `[facet: \`facet.${any}\`]: Message | undefined`]),
].join('\n')

const names = elements.map(({ name }) => name)

/** A function can be set on an element alone. */
const functions = elements.flatMap(settingsOf).filter(({ spec }) => spec.orFunction)

const page = [
  '/** Page-wide defaults for both elements. */',
  interfaceOf(`SiteEmbedDefaults extends ${names.map((name) => `${name}Settings`).join(', ')}`, [
    ...functions.flatMap(({ name, doc }) => [doc, `${camel(name)}?: string | null | undefined`]),
    '/** Prefix of the tags: `acme` makes `<acme-site-search>`. */',
    'prefix?: string | undefined',
    '/** Origin of the editor around previews, if it has its own host: `https://editor.example.com`. */',
    'targetOrigin?: string | undefined',
  ]),
  '',
  'declare global {',
  '  interface HTMLElementTagNameMap {',
  ...elements.map(({ name, contract }) => `    '${contract.tag}': ${name}Element`),
  '  }',
  '  /** The events bubble to the elements around, the document and the window. */',
  `  interface GlobalEventHandlersEventMap extends ${names.map((name) => `${name}EventMap`).join(', ')} {}`,
  '  interface Window {',
  '    /** Undefined until the script has loaded. */',
  '    SiteEmbed?: SiteEmbedApi',
  '    SiteEmbedDefaults?: SiteEmbedDefaults',
  '  }',
  '  const SiteEmbed: SiteEmbedApi',
  '}',
].join('\n')

const ownNames = elements.flatMap(({ surface }) => Object.keys(surface.events))
const beginnings = new Set(ownNames.map((name) => name.split('-')[0]))
const begun = [...beginnings].map((word) => `\`${word}-${any}\``).join(' | ')

const otherEvent = [
  '/** Any other event. A name with our prefix has to be one of our events. */',
  `type OtherEvent<Type extends string> = Type extends ${begun}`,
  `  ? ${names.map((name) => `keyof ${name}EventMap`).join(' | ')}`,
  '  : Type',
].join('\n')

export const types = `${[
  '// Types of site-embed. Generated.',
  frameworkImports,
  shared,
  declarations,
  ...elements.map(typesOfElement),
  otherEvent,
  page,
].join('\n\n')}\n`
