// Checks the tags themselves: misspelt tags, unclosed tags, unknown placeholders.

import { documentSlots } from '../../../src/contract/rich-doc.ts'
import { searchSlots } from '../../../src/contract/site-search.ts'
import { resembling } from '../../../src/element/resembles.ts'
import { tags } from '../../builder/settings.ts'
import type { Embed, Page } from '../page/page.ts'
import { all, attribute, type Element } from '../page/tree.ts'
import { type Finding, mistake } from './finding.ts'

export function* tagSlips({ root, prefix }: Page): Generator<Finding> {
  const known = tags.map((tag) => prefix + tag)
  for (const element of all('*', root)) {
    const { name, attribs } = element
    const isLikely = name.includes('-') || /^(site_?search|rich_?doc)$/.test(name)
    const meant = isLikely && resembling(name, known)
    if (meant)
      yield mistake(
        'unknown-tag',
        `<${name}>`,
        `There is no element <${name}>. Did you mean <${meant}>?`,
        { element },
      )
    for (const written of Object.keys(attribs).filter((one) => one.startsWith('data-'))) {
      const place = resembling(written.slice('data-'.length), tags)
      if (place)
        yield mistake(
          'unknown-tag',
          `<${name} ${written}>`,
          `There is no placeholder ${written}. Did you mean data-${place}?`,
          { element, attribute: written },
        )
    }
  }
}

/** Elements that are never in a fallback, only in the rest of a page. */
const ofPage = 'main, footer, body > script'

export function* openTag({ element, name, isPlaceholder }: Embed, page: Page): Generator<Finding> {
  const { sourceCodeLocation: here } = element
  if (isPlaceholder || !here || here.endTag) return
  const tag = element.name
  const start = here.startTag
  const written = start ? page.html.slice(start.startOffset, start.endOffset) : ''
  const [taken] = all(ofPage, element)
  const swallows = taken ? `, <${taken.name}> too,` : ''
  const slash = written.endsWith('/>')
    ? `<${tag} /> does not close it`
    : 'it is not closed, or a tag in it is not'
  yield mistake(
    'open-tag',
    name,
    `It holds the rest of the page${swallows} because ${slash}. Close it with </${tag}>.`,
    { element },
  )
}

const slotNames = { 'site-search': searchSlots, 'rich-doc': documentSlots }

const isTemplate = (one: Element) =>
  one.name === 'template' || (one.name === 'script' && attribute(one, 'type') === 'text/template')

export function* slotSlips(embed: Embed, page: Page): Generator<Finding> {
  const known = Object.keys(slotNames[embed.tag]).filter(Boolean)
  for (const child of embed.element.children) {
    if (!('attribs' in child)) continue
    const slot = attribute(child, 'slot') ?? ''
    const isTemplated = isTemplate(child)
    if (embed.isPlaceholder && isTemplated && !page.trustsPlaceholders)
      yield mistake(
        'ignored-on-placeholder',
        embed.name,
        'A template on a placeholder is ignored. If only you write placeholders on this page, put data-trust-placeholders on the script tag.',
        { element: child },
      )
    else if ((slot || child.name === 'template') && !isShown(child, slot, known, isTemplated))
      yield mistake(
        'unknown-slot',
        embed.name,
        `<${child.name} slot="${slot}"> is never shown. Write <template slot="…">, with one of ${known.join(', ')}.`,
        { element: child },
      )
  }
}

const isShown = (child: Element, slot: string, known: readonly string[], isTemplated: boolean) =>
  known.includes(slot) &&
  (isTemplated || slot === 'consent' || (slot === 'styles' && child.name === 'style'))
