// A template filled from a record, as markup and as the warnings that its owner reads.
import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import { wordsOf } from '../../src/shell/words.ts'
import { compile } from '../../src/template/compile.ts'
import type { FillContext, Presence } from '../../src/template/evaluate.ts'
import type { Filter } from '../../src/template/filters.tsx'
import { markupOf } from '../../src/template/markup.ts'

export function templateOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return template
}

export function scriptOf(html: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'text/template'
  script.textContent = html
  return script
}

interface Options extends Partial<Pick<FillContext, 'recordCurrency' | 'warn' | 'note'>> {
  locale?: string
  timeZone?: string
  filters?: Record<string, Filter>
  view?: (value: unknown) => unknown
}

/** One for all of a test: to make them is what takes its time. */
let ground: { box: HTMLElement; root: Root } | null = null
let failure: unknown = null
let times = 0

function groundOf() {
  const box = document.createElement('div')
  const onUncaughtError = (error: unknown) => {
    failure = error
  }
  ground ??= { box, root: createRoot(box, { onUncaughtError }) }
  return ground
}

afterEach(() => {
  ground?.root.unmount()
  ground = null
  failure = null
})

const asItIs = (value: unknown) => value

const nothing = () => {}

export function settingOf(options: Options = {}): FillContext {
  const { locale = 'en', timeZone = 'UTC', filters = {}, view = asItIs } = options
  const { recordCurrency = '', warn = nothing, note = nothing } = options
  return { words: wordsOf(locale, timeZone, null), filters, view, recordCurrency, warn, note }
}

export function draw(source: Element, data: unknown = {}, options: Options = {}) {
  const warnings: string[] = []
  const warn = (problem: string) => warnings.push(problem)
  const { draw: drawn, sheets } = compile(markupOf(source), warn)
  const fields = new Map<string, Presence>()
  const { box, root } = groundOf()
  const note = (field: string, presence: Presence) => fields.set(field, presence)
  const setting = settingOf({ ...options, warn, note })
  times++
  flushSync(() =>
    root.render(
      <Fragment key={times}>{drawn({ data, path: [], outer: null, names: {} }, setting)}</Fragment>,
    ),
  )
  if (failure) throw failure
  const html = box.innerHTML.replaceAll('&nbsp;', '\u00a0')
  return { box, html, sheets, warnings, fields }
}

export const drawn = (html: string, data: unknown = {}, options: Options = {}) =>
  draw(templateOf(html), data, options)

export const shown = (html: string, data: unknown = {}, options: Options = {}) =>
  drawn(html, data, options).html
