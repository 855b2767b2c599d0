// Turns any snippet into settings. The browser parses its markup; values in scripts are found by name.
import { kebab } from '../../../src/contract/attribute.ts'
import { nearest } from '../../../src/contract/nearest.ts'
import { isOwnScript } from '../../../src/contract/script.ts'
import {
  accountOf,
  type Environment,
  isTag,
  type Settings,
  stylesheets,
  type Tag,
  tags,
} from '../settings.ts'
import { fileIn, isFull, isPackaged } from './files.ts'
import { withBraces } from './markup.ts'
import { asText, type FoundElement, jsonText, parsed, valuesIn } from './read-values.ts'
import { cleanTemplate } from './template.ts'

export interface ReadSnippet {
  settings: Settings
  /** What the form has no place for, by name. */
  leftOut: readonly string[]
  /** Names that there are not, read as those that were probably meant. */
  meant: readonly { written: string; name: string }[]
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

/** The markup of a Vue component is in a <template>. */
function roots(root: ParentNode): ParentNode[] {
  return [root, ...[...root.querySelectorAll('template')].flatMap(({ content }) => roots(content))]
}

const writtenTag = (element: Element) =>
  (element.localName === 'component' && element.getAttribute('is')) || element.localName

/** A tag that is almost one of ours, such as `<site-serch>`, was meant to be it. */
function embedOf(element: Element): FoundElement | null {
  const named = nearest(writtenTag(element), tags)
  if (isTag(named)) return { element, tag: named, placeholder: false }
  const tag = tags.find((one) => element.hasAttribute(`data-${one}`))
  return tag ? { element, tag, placeholder: true } : null
}

const embedsIn = (all: readonly ParentNode[]) =>
  all.flatMap((root) => [...root.querySelectorAll('*')].flatMap((one) => embedOf(one) ?? []))

const misspelt = (embeds: readonly FoundElement[]) =>
  embeds
    .filter(({ placeholder, element, tag }) => !placeholder && writtenTag(element) !== tag)
    .map(({ element, tag }) => ({ written: `<${writtenTag(element)}>`, name: `<${tag}>` }))

const scriptIn = (all: readonly ParentNode[]) =>
  all
    .flatMap((root) => [...root.querySelectorAll('script[src]')])
    .find((script) => isOwnScript(script.getAttribute('src')))

function tokensIn(css: string): [string, string][] {
  return [...css.matchAll(/(--embed-[a-z-]+)\s*:\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ])
}

const slotted = ({ element }: FoundElement) =>
  element.querySelector('[slot="hit"],[slot="entry"]') ?? undefined

/** What the form has no place for: other templates, a fallback, a second element. */
function leftOver(found: FoundElement, others: readonly FoundElement[]): string[] {
  // A self-closing tag of Vue stays open for a browser, so the next one is inside it.
  const inside = [...found.element.children].filter(
    (child) => child !== slotted(found) && !embedOf(child),
  )
  const slots = inside.map((child) => child.getAttribute('slot') ?? `<${child.localName}>`)
  return [...slots, ...others.map(({ tag }) => `<${tag}>`)]
}

/** Where a script puts a template into the element, that script up to its end. */
const scriptFor = ({ tag }: FoundElement, text: string) =>
  new RegExp(
    `createElement\\("template"\\);((?:(?!createElement).)*?)"\\[data-${tag}\\] `,
    's',
  ).exec(text)?.[1] ?? ''

/** In the element, in a script that puts it there, or beside a component of Vue. */
function templateIn(found: FoundElement, text: string) {
  const own = slotted(found)
  const script = scriptFor(found, text)
  const name = /^template\d?$/.exec(own?.getAttribute('v-html') ?? '')?.[0]
  const constant =
    new RegExp(`\\.innerHTML=(${jsonText})`).exec(script)?.[1] ??
    (name && new RegExp(`const ${name} = (${jsonText})`).exec(text)?.[1])
  const type =
    own?.getAttribute('data-content-type') ??
    asText(/"data-content-type",("(?:[^"\\]|\\.)*")/.exec(script)?.[1] ?? '""')
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

const sources = (all: readonly ParentNode[], { element }: FoundElement) =>
  all
    .flatMap((root) => [...root.querySelectorAll('style')].map((style) => style.textContent ?? ''))
    .concat(element.getAttribute('style') ?? '')
    .join(';')

/** As the builder prints it for a document. */
const isStyled =
  (style: RegExp) =>
  ({ element, tag }: FoundElement) =>
    tag === 'rich-doc' && style.test(element.getAttribute('style') ?? '')
const isCentred = isStyled(/margin-inline:\s*auto/)
const hasContentsAbove = isStyled(/max-width:[^;]*\b56em/)

/** What the snippet says of one element; what the part for the page alone does not say is as before. */
function readElement(found: FoundElement, script: Element | null, text: string, before: Settings) {
  const { values, leftOut, meant } = valuesIn(found, script, text)
  const account = accountOf(found.tag)
  // The part for the page alone does not have this; it is in the other part.
  const isSaid = account.some((name) => values[name] !== undefined)
  const own = Object.entries(before.attributes[found.tag])
  const kept = isSaid ? [] : own.filter(([name]) => account.includes(name))
  const attributes = { [found.tag]: { ...Object.fromEntries(kept), ...values } }
  return { attributes, leftOut, meant, ...templateIn(found, text) }
}

/** A full file may be there for widgets that the page adds: they must not lose it. */
function readScript(src: string, tags: readonly Tag[], before: Settings) {
  if (!src) return { host: before.host, src: before.src, widgets: before.widgets }
  const file = fileIn(src)
  const widgets = file !== null && isFull(file) && tags.includes('site-search')
  return isPackaged(src)
    ? { host: 'public' as const, src: before.src, widgets }
    : { host: 'own' as const, src, widgets }
}

/** Null where there is none of our elements. What a snippet does not say is as `before`, or not set. */
export function read(text: string, before: Settings): ReadSnippet | null {
  const inert = document.createElement('template')
  inert.innerHTML = asHtml(text)
  const all = roots(inert.content)
  const embeds = embedsIn(all)
  const [found, ...others] = embeds
  if (!found) return null
  const script = scriptIn(all) ?? null
  // One that says nothing is not what somebody means to set up.
  const second = others.find(({ tag, element }) => tag !== found.tag && element.attributes.length)
  const one = readElement(found, script, text, before)
  const other = second && readElement(second, script, text, before)
  const sheet = /themes\/([a-z]+)\.css/.exec(text)?.[1]
  const place = /querySelector\(("(?:[^"\\]|\\.)*")\)\|\|d\.body/.exec(text)?.[1]
  const inModule = /const src = ("[^"]*")/.exec(text)?.[1]
  const rest = others.filter((embed) => embed !== second)
  return {
    leftOut: [
      ...one.leftOut,
      ...(other?.leftOut ?? []),
      ...leftOver(found, rest),
      ...(second ? leftOver(second, []) : []),
    ],
    meant: [...misspelt(embeds), ...one.meant, ...(other?.meant ?? [])],
    settings: {
      element: found.tag,
      both: second !== undefined,
      for: environmentOf(text, found, before.for),
      attributes: { ...before.attributes, ...one.attributes, ...other?.attributes },
      tokens: Object.fromEntries(tokensIn(sources(all, found))),
      centred: [found, ...others].some(isCentred),
      contentsAbove: [found, ...others].some(hasContentsAbove),
      stylesheet: stylesheets.find((name) => name === sheet) ?? '',
      template: one.template,
      templateType: one.templateType,
      otherTemplate: other?.template ?? '',
      otherTemplateType: other?.templateType ?? '',
      ...readScript(
        script?.getAttribute('src') ?? asText(inModule ?? '""'),
        second ? tags : [found.tag],
        before,
      ),
      place: place ? asText(place) : before.place,
    },
  }
}
