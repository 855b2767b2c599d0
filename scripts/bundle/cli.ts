// The command line: one file for Node, with all that it needs inside.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export const cliConfig = defineConfig({
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
  },
  // The same wherever it is built, in a test too.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { noExternal: true },
  build: {
    ssr: 'cli/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'cli.mjs', codeSplitting: false },
    },
  },
})
