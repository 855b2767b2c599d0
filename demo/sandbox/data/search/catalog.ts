// `catalog`: 20,000 products made of short word lists, for load.
import type { IndexDefinition, SearchRecord } from '../../search/definition.ts'
import { once } from './once.ts'
import { type Random, seeded } from './random.ts'

export const catalogSize = 20_000

const seed = 7_331

type Words = readonly [string, ...string[]]

const brands: Words = [
  'Nordlys',
  'Bursztyn',
  'Möwe & Co.',
  'Havn',
  'Kalda',
  'Sael',
  'Jantar Works',
  'Tamm',
  'Brise',
  'Vik',
  'Ostwind',
  'Żagiel',
  'Lumo',
  'Kompas',
  'Skerry',
  'Hanse',
  'Rosa Maris',
  'Grå',
  'Puu Tools',
  'Kiel & Keel',
]

const adjectives: Words = [
  'Light',
  'Sturdy',
  'Folding',
  'Waterproof',
  'Woollen',
  'Compact',
  'Classic',
  'Quiet',
  'Warm',
  'Striped',
  'Handmade',
  'Recycled',
  'Double',
  'Slim',
  'Painted',
  'Oiled',
]

const colors: Words = ['blue', 'grey', 'sand', 'green', 'red', 'white', 'black', 'amber']

const shelves: readonly [Shelf, ...Shelf[]] = [
  { lvl0: 'Home', lvl1: 'Kitchen', things: ['mug', 'kettle', 'bread knife', 'apron', 'teapot'] },
  { lvl0: 'Home', lvl1: 'Lighting', things: ['lantern', 'desk lamp', 'candle', 'ceiling lamp'] },
  { lvl0: 'Home', lvl1: 'Textiles', things: ['blanket', 'cushion', 'towel', 'curtain'] },
  { lvl0: 'Clothing', lvl1: 'Jackets', things: ['raincoat', 'parka', 'windbreaker', 'vest'] },
  { lvl0: 'Clothing', lvl1: 'Knitwear', things: ['jumper', 'cap', 'scarf', 'mittens', 'socks'] },
  { lvl0: 'Clothing', lvl1: 'Shoes', things: ['rubber boots', 'deck shoes', 'clogs', 'slippers'] },
  { lvl0: 'Outdoor', lvl1: 'Camping', things: ['tent', 'stove', 'sleeping bag', 'hammock'] },
  { lvl0: 'Outdoor', lvl1: 'Sailing', things: ['rope', 'fender', 'life jacket', 'compass'] },
  { lvl0: 'Outdoor', lvl1: 'Cycling', things: ['pannier', 'bell', 'helmet', 'pump'] },
  { lvl0: 'Music', lvl1: 'Instruments', things: ['ukulele', 'harmonica', 'drum', 'kantele'] },
  { lvl0: 'Music', lvl1: 'Listening', things: ['radio', 'headphones', 'record player'] },
  { lvl0: 'Paper', lvl1: 'Writing', things: ['notebook', 'pencil set', 'fountain pen', 'ink'] },
  { lvl0: 'Paper', lvl1: 'Prints', things: ['poster', 'sea chart', 'postcard set', 'calendar'] },
  { lvl0: 'Toys', lvl1: 'Wooden', things: ['boat', 'train', 'puzzle', 'building blocks'] },
]

const tags: Words = [
  'new',
  'sale',
  'gift',
  'local',
  'vegan',
  'repairable',
  'bestseller',
  'last one',
]

interface Shelf {
  lvl0: string
  lvl1: string
  things: Words
}

function product(number: number, random: Random): SearchRecord {
  const { lvl0, lvl1, things } = random.pick(shelves)
  const brand = random.pick(brands)
  const thing = random.pick(things)
  const adjective = random.pick(adjectives)
  const color = random.pick(colors)
  const price = Math.round(300 + 29_700 * random.next() ** 3) / 100
  return {
    objectID: `product-${number}`,
    name: `${brand} ${adjective.toLowerCase()} ${thing}`,
    description: `${adjective} ${thing} in ${color}, made by ${brand}.`,
    brand,
    categories: { lvl0, lvl1: `${lvl0} > ${lvl1}` },
    price,
    rating: 1 + random.below(5),
    color,
    tags: [random.pick(tags), random.pick(tags)].filter((tag, at, all) => all.indexOf(tag) === at),
    free_shipping: price > 50,
    popularity: random.below(10_000),
  }
}

function products(): SearchRecord[] {
  const random = seeded(seed)
  return Array.from({ length: catalogSize }, (_, number) => product(number + 1, random))
}

const faceted = [
  'searchable(brand)',
  'categories.lvl0',
  'categories.lvl1',
  'price',
  'rating',
  'color',
  'tags',
  'free_shipping',
]

export function catalogIndex(): IndexDefinition {
  return {
    name: 'catalog',
    settings: {
      language: 'en',
      searchableAttributes: ['name', 'brand', 'categories.lvl1', 'description'],
      attributesForFaceting: faceted,
      customRanking: ['desc(popularity)'],
      attributesToSnippet: ['description:10'],
    },
    records: once(products),
    replicas: {
      catalog_price_asc: { ranking: ['asc(price)'] },
      catalog_price_desc: { ranking: ['desc(price)'] },
    },
  }
}
