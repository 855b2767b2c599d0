// The tables of docs/frameworks.md that say what was seen in a browser: each between
// `<!-- observed: name -->` and `<!-- end -->`, with a row for each framework. `npm run frameworks` writes them.
import { readFileSync, writeFileSync } from 'node:fs'
import { cases, kinds } from '../fixtures/frameworks/questions.ts'
import { type Framework, frameworks } from './frameworks.ts'

const path = 'docs/frameworks.md'
const heads = {
  values: ['in', ...kinds, 'children'],
  listeners: ['in', ...cases],
} as const
export type Table = keyof typeof heads

const place = (table: Table) =>
  new RegExp(`(<!-- observed: ${table} -->\n)([\\s\\S]*?)(<!-- end -->)`)
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
const cellsOf = (text: string) => text.slice(2, -2).split(' | ')

/** The heads, what is below them, and a row for each framework. */
function linesOf(table: Table): string[][] {
  const [, , text = ''] = place(table).exec(readFileSync(path, 'utf8')) ?? []
  return text.split('\n').filter(Boolean).map(cellsOf)
}

const rowOf = (table: Table, framework: Framework) =>
  linesOf(table)
    .find(([name]) => name === framework)
    ?.slice(1) ?? []

const withHeads = (table: Table, row: readonly string[]) =>
  Object.fromEntries(heads[table].slice(1).map((head, at) => [head, row[at] ?? '']))

/** What the page says of a framework, by the head of each column. */
export function saidOf(table: Table, framework: Framework): Record<string, string> {
  const [written = []] = linesOf(table)
  if (written.join() !== heads[table].join()) return { heads: written.join() }
  return withHeads(table, rowOf(table, framework))
}

export const seenOf = withHeads

/** The rows of the others stay. */
export function write(table: Table, framework: Framework, row: readonly string[]) {
  const rows = frameworks.map((name) => [name, ...(name === framework ? row : rowOf(table, name))])
  const lines = [heads[table], heads[table].map(() => '---'), ...rows].map(line).join('')
  const page = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    page.replace(place(table), (_, open, __, close) => open + lines + close),
  )
}

/** The first example of code below the framework’s heading. */
export const exampleOf = (framework: Framework) =>
  new RegExp(`^## ${framework}\\n[\\s\\S]*?^\`\`\`\\w+\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
    readFileSync(path, 'utf8'),
  )?.[1] ?? ''
