// The grammar in which both elements declare what a page may write on them.
import type { FacetType } from './facet-types.ts'

export interface Labelled {
  value: string
  label: string | null
}

export interface FacetSetting {
  attribute: string
  type: FacetType
  limit: number
  sort: 'count' | 'alpha'
  closed: boolean
  search: boolean
  label: string | null
}

export const recommendModels = [
  'related-products',
  'bought-together',
  'looking-similar',
  'trending-items',
  'trending-facets',
] as const

/** One question to the service, as it is to be sent: about a record, or about a value of a filter. */
export interface Recommended {
  model: (typeof recommendModels)[number]
  objectID?: string
  facetName?: string
  facetValue?: string
}

/** What an attribute's text becomes, by kind. */
export interface KindValues {
  text: string
  /** Words shown or sent as they are; empty means none, not absent. */
  words: string
  flag: boolean
  choice: string
  choices: string[]
  whole: number
  wholes: number[]
  labelled: Labelled[]
  facets: FacetSetting[]
  selected: { attribute: string; value: string }[]
  selector: string
  host: string
  pattern: string
  patterns: { contentType: string | null; pattern: string }[]
  tokens: { spaceId: string; token: string }[]
  parameters: string
  /** Empty while it is not known what to ask about. */
  recommended: Recommended[]
  locale: string
  timeZone: string
  shortcut: string
  id: string
  /** Either may be empty. */
  timeline: { release: string; moment: string }
}
export type Kind = keyof KindValues

interface Common {
  /** One line for the README, the manifest and the editor. */
  doc: string
  /** Never printed, never reflected, never filled from the page. */
  secret?: true
  /** A secret that must not be in the page at all: it comes from a script, or is taken out of the address. */
  offPage?: true
  /** As a property it may also be a function that returns the value. */
  orFunction?: true
  /** It names a service or its key: placeholders cannot replace what the page has set. */
  credential?: 'service' | 'key'
  /** A placeholder cannot replace what the page has set. */
  pageFirst?: true
  /** A placeholder may set it only if the page trusts placeholders. */
  guarded?: true
}
interface Choice extends Common {
  kind: 'choice' | 'choices'
  of: readonly string[]
  default?: string
}
interface Whole extends Common {
  kind: 'whole'
  min: number
  max: number
  default?: number
  /** The default for each layout, if it depends on the layout. */
  byLayout?: Readonly<Record<string, number>>
  /** Without a value it is one level below the heading before the element, if there is one. */
  belowHeading?: true
}
interface Plain extends Common {
  kind: Exclude<Kind, 'choice' | 'choices' | 'whole'>
  default?: string
  /** Words that a host attribute accepts besides an address. */
  also?: readonly string[]
}
export type Attribute = Choice | Whole | Plain
export type Attributes = Record<string, Attribute>

export interface ElementContract {
  tag: string
  doc: string
  attributes: Attributes
  /** The component sets a read-only property; before that it is null. */
  properties: Record<string, { doc: string; readOnly?: true }>
  methods: Record<string, { doc: string }>
}

export type Slots = Record<string, { doc: string }>

/** What the page hears, fills and styles. The types of the details are in details.ts. */
export interface ElementSurface {
  events: Record<string, { doc: string; cancelable?: true }>
  slots: Slots
  parts: Record<string, { doc: string }>
  /** States of the element itself, for styles: `:state(open)`. */
  states: Record<string, { doc: string }>
}

export type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type ValueOf<A extends Attribute> = A extends { kind: 'choice'; of: readonly (infer Word)[] }
  ? Word
  : A extends { kind: 'choices'; of: readonly (infer Word)[] }
    ? Word[]
    : KindValues[A['kind']]

type Settled<A extends Attribute> = A extends { kind: 'flag' }
  ? boolean
  : A extends { default: string | number }
    ? ValueOf<A>
    : ValueOf<A> | null

/** The settings that a component reads: every attribute in camelCase, parsed, defaults filled in. */
export type SettingsOf<All extends Attributes> = {
  readonly [Name in keyof All & string as Camel<Name>]: Settled<All[Name]>
}
export type Settings = Readonly<Record<string, KindValues[Kind] | null>>

export const camel = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** Of an element: those of its attributes, and the others. */
export const propertyNames = ({ attributes, properties }: ElementContract) => [
  ...Object.keys(attributes).map(camel),
  ...Object.keys(properties),
]
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
