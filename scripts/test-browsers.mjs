// `npm run test:browsers`: what a browser can break, in the three engines of the system, or in those that
// are named: `npm run test:browsers firefox webkit`. With `-- --slim` on the slim build.
// `npm run test:core`: the tests with the tag @core, on the slim build in Chromium, and on the full build in
// Firefox and WebKit.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readReport, tellFailures } from './failures.mjs'
import { installBrowser, installOtherBrowsers, installPackages } from './setup.mjs'

const engines = {
  chromium: { config: 'tests', report: 'reports/e2e.json' },
  firefox: { config: 'tests/playwright.firefox.config.ts', report: 'reports/firefox.json' },
  webkit: { config: 'tests/playwright.webkit.config.ts', report: 'reports/webkit.json' },
}
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { core: { type: 'boolean' }, slim: { type: 'boolean' } },
})
const unknown = named.filter((name) => !Object.hasOwn(engines, name))
if (unknown.length) {
  console.error(`No engine: ${unknown.join(', ')}. There are ${Object.keys(engines).join(', ')}.`)
  process.exit(2)
}

installPackages()
await installBrowser()
installOtherBrowsers()

const failed = []
function run(title, command, args, family = 'browsers') {
  console.log(`\n── ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    env: { ...process.env, SITE_EMBED_FAMILY: family },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${minutes} min`)
  if (status !== 0) failed.push(title)
}

const total = { passed: 0, failed: 0, skipped: 0 }
function runEngine(name) {
  const { config, report: file } = engines[name]
  const isSlim = options.core ? name === 'chromium' : options.slim
  rmSync(file, { force: true })
  run(
    `${name}, ${isSlim ? 'slim' : 'full'} build`,
    'node_modules/.bin/playwright',
    ['test', '--config', config, ...(options.core ? ['--grep', '@core'] : [])],
    isSlim ? 'browsers-slim' : 'browsers',
  )
  const report = readReport(file)
  if (!report) return
  total.passed += report.stats.expected + report.stats.flaky
  total.failed += report.stats.unexpected
  total.skipped += report.stats.skipped
  tellFailures({ browser: report })
}

const files = options.core ? ['site-embed.js', 'site-embed.slim.js', 'site-embed.ask.js'] : []
// Without this, an older bundle would be tested; `npm run test:all` has just built one.
if (process.env.SITE_EMBED_BUILT !== '1')
  run('build', 'npm', ['run', '--silent', 'build', ...files])
if (!failed.length) for (const name of named.length ? named : Object.keys(engines)) runEngine(name)
if (failed.length) console.log(`\nfailed: ${failed.join('; ')}`)
const failures = Math.max(total.failed, failed.length)
console.log(`\n${total.passed} passed, ${failures} failed, ${total.skipped} skipped`)
process.exit(failures ? 1 : 0)
