// What a page tells of a record, as an entry with a title, a picture and a text.
import type { TopLevelBlock } from '@contentful/rich-text-types'
import type { AssetDefinition, EntryDefinition } from '../../content/definition.ts'
import { doc, linkTo, p, row, table, th } from '../content/rich-text.ts'
import { byLocale, inEnglishOnly } from '../content/source.ts'
import type { Language } from '../search/languages.ts'

/** In every language, or in one alone. */
type Told<T> = { en: T } & { [language in Language]?: T }

export interface Page {
  id: string
  title: Told<string>
  text: Told<TopLevelBlock[]>
  /** Its address, which tells its size too. */
  picture?: string | undefined
}

export type Fact = readonly [name: string, value: string]

/** What is not known is left out. */
export const facts = (...all: Fact[]): TopLevelBlock[] => {
  const rows = all.filter(([, value]) => value).map(([name, value]) => row(th(name), value))
  return rows.length > 0 ? [table(...rows)] : []
}

export const paragraphs = (...texts: string[]) => texts.filter(Boolean).map((text) => p(text))

const mapped = <T, R>({ en, pl, de, da }: Told<T>, make: (value: T) => R) =>
  byLocale({ en: make(en), pl: pl && make(pl), de: de && make(de), da: da && make(da) })

export const entryOf = ({ id, title, text, picture }: Page, day: string): EntryDefinition => ({
  id,
  contentType: 'record',
  createdAt: day,
  updatedAt: day,
  fields: {
    title: mapped(title, (words) => words),
    ...(picture && { picture: inEnglishOnly(linkTo('Asset', id)) }),
    text: mapped(text, (blocks) => doc(...blocks)),
  },
})

export function assetOf({ id, title, picture }: Page, day: string): AssetDefinition[] {
  if (!picture) return []
  const [, width, height] = /\/(\d+)x(\d+)\//.exec(picture) ?? []
  const size = width && height ? { width: Number(width), height: Number(height) } : {}
  const contentType = picture.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  const file = { fileName: id, contentType, ...size, url: picture, bytes: () => new Uint8Array() }
  return [{ id, createdAt: day, title: mapped(title, (words) => words), file }]
}
