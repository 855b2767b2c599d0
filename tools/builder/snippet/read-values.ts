// What a snippet says of attributes: on the script, in an object of a script, and on the element itself.
import { camel, kebab } from '../../../src/contract/attribute.ts'
import { nearest } from '../../../src/contract/nearest.ts'
import { attributesOf, type Tag, tags } from '../settings.ts'

export const jsonText = '"(?:[^"\\\\]|\\\\.)*"'

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

export const asText = (json: string) => {
  const value = parsed(json)
  return typeof value === 'string' ? value : ''
}

export interface FoundElement {
  element: Element
  tag: Tag
  placeholder: boolean
}

/** An object in a script: `{appId: 'A', "apiKey": "k"}`, whoever wrote it. */
export function pairs(text: string): [string, string][] {
  const object = `\\{((?:${jsonText}|'[^']*'|[^}"'])*)\\}`
  const inner = new RegExp(`(?:SiteEmbedDefaults|\\bdefaults)\\s*=\\s*${object}`).exec(text)?.[1]
  const json = /<script[^>]*\bdata-site-embed\b[^>]*>(.*?)<\/script>/s.exec(text)?.[1]
  const pair = new RegExp(`["']?([A-Za-z][\\w-]*)["']?\\s*:\\s*(${jsonText}|'[^']*')`, 'g')
  return [...(inner ?? json ?? '').matchAll(pair)].map(([, name = '', value = '']) => [
    kebab(name),
    value.startsWith("'") ? value.slice(1, -1) : asText(value),
  ])
}

const withoutData = (name: string) => (name.startsWith('data-') ? name.slice('data-'.length) : '')

interface Said {
  written: string
  /** As the contract would call it. */
  name: string
  value: string
}

const saidIn = (element: Element | null, nameOf: (written: string) => string): Said[] =>
  [...(element?.attributes ?? [])].map(({ name, value }) => ({
    written: name,
    name: nameOf(name),
    value,
  }))

/** Of the script, of an object beside it, and of the element itself, which has the last word. */
export function valuesIn(
  { element, tag, placeholder }: FoundElement,
  script: Element | null,
  text: string,
) {
  const known = attributesOf(tag)
  const own = saidIn(element, placeholder ? withoutData : (name) => name)
  const object = pairs(text).map(([name, value]) => ({ written: camel(name), name, value }))
  const all = [...saidIn(script, withoutData), ...object, ...own]
  const right = all.filter(({ name }) => known[name] && !known[name].offPage)
  const values = Object.fromEntries(right.map(({ name, value }) => [name, value]))
  const free = Object.keys(known).filter((name) => !known[name]?.offPage && !(name in values))
  const slips = all
    .filter(({ name }) => name && !tags.some((one) => attributesOf(one)[name]))
    .flatMap(({ written, name: slip, value }) => {
      const name = nearest(slip, free)
      return name ? [{ written, name, value }] : []
    })
  const isMeant = (written: string) => slips.some((slip) => slip.written === written)
  const leftOut = own
    .filter(({ name }) => !known[name])
    .map(({ written }) => written)
    .filter((name) => !isMeant(name) && !['style', 'is', `data-${tag}`].includes(name))
  const mended = Object.fromEntries(slips.map(({ name, value }) => [name, value]))
  return { values: { ...mended, ...values }, leftOut, meant: slips }
}
