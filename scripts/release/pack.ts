// A release as files: the build with its integrity, what has changed, the licence, and the package for the
// registry, of the same build.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Release {
  /** Where the code is. */
  root: string
  /** Where the release goes. */
  folder: string
  version: string
  notes: string
}

/** As npm names it. */
const tarballOf = (version: string) => `site-embed-${version}.tgz`

/** Without the build that `npm publish` would begin with: its files would have other hashes. */
function packForRegistry(root: string, folder: string, version: string) {
  const asked = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  const { status } = spawnSync('npm', asked, { cwd: root, shell: process.platform === 'win32' })
  if (status !== 0 || !existsSync(join(folder, tarballOf(version))))
    throw new Error('npm pack has failed')
}

export function pack({ root, folder, version, notes }: Release) {
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist'), folder, { recursive: true })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'notes.md'), notes)
  packForRegistry(root, folder, version)
}
