// A small HTML parser, for templates in a <script>: Trusted Types forbid the browser's own parsers. It never
// fails. `read` is longer than most functions because its parts share one position in the text.
import { decodeReferences } from '../format/character-references.ts'
import { deepest, empty, type Markup, type MarkupElement } from './markup.ts'

/** Elements whose content is text, whatever tags it seems to have. */
const raw = /^(?:script|style|textarea|title)$/
/** Pairs of an open element and a start tag that closes it. */
const endedByNext = /^(?:(li|option|p) \1|d[dt] d[dt]|t[dh] t[dhr]|tr tr)$/

const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const endTag = /<\/([a-z][^\s/>]*)[^>]*(?:>|$)/iy
const startTag = /<([a-z][^\s/>]*)/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y
const tagEnd = /\s*(\/?)[\s/]*(?:>|$)/y
const words = /<?[^<]*/y

const isForeign = (name: string, around: MarkupElement | undefined) =>
  /^(?:svg|math)$/.test(name) || Boolean(around?.foreign && !/^foreignobject$/i.test(around.tag))

function read(text: string): Markup[] {
  const root: Markup[] = []
  const open: MarkupElement[] = []
  let at = 0

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  const add = (node: Markup) => (open.at(-1)?.children ?? root).push(node)

  function attributes(foreign: boolean): [string, string][] {
    const all = new Map<string, string>()
    for (let found = take(attribute); found; found = take(attribute)) {
      const [, written = '', double, single, bare] = found
      const name = foreign ? written : written.toLowerCase()
      if (!all.has(name)) all.set(name, decodeReferences(double ?? single ?? bare ?? ''))
    }
    return [...all]
  }

  function untilItsEnd({ tag, children }: MarkupElement) {
    // Case is ignored by the pattern, not by lowering the text: some letters become longer by that,
    // and positions would be off.
    const [inside = ''] = text.slice(at).split(new RegExp(`</${tag}`, 'i'), 1)
    at += inside.length
    children.push(tag.startsWith('t') ? decodeReferences(inside) : inside)
    take(endTag)
  }

  function element(written: string) {
    const name = written.toLowerCase()
    const foreign = isForeign(name, open.at(-1))
    const tag = foreign ? written : name
    while (endedByNext.test(`${open.at(-1)?.tag} ${tag}`)) open.pop()
    const made: MarkupElement = { tag, foreign, attributes: attributes(foreign), children: [] }
    add(made)
    const [, closesItself] = take(tagEnd) ?? []
    if (empty.test(name) || (foreign && closesItself)) return
    if (!foreign && raw.test(tag)) untilItsEnd(made)
    else if (open.length < deepest) open.push(made)
  }

  /** An end tag without its start is ignored. */
  function end(name: string) {
    const last = open.map(({ tag }) => tag.toLowerCase()).lastIndexOf(name.toLowerCase())
    if (last >= 0) open.length = last
  }

  while (at < text.length) {
    if (take(comment)) continue
    const [, ended] = take(endTag) ?? []
    const [, started] = ended ? [] : (take(startTag) ?? [])
    if (ended) end(ended)
    else if (started) element(started)
    else add(decodeReferences(take(words)?.[0] ?? ''))
  }
  return root
}

/** Some editors write `&lt;` for `<` in a script. */
const isEncoded = (text: string) => !text.includes('<') && /&lt;[a-z]/i.test(text)

export const parse = (text: string): Markup[] =>
  read(isEncoded(text) ? decodeReferences(text) : text)
