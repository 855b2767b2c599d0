// The types of a setting, by the kind of its attribute: as it is written in markup, read as a property,
// and set as one.
import type { Attribute, Kind } from '../../src/contract/attribute.ts'

export interface SettingTypes {
  markup: string
  read: string
  written: string
}

interface KindTypes extends SettingTypes {
  /** It reads as the value in force; others read as what was written, and null where nothing was. */
  inForce?: true
}

const quoted = (spec: Attribute) => ('of' in spec ? spec.of : []).map((word) => `'${word}'`)
const oneOf = (spec: Attribute) => quoted(spec).join(' | ')

const text = (): KindTypes => ({ markup: 'string', read: 'string', written: 'string' })
const value = (): KindTypes => ({ ...text(), inForce: true })

function listOf(item: string): KindTypes {
  const type = `string | readonly ${item}[]`
  return { markup: 'string', read: type, written: type }
}
const list = () => listOf('string')
const numbers = listOf('(string | number)')

const kinds: Record<Kind, (spec: Attribute) => KindTypes> = {
  text: value,
  words: value,
  flag: () => ({ markup: 'Flag', read: 'boolean', written: 'Flag', inForce: true }),
  choice(spec) {
    const type = `${oneOf(spec)} | FromPage`
    return { markup: type, read: oneOf(spec), written: type, inForce: true }
  },
  choices(spec) {
    const type = `ListOf<${oneOf(spec)}> | FromPage`
    const several = `readonly (${oneOf(spec)})[]`
    return { markup: type, read: `string | ${several}`, written: `${type} | ${several}` }
  },
  whole: () => ({ markup: 'Whole', read: 'number', written: 'Whole', inForce: true }),
  wholes: () => ({ ...numbers, written: `${numbers.written} | number` }),
  labelled: list,
  facets() {
    const type = `${list().written} | readonly FacetObject[]`
    return { markup: 'string', read: type, written: type }
  },
  selected: list,
  selector: text,
  host: text,
  pattern: text,
  patterns: list,
  tokens: list,
  parameters: text,
  recommended: text,
  locale: value,
  timeZone: text,
  shortcut: text,
  id: value,
  timeline: text,
}

/** A flag is true or false, and there is always a language. */
const isNeverNull = (spec: Attribute) => spec.kind === 'flag' || spec.kind === 'locale'

export function typesOf(spec: Attribute): SettingTypes {
  const { markup, read, written, inForce } = kinds[spec.kind](spec)
  const isSettled = inForce && (isNeverNull(spec) || spec.default !== undefined)
  const also = spec.orFunction ? ' | KeyFunction' : ''
  return {
    // What must not be in the page is taken out of its address.
    markup: spec.offPage ? 'FromPage' : markup,
    read: `${read}${also}${isSettled ? '' : ' | null'}`,
    written: `${written}${also} | null | undefined`,
  }
}

/** For files whose readers know no types of ours. */
export function plainType(spec: Attribute): string {
  if (spec.kind === 'flag') return 'boolean'
  if (spec.kind === 'whole') return 'number'
  if (spec.kind === 'choice') return oneOf(spec)
  return spec.kind === 'choices' ? `${oneOf(spec)} | string` : 'string'
}

/** The default, as it would be written. */
export function defaultOf(spec: Attribute): string | undefined {
  if (spec.kind === 'flag') return 'false'
  return spec.default === undefined ? undefined : String(spec.default)
}
