// Turns a style attribute into properties that React sets one by one, with values that cannot add anything else.
import { camel } from '../contract/attribute.ts'
import { mediaUrl } from '../net/url.ts'
import type { Expression } from './expression.ts'

/** A text split into plain text and expressions. */
type Parts = readonly (string | Expression)[]
type Read = (expression: Expression) => string
type Warn = (problem: string) => void
type Declaration = (read: Read, warn: Warn) => string | null

const declaration = /([\w-]+)\s*:\s*((?:\{\{.*?\}\}|\([^)]*\)|"[^"]*"|'[^']*'|[^;])+)/g
/** `url(…)`: the quotes, and the address in them. */
const address = /url\(\s*(["']?)(.*?)\1\s*\)/i

const length =
  /^(?:[-+]?[\d.]+(?:[a-z]{1,4}|%)?|#[\da-f]{3,8}|(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch)|color)a?\([\w\s.,%/+-]+\))$/i
const isPlain = (value: string) =>
  length.test(value) || (/^[a-z]+$/i.test(value) && CSS.supports('color', value))
/** A custom property may also have words, if they cannot contain an address. */
const isWords = (value: string) => !/[(){};"'\\]/.test(value)

const isFixed = (parts: Parts) => parts.every((part) => typeof part === 'string')
const join = (parts: Parts, read: Read) =>
  parts.map((part) => (typeof part === 'string' ? part : read(part))).join('')

/** Encodes quotes and spaces, which could end the address early. */
const quoted = (url: string) =>
  `url("${url.replace(/["\s]/g, (sign) => encodeURIComponent(sign))}")`

/** In a style a backslash is an escape; in the path of an address browsers read it as a slash. */
const withoutBackslash = (url: string) =>
  url.replace(/^[^?#]+/, (path) => path.replace(/\\/g, '/')).replace(/\\/g, '%5C')

const addressOf =
  (parts: Parts): Declaration =>
  (read) => {
    const inside = join(parts, read)
    if (isFixed(parts)) return inside && quoted(inside)
    const url = mediaUrl(inside)
    return url && quoted(withoutBackslash(url))
  }

const wordsOf =
  (parts: Parts, name: string): Declaration =>
  (read, warn) => {
    const isCustom = name.startsWith('--')
    let isAllowed = true
    let hasValue = false
    const whole = join(parts, (expression) => {
      const value = read(expression).trim()
      hasValue ||= value !== ''
      isAllowed &&= isPlain(value) || (isCustom && isWords(value))
      return value
    })
    if (isAllowed || isPlain(whole.trim())) return whole
    if (hasValue)
      warn(`in style, ${name} takes only a length, a number or a colour. Write an address in url()`)
    return null
  }

/** Other names could be methods of the style object, such as `setProperty`. */
const isProperty = (name: string) => name.startsWith('--') || CSS.supports(name, 'inherit')
const nameOf = (name: string) => (name.startsWith('--') ? name : camel(name.toLowerCase()))

/** Each property with a function that returns its value for a record, or null to leave it out. */
export function styleOf(
  text: string,
  partsIn: (text: string) => Parts,
): [name: string, value: Declaration][] {
  return [...text.matchAll(declaration)].flatMap(([, name = '', value = '']) => {
    if (!isProperty(name)) return []
    const pieces = value
      .replace(/!\s*important/i, '')
      .split(address)
      .flatMap((piece, at) =>
        at % 3 === 1 ? [] : [(at % 3 ? addressOf : wordsOf)(partsIn(piece), name)],
      )
    const whole: Declaration = (...given) => {
      const values = pieces.map((piece) => piece(...given))
      return values.includes(null) ? null : values.join('').trim()
    }
    return [[nameOf(name), whole]]
  })
}
