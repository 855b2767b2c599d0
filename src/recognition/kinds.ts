// Kinds of records, by the tool that wrote them: how to recognise one, and what its fields are. Each tool is one
// entry below. Other fields, and records of unknown tools, are recognised by their values.
import { camel } from '../contract/attribute.ts'
import type { SearchSettings } from '../contract/site-search.ts'
import { isObject, type Json } from '../net/json.ts'
import { textOf, within } from './paths.ts'
import { type Place, places } from './places.ts'
import { type Recognised, recognise } from './recognise.ts'

const namesIn = (text: string) => text.split(' ')

export type Slot = Place | 'group'

interface Shape {
  /** The fields are inside this field, each in several languages. */
  within?: string
  /** The fields listed after the one that holds the title are the headings above it. */
  leveled?: true
  /** Its times are local times of the site, although they are written as UTC. */
  wallTime?: true
}

interface Tool extends Shape {
  is(hit: Json): boolean
  /** The fields that may have each thing, the likeliest first. Fields for other things are recognised. */
  fields: Readonly<Partial<Record<Slot, readonly string[]>>>
  /** The address pattern for a record without an address. */
  pattern?: string
}

const levels = [6, 5, 4, 3, 2, 1, 0].map((level) => `hierarchy.lvl${level}`)

const tools = {
  /** DocSearch, and crawlers that write the same fields. */
  documentation: {
    is: ({ hierarchy, title, name }) =>
      isObject(hierarchy) &&
      textOf(hierarchy.lvl0 ?? hierarchy.lvl1) !== '' &&
      !textOf(title ?? name),
    fields: {
      title: levels,
      text: ['content'],
      url: namesIn('url url_without_anchor'),
      group: ['hierarchy.lvl0'],
      ...{ image: [], date: [], price: [], badge: [] },
    },
    leveled: true,
  },
  /** WP Search with Algolia. */
  wordpress: {
    is: (hit) => 'post_title' in hit,
    fields: {
      title: ['post_title'],
      text: namesIn('post_excerpt content'),
      image: namesIn('images image'),
      date: ['post_date'],
    },
    wallTime: true,
  },
  /** An entry as the content service's own webhook sends it. */
  entry: {
    is: ({ sys, fields }) => isObject(sys) && isObject(fields),
    fields: {},
    within: 'fields',
  },
  /** Algolia's app for Shopify. */
  shopify: {
    is: ({ handle }) => textOf(handle) !== '',
    fields: {
      text: namesIn('body_html_safe body_html description'),
      image: namesIn('product_image image images'),
      // The day on which a product was added does not help shoppers.
      date: [],
      price: namesIn('price variants_min_price'),
      badge: namesIn('badge vendor'),
    },
    pattern: '/products/{handle}',
  },
} satisfies Record<string, Tool>

const toolOf = (hit: Json) => Object.values<Tool>(tools).find((tool) => tool.is(hit))

/** Whether `objectID` is the id of a content entry: the webhook's records have it. */
export const isEntry = (hit: Json) => tools.entry.is(hit)

/** The fields that the owner names. */
export type HitSettings = Pick<
  SearchSettings,
  | 'hitTitle'
  | 'hitText'
  | 'hitImage'
  | 'hitUrl'
  | 'hitDate'
  | 'hitPrice'
  | 'hitCurrency'
  | 'hitBadge'
  | 'hitFacts'
>

/** The kind of some records of an index. */
export interface Kind extends Shape, Omit<Recognised, 'fields'> {
  fields: Readonly<Record<Slot, readonly string[]>>
}

export const attributeOf = (place: Place | 'facts') => `hit-${place}`
/** The field that the owner names for a place. */
export const namedFor = (place: Place, settings: HitSettings) =>
  settings[camel(attributeOf(place)) as Exclude<keyof HitSettings, 'hitFacts'>]

function kindBy(tool: Tool | undefined, hits: readonly Json[], settings: HitSettings): Kind {
  const { fields, ...others } = recognise(
    tool?.within ? hits.map((hit) => within(hit, tool.within ?? '')) : hits,
    [
      ...places.map((place) => namedFor(place, settings)),
      ...(settings.hitFacts ?? []).map(({ value }) => value),
    ],
  )
  const all = { group: [], ...fields, ...tool?.fields }
  if (tool?.pattern) all.url = [...all.url, tool.pattern]
  return { ...tool, ...others, ...(tool && { surname: null, facts: [] }), fields: all }
}

export type KindOf = (hit: Json) => Kind

/** Recognises kinds from the first results of an index and the fields that the owner has named. */
export function kindsOf(hits: readonly Json[], settings: HitSettings): KindOf {
  const kinds = new Map<Tool | undefined, Kind>()
  return (hit) => {
    const tool = toolOf(hit)
    const kind =
      kinds.get(tool) ??
      kindBy(
        tool,
        hits.filter((one) => toolOf(one) === tool),
        settings,
      )
    kinds.set(tool, kind)
    return kind
  }
}

const known = new WeakMap<readonly Json[], WeakMap<HitSettings, KindOf>>()
const nothing: readonly Json[] = []

/** Computed once for the first results of an index, wherever they are shown. */
export function kindsFor(sample: readonly Json[] = nothing, settings: HitSettings): KindOf {
  const bySettings = known.get(sample) ?? new WeakMap<HitSettings, KindOf>()
  known.set(sample, bySettings)
  const kinds = bySettings.get(settings) ?? kindsOf(sample, settings)
  bySettings.set(settings, kinds)
  return kinds
}
