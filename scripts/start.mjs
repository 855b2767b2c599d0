// `npm start`: the demo with its two local services, from a fresh clone in one command; and
// `npm run demo`, the same as files; `npm run docs`, the docs as a site.
import { spawn, spawnSync } from 'node:child_process'
import { installPackages } from './setup.mjs'

installPackages()
const shell = process.platform === 'win32'
// The program, then the files that it needs; without names, all files.
const [program = 'demo/main.ts', ...files] = process.argv.slice(2)
console.log('Building what is shown. This takes a few seconds…')
const built = spawnSync('npm', ['run', '--silent', 'build', ...files], { stdio: 'inherit', shell })
if (built.status !== 0) process.exit(built.status ?? 1)
const server = spawn('node', ['--import', 'tsx', program], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
