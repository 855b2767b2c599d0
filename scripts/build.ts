// `npm run build`: the scripts of `dist/`, their languages, the themes, and the snippet. With a name,
// such as `npm run build site-embed.slim.js`, of the scripts that one alone.
import { cpSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { configFor } from '../vite.config.ts'
import { builds } from './bundle/builds.ts'

const named = process.argv.slice(2)
const wanted = builds.filter(({ file }) => !named.length || named.includes(file))
if (!named.length) rmSync('dist', { recursive: true, force: true })
for (const one of wanted) await build({ configFile: false, logLevel: 'warn', ...configFor(one) })
await import('./languages.ts')
cpSync('themes', 'dist/themes', { recursive: true })
// Of the file that it names.
if (wanted.some(({ file }) => file === 'site-embed.js')) await import('./snippet.ts')
