// The attributes that a template keeps, and the value of each for a record.
import { safeUrl } from '../net/url.ts'
import { type FillContext, valuesIn, wordsOf } from './evaluate.ts'
import type { Expression, Scope } from './expression.ts'
import type { MarkupElement } from './markup.ts'
import { styleOf } from './style.ts'

type Props = Record<string, unknown>
export type Write = (props: Props, scope: Scope, context: FillContext) => void
type PartsIn = (text: string) => readonly (string | Expression)[]

/** Attributes that decide whether an element is there, and how often. */
export const ruling = /^data-(?:if|unless|each)$/i
/** Left out, because React treats them specially or sets markup with them, or because they are not valid names. */
const unwanted =
  /^(?:on|(?:srcdoc|ref|key|slot|is|children|attributes|dataset|prefix)$|dangerously|suppress|inner|outer|textc|hasown|default\w)|[^\w:.-]/i
/** These run code, so the owner is told. The others come from libraries and editors. */
const runsCode = /^(?:on|srcdoc$)/i
/** Boolean attributes, under the names that React accepts. */
const flags =
  /^(?:checked|controls|default|disabled|hidden|inert|loop|multiple|muted|open|required|reversed|selected)$/

// Attributes with addresses, which are checked after filling in the values.
const addresses = /href$|^(?:src|action|formaction|poster|background|data)$/i
/** A picture of a `srcset` and its size. Each character is read once: a long value cannot make it slow. */
const candidate = /([^\s,](?:,*[^\s,])*)(?:\s+([^\s,][^,]*))?/g

type Rule = (value: string) => string | null

const pictures: Rule = (value) =>
  [...value.matchAll(candidate)]
    .flatMap(([, url, size = '']) => (safeUrl(url) ? `${url} ${size}`.trim() : []))
    .join(', ') || null

const listed: Rule = (value) =>
  value
    .split(/\s+/)
    .filter((url) => safeUrl(url))
    .join(' ') || null

/** A function that returns the safe value for this attribute, or null to leave it out. */
export function urlRuleFor(name: string): Rule {
  if (addresses.test(name)) return safeUrl
  if (/^srcset$/i.test(name)) return pictures
  return /^ping$/i.test(name) ? listed : (value) => value
}

function styling(text: string, partsIn: PartsIn): Write {
  const declarations = styleOf(text, partsIn)
  return (props, scope, context) => {
    const read = (expression: Expression) => wordsOf(valuesIn([expression], scope, context))
    props.style = Object.fromEntries(
      declarations.map(([name, value]) => [name, value(read, context.warn)]),
    )
  }
}

/** Editors turn `"…"` into `“…”`, which HTML treats as a part of the value, up to the first space. */
function withoutTypographicQuotes(name: string, value: string, warn: (problem: string) => void) {
  if (!/^[“”„″][^\t\n\f\r ]*$/.test(value)) return value
  warn(`${name}=${value} is in curly quotes. Write ${name}="…"`)
  return value.replace(/^[“”„″]|[“”„″]$/g, '')
}

/** Browsers and editors percent-encode the braces in an address. */
const withBraces = (value: string) =>
  value.replace(/(%7B|%5B){2}.*?(%7D|%5D){2}/gi, (hole) =>
    hole.replace(/%[2-7][\dA-F]/gi, decodeURIComponent),
  )

function propertyOf(name: string, { tag, foreign }: MarkupElement): string {
  // On a custom element React sets a property if there is one, and text such as “false” would count as true. In
  // capitals the name matches no property, but HTML still reads the same attribute.
  if (tag.includes('-') && !foreign) return name.toUpperCase()
  // Only the default, so that the visitor's input stays.
  if (name === 'value' && /^(?:input|textarea|select)$/.test(tag)) return 'defaultValue'
  if (name === 'checked') return 'defaultChecked'
  return name === 'class' ? 'className' : name
}

function writing(
  element: MarkupElement,
  [written, value]: readonly [string, string],
  partsIn: PartsIn,
): Write {
  const name = (element.foreign ? written : written.toLowerCase()).replace(/^xlink:/i, '')
  const parts = partsIn(value)
  const rule = urlRuleFor(name)
  const property = propertyOf(name, element)
  const isFlag = flags.test(name)
  const isLive = parts.some((part) => typeof part !== 'string')
  return (props, scope, context) => {
    const words = wordsOf(valuesIn(parts, scope, context))
    if (isFlag) props[property] = !(isLive && /^\s*(?:false|0)?\s*$/.test(words))
    else props[property] = rule(words)
    if (props[property] === null && words.trim())
      context.warn(
        `${name}="${value.slice(0, 40)}" is left out. Write an address with http, https, mailto, tel or sms`,
      )
  }
}

export function attributesOf(
  element: MarkupElement,
  partsIn: PartsIn,
  warn: (problem: string) => void,
): Write[] {
  return element.attributes.flatMap(([name, text]) => {
    if (ruling.test(name)) return []
    const isXlink = /^xlink:href$/i.test(name)
    if (unwanted.test(name) || (name.includes(':') && !isXlink)) {
      if (runsCode.test(name))
        warn(`${name} is left out: it could run code. Write a script into the page that listens`)
      return []
    }
    const value = withoutTypographicQuotes(name, withBraces(text), warn)
    return [
      name.toLowerCase() === 'style'
        ? styling(value, partsIn)
        : writing(element, [name, value], partsIn),
    ]
  })
}
