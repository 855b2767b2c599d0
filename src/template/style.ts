// A style attribute → what React sets property by property, which no policy forbids. A value of a
// record gets in as a length, a number, a colour or an allowed address, and cannot say more.
import { camel } from '../contract/attribute.ts'
import { mediaUrl } from '../net/url.ts'
import type { Expression } from './expression.ts'

/** Text with its expressions; `read` makes text of one of these. */
type Parts = readonly (string | Expression)[]
type Read = (expression: Expression) => string
type Warn = (problem: string) => void
type Declaration = (read: Read, warn: Warn) => string | null

const declaration = /([\w-]+)\s*:\s*((?:\{\{.*?\}\}|\([^)]*\)|"[^"]*"|'[^']*'|[^;])+)/g
/** Its quotes, and what is in them. */
const address = /url\(\s*(["']?)(.*?)\1\s*\)/i

const length =
  /^(?:[-+]?[\d.]+(?:[a-z]{1,4}|%)?|#[\da-f]{3,8}|(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch)|color)a?\([\w\s.,%/+-]+\))$/i
const isPlain = (value: string) =>
  length.test(value) || (/^[a-z]+$/i.test(value) && CSS.supports('color', value))
/** In a custom property also words, as long as nothing in them can be an address. */
const isWords = (value: string) => !/[(){};"'\\]/.test(value)

const isFixed = (parts: Parts) => parts.every((part) => typeof part === 'string')
const join = (parts: Parts, read: Read) =>
  parts.map((part) => (typeof part === 'string' ? part : read(part))).join('')

/** Encoded so that it ends where it should. */
const quoted = (url: string) =>
  `url("${url.replace(/["\\\s]/g, (sign) => encodeURIComponent(sign))}")`

const addressOf =
  (parts: Parts): Declaration =>
  (read) => {
    const inside = join(parts, read)
    const url = isFixed(parts) ? inside : mediaUrl(inside)
    return url && quoted(url)
  }

const wordsOf =
  (parts: Parts, name: string): Declaration =>
  (read, warn) => {
    const isCustom = name.startsWith('--')
    let isFine = true
    let isGiven = false
    const whole = join(parts, (expression) => {
      const value = read(expression).trim()
      isGiven ||= value !== ''
      isFine &&= isPlain(value) || (isCustom && isWords(value))
      return value
    })
    if (isFine || isPlain(whole.trim())) return whole
    if (isGiven)
      warn(`in style, ${name} takes only a length, a number or a colour. Write an address in url()`)
    return null
  }

/** Others would be what a style object has beside its properties. */
const isProperty = (name: string) => name.startsWith('--') || CSS.supports(name, 'inherit')
const nameOf = (name: string) => (name.startsWith('--') ? name : camel(name.toLowerCase()))

/** Each property and how its value comes about; null where it may not stand. */
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
