// Compiles a template once into a function that makes React elements, so that nothing can become markup or code.
import { createElement, Fragment, type ReactNode } from 'react'
import { attributesOf, ruling } from './attributes.ts'
import { evaluate, type FillContext, valuesIn, wordsOf } from './evaluate.ts'
import {
  type Expression,
  expressionOf,
  isEmpty,
  isForeign,
  itemsOf,
  lookUp,
  partsOf,
  type Scope,
} from './expression.ts'
import { RenderedValue, textOf } from './filters.tsx'
import type { Markup, MarkupElement } from './markup.ts'

export type Draw = (scope: Scope, context: FillContext) => ReactNode

export interface Compiled {
  draw: Draw
  sheets: readonly string[]
}

interface Compiling {
  sheets: string[]
  warn: (problem: string) => void
  /** Needed because React moves a `<title>` outside SVG into the page's head. */
  inSvg: boolean
}

/** Left out, because these run, frame, load or change something anywhere. */
const dropped =
  /^(?:animate\w*|applet|base|embed|fencedframe|frame|frameset|iframe|link|meta|object|param|script|set|template)$/i
/** Only their content is shown: a page has these once, or the name is not valid. */
const unwrapped = /^(?:html|head|body|slot)$|[^\w.-]/i
/** React treats these as form fields even in SVG, where they are not. */
const fields = /^(?:input|option|select|textarea)$/i
/** Elements that can hold nothing but text. */
const textOnly = /^(?:option|textarea|title)$/

const drawNothing: Draw = () => null

const drawsOf = (children: readonly Markup[], compiling: Compiling): Draw[] =>
  children.flatMap((child) =>
    typeof child === 'string' ? compileText(child, compiling) : compileElement(child, compiling),
  )

const drawAll = (draws: readonly Draw[], scope: Scope, context: FillContext) =>
  draws.map((draw) => draw(scope, context))

const fragment =
  (draws: readonly Draw[]): Draw =>
  (scope, context) =>
    createElement(Fragment, null, ...drawAll(draws, scope, context))

const compileText = (text: string, { warn }: Compiling): Draw[] =>
  partsOf(text, warn).map((part) => (scope, context) => {
    const [value] = valuesIn([part], scope, context)
    return value instanceof RenderedValue ? value.node : textOf(value)
  })

function keepSheet(children: readonly Markup[], { sheets, warn }: Compiling): Draw {
  const css = children.join('')
  if (/\{\{|\[\[/.test(css))
    warn(
      'fields do not work in <style>. Write style="--x:{{field}}" on an element, and var(--x) in <style>',
    )
  if (/@import|@font-face/.test(css))
    warn('@import and @font-face do nothing here. Write them into the CSS of the page')
  sheets.push(css)
  return drawNothing
}

function compileElement(markup: MarkupElement, compiling: Compiling): Draw {
  const { tag, foreign, attributes, children } = markup
  if (tag === 'style') return keepSheet(children, compiling)
  const isTemplate = tag === 'template'
  // A <template> with data-if or the like groups its content and becomes no element itself.
  const isBlock = isTemplate && attributes.some(([name]) => ruling.test(name))
  if (dropped.test(tag) && !isBlock) {
    const why = isTemplate
      ? 'within another, write data-if, data-unless or data-each on it'
      : 'it could run or load something. Write it into the page, and CSS in <style>'
    compiling.warn(`<${tag}> is left out: ${why}`)
    return drawNothing
  }
  const isBare =
    isBlock ||
    unwrapped.test(tag) ||
    (foreign && fields.test(tag)) ||
    (tag === 'title' && !compiling.inSvg)
  return withRules(
    markup,
    isBare ? fragment(drawsOf(children, compiling)) : drawTag(markup, compiling),
  )
}

/** The first date among the values, for `<time datetime>`. */
const momentIn = (values: readonly unknown[]) =>
  values.find((value) => value instanceof RenderedValue)?.moment

function drawTag(markup: MarkupElement, compiling: Compiling): Draw {
  const { tag, children } = markup
  const { warn } = compiling
  const inSvg = tag === 'svg' || (compiling.inSvg && tag !== 'foreignObject')
  const partsIn = (text: string) => partsOf(text, warn)
  const writes = attributesOf(markup, partsIn, warn)
  const isTime = tag === 'time' && children.every((child) => typeof child === 'string')
  const isTextOnly = isTime || textOnly.test(tag)
  const texts = partsIn(
    isTextOnly ? children.filter((child) => typeof child === 'string').join('') : '',
  )
  const inner = drawsOf(isTextOnly ? [] : children, { ...compiling, inSvg })
  return (scope, context) => {
    const props: Record<string, unknown> = {}
    for (const write of writes) write(props, scope, context)
    if (!isTextOnly) return createElement(tag, props, ...drawAll(inner, scope, context))
    const values = valuesIn(texts, scope, context)
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
  // `data-if="{{sold}}"` means the same as `data-if="sold"`.
  return expressionOf(text.replace(/^[\s“”]*(?:\{\{|\[\[)?|(?:\}\}|\]\])?[\s“”]*$/g, ''))
}

function withRules(markup: MarkupElement, draw: Draw): Draw {
  const when = ruleOf(markup, 'data-if')
  const unless = ruleOf(markup, 'data-unless')
  const each = ruleOf(markup, 'data-each')
  const one: Draw = (scope, context) => {
    const isHere = (rule: Expression) =>
      !isEmpty(evaluate(rule, scope, context, isForeign(rule.source)))
    return (when && !isHere(when)) || (unless && isHere(unless)) ? null : draw(scope, context)
  }
  return each ? repeated(each, one) : one
}

const repeated =
  (each: Expression, draw: Draw): Draw =>
  (scope, context) => {
    const { view } = context
    const path = lookUp(scope, each, view)?.path ?? each.steps
    return itemsOf(evaluate(each, scope, context, true)).map(([key, item], index) => {
      const inner: Scope = {
        data: view(item),
        path: [...path, key],
        outer: scope,
        names: { '@index': index, '@key': key },
      }
      return createElement(Fragment, { key }, draw(inner, context))
    })
  }

export function compile(markup: readonly Markup[], warn: (problem: string) => void): Compiled {
  const sheets: string[] = []
  return { draw: fragment(drawsOf(markup, { sheets, warn, inSvg: false })), sheets }
}
