// Reads what concerns us in a page: script tags, page-wide defaults, elements and placeholders.

import type { Attribute } from '../../../src/contract/attribute.ts'
import { kebab } from '../../../src/contract/attribute.ts'
import { isOwnScript } from '../../../src/contract/script.ts'
import { isObject } from '../../../src/net/json.ts'
import { attributesOf, type Tag, tags } from '../../builder/settings.ts'
import { pairs } from '../../builder/snippet/read-values.ts'
import type { Source } from './source.ts'
import { all, attribute, type Element, type Tree, textIn, treeOf } from './tree.ts'

/** Names as the contract has them: `app-id`. */
export type Said = Readonly<Record<string, string>>

export interface Embed {
  tag: Tag
  /** For sentences: `<site-search id="main">`. */
  name: string
  element: Element
  isPlaceholder: boolean
  said: Said
  /** How an attribute is written on it: with `data-` on a placeholder. */
  written(name: string): string
  attributes: Record<string, Attribute>
}

/** One place where defaults of the whole page are written. */
export interface Defaults {
  source: 'page' | 'script'
  element: Element
  said: Said
}

export interface Page extends Source {
  root: Tree
  scripts: readonly Element[]
  /** The strongest first. */
  defaults: readonly Defaults[]
  /** The JSON with defaults that is none. */
  brokenJson: readonly Element[]
  /** A script of the page's own sets what cannot be read without running it. */
  isSetByScript: boolean
  trustsPlaceholders: boolean
  /** Before the names of the elements: `acme-`. */
  prefix: string
  embeds: readonly Embed[]
}

const withoutData = (name: string) => name.replace(/^data-/, '')
const isData = (name: string) => name.startsWith('data-')

const dataOf = (element: Element): Said =>
  Object.fromEntries(
    Object.entries(element.attribs)
      .filter(([name]) => isData(name))
      .map(([name, value]) => [withoutData(name), value]),
  )

const asText = (value: unknown) => {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') && value.join(', ')
  return ['string', 'number', 'boolean'].includes(typeof value) && String(value)
}

/** Null if it is not an object. */
function fromJson(element: Element): Said | null {
  try {
    const values: unknown = JSON.parse(textIn(element) || '{}')
    if (!isObject(values)) return null
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const text = asText(value)
        return text === false ? [] : [[withoutData(kebab(name)), text]]
      }),
    )
  } catch {
    return null
  }
}

function nameOf({ name, attribs }: Element) {
  const data = tags.map((tag) => `data-${tag}`).find((one) => one in attribs)
  const shown = data ? `${name} ${data}` : name
  return attribs.id ? `<${shown} id="${attribs.id}">` : `<${shown}>`
}

function embedOf(element: Element, tag: Tag, isPlaceholder: boolean): Embed {
  return {
    tag,
    name: nameOf(element),
    element,
    isPlaceholder,
    said: isPlaceholder ? dataOf(element) : element.attribs,
    written: (name) => (isPlaceholder ? `data-${name}` : name),
    attributes: attributesOf(tag),
  }
}

const embedsIn = (root: Tree, prefix: string) =>
  tags.flatMap((tag) => [
    ...all(prefix + tag, root).map((element) => embedOf(element, tag, false)),
    ...all(`[data-${tag}]`, root)
      .filter(({ name }) => name !== 'script')
      .map((element) => embedOf(element, tag, true)),
  ])

const inline = (root: Tree) => all('script:not([src])', root)

/** Only what is written out is read: `SiteEmbedDefaults = settings()` says nothing here. */
export const setsUnread = (script: string) =>
  /SiteEmbed\.configure|\.(?:searchClient|apiKey|accessToken)\s*=/.test(script) ||
  (/SiteEmbedDefaults\s*=/.test(script) && !pairs(script).length)

function defaultsIn(root: Tree, scripts: readonly Element[]): Defaults[] {
  const json = all('script[type="application/json"][data-site-embed]', root)
  const global = inline(root).filter((script) => /SiteEmbedDefaults\s*=/.test(textIn(script)))
  return [
    ...json.map((element) => ({ source: 'page' as const, element, said: fromJson(element) ?? {} })),
    ...global.map((element) => ({
      source: 'page' as const,
      element,
      said: Object.fromEntries(pairs(textIn(element))),
    })),
    ...scripts.map((element) => ({ source: 'script' as const, element, said: dataOf(element) })),
  ]
}

export function pageOf(source: Source): Page {
  const root = treeOf(source.html)
  const scripts = all('script[src]', root).filter((one) => isOwnScript(attribute(one, 'src')))
  const defaults = defaultsIn(root, scripts)
  const trust = scripts.flatMap((one) => attribute(one, 'data-trust-placeholders') ?? []).at(0)
  const [prefix] = defaults.flatMap(({ said }) => said.prefix ?? [])
  return {
    ...source,
    root,
    scripts,
    defaults,
    brokenJson: all('script[type="application/json"][data-site-embed]', root).filter(
      (one) => fromJson(one) === null,
    ),
    isSetByScript: inline(root).map(textIn).some(setsUnread),
    trustsPlaceholders: trust !== undefined && trust !== 'false',
    prefix: prefix ? `${prefix}-` : '',
    embeds: embedsIn(root, prefix ? `${prefix}-` : ''),
  }
}
