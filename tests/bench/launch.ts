// The browser that is measured.
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

export const launchMeasured = () =>
  chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // While an inspector is attached, V8 parses a function again for each Error that is made, to tell its
      // line: React makes five with the first element, a third of its time. No visitor's browser does that.
      // With this flag the lines are kept when the script is compiled.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  })
