// A release as files: the build with its integrity, the licence, and the package for the registry, of the
// same build. What was tested and measured is told in files of their own: scripts/release/notes.ts.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Release {
  /** Where the code is. */
  root: string
  /** Where the release goes. */
  folder: string
  version: string
}

export const notesFile = 'notes.md'
export const benchFile = 'bench.txt'

/** As npm names it. */
const tarballOf = (version: string) => `site-embed-${version}.tgz`

/**
 * npm packs each file with its permissions. If only the person who builds may read them, a host could not serve
 * them, and the package would have other bytes.
 */
function readableByAll(root: string) {
  const built = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const own = ['package.json', 'README.md', 'LICENSE'].map((name) => join(root, name))
  for (const file of [...own, ...built]) chmodSync(file, 0o644)
}

/** Skips the build that `npm publish` would start, because its files could have other hashes. */
function packForRegistry(root: string, folder: string, version: string) {
  const asked = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  const { status } = spawnSync('npm', asked, { cwd: root, shell: process.platform === 'win32' })
  if (status !== 0 || !existsSync(join(folder, tarballOf(version))))
    throw new Error('npm pack has failed')
}

export function pack({ root, folder, version }: Release) {
  readableByAll(root)
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist'), folder, { recursive: true })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  packForRegistry(root, folder, version)
}
