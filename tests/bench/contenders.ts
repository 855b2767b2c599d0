// Who is measured: for each, its scripts and what starts it.
import { existsSync } from 'node:fs'

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

const others = (renderer: string): Contender[] => [
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
  {
    name: REFERENCE.dialog,
    kind: 'dialog',
    scripts: ['node_modules/@docsearch/js/dist/umd/index.js'],
    own: 'tests/bench/page/docsearch.js',
  },
  {
    // Its own entry for those who want no assistant.
    name: 'DocSearch keywords',
    kind: 'dialog',
    scripts: ['node_modules/@docsearch/js/dist/umd/docsearch.js'],
    own: 'tests/bench/page/docsearch.js',
  },
  {
    name: REFERENCE.document,
    kind: 'document',
    scripts: ['node_modules/contentful/dist/contentful.browser.min.js', renderer],
    own: 'tests/bench/page/contentful.js',
  },
]

const FILES: Record<string, Kind[]> = {
  'site-embed': ['search', 'dialog', 'document'],
  'site-search': ['search', 'dialog'],
  'rich-doc': ['document'],
}

interface Found {
  contenders: Contender[]
  /** Files that are not built. */
  absent: string[]
}

function ours(): Found {
  const contenders: Contender[] = []
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
        const plain = { name, kind, scripts: [file], build }
        contenders.push(plain)
        // A dialog asks when it is opened: nothing can be asked ahead.
        if (kind !== 'dialog') contenders.push({ ...plain, name: `${name} + early`, early: true })
      }
    }
  return { contenders, absent }
}

/** `only` keeps those that are named, and whoever they are compared to. */
export function findContenders(renderer: string, only: string[]): Found {
  const { contenders, absent } = ours()
  const all = [...others(renderer), ...contenders]
  if (!only.length) return { contenders: all, absent }
  const kinds = all.filter(({ name }) => only.includes(name)).map(({ kind }) => kind)
  const kept = ({ name, kind }: Contender) =>
    only.includes(name) || (name === REFERENCE[kind] && kinds.includes(kind))
  return { contenders: all.filter(kept), absent }
}
