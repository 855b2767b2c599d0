// Entries and assets as the service sends them, read without trusting their shape.

import { isObject, type Json, listOf } from '../shell/json.ts'

export interface Entry {
  id: string
  contentType: string
  fields: Json
  /** As the service sent it, for events. */
  raw: Json
}

export interface Asset {
  id: string
  title: string
  description: string
  url: string
  fileName: string
  contentType: string
  size: number | null
  width: number | null
  height: number | null
}

const sysOf = (value: unknown): Json => (isObject(value) && isObject(value.sys) ? value.sys : {})
export const idOf = (value: unknown) => String(sysOf(value).id ?? '')
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null)

export function entryOf(raw: unknown): Entry | null {
  const id = idOf(raw)
  if (!isObject(raw) || !id) return null
  const fields = isObject(raw.fields) ? raw.fields : {}
  return { id, contentType: idOf(sysOf(raw).contentType), fields, raw }
}

/** Null for an asset without a file: it has nothing to show. */
export function assetOf(raw: unknown): Asset | null {
  const fields = isObject(raw) && isObject(raw.fields) ? raw.fields : {}
  const file = isObject(fields.file) ? fields.file : {}
  const details = isObject(file.details) ? file.details : {}
  const image = isObject(details.image) ? details.image : {}
  if (!idOf(raw) || !text(file.url)) return null
  return {
    id: idOf(raw),
    title: text(fields.title),
    description: text(fields.description),
    url: text(file.url),
    fileName: text(file.fileName),
    contentType: text(file.contentType),
    size: count(details.size),
    width: count(image.width),
    height: count(image.height),
  }
}

/** The locale that the service answered in. */
export function localeIn({ raw }: Entry): string | null {
  const { locale } = sysOf(raw)
  return typeof locale === 'string' ? locale : null
}

export const isRichText = (value: unknown): value is Json =>
  isObject(value) && value.nodeType === 'document'

/** The field that the page names, else the entry's first rich text. */
export function documentOf({ fields }: Entry, name: string | null): Json | null {
  const value = name ? fields[name] : Object.values(fields).find(isRichText)
  return isRichText(value) ? value : null
}

const titleFields = ['title', 'name', 'headline', 'heading', 'label', 'internalName']
const summaryFields = ['summary', 'description', 'excerpt', 'teaser', 'subtitle', 'text']
const firstText = (fields: Json, names: readonly string[]) =>
  names.map((name) => text(fields[name]).trim()).find(Boolean) ?? ''

export const titleOf = ({ fields }: Entry) => firstText(fields, titleFields)
export const summaryOf = ({ fields }: Entry) => firstText(fields, summaryFields)
export const slugOf = ({ fields }: Entry) => text(fields.slug)

/** What a link in the text leads to: all that came with the answer. */
export class Library {
  private readonly entries = new Map<string, Entry>()
  private readonly assets = new Map<string, Asset>()

  constructor(answer: Json) {
    const includes = isObject(answer.includes) ? answer.includes : {}
    for (const raw of [...listOf(includes.Entry), ...listOf(answer.items)]) {
      const entry = entryOf(raw)
      if (entry) this.entries.set(entry.id, entry)
    }
    for (const raw of listOf(includes.Asset)) {
      const asset = assetOf(raw)
      if (asset) this.assets.set(asset.id, asset)
    }
  }

  entry = (link: unknown) => this.entries.get(idOf(link)) ?? null
  asset = (link: unknown) => this.assets.get(idOf(link)) ?? null
  entryById = (id: string) => this.entries.get(id) ?? null
}
