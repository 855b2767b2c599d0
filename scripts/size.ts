// What the scripts weigh, and what one of them is made of: `npm run size rich-doc.slim.js`. With
// --check: only whether all are within their budgets. Either way, the sizes that the pages tell have to be true.
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { piecesBySource } from './bundle/sources.ts'
import { toldSizes, untrue } from './told-sizes.ts'

/** In bytes of gzip. */
const budgets: Record<string, number> = {
  // Of these and of the slim ones, 450 bytes let another engine answer that comes as a script of its own, and
  // 100 let a search begin with an answer that stands in the page. 700 let a dropdown fill a phone, and 600 let a
  // calendar mark the days of any index, and say where a picture is missing. 100 let filters lie on
  // their dialog; 100 lay out a very long text in sections. 600 keep the place of whoever reads in a fallback;
  // 200 ask for the levels of a tree that can be seen, and keep an open dialog off the paper; 600 write prices
  // and days in four languages without the browser’s formatters.
  'site-embed.js': 217_700,
  'site-search.js': 197_500,
  'rich-doc.js': 123_100,
  'site-embed.slim.js': 123_300,
  'site-search.slim.js': 103_800,
  'rich-doc.slim.js': 62_000,
  // Nearly all of it are the clients that the engines’ makers publish.
  'site-embed.typesense.js': 7_400,
  'site-embed.meilisearch.js': 9_300,
}
const gzip = (text: string) => gzipSync(text, { level: 9 }).length
const codeOf = (file: string) => readFileSync(`dist/${file}`, 'utf8')

/** A package, or a room of ours. */
function groupOf(source: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  const [, room] = /src\/([^/]+)/.exec(source) ?? []
  return name ?? (room ? `src/${room}` : 'glue and styles')
}

function table(file: string) {
  const code = codeOf(file)
  const size = gzip(code)
  const pieces = piecesBySource(code, JSON.parse(readFileSync(`dist/${file}.map`, 'utf8')))
  const groups = new Set(pieces.map(({ source }) => groupOf(source)))
  const rows = [...groups].map((group) => {
    const others = pieces.filter(({ source }) => groupOf(source) !== group)
    return { part: group, gzip: size - gzip(others.map(({ text }) => text).join('')) }
  })
  return rows.sort((a, b) => b.gzip - a.gzip)
}

const [named = 'site-embed.js'] = process.argv.slice(2).filter((word) => !word.startsWith('-'))
if (!process.argv.includes('--check')) console.table(table(named))
for (const [file, budget] of Object.entries(budgets)) {
  // Not built this time.
  if (!existsSync(`dist/${file}`)) continue
  const code = codeOf(file)
  const size = gzip(code)
  const brotli = brotliCompressSync(code).length
  console.log(`${file}: ${code.length} bytes, ${size} gzip, ${brotli} Brotli, budget ${budget}`)
  if (size > budget) {
    console.error(`${file} is ${size - budget} bytes over its budget`)
    process.exitCode = 1
  }
}

const measured = (file: string) =>
  existsSync(`dist/${file}`)
    ? { gzip: gzip(codeOf(file)), brotli: brotliCompressSync(codeOf(file)).length }
    : null
for (const complaint of untrue(toldSizes(), measured)) {
  console.error(complaint)
  process.exitCode = 1
}
