// Values become HTML, JSON within scripts, and lines that no host misreads.
import type { Values } from '../settings.ts'

const references: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '&#10;',
}

/** Shopify and Tag Manager interpret `{{` and `{%` anywhere. */
const withoutHostBraces = (text: string) => text.replace(/\{(?=[{%])/g, '&#123;')

export const escaped = (text: string) =>
  withoutHostBraces(text.replace(/[&"<>\n]/g, (sign) => references[sign] ?? sign))

export const attributesText = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('')

export const openTag = (name: string, values: Values) => `<${name}${attributesText(values)}>`
export const element = (name: string, values: Values, inside = '') =>
  `${openTag(name, values)}${inside}</${name}>`

/** For a script in a page: nothing in it ends the script, or looks like a variable of the host. */
export const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\{(?=[{%])/g, '\\u007b')

/** For a module, which only its own end could cut off. */
export const inModule = (value: unknown) =>
  JSON.stringify(value).replace(/<(?=\/script|!--)/gi, '\\u003c')

/** Some editors wrap paragraphs around the lines of a tag. */
export const inOneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')

/** `[[ ]]` means the same, for hosts that claim braces. */
export const withSquareBrackets = (template: string) =>
  template.replace(/\{\{\{?(.*?)\}?\}\}/g, '[[$1]]')
export const withBraces = (template: string) => template.replace(/\[\[(.*?)\]\]/g, '{{$1}}')

export const dataNames = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]))
