// Which pages there are, in which order, and what each is called.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'

export interface Page {
  /** From the root of the project: `docs/search.md`. */
  file: string
  /** From the root of the site: `docs/search.html`. */
  path: string
  title: string
  text: string
}
export interface Part {
  title: string
  pages: readonly Page[]
}

const markdownIn = (folder: string) =>
  readdirSync(folder || '.')
    .filter((name) => name.endsWith('.md'))
    .map((name) => folder + name)

export const pathOf = (file: string) =>
  file.replace(/(^|\/)README\.md$/, '$1index.md').replace(/\.md$/, '.html')

/** Marks of the generator of tables are for itself. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8').replace(/^<!-- (?:generated: .*|end) -->\n/gm, '')

const plain = (heading: string) => heading.replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')

function read(file: string): Page {
  const text = textOf(file)
  const [, title = file] = /^# (.+)$/m.exec(text) ?? []
  return { file, path: pathOf(file), title: plain(title), text }
}

/** The pages that a page links to: those of its tables first, which list them. */
function linkedFrom(file: string): string[] {
  const lines = textOf(file).split('\n')
  const isRow = (line: string) => line.startsWith('|')
  const ordered = [...lines.filter(isRow), ...lines.filter((line) => !isRow(line))].join('\n')
  return [...ordered.matchAll(/\]\(([^)#]+\.md)[)#]/g)].map(([, target = '']) =>
    posix.join(posix.dirname(file), target),
  )
}

const folders = ['', 'docs/', 'docs/guides/', 'docs/decisions/']

/** As the lists of the pages themselves have them; what no list has comes last in its folder. */
export function readParts(): Part[] {
  const all = folders.flatMap(markdownIn)
  const lists = ['README.md', 'docs/guides/README.md', 'docs/decisions/README.md']
  const listed = [...new Set([...lists.flatMap(linkedFrom), ...all])].filter(
    (file) => all.includes(file) && !lists.includes(file),
  )
  const within = (folder: string) => listed.filter((file) => posix.dirname(file) === folder)
  const tells = (file: string) => /^docs\/(?:load|speed(?:-documents)?)\.md$/.test(file)
  const parts: Record<string, readonly string[]> = {
    'How to': within('docs').filter((file) => !tells(file)),
    Guides: ['docs/guides/README.md', ...within('docs/guides')],
    'Changing the code': [...within('.'), ...within('docs').filter(tells)],
    Decisions: ['docs/decisions/README.md', ...within('docs/decisions')],
  }
  return [
    { title: 'Start', pages: [read('README.md')] },
    ...Object.entries(parts).map(([title, files]) => ({ title, pages: files.map(read) })),
  ]
}

/** What a page links to: another page, a file that goes along, or nothing of ours. */
export function leadsTo(page: Page, target: string): { href: string; file: string | null } {
  const [path = '', anchor] = target.split('#')
  if (/^[a-z]+:/.test(target) || !path) return { href: target, file: null }
  const file = posix.join(posix.dirname(page.file), path)
  if (!existsSync(file) || !statSync(file).isFile())
    throw new Error(`${page.file} links to ${target}, which is no file`)
  // Sources are there to be read: some hosts would run them.
  const to = /\.md$/.test(file) ? pathOf(file) : /\.png$/.test(file) ? file : `${file}.txt`
  const href = posix.relative(posix.dirname(page.path), to)
  return { href: anchor ? `${href}#${anchor}` : href, file: /\.md$/.test(file) ? null : file }
}
