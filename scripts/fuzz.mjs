// `npm run fuzz`: looks for inputs that come through or break something (tests/fuzz/run.ts).
import { spawnSync } from 'node:child_process'
import { installPackages } from './setup.mjs'

installPackages()
const run = ['--import', 'tsx', 'tests/fuzz/run.ts', ...process.argv.slice(2)]
process.exit(spawnSync('node', run, { stdio: 'inherit' }).status ?? 1)
