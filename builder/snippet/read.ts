// A snippet of any kind → settings. Browsers read its markup; what stands in scripts is found by name.
import { kebab } from '../../src/contract/attribute.ts'
import {
  attributesOf,
  type Environment,
  isTag,
  type Settings,
  stylesheets,
  type Tag,
} from '../settings.ts'
import { withBraces } from './markup.ts'
import { cleanTemplate } from './template.ts'

export interface ReadSnippet {
  settings: Settings
  /** Attributes that the element does not know. */
  unknown: readonly string[]
}

const jsonText = '"(?:[^"\\\\]|\\\\.)*"'

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const asText = (json: string) => {
  const value = parsed(json)
  return typeof value === 'string' ? value : ''
}

/** `minHeight` → `min-height`. */
function cssFrom(json: string): string {
  const style = parsed(json)
  if (typeof style !== 'object' || style === null) return ''
  return Object.entries(style)
    .map(([name, value]) => `${name.startsWith('--') ? name : kebab(name)}:${value}`)
    .join(';')
    .replace(/"/g, '&quot;')
}

const referenced = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** What only React writes, as HTML. */
const asHtml = (text: string) =>
  text
    .replace(/ style=\{(\{.*?\})\}/g, (_, json: string) => ` style="${cssFrom(json)}"`)
    .replace(
      new RegExp(` dangerouslySetInnerHTML=\\{\\{ __html: (${jsonText}) \\}\\} />`, 'g'),
      (_, json: string) => ` data-html="${referenced(asText(json))}"></template>`,
    )

interface FoundElement {
  element: Element
  tag: Tag
  placeholder: boolean
}

/** A component of Vue stands in a template. */
function roots(root: ParentNode): ParentNode[] {
  return [root, ...[...root.querySelectorAll('template')].flatMap(({ content }) => roots(content))]
}

function findElement(all: readonly ParentNode[]): FoundElement | null {
  for (const root of all)
    for (const element of root.querySelectorAll('*')) {
      const named =
        element.localName === 'component' ? element.getAttribute('is') : element.localName
      if (isTag(named)) return { element, tag: named, placeholder: false }
      for (const tag of ['site-search', 'rich-doc'] as const)
        if (element.hasAttribute(`data-${tag}`)) return { element, tag, placeholder: true }
    }
  return null
}

/** Our script among those of a page, by its name. */
const isOurs = (src: string) =>
  /(^|\/)(site-embed|site-search|rich-doc)(\.slim)?(\.min)?\.js([?#]|$)/.test(src)

const scriptIn = (all: readonly ParentNode[]) =>
  all
    .flatMap((root) => [...root.querySelectorAll('script[src]')])
    .find((script) => isOurs(script.getAttribute('src') ?? ''))

/** An object in a script: `{appId: 'A', "apiKey": "k"}`, whoever wrote it. */
function pairs(text: string): [string, string][] {
  const object = `\\{((?:${jsonText}|'[^']*'|[^}"'])*)\\}`
  const inner = new RegExp(`(?:SiteEmbedDefaults|\\bdefaults)\\s*=\\s*${object}`).exec(text)?.[1]
  const json = /<script[^>]*\bdata-site-embed\b[^>]*>(.*?)<\/script>/s.exec(text)?.[1]
  const pair = new RegExp(`["']?([A-Za-z][\\w-]*)["']?\\s*:\\s*(${jsonText}|'[^']*')`, 'g')
  return [...(inner ?? json ?? '').matchAll(pair)].map(([, name = '', value = '']) => [
    kebab(name),
    value.startsWith("'") ? value.slice(1, -1) : asText(value),
  ])
}

function tokensIn(css: string): [string, string][] {
  return [...css.matchAll(/(--embed-[a-z-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ])
}

/** In the element, in a script that puts it there, or beside a component of Vue. */
function templateIn({ element }: FoundElement, text: string) {
  const own = [...element.querySelectorAll('[slot="hit"],[slot="entry"]')][0]
  const constant = new RegExp(`(?:\\.innerHTML=|const template = )(${jsonText})`).exec(text)?.[1]
  const type =
    own?.getAttribute('data-content-type') ??
    asText(/"data-content-type",("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? '""')
  const html = constant ? asText(constant) : own ? markupOf(own) : ''
  return { template: cleanTemplate(withBraces(html)), templateType: type }
}

const markupOf = (own: Element) =>
  own.getAttribute('data-html') ??
  (own.localName === 'script' ? (own.textContent ?? '') : own.innerHTML)

function environmentOf(text: string, { placeholder }: FoundElement, now: Environment): Environment {
  if (/<script setup>/.test(text)) return 'vue'
  if (/from 'react'|from "react"/.test(text)) return 'react'
  if (/<base target="_top">/.test(text)) return 'wix'
  if (placeholder) return now === 'wordpress' ? now : 'placeholder'
  if (/SiteEmbedDefaults\s*=/.test(text)) return 'gtm'
  return ['webflow', 'squarespace', 'shopify'].includes(now) ? now : 'html'
}

/** Null where there is none of our elements. What a snippet does not say is as `before`, or not set. */
export function read(text: string, before: Settings): ReadSnippet | null {
  const inert = document.createElement('template')
  inert.innerHTML = asHtml(text)
  const all = roots(inert.content)
  const found = findElement(all)
  if (!found) return null
  const { element, tag, placeholder } = found
  const script = scriptIn(all)
  const known = attributesOf(tag)
  const values: Record<string, string> = {}
  const unknown: string[] = []
  const defaults = [...(script?.attributes ?? [])]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }): [string, string] => [name.slice(5), value])
  for (const [name, value] of [...defaults, ...pairs(text)])
    if (known[name] && !known[name].offPage) values[name] = value
  for (const { name: written, value } of element.attributes) {
    const name = placeholder ? written.replace(/^data-/, '') : written
    if (known[name]) {
      if (!known[name].offPage) values[name] = value
    } else if (![tag, 'style', 'class', 'id', 'lang', 'is'].includes(name)) unknown.push(written)
  }
  const sheet = /themes\/([a-z]+)\.css/.exec(text)?.[1] ?? ''
  const styles = all.flatMap((root) => [...root.querySelectorAll('style')])
  const css = [
    ...styles.map(({ textContent }) => textContent ?? ''),
    element.getAttribute('style') ?? '',
  ]
  const place = /querySelector\(("(?:[^"\\]|\\.)*")\)\|\|d\.body/.exec(text)?.[1]
  return {
    unknown,
    settings: {
      element: tag,
      for: environmentOf(text, found, before.for),
      attributes: { ...before.attributes, [tag]: values },
      tokens: Object.fromEntries(tokensIn(css.join(';'))),
      stylesheet: stylesheets.find((name) => name === sheet) ?? '',
      ...templateIn(found, text),
      src:
        script?.getAttribute('src') ??
        asText(/const src = ("[^"]*")/.exec(text)?.[1] ?? '""') ??
        '',
      place: place ? asText(place) : before.place,
    },
  }
}
