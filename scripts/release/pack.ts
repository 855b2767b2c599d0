// A release as files: the build, the integrity of each script and sheet, what has changed, the licence, and
// the package for the registry, of the same build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Release {
  /** Where the code is. */
  root: string
  /** Where the release goes. */
  folder: string
  version: string
  notes: string
}

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** By the path under the folder, as a page's address has it. */
function integrities(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return Object.fromEntries(files.map((file) => [file, integrityOf(join(folder, file))]))
}

/** As npm names it. */
export const tarballOf = (version: string) => `site-embed-${version}.tgz`

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
  const files = integrities(folder)
  if (!files['site-embed.js']) throw new Error('the build has made no site-embed.js')
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('integrity.json', `${JSON.stringify({ version, files }, null, 2)}\n`)
  const lines = Object.entries(files).map(([file, integrity]) => `${integrity}  ${file}\n`)
  write('integrity.txt', lines.join(''))
  write('notes.md', notes)
  packForRegistry(root, folder, version)
}
