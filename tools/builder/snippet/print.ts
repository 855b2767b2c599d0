// Settings → the snippet, in one piece or in two, for each kind of page.
import { type Environment, partsOf, type Settings, type Values } from '../settings.ts'
import { dataNames, element, inScript, openTag, withSquareBrackets } from './markup.ts'
import {
  accountObject,
  accountValues,
  cssOf,
  type IntegrityOf,
  needsTrust,
  ownValues,
  roomFor,
  scriptsBeside,
  scriptTag,
  stylesheetTag,
  styleValues,
  templateText,
  templateValues,
} from './pieces.ts'
import { react, vue } from './print-modules.ts'

export interface Part {
  /** `head`: into the head of every page; `place`: where the element should appear. */
  where: 'all' | 'head' | 'place'
  code: string
}

/** The settings contain the address of the script, set by `withScript`. */
export type Printer = (settings: Settings, integrityOf: IntegrityOf) => readonly Part[]

const lines = (...all: readonly string[]) => all.filter(Boolean).join('\n')
const whole = (code: string): readonly Part[] => [{ where: 'all', code }]

const script = (settings: Settings, integrityOf: IntegrityOf, more: Values = {}) =>
  lines(
    scriptTag(settings.src, integrityOf, {
      defer: '',
      ...dataNames(accountValues(settings)),
      ...more,
    }),
    ...otherScripts(settings, integrityOf),
  )

const otherScripts = (settings: Settings, integrityOf: IntegrityOf) =>
  scriptsBeside(settings).map((src) => scriptTag(src, integrityOf, { defer: '' }))

const templateTag = (settings: Settings, rewrite = (text: string) => text) => {
  const text = templateText(settings)
  return text ? element('template', templateValues(settings), rewrite(text)) : ''
}

function elementTag(settings: Settings, rewrite?: (text: string) => string) {
  const style = styleValues({ ...roomFor(settings), ...settings.tokens })
  const values = { ...ownValues(settings), ...style }
  return element(settings.element, values, templateTag(settings, rewrite))
}

const elementTags = (settings: Settings, rewrite?: (text: string) => string) =>
  partsOf(settings).map((part) => elementTag(part, rewrite))

const html: Printer = (settings, integrityOf) =>
  whole(
    lines(
      stylesheetTag(settings, integrityOf),
      script(settings, integrityOf),
      ...elementTags(settings),
    ),
  )

/** Liquid takes `{{ }}` for its own. */
const shopify: Printer = (settings, integrityOf) =>
  whole(
    lines(
      stylesheetTag(settings, integrityOf),
      script(settings, integrityOf),
      ...elementTags(settings, withSquareBrackets),
    ),
  )

/** Wix shows foreign HTML in a frame: links have to leave it. */
const wix: Printer = (settings, integrityOf) =>
  html(settings, integrityOf).map(({ where, code }) => ({
    where,
    code: lines('<base target="_top">', code),
  }))

/** Tag Manager strips `data-…` from scripts, and puts a tag’s markup at the end of the page. */
const gtm: Printer = (settings, integrityOf) => {
  const place = inScript(settings.place.trim() || 'body')
  const moves = partsOf(settings).map(
    ({ element: tag }) =>
      `(function(d){var all=d.querySelectorAll(${inScript(tag)});(d.querySelector(${place})||d.body).appendChild(all[all.length-1])})(document)`,
  )
  return whole(
    lines(
      `<script>window.SiteEmbedDefaults=${inScript(accountObject(settings))}</script>`,
      stylesheetTag(settings, integrityOf),
      scriptTag(settings.src, integrityOf, { async: '' }),
      ...otherScripts(settings, integrityOf),
      ...elementTags(settings, withSquareBrackets),
      `<script>${moves.join(';')}</script>`,
    ),
  )
}

/** The template is put into the element by a script, because the page itself would lose it. */
function templateScript(settings: Settings) {
  const text = templateText(settings)
  if (!text) return ''
  const attributes = Object.entries(templateValues(settings))
    .map(([name, value]) => `t.setAttribute(${inScript(name)},${inScript(value)});`)
    .join('')
  const tag = settings.element
  return `<script>document.addEventListener("DOMContentLoaded",function(){var t=document.createElement("template");${attributes}t.innerHTML=${inScript(withSquareBrackets(text))};document.querySelectorAll("[data-${tag}] ${tag}").forEach(function(e){e.appendChild(t.cloneNode(true))})})</script>`
}

/** On the element itself, as a theme sets the same there. */
const placeholderStyle = ({ element: tag, tokens }: Settings) =>
  Object.keys(tokens).length ? `<style>[data-${tag}] ${tag}{${cssOf(tokens)}}</style>` : ''

function placeholderTag(settings: Settings) {
  // The page's div keeps its own display.
  const { display: _, ...room } = roomFor(settings)
  const values = {
    [`data-${settings.element}`]: '',
    ...dataNames(ownValues(settings)),
    ...styleValues(room),
  }
  return `${openTag('div', values)}</div>`
}

/** The page gets a <div> with data attributes, which editors keep. */
const placeholder: Printer = (settings, integrityOf) => {
  const parts = partsOf(settings)
  const trust: Values = parts.some(needsTrust) ? { 'data-trust-placeholders': '' } : {}
  return [
    {
      where: 'head',
      code: lines(
        stylesheetTag(settings, integrityOf),
        ...parts.map(placeholderStyle),
        script(settings, integrityOf, trust),
        ...parts.map(templateScript),
      ),
    },
    { where: 'place', code: lines(...parts.map(placeholderTag)) },
  ]
}

const printers: Record<Environment, Printer> = {
  html,
  wordpress: placeholder,
  webflow: html,
  squarespace: html,
  wix,
  shopify,
  gtm,
  react: (...all) => whole(react(...all)),
  vue: (...all) => whole(vue(...all)),
  placeholder,
}

export const print: Printer = (settings, integrityOf) =>
  printers[settings.for](settings, integrityOf)

export const textOf = (parts: readonly Part[]) => parts.map(({ code }) => code).join('\n')
