// Reads attributes as an element does: from what is written on it and around it to its settings.
import { afterEach, beforeEach, vi } from 'vitest'
import { type Attribute, type Attributes, camel } from '../../src/contract/attribute.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { readSettings } from '../../src/element/settings.ts'

interface Around {
  properties?: Record<string, unknown>
  configured?: Record<string, unknown>
  script?: Record<string, string>
  now?: Date
  id?: string
  /** The `lang` of the element itself. */
  lang?: string
}

export function scriptWith(attributes: Record<string, string>): HTMLScriptElement {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  // The stand-in browser leaves empty ones out of `dataset`; real ones do not.
  const data = Object.entries(attributes).filter(([name]) => name.startsWith('data-'))
  const dataset = Object.fromEntries(data.map(([name, value]) => [camel(name.slice(5)), value]))
  Object.defineProperty(script, 'dataset', { value: dataset })
  return script
}

/** Those of a page with such a script. */
export function defaultsOf(attributes: Record<string, string>): PageDefaults {
  const defaults = new PageDefaults()
  defaults.join(scriptWith(attributes))
  return defaults
}

export function read(attributes: Attributes, written: Record<string, string>, around: Around = {}) {
  const element = document.createElement('x-element')
  for (const [name, value] of Object.entries(written)) element.setAttribute(name, value)
  if (around.id) element.id = around.id
  if (around.lang) element.lang = around.lang
  const defaults = defaultsOf(around.script ?? {})
  if (around.configured) defaults.configure(around.configured)
  return readSettings({
    element,
    attributes,
    properties: new Map(Object.entries(around.properties ?? {})),
    defaults,
    levelBelowHeading: () => null,
    now: around.now ?? new Date('2026-03-12T12:00:00Z'),
  })
}

/** The value of one attribute of a kind, as its text is written in the page. */
export const meaningOf = (spec: Attribute, text: string, around: Around = {}) =>
  read({ thing: spec }, { thing: text }, around).settings.thing

/** Listens to what the owner is told, on a page that is bare again after each test. */
export function hearOwner() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  beforeEach(() => warn.mockClear())
  afterEach(() => {
    document.body.replaceChildren()
    delete window.SiteEmbedDefaults
    history.replaceState(null, '', '/')
  })
  return { said: () => warn.mock.calls.map(([text]) => String(text)) }
}
