// The custom properties that each theme sets, read from its style sheet.
import bootstrap from '../../../src/themes/bootstrap.css?raw'
import contrast from '../../../src/themes/contrast.css?raw'
import docs from '../../../src/themes/docs.css?raw'
import editorial from '../../../src/themes/editorial.css?raw'
import playful from '../../../src/themes/playful.css?raw'
import shop from '../../../src/themes/shop.css?raw'
import { stylesheets, type Values } from '../settings.ts'

const sheets: Record<(typeof stylesheets)[number], string> = {
  editorial,
  shop,
  docs,
  playful,
  contrast,
  bootstrap,
}

/** Where a page does not set what a theme asks it for, what the theme has instead. */
const withoutPage = (value: string) => value.replace(/^var\(--[\w-]+,\s*(.*)\)$/s, '$1')

function tokensOf(sheet: string): Values {
  const ofElements = [...sheet.matchAll(/:where\(site-search, rich-doc\)\s*\{([^}]*)\}/g)]
  const declarations = ofElements.flatMap(([, inside = '']) => [
    ...inside.matchAll(/(--embed-[a-z-]+):\s*([^;]+);/g),
  ])
  const tokens = Object.fromEntries(
    declarations.map(([, name = '', value = '']) => [name, withoutPage(value.trim())]),
  )
  const text = tokens['--embed-text'] ?? ''
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      value === 'currentcolor' ? text : value.replace(/\s+/g, ' '),
    ]),
  )
}

export function themeTokens(stylesheet: string): Values {
  const name = stylesheets.find((one) => one === stylesheet)
  return name ? tokensOf(sheets[name]) : {}
}
