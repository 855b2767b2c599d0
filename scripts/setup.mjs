// What a fresh clone needs before anything else runs: the packages, and for the tests a browser.
// Plain JavaScript, because it runs before any package is there.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const run = (command, args, options = {}) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  }).status === 0

function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
}

/** Installed, and since the lock file last changed. */
function packagesAreThere() {
  const mark = 'node_modules/.package-lock.json'
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs
}

export function installPackages() {
  checkNode()
  if (packagesAreThere()) return
  console.log('Installing the packages…')
  if (!run('npm', ['ci', '--no-audit', '--no-fund']))
    stop('The packages could not be installed: is the npm registry reachable?')
}

function installWithApt(name) {
  const isRoot = process.getuid?.() === 0
  const apt = (args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  return apt(['update', '-qq']) && apt(['install', '-y', '-qq', name])
}

/** On systems without apt, the steps that need a browser report that it is missing. */
export function installOtherBrowsers() {
  const isThere = (program) => spawnSync('which', [program]).status === 0
  if (!['firefox-esr', 'firefox'].some(isThere)) installWithApt('firefox-esr')
  if (!isThere('WebKitWebDriver')) installWithApt('webkit2gtk-driver')
  if (!process.env.DISPLAY && !isThere('Xvfb')) installWithApt('xvfb')
}

/** Whether there is one now. */
export async function installChromium() {
  const { findBrowser } = await import('./browser.mjs')
  if (findBrowser()) return true
  console.log('Installing a Chromium for the browser tests…')
  if (!installWithApt('chromium')) run('npx', ['playwright-core', 'install', 'chromium'])
  return findBrowser() !== null
}

export async function installBrowser() {
  const { isShellMissing } = await import('./browser.mjs')
  // Without it the tests run all the same, only longer.
  if (isShellMissing()) installWithApt('chromium-headless-shell')
  if (!(await installChromium()))
    stop(
      'No Chromium was found or could be installed: install one and set CHROME_PATH to its program, then run npm test again.',
    )
}
