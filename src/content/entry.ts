// Entries and assets, read from the service's answers without trusting their shape.
import { isObject, type Json, listOf } from '../net/json.ts'
import { mediaUrl, parsedUrl } from '../net/url.ts'

export interface Entry {
  /** For an entry of another space it begins with that space; `raw` has the id alone. */
  id: string
  contentType: string
  fields: Json
  /** As the service sent it, for events and the owner's functions. */
  raw: Json
}

export interface Asset {
  id: string
  title: string
  description: string
  /** A complete address: the service sends `//images…`, which gets the scheme of the service. */
  url: string
  fileName: string
  contentType: string
  size: number | null
  width: number | null
  height: number | null
  raw: Json
}

export const sysOf = (value: unknown): Json =>
  isObject(value) && isObject(value.sys) ? value.sys : {}
export const text = (value: unknown) => (typeof value === 'string' ? value : '')
export const idOf = (value: unknown) => text(sysOf(value).id)
const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null)

export function entryOf(raw: unknown): Entry | null {
  const id = idOf(raw)
  if (!isObject(raw) || !id) return null
  const fields = isObject(raw.fields) ? raw.fields : {}
  return { id, contentType: idOf(sysOf(raw).contentType), fields, raw }
}

/** Null for an asset without a file or with an unsafe address: there is nothing to show. */
export function assetOf(raw: unknown, origin: string): Asset | null {
  const fields = isObject(raw) && isObject(raw.fields) ? raw.fields : {}
  const file = isObject(fields.file) ? fields.file : {}
  const details = isObject(file.details) ? file.details : {}
  const image = isObject(details.image) ? details.image : {}
  const address = mediaUrl(file.url)
  const url = address && parsedUrl(address, origin)?.href
  if (!isObject(raw) || !idOf(raw) || !url) return null
  return {
    id: idOf(raw),
    title: text(fields.title),
    description: text(fields.description),
    url,
    fileName: text(file.fileName),
    contentType: text(file.contentType),
    size: count(details.size),
    width: count(image.width),
    height: count(image.height),
    raw,
  }
}

export const localeIn = ({ raw }: Entry) => text(sysOf(raw).locale) || null

export const isRichText = (value: unknown): value is Json =>
  isObject(value) && value.nodeType === 'document'

/** All entries and assets that came with an answer, for the links in the text. */
export class Library {
  readonly entries = new Map<string, Entry>()
  readonly assets = new Map<string, Asset>()

  /** `origin` is that of the service. */
  constructor(answer: Json, origin: string) {
    const includes = isObject(answer.includes) ? answer.includes : {}
    for (const raw of [...listOf(includes.Entry), ...listOf(answer.items)]) {
      const entry = entryOf(raw)
      if (entry) this.entries.set(entry.id, entry)
    }
    // Assets of another space are requested separately.
    for (const raw of [...listOf(includes.Asset), ...listOf(answer.items)]) {
      const asset = assetOf(raw, origin)
      if (asset) this.assets.set(asset.id, asset)
    }
  }

  entry = (link: unknown) => this.entries.get(idOf(link)) ?? null
  asset = (link: unknown) => this.assets.get(idOf(link)) ?? null
  target = (link: unknown) =>
    sysOf(link).linkType === 'Asset' ? this.asset(link) : this.entry(link)

  /** Replaces links by their targets, one level only, because entries may link in circles. */
  resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(this.resolved)
    if (!isObject(value) || isRichText(value)) return value
    if (sysOf(value).type === 'Link') return this.target(value)?.raw ?? value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, this.resolved(part)]),
    )
  }
}
