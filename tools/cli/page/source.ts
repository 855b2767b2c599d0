// Where pages come from: files, and addresses that answer.
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The command cannot do its work: a file that is not there, an option that there is not. */
export class CannotWork extends Error {}

export interface Source {
  /** As it was named. */
  name: string
  html: string
  /** Where it is, or will be; null if unknown. */
  url: URL | null
  file: string | null
  headers: Headers
}

export const patience = 8000

export const isAddress = (name: string) => /^https?:\/\//i.test(name)

async function fetched(name: string): Promise<Source> {
  try {
    const response = await fetch(name, { signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new CannotWork(`${name} answers with ${response.status}.`)
    const html = await response.text()
    return { name, html, url: new URL(response.url), file: null, headers: response.headers }
  } catch (error) {
    if (error instanceof CannotWork) throw error
    throw new CannotWork(`${name} does not answer. Is the server running?`)
  }
}

/** A file below this folder will have this address. */
export function addressOf(file: string, base: URL | null): URL | null {
  return base && new URL(relative(process.cwd(), file).replaceAll('\\', '/'), base)
}

export async function sourceOf(name: string, base: URL | null): Promise<Source> {
  if (isAddress(name)) return fetched(name)
  const file = resolve(name)
  try {
    const html = await readFile(file, 'utf8')
    return { name, html, url: addressOf(file, base), file, headers: new Headers() }
  } catch {
    throw new CannotWork(`There is no file ${name}, or it cannot be read.`)
  }
}

/** Null for a page that is not there: the others are gone on with. */
export async function orTold<Value>(value: Promise<Value>, told: string[]): Promise<Value | null> {
  try {
    return await value
  } catch (error) {
    if (!(error instanceof CannotWork)) throw error
    told.push(error.message)
    return null
  }
}

/** What lies beside a page: as a file where the page is one, else from the page's own host alone. */
export async function besidePage({ url, file }: Source, src: string): Promise<Buffer | null> {
  try {
    if (file && !isAddress(src) && !src.startsWith('//')) {
      const [path = ''] = src.split(/[?#]/)
      const base = pathToFileURL(path.startsWith('/') ? `${process.cwd()}/` : file)
      return await readFile(new URL(decodeURI(path.replace(/^\/+/, '')), base))
    }
    const address = url && new URL(src, url)
    if (!address || address.origin !== url?.origin) return null
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

/** A file on another host, or the status if there is none; null without an answer. */
export type Elsewhere = { file: Buffer } | { status: number } | null

export async function fromElsewhere(address: URL): Promise<Elsewhere> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    return response.ok
      ? { file: Buffer.from(await response.arrayBuffer()) }
      : { status: response.status }
  } catch {
    return null
  }
}
