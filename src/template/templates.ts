// The owner's templates of one element, understood and kept up to date: they may come after it,
// change, or be replaced.
import { useState, useSyncExternalStore } from 'react'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import { type Compiled, compile } from './compile.ts'
import { markupOf } from './read-template.ts'

export interface Template extends Compiled {
  slot: string
  /** The index, content type or MIME type that it is for; null is every one. */
  only: string | null
  /** As the console names it. */
  name: string
  /** Each field that it counts on, and whether any record had it. */
  fields: Map<string, boolean>
}

export interface Templates {
  all: readonly Template[]
  sheets: readonly string[]
}

const settings = ['slot', 'data-index', 'data-content-type']
const inside = { childList: true, subtree: true, characterData: true }

const sourceOf = (element: Element) =>
  settings.map((name) => element.getAttribute(name)).join() +
  element.innerHTML +
  element.textContent

function templateOf(element: Element, host: Host): Template {
  const slot = element.getAttribute('slot') ?? ''
  const only = element.getAttribute('data-index') ?? element.getAttribute('data-content-type')
  const name = `${host.name}: the template “${slot}”`
  const markup = markupOf(element)
  const warn = (problem: string) => tellOwner('warn', `${name}: ${problem}.`)
  // A sheet may be all that there is, without its tag.
  const isSheet = slot === 'styles' && markup.every((node) => typeof node === 'string')
  const style = { tag: 'style', foreign: false, attributes: [], children: markup }
  return { ...compile(isSheet ? [style] : markup, warn), slot, only, name, fields: new Map() }
}

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
    if (all.length === shown.all.length && all.every((one, at) => one === shown.all[at])) return
    shown = { all, sheets: all.flatMap(({ sheets }) => sheets) }
  }
  refresh()
  const subscribe = (listener: () => void) => {
    const observer = new MutationObserver(() => follow())
    const follow = () => {
      refresh()
      listener()
      // What is in a <template> is a tree of its own.
      for (const element of host.templates())
        if (element instanceof HTMLTemplateElement)
          observer.observe(element.content, { ...inside, attributes: true })
    }
    observer.observe(host.element, { ...inside, attributeFilter: settings })
    follow()
    return () => observer.disconnect()
  }
  return { subscribe, read: () => shown }
}

export function useTemplates(host: Host): Templates {
  const [store] = useState(() => createStore(host))
  return useSyncExternalStore(store.subscribe, store.read)
}

/** `image/png` is for itself, `image` for all of its kind, `events_{language}` for any language. */
function nearnessOf(only: string, type: string): number {
  if (only === type) return 1000
  const [before = '', after] = only.split(/\{.*\}/)
  if (after !== undefined)
    return type.startsWith(before) && type.endsWith(after) ? 1 + only.length : 0
  const kind = `${only.replace(/\/\*?$/, '')}/`
  return type.startsWith(kind) ? 1 + kind.length : 0
}

/** The commas of `{language:en,pl}` are its own. */
const nearness = (only: string | null, type: string) =>
  only === null
    ? 1
    : Math.max(...only.split(/,(?![^{]*\})/).map((one) => nearnessOf(one.trim(), type)))

/** The one for this slot, and for this type before one for every type. */
export function findTemplate({ all }: Templates, slot: string, type = ''): Template | null {
  const near = all
    .filter((template) => template.slot === slot)
    .map((template) => ({ template, near: nearness(template.only, type) }))
    .sort((a, b) => b.near - a.near)[0]
  return near?.near ? near.template : null
}
