// `npm run reproduce`: scripts/release/reproduce.ts, from a fresh clone too.
import { spawnSync } from 'node:child_process'
import { installPackages } from './setup.mjs'

installPackages()
const run = ['--import', 'tsx', 'scripts/release/reproduce.ts']
process.exit(spawnSync('node', run, { stdio: 'inherit' }).status ?? 1)
