// The first line of each file of dist/, and the packages whose code is in the files: dist/LICENSES.txt with every
// notice, dist/site-embed.cdx.json as a list for machines (CycloneDX).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Package, type Part, sbomOf } from './sbom.ts'

const packageIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

const own = packageIn('.')
const { version } = own

export const bannerOf = (file: string) => `/*! ${file} ${version} | MIT | LICENSES.txt */\n`

/** The packages that this run of the build has met, each with the files that have its code. */
const folders = new Map<string, Set<string>>()

/** `…/node_modules/react`, for a module in it. */
function folderOf(id: string): string | null {
  const [file = ''] = id.replace(/^\0/, '').split('?')
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
  return folder && existsSync(join(folder, 'package.json')) ? folder : null
}

/** Notes whose code is in a script. */
export const noted = (): Plugin => ({
  name: 'noted',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        for (const id of file.moduleIds) {
          const folder = folderOf(id)
          if (!folder) continue
          folders.set(folder, (folders.get(folder) ?? new Set()).add(file.fileName))
        }
  },
})

const ownLicence = readFileSync('LICENSE', 'utf8').trim()

/** For a package that names the MIT licence and comes without its text, which is the same as ours. */
const mitOf = ({ author = '' }: Package) =>
  ownLicence.replace(
    /^Copyright .*$/m,
    `Copyright (c) ${typeof author === 'string' ? author : author.name}`,
  )

function noticeOf(folder: string): string {
  const about = packageIn(folder)
  const { name, version, license = 'see below' } = about
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  if (!file && license !== 'MIT') throw new Error(`${name} has no text of its licence, ${license}`)
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : mitOf(about)
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Covers the files that were built: all of them after a full build. */
export function writeLicences() {
  const all = [...folders].sort(([a], [b]) => a.localeCompare(b))
  const notice = `site-embed ${version} (MIT)\n\n${ownLicence}\n`
  const notices = [notice, ...all.map(([folder]) => noticeOf(folder))]
  const line = `${'-'.repeat(78)}\n`
  writeFileSync(join('dist', 'LICENSES.txt'), notices.join(`\n${line}\n`))
  const parts: Part[] = all.map(([folder, files]) => ({
    ...packageIn(folder),
    // In no order, because scripts are built at the same time.
    files: [...files].sort(),
  }))
  const bill = JSON.stringify(sbomOf(own, parts), null, 2)
  writeFileSync(join('dist', 'site-embed.cdx.json'), `${bill}\n`)
}
