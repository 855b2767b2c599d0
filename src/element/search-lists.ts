// The lists that only the search has: names with labels, filters, and what is chosen at the start.
import {
  type FacetSetting,
  type Labelled,
  type Recommended,
  recommendModels,
} from '../contract/attribute.ts'
import { facetTypes, isFacetType } from '../contract/facet-types.ts'
import { isObject, type Json, listOf } from '../net/json.ts'
import { type Drop, split, understood, unescaped } from './lists.ts'
import { resembling } from './resembles.ts'

function name(item: string): Labelled | null {
  if (item.startsWith('|')) return null
  const [value = '', ...label] = split(item, '|')
  if (!value) return null
  return { value: unescaped(value), label: label.length ? unescaped(label.join('|')) : null }
}

export const labelled = (text: string, drop?: Drop) => understood(text, name, drop)

/** `price:Range` is a misspelt type; `docsearch:v2` may be a name. */
function looksLikeType(attribute: string) {
  const word = /:\s*([^:]*)$/.exec(attribute)?.[1]?.toLowerCase() ?? ''
  return isFacetType(word) || resembling(word, facetTypes) !== null
}

/** `attribute[:type][(options)][|Label]`; the attribute itself may hold colons and dots. */
function facet(text: string, drop?: Drop): FacetSetting | null {
  const [head = '', ...label] = text.startsWith('|') ? [] : split(text, '|')
  const parts = /^(.*?)\s*(?::\s*([a-z]+))?\s*(?:\(([^)]*)\))?$/s.exec(head)
  const type = parts?.[2] ?? 'list'
  const attribute = unescaped(parts?.[1] ?? '')
  if (!attribute || /[<{}()*]/.test(attribute) || !isFacetType(type)) return null
  if (!parts?.[2] && looksLikeType(attribute)) return null
  return {
    attribute,
    type,
    ...facetOptions(parts?.[3] ?? '', attribute, drop),
    label: label.length ? unescaped(label.join('|')) : null,
  }
}

const rightOptions =
  'limit=1 to limit=999, sort=alpha or sort=count, closed, search, with blanks between them'

/** The filter counts even if one of its options is not valid. */
function facetOptions(text: string, attribute: string, drop?: Drop) {
  const options = { limit: 10, sort: 'count' as 'count' | 'alpha', closed: false, search: false }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const limit = /^limit=([1-9]\d{0,2})$/.exec(word)
    if (limit) options.limit = Number(limit[1])
    else if (word === 'sort=alpha' || word === 'sort=count')
      options.sort = word === 'sort=alpha' ? 'alpha' : 'count'
    else if (word === 'closed' || word === 'search') options[word] = true
    else drop?.(`${word} of ${attribute}`, rightOptions)
  }
  return options
}

/** A filter that is named twice counts once. */
const distinct = (found: readonly FacetSetting[]) =>
  found.filter(
    ({ attribute }, at) => found.findIndex((other) => other.attribute === attribute) === at,
  )

export function facets(text: string, drop?: Drop): FacetSetting[] | null {
  if (text.trim() === 'none') return []
  const found = understood(text, (item) => facet(item, drop), drop)
  return found && distinct(found)
}

/** One item of the array form of `facets`. A value of null counts as left out. */
function facetObject(item: Json, drop: Drop): FacetSetting | null {
  const { attribute, closed, search } = item
  const type = item.type ?? 'list'
  const sort = (['count', 'alpha'] as const).find((known) => known === (item.sort ?? 'count'))
  const limit = item.limit ?? 10
  const label = item.label ?? null
  if (typeof attribute !== 'string' || !attribute || !isFacetType(type)) return null
  if (typeof label !== 'string' && label !== null) return null
  const isLimit = typeof limit === 'number' && limit >= 1
  if (!isLimit) drop(`limit of ${attribute}`, rightOptions)
  if (!sort) drop(`sort of ${attribute}`, rightOptions)
  return {
    attribute,
    type,
    limit: isLimit ? limit : 10,
    sort: sort ?? 'count',
    closed: closed === true,
    search: search === true,
    label,
  }
}

export function facetObjects(value: unknown, drop: Drop): FacetSetting[] | null {
  if (!Array.isArray(value)) return null
  const found = listOf(value).flatMap((item, at) => {
    const facet = isObject(item) ? facetObject(item, drop) : null
    if (!facet) drop(`item ${at + 1}`)
    return facet ?? []
  })
  return found.length || !value.length ? found : null
}

/** `price:10:50`, `price:10:`, `price::50`; in quotes it is a value: `opens:"10:30"`, `act:"Live: one"`. */
const interval = /^(.+):\s*(-?[\d.]+:(?:-?[\d.]+)?|:-?[\d.]+|".+")$/s
/** Removes quotes, except those that keep a value from being read as limits. */
const unquoted = (value: string) => value.replace(/^"(.*[^\d.:].*)"$/s, '$1')

function pair(item: string) {
  const [, attribute = '', value = ''] = interval.exec(item) ?? /^(.*):(.*)$/s.exec(item) ?? []
  const said = { attribute: unescaped(attribute), value: unquoted(unescaped(value)) }
  return said.attribute && said.value ? said : null
}

export const selected = (text: string, drop?: Drop) => understood(text, pair, drop)

/** `related-products:id-1, id-2`, `trending-items`, `trending-items:category=Art`, `trending-facets:category`. */
export function recommended(text: string, drop?: Drop): Recommended[] | null {
  const [name, ...rest] = text.split(':')
  const about = rest.join(':')
  const modelIn = (word = '') => recommendModels.find((model) => model === word.trim())
  const model = modelIn(name)
  if (!model) return null
  if (!model.startsWith('trending')) {
    // A row has only one model.
    const idIn = (id: string) =>
      modelIn(id.split(':')[0]) ? null : { model, objectID: unescaped(id) }
    return understood(about, idIn, drop) ?? []
  }
  const [, facetName = '', facetValue = ''] = /^([^=]*)=?(.*)$/s.exec(unescaped(about)) ?? []
  const isOfValues = model === 'trending-facets'
  if (isOfValues ? !facetName || facetValue : !facetName !== !facetValue) return null
  return [
    {
      model,
      ...(facetName && { facetName: facetName.trim() }),
      ...(facetValue && { facetValue: facetValue.trim() }),
    },
  ]
}
