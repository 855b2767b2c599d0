// Classic scripts, each an IIFE: no CSS file, nothing else to fetch. Which there are, and what they
// are made of, is in scripts/bundle/builds.ts.
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { aliasesOf, type Build, builds } from './scripts/bundle/builds.ts'
import {
  compiled,
  insteadOf,
  lateRenderer,
  withoutDocs,
  withoutUnused,
} from './scripts/bundle/lean.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export const configFor = ({ file, entry, unused, instead, packages, globals }: Build) =>
  defineConfig({
    plugins: [withoutUnused(unused), insteadOf(instead), withoutDocs(), lateRenderer(), compiled()],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
    },
    resolve: {
      alias: aliasesOf(packages),
    },
    build: {
      target: 'es2022',
      cssTarget: 'esnext',
      modulePreload: false,
      emptyOutDir: false,
      sourcemap: 'hidden',
      // Smaller by a kilobyte than what Vite would do by itself.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        // Calls with arguments stay calls: alike, they are packed smaller than what they would become.
        compress: { pure_getters: true, passes: 2, inline: 1 },
        // A page may declare another encoding, or none, and its scripts are then read in it.
        format: { ascii_only: true },
      },
      lib: {
        entry,
        formats: ['iife'],
        name: 'SiteEmbedBundle',
        fileName: () => file,
      },
      rolldownOptions: {
        // Whoever only wants to see the demo need not read which plugin took how long.
        checks: { bundlerTimings: false },
        transform: { inject: globals },
        treeshake: {
          // These packages do nothing when loaded, but do not all say so.
          moduleSideEffects: (id) => !/@contentful|algolia|@r2wc/.test(id),
        },
      },
    },
  })

export default configFor(builds[0])
