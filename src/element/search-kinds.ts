// The kinds of attributes that only the search has.
import { recommendModels } from '../contract/attribute.ts'
import { facetTypes } from '../contract/facet-types.ts'
import { understood } from './lists.ts'
import type { Expected, Parsers } from './parser.ts'
import { facetObjects, facets, labelled, recommended, selected } from './search-lists.ts'

export type SearchKind =
  | 'words'
  | 'wholes'
  | 'labelled'
  | 'facets'
  | 'selected'
  | 'parameters'
  | 'recommended'
  | 'shortcut'

function shortcut(text: string) {
  const keys = text.toLowerCase().replace(/\s/g, '')
  // At least one modifier must not be shift.
  return /^(?=.*(mod|ctrl|alt|meta)\+)((mod|ctrl|alt|meta|shift)\+)+[^+]+$/.test(keys) ? keys : null
}

export const searchParsers: Parsers<SearchKind> = {
  words: (text) => text,
  wholes: (text, _, __, drop) =>
    understood(text, (item) => (/^[1-9]\d{0,3}$/.test(item) ? Number(item) : null), drop),
  labelled: (text, _, __, drop) => labelled(text, drop),
  facets: (text, _, __, drop) => facets(text, drop),
  selected: (text, _, __, drop) => selected(text, drop),
  parameters: (text) => (/^[^=&]+=[^&]*(&[^=&]+=[^&]*)*$/.test(text) ? text : null),
  recommended: (text, _, __, drop) => recommended(text, drop),
  shortcut: (text) => (text === '' ? '' : shortcut(text)),
}

export const searchExpected: Expected<SearchKind> = {
  words: () => 'words',
  wholes: () => 'a list of whole numbers, such as `10, 20, 50`',
  labelled: () => 'a list such as `name|Label, other`',
  facets: () =>
    `\`none\` or a list such as \`city, category:menu(limit=5)|Kind\`, of the types ${facetTypes.join(', ')}`,
  selected: () => 'a list such as `city:Kraków, category:Art, price:10:50`',
  parameters: () => 'parameters such as `ruleContexts=spring&getRankingInfo=true`',
  recommended: () =>
    `one of ${recommendModels.join(', ')}, such as \`related-products:id-1, id-2\` or \`trending-items:category=Art\``,
  shortcut: () => 'keys with a modifier, such as `mod+k`',
}

/** `facets` as a property may be an array. */
export const fromArray = facetObjects
