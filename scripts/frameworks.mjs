// `npm run frameworks`: tests in the browser what eight frameworks do with both elements, rewrites the tables of
// docs/frameworks.md, and prints them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { installBrowser, installPackages } from './setup.mjs'

installPackages()
await installBrowser()

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, SITE_EMBED_FAMILY: 'pages' },
    shell: process.platform === 'win32',
  }).status ?? 1
const built = run('npm', ['run', '--silent', 'build', 'site-embed.js'])
const anew = ['tests/e2e/frameworks.test.ts', '--update-snapshots']
// Each test writes its row of one file: one after the other.
const tested =
  built ||
  run('node_modules/.bin/playwright', ['test', '--config', 'tests', ...anew, '--workers=1'])

/** Aligns columns, which Markdown itself does not need. */
function aligned(table) {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '))
  const widths = rows[0].map((_, at) => Math.max(...rows.map((cells) => cells[at].length)))
  const fill = (cell, at) => (/^---/.test(cell) ? '─'.repeat(widths[at]) : cell.padEnd(widths[at]))
  return rows.map((cells) => cells.map(fill).join('  ').trimEnd()).join('\n')
}

const page = readFileSync('docs/frameworks.md', 'utf8')
for (const [, table] of page.matchAll(/<!-- observed: .* -->\n([\s\S]*?)<!-- end -->/g))
  console.log(`\n${aligned(table.replaceAll('`', ''))}`)
process.exit(tested)
