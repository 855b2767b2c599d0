// Markdown → the HTML of a page, its headings, the words to be found in it, and its live examples.
import MarkdownIt, { type Token } from 'markdown-it'
import { coloured, escaped } from '../../demo/frame/source.ts'
import { namer } from './headings.ts'
import { liveOf, queryOf } from './live.ts'
import { leadsTo, type Page } from './pages.ts'

export interface Heading {
  level: number
  text: string
  name: string
}
/** A heading, or a paragraph, an item or a row below it. */
export interface Passage {
  /** The headings above it, its own included, from the page's title down. */
  under: readonly Heading[]
  text: string | null
}
export interface Rendered {
  html: string
  headings: readonly Heading[]
  passages: readonly Passage[]
  /** By file name, below `live/`. */
  lives: ReadonlyMap<string, string>
  /** Files of the project that it links to. */
  files: readonly string[]
}

const textOf = ({ children, content }: Token) =>
  (children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('') ||
  content

/** `docs/search.md` → `docs-search`. */
const plainName = (page: Page) => page.path.replace('.html', '').replaceAll('/', '-')

function readPassages(tokens: readonly Token[]) {
  const headings: Heading[] = []
  const passages: Passage[] = []
  const nameOf = namer()
  let under: Heading[] = []
  let row: string[] | null = null
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'tr_open') row = []
    if (token.type === 'tr_close' && row) {
      passages.push({ under, text: row.join(' — ') })
      row = null
    }
    if (token.type !== 'inline') continue
    const before = tokens[at - 1]
    const text = textOf(token)
    if (before?.type !== 'heading_open') {
      if (row) row.push(text)
      else passages.push({ under, text })
      continue
    }
    const level = Number(before.tag.slice(1))
    const heading = { level, text, name: nameOf(text) }
    before.attrSet('id', heading.name)
    under = [...under.filter((above) => above.level < level), heading]
    headings.push(heading)
    passages.push({ under, text: null })
  }
  return { headings, passages }
}

/** A cell without words heads nothing. */
function unhead(tokens: readonly Token[]) {
  for (const [at, token] of tokens.entries())
    if (token.type === 'th_open' && !tokens[at + 1]?.content)
      for (const cell of tokens.slice(at, at + 3)) if (cell.tag === 'th') cell.tag = 'td'
}

/** A link without an address is its words. */
function unlink(tokens: readonly Token[], at: number) {
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'link_close')
  for (const token of [tokens[at], tokens[end]])
    if (token) Object.assign(token, { tag: 'span', attrs: null })
}

/** Returns the files that the page links to. */
function lead(page: Page, tokens: readonly Token[]): string[] {
  const inner = tokens.flatMap((token) => token.children ?? [])
  return inner.flatMap((token, at) => {
    const name = { link_open: 'href', image: 'src' }[token.type]
    const target = name && token.attrGet(name)
    if (typeof target !== 'string' || !name) return []
    const to = leadsTo(page, target)
    if (to) token.attrSet(name, to.href)
    else unlink(inner, at)
    return to?.file ? [to.file] : []
  })
}

const scrollable = (tag: string, name: string, inside: string) =>
  `<${tag} class="scrolls" tabindex="0" role="group" aria-label="${name}">${inside}</${tag}>`

export function render(page: Page): Rendered {
  const lives = new Map<string, string>()
  const markdown = new MarkdownIt()
  const up = '../'.repeat(page.path.split('/').length - 1)
  markdown.renderer.rules.table_open = () =>
    '<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table>'
  markdown.renderer.rules.table_close = () => '</table></div>'
  markdown.renderer.rules.fence = (tokens, at) => {
    const { info = '', content = '' } = tokens[at] ?? {}
    const isMarkup = info === 'html'
    const code = `<code>${isMarkup ? coloured(content) : escaped(content)}</code>`
    const shown = scrollable('pre', 'Example', code)
    const live = isMarkup ? liveOf(content) : null
    if (live === null) return shown
    const name = `${plainName(page)}-${lives.size + 1}.html`
    lives.set(name, live)
    return `${shown}<details class="try"><summary>Try it</summary><iframe src="${up}live/${name}${queryOf(live)}" title="The example above, at work" loading="lazy"></iframe></details>`
  }
  const tokens = markdown.parse(page.text, {})
  const { headings, passages } = readPassages(tokens)
  const files = lead(page, tokens)
  unhead(tokens)
  const html = markdown.renderer.render(tokens, markdown.options, {})
  return { html, headings, passages, lives, files }
}
