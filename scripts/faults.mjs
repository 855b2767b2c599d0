// `npm run faults`: what visitors and owners see of every fault, in three engines. With `-- --engine firefox`
// or `-- --fault 500` only that.
import { spawnSync } from 'node:child_process'
import { installChromium, installOtherBrowsers, installPackages } from './setup.mjs'

installPackages()
// What cannot be installed is skipped, and the run says so.
await installChromium()
installOtherBrowsers()

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
const built = run('npm', ['run', '--silent', 'build', 'site-embed.js'])
const matrix = ['--import', 'tsx', 'tests/faults/run.ts', ...process.argv.slice(2)]
process.exit(built || run('node', matrix))
