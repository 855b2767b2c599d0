// What the bundle weighs and what it is made of. With --check: fails when it is over the budget.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { piecesBySource } from './bundle/sources.ts'

/** Both elements, in bytes of gzip. */
const budget = 204_000
const file = 'dist/site-embed.js'
const gzip = (text: string) => gzipSync(text, { level: 9 }).length
const code = readFileSync(file, 'utf8')
const size = gzip(code)

/** A package, or a room of ours. */
function groupOf(source: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  const [, room] = /src\/([^/]+)/.exec(source) ?? []
  return name ?? (room ? `src/${room}` : 'glue and styles')
}

function table() {
  const pieces = piecesBySource(code, JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const groups = new Set(pieces.map(({ source }) => groupOf(source)))
  const rows = [...groups].map((group) => {
    const others = pieces.filter(({ source }) => groupOf(source) !== group)
    return { part: group, gzip: size - gzip(others.map(({ text }) => text).join('')) }
  })
  return rows.sort((a, b) => b.gzip - a.gzip)
}

if (!process.argv.includes('--check')) console.table(table())
console.log(`${file}: ${code.length} bytes, ${size} gzip, budget ${budget}`)
if (size > budget) {
  console.error(`the bundle is ${size - budget} bytes over its budget`)
  process.exit(1)
}
