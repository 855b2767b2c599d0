// Writes the demo into a folder: pages, the scripts of dist/, the sandbox, and pictures.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sheets } from '../frame/frame.ts'
import { dist } from '../frame/words.ts'
import { bundleSandbox } from './bundle.ts'
import { staticBuilder, staticPages } from './pages.ts'
import { staticPictures } from './pictures.ts'

function write(folder: string, path: string, content: string | Uint8Array) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

export async function writeDemo(folder: string) {
  cpSync(dist, folder, { recursive: true, filter: (path) => !path.endsWith('.map') })
  for (const file of [...sheets, 'frame.js'])
    cpSync(join(import.meta.dirname, '..', 'frame', file), join(folder, file))
  for (const [path, html] of staticPages()) write(folder, path, html)
  if (existsSync(join(dist, 'builder.html'))) write(folder, 'builder.html', staticBuilder())
  await bundleSandbox(folder, join(import.meta.dirname, 'sandbox.ts'), 'sandbox.js')
}

/** Apart, because drawing them takes most of the time. */
export function writePictures(folder: string) {
  for (const [path, draw] of staticPictures(new Date())) write(folder, path, draw())
}
