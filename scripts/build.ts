// `npm run build`: the scripts of `dist/`, the modules for bundlers with the command line, languages, what
// editors read, the themes, the integrity of each file, the snippet, and its builder. With names, such as `npm run build
// site-embed.slim.js module`, of the scripts and modules these alone; languages, themes and what editors read
// are small, and always written. With `--quick`, the scripts are not made small: enough to test a change.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { build, type UserConfig } from 'vite'
import { languages } from '../src/languages/index.ts'
import { configFor } from '../vite.config.ts'
import { builderConfig } from './bundle/builder.ts'
import { addedBuilds, builds, previewBuild } from './bundle/builds.ts'
import { writeIntegrity } from './bundle/integrity.ts'
import { writeLicences } from './bundle/licences.ts'
import { modulesConfig, slimModulesConfig } from './bundle/modules.ts'
import { ofVersion } from './snippet.ts'

const {
  values: { quick },
  positionals: named,
} = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } })
const scripts = [...builds, ...addedBuilds]
const loaded = [previewBuild]
const known = [
  ...[...loaded, ...scripts].map(({ file }) => file),
  ...Object.keys(languages).map((language) => `site-embed.${language}.js`),
  'builder.js',
  'module',
]
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length) {
  console.error(`The build makes no ${unknown.join(', ')}. It makes ${known.join(', ')}.`)
  process.exit(2)
}
const wanted = scripts.filter(({ file }) => !named.length || named.includes(file))
if (!named.length) rmSync('dist', { recursive: true, force: true })

async function make(what: string, config: UserConfig) {
  const started = Date.now()
  await build({ configFile: false, logLevel: 'warn', ...config })
  console.log(`built ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

// Built first, because the others contain its integrity.
for (const one of loaded) await make(one.file, configFor(one, quick))
const toMake = wanted.values()
async function makeNext() {
  for (const one of toMake) await make(one.file, configFor(one, quick))
}
await Promise.all(Array.from({ length: availableParallelism() }, makeNext))
if (!named.length || named.includes('module')) {
  // Old chunks may have other names.
  rmSync('dist/module', { recursive: true, force: true })
  await make('the modules for bundlers', modulesConfig)
  await make('the slim modules, and the command line', slimModulesConfig)
}
await import('./languages.ts')
await import('./editors.ts')
cpSync('src/themes', 'dist/themes', { recursive: true })
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
writeIntegrity('dist', version)
// It contains the integrity of all files.
if (!named.length || named.includes('builder.js')) await make('builder.js', builderConfig())
writeLicences()
console.log('wrote the languages, the themes, what editors read, licences and integrity')
if (wanted.some(({ file }) => file === 'site-embed.js')) {
  const page = await ofVersion(version, readFileSync('dist/site-embed.js'))
  writeFileSync('dist/snippet.html', page)
}
