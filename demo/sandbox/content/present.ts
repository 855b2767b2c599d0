// A definition as it is sent: one language, or every language keyed by its code.
import type { AssetDefinition, ContentTypeField, EntryDefinition } from './definition.ts'
import { bytesOf } from './files/bytes.ts'
import { defaultLocale, everyLocale, valueIn } from './locales.ts'
import type { View } from './view.ts'
import { linkTo, type WireItem } from './wire.ts'

export interface Presentation {
  view: View
  /** A code, or `*`. */
  locale: string
  /** Where files are served. */
  host: string
}

export function presentEntry(entry: EntryDefinition, how: Presentation): WireItem {
  const known = how.view.contentTypes.get(entry.contentType)?.fields ?? []
  const fields: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(entry.fields)) {
    const value = presentField(values, isLocalised(known, name), how)
    if (value !== undefined) fields[name] = value
  }
  const item = frame('Entry', entry, how)
  const contentType = linkTo('ContentType', entry.contentType)
  return { ...item, sys: { ...item.sys, contentType, ...localeSign(how) }, fields }
}

export function presentAsset(asset: AssetDefinition, how: Presentation): WireItem {
  const file = { [defaultLocale(how.view.space)]: presentFile(asset, how) }
  const fields: Record<string, unknown> = {}
  const known = { title: asset.title, description: asset.description }
  for (const [name, values] of Object.entries(known)) {
    const value = values && presentField(values, true, how)
    if (value !== undefined) fields[name] = value
  }
  fields.file = presentField(file, false, how)
  const item = frame('Asset', asset, how)
  return { ...item, sys: { ...item.sys, ...localeSign(how) }, fields }
}

function isLocalised(known: ContentTypeField[], name: string): boolean {
  return known.find((field) => field.id === name)?.localized !== false
}

/** A field that is not translated has the default language's value in every language. */
function presentField<Value>(
  values: Record<string, Value>,
  localised: boolean,
  { view, locale }: Presentation,
): Value | Record<string, Value> | undefined {
  if (locale === everyLocale) return Object.keys(values).length > 0 ? values : undefined
  return valueIn(view.space, values, localised ? locale : defaultLocale(view.space))
}

function localeSign({ locale }: Presentation): { locale?: string } {
  return locale === everyLocale ? {} : { locale }
}

type Common = Pick<
  AssetDefinition,
  'id' | 'createdAt' | 'updatedAt' | 'publishedAt' | 'draft' | 'tags'
>

function frame(type: 'Entry' | 'Asset', item: Common, { view }: Presentation): WireItem {
  const tags = (item.tags ?? []).map((tag) => linkTo('Tag', tag))
  return {
    metadata: { tags, concepts: [] },
    sys: {
      space: linkTo('Space', view.space.id),
      id: item.id,
      type,
      createdAt: item.createdAt,
      updatedAt: item.updatedAt ?? item.createdAt,
      environment: linkTo('Environment', view.space.environment),
      revision: item.draft ? 0 : 1,
      ...(item.draft ? {} : publication(item, view)),
    },
    fields: {},
  }
}

/** A draft has none of these; only the preview tells the days. */
function publication(item: Common, { preview }: View): object {
  const { createdAt, updatedAt = createdAt, publishedAt = updatedAt } = item
  const days = { firstPublishedAt: createdAt, publishedAt }
  return { publishedVersion: 1, ...(preview ? days : {}) }
}

function presentFile(asset: AssetDefinition, { view, host }: Presentation): unknown {
  const { fileName, contentType, width, height, url } = asset.file
  const path = [view.space.id, asset.id, fileName].map(encodeURIComponent).join('/')
  const image = width === undefined || height === undefined ? {} : { image: { width, height } }
  return {
    url: url ?? `//${host}/assets/${path}`,
    details: {
      // Only what is sent in the end is measured: to measure a picture is to draw it.
      get size() {
        return bytesOf(asset.file).length
      },
      ...image,
    },
    fileName,
    contentType,
  }
}
