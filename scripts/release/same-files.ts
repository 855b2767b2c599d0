// Checks that the files in `dist/` have the integrity that the pages and plugins of this commit give. Browsers would
// refuse any other file.
import { readFileSync } from 'node:fs'
import { gitIn } from './commands.ts'
import { type Integrities, integritiesNamedIn } from './version.ts'

const { files } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as { files: Integrities }
const pages = gitIn('.')('ls-files', '*.md', '*.php').split('\n').filter(Boolean)
const named = pages.flatMap((page) => integritiesNamedIn(readFileSync(page, 'utf8')))
const other = named.filter(([file, integrity]) => files[file] !== integrity)
if (other.length || !named.length) {
  const names = [...new Set(other.map(([file]) => `dist/${file}`))]
  const what = names.join(', ') || 'No file of dist/'
  console.error(`The pages give another integrity for ${what}. Do not publish.`)
  process.exit(1)
}
