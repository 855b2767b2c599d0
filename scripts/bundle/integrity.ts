// dist/integrity.json: the integrity of each script and sheet, for the tags of pages.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const loadedByPages = /^(?:(?:site-embed|site-search|rich-doc)[\w.]*\.js|themes\/\w+\.css)$/

export const hashed = (bytes: Buffer, how: string) =>
  `${how}-${createHash(how).update(bytes).digest('base64')}`

export const integrityOf = (bytes: Buffer) => hashed(bytes, 'sha384')

/** The integrity that a script contains for a script that it loads: the shortest hash that browsers accept. Null if it is not built. */
export function shortIntegrityIn(folder: string, file: string): string | null {
  const path = join(folder, file)
  return existsSync(path) ? hashed(readFileSync(path), 'sha256') : null
}

/** By the path in the folder, as a page's address has it. */
export function writeIntegrity(folder: string, version: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => loadedByPages.test(file))
    .sort()
  const entries = files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))])
  const list = { version, files: Object.fromEntries(entries) }
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`)
}
