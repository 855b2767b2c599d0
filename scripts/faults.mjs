// `npm run faults`: what visitors and owners see of every fault, in three engines. With `-- --engine firefox`
// or `-- --fault 500` only that, with `-- --script site-embed.slim.js` on another build.
import { spawnSync } from 'node:child_process'
import { installChromium, installOtherBrowsers, installPackages } from './setup.mjs'

installPackages()
// An engine that was asked for and is not there makes its cells red.
await installChromium()
installOtherBrowsers()

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
const asked = process.argv.slice(2)
const script = asked.flatMap((name, at) => {
  if (name === '--script') return [asked[at + 1]]
  return name.startsWith('--script=') ? [name.slice(9)] : []
})
const built = run('npm', [
  'run',
  '--silent',
  'build',
  ...(script.length ? script : ['site-embed.js']),
])
process.exit(built || run('node', ['--import', 'tsx', 'tests/faults/run.ts', ...asked]))
