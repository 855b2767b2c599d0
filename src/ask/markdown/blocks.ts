// The blocks of an answer, from a subset of Markdown to plain data. All of it is read again whenever more has
// come, so each block is decided by what begins it: none that was shown becomes another as the text grows.
// So the rows of a table begin with a bar, no line below makes a heading of a paragraph, and a text further in
// is no code. No expression looks at a character more than a few times, whatever the text is.
export type Side = 'end' | 'center' | undefined

type Content =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'rule' }
  /** `start`: its first number; null for points. */
  | { kind: 'list'; start: number | null; items: string[] }
  /** The first row is its head. */
  | { kind: 'table'; sides: Side[]; rows: string[][] }

export type Block = Content & {
  /** As it stands in the text: where that is the same, the block is. */
  source: string
}

interface Place {
  lines: readonly string[]
  at: number
  /** The line there. */
  line: string
  isGrowing: boolean
}

/** What begins at a line, and the line behind it; without content it is not decided yet. */
type Read = [end: number, content?: Content] | undefined | false

const item = /^\s*(?:[-+*]|(\d{1,9})[.)])(?=\s|$)/
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const quote = /^\s*> ?/
const row = /^\s*\|/
/** What ends a paragraph or a list without an empty line. A year at the start of a line is no list. */
const beginning = /^\s*(?:#{1,6}\s|>|[-+*]\s|1[.)]\s|```|~~~|(?:-{3,}|\*{3,}|_{3,})\s*$)/
/** A last line of which more may come that makes something else of it. */
const undecided = /^(?:[-+*_#]*|\d+[.)]?)$|^(?:```|~~~|\|)/

const indentOf = (line: string) => line.length - line.trimStart().length
const outdented = (line: string, by: number) => line.slice(Math.min(by, indentOf(line)))
const isBlank = (line = '') => !line.trim()

function endOf(
  lines: readonly string[],
  from: number,
  ends: (line: string, at: number) => boolean,
) {
  let at = from
  while (at < lines.length && !ends(lines[at] ?? '', at)) at++
  return at
}

function code({ lines, at, line }: Place): Read {
  const [, indent = '', mark = '', words = ''] = /^(\s*)(`{3,}|~{3,})(.*)/.exec(line) ?? []
  // Both ends in one line: that is code in a paragraph.
  if (!mark || (mark < '~' && words.includes('`'))) return
  const end = endOf(lines, at + 1, (other) => {
    const closing = other.trim()
    return closing.startsWith(mark) && !closing.replaceAll(mark.charAt(0), '')
  })
  const inside = lines.slice(at + 1, end).map((other) => outdented(other, indent.length))
  return [end + 1, { kind: 'code', text: inside.join('\n') }]
}

function heading({ at, line }: Place): Read {
  const [, marks, words = ''] = /^\s*(#{1,6})\s(.*)/.exec(line) ?? []
  const text = words.trim().replace(/(?:^|\s)#+$/, '')
  return marks !== undefined && [at + 1, { kind: 'heading', level: marks.length, text }]
}

const line = ({ at, line }: Place): Read => rule.test(line) && [at + 1, { kind: 'rule' }]

function quoted({ lines, at }: Place): Read {
  const end = endOf(lines, at, (other) => !quote.test(other))
  const text = lines.slice(at, end).map((other) => other.replace(quote, ''))
  return end > at && [end, { kind: 'quote', text: text.join('\n') }]
}

/** A line that is further in belongs to the item, and so does one that goes on with its paragraph. */
function list({ lines, at, line }: Place): Read {
  const [marker, start] = item.exec(line) ?? []
  if (marker === undefined) return
  const items: string[][] = []
  const outer = indentOf(line) + 2
  let inner = 0
  const end = endOf(lines, at, (other, index) => {
    const isFurther = items.length > 0 && (isBlank(other) || indentOf(other) >= outer)
    const [mark, number] = (!isFurther && !rule.test(other) && item.exec(other)) || []
    if (mark !== undefined) {
      if (!number !== !start) return true
      inner = mark.length + 1
      items.push([other.slice(inner)])
      return false
    }
    if (!isFurther && (isBlank(lines[index - 1]) || beginning.test(other) || row.test(other)))
      return true
    items.at(-1)?.push(outdented(other, inner))
    return false
  })
  const texts = items.map((inside) => inside.join('\n'))
  return [end, { kind: 'list', start: start ? Number(start) : null, items: texts }]
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const isDelimiter = (line = '') => row.test(line) && line.includes('-') && !/[^-:|\s]/.test(line)

const sideOf = (cell: string): Side =>
  cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'end') : undefined

/** Whether a table begins at the line; null while the next line is missing, which tells. */
const isTable = ({ lines, isGrowing }: Place, at: number) =>
  row.test(lines[at] ?? '') &&
  (isDelimiter(lines[at + 1]) || (isGrowing && at + 1 >= lines.length && null))

function table(place: Place): Read {
  const { lines, at } = place
  const isOne = isTable(place, at)
  if (!isOne) return isOne === null && [at + 1]
  const end = endOf(lines, at, (other) => !row.test(other))
  const [head = [], delimiter = [], ...rows] = lines.slice(at, end).map(cellsOf)
  const even = [head, ...rows].map((cells) => head.map((_, column) => cells[column] ?? ''))
  return [end, { kind: 'table', sides: delimiter.map(sideOf), rows: even }]
}

function paragraph(place: Place): [end: number, content: Content] {
  const { lines, at } = place
  const end = endOf(
    lines,
    at + 1,
    (other, index) => isBlank(other) || beginning.test(other) || isTable(place, index) !== false,
  )
  const text = lines.slice(at, end).map((other) => other.trimStart())
  return [end, { kind: 'paragraph', text: text.join('\n').trimEnd() }]
}

const readers = [code, heading, line, quoted, list, table]
/** Deeper, what could be a list or a quote is text. */
const deepest = 6

export function blocksOf(text: string, isGrowing = false, depth = 0): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n')
  if (isGrowing && undecided.test((lines.at(-1) ?? '').trim())) lines.pop()
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const place = { lines, at, line: lines[at] ?? '', isGrowing }
    let read: Read = isBlank(place.line) ? [at + 1] : false
    for (const reader of depth < deepest ? readers : []) read ||= reader(place)
    const [end, content] = read || paragraph(place)
    if (content) blocks.push({ ...content, source: lines.slice(at, end).join('\n') })
    at = end
  }
  return blocks
}

/** Of a text that grows: without its last word, which may become a mark, a link or another word. */
export const wholeWords = (text: string) => text.replace(/(?<![!-\u0dff])[!-\u0dff]+$/, '')
