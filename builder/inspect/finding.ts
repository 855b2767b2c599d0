// What a look at a service tells: in words of the page, and as things to click.

/** Complete by type in every language: words/en.ts. */
export const findingCodes = [
  'missing',
  'unfilled',
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
  'notTheService',
  'indexUnknown',
  'indexClosed',
  'indexEmpty',
  'indexFound',
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
  'entryFound',
] as const
export type FindingCode = (typeof findingCodes)[number]

export interface Finding {
  code: FindingCode
  grade: 'good' | 'note' | 'problem'
  values: Readonly<Record<string, string>>
}

export const good = (code: FindingCode, values: Finding['values'] = {}): Finding => ({
  code,
  grade: 'good',
  values,
})
export const note = (code: FindingCode, values: Finding['values'] = {}): Finding => ({
  code,
  grade: 'note',
  values,
})
export const problem = (code: FindingCode, values: Finding['values'] = {}): Finding => ({
  code,
  grade: 'problem',
  values,
})

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

export interface Inspection {
  findings: readonly Finding[]
  /** Items for `facets`. */
  facets: readonly string[]
  fields: readonly Field[]
  types: readonly ContentType[]
  /** Some entries, by which to begin. */
  entries: readonly { id: string; title: string }[]
  /** The content type of the entry that was found. */
  entryType: string
}

export const nothingFound: Inspection = {
  findings: [],
  facets: [],
  fields: [],
  types: [],
  entries: [],
  entryType: '',
}

/** A key that must not stand in a page. */
export const refusesKey = ({ findings }: Inspection) =>
  findings.some(({ code }) => ['keyMayWrite', 'keyIsAdmin', 'managementToken'].includes(code))
