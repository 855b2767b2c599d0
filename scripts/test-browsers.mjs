// `npm run test:browsers`: what a browser can break, in the three engines of the system, or in those that
// are named: `npm run test:browsers firefox webkit`.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readReport, tellFailures } from './failures.mjs'
import { installBrowser, installOtherBrowsers, installPackages } from './setup.mjs'

installPackages()
await installBrowser()
installOtherBrowsers()

const playwright = (...args) => ['node_modules/.bin/playwright', ['test', ...args]]
const engines = {
  chromium: playwright(),
  firefox: playwright('--config', 'playwright.firefox.config.ts'),
  webkit: playwright('--config', 'playwright.webkit.config.ts'),
}
const reports = {
  chromium: 'reports/e2e.json',
  firefox: 'reports/firefox.json',
  webkit: 'reports/webkit.json',
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(engines, name))
if (unknown.length) {
  console.error(`No engine: ${unknown.join(', ')}. There are ${Object.keys(engines).join(', ')}.`)
  process.exit(2)
}

const steps = [
  ['build', ['npm', ['run', '--silent', 'build']]],
  ...Object.entries(engines).filter(([name]) => !wanted.length || wanted.includes(name)),
]
const failed = []
for (const [name, [command, args]] of steps) {
  console.log(`\n── ${name}`)
  // An older one would be spoken of.
  if (name in reports) rmSync(reports[name], { force: true })
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    env: { ...process.env, SITE_EMBED_FAMILY: 'full' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${minutes} min`)
  if (status !== 0) failed.push(name)
  // An older bundle would be spoken of.
  if (failed.includes('build')) break
}
for (const [name, file] of Object.entries(reports)) {
  if (!failed.includes(name)) continue
  console.log(`\n── ${name}`)
  tellFailures({ browser: readReport(file) })
}
console.log(failed.length ? `\nfailed: ${failed.join(', ')}` : '\nall ok')
process.exit(failed.length ? 1 : 0)
