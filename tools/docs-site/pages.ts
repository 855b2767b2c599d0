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
  readFileSync(file, 'utf8').replace(/^<!-- (?:(?:generated|observed): .*|end) -->\n/gm, '')

const plain = (heading: string) => heading.replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')

function read(file: string): Page {
  const text = textOf(file)
  const [, title = file] = /^# (.+)$/m.exec(text) ?? []
  return { file, path: pathOf(file), title: plain(title), text }
}

/** The pages that a text of `file` links to: those of its tables first, which list them. */
function linkedFrom(file: string, text = textOf(file)): string[] {
  const lines = text.split('\n')
  const isRow = (line: string) => line.startsWith('|')
  const ordered = [...lines.filter(isRow), ...lines.filter((line) => !isRow(line))].join('\n')
  return [...ordered.matchAll(/\]\(([^)#]+\.md)[)#]/g)].map(([, target = '']) =>
    posix.join(posix.dirname(file), target),
  )
}

/** Within `docs`, each with a list of its own. */
const subfolders = () =>
  readdirSync('docs', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `docs/${name}`)

/** Lists all pages but those about the code, and those of the subfolders, which have lists of their own. */
const index = 'docs/README.md'

/** Its parts, each with the pages that it lists. */
const listedParts = (own: readonly string[]): Part[] =>
  textOf(index)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = ''] = part.split('\n')
      const listed = linkedFrom(index, part).filter((file) => own.includes(file))
      return { title, pages: listed.map(read) }
    })

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** As the lists of the pages themselves have them; what no list has comes last in its folder. */
export function readParts(): Part[] {
  const folders = subfolders()
  const all = ['', 'docs/', ...folders.map((folder) => `${folder}/`)].flatMap(markdownIn)
  const lists = ['README.md', index, ...folders.map((folder) => `${folder}/README.md`)]
  const ordered = [
    ...new Set([...lists.filter(existsSync).flatMap((file) => linkedFrom(file)), ...all]),
  ].filter((file) => all.includes(file))
  const start = ['README.md', index]
  const own = ordered.filter((file) => /^(?:docs\/)?[^/]+$/.test(file) && !start.includes(file))
  const parts = listedParts(own)
  const listed = parts.flatMap(({ pages }) => pages.map(({ file }) => file))
  const within = (folder: string): Part => {
    const files = ordered.filter((file) => posix.dirname(file) === folder)
    const first = files.filter((file) => lists.includes(file))
    const pages = [...new Set([...first, ...files])].map(read)
    return { title: capitalised(posix.basename(folder)), pages }
  }
  const decisions = 'docs/decisions'
  return [
    { title: 'Start', pages: start.map(read) },
    ...parts,
    ...folders.filter((folder) => folder !== decisions).map(within),
    { title: 'Changing the code', pages: own.filter((file) => !listed.includes(file)).map(read) },
    within(decisions),
  ]
}

/** Others, such as the README of a folder of code, go along as texts. */
const isOnSite = (file: string) => /^(?:docs\/(?:[^/]+\/)?)?[^/]+\.md$/.test(file)

export interface Lead {
  href: string
  /** A file that goes along. */
  file: string | null
}

/** What a page links to. Null is a folder of the project: the site has none of it. */
export function leadsTo(page: Page, target: string): Lead | null {
  const [path = '', anchor] = target.split('#')
  if (/^[a-z]+:/.test(target) || !path) return { href: target, file: null }
  const file = posix.join(posix.dirname(page.file), path)
  if (!existsSync(file)) throw new Error(`${page.file} links to ${target}, which is not there`)
  if (statSync(file).isDirectory()) return null
  const isPage = isOnSite(file)
  // Sources are there to be read: some hosts would run them.
  const to = isPage ? pathOf(file) : pathOfFile(file)
  const href = posix.relative(posix.dirname(page.path), to)
  return { href: anchor ? `${href}#${anchor}` : href, file: isPage ? null : file }
}

export const pathOfFile = (file: string) => (file.endsWith('.png') ? file : `${file}.txt`)
