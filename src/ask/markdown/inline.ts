// What stands in a line of an answer, as plain data. HTML is text like any other.
import { safeUrl } from '../../net/url.ts'
import { createWriter, type Inline, type Writer } from './marks.ts'

/** Of an address that stands bare in a text of any language. */
const bare = 'https?:\\/\\/[!#-;=?-_a-z{|}~\\u00a1-\\u024f]+'
const token = new RegExp(
  `\\\\[^]|\`+|\\*+|_+|~~|!?\\[|<https?:\\/\\/[^\\s<>]*>|${bare}|<br\\/?>|&(?:amp|lt|gt|quot|nbsp|#\\d{1,6});|\\n`,
  'gi',
)

const label = '!?\\[((?:\\\\[^]|[^[\\]\\\\]){0,300})'
const place = '(?:[^\\s()<>]|\\([^\\s()<>]*\\)){0,2000}'
const link = new RegExp(`${label}\\]\\(\\s?<?(${place})>?(?:\\s"[^"]{0,90}")?\\s?\\)`, 'y')
/** One that is not whole yet: it is shown once it is. */
const begun = new RegExp(
  `${label}(?:\\\\|\\](?:\\(\\s?(?:<?${place}(?:\\([^\\s()<>]*|>?(?:\\s(?:"[^"]{0,90}(?:"\\s?)?)?)?)?)?)?)?$`,
  'y',
)

function match(expression: RegExp, text: string, index: number) {
  expression.lastIndex = index
  return expression.exec(text)
}

interface Place {
  text: string
  index: number
  found: string
  /** Behind what was found. */
  end: number
  writer: Writer
  isGrowing: boolean
  isInLink: boolean
}

/** Where to read on, if not behind what was found; null where the rest has to wait for more. */
type Read = (place: Place) => number | null | undefined

/** What may become no link keeps its words. */
function lead({ writer, isInLink }: Place, address: string, words: readonly Inline[]) {
  const url = isInLink ? null : safeUrl(address)
  if (url) writer.put('a', [...words], url)
  else writer.add(words)
}

const breakLine: Read = ({ text, index, found, writer }) => {
  const isHard = found !== '\n' || text.slice(0, index).endsWith('  ')
  return void (isHard ? writer.put('br') : writer.add([' ']))
}

const readEscaped: Read = (place) => {
  const [, sign = ''] = place.found
  if (sign === '\n') return breakLine(place)
  return void place.writer.add([/[!-/:-@[-`{-~]/.test(sign) ? sign : place.found])
}

const signs: Partial<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
}

const refer: Read = ({ found, writer }) => {
  const name = found.slice(1, -1).toLowerCase()
  const code = Number(name.slice(1))
  return void writer.add([signs[name] ?? (code ? String.fromCodePoint(code) : found)])
}

const emphasise: Read = ({ text, index, found, end, writer }) =>
  void writer.emphasise(found, text[index - 1], text[end])

const readCode: Read = ({ text, index, found, end, writer }) => {
  // An apostrophe of somebody’s keyboard, or a line of them.
  if (found.length > 3 || /[a-z\d]/i.test(text.charAt(index - 1))) return void writer.add([found])
  const close = match(new RegExp(`(?<!\`)${found}(?!\`)`, 'g'), text, end)?.index ?? text.length
  writer.put('code', [text.slice(end, close).replaceAll('\n', ' ').trim()])
  return close + found.length
}

/** A picture becomes a link too: what an answer names is not loaded unasked. */
const readLink: Read = (place) => {
  const { text, index, isGrowing, writer, found } = place
  const [whole, words, address = ''] = match(link, text, index) ?? []
  if (whole === undefined)
    return isGrowing && match(begun, text, index) ? null : void writer.add([found])
  lead(place, address, inlineOf(words || address, false, true))
  return index + whole.length
}

const readAddress: Read = (place) => {
  if (place.found.startsWith('<'))
    return void lead(place, place.found.slice(1, -1), [place.found.slice(1, -1)])
  // Without what ends the sentence, or the mark, that it stands in.
  const ends = place.found.includes('(') ? /[.,:;!?'*_~\]}|]/ : /[.,:;!?'*_~\])}|]/
  let length = place.found.length
  while (ends.test(place.found.charAt(length - 1))) length--
  const url = place.found.slice(0, length)
  lead(place, url, [url])
  return place.index + length
}

/** By the first sign of what was found. */
const readers: Record<string, Read> = {
  '\n': breakLine,
  '\\': readEscaped,
  '&': refer,
  '*': emphasise,
  _: emphasise,
  '~': emphasise,
  '`': readCode,
  '!': readLink,
  '[': readLink,
  '<': (place) => (/^<b/i.test(place.found) ? breakLine : readAddress)(place),
  h: readAddress,
}

export function inlineOf(text: string, isGrowing = false, isInLink = false): Inline[] {
  const writer = createWriter()
  let from = 0
  while (true) {
    const [found] = match(token, text, from) ?? []
    if (found === undefined) break
    const index = token.lastIndex - found.length
    const end = token.lastIndex
    writer.add([text.slice(from, index)])
    const read = readers[found.charAt(0).toLowerCase()]
    const next = read?.({ text, index, found, end, writer, isGrowing, isInLink })
    if (next === null) return writer.whole
    from = next ?? end
  }
  const rest = text.slice(from)
  // At the end of a line it may break it.
  writer.add([isGrowing ? rest.replace(/\\$/, '') : rest])
  return writer.whole
}
