// The guide's shop as Algolia's app for Shopify writes it: a record for each variant of a product.
import type { IndexDefinition, SearchRecord } from '../../../search/definition.ts'
import type { AssetUrl } from '../events.ts'
import { once } from '../once.ts'
import { type Random, seeded } from '../random.ts'
import { slug } from '../slug.ts'
import { dayIn, momentAt } from '../zone.ts'
import { countedInGroups } from './grouped.ts'
import { type Good, goods } from './shop-goods.ts'

const seed = 404

/** Tags of the form `key:value` are kept apart as well. */
function namedTags(tags: readonly string[]): Record<string, string> {
  const named = tags.filter((tag) => tag.includes(':'))
  return Object.fromEntries(
    named.map((tag) => [tag.slice(0, tag.indexOf(':')), tag.slice(tag.indexOf(':') + 1)]),
  )
}

function priceRange(price: number): string {
  const steps = [0, 10, 20, 30, 50]
  const low = steps.filter((step) => step <= price).at(-1) ?? 0
  const high = steps.find((step) => step > price)
  return `${low}:${high ?? '*'}`
}

/** What all variants of a product share. */
function productFields(good: Good, number: number, today: number, assetUrl: AssetUrl) {
  const handle = slug(good.title)
  const prices = good.variants.map(([, price]) => price)
  const added = momentAt('Europe/Warsaw', today - 40 - number * 11, 9 * 60).iso
  return {
    id: 8_100_000_000 + number,
    title: good.title,
    handle,
    vendor: good.vendor,
    product_type: good.type,
    body_html_safe: good.about,
    tags: [...good.tags],
    named_tags: namedTags(good.tags),
    named_tags_names: Object.keys(namedTags(good.tags)),
    collections: [slug(`${good.type}s`)],
    product_image: assetUrl(`shop-${handle}`, 800, 800),
    option_names: [good.option.toLowerCase()],
    variants_count: good.variants.length,
    variants_min_price: Math.min(...prices),
    variants_max_price: Math.max(...prices),
    requires_shipping: true,
    taxable: true,
    created_at: added,
    updated_at: added,
    published_at: added,
    meta: {},
  }
}

function stock(random: Random) {
  const quantity = random.chance(0.12) ? 0 : 1 + random.below(60)
  return {
    inventory_quantity: quantity,
    inventory_management: 'shopify',
    inventory_policy: 'deny',
    inventory_available: quantity > 0,
    recently_ordered_count: random.below(40),
  }
}

function variantRecords(
  good: Good,
  number: number,
  shared: ReturnType<typeof productFields>,
  random: Random,
): SearchRecord[] {
  const stocks = good.variants.map(() => stock(random))
  const all = stocks.reduce((sum, { inventory_quantity }) => sum + inventory_quantity, 0)
  return good.variants.map(([name, price, before], index) => ({
    objectID: String(44_100_000_000 + number * 10 + index),
    sku: `G-${String(number + 1).padStart(3, '0')}-${index + 1}`,
    barcode: null,
    ...shared,
    variant_title: name,
    option1: name,
    option2: null,
    option3: null,
    options: { [good.option.toLowerCase()]: name },
    price,
    compare_at_price: before ?? 0,
    price_ratio: before === undefined ? 1 : price / before,
    price_range: priceRange(price),
    image: shared.product_image,
    position: index + 1,
    grams: 300 + 50 * index,
    weight: `${(300 + 50 * index) / 1000} kg`,
    ...stocks[index],
    variants_inventory_count: all,
  }))
}

function shopRecords(now: Date, assetUrl: AssetUrl): SearchRecord[] {
  const today = dayIn('Europe/Warsaw', now)
  const random = seeded(seed)
  return goods.flatMap((good, number) =>
    variantRecords(good, number, productFields(good, number, today, assetUrl), random),
  )
}

const faceted = [
  'searchable(vendor)',
  'product_type',
  'tags',
  'named_tags.theme',
  'options.size',
  'options.binding',
  'options.format',
  'price',
  'price_range',
  'inventory_available',
  'collections',
]

export function shopIndex(now: Date, assetUrl: AssetUrl): IndexDefinition {
  return {
    name: 'shop',
    settings: {
      language: 'en',
      searchableAttributes: ['title', 'product_type', 'vendor', 'tags', 'sku', 'body_html_safe'],
      attributesForFaceting: faceted.map(countedInGroups),
      attributeForDistinct: 'id',
      distinct: 1,
      customRanking: ['desc(recently_ordered_count)', 'asc(position)'],
      attributesToSnippet: ['body_html_safe:20'],
    },
    records: once(() => shopRecords(now, assetUrl)),
    replicas: {
      shop_price_asc: { ranking: ['asc(price)'] },
      shop_price_desc: { ranking: ['desc(price)'] },
    },
  }
}
