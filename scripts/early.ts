// `npm run --silent early -- page.html`: prints the page with lines in its head that send its first requests before
// the script has loaded. To find out these requests, the page's own script runs here in a stand-in for a browser.
import { readFileSync } from 'node:fs'
import { insertLines } from './early/insert.ts'
import { linesFor } from './early/lines.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name a page: npm run --silent early -- page.html')
  process.exit(2)
}
try {
  const page = readFileSync(file, 'utf8')
  const { lines, notes } = await linesFor(page)
  process.stdout.write(insertLines(page, lines))
  for (const note of notes) console.error(note)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
// A request without an answer would keep the stand-in running.
process.exit(0)
