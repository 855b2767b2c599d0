// The browser tests in Firefox, over WebDriver BiDi: `npm run test:browsers`.
import { defineConfig } from '@playwright/test'
import base, { aboutNoEngine } from './playwright.config.ts'

const preferences = {
  'focusmanager.testmode': true,
  // Where Playwright's script asks an element twice which elements label it, this Firefox writes to
  // address 0 and the page's process ends. Without the property Playwright reads the attribute.
  'accessibility.ARIAElementReflection.enabled': false,
  'browser.chrome.site_icons': false,
  // As Chromium without a window: scrollbars take no room, and there is a mouse.
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // As Chromium, too: a page that is come back to is loaded.
  'browser.sessionhistory.max_total_viewers': 0,
  // Its own choice depends on the machine, and may be wider.
  'font.name.serif.x-western': 'Times New Roman',
  // The blank page between two tests stays in the process of the page before it, so that this one is
  // there for the next test too: to start another takes a fifth of what a test does.
  'browser.tabs.remote.systemTriggeredAboutBlankAnywhere': true,
}

const launch = (more = {}) => ({
  executablePath: 'tests/browsers/firefox.mjs',
  firefoxUserPrefs: { ...preferences, ...more },
})

export default defineConfig({
  ...base,
  // A third one made two processors slower, not faster.
  workers: 2,
  // Tries again what fails, and says so: drivers of other engines lose a page now and then.
  retries: 2,
  testMatch: '*.test.ts',
  testIgnore: aboutNoEngine,
  reporter: [['list'], ['json', { outputFile: '../reports/firefox.json' }]],
  // Without what only Chromium can be made to do, and what this Firefox cannot: docs/decisions/three-engines.md.
  projects: [
    { name: 'Firefox', grepInvert: /@chromium|@not-firefox|@forced-colors|@less-motion/ },
    // It cannot be told to force colours while it runs.
    {
      name: 'Firefox in forced colours',
      grep: /@forced-colors/,
      grepInvert: /@chromium|@not-firefox/,
      use: {
        launchOptions: launch({ 'browser.display.document_color_use': 2 }),
      },
    },
    // Nor to move less: Playwright does not pass it on.
    {
      name: 'Firefox with less motion',
      grep: /@less-motion/,
      grepInvert: /@chromium|@not-firefox/,
      use: {
        launchOptions: launch({ 'ui.prefersReducedMotion': 1 }),
      },
    },
  ],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: launch(),
  },
})
