// Who is measured: for each, its scripts and what its page says.
import { existsSync, readFileSync } from 'node:fs'
import { content, search } from './data.ts'

export type Build = 'full' | 'slim'
export type Kind = 'search' | 'dialog' | 'document'

export interface Contender {
  name: string
  kind: Kind
  /** Files of the scripts, in the order of their tags. */
  scripts: string[]
  /** A file of the page's own, after the scripts. */
  own?: string
  /** Ours: which goals hold. */
  build?: Build
  /** Ours: the lines that ask ahead of the script stand in the page's head. */
  early?: boolean
}

/** The one that all others of its kind are compared to. */
export const REFERENCE: Record<Kind, string> = {
  search: 'instantsearch.js',
  dialog: 'DocSearch',
  document: 'contentful.js',
}

const others: Contender[] = [
  {
    name: REFERENCE.search,
    kind: 'search',
    scripts: [
      'node_modules/algoliasearch/dist/lite/builds/browser.umd.js',
      'node_modules/instantsearch.js/dist/instantsearch.production.min.js',
    ],
    own: 'tests/bench/page/instantsearch.js',
  },
  { name: 'by hand', kind: 'search', scripts: [], own: 'tests/bench/page/by-hand.js' },
]

const FILES: Record<string, Kind[]> = {
  'site-embed': ['search', 'document', 'dialog'],
  'site-search': ['search', 'dialog'],
  'rich-doc': ['document'],
}

function ours(early: boolean): { found: Contender[]; absent: string[] } {
  const found: Contender[] = []
  const absent: string[] = []
  for (const build of ['full', 'slim'] as const)
    for (const [base, kinds] of Object.entries(FILES)) {
      const name = build === 'full' ? base : `${base}.slim`
      const file = `dist/${name}.js`
      if (!existsSync(file)) {
        absent.push(file)
        continue
      }
      for (const kind of kinds) {
        found.push({ name, kind, scripts: [file], build })
        // A dialog asks when it is opened: nothing can be asked ahead.
        if (early && kind !== 'dialog')
          found.push({ name: `${name} + early`, kind, scripts: [file], build, early })
      }
    }
  return { found, absent }
}

export function findContenders(early: boolean): { contenders: Contender[]; absent: string[] } {
  const { found, absent } = ours(early)
  return { contenders: [...others, ...found], absent }
}

export interface PageOptions {
  /** Host and port of the services. */
  service: string
  instances?: number
  hitsPerPage?: number
  /** Attributes of our elements, or null for a page with the scripts alone. */
  attributes?: string | null
}

/** Results of each contender, wherever they are. */
const RESULTS: Record<Kind, string> = {
  search: '.ais-Hits-item, .hits > li, [part~="hit"]',
  dialog: '.DocSearch-Hit, [part~="hit"]',
  document: '#article p, [part~="paragraph"]',
}

const elementOf = ({ kind }: Contender, { service, hitsPerPage = 20 }: PageOptions) =>
  kind === 'document'
    ? `<rich-doc entry-id="${content.entry}" space-id="${content.space}" access-token="${content.token}" content-host="http://${service}"`
    : `<site-search app-id="${search.app}" api-key="${search.key}" search-host="http://${service}" index-name="${search.index}" facets="brand, color" hits-per-page="${hitsPerPage}"`

const closing = ({ kind }: Contender) => (kind === 'document' ? '></rich-doc>' : '></site-search>')

export function pageOf(contender: Contender, options: PageOptions): string {
  const { service, instances = 1, hitsPerPage = 20, attributes = '' } = options
  const bare = attributes === null
  const facts = {
    instances,
    hitsPerPage,
    service: { ...search, host: service },
    content: { ...content, host: service },
    results: bare ? '' : RESULTS[contender.kind],
    expected: contender.kind === 'document' ? 1 : instances * hitsPerPage,
  }
  const element = `${elementOf(contender, options)} ${attributes}${closing(contender)}`
  const tags = contender.scripts
    .map((file) => `<script src="/script/${file}"${contender.build ? ' defer' : ''}></script>`)
    .join('')
  const start =
    contender.own && !bare ? `<script>${readFileSync(contender.own, 'utf8')}</script>` : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><script>window.bench = ${JSON.stringify(facts)}</script><script>${readFileSync('tests/bench/page/probe.js', 'utf8')}</script>`
  return contender.build
    ? `<!doctype html><html lang="en"><head>${head}${tags}</head><body>${bare ? '' : element.repeat(instances)}</body></html>`
    : `<!doctype html><html lang="en"><head>${head}</head><body><div id="article"></div>${tags}${start}</body></html>`
}
