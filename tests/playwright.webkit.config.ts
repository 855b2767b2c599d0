// The browser tests in the WebKit of the system: `npm run test:browsers`.
import { defineConfig } from '@playwright/test'
import base, { aboutNoEngine } from './playwright.config.ts'

export default defineConfig({
  ...base,
  // Tries again what fails, and says so: drivers of other engines lose a page now and then.
  retries: 2,
  // What only Chromium can be made to do, and what this WebKit lacks: docs/decisions/three-engines.md.
  grepInvert: /@chromium|@not-webkit/,
  testMatch: '*.test.ts',
  testIgnore: aboutNoEngine,
  reporter: [['list'], ['json', { outputFile: '../reports/webkit.json' }]],
  projects: [{ name: 'WebKit' }],
  use: {
    ...base.use,
    browserName: 'webkit',
    launchOptions: { executablePath: 'tests/browsers/webkit.mjs' },
  },
})
