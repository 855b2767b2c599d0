// The sizes of scripts that the pages and tools mention, to compare them with the build.
import { readFileSync } from 'node:fs'
import { kilobytes } from '../tools/builder/snippet/files.ts'

export interface Told {
  page: string
  file: string
  compression: 'gzip' | 'brotli'
  /** Of a thousand bytes, rounded to the nearest or up. */
  kilobytes: number
}
export type Measured = Readonly<Record<Told['compression'], number>>

/** Rows that begin with the name of a script, and have its sizes in these cells. */
const tables: readonly [page: string, cells: readonly Told['compression'][]][] = [
  ['docs/builds.md', ['gzip']],
  ['docs/guides/cdn-costs.md', ['gzip', 'brotli']],
]

/** Sentences with a size for each of these files. */
const sentences: readonly [page: string, words: RegExp, files: readonly string[]][] = [
  [
    'README.md',
    /slim\.js` takes (\d+) kB \(gzip\) instead of (\d+) kB, `[\w.-]+` (\d+) kB for searches alone, `[\w.-]+` (\d+) kB/,
    ['site-embed.slim.js', 'site-embed.js', 'site-search.slim.js', 'rich-doc.slim.js'],
  ],
  [
    'docs/engines.md',
    /: (\d+) kB \(gzip\) for Typesense, (\d+) kB for Meilisearch/,
    ['site-embed.typesense.js', 'site-embed.meilisearch.js'],
  ],
  [
    'docs/speed.md',
    /\*\*Size: (\d+) kB, the goal was \d+; slim (\d+) kB,/,
    ['site-embed.js', 'site-embed.slim.js'],
  ],
]

function inTable(page: string, cells: readonly Told['compression'][]): Told[] {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `([\w.-]+\.js)`(?: and others)? (\|.*)$/gm)
  return [...rows].flatMap(([, file = '', rest = '']) =>
    [...rest.matchAll(/\| (\d+) kB /g)].map(([, size], at) => ({
      page,
      file,
      compression: cells[at] ?? 'gzip',
      kilobytes: Number(size),
    })),
  )
}

function inSentence(page: string, words: RegExp, files: readonly string[]): Told[] {
  const [, ...sizes] = words.exec(readFileSync(page, 'utf8')) ?? []
  if (!sizes.length) throw new Error(`${page} gives no size in the sentence ${words}`)
  return files.map((file, at) => ({
    page,
    file,
    compression: 'gzip',
    kilobytes: Number(sizes[at]),
  }))
}

/** The builder and the command line tell of these. */
const inTools = Object.entries(kilobytes).map(
  ([file, size]): Told => ({
    page: 'tools/builder/snippet/files.ts',
    file,
    compression: 'gzip',
    kilobytes: size,
  }),
)

export const toldSizes = (): readonly Told[] => [
  ...inTools,
  ...tables.flatMap(([page, cells]) => inTable(page, cells)),
  ...sentences.flatMap((sentence) => inSentence(...sentence)),
]

/** Sizes of files that were not built are not checked. */
export function untrue(told: readonly Told[], measured: (file: string) => Measured | null) {
  return told.flatMap(({ page, file, compression, kilobytes }) => {
    const bytes = measured(file)?.[compression]
    const exact = (bytes ?? 0) / 1000
    // A change that saves little does not have to change every page.
    return bytes === undefined || [Math.round(exact), Math.ceil(exact)].includes(kilobytes)
      ? []
      : [`${page} says ${kilobytes} kB of ${file}, which has ${bytes} bytes (${compression})`]
  })
}
