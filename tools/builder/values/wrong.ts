// Finds values that an attribute does not accept, with the element's own parsers. The element reports them in the
// console, which owners without a developer never see.
import type { Attribute, Kind } from '../../../src/contract/attribute.ts'
import { parsers } from '../../../src/element/attributes.ts'

/** Complete by type in every language: words/en.ts. */
export const wrongCodes = [
  'choice',
  'flag',
  'whole',
  'wholes',
  'named',
  'facet',
  'facetType',
  'facetOption',
  'selected',
  'selector',
  'host',
  'address',
  'parameters',
  'recommended',
  'locale',
  'timeZone',
  'currency',
  'shortcut',
  'id',
  'timeline',
  'secret',
  'tokens',
] as const
export type WrongCode = (typeof wrongCodes)[number]

export interface Wrong {
  code: WrongCode
  /** Of the text that is wrong. */
  value: string
}

const codes: Record<Exclude<Kind, 'words' | 'facets'>, WrongCode> = {
  text: 'secret',
  flag: 'flag',
  choice: 'choice',
  choices: 'choice',
  whole: 'whole',
  wholes: 'wholes',
  labelled: 'named',
  selected: 'selected',
  selector: 'selector',
  host: 'host',
  pattern: 'address',
  patterns: 'address',
  tokens: 'tokens',
  parameters: 'parameters',
  recommended: 'recommended',
  locale: 'locale',
  timeZone: 'timeZone',
  shortcut: 'shortcut',
  id: 'id',
  timeline: 'timeline',
}

/** As people write it; codes and fields are what can be meant. */
const isSpokenCurrency = (text: string) =>
  /^(?:kr\.?|kroner|zł|zl|euros?|dollars?|\p{Sc})$/iu.test(text)

/** The type that is none, in an item that is otherwise a filter. */
function typeIn(item: string): string | null {
  const [, attribute, type] = /^([^<{}()*]*?)\s*:\s*([^:|()]+)/.exec(item) ?? []
  return attribute && type ? type.trim() : null
}

/** Of a list of filters the first kind of mistake, with all that is wrong in this way. */
function wrongFacet(left: readonly Left[], text: string): Wrong {
  const wrongs = left.map(({ piece, isOption }): Wrong => {
    if (isOption) return { code: 'facetOption', value: piece.replace(/ of .*$/s, '') }
    const type = typeIn(piece)
    return type === null ? { code: 'facet', value: piece } : { code: 'facetType', value: type }
  })
  const [first] = wrongs
  if (!first) return { code: 'facet', value: text }
  const alike = wrongs.filter(({ code }) => code === first.code)
  return { code: first.code, value: alike.map(({ value }) => value).join(', ') }
}

/** A piece of a list that the element leaves out. */
interface Left {
  piece: string
  /** An option of a filter: of all pieces, only these have advice of their own. */
  isOption: boolean
}

/** What only the page of the owner can fill in. */
const fromPage = /\{\s*(?:language(?::[^{}]+)?|locale|today|now|(?:url|meta)\.[^{}]+)\s*\}/

/** Null if the value is valid, or if that cannot be known here. An empty value is valid. */
export function wrongIn(name: string, spec: Attribute, value: string | undefined): Wrong | null {
  const text = value?.trim() ?? ''
  const isFilled = fromPage.test(text) && !spec.credential && spec.kind !== 'host'
  if (text === '' || isFilled || spec.kind === 'words') return null
  if (name === 'hit-currency' && isSpokenCurrency(text)) return { code: 'currency', value: text }
  const left: Left[] = []
  const parsed = parsers[spec.kind](text, spec, name, (piece, right) =>
    left.push({ piece, isOption: right !== undefined }),
  )
  if (parsed !== null && !left.length) return null
  if (spec.kind === 'facets') return wrongFacet(left, text)
  return { code: codes[spec.kind], value: left.map(({ piece }) => piece).join(', ') || text }
}
