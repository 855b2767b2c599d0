// Who wrote a record: how to tell, and which of its fields are what. A kind is one entry below.

import { languageOf } from '../../format/locale.ts'
import { isObject, type Json } from '../../net/json.ts'
import { textOf } from '../records/field.ts'

export type Slot =
  | 'title'
  | 'text'
  | 'image'
  | 'url'
  | 'date'
  | 'price'
  | 'currency'
  | 'badge'
  | 'group'

export interface Kind {
  is(hit: Json): boolean
  /** What may hold each thing, the likeliest first; an address with braces is a pattern. */
  fields: Readonly<Record<Slot, readonly string[]>>
  /** Where a field stands that is not at the top. */
  path?(hit: Json, name: string, locale: string): string
  /** All its fields, for records that have none of the known names. */
  names?(hit: Json): string[]
  /** The names after the title's own are the levels above it. */
  leveled?: true
  /** Its moments are what the site's clock showed, written as if that were UTC. */
  wallTime?: true
}

const words = (text: string) => text.split(' ')

const common: Kind['fields'] = {
  title: words('title name headline label display_name'),
  text: words('summary description excerpt content text body'),
  image: words(
    'image thumbnail cover picture image_url imageUrl thumbnail_url thumbnailUrl images avatar_url',
  ),
  url: words('url link permalink href posts_url'),
  date: words(
    'date published_at publishedAt starts_at start_date startsAt startDate created_at createdAt',
  ),
  price: ['price'],
  currency: words('currency currency_code currencyCode'),
  badge: ['badge'],
  group: [],
}

const levels = [6, 5, 4, 3, 2, 1, 0].map((level) => `hierarchy.lvl${level}`)

/** `title` → `fields.title.pl`, else in the language that comes first. */
function localised(hit: Json, name: string, locale: string): string {
  const value = isObject(hit.fields) ? hit.fields[name] : null
  const path = `fields.${name}`
  if (!isObject(value)) return path
  const keys = Object.keys(value)
  const key =
    keys.find((tag) => tag.toLowerCase() === locale.toLowerCase()) ??
    keys.find((tag) => languageOf(tag) === languageOf(locale)) ??
    keys[0]
  return `${path}.${key}`
}

const kinds = {
  /** DocSearch, and crawlers that write as it does. */
  documentation: {
    is: ({ hierarchy, title, name }) =>
      isObject(hierarchy) &&
      textOf(hierarchy.lvl0 ?? hierarchy.lvl1) !== '' &&
      !textOf(title ?? name),
    fields: {
      ...common,
      title: levels,
      text: ['content'],
      url: words('url url_without_anchor'),
      group: ['hierarchy.lvl0'],
    },
    leveled: true,
  },
  /** WP Search with Algolia. */
  wordpress: {
    is: (hit) => 'post_title' in hit,
    fields: {
      ...common,
      title: ['post_title'],
      text: words('post_excerpt content'),
      image: ['images', ...common.image],
      date: ['post_date'],
    },
    wallTime: true,
  },
  /** An entry as the content service's own webhook sends it. */
  entry: {
    is: ({ sys, fields }) => isObject(sys) && isObject(fields),
    fields: common,
    path: localised,
    names: ({ fields }) => Object.keys(fields ?? {}),
  },
  /** Algolia's app for Shopify. */
  shopify: {
    is: ({ handle }) => textOf(handle) !== '',
    fields: {
      ...common,
      text: ['body_html_safe', 'body_html', ...common.text],
      image: ['product_image', ...common.image],
      url: [...common.url, '/products/{handle}'],
      // When a product was added is no news.
      date: [],
      price: words('price variants_min_price'),
      badge: words('badge vendor'),
    },
  },
} satisfies Record<string, Kind>

const generic: Kind = { is: () => true, fields: common }

export const kindOf = (hit: Json): Kind =>
  Object.values<Kind>(kinds).find((kind) => kind.is(hit)) ?? generic

/** The webhook's records have the entry's own id. */
export const isEntry = (hit: Json) => kinds.entry.is(hit)
