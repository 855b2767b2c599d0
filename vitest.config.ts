// The small tests: ours in a stand-in for a browser, the sandbox's and the pages' in Node.
import { defineConfig } from 'vitest/config'
import { aliasesOf, preact, typesenseAdapter } from './scripts/bundle/builds.ts'

export default defineConfig({
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
            'tests/{app,builder,contract,errors,fuzz,format,net,page,shell,template,search,light,content,element,engines}/**/*.test.{ts,tsx}',
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
})
