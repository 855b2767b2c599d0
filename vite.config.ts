// One classic script: an IIFE, no CSS file, nothing else to fetch.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { inAscii, withoutDocs, withoutUnused } from './scripts/bundle/lean.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/**
 * Come along only because a neighbour imports them: whole modules that no element uses, and why.
 * What stands in their place says so if one does after all.
 */
const leftOut = (name: string) =>
  `export const ${name} = () => { throw new Error("${name} is left out") }`

const unused = {
  // Requests leave through `fetch`, in src/search/service/requester.ts.
  '@algolia/requester-browser-xhr/dist/requester.xhr.js':
    'export const createXhrRequester = () => ({ send() { throw new Error("XHR is left out") } })',
  // The address is kept by src/search/state, which leaves the page's own parameters alone. The
  // stock router brings qs along, which is bigger than all that uses it.
  'instantsearch.js/es/middlewares/createRouterMiddleware.js': leftOut('createRouterMiddleware'),
  // Events are sent by src/search/analytics, which stores nothing and adds no script to the page.
  'instantsearch.js/es/middlewares/createInsightsMiddleware.js': leftOut(
    'createInsightsMiddleware',
  ),
  // For the crawler of the service alone, which looks at pages that nobody searches.
  'instantsearch.js/es/middlewares/createMetadataMiddleware.js':
    'export const isMetadataEnabled = () => false\nexport const createMetadataMiddleware = () => {}',
}

export default defineConfig({
  plugins: [withoutUnused(unused), withoutDocs(), inAscii()],
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
  },
  build: {
    target: 'es2022',
    cssTarget: 'esnext',
    modulePreload: false,
    sourcemap: 'hidden',
    // Smaller by a kilobyte than what Vite would do by itself.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { pure_getters: true, passes: 2 } },
    lib: {
      entry: 'src/main.tsx',
      formats: ['iife'],
      name: 'SiteEmbedBundle',
      fileName: () => 'site-embed.js',
    },
    rolldownOptions: {
      // Whoever only wants to see the demo need not read which plugin took how long.
      checks: { bundlerTimings: false },
      treeshake: {
        // These packages do nothing when loaded, but do not all say so.
        moduleSideEffects: (id) => !/@contentful|algolia|@r2wc/.test(id),
      },
    },
  },
})
