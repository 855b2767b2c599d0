// Turns the inline Markdown of an answer into plain data. HTML counts as text.
import { safeUrl } from '../../net/url.ts'
import { createWriter, type Inline } from './marks.ts'

/** The last alternative is a bare address, in a text of any language. */
const token = /\\[\s\S]|`+|\*+|_+|~~|!?\[|\n|<br\/?>|https?:\/\/[!#-;=?-_a-z{|}~\u00a1-\u024f]+/gi

const label = '!?\\[((?:\\\\[^]|[^[\\]\\\\]){0,300})'
const address = '((?:[^\\s()]|\\([^\\s()]*\\)){0,2000})'
const link = new RegExp(`${label}\\]\\(${address}(?: "[^"]{0,90}")?\\)`, 'y')
/** A mark or link that is not complete yet: it is shown once it is. */
const begun = new RegExp(
  `${label}(?:\\\\|\\](?:\\(${address}(?:\\([^\\s()]*| (?:"[^"]{0,90}"?)?)?)?)?$`,
  'y',
)

function match(expression: RegExp, text: string, from: number) {
  expression.lastIndex = from
  return expression.exec(text)
}

const isLetter = /[a-z\d]/i

/** Reads one text. It is longer than other functions, because each kind of sign shares the position. */
export function inlineOf(text: string, isGrowing = false, isInLink = false): Inline[] {
  const { whole, add, put, emphasise } = createWriter()
  /** If a link is not allowed, its words stay. */
  const lead = (to: string, words: readonly Inline[]) => {
    const url = isInLink ? null : safeUrl(to)
    if (url) put('a', [...words], url)
    else add(words)
  }
  for (let from = 0; ; ) {
    const [found] = match(token, text, from) ?? []
    if (found === undefined) {
      // A backslash at the end may become a line break, so it waits.
      add([text.slice(from).replace(isGrowing ? /\\$/ : /$/, '')])
      return whole
    }
    let end = token.lastIndex
    const at = end - found.length
    const [sign = '', next = ''] = found
    add([text.slice(from, at)])
    if (sign === '\n' || next === '\n' || sign === '<') {
      if (found === '\n' && !text.slice(0, at).endsWith('  ')) add([' '])
      else put('br')
    } else if (sign === '\\') add([/[!-/:-@[-`{-~]/.test(next) ? next : found])
    // A backtick used as an apostrophe does not start code.
    else if (sign === '`' && found.length < 4 && !isLetter.test(text.charAt(at - 1))) {
      const close = match(new RegExp(`(?<!\`)${found}(?!\`)`, 'g'), text, end)?.index ?? text.length
      put('code', [text.slice(end, close).replaceAll('\n', ' ').trim()])
      end = close + found.length
    } else if (found.endsWith('[')) {
      const [matched, words, to = ''] = match(link, text, at) ?? []
      if (matched !== undefined) {
        // A picture becomes a link too: an answer must not make the browser load anything.
        lead(to, inlineOf(words || to, false, true))
        end = at + matched.length
      } else if (isGrowing && match(begun, text, at)) return whole
      else add([found])
    } else if (/h/i.test(sign)) {
      // Without the punctuation of the sentence or the mark around the address.
      const ends = found.includes('(') ? /[.,:;!?'*_~\]}|]/ : /[.,:;!?'*_~\]}|)]/
      while (ends.test(text.charAt(end - 1))) end--
      const url = text.slice(at, end)
      lead(url, [url])
    } else emphasise(found, text[at - 1], text[end])
    from = end
  }
}
