// Reads and writes whole pages, so that nobody ever finds half a page.
import { isUtf8 } from 'node:buffer'
import { rmSync } from 'node:fs'
import { chmod, mkdir, readFile, realpath, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { CannotWork } from '../page/source.ts'

/** A byte order mark is not part of the text, and is written again. */
export interface File {
  mark: string
  html: string
}

export async function fileAt(name: string): Promise<File> {
  const bytes = await readFile(resolve(name)).catch(() => {
    throw new CannotWork(`There is no file ${name}, or it cannot be read.`)
  })
  if (!isUtf8(bytes)) throw new Error('The file is not written in UTF-8')
  const text = bytes.toString('utf8')
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  return { mark, html: text.slice(mark.length) }
}

/** In the folder that `--out` names, at the same place as below the folder we are in. */
export function placeFor(name: string, out: string | null): string {
  if (out === null) return resolve(name)
  const path = relative(process.cwd(), resolve(name))
  if (path.split(sep)[0] === '..' || isAbsolute(path))
    throw new Error('With --out, pages are below the folder you are in')
  return join(resolve(out), path)
}

/** What ends the command while it writes. */
const ends = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export async function write(name: string, text: string) {
  await mkdir(dirname(name), { recursive: true })
  // A link stays one: what it leads to is written.
  const place = await realpath(name).catch(() => name)
  const beside = `${place}.${process.pid}.part`
  const mode = await stat(place).then(
    (found) => found.mode,
    () => undefined,
  )
  const drop = (signal: NodeJS.Signals) => {
    rmSync(beside, { force: true })
    // Without the listener, the signal now ends the process as usual.
    process.kill(process.pid, signal)
  }
  for (const signal of ends) process.once(signal, drop)
  try {
    await writeFile(beside, text)
    if (mode !== undefined) await chmod(beside, mode)
    await rename(beside, place)
  } catch (error) {
    await unlink(beside).catch(() => {})
    throw error
  } finally {
    for (const signal of ends) process.off(signal, drop)
  }
}
