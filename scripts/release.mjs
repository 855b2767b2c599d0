// `npm run release`: scripts/release.ts, from a fresh clone too.
import { spawn } from 'node:child_process'
import { installPackages } from './setup.mjs'

installPackages()
const release = ['--import', 'tsx', 'scripts/release.ts', ...process.argv.slice(2)]
const running = spawn('node', release, { stdio: 'inherit' })
// It hears them itself, puts everything back, and ends then.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.kill(signal))
running.on('exit', (code) => process.exit(code ?? 1))
