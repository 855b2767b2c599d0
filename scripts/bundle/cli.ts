// The command line: a file for Node, and what it loads. Packages stay outside, as they do for the modules.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { withoutDocs } from './lean.ts'
import { isPackage, reactOfApp } from './modules.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export const cliConfig = defineConfig({
  plugins: [reactOfApp(), withoutDocs()],
  define: { __VERSION__: JSON.stringify(version) },
  // The same wherever it is built, in a test too.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { noExternal: true },
  build: {
    ssr: 'cli/start.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: (id) => id !== 'react' && isPackage(id),
      output: { entryFileNames: 'cli.mjs', chunkFileNames: 'cli/[name].mjs' },
    },
  },
})
