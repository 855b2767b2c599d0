// A line of text as runs: letters with the same marks in the same link, or one thing that is no text.
import { leaf, type Mark, type RichNode, same } from './node.ts'

export interface TextRun {
  text: string
  marks: readonly Mark[]
  /** Without its content; of one link all runs have the same object. */
  link: RichNode | null
}
export interface ThingRun {
  thing: RichNode
}
export type Run = TextRun | ThingRun

const isText = (run: Run): run is TextRun => 'text' in run
const lengthOf = (run: Run) => (isText(run) ? run.text.length : 1)

/** Letters and marks, and nothing that would be lost. */
export const isPlainText = (node: RichNode) =>
  same(node, { nodeType: 'text', value: node.value, marks: node.marks, data: {} })

/** Words stand in it, and nothing else. */
export const isPlainLink = ({ nodeType, content = [] }: RichNode) =>
  nodeType.endsWith('hyperlink') && content.every(isPlainText) && content.some(({ value }) => value)

export const runsOf = (content: readonly RichNode[], link: RichNode | null = null): Run[] =>
  content.flatMap((node): Run[] => {
    if (isPlainText(node)) return [{ text: node.value ?? '', marks: node.marks ?? [], link }]
    const { content: inside = [], ...alone } = node
    return isPlainLink(node) ? runsOf(inside, alone) : [{ thing: node }]
  })

const areOne = (one: TextRun, other: TextRun) =>
  one.link === other.link && same(one.marks, other.marks)

/** Without empty ones, and with those together that differ in nothing. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (isText(run) && !run.text) continue
    if (isText(run) && last && isText(last) && areOne(last, run))
      all.splice(-1, 1, { ...last, text: last.text + run.text })
    else all.push(run)
  }
  return all
}

/** As the service's editor writes a line: what is no text stands between two texts, empty ones too. */
export function contentOf(runs: readonly Run[]): RichNode[] {
  const content: RichNode[] = []
  let link: RichNode | null = null
  const between = () => {
    if (content.at(-1)?.nodeType !== 'text') content.push(leaf(''))
  }
  for (const run of joined(runs)) {
    const last = content.at(-1)
    if (isText(run) && run.link && run.link === link) last?.content?.push(leafOf(run))
    else if (isText(run) && !run.link) content.push(leafOf(run))
    else {
      between()
      content.push(isText(run) ? { ...run.link, ...linkWith(run) } : run.thing)
    }
    link = isText(run) ? run.link : null
  }
  between()
  return content
}

const leafOf = ({ text, marks }: TextRun) => leaf(text, [...marks])
const linkWith = (run: TextRun) => ({
  nodeType: run.link?.nodeType ?? '',
  data: run.link?.data ?? {},
  content: [leafOf(run)],
})

/** What stands from one letter to another, and what is on either side. */
function cut(runs: readonly Run[], from: number, to: number) {
  const parts: [Run[], Run[], Run[]] = [[], [], []]
  let at = 0
  for (const run of runs) {
    const end = at + lengthOf(run)
    const borders = [at, ...[from, to].filter((border) => border > at && border < end), end]
    for (const [number, start] of borders.slice(0, -1).entries()) {
      const part = start < from ? 0 : start < to ? 1 : 2
      const stop = borders[number + 1]
      const text = isText(run) ? run.text.slice(start - at, stop && stop - at) : ''
      parts[part].push(isText(run) ? { ...run, text } : run)
    }
    at = end
  }
  return parts
}

const isMarked = (run: Run, type: string) =>
  !isText(run) || run.marks.some((mark) => mark.type === type)

/** All of it has the mark then; or, if all had it before, none of it. */
export function marked(runs: readonly Run[], from: number, to: number, type: string): Run[] {
  const [before, within, after] = cut(runs, from, to)
  const isOn = !within.every((run) => isMarked(run, type))
  const changed = within.map((run) => {
    if (!isText(run)) return run
    const others = run.marks.filter((mark) => mark.type !== type)
    return { ...run, marks: isOn ? [...others, { type }] : others }
  })
  return [...before, ...changed, ...after]
}

/** As one link, or without any. */
export function linked(runs: readonly Run[], from: number, to: number, link: RichNode | null) {
  const [before, within, after] = cut(runs, from, to)
  return [...before, ...within.map((run) => (isText(run) ? { ...run, link } : run)), ...after]
}

/** The link that the letter stands in, from its first letter to its last. */
export function linkAt(runs: readonly Run[], at: number) {
  let start = 0
  const places = runs.map((run) => {
    const from = start
    start += lengthOf(run)
    return { link: isText(run) ? run.link : null, from, to: start }
  })
  const link = places.find(({ link, from, to }) => link && from <= at && at <= to)?.link
  const all = places.filter((place) => link && place.link === link)
  const [first, last] = [all[0], all.at(-1)]
  return link && first && last ? { link, from: first.from, to: last.to } : null
}

/** The word around a letter; nothing between two spaces. */
export function wordAt(runs: readonly Run[], at: number) {
  const text = runs.map((run) => (isText(run) ? run.text : ' ')).join('')
  const from = at - (/[^\s]*$/.exec(text.slice(0, at))?.[0].length ?? 0)
  const to = at + (/^[^\s]*/.exec(text.slice(at))?.[0].length ?? 0)
  return { from, to }
}
