// For WordPress: a plugin that brings the script and the first part of the snippet, to be uploaded by clicks.
import php from '../../wordpress/site-embed-snippet.php?raw'
import type { Settings } from '../settings.ts'
import { filesOf } from './pieces.ts'
import { print } from './print.ts'
import { type ZipFile, zipOf } from './zip.ts'

const folder = 'site-embed-snippet'
export const pluginFile = `${folder}.zip`

/** The plugin writes its own address there, which only it knows. */
const src = 'https://plugin.invalid/site-embed.js'

const textFile = (name: string, text: string): ZipFile => ({
  name: `${folder}/${name}`,
  bytes: new TextEncoder().encode(text),
})

async function read(name: string, address: string): Promise<ZipFile> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} cannot be read`)
  return { name: `${folder}/${name}`, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function headOf(page: Settings): readonly string[] {
  const parts = print({ ...page, for: 'wordpress', src }, '')
  return parts.find(({ where }) => where === 'head')?.code.split('\n') ?? []
}

const trusting = (script: string) =>
  script.replace('></script>', ' data-trust-placeholders></script>')

/** What is the same for several pages stands there once; a script that trusts does for all of them. */
export function headFor(pages: readonly Settings[]): string {
  const lines = [...new Set(pages.flatMap(headOf))]
  return lines.filter((line) => !lines.includes(trusting(line)) || !line.includes(src)).join('\n')
}

const filesFor = (pages: readonly Settings[]) => [...new Set(pages.flatMap(filesOf))]

/** Whoever has it for the one page has all that the other needs. */
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
