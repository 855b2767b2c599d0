// Checks names and values of attributes: on the elements, on placeholders, and as page-wide defaults.

import { customProperties } from '../../../src/contract/shared.ts'
import { slipsIn } from '../../../src/element/hints.ts'
import { resembling } from '../../../src/element/resembles.ts'
import { originOf } from '../../../src/net/policy.ts'
import { attributesOf, contractOf, type Tag, tags } from '../../builder/settings.ts'
import type { Embed, Page } from '../page/page.ts'
import type { Read } from '../page/settings.ts'
import { all, attribute, type Element, textIn } from '../page/tree.ts'
import { type Finding, mistake } from './finding.ts'

const unknown = 'unknown-attribute'

export function* nameSlips(embed: Embed): Generator<Finding> {
  const { element, name, isPlaceholder, tag } = embed
  for (const [written, value] of Object.entries(element.attribs)) {
    if (isPlaceholder) {
      const meant = placeholderSlip(written, embed)
      if (meant)
        yield mistake(unknown, name, `A placeholder has ${written}. Did you mean data-${meant}?`, {
          element,
          attribute: written,
        })
    } else
      for (const slip of slipsIn(written, value, contractOf(tag)))
        yield mistake(unknown, name, slip.replace(/^t(?=he)/, 'T'), { element, attribute: written })
  }
}

/** Misspelt names, which are reported already. */
export const meantBy = (embed: Embed): string[] =>
  Object.keys(embed.element.attribs).flatMap((written) => {
    const meant = embed.isPlaceholder
      ? placeholderSlip(written, embed)
      : resembling(written, Object.keys(embed.attributes))
    return meant || []
  })

/** Without `data-`, only names with a dash are pointed out: `class` and `lang` are the page's own. */
function placeholderSlip(written: string, { attributes, tag }: Embed) {
  const known = Object.keys(attributes)
  const name = written.replace(/^data-/, '')
  if (name === tag) return null
  return name === written
    ? known.includes(name) && name.includes('-') && name
    : resembling(name, known)
}

export const valueSlips = (embed: Embed, { slips }: Read): Finding[] =>
  slips.map(({ element, attribute: written, message }) => {
    const isOwn = element === embed.element
    const about = isOwn ? embed.name : 'page-wide default'
    const isIgnored = message.includes('on a placeholder is ignored')
    const code = isIgnored ? 'ignored-on-placeholder' : 'wrong-value'
    return mistake(code, about, message, { element, attribute: written })
  })

/** What the defaults of a page may say beside attributes. */
const ofScript = [
  ...['prefix', 'trust-placeholders', 'target-origin'],
  ...['site-embed', 'site-search', 'rich-doc'],
]

const allNames = tags.flatMap((tag: Tag) => Object.keys(attributesOf(tag)))

/** Values without an origin do not name an editor. */
function* originSlips({ defaults }: Page): Generator<Finding> {
  for (const { element, said, source } of defaults) {
    const written = said['target-origin'] ?? ''
    if (!written || originOf(written)) continue
    const name = source === 'script' ? 'data-target-origin' : 'targetOrigin'
    yield mistake(
      'wrong-value',
      'page-wide default',
      `${name}="${written.slice(0, 80)}" is not an origin, so it names no editor. Write one such as https://editor.example.com.`,
      { element, attribute: name },
    )
  }
}

export function* defaultSlips(page: Page): Generator<Finding> {
  const { defaults, scripts, brokenJson } = page
  yield* originSlips(page)
  for (const { element, said, source } of defaults)
    for (const name of Object.keys(said).filter((one) => !ofScript.includes(one))) {
      const meant = resembling(name, allNames)
      const written = source === 'script' ? `data-${name}` : name
      if (meant)
        yield mistake(
          unknown,
          'page-wide default',
          `There is no ${written}. Did you mean ${source === 'script' ? 'data-' : ''}${meant}?`,
          { element, attribute: written },
        )
    }
  for (const element of scripts)
    for (const name of Object.keys(element.attribs))
      if (name.includes('-') && allNames.includes(name))
        yield mistake(
          unknown,
          'script tag',
          `${name} does nothing on the script tag. Did you mean data-${name}?`,
          { element, attribute: name },
        )
  for (const element of brokenJson)
    yield mistake(
      'wrong-json',
      'page-wide defaults',
      'The <script type="application/json" data-site-embed> holds no valid JSON object and is ignored. Write it as {"appId": "…", "apiKey": "…"}.',
      { element },
    )
}

const stylesOf = (element: Element) =>
  element.name === 'style' ? textIn(element) : (attribute(element, 'style') ?? '')

export function* tokenSlips({ root }: Page): Generator<Finding> {
  const known = Object.keys(customProperties)
  for (const element of all('style, [style*="--embed-"]', root))
    for (const name of new Set(stylesOf(element).match(/(?<![\w-])--embed-[\w-]+/g))) {
      const meant = resembling(name, known)
      if (meant)
        yield mistake(
          'unknown-property',
          'styles',
          `There is no custom property ${name}. Did you mean ${meant}?`,
          { element, attribute: element.name === 'style' ? undefined : 'style' },
        )
    }
}
