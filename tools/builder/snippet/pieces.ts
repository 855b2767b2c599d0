// What every snippet is made of: the script, the element's attributes, its style, its template.
import { camel } from '../../../src/contract/attribute.ts'
import { secondScriptOf } from '../../../src/contract/script.ts'
import { namesIn } from '../lists.ts'
import { wordsAddresses } from '../locales.ts'
import {
  attributesOf,
  engineOf,
  isAccount,
  partsOf,
  type Settings,
  type Values,
  valuesOf,
} from '../settings.ts'
import { withoutEffect } from '../without-effect.ts'
import { loadedFile } from './files.ts'
import { element, inOneLine, openTag } from './markup.ts'
import { cleanTemplate } from './template.ts'

/** Whether the address is on this computer, which visitors cannot reach. */
export function isHere(src: string): boolean {
  try {
    const { protocol, hostname } = new URL(src)
    return protocol === 'file:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  } catch {
    // Beside the page that it is pasted into.
    return false
  }
}

/** False for `www.example.com/site-embed.js`, which would be relative to the page, and for a folder. */
export const isAddress = (src: string) =>
  /\.js([?#].*)?$/.test(src) && !/^[^/:.]+\.[^/:]+\//.test(src)

/** Set and kept in the form, but left out of the snippet, where it would do nothing. */
export const leftOutOf = (settings: Settings) =>
  Object.keys(valuesOf(settings)).filter((name) => withoutEffect(settings, name))

/** In the order of the contract; what no page may hold, or what does nothing, is left out. */
const written = (settings: Settings) => {
  const values = valuesOf(settings)
  const idle = leftOutOf(settings)
  return Object.entries(attributesOf(settings.element)).flatMap(([name, spec]) => {
    const value = values[name]
    return value === undefined || spec.offPage || idle.includes(name) ? [] : [{ name, value, spec }]
  })
}

const record = (list: readonly { name: string; value: string }[]): Values =>
  Object.fromEntries(list.map(({ name, value }) => [name, value]))

/** Of all elements: the script tag has it once. */
export const accountValues = (settings: Settings) =>
  record(partsOf(settings).flatMap((part) => written(part).filter(({ spec }) => isAccount(spec))))

export const ownValues = (settings: Settings) =>
  record(written(settings).filter(({ spec }) => !isAccount(spec)))

/** As properties, for scripts. */
export const accountObject = (settings: Settings) =>
  Object.fromEntries(
    Object.entries(accountValues(settings)).map(([name, value]) => [camel(name), value]),
  )

/** What a placeholder may set only where the page trusts placeholders. */
export const trustedIn = (settings: Settings) =>
  written(settings)
    .filter(({ spec }) => spec.guarded && !isAccount(spec))
    .map(({ name }) => name)

/** The same holds for a template. */
export const needsTrust = (settings: Settings) =>
  settings.template !== '' || trustedIn(settings).length > 0

export const hasContents = ({ attributes }: Settings) =>
  namesIn(attributes['rich-doc'].show ?? '').includes('toc')

/** In an element that is not wider than this, contents are above the text. */
const widthWithoutContents = '56em'

/** The width of readable lines, plus that of contents beside them. */
function widthOf(settings: Settings): string {
  const measure = settings.tokens['--embed-measure'] ?? '66ch'
  if (!hasContents(settings)) return measure
  return settings.contentsAbove ? `min(${measure}, ${widthWithoutContents})` : '62em'
}

const inTheMiddle = (settings: Settings): Values =>
  settings.centred ? { 'max-width': widthOf(settings), 'margin-inline': 'auto' } : {}

const withoutRoomForContents = (settings: Settings): Values =>
  settings.contentsAbove && hasContents(settings) ? { 'max-width': widthWithoutContents } : {}

/** A section of a theme of Shopify reaches from edge to edge. */
const besideEdges = (settings: Settings): Values =>
  settings.for === 'shopify'
    ? { 'max-width': '1200px', margin: '0 auto', 'padding-inline': '16px' }
    : {}

/** Room for what comes, so that nothing on the page moves. */
export function roomFor(settings: Settings): Values {
  const {
    layout = 'page',
    for: drives,
    'results-page': leads,
    recommend,
    trigger,
  } = valuesOf(settings)
  if (settings.element === 'rich-doc')
    return {
      display: 'block',
      'min-height': '40rem',
      ...besideEdges(settings),
      ...withoutRoomForContents(settings),
      ...inTheMiddle(settings),
    }
  // Where nothing is recommended, nothing is to be seen.
  if (recommend) return { display: 'block', ...besideEdges(settings) }
  // The page's own button opens it, so the element shows nothing.
  if (layout === 'dialog') return trigger ? {} : { display: 'inline-block', 'min-height': '44px' }
  if (layout === 'dropdown') return { display: 'block', width: '16em', 'min-height': '44px' }
  return {
    display: 'block',
    'min-height': drives || leads ? '44px' : '100vh',
    ...besideEdges(settings),
  }
}

export const cssOf = (declarations: Values) =>
  Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

export const styleValues = (declarations: Values): Values =>
  Object.keys(declarations).length ? { style: cssOf(declarations) } : {}

export const stylesheetAddress = ({ stylesheet, src }: Settings) =>
  src.replace(/[^/]*$/, `themes/${stylesheet}.css`)

function engineAddresses(settings: Settings): readonly string[] {
  const hasSearch = partsOf(settings).some(({ element: tag }) => tag === 'site-search')
  const engine = hasSearch ? engineOf(settings) : 'algolia'
  return engine === 'algolia' ? [] : [settings.src.replace(/[^/]*$/, `site-embed.${engine}.js`)]
}

const askAddresses = (settings: Settings) =>
  'ask' in valuesOf(settings) ? [settings.src.replace(/[^/]*$/, 'site-embed.ask.js')] : []

/** Scripts that have to come too: another engine, what asks an agent, and the words of languages. */
export const scriptsBeside = (settings: Settings) => [
  ...engineAddresses(settings),
  ...askAddresses(settings),
  ...wordsAddresses(settings),
]

/** All that has to be uploaded, by names beside one another. */
export function filesOf(settings: Settings, src: string = loadedFile(settings)) {
  const beside = { ...settings, src }
  // The script itself loads these: when a visitor first needs it, and in the frame of the editor.
  const more = secondScriptOf(src.replace(/^.*\//, ''))
  const second = more ? [src.replace(/[^/]*$/, more)] : []
  const preview = 'preview' in valuesOf(settings) ? ['site-embed.preview.js'] : []
  const sheet = settings.stylesheet ? [stylesheetAddress(beside)] : []
  return [src, ...second, ...scriptsBeside(beside), ...preview, ...sheet]
}

/** The integrity of the file at an address; empty if unknown. */
export type IntegrityOf = (address: string) => string

export function integrityValues(integrity: string): Values {
  return integrity ? { integrity, crossorigin: 'anonymous' } : {}
}

export function stylesheetTag(settings: Settings, integrityOf: IntegrityOf) {
  if (!settings.stylesheet) return ''
  const href = stylesheetAddress(settings)
  return openTag('link', { rel: 'stylesheet', href, ...integrityValues(integrityOf(href)) })
}

export const scriptTag = (src: string, integrityOf: IntegrityOf, more: Values) =>
  element('script', { src, ...integrityValues(integrityOf(src)), ...more })

export const templateText = ({ template }: Settings) => inOneLine(cleanTemplate(template))

export const templateValues = ({ element: tag, templateType }: Settings): Values =>
  tag === 'site-search'
    ? { slot: 'hit' }
    : { slot: 'entry', ...(templateType ? { 'data-content-type': templateType } : {}) }
