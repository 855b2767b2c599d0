// `npm run faults`: what visitors and owners see of every fault, in three engines. With `-- --engine firefox`
// or `-- --fault 500` only that, with `-- --script site-embed.slim.js` on another build.
// `npm run faults:broken`: proves that cells turn red without the lines of code behind their promises.
import { spawnSync } from 'node:child_process'
import { installChromium, installOtherBrowsers, installPackages } from './setup.mjs'
import { wordAfter } from './word-after.mjs'

installPackages()
// A requested engine that is missing makes its cells red.
await installChromium()
installOtherBrowsers()

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
const asked = process.argv.slice(2)
const isBroken = asked[0] === '--broken'
// `npm run test:all` has built it, and what is broken has builds of its own.
const isBuilt = isBroken || process.env.SITE_EMBED_BUILT === '1'
const built = isBuilt
  ? 0
  : run('npm', ['run', '--silent', 'build', wordAfter(asked, '--script') ?? 'site-embed.js'])
const walk = ['--import', 'tsx', `tests/faults/${isBroken ? 'broken' : 'run'}.ts`]
process.exit(built || run('node', [...walk, ...asked.slice(isBroken ? 1 : 0)]))
