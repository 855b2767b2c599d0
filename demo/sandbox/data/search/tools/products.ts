// The goods of a shop in plain fields, as most shops write them: products.md, a line for each.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type IndexDefinition,
  RECOMMEND_MODELS,
  type SearchRecord,
} from '../../../search/definition.ts'
import { rowsOf } from '../../lines.ts'
import type { AssetUrl, Site } from '../events.ts'
import { once } from '../once.ts'
import { slug } from '../slug.ts'

const rows = rowsOf(readFileSync(join(import.meta.dirname, 'products.md'), 'utf8'))

/** The colour of the picture is that of the thing. */
function pictureOf(picture: string, color: string, assetUrl: AssetUrl) {
  return picture && { image: assetUrl(`good-${picture}-${color.split('#')[1]}`, 640, 480) }
}

function productFrom(row: Record<string, string>, { assetUrl, pageUrl }: Site): SearchRecord {
  const { name = '', kind, maker, price, before, color = '', rating, votes, stock } = row
  const id = slug(name)
  return {
    objectID: id,
    name,
    description: row.about,
    kind,
    brand: maker,
    price: Number(price),
    currency: 'EUR',
    ...(before && { price_before: Number(before), badge: 'Sale' }),
    color,
    rating: Math.round(Number(rating)),
    rating_average: Number(rating),
    votes: Number(votes),
    in_stock: Number(stock) > 0,
    ...pictureOf(row.picture ?? '', color, assetUrl),
    url: pageUrl(`/products/${id}`, `product-${id}`, 'record'),
  }
}

export function productsIndex(site: Site): IndexDefinition {
  return {
    name: 'products',
    settings: {
      language: 'en',
      searchableAttributes: ['name', 'kind', 'brand', 'description'],
      attributesForFaceting: [
        'kind',
        'searchable(brand)',
        'price',
        'color',
        'rating',
        'in_stock',
        'badge',
      ],
      customRanking: ['desc(votes)'],
      attributesToSnippet: ['description:16'],
    },
    records: once(() => rows.map((row) => productFrom(row, site))),
    trained: RECOMMEND_MODELS,
    replicas: {
      products_price_asc: { ranking: ['asc(price)'] },
      products_price_desc: { ranking: ['desc(price)'] },
    },
  }
}
