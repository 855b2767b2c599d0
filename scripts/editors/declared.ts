// The type files of the contract that the types for editors include, and their texts about single events and
// properties.
import { readFileSync } from 'node:fs'
import type { ElementSurface } from '../../src/contract/attribute.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../src/contract/${name}`, import.meta.url), 'utf8')

const files = {
  details: read('details.ts'),
  properties: read('property-types.ts'),
  page: read('page-api.ts'),
}

/** Without the comment at its top, its imports, and the types that are written in full elsewhere. */
const bodyOf = (source: string) =>
  source
    .replace(/^(\/\/.*\n)+/, '')
    .replace(/^import type .*\n/gm, '')
    .replace(/^export type (SiteEmbedDefaults|EmbedMessages) = .*\n/gm, '')
    .trim()

export const declarations = Object.values(files).map(bodyOf).join('\n\n')

/** The lines of one interface: name → type. */
function linesOf(source: string, name: string): ReadonlyMap<string, string> {
  const body = source.split(`export interface ${name} {\n`)[1]?.split('\n}')[0] ?? ''
  const lines = body.matchAll(/^ {2}'?([\w-]+)'?: (.+)$/gm)
  return new Map([...lines].map(([, key = '', type = '']) => [key, type]))
}

function typeIn(types: ReadonlyMap<string, string>, name: string): string {
  const type = types.get(name)
  if (type === undefined) throw new Error(`src/contract has no type for ${name}`)
  return type
}

const details = linesOf(files.details, 'Details')
const properties = linesOf(files.properties, 'PropertyTypes')

/** `{query, page}`: what the detail of an event always has. */
export function detailOf(event: string): string {
  const lines = linesOf(files.details, typeIn(details, event))
  return `{${[...lines.keys()].join(', ')}}`
}

export const eventType = (name: string) => `CustomEvent<${typeIn(details, name)}>`
export const propertyType = (name: string) => typeIn(properties, name)

/** What happened, the names in its detail, and whether it can be stopped. */
export const eventProse = (name: string, { doc, cancelable }: ElementSurface['events'][string]) =>
  `${doc} Its detail: \`${detailOf(name)}\`${cancelable ? '. Cancelable' : ''}.`
