// The scripts that a page may load: both elements or one of them, and each of these in two families of
// the same source. Full: React and InstantSearch as they are published. Slim: preact instead of React, and our
// own engine instead of InstantSearch.
import { resolve } from 'node:path'

export interface Build {
  /** In `dist/`. */
  file: string
  entry: string
  /** The rooms of `src` whose style sheets it contains. */
  rooms: readonly string[]
  /** Modules of packages that no element uses, and their replacements. */
  unused: Readonly<Record<string, string>>
  /** Our own modules that are replaced by others. */
  instead: Readonly<Record<string, string>>
  /** It has of the bundle what that gives it: scripts/bundle/given.ts. */
  isGiven?: true
  /** A second script, which the file loads from beside itself: the module that has its parts. */
  more?: string
  /** Packages that are replaced by others. */
  packages: Readonly<Record<string, string>>
  /** Globals that are replaced by our own exports. */
  globals: Readonly<Record<string, [file: string, name: string]>>
}

/**
 * Modules that no element uses, but that others import, and why they are left out. If an element does use one,
 * its replacement throws an error that says so.
 */
const leftOut = (name: string) =>
  `export const ${name} = () => { throw new Error("${name} is left out") }`

const unusedInFull = {
  // Requests use `fetch`, in src/search/service/requester.ts.
  '@algolia/requester-browser-xhr/dist/requester.xhr.js':
    'export const createXhrRequester = () => ({ send() { throw new Error("XHR is left out") } })',
  // src/search/told handles the address, and keeps the page's own parameters. The library's router needs qs, which
  // is bigger than all the code that uses it.
  'instantsearch.js/es/middlewares/createRouterMiddleware.js': leftOut('createRouterMiddleware'),
  // Events are sent by src/search/told, which stores nothing and adds no script to the page.
  'instantsearch.js/es/middlewares/createInsightsMiddleware.js': leftOut(
    'createInsightsMiddleware',
  ),
  // Only for the service's crawler.
  'instantsearch.js/es/middlewares/createMetadataMiddleware.js':
    'export const isMetadataEnabled = () => false\nexport const createMetadataMiddleware = () => {}',
  // Called without results, because src/search/service knows prerendered answers.
  'instantsearch.js/es/lib/utils/hydrateSearchClient.js':
    'export const hydrateSearchClient = () => {}',
  'instantsearch.js/es/lib/utils/hydrateRecommendCache.js':
    'export const hydrateRecommendCache = () => {}',
}

/**
 * Installed under a name of its own: the widgets of InstantSearch, which tests and pages bring along,
 * need the preact before it, and find it by the plain name. Not 11.2: it makes elements with the registry
 * of their parent, which Chromium refuses once the page has moved that into the document of a frame.
 */
export const preact = Object.fromEntries(
  ['', '/hooks', '/jsx-runtime'].map((path) => [`preact${path}`, `preact-11${path}`]),
)
const ownPreact = resolve('src/light/preact.ts')
export const inPlaceOfReact = {
  ...preact,
  react: ownPreact,
  'react-dom': ownPreact,
  'react-dom/client': ownPreact,
  'react/jsx-runtime': preact['preact/jsx-runtime'] ?? '',
  '@r2wc/react-to-web-component': resolve('src/light/r2wc.ts'),
  '@contentful/rich-text-react-renderer': resolve('src/light/rich-text-renderer.ts'),
}
/** InstantSearch extends a class that is written for old browsers; ours does the same. */
const inPlaceOfOld = { '@algolia/events': resolve('src/search/instantsearch/EventEmitter.ts') }

