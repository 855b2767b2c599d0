// What the builder says: each language is complete by type.
import type { FacetType } from '../../../src/contract/facet-types.ts'
import type { customProperties } from '../../../src/contract/shared.ts'
import type { Shape } from '../demand/demand.ts'
import type { IdleCode } from '../form/effect.ts'
import type { Group } from '../form/groups.ts'
import type { FindingCode } from '../inspect/finding.ts'
import type { ColourName } from '../looks/colours.ts'
import type { Environment, EnvironmentKind, Host, Tag } from '../settings.ts'
import type { Start } from '../starts.ts'
import type { WrongCode } from '../values/wrong.ts'

type TokenName = keyof typeof customProperties
type Three = readonly [string, string, string]
type Named = Readonly<Record<'title' | 'text', string>>

export type Language = 'en' | 'pl' | 'de' | 'da'

/** How a site without an index comes to one. */
export type IndexingWay = 'shopify' | 'wordpress' | 'other'

/** The position of a document in a place that is wider than its lines. */
export type Place = 'start' | 'middle' | 'full'

/** The position of its contents. */
export type ContentsPlace = 'beside' | 'above'

/** What of the local services the builder offers as samples. */
export const sampleNames = [
  'events',
  'articles',
  'docs',
  'wp_posts',
  'webhook',
  'shop',
  'products',
  'catalog',
  'library_ar',
] as const
export type SampleName = (typeof sampleNames)[number]

export interface Words {
  title: string
  gallery: string
  intro: string
  language: string
  languageHelp: string
  form: string
  element: string
  search: string
  document: string
  both: string
  setUpNow: string
  begin: string
  starts: Record<Start, Named>
  existing: string
  existingHelp: string
  readIn: string
  readDone: string
  readUnknown: string
  readMeant: string
  readNothing: string
  account: string
  accountNeeded: string
  sandbox: string
  ownAccount: string
  sandboxHelp: string
  searchAccountHelp: string
  contentAccountHelp: string
  /** Accounts that somebody was sent. */
  sent: string
  sentSuch: Record<Tag, string>
  sentTaken: string
  /** Once the service has answered. */
  sentEnough: string
  sentUnread: string
  noIndex: string
  /** How what there is gets into an index. */
  indexing: Record<IndexingWay, string>
  test: string
  testing: string
  offers: string
  offersAdd: string
  /** The label of the box, if cards are above it. */
  written: string
  offersMore: string
  seekHere: string
  /** Of a list that is searched in. */
  seekNone: string
  /** What no service has to tell. */
  offersOne: string
  offersWords: string
  filterNames: string
  filterNamesIn: string
  filterNamesOnce: string
  fillNames: string
  didYouMean: string
  orders: string
  startFirst: string
  /** What the element calls the order of the index itself. */
  ownOrder: string
  addOrder: string
  replica: string
  orderNames: string
  pairs: string
  pairField: string
  pairValue: string
  fromToday: string
  pairLanguage: string
  pairAdd: string
  /** What a filter is for its visitors. */
  kinds: Record<FacetType, string>
  someValues: string
  manyValues: string
  records: string
  /** What is in each index of the sample data. */
  samples: Record<SampleName, string>
  byLanguage: string
  notSet: string
  neverInPage: string
  groups: Record<Group, string>
  find: string
  findNone: string
  foundAbove: string
  often: string
  parts: string
  rest: string
  openAll: string
  template: string
  templateHelp: string
  templateFields: string
  templateStart: string
  templateType: string
  templateTypeHelp: string
  anyType: string
  templateText: string
  templateInside: string
  looks: string
  looksHelp: string
  brand: string
  brandHelp: string
  stylesheet: string
  stylesheetHelp: string
  noStylesheet: string
  looksInside: string
  light: string
  dark: string
  reset: string
  contrastGood: string
  contrastLow: string
  contrastUnknown: string
  notCss: string
  preview: string
  previewWaits: string
  previewRefused: string
  previewLoading: string
  previewDialog: string
  previewTyped: string
  noCurrency: string
  otherCurrency: string
  previewLink: string
  previewSays: string
  previewLanguage: string
  previewLight: string
  previewBoth: string
  /** The notes behind the first. */
  previewMore: string
  width: string
  phone: string
  tablet: string
  desktop: string
  fullScreen: string
  scheme: string
  skip: string
  toForm: string
  snippet: string
  paste: string
  pasteHelp: string
  environmentKinds: Record<EnvironmentKind, string>
  environments: Record<Environment, string>
  steps: Record<Environment, Three>
  /** In plain HTML, the first step of a box or a button in the header. */
  stepOfHeader: string
  /** In WordPress, of a page of results. */
  stepOfResults: string
  stepsOfBoth: string
  trustTitle: string
  trustNote: string
  refusedKey: string
  sandboxNote: string
  localNote: string
  unfinished: string
  notWorking: string
  boxAlone: string
  otherPage: string
  makeOther: string
  nowFor: string
  backToBox: string
  ignored: string
  leftOut: string
  copy: string
  copyAgain: string
  addressFirst: string
  atTop: string
  copyHead: string
  copyPlace: string
  partHead: string
  partOfPlugin: string
  partPlace: string
  copied: string
  copyFailed: string
  whereTo: string
  /** Where the script comes from. */
  host: string
  hosts: Record<Host, string>
  hostHelp: Record<Host, string>
  widgets: string
  /** Why the snippet loads the file that it loads. */
  fileAlone: string
  fileForWidgets: string
  /** Of a copy of the owner's. */
  fileLacks: string
  fileHeavy: string
  takeFile: string
  upload: string
  /** In its place where visitors reach the script beside the builder. */
  online: string
  onlineText: string
  onlineElsewhere: string
  ownHost: string
  download: string
  plugin: string
  pluginHelp: string
  pluginDownload: string
  pluginMade: string
  pluginAgain: string
  pluginOne: string
  pluginThere: string
  pluginFailed: string
  withoutPlugin: string
  headByHand: string
  byHand: string
  integrity: string
  hosting: Record<Environment, string>
  src: string
  srcHelp: string
  srcWrong: string
  place: string
  placeHelp: string
  policy: string
  policyHelp: string
  policyHashes: string
  demand: string
  demandHelp: string
  demandVisits: string
  demandShare: string
  demandThousand: string
  demandMonth: string
  demandSearches: string
  demandYours: string
  demandNote: string
  shapes: Record<Shape, string>
  link: string
  linkHelp: string
  copyLink: string
  textPlace: string
  textPlaces: Record<Place, string>
  textPlaceHelp: string
  contents: string
  contentsPlaces: Record<ContentsPlace, string>
  contentsHelp: string
  tokens: Record<TokenName, string>
  measures: Record<Exclude<TokenName, ColourName>, string>
  wrong: Record<WrongCode, string>
  idle: Record<IdleCode, string>
  findings: Record<FindingCode, string>
}
