// `npm run test:changes`: the worked changes of docs/changes, each in a clone of its own.
import { spawnSync } from 'node:child_process'
import { installBrowser, installPackages } from './setup.mjs'

installPackages()
await installBrowser()
const { status } = spawnSync(
  'node',
  ['--import', 'tsx', 'tests/changes/run.ts', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
