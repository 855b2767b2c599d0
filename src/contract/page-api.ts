// `window.SiteEmbed`, as pages may call it. The types for editors have this file as it stands, but for
// the two types that end it: there each default and each message is named.
/** Where a setting comes from. */
export type Source = 'property' | 'attribute' | 'configure' | 'page' | 'script' | 'default'

export interface RequestNote {
  url: string
  status: number | 'failed' | 'cancelled'
  milliseconds: number
}

export interface RecognisedField {
  field: string
  /** “likely” where another field may stand there too. */
  sure: 'sure' | 'likely'
}

/** What `check()` tells of an element. */
export interface Report {
  element: HTMLElement
  name: string
  /** What only the page around it shows, in words: a tag without its end, a document without an entry. */
  mistakes: readonly string[]
  settings: Record<string, { value: unknown; source: Source }>
  /** By `hit-…` attribute, the fields that were recognised, and how sure that is: written so, they stay. */
  recognised: Record<string, RecognisedField>
  /** The settings of which something was written that could not be understood. */
  refused: readonly string[]
  requests: RequestNote[]
  lastError: { code: string; message: string; status: number | null } | null
  /** The sources that a strict page has to allow. */
  policy: string
}

/** One of the things that were bought, put into the cart, or meant. */
export interface ConvertedObject {
  /** The id of its record. */
  objectID: string
  /** Of one, after the discount, in units of `currency`. */
  price?: number | string | undefined
  /** 1 where it is not named. */
  quantity?: number | string | undefined
  /** What one was cheaper than usual. */
  discount?: number | string | undefined
  /** The question that led to it, where your shop has kept it; otherwise the one that this page knows of. */
  queryID?: string | undefined
}

/** What a search has led to. */
export interface Conversion {
  /** `add-to-cart`, `purchase`, or any other name, such as `sign-up`. */
  event: 'add-to-cart' | 'purchase' | (string & {})
  objects: readonly ConvertedObject[]
  /** Of these records; otherwise that of the link that led here, else that of the first search with `insights`. */
  index?: string | undefined
  /** `EUR`, `PLN`: needed with each price. */
  currency?: string | undefined
  /** Of all together; otherwise the sum of each price, times its quantity. */
  value?: number | string | undefined
  /** What Algolia’s dashboard calls it, where that is not `event`. */
  eventName?: string | undefined
}

export interface SiteEmbedApi {
  readonly version: string
  /** Sets page-wide defaults, before or after elements are there. */
  configure(defaults: SiteEmbedDefaults): void
  /** Words of a language, or instead of the built-in ones. */
  addMessages(locale: string, messages: EmbedMessages): void
  /** Fills the placeholders below; of the whole page without a root. */
  upgrade(root?: ParentNode): void
  /** The visitor has agreed: what waits with `loading="consent"` begins. */
  consent(): void
  /** Tells Algolia what a search has led to, where an element has `insights`. Files of documents alone have none. */
  convert(conversion: Conversion): void
  /** Prints and returns, for each element, its mistakes, settings, recognised fields, requests, last error and policy. */
  check(options?: { defaults?: boolean }): Report[]
}

export type SiteEmbedDefaults = Record<string, unknown>
export type EmbedMessages = Readonly<Record<string, unknown>>
