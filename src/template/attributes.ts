// The attributes that a template keeps, and what each holds for a record.

import { type FillContext, valuesIn, wordsOf } from './evaluate.ts'
import type { Expression, Scope } from './expression.ts'
import type { MarkupElement } from './markup.ts'
import { styleOf } from './style.ts'
import { urlRuleFor } from './url-attributes.ts'

type Props = Record<string, unknown>
/** Writes one attribute. */
export type Write = (props: Props, scope: Scope, setting: FillContext) => void
type PartsIn = (text: string) => readonly (string | Expression)[]

/** Whether an element is there, and how often. */
export const ruling = /^data-(?:if|unless|each)$/i
/** React reads these as its own, or as markup; the rest is no name. */
const unwanted =
  /^(?:on|srcdoc$|ref$|key$|slot$|is$|children$|attributes$|dataset$|prefix$|dangerously|suppress|inner|outer|textc|default\w)|[^\w:.-]/i
/** What runs code is worth a word; what belongs to another library or to an editor is not. */
const runs = /^(?:on|srcdoc$)/i
/** True by presence, under a name that React takes as it is. */
const flags =
  /^(?:checked|controls|default|disabled|hidden|inert|loop|multiple|muted|open|required|reversed|selected)$/

function styling(text: string, partsIn: PartsIn): Write {
  const declarations = styleOf(text, partsIn)
  return (props, scope, setting) => {
    const read = (expression: Expression) => wordsOf(valuesIn([expression], scope, setting))
    props.style = Object.fromEntries(
      declarations.map(([name, value]) => [name, value(read, setting.warn)]),
    )
  }
}

/** Editors make `“…”` of `"…"`, which HTML takes for a part of the value, up to the first blank. */
function straight(name: string, value: string, warn: (problem: string) => void) {
  if (!/^[“”„″][^\t\n\f\r ]*$/.test(value)) return value
  warn(`${name}=${value} is in typographic quotes. Write ${name}="…"`)
  return value.replace(/^[“”„″]|[“”„″]$/g, '')
}

/** So browsers and editors write braces in an address. */
const decoded = (value: string) =>
  value.replace(/(%7B|%5B){2}.*?(%7D|%5D){2}/gi, (hole) =>
    hole.replace(/%[2-7][\dA-F]/gi, decodeURIComponent),
  )

function propertyOf(name: string, { tag, foreign }: MarkupElement): string {
  // React writes what another custom element has as a property, where “no” and “false” are true. No
  // property is in capitals, and to HTML an attribute in capitals is the same.
  if (tag.includes('-') && !foreign) return name.toUpperCase()
  // The visitor may change these afterwards.
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
  return (props, scope, setting) => {
    const words = wordsOf(valuesIn(parts, scope, setting))
    if (isFlag) props[property] = !(isLive && /^\s*(?:false|0)?\s*$/.test(words))
    else props[property] = rule(words)
    if (props[property] === null && words.trim())
      setting.warn(
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
      if (runs.test(name))
        warn(`${name} is left out: it could run code. Write a script into the page that listens`)
      return []
    }
    const value = straight(name, decoded(text), warn)
    return [
      name.toLowerCase() === 'style'
        ? styling(value, partsIn)
        : writing(element, [name, value], partsIn),
    ]
  })
}
