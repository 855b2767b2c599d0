// `npm run load`: builds the script and overloads a page with it (tests/load/run.ts).
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { installBrowser, installPackages } from './setup.mjs'
import { wordAfter } from './word-after.mjs'

installPackages()
await installBrowser()

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
const asked = process.argv.slice(2)
const script = basename(wordAfter(asked, '--script') ?? 'site-embed.js')
const built = run('npm', ['run', '--silent', 'build', script])
process.exit(built || run('node', ['--import', 'tsx', 'tests/load/run.ts', ...asked]))
