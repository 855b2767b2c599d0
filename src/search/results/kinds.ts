// Kinds of records, by the tool that wrote them: how to recognise one, and which fields hold what. A
// kind is one entry below.
import { isObject, type Json } from '../../net/json.ts'
import { textOf } from '../records/field.ts'

const namesIn = (text: string) => text.split(' ')

const common = {
  title: namesIn('title name headline label display_name'),
  text: namesIn('summary description excerpt content text body'),
  image: namesIn(
    'image thumbnail cover picture image_url imageUrl thumbnail_url thumbnailUrl images avatar_url',
  ),
  url: namesIn('url link permalink href posts_url'),
  date: namesIn(
    'date published_at publishedAt starts_at start_date startsAt startDate created_at createdAt',
  ),
  price: ['price'],
  currency: namesIn('currency currency_code currencyCode'),
  badge: ['badge'],
  group: [],
}

export type Slot = keyof typeof common

export interface Kind {
  is(hit: Json): boolean
  /** The fields that may hold each thing, the likeliest first; an address with braces is a pattern. */
  fields: Readonly<Record<Slot, readonly string[]>>
  /** Its fields stand within this one, each in several languages. */
  within?: string
  /** The fields listed after the one that holds the title are the headings above it. */
  leveled?: true
  /** Its times are those of the site's own clock, though they are written as if they were UTC. */
  wallTime?: true
}

const levels = [6, 5, 4, 3, 2, 1, 0].map((level) => `hierarchy.lvl${level}`)

const kinds = {
  /** DocSearch, and crawlers that write the same fields. */
  documentation: {
    is: ({ hierarchy, title, name }) =>
      isObject(hierarchy) &&
      textOf(hierarchy.lvl0 ?? hierarchy.lvl1) !== '' &&
      !textOf(title ?? name),
    fields: {
      ...common,
      title: levels,
      text: ['content'],
      url: namesIn('url url_without_anchor'),
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
      text: namesIn('post_excerpt content'),
      image: ['images', ...common.image],
      date: ['post_date'],
    },
    wallTime: true,
  },
  /** An entry as the content service's own webhook sends it. */
  entry: {
    is: ({ sys, fields }) => isObject(sys) && isObject(fields),
    fields: common,
    within: 'fields',
  },
  /** Algolia's app for Shopify. */
  shopify: {
    is: ({ handle }) => textOf(handle) !== '',
    fields: {
      ...common,
      text: ['body_html_safe', 'body_html', ...common.text],
      image: ['product_image', ...common.image],
      url: [...common.url, '/products/{handle}'],
      // The day on which a product was added tells shoppers nothing.
      date: [],
      price: namesIn('price variants_min_price'),
      badge: namesIn('badge vendor'),
    },
  },
} satisfies Record<string, Kind>

const generic: Kind = { is: () => true, fields: common }

export const kindOf = (hit: Json): Kind =>
  Object.values<Kind>(kinds).find((kind) => kind.is(hit)) ?? generic

/** Whether `objectID` is the id of a content entry: the webhook's records have it. */
export const isEntry = (hit: Json) => kinds.entry.is(hit)
