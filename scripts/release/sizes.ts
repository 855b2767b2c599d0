// What the files of a release weigh, beside those of the release before. Each release leaves its sizes in the
// repository, so that the next one has something to compare with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Integrities } from './version.ts'

/** Committed with each release; it says `null` until there is one. */
export const sizesFile = 'scripts/release/sizes.json'

export interface Sizes {
  version: string
  /** In bytes of gzip, by the path in `dist/`. */
  files: Readonly<Record<string, number>>
}

/** Of each script and sheet that a page loads. */
export function sizesOf(version: string, dist: string, files: Integrities): Sizes {
  const weighed = Object.keys(files).map((file) => [
    file,
    gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  ])
  return { version, files: Object.fromEntries(weighed) }
}

export const sizesText = (sizes: Sizes) => `${JSON.stringify(sizes, null, 2)}\n`

const counted = (bytes: number) => bytes.toLocaleString('en-GB')

function changeOf(bytes: number | undefined, before: number | undefined): string {
  if (bytes === undefined) return 'has left'
  if (before === undefined) return 'new'
  const more = bytes - before
  if (more === 0) return 'the same'
  const percent = ((more / before) * 100).toFixed(1)
  const sign = more > 0 ? '+' : '−'
  return `${sign}${counted(Math.abs(more))} (${sign}${percent.replace('-', '')} %)`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table for people, file by file. */
export function sizeTable(now: Sizes, before: Sizes | null): string {
  const files = [...new Set([...Object.keys(now.files), ...Object.keys(before?.files ?? {})])]
  const said = (bytes: number | undefined) => (bytes === undefined ? '–' : counted(bytes))
  const rows = files.map((file) => {
    const [bytes, old] = [now.files[file], before?.files[file]]
    return [`\`${file}\``, said(bytes), ...(before ? [said(old), changeOf(bytes, old)] : [])]
  })
  const head = ['file', now.version, ...(before ? [before.version, 'difference'] : [])]
  const line = head.map((_, at) => (at ? '--:' : '---'))
  const compared = before ? '' : 'There is no release before this one to compare with.\n\n'
  return `${compared}In bytes, compressed with gzip:\n\n${[head, line, ...rows].map(row).join('\n')}`
}
