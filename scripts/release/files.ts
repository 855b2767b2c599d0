// What lies in a folder, by the hash of each file, and in which files two folders differ.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Hashes = ReadonlyMap<string, string>

/** By the path in the folder, with slashes on every system. */
export function hashesIn(folder: string): Hashes {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  return new Map(
    files.map((file) => [
      file.slice(folder.length + 1).replaceAll('\\', '/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}

/** Those of other bytes, and those that one of the two lacks. */
export const differing = (one: Hashes, other: Hashes) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))
