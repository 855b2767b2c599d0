// Turns a subset of Markdown into plain data, block by block. The whole text is read again whenever more
// arrives. The start of a block decides its kind, so that a block that was shown never changes its kind. That
// is why table rows begin with a bar, why a line below a paragraph never makes it a heading, and why indented
// text is not code. No expression looks at a character more than a few times, whatever the text is.
type Tag = 'p' | 'pre' | 'hr' | 'blockquote' | 'ul' | 'ol' | 'li' | 'table' | 'tr' | 'th' | 'td'

export interface Block {
  /** `h` with the number of its level, for a heading. */
  tag: Tag | `h${number}`
  /** The content is one of these: words, Markdown that is not parsed yet, or blocks. */
  text?: string
  inside?: string
  parts?: Block[]
  /** The first number of a list. */
  start?: number
  /** The alignment of a cell. */
  side?: 'end' | 'center' | undefined
  /** The source text: the same source means the same block. */
  source?: string
}

interface Place {
  lines: readonly string[]
  at: number
  /** The line there. */
  line: string
  isGrowing: boolean
}

/** The block that begins at a line, and the line after it; without a block it is not decided yet. */
type Read = [end: number, block?: Block] | undefined | false

const item = /^\s*(?:[-+*]|(\d{1,9})[.)])(?=\s|$)/
const quote = /^\s*> ?/
const row = /^\s*\|/
const rule = '(?:-{3,}|\\*{3,}|_{3,})\\s*$'
const isRule = new RegExp(`^\\s*${rule}`)
/** What ends a paragraph or a list without an empty line. A year at the start of a line is no list. */
const beginning = new RegExp(`^\\s*(?:#{1,6}\\s|>|[-+*]\\s|1[.)]\\s|\`\`\`|~~~|${rule})`)
/** A last line that may become something else when more text comes. */
const undecided = /^(?:[-+*_#]*|\d+[.)]?)$|^(?:```|~~~|\|)/

const indentOf = (line: string) => line.length - line.trimStart().length
const outdented = (line: string, by: number) => line.slice(Math.min(by, indentOf(line)))
const isBlank = (line = '') => !line.trim()

function endOf(lines: readonly string[], at: number, ends: (line: string, at: number) => unknown) {
  while (at < lines.length && !ends(lines[at] ?? '', at)) at++
  return at
}

function code({ lines, at, line }: Place): Read {
  const [, indent = '', mark = '', words = ''] = /^(\s*)(`{3,}|~{3,})(.*)/.exec(line) ?? []
  // Opened and closed in one line: that is inline code.
  if (!mark || (mark < '~' && words.includes('`'))) return
  const end = endOf(lines, at + 1, (other) => {
    const closing = other.trim()
    return closing.startsWith(mark) && !closing.replaceAll(mark.charAt(0), '')
  })
  const inside = lines.slice(at + 1, end).map((other) => outdented(other, indent.length))
  return [end + 1, { tag: 'pre', text: inside.join('\n') }]
}

function oneLine({ at, line }: Place): Read {
  const [, marks, text = ''] = /^\s*(#{1,6})\s(.*)/.exec(line) ?? []
  if (marks) return [at + 1, { tag: `h${marks.length}`, text: text.trim() }]
  return isRule.test(line) && [at + 1, { tag: 'hr' }]
}

function quoted({ lines, at }: Place): Read {
  const end = endOf(lines, at, (other) => !quote.test(other))
  const text = lines.slice(at, end).map((other) => other.replace(quote, ''))
  return end > at && [end, { tag: 'blockquote', inside: text.join('\n') }]
}

/** An indented line belongs to the item, and so does a line that continues its paragraph. */
function list({ lines, at, line }: Place): Read {
  const [marker, start] = item.exec(line) ?? []
  if (marker === undefined) return
  const items: string[][] = []
  const outer = indentOf(line) + 2
  let inner = 0
  const end = endOf(lines, at, (other, index) => {
    const isFurther = items.length > 0 && (isBlank(other) || indentOf(other) >= outer)
    const [mark, number] = (!isFurther && !isRule.test(other) && item.exec(other)) || []
    if (mark !== undefined && !number === !start) {
      inner = mark.length + 1
      items.push([other.slice(inner)])
      return false
    }
    const isNext = mark ?? (isBlank(lines[index - 1]) || beginning.test(other) || row.test(other))
    if (!isFurther && isNext) return true
    items.at(-1)?.push(outdented(other, inner))
    return false
  })
  const parts = items.map((inside): Block => ({ tag: 'li', inside: inside.join('\n') }))
  return [end, start ? { tag: 'ol', start: Number(start), parts } : { tag: 'ul', parts }]
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

/** Whether a table begins at the line; null until the next line, which decides, has arrived. */
function isTable({ lines, isGrowing }: Place, at: number) {
  const next = lines[at + 1]
  if (!row.test(lines[at] ?? '')) return false
  if (next === undefined) return isGrowing && null
  return row.test(next) && next.includes('-') && !/[^-:|\s]/.test(next)
}

function table(place: Place): Read {
  const { lines, at } = place
  const isOne = isTable(place, at)
  if (!isOne) return isOne === null && [at + 1]
  const end = endOf(lines, at, (other) => !row.test(other))
  const [head = [], sides = [], ...rows] = lines.slice(at, end).map(cellsOf)
  const cell = (tag: Tag, text: string, column: number): Block => {
    const [, left, right] = /^(:?)-*(:?)$/.exec(sides[column] ?? '') ?? []
    return { tag, text, side: right ? (left ? 'center' : 'end') : undefined }
  }
  const parts = [head, ...rows].map((cells, at): Block => {
    const tag = at ? 'td' : 'th'
    return { tag: 'tr', parts: head.map((_, column) => cell(tag, cells[column] ?? '', column)) }
  })
  return [end, { tag: 'table', parts }]
}

function paragraph(place: Place): [end: number, block: Block] {
  const { lines, at } = place
  const end = endOf(
    lines,
    at + 1,
    (other, index) => isBlank(other) || beginning.test(other) || isTable(place, index) !== false,
  )
  const text = lines.slice(at, end).map((other) => other.trimStart())
  return [end, { tag: 'p', text: text.join('\n').trimEnd() }]
}

const readers = [code, oneLine, quoted, list, table]
/** Below this depth, lists and quotes are plain text. */
const deepest = 6

export function blocksOf(text: string, isGrowing = false, depth = 0): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n')
  if (isGrowing && undecided.test((lines.at(-1) ?? '').trim())) lines.pop()
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const place = { lines, at, line: lines[at] ?? '', isGrowing }
    let read: Read = isBlank(place.line) && [at + 1]
    for (const reader of depth < deepest ? readers : []) read ||= reader(place)
    const [end, block] = read || paragraph(place)
    if (block) blocks.push({ ...block, source: lines.slice(at, end).join('\n') })
    at = end
  }
  return blocks
}

/** Leaves out the last word of a growing text: it may become a mark, a link or another word. */
export const wholeWords = (text: string) => text.replace(/(?<![!-\u0dff])[!-\u0dff]+$/, '')
