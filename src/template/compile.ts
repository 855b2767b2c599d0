// A template, understood once: what it draws for a record. It draws React elements and nothing
// else, so nothing in it, nor in a record, can become markup or code.
import { createElement, Fragment, type ReactNode } from 'react'
import { attributesOf, ruling } from './attributes.ts'
import { evaluate, type FillContext, valuesIn, wordsOf } from './evaluate.ts'
import {
  type Expression,
  expressionOf,
  find,
  isEmpty,
  isForeign,
  itemsOf,
  partsOf,
  type Scope,
} from './expression.ts'
import { RenderedValue, textOf } from './filters.tsx'
import type { Markup, MarkupElement } from './markup.ts'

export type Draw = (scope: Scope, setting: FillContext) => ReactNode

export interface Compiled {
  draw: Draw
  /** Its style sheets. */
  sheets: readonly string[]
}

interface Notes {
  sheets: string[]
  warn: (problem: string) => void
  /** A title anywhere else would become the page's. */
  inSvg: boolean
}

/** These run, frame, load or change something, wherever they stand. */
const dropped =
  /^(?:animate\w*|applet|base|embed|fencedframe|frame|frameset|iframe|link|meta|object|param|script|set|template)$/i
/** The document has these once; of others only what is in them can be shown. */
const unwrapped = /^(?:html|head|body|slot)$|[^\w.-]/i
/** React looks for what these are in HTML. */
const fields = /^(?:input|option|select|textarea)$/i
/** Nothing but text can stand in these. */
const textOnly = /^(?:option|textarea|title)$/

const nothing: Draw = () => null

const drawsOf = (children: readonly Markup[], notes: Notes): Draw[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? words(child, notes) : element(child, notes),
  )

const together = (draws: readonly Draw[], scope: Scope, setting: FillContext) =>
  draws.map((draw) => draw(scope, setting))

const fragment =
  (draws: readonly Draw[]): Draw =>
  (scope, setting) =>
    createElement(Fragment, null, ...together(draws, scope, setting))

const words = (text: string, { warn }: Notes): Draw[] =>
  partsOf(text, warn).map((part) => (scope, setting) => {
    const [value] = valuesIn([part], scope, setting)
    return value instanceof RenderedValue ? value.node : textOf(value)
  })

function sheet(children: readonly Markup[], { sheets, warn }: Notes): Draw {
  const css = children.join('')
  if (/\{\{|\[\[/.test(css))
    warn(
      'no value enters <style>. Write style="--x:{{field}}" on an element, and var(--x) in <style>',
    )
  if (/@import|@font-face/.test(css))
    warn('@import and @font-face do nothing here. Write them into the CSS of the page')
  sheets.push(css)
  return nothing
}

function element(markup: MarkupElement, notes: Notes): Draw {
  const { tag, foreign, attributes, children } = markup
  if (tag === 'style') return sheet(children, notes)
  const isTemplate = tag === 'template'
  // With a rule it is a block that needs no element of its own.
  const isBlock = isTemplate && attributes.some(([name]) => ruling.test(name))
  if (dropped.test(tag) && !isBlock) {
    const why = isTemplate
      ? 'within another, write data-if, data-unless or data-each on it'
      : 'it could run or load something. Write it into the page, and CSS in <style>'
    notes.warn(`<${tag}> is left out: ${why}`)
    return nothing
  }
  const isBare =
    isBlock ||
    unwrapped.test(tag) ||
    (foreign && fields.test(tag)) ||
    (tag === 'title' && !notes.inSvg)
  return ruled(markup, isBare ? fragment(drawsOf(children, notes)) : built(markup, notes))
}

/** Of the first date in it. */
const momentIn = (values: readonly unknown[]) =>
  values.find((value) => value instanceof RenderedValue)?.moment

function built(markup: MarkupElement, notes: Notes): Draw {
  const { tag, children } = markup
  const { warn } = notes
  const inSvg = tag === 'svg' || (notes.inSvg && tag !== 'foreignObject')
  const partsIn = (text: string) => partsOf(text, warn)
  const writes = attributesOf(markup, partsIn, warn)
  const isTime = tag === 'time' && children.every((child) => typeof child === 'string')
  const isFlat = isTime || textOnly.test(tag)
  const texts = partsIn(
    isFlat ? children.filter((child) => typeof child === 'string').join('') : '',
  )
  const inner = drawsOf(isFlat ? [] : children, { ...notes, inSvg })
  return (scope, setting) => {
    const props: Record<string, unknown> = {}
    for (const write of writes) write(props, scope, setting)
    if (!isFlat) return createElement(tag, props, ...together(inner, scope, setting))
    const values = valuesIn(texts, scope, setting)
    if (isTime) props.datetime ??= momentIn(values)
    const text = wordsOf(values)
    return tag === 'textarea'
      ? createElement(tag, { ...props, defaultValue: text })
      : createElement(tag, props, text)
  }
}

function ruleOf({ attributes }: MarkupElement, name: string): Expression | null {
  const [, text] = attributes.find(([key]) => key.toLowerCase() === name) ?? []
  if (text === undefined) return null
  // With braces or without.
  return expressionOf(text.replace(/^[\s“”]*(?:\{\{|\[\[)?|(?:\}\}|\]\])?[\s“”]*$/g, ''))
}

/** `data-each`, and for each, `data-if` and `data-unless`. */
function ruled(markup: MarkupElement, draw: Draw): Draw {
  const when = ruleOf(markup, 'data-if')
  const unless = ruleOf(markup, 'data-unless')
  const each = ruleOf(markup, 'data-each')
  const one: Draw = (scope, setting) => {
    const isHere = (rule: Expression) => !isEmpty(evaluate(rule, scope, setting, isForeign(rule)))
    return (when && !isHere(when)) || (unless && isHere(unless)) ? null : draw(scope, setting)
  }
  return each ? repeated(each, one) : one
}

const repeated =
  (each: Expression, draw: Draw): Draw =>
  (scope, setting) => {
    const { view } = setting
    const keys = find(scope, each, view)?.keys ?? each.keys
    return itemsOf(evaluate(each, scope, setting, true)).map(([key, item], index) => {
      const inner: Scope = {
        data: view(item),
        keys: [...keys, key],
        outer: scope,
        names: { '@index': index, '@key': key },
      }
      return createElement(Fragment, { key }, draw(inner, setting))
    })
  }

export function compile(markup: readonly Markup[], warn: (problem: string) => void): Compiled {
  const sheets: string[] = []
  return { draw: fragment(drawsOf(markup, { sheets, warn, inSvg: false })), sheets }
}
