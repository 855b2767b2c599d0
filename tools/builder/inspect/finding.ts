// The results of an inspection: messages, and things to click.
import type { FacetType } from '../../../src/contract/facet-types.ts'

/** Complete by type in every language: words/en.ts. */
export const findingCodes = [
  'missing',
  'unfilled',
  'engineUnseen',
  'keyRejected',
  'keyMayWrite',
  'keyIsAdmin',
  'managementToken',
  'tokenRejected',
  'quota',
  'applicationBlocked',
  'rateLimit',
  'hostBlocked',
  'unreachable',
  'serviceDown',
  'notTheService',
  'indexUnknown',
  'replicaUnknown',
  'indexClosed',
  'indexEmpty',
  'indexFound',
  'recognised',
  'notForFaceting',
  'noFaceting',
  'facetsFound',
  'environmentUnknown',
  'typeUnknown',
  'entryUnknown',
  'entryWaits',
  'fieldUnknown',
  'fieldNoText',
  'fieldPlain',
  'noRichText',
  'localeUnknown',
  'entryFound',
  'linksNowhere',
  'picturesRelative',
  'notRooted',
] as const
export type FindingCode = (typeof findingCodes)[number]

export interface Finding {
  code: FindingCode
  grade: 'good' | 'note' | 'problem'
  values: Readonly<Record<string, string>>
  /** The attribute whose control shows it; null if it is about none. */
  about: string | null
  /** What was probably meant by a name that there is not. */
  meant?: Meant | undefined
}

export interface Meant {
  from: string
  to: string
  /** As people call it. */
  called?: string
}

const graded =
  (grade: Finding['grade']) =>
  (
    code: FindingCode,
    about: string | null,
    values: Readonly<Record<string, string>> = {},
    meant?: Meant,
  ): Finding => ({ code, grade, values, about, meant })

export const good = graded('good')
export const note = graded('note')
export const problem = graded('problem')

/** Something to click: a field of a record or of an entry, and what it seems to hold. */
export interface Field {
  name: string
  holds: 'title' | 'text' | 'image' | 'url' | 'date' | 'price' | 'number' | 'list' | 'flag' | 'rich'
}

export interface ContentType {
  id: string
  name: string
  /** The field that entries of this type are called by. */
  displayField: string
  fields: readonly { id: string; type: string; itemsLink: string }[]
}

/** From the least to the most. */
export interface Limits {
  min: number
  max: number
}

/** A field that visitors may filter by. */
export interface FoundFacet {
  name: string
  /** As it is written in `facets`: `price:range`. */
  item: string
  type: FacetType
  /** As many as were asked for. */
  values: readonly string[]
  /** Of numbers. */
  limits: Limits | null
  /** How much it helps to choose, as the element judges; 0 where it is not offered by itself. */
  help: number
}

/** An index, as the service describes it to a key that may list indices. */
export interface FoundIndex {
  name: string
  /** How many. */
  records: number
  /** What some of them are called. */
  titles: readonly string[]
  /** Its records in other orders. */
  replicas: readonly string[]
}

export interface Inspection {
  findings: readonly Finding[]
  /** None where the key may only search. */
  indices: readonly FoundIndex[]
  facets: readonly FoundFacet[]
  fields: readonly Field[]
  /** Attributes that name what is recognised without them. */
  anyway: readonly string[]
  /** A word by which something is found. */
  sample: string
  types: readonly ContentType[]
  /** Some entries, by which to begin. */
  entries: readonly { id: string; title: string }[]
  /** The content type of the entry that was found. */
  entryType: string
  /** Languages that the texts of a space, or of records, are in; none where there is one alone. */
  locales: readonly string[]
}

export const nothingFound: Inspection = {
  findings: [],
  indices: [],
  facets: [],
  fields: [],
  anyway: [],
  sample: '',
  types: [],
  entries: [],
  entryType: '',
  locales: [],
}

/** A key that must not be in a page. */
export const refusesKey = ({ findings }: Inspection) =>
  findings.some(({ code }) => ['keyMayWrite', 'keyIsAdmin', 'managementToken'].includes(code))
