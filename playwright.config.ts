// Browser tests on the built bundle. The browsers are the system's, found by scripts/browser.mjs.
import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from './scripts/browser.mjs'

const launch = (program: string | null) => ({
  executablePath: program ?? '',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Pages and frameworks of other people: `npm run test:pages`. */
export const elsewhere = ['host-pages.test.ts', 'host-places.test.ts', 'frameworks.test.ts']

const { SITE_EMBED_FAMILY: family = '' } = process.env
/** `npm test` builds the file that most tests are about, `npm run test:slim` all of them. */
const ignored: Readonly<Record<string, string[]>> = {
  full: ['which-file.test.ts', ...elsewhere],
  slim: elsewhere,
}

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  testMatch: family === 'pages' ? elsewhere : '*.test.ts',
  testIgnore: ignored[family] ?? [],
  fullyParallel: true,
  // They wait for pages and timers most of the time.
  workers: 3,
  retries: 0,
  // Only what hangs is meant: a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
  },
  projects: [
    {
      name: 'without windows',
      grepInvert: /@window/,
      use: { launchOptions: launch(findShell() ?? findBrowser()) },
    },
    // What opens another tab, or comes back from the back-forward cache.
    { name: 'with windows', grep: /@window/, use: { launchOptions: launch(findBrowser()) } },
  ],
})
