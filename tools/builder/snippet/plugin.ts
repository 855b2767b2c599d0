// For WordPress: a plugin that brings the first part of the snippet, and the script where the owner has a copy
// of their own, to be uploaded by clicks.
import { packagedAddress } from '../../../src/contract/script.ts'
import php from '../../wordpress/site-embed-snippet.php?raw'
import type { Settings } from '../settings.ts'
import { lightest, type ScriptFile, tagsOf } from './files.ts'
import { filesOf } from './pieces.ts'
import { print } from './print.ts'
import { publishedIntegrity, version } from './published.ts'
import { type ZipFile, zipOf } from './zip.ts'

const folder = 'site-embed-snippet'
export const pluginFile = `${folder}.zip`

/** The plugin writes its own address there, which only it knows. */
const own = 'https://plugin.invalid/'

const textFile = (name: string, text: string): ZipFile => ({
  name: `${folder}/${name}`,
  bytes: new TextEncoder().encode(text),
})

async function read(name: string, address: string): Promise<ZipFile> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} cannot be read`)
  return { name: `${folder}/${name}`, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** One for all pages of a site. */
const fileFor = (pages: readonly Settings[]) =>
  lightest(
    [...new Set(pages.flatMap(tagsOf))],
    pages.some(({ widgets }) => widgets),
  )

function headOf(page: Settings, file: ScriptFile): readonly string[] {
  const src = page.host === 'public' ? packagedAddress(version, file) : own + file
  const parts = print({ ...page, for: 'wordpress', src }, publishedIntegrity)
  return parts.find(({ where }) => where === 'head')?.code.split('\n') ?? []
}

const trusting = (script: string) =>
  script.replace('></script>', ' data-trust-placeholders></script>')

/** Lines that several pages share appear once; a script that trusts placeholders works for all of them. */
export function headFor(pages: readonly Settings[]): string {
  const file = fileFor(pages)
  const lines = [...new Set(pages.flatMap((page) => headOf(page, file)))]
  const isMain = (line: string) => line.startsWith('<script ') && line.includes(`/${file}"`)
  return lines.filter((line) => !lines.includes(trusting(line)) || !isMain(line)).join('\n')
}

/** None where all of them come from a public host. */
function filesFor(pages: readonly Settings[]) {
  const file = fileFor(pages)
  const copies = pages.filter(({ host }) => host === 'own')
  return [...new Set(copies.flatMap((page) => filesOf(page, file)))]
}

/** Whether the plugin for one page has everything that the other page needs. */
export const servesToo = (page: Settings, other: Settings) =>
  headFor([page, other]) === headFor([page]) &&
  filesFor([page, other]).length === filesFor([page]).length

/** For all pages of a site, which has one. Rejects where files cannot be read, as on a page from a disk. */
export async function pluginFor(
  pages: readonly Settings[],
  addressOf: (file: string) => string,
): Promise<Blob> {
  const scripts = await Promise.all(filesFor(pages).map((name) => read(name, addressOf(name))))
  return zipOf([
    textFile(`${folder}.php`, php),
    textFile('head.html', `${headFor(pages)}\n`),
    ...scripts,
  ])
}
