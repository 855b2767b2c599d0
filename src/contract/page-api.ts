// `window.SiteEmbed`, as pages may call it. The types for editors include this file, but replace its last two
// types by types that name each default and each message.
/** Where a setting comes from. */
export type Source = 'property' | 'attribute' | 'configure' | 'page' | 'script' | 'default'

export interface RequestNote {
  url: string
  status: number | 'failed' | 'cancelled'
  milliseconds: number
}

export interface RecognisedField {
  field: string
  /** “likely” if another field may fit as well. */
  sure: 'sure' | 'likely'
}

/** What `check()` reports about an element. */
export interface Report {
  element: HTMLElement
  name: string
  /** What is wrong with its tag, in words: a misspelt attribute, an unclosed tag, a document without an entry. */
  mistakes: readonly string[]
  settings: Record<string, { value: unknown; source: Source }>
  /** By `hit-…` attribute, the recognised fields and how sure that is. Write the attribute to fix its field. */
  recognised: Record<string, RecognisedField>
  /** The settings whose value, or a part of it, is not valid. */
  refused: readonly string[]
  requests: RequestNote[]
  lastError: { code: string; message: string; status: number | null } | null
  /** The sources that a page with a strict policy (CSP) has to allow. */
  policy: string
}

/** One of the products that were bought or added to the cart, or another record that the event is about. */
export interface ConvertedObject {
  /** The id of its record. */
  objectID: string
  /** Price of one, after the discount, in units of `currency`. */
  price?: number | string | undefined
  /** Default: 1. */
  quantity?: number | string | undefined
  /** Discount on one, compared with the usual price. */
  discount?: number | string | undefined
  /** The query that led to it, if your shop has kept its id. Default: the one that this page knows. */
  queryID?: string | undefined
}

/** A result of a search, such as a purchase. */
export interface Conversion {
  /** `add-to-cart`, `purchase`, or any other name, such as `sign-up`. */
  event: 'add-to-cart' | 'purchase' | (string & {})
  objects: readonly ConvertedObject[]
  /** Index of these records. Default: that of the link that led here, else of the first search with `insights`. */
  index?: string | undefined
  /** Currency code, such as `EUR` or `PLN`. Required with prices. */
  currency?: string | undefined
  /** Total value. Default: the sum of the prices times their quantities. */
  value?: number | string | undefined
  /** Name in Algolia’s dashboard. Default: `event`. */
  eventName?: string | undefined
}

export interface SiteEmbedApi {
  readonly version: string
  /** Sets page-wide defaults, before or after elements are there. */
  configure(defaults: SiteEmbedDefaults): void
  /** Adds a language, or replaces built-in words. */
  addMessages(locale: string, messages: EmbedMessages): void
  /** Fills the placeholders inside the root; without a root, those of the whole page. */
  upgrade(root?: ParentNode): void
  /** Says that the visitor has agreed: elements that wait with `loading="consent"` start. */
  consent(): void
  /** Sends a conversion to Algolia, if an element has `insights`. Scripts for documents only do not have it. */
  convert(conversion: Conversion): void
  /** Prints and returns each element’s mistakes, settings, recognised fields, requests, last error and policy. */
  check(options?: { defaults?: boolean }): Report[]
}

export type SiteEmbedDefaults = Record<string, unknown>
export type EmbedMessages = Readonly<Record<string, unknown>>
