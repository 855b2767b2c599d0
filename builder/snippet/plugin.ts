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

/** Rejects where the files cannot be read, as on a page that was opened from a disk. */
export async function pluginOf(
  settings: Settings,
  addressOf: (file: string) => string,
): Promise<Blob> {
  const head = print({ ...settings, src }, '').find(({ where }) => where === 'head')
  const scripts = await Promise.all(filesOf(settings).map((name) => read(name, addressOf(name))))
  return zipOf([
    textFile(`${folder}.php`, php),
    textFile('head.html', `${head?.code ?? ''}\n`),
    ...scripts,
  ])
}
