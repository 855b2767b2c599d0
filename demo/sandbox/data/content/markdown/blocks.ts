// Markdown → the blocks of a rich text. Beyond the usual: `![asset](id)` and `![entry](id)` on a
// line of their own; in tables `# ` makes a cell a heading, and `{colspan=2}` at its end stretches
// it. What stands in an item of a list is indented by two.
import type { Block, TopLevelBlock } from '@contentful/rich-text-types'
import * as make from '../rich-text.ts'
import { wordsOf } from './words.ts'

const bullet = /^(?:- |\d+\. )/
const tableRule = /^\|[-| ]+\|$/

function cellOf(written: string, underHeads: boolean): Block {
  const [, head, words = '', span, count] =
    /^(# )?(.*?)(?: \{(colspan|rowspan)=(\d)\})?$/.exec(written.trim()) ?? []
  const cell = head || !underHeads ? make.th : make.td
  return cell(make.p(...wordsOf(words)), span ? { [span]: Number(count) } : {})
}

/** The row above the rule is one of headings. */
function tableOf(lines: string[]): TopLevelBlock {
  const ruleAt = lines.findIndex((line) => tableRule.test(line))
  const rows = lines.map((line, index) =>
    make.row(
      ...line
        .split('|')
        .slice(1, -1)
        .map((cell) => cellOf(cell, index > ruleAt)),
    ),
  )
  return make.table(...rows.filter((_, index) => index !== ruleAt))
}

function listOf(lines: string[]): TopLevelBlock {
  const items: string[][] = []
  for (const line of lines)
    if (bullet.test(line)) items.push([line.replace(bullet, '')])
    else items.at(-1)?.push(line.slice(2))
  const list = lines[0]?.startsWith('- ') ? make.ul : make.ol
  return list(...items.map((item) => make.li(...blocksOf(item.join('\n')))))
}

const quoteOf = (lines: string[]): TopLevelBlock =>
  make.quote(...blocksOf(lines.map((line) => line.replace(/^> ?/, '')).join('\n')))

/** How a block begins, the lines that belong to it, and what they become. */
const kinds: [begins: RegExp, goesOn: RegExp | null, (lines: string[]) => TopLevelBlock][] = [
  [/^## /, null, ([line = '']) => make.h2(...wordsOf(line.slice(3)))],
  [/^### /, null, ([line = '']) => make.h3(...wordsOf(line.slice(4)))],
  [/^---$/, null, () => make.hr()],
  [/^!\[asset\]\(.+\)$/, null, ([line = '']) => make.asset(line.slice(9, -1))],
  [/^!\[entry\]\([^)]+\)$/, null, ([line = '']) => make.entry(line.slice(9, -1))],
  [/^```text$/, /^(?!```$)/, ([, ...lines]) => make.codeBlock(...lines)],
  [/^> /, /^>/, quoteOf],
  [/^\|/, /^\|/, tableOf],
  [bullet, /^(?:- |\d+\. | {2}|$)/, listOf],
]
const paragraph: (typeof kinds)[number] = [
  /./,
  /^(?!- |\d+\. )./,
  (lines) => make.p(...wordsOf(lines.join('\n'))),
]

export function blocksOf(markdown: string): TopLevelBlock[] {
  const blocks: TopLevelBlock[] = []
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; ) {
    const first = lines[at++] ?? ''
    // Between blocks, and behind one of code.
    if (first === '' || first === '```') continue
    const [, goesOn, made] = kinds.find(([begins]) => begins.test(first)) ?? paragraph
    const begun = [first]
    while (goesOn && at < lines.length && goesOn.test(lines[at] ?? ''))
      begun.push(lines[at++] ?? '')
    blocks.push(made(begun))
  }
  return blocks
}
