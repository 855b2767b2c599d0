// Markdown as the tree that is shown, without the browser: tags and texts.
import { type Block, blocksOf, wholeWords } from '../../src/ask/markdown/blocks.ts'
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

const named = ({ tag, start, side }: Block) =>
  [tag, start, side].filter((said) => said !== undefined).join(' ')

function partsOf(parts: readonly Block[], isGrowing: boolean, depth: number): Tree[] {
  return parts.map((block, at): Tree => {
    const { text, inside, parts: inner = [] } = block
    const isLast = isGrowing && at === parts.length - 1
    if (block.tag === 'pre') return ['pre', text ?? '']
    if (text) return [named(block), ...line(text, isLast)]
    if (inside !== undefined) return [named(block), ...blocks(inside, isLast, depth + 1)]
    return [named(block), ...partsOf(inner, isLast, depth)]
  })
}

const blocks = (text: string, isGrowing: boolean, depth: number): Tree[] =>
  partsOf(blocksOf(text, isGrowing, depth), isGrowing, depth)

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
