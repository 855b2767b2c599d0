// Browser tests on the built bundle. The browsers are the system's, found by scripts/browser.mjs.
import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from '../scripts/browser.mjs'

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

/** What has a command of its own, such as `npm run test:pages`. */
export const apart = {
  /** Pages and frameworks of other people, and what the guides say of them. */
  pages: ['host-pages.test.ts', 'host-places.test.ts', 'frameworks.test.ts', 'guides*.test.ts'],
  /** The gallery of examples, the page for the editor, the recipes, the page that builds the snippet, and the docs as a site. */
  demo: [
    'demo*.test.ts',
    'editor-page*.test.ts',
    'readme.test.ts',
    'recipes.test.ts',
    'builder*.test.ts',
    'docs-site.test.ts',
  ],
  /** What takes longest: pages that the command has written, thirty rounds of each layout, all words at once. */
  long: ['prerendered.test.ts', 'leaks.test.ts', 'pseudo.test.ts'],
  /** Hostile texts and addresses, through every door. */
  attacks: ['doors*.test.ts'],
  /** Other engines than Algolia, whose scripts are beside ours. */
  engines: ['engines*.test.ts'],
  /** The plugin, in a WordPress that has to be there. */
  wordpress: ['wordpress*.test.ts'],
  /** What `npm pack` packs, and its modules in an app. */
  package: ['package*.test.ts'],
  /** The samples of demo/apps. */
  apps: ['apps.test.ts'],
}
const isApart = (name: string): name is keyof typeof apart => name in apart

/** What the three engines are not asked: pictures, of Chromium alone, and what is about files and packages. */
export const aboutNoEngine = [
  'looks.test.ts',
  'which-file.test.ts',
  ...[apart.wordpress, apart.package, apart.apps].flat(),
]

const { SITE_EMBED_FAMILY: family = '', SITE_EMBED_RETRIES: retries = '0' } = process.env
/**
 * `npm test` builds the file that most tests are about, `npm run test:slim` all of them; so does
 * `npm run test:browsers`, which asks all engines the same, with `-- --slim` of the slim build.
 */
const ignored: Readonly<Record<string, string[]>> = {
  full: ['which-file.test.ts', ...Object.values(apart).flat()],
  slim: [apart.wordpress, apart.package, apart.apps].flat(),
  browsers: aboutNoEngine,
  'browsers-slim': aboutNoEngine,
}

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  testMatch: isApart(family) ? apart[family] : '*.test.ts',
  testIgnore: ignored[family] ?? [],
  fullyParallel: true,
  // They wait for pages and timers most of the time.
  workers: 3,
  // None, but where one stutter among thousands of tests would hide all that comes after it: .ci/run.
  // What passed only then is named at the end.
  retries: Number(retries),
  // Only what hangs is meant: a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
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
