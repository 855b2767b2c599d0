// What `import 'site-embed'` leads to: modules for bundlers, in `dist/module/`. Packages stay outside:
// the app has them once, for us and for itself. And the command line, a file for Node: it renders what
// the modules render, and has that of them.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { insteadOf, withoutDocs } from './lean.ts'
import { bannerOf, noted } from './licences.ts'

const { version, dependencies, peerDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'peerDependencies', Record<string, string>> & { version: string }

const packages = Object.keys({ ...dependencies, ...peerDependencies })

/** In `node_modules` wherever ours is, or in Node. */
const isOutside = (id: string) =>
  id.startsWith('node:') || packages.some((name) => id === name || id.startsWith(`${name}/`))

/** By the name that is imported; each but the last is also a name in `exports` of package.json. */
const entries = {
  'site-embed': 'src/builds/site-embed.ts',
  'site-search': 'src/builds/site-search.ts',
  'rich-doc': 'src/builds/rich-doc.ts',
  react: 'src/builds/react.module.ts',
  cli: 'tools/cli/start.ts',
}

/** With an app's React more can be shown, and a search can be part of the app's own. */
const forApps = {
  'src/shell/OwnerNodes.tsx': 'src/app/OwnerNodes.tsx',
  'src/search/instantsearch/SearchEngine.tsx': 'src/app/SearchEngine.tsx',
}

/** Our components have the app's React through one module of ours, which alone asks for the package. */
function reactOfApp(): Plugin {
  const own = resolve('src/app/react.ts')
  return {
    name: 'react-of-app',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'react') return null
      return importer === own ? { id, external: true } : own
    },
  }
}

export const modulesConfig = defineConfig({
  plugins: [noted(), reactOfApp(), insteadOf(forApps), withoutDocs()],
  define: { __VERSION__: JSON.stringify(version) },
  // The same wherever it is built, in a test too.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    target: 'es2022',
    cssTarget: 'esnext',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: entries,
      formats: ['es'],
      fileName: (_, name) => (name === 'cli' ? 'cli.mjs' : `module/${name}.js`),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: (id) => id !== 'react' && isOutside(id),
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('/cli/main.ts') ? 'cli/main.mjs' : 'module/shared/[name].js',
        minify: true,
        // Where a server has components of its own, ours are for the browser.
        banner: ({ name }) => (name === 'react' ? "'use client'" : ''),
        postBanner: ({ fileName }) => bannerOf(fileName),
      },
    },
  },
})
