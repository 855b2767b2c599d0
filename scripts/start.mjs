// `npm start`: the demo with its two local services, from a fresh clone in one command; and
// `npm run demo`, the same as files; `npm run docs`, the docs as a site.
import { spawn, spawnSync } from 'node:child_process'
import { installPackages } from './setup.mjs'

installPackages()
const shell = process.platform === 'win32'
// The program, then what the build is asked for.
const [program = 'demo/main.ts', ...wanted] = process.argv.slice(2)
const time = wanted.includes('--quick')
  ? 'a few seconds'
  : 'some minutes, because the scripts are made small'
console.log(`Building what is shown. This takes ${time}…`)
const build = ['run', '--silent', 'build', '--', ...wanted]
const built = spawnSync('npm', build, { stdio: 'inherit', shell })
if (built.status !== 0) process.exit(built.status ?? 1)
const server = spawn('node', ['--import', 'tsx', program], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
