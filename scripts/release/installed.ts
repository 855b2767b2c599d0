// A lock file that is younger than the packages has them installed anew by the next command
// (scripts/setup.mjs). A release writes nothing into it but its own number.
import { existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const timeOf = (file: string) => statSync(file).mtimeMs

/** Packages that belong to the lock file still do when `write` has written it. */
export function keepingPackages(root: string, write: () => void) {
  const lock = join(root, 'package-lock.json')
  const mark = join(root, 'node_modules/.package-lock.json')
  const belong = existsSync(mark) && timeOf(mark) >= timeOf(lock)
  write()
  // A second ahead, as not every disk counts in milliseconds.
  const now = Date.now() / 1000 + 1
  if (belong) utimesSync(mark, now, now)
}
