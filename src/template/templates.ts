// The owner's templates of one element. They may come after it, change, or be replaced.
import { useState, useSyncExternalStore } from 'react'
import { tellOwner } from '../errors/owner.ts'
import { areSameList } from '../net/same.ts'
import type { Host } from '../page/host.ts'
import { type Compiled, compile } from './compile.ts'
import type { Presence } from './evaluate.ts'
import { markupOf } from './markup.ts'

export interface Template extends Compiled {
  slot: string
  /** The index, content type or MIME type that it is for; null for all. */
  only: string | null
  name: string
  /** Its fields, and whether the records had them. */
  fields: Map<string, Presence>
}

export interface Templates {
  all: readonly Template[]
  sheets: readonly string[]
}

const settingAttributes = ['slot', 'data-index', 'data-content-type']
const inside = { childList: true, subtree: true, characterData: true }

const sourceOf = (element: Element) =>
  settingAttributes.map((name) => element.getAttribute(name)).join() +
  element.innerHTML +
  element.textContent

function templateOf(element: Element, host: Host): Template {
  const slot = element.getAttribute('slot') ?? ''
  const only = element.getAttribute('data-index') ?? element.getAttribute('data-content-type')
  const name = `${host.name}: the template “${slot}”`
  const markup = markupOf(element)
  const warn = (problem: string) => tellOwner('warn', `${name}: ${problem}.`)
  // In the slot `styles`, plain text is a style sheet without a <style> around it.
  const isSheet = slot === 'styles' && markup.every((node) => typeof node === 'string')
  const style = { tag: 'style', foreign: false, attributes: [], children: markup }
  return { ...compile(isSheet ? [style] : markup, warn), slot, only, name, fields: new Map() }
}

/** The name of the box around a template with styles, for their `@scope`. */
export const placeOf = ({ slot, only }: Template) => [slot, only ?? ''].join(' ')

/** Limits styles to the content of their template, if the browser can; those of `styles` apply to everything. */
const confined = (template: Template) =>
  template.slot === 'styles' || !('CSSScopeRule' in window)
    ? template.sheets
    : template.sheets.map(
        (css) => `@scope ([data-template="${CSS.escape(placeOf(template))}"]) {\n${css}\n}`,
      )

function createStore(host: Host) {
  const known = new WeakMap<Element, { source: string; template: Template }>()
  let shown: Templates = { all: [], sheets: [] }
  const read = (element: Element): Template => {
    const source = sourceOf(element)
    const before = known.get(element)
    if (before?.source === source) return before.template
    const template = templateOf(element, host)
    known.set(element, { source, template })
    return template
  }
  const refresh = () => {
    const all = host.templates().map(read)
    if (areSameList(all, shown.all)) return
    shown = { all, sheets: all.flatMap(confined) }
  }
  refresh()
  const subscribe = (listener: () => void) => {
    const observer = new MutationObserver(() => follow())
    const follow = () => {
      refresh()
      listener()
      // The content of a <template> is a separate document, which needs its own observer.
      for (const element of host.templates())
        if (element instanceof HTMLTemplateElement)
          observer.observe(element.content, { ...inside, attributes: true })
    }
    observer.observe(host.element, { ...inside, attributeFilter: settingAttributes })
    follow()
    return () => observer.disconnect()
  }
  return { subscribe, read: () => shown }
}

export function useTemplates(host: Host): Templates {
  const [store] = useState(() => createStore(host))
  return useSyncExternalStore(store.subscribe, store.read)
}

/** `image/png` itself fits best, then `events_{language}` for any language and `image` for all of its kind. */
function nearnessOf(only: string, type: string): number {
  if (only === type) return 1000
  const [before = '', after] = only.split(/\{.*\}/)
  if (after !== undefined)
    return type.startsWith(before) && type.endsWith(after) ? 1 + only.length : 0
  const kind = `${only.replace(/\/\*?$/, '')}/`
  return type.startsWith(kind) ? 1 + kind.length : 0
}

/** The closest of several names, ignoring case. The commas in `{language:en,pl}` do not separate names. */
const nearness = (only: string | null, type: string) =>
  only === null
    ? 1
    : Math.max(
        ...only
          .toLowerCase()
          .split(/,(?![^{]*\})/)
          .map((one) => nearnessOf(one.trim(), type.toLowerCase())),
      )

/** The template of this slot that fits the type best; one for all types fits least. */
export function findTemplate({ all }: Templates, slot: string, type = ''): Template | null {
  const near = all
    .filter((template) => template.slot === slot)
    .map((template) => ({ template, near: nearness(template.only, type) }))
    .sort((a, b) => b.near - a.near)[0]
  return near?.near ? near.template : null
}
