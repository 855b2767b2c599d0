// Whether the files in `dist/` are those whose integrity the pages of this commit tell: a page that was
// pasted from them would refuse any other.
import { readFileSync } from 'node:fs'
import { type Integrities, integritiesNamedIn } from './version.ts'

const { files } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as { files: Integrities }
const named = integritiesNamedIn(readFileSync('README.md', 'utf8'))
const other = named.filter(([file, integrity]) => files[file] !== integrity)
if (other.length || !named.length) {
  const what = other.map(([file]) => `dist/${file}`).join(', ') || 'No file of dist/'
  console.error(`${what} is not the file whose integrity the README has. Publish nothing.`)
  process.exit(1)
}
