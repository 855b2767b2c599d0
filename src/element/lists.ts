// Lists in attributes: commas between items, a bar before a label, both written `\,` `\|` as text.
import {
  type FacetSetting,
  type FacetType,
  facetTypes,
  type Labelled,
} from '../contract/attribute.ts'
import { resembling } from './resembles.ts'

/** Splits at a separator that is neither escaped nor inside parentheses; the escapes stay. */
export function split(text: string, separator: ',' | '|'): string[] {
  const items = ['']
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const last = items.length - 1
    if (char === '\\') items[last] += char + text.charAt(++at)
    else if (char === separator && depth === 0) items.push('')
    else items[last] += char
    if (char === '(') depth++
    if (char === ')' && depth > 0) depth--
  }
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

const unescaped = (text: string) => text.replace(/\\([,|\\])/g, '$1').trim()

export function labelled(text: string): Labelled[] | null {
  const items = split(text, ',').map((item) => {
    if (item.startsWith('|')) return { value: '', label: null }
    const [value = '', ...label] = split(item, '|')
    return { value: unescaped(value), label: label.length ? unescaped(label.join('|')) : null }
  })
  return items.length && items.every((item) => item.value) ? items : null
}

const isFacetType = (word: string): word is FacetType =>
  (facetTypes as readonly string[]).includes(word)

/** `price:Range` is a slip of the pen; `docsearch:v2` may be a name. */
function looksLikeType(attribute: string) {
  const word = /:\s*([^:]*)$/.exec(attribute)?.[1]?.toLowerCase() ?? ''
  return isFacetType(word) || resembling(word, facetTypes) !== null
}

/** `attribute[:type][(options)][|Label]`; the attribute itself may hold colons and dots. */
function facet(text: string): FacetSetting | null {
  const [head = '', ...label] = text.startsWith('|') ? [] : split(text, '|')
  const parts = /^(.*?)\s*(?::\s*([a-z]+))?\s*(?:\(([^)]*)\))?$/s.exec(head)
  const type = parts?.[2] ?? 'list'
  const attribute = unescaped(parts?.[1] ?? '')
  const options = facetOptions(parts?.[3] ?? '')
  if (!attribute || /[<{}()*]/.test(attribute) || !isFacetType(type) || !options) return null
  if (!parts?.[2] && looksLikeType(attribute)) return null
  return {
    attribute,
    type,
    ...options,
    label: label.length ? unescaped(label.join('|')) : null,
  }
}

function facetOptions(text: string) {
  const options = { limit: 10, sort: 'count' as 'count' | 'alpha', closed: false, search: false }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const limit = /^limit=([1-9]\d{0,2})$/.exec(word)
    if (limit) options.limit = Number(limit[1])
    else if (word === 'sort=alpha' || word === 'sort=count')
      options.sort = word === 'sort=alpha' ? 'alpha' : 'count'
    else if (word === 'closed' || word === 'search') options[word] = true
    else return null
  }
  return options
}

export function facets(text: string): FacetSetting[] | null {
  if (text.trim() === 'none') return []
  const found: FacetSetting[] = []
  for (const item of split(text, ',')) {
    const parsed = facet(item)
    if (!parsed) return null
    // Named twice, it is still one filter.
    if (!found.some(({ attribute }) => attribute === parsed.attribute)) found.push(parsed)
  }
  return found.length ? found : null
}

/** `price:10:50`, `price:10:`, `price::50`; in quotes it is a value: `opens:"10:30"`. */
const interval = /^(.+):\s*(-?[\d.]+:(?:-?[\d.]+)?|:-?[\d.]+|"[\d.:]+")$/s

export function selected(text: string) {
  const pairs = split(text, ',').map((item) => {
    const [, attribute = '', value = ''] = interval.exec(item) ?? /^(.*):(.*)$/s.exec(item) ?? []
    return { attribute: unescaped(attribute), value: unescaped(value) }
  })
  return pairs.length && pairs.every((pair) => pair.attribute && pair.value) ? pairs : null
}
