// `npm run test:browsers`: what a browser can break, in the three engines of the system.
import { spawnSync } from 'node:child_process'
import { installBrowser, installOtherBrowsers, installPackages } from './setup.mjs'

installPackages()
await installBrowser()
installOtherBrowsers()

const playwright = 'node_modules/.bin/playwright'
const steps = [
  ['build', 'npm', ['run', '--silent', 'build']],
  ['Chromium', playwright, ['test']],
  ['Firefox', playwright, ['test', '--config', 'playwright.firefox.config.ts']],
  ['WebKit', playwright, ['test', '--config', 'playwright.webkit.config.ts']],
]

const failed = steps.filter(([name, command, args]) => {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, {
    env: { ...process.env, SITE_EMBED_FAMILY: 'full' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status !== 0
})
console.log(failed.length ? `\nfailed: ${failed.map(([name]) => name).join(', ')}` : '\nall ok')
process.exit(failed.length ? 1 : 0)
