// Classic scripts, each an IIFE: no CSS file, nothing else to fetch. scripts/bundle/builds.ts says which
// there are and what they are made of. Below: the unit tests.
import type { UserConfig } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import {
  aliasesOf,
  type Build,
  builds,
  inPlaceOfReact,
  preact,
  previewBuild,
  typesenseAdapter,
} from './scripts/bundle/builds.ts'
import { declaredFunctions } from './scripts/bundle/declared.ts'
import { defined } from './scripts/bundle/defined.ts'
import { givenByBundle } from './scripts/bundle/given.ts'
import { shortIntegrityIn } from './scripts/bundle/integrity.ts'
import { firstLines, insteadOf, withoutDocs, withoutUnused } from './scripts/bundle/lean.ts'
import { bannerOf, noted } from './scripts/bundle/licences.ts'
import { packedMessages } from './scripts/bundle/messages.ts'
import { minified, target } from './scripts/bundle/minify.ts'
import { nativeHelpers } from './scripts/bundle/native-helpers.ts'
import { orderedFunctions } from './scripts/bundle/ordered.ts'
import { shortOwnProperties } from './scripts/bundle/own-properties.ts'
import { reactAsModule } from './scripts/bundle/react.ts'
import { sheetsTogether } from './scripts/bundle/sheets.ts'
import { ofTheseRooms } from './scripts/bundle/strangers.ts'
import {
  integrityOfMore,
  integrityToCome,
  moreOf,
  twoScripts,
} from './scripts/bundle/two-scripts.ts'

/** `isQuick`: without what makes the script small, which takes nine tenths of the time. */
export const configFor = (
  { file, entry, rooms, unused, instead, more, isGiven, packages, globals }: Build,
  isQuick = false,
): UserConfig => ({
  plugins: [
    nativeHelpers(),
    ...(isGiven ? [givenByBundle()] : []),
    reactAsModule(),
    packedMessages(),
    sheetsTogether(rooms),
    ofTheseRooms(rooms),
    shortOwnProperties(),
    withoutUnused(unused),
    insteadOf(instead, more ? [more] : []),
    withoutDocs(),
    ...(more ? [twoScripts(file)] : []),
    ...(isQuick
      ? []
      : [minified(packages === inPlaceOfReact), declaredFunctions(), orderedFunctions()]),
    firstLines(bannerOf),
    ...(more ? [integrityOfMore(file)] : []),
    noted(),
  ],
  define: {
    'process.env.NODE_ENV': '"production"',
    ...defined,
    // Built before what loads it.
    __MORE__: JSON.stringify(moreOf(file)),
    __MORE_INTEGRITY__: JSON.stringify(integrityToCome),
    __PREVIEW_INTEGRITY__: JSON.stringify(shortIntegrityIn('dist', previewBuild.file)),
  },
  resolve: {
    alias: aliasesOf(packages),
  },
  build: {
    target,
    cssTarget: 'esnext',
    modulePreload: false,
    emptyOutDir: false,
    sourcemap: 'hidden',
    // By plugins: scripts/bundle/minify.ts.
    minify: false,
    cssMinify: true,
    lib: {
      entry,
      // Made one of two modules, which become scripts in scripts/bundle/two-scripts.ts.
      formats: [more ? 'es' : 'iife'],
      name: 'SiteEmbedBundle',
      fileName: () => file,
    },
    rolldownOptions: {
      // Whoever only wants to see the demo need not read which plugin took how long.
      checks: { bundlerTimings: false },
      transform: { inject: globals },
      ...(more && { preserveEntrySignatures: false }),
      output: { minify: false, chunkFileNames: moreOf(file) },
      treeshake: {
        // These packages do nothing when loaded, but do not all say so.
        moduleSideEffects: (id) => !/@contentful|algolia|@r2wc/.test(id),
      },
    },
  },
})

/** Our own code in a stand-in for a browser; the sandbox, the pages and the commands in Node. */
const unitTests: ViteUserConfig = {
  test: {
    // One core would otherwise be kept free.
    maxWorkers: '100%',
    // A worker for many files, and each file as if it were alone: tests/fresh.ts.
    pool: 'threads',
    isolate: false,
    setupFiles: ['tests/fresh.ts'],
    // For what hangs: nothing else fails because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // As in the builds.
        resolve: { alias: aliasesOf({ ...preact, ...typesenseAdapter }) },
        test: {
          name: 'src',
          server: { deps: { inline: [/preact-11|typesense-instantsearch-adapter/] } },
          environment: 'happy-dom',
          include: [
            'tests/*.test.ts',
            'tests/{app,ask,builder,contract,errors,fuzz,format,net,page,preview,recognition,shell,template,search,light,content,element,engines}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['tests/{sandbox,docs,bench,browsers,faults,editors}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Commands, each run as people run it: `npm run test:package`, as they take their time.
        test: {
          name: 'commands',
          environment: 'node',
          include: ['tests/{cli,release}/**/*.test.ts'],
        },
      },
    ],
  },
}

export default defineConfig(process.env.VITEST ? unitTests : configFor(builds[0]))
