// Finds a Chromium: the one in CHROME_PATH, the system's, or Playwright's own.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

/** @returns {string | null} */
export function findBrowser() {
  const named = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []
  return [...named, ...onPath(names), ...elsewhere, chromium.executablePath()].find(runs) ?? null
}

/** @returns {string | null} */
export const findFirefox = () => onPath(['firefox-esr', 'firefox']).find(runs) ?? null

/**
 * The same engine without windows, which takes a quarter less of the processor; it opens no other tab
 * and keeps no page for Back. Null where it is not installed, or where a browser is named.
 * @returns {string | null}
 */
export const findShell = () =>
  process.env.CHROME_PATH ? null : (onPath(['chromium-headless-shell']).find(runs) ?? null)

/** A Debian that has the packaged Chromium, or none yet, has a package of it. */
export const isShellMissing = () =>
  !process.env.CHROME_PATH && !findShell() && existsSync('/etc/debian_version')
