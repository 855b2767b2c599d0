// Markdown as the tree that is shown, without the browser: tags and texts.
import { blocksOf, wholeWords } from '../../src/ask/markdown/blocks.ts'
import { inlineOf } from '../../src/ask/markdown/inline.ts'
import type { Inline } from '../../src/ask/markdown/marks.ts'

export interface Shown extends ReadonlyArray<Tree> {
  readonly 0: string
}
/** A text, or a tag with what is in it. */
export type Tree = string | Shown

const treeOf = (one: Inline): Tree =>
  typeof one === 'string'
    ? one
    : [one.url === null ? one.tag : `a ${one.url}`, ...one.inside.map(treeOf)]

const line = (text: string, isGrowing: boolean) => inlineOf(text, isGrowing).map(treeOf)

function blocks(text: string, isGrowing: boolean, depth: number): Tree[] {
  return blocksOf(text, isGrowing, depth).map((block, at, { length }): Tree => {
    const isLast = isGrowing && at === length - 1
    if (block.kind === 'rule') return ['hr']
    if (block.kind === 'code') return ['pre', block.text]
    if (block.kind === 'paragraph') return ['p', ...line(block.text, isLast)]
    if (block.kind === 'heading') return [`h${block.level}`, ...line(block.text, isLast)]
    if (block.kind === 'quote') return ['quote', ...blocks(block.text, isLast, depth + 1)]
    if (block.kind === 'table')
      return [
        `table ${block.sides.map((side) => side ?? '-').join(' ')}`,
        ...block.rows.map(
          (cells): Tree => ['tr', ...cells.map((cell): Tree => ['td', ...line(cell, false)])],
        ),
      ]
    const { items, start } = block
    return [
      start === null ? 'ul' : `ol ${start}`,
      ...items.map(
        (item, at): Tree => ['li', ...blocks(item, isLast && at === items.length - 1, depth + 1)],
      ),
    ]
  })
}

export const shown = (text: string) => blocks(text, false, 0)
export const shownSoFar = (text: string) => blocks(wholeWords(text), true, 0)

/** Where an element that was shown is not the same any more, or a text does not go on; null where all stays. */
export function broken(before: readonly Tree[], after: readonly Tree[], path = ''): string | null {
  for (const [at, one] of before.entries()) {
    const now = after[at]
    const here = `${path}/${at}`
    if (typeof one === 'string') {
      if (typeof now !== 'string' || !now.startsWith(one.trimEnd()))
        return `${here}: “${one}” became ${JSON.stringify(now)}`
    } else {
      if (typeof now === 'string' || now === undefined || now[0] !== one[0])
        return `${here}: ${one[0]} became ${JSON.stringify(now)}`
      const deeper = broken(one.slice(1), now.slice(1), `${here} ${one[0]}`)
      if (deeper) return deeper
    }
  }
  return null
}
