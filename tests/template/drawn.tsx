// A template filled from a record, as markup and as the warnings that its owner reads.
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import { wordsOf } from '../../src/shell/words.ts'
import { compile } from '../../src/template/compile.ts'
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

interface Options {
  locale?: string
  timeZone?: string
  filters?: Record<string, Filter>
  view?: (value: unknown) => unknown
}

const roots: Root[] = []
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
})

const asItIs = (value: unknown) => value

export function draw(source: Element, data: unknown = {}, options: Options = {}) {
  const { locale = 'en', timeZone = 'UTC', filters = {}, view = asItIs } = options
  const warnings: string[] = []
  const warn = (problem: string) => warnings.push(problem)
  const { draw: drawn, sheets } = compile(markupOf(source), warn)
  const fields = new Map<string, boolean>()
  const box = document.createElement('div')
  const root = createRoot(box)
  roots.push(root)
  const setting = {
    words: wordsOf(locale, timeZone, null),
    filters,
    view,
    warn,
    note: (field: string, isThere: boolean) => fields.set(field, isThere),
  }
  flushSync(() => root.render(drawn({ data, keys: [], outer: null, names: {} }, setting)))
  const html = box.innerHTML.replaceAll('&nbsp;', '\u00a0')
  return { box, html, sheets, warnings, fields }
}

export const drawn = (html: string, data: unknown = {}, options: Options = {}) =>
  draw(templateOf(html), data, options)

export const shown = (html: string, data: unknown = {}, options: Options = {}) =>
  drawn(html, data, options).html
