// The browser tests in the WebKit of the system: `npm run test:browsers`.
import { defineConfig } from '@playwright/test'
import base, { apart } from './playwright.config.ts'

export default defineConfig({
  ...base,
  // What only Chromium can be made to do, and what this WebKit lacks: docs/decisions/three-engines.md.
  grepInvert: /@chromium|@not-webkit/,
  testIgnore: [
    'looks.test.ts',
    'which-file.test.ts',
    // The demo, the builder, hostile input and other engines have not been gone through there yet.
    ...Object.values(apart).flat(),
  ],
  reporter: [['list'], ['json', { outputFile: 'reports/webkit.json' }]],
  projects: [{ name: 'WebKit' }],
  use: {
    ...base.use,
    browserName: 'webkit',
    launchOptions: { executablePath: 'tests/browsers/webkit.mjs' },
  },
})
