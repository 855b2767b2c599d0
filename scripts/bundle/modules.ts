// What an app imports, as modules for bundlers, in two families as the scripts have. Full, in `dist/module/`:
// React and InstantSearch stay outside, so that the app has them once, for us and for itself. Slim, in
// `dist/module/slim/`: everything is inside, including preact, because ours is set up to behave like React, which
// would change the app's own. The command line, a file for Node, is built with the slim modules, because it
// renders with their code.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { aliasesOf, inPlaceOfReact, laterInSearch, lightSearch } from './builds.ts'
import { defined } from './defined.ts'
import { insteadOf, withoutDocs } from './lean.ts'
import { bannerOf, noted } from './licences.ts'
import { packedMessages } from './messages.ts'

const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  peerDependencies: Record<string, string>
}

const packages = Object.keys(peerDependencies)

/** In `node_modules` beside ours. */
const isOfApp = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`))

/** By the name that is imported, after `site-embed/` or `site-embed/slim/`. */
const entries = {
  'site-embed': 'src/builds/site-embed.ts',
  'site-search': 'src/builds/site-search.ts',
  'rich-doc': 'src/builds/rich-doc.ts',
  define: 'src/builds/define.module.ts',
}

/** What a script loads later is a module too. */
const asModules = {
  'src/content/editor-script.ts': 'src/app/editor-script.ts',
  'src/light/second-script.ts': 'src/light/second-module.ts',
  ...laterInSearch,
}

/** Not with what a search loads later, because an app of documents has nothing of a search. */
const printedAlone = { 'src/errors/print-report.ts': 'src/app/print-report.ts' }

/** With an app's React more can be shown, and a search can be part of the app's own. */
const forApps = {
  ...asModules,
  'src/shell/OwnerNodes.tsx': 'src/app/OwnerNodes.tsx',
  'src/search/instantsearch/SearchEngine.tsx': 'src/app/SearchEngine.tsx',
}

const ownRoom = `${resolve('src')}/`

/** Our components have the app's React through one module of ours, which alone asks for the package. */
function reactOfApp(): Plugin {
  const own = resolve('src/app/react.ts')
  return {
    name: 'react-of-app',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id !== 'react') return null
      return importer === own || !importer.startsWith(ownRoom) ? { id, external: true } : own
    },
  }
}

interface Family {
  /** In `dist/module/`. */
  folder: string
  entries: Readonly<Record<string, string>>
  plugins: Plugin[]
  packages: Readonly<Record<string, string>>
  isOutside(id: string): boolean
}

const configOf = ({ folder, entries, plugins, packages, isOutside }: Family): UserConfig =>
  defineConfig({
    plugins: [noted(), ...plugins, withoutDocs()],
    define: defined,
    // The same in every environment, including tests.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { alias: aliasesOf(packages) },
    build: {
      target: 'es2022',
      cssTarget: 'esnext',
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: { ...entries },
        formats: ['es'],
        fileName: (_, name) => (name === 'cli' ? 'cli.mjs' : `${folder}/${name}.js`),
      },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: isOutside,
        output: {
          chunkFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.endsWith('/cli/main.ts')
              ? 'cli/main.mjs'
              : `${folder}/shared/[name].js`,
          minify: true,
          // In frameworks with server components, ours run in the browser.
          banner: ({ name }) => (name === 'react' ? "'use client'" : ''),
          postBanner: ({ fileName }) => bannerOf(fileName),
        },
      },
    },
  })

export const modulesConfig = configOf({
  folder: 'module',
  entries: { ...entries, react: 'src/builds/react.module.ts' },
  plugins: [reactOfApp(), insteadOf(printedAlone), insteadOf(forApps, ['src/light/more.ts'])],
  packages: {},
  isOutside: (id) => id !== 'react' && isOfApp(id),
})

export const slimModulesConfig = configOf({
  folder: 'module/slim',
  entries: { ...entries, cli: 'tools/cli/start.ts' },
  plugins: [
    packedMessages(true),
    insteadOf(printedAlone),
    // The command makes the requests itself, and waits for nothing.
    insteadOf({ ...lightSearch, ...asModules }, [
      'src/light/more.ts',
      'tools/cli/search/questions.ts',
    ]),
  ],
  packages: { ...inPlaceOfReact, 'react-dom/server': 'preact-render-to-string' },
  isOutside: (id) => id.startsWith('node:'),
})
