// What the scripts weigh, and what one of them is made of: `npm run size rich-doc.slim.js`. With
// --check: only whether all are within their budgets. Either way, the sizes that the pages tell have to be true.
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { piecesBySource } from './bundle/sources.ts'
import { toldSizes, untrue } from './told-sizes.ts'

/** In bytes of gzip. A budget only falls: what a feature costs is paid by what leaves. */
const budgets: Record<string, number> = {
  'site-embed.js': 211_000,
  'site-search.js': 191_500,
  'rich-doc.js': 113_600,
  'site-embed.slim.js': 119_500,
  'site-search.slim.js': 101_000,
  'rich-doc.slim.js': 54_800,
  // What a slim file loads when an element first needs it.
  'site-embed.slim.more.js': 5_400,
  'site-search.slim.more.js': 5_400,
  // Nearly all of it are the clients that the engines’ makers publish.
  'site-embed.typesense.js': 7_600,
  'site-embed.meilisearch.js': 9_400,
  'site-embed.ask.js': 14_800,
  // For authors; no visitor loads it.
  'site-embed.preview.js': 10_800,
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
if (!process.argv.includes('--check')) {
  if (!existsSync(`dist/${named}.map`)) {
    console.error(`dist/${named} is not built: run npm run build ${named}`)
    process.exit(2)
  }
  console.table(table(named))
}
for (const [file, budget] of Object.entries(budgets)) {
  // Not built this time.
  if (!existsSync(`dist/${file}`)) continue
  const code = codeOf(file)
  const size = gzip(code)
  const brotli = brotliCompressSync(code).length
  console.log(`${file}: ${code.length} bytes, ${size} gzip, ${brotli} Brotli, budget ${budget}`)
  if (size > budget) {
    console.error(
      `${file} is ${size - budget} bytes over its budget. A budget only falls: save as many bytes elsewhere. npm run size ${file} shows what it is made of.`,
    )
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