/** Our modules that are replaced in a slim search. */
export const lightSearch = {
  'src/search/instantsearch/SearchEngine.tsx': 'src/light/SearchEngine.tsx',
  'src/search/service/algolia.ts': 'src/light/algolia.ts',
}
/** Parts of a search that load later: with the second script of a slim file, or as a module of an app. */
export const laterInSearch = {
  'src/search/engine/recommendations.ts': 'src/light/recommendations.ts',
  'src/search/filters/date/Month.tsx': 'src/light/Month.tsx',
  'src/search/layouts/agent-tool.ts': 'src/light/agent-tool.ts',
  'src/search/told/conversion.ts': 'src/light/conversion.ts',
  'src/search/layouts/Rail.tsx': 'src/light/Rail.tsx',
}
/** What `SiteEmbed.check()` prints, which has a module of its own in apps. */
const printedLater = { 'src/errors/print-report.ts': 'src/light/print-report.ts' }
/** Replacements in a script for documents only. */
const withoutSearch = {
  'src/element/has-search.ts': 'src/element/has-no-search.ts',
  'src/element/search-kinds.ts': 'src/element/no-search-kinds.ts',
  'src/element/memory.ts': 'src/element/no-memory.ts',
}
/** Replacements in a script for searches only. */
const withoutDocument = { 'src/element/document-kinds.ts': 'src/element/no-document-kinds.ts' }

/** Matches a whole package by its name, and not other names that begin with it. */
export const aliasesOf = (packages: Build['packages']) =>
  Object.entries(packages).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }))

/** Which elements a script defines, by its name. */
const roomsOf = {
  'site-embed': ['shell', 'search', 'content'],
  'site-search': ['shell', 'search'],
  'rich-doc': ['shell', 'content'],
}
type Name = keyof typeof roomsOf
const hasSearch = (name: Name) => roomsOf[name].includes('search')
const kindsLeftOut = (name: Name): Build['instead'] => {
  if (!hasSearch(name)) return withoutSearch
  return roomsOf[name].includes('content') ? {} : withoutDocument
}

const full = (name: Name): Build => ({
  file: `${name}.js`,
  entry: `src/builds/${name}.ts`,
  rooms: roomsOf[name],
  unused: hasSearch(name) ? unusedInFull : {},
  instead: kindsLeftOut(name),
  packages: hasSearch(name) ? inPlaceOfOld : {},
  globals: {},
})

const slim = (name: Name): Build => ({
  file: `${name}.slim.js`,
  entry: `src/builds/${name}.ts`,
  rooms: roomsOf[name],
  unused: {},
  ...(hasSearch(name) && { more: 'src/light/more.ts' }),
  instead: {
    ...(hasSearch(name) && { ...lightSearch, ...laterInSearch, ...printedLater }),
    ...kindsLeftOut(name),
  },
  packages: inPlaceOfReact,
  globals: {},
})

export const builds: readonly [Build, ...Build[]] = [
  full('site-embed'),
  full('site-search'),
  full('rich-doc'),
  slim('site-embed'),
  slim('site-search'),
  slim('rich-doc'),
]

const beside = (name: string, entry: string, packages: Build['packages'] = {}): Build => ({
  file: `site-embed.${name}.js`,
  entry,
  rooms: [],
  unused: {},
  instead: {},
  packages,
  globals: { 'JSON.stringify': [resolve('src/engines/json.ts'), 'stringify'] },
})

const engine = (name: string, packages?: Build['packages']) =>
  beside(name, `src/engines/${name}.ts`, packages)

/**
 * The package's source. Its build for old browsers sets a global `regeneratorRuntime`, and so would overwrite the
 * page's own.
 */
export const typesenseAdapter = {
  'typesense-instantsearch-adapter':
    'typesense-instantsearch-adapter/src/TypesenseInstantsearchAdapter.js',
}

/** The script for pages in the editor's frame, loaded by the scripts above: a document follows what is typed. */
export const previewBuild = beside('preview', 'src/preview/script.ts')

/** Scripts that a page adds to those: one for each engine that is not Algolia, and one that asks an agent. */
export const addedBuilds: readonly Build[] = [
  engine('typesense', {
    ...typesenseAdapter,
    // The client under the adapter is six times as big, and does what the element does anyway.
    typesense: resolve('src/engines/typesense-client.ts'),
  }),
  engine('meilisearch'),
  { ...beside('ask', 'src/ask/script.ts'), rooms: ['ask'], isGiven: true },
]
