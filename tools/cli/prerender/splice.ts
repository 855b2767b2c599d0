// Writes into the source of a page and removes it again; everything else stays byte for byte.
import { type ChildNode, isTag, isText } from 'domhandler'
import type { Embed } from '../page/page.ts'
import { attribute } from '../page/tree.ts'

const opening =
  '<!-- prerendered: site-embed prerender rewrites this, site-embed prerender --remove removes it -->'
const closing = '<!-- /prerendered -->'
const aside = '<!-- kept: shows again with --remove --><div hidden>'
const asideEnd = '</div><!-- /kept -->'
/** Both at once, as formatters break lines between them; one without the other is left alone. */
const asides = /<!-- kept: [^>]*-->\s*<div hidden(?:="")?>([\s\S]*?)<\/div>\s*<!-- \/kept -->/g

export interface Edit {
  at: number
  text: string
}

/** As the page was before anything was written into it. */
export function withoutWritten(html: string): string {
  const parts = html.split(opening).map((part, at) => {
    const end = part.indexOf(closing)
    return at && end >= 0 ? part.slice(end + closing.length) : part
  })
  return parts.join('').replace(asides, '$1')
}

export function withEdits(html: string, edits: readonly Edit[]): string {
  let text = html
  // From the end, so that the places before it stay what they are; at one place in their order.
  const last = edits.map((edit, order) => ({ ...edit, order }))
  last.sort((a, b) => b.at - a.at || b.order - a.order)
  for (const { at, text: piece } of last) text = text.slice(0, at) + piece + text.slice(at)
  return text
}

/** A child that is a setting of the element: a template, or content for a slot. */
const isSetting = (node: ChildNode) =>
  isTag(node) &&
  (['template', 'script', 'style'].includes(node.name) || attribute(node, 'slot') !== null)

const isSeen = (node: ChildNode) => isTag(node) || (isText(node) && node.data.trim() !== '')

/** The owner's own words, in runs between settings: they step aside for a document. */
function runsOf({ element }: Embed): [from: number, to: number][] {
  const runs: ChildNode[][] = [[]]
  for (const child of element.children)
    if (isSetting(child)) runs.push([])
    else runs.at(-1)?.push(child)
  return runs.flatMap((run) => {
    const seen = run.filter(isSeen)
    const from = seen[0]?.sourceCodeLocation?.startOffset
    const to = seen.at(-1)?.sourceCodeLocation?.endOffset
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
}

const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

export const dataScript = (value: object) =>
  `<script type="application/ld+json">${inScript(value)}</script>`

/** In a document the owner's words are kept aside; a search keeps its form, and has results below it. */
export function editsFor(embed: Embed, written: string): Edit[] {
  const { startTag, endTag } = embed.element.sourceCodeLocation ?? {}
  if (!startTag || !endTag)
    throw new Error(`${embed.name} has no end: write </${embed.element.name}>`)
  const block = opening + written + closing
  if (embed.tag === 'site-search') return [{ at: endTag.startOffset, text: block }]
  const kept = runsOf(embed).flatMap(([from, to]) => [
    { at: from, text: aside },
    { at: to, text: asideEnd },
  ])
  return [{ at: startTag.endOffset, text: block }, ...kept]
}
