// If the lock file is newer than the packages, the next command installs them again (scripts/setup.mjs). A release
// only writes its version into the lock file, so that must not happen.
import { existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const timeOf = (file: string) => statSync(file).mtimeMs

/** Keeps the installed packages valid after `write` has changed the lock file. */
export function keepingPackages(root: string, write: () => void) {
  const lock = join(root, 'package-lock.json')
  const mark = join(root, 'node_modules/.package-lock.json')
  const belong = existsSync(mark) && timeOf(mark) >= timeOf(lock)
  write()
  // A second ahead, as not every disk counts in milliseconds.
  const now = Date.now() / 1000 + 1
  if (belong) utimesSync(mark, now, now)
}
