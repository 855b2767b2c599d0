// What is set up: one value that the form changes, the snippet prints, and the address keeps.
import type { Attribute, ElementContract } from '../../src/contract/attribute.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'

const contracts = { 'site-search': siteSearch, 'rich-doc': richDoc } as const
export type Tag = keyof typeof contracts
export const tags = Object.keys(contracts) as readonly Tag[]
export type AttributeOf<T extends Tag> = keyof (typeof contracts)[T]['attributes'] & string
export type AttributeSpec<
  T extends Tag,
  Name extends AttributeOf<T>,
> = (typeof contracts)[T]['attributes'][Name]

export const environments = [
  'html',
  'wordpress',
  'webflow',
  'squarespace',
  'wix',
  'shopify',
  'gtm',
  'react',
  'vue',
  'placeholder',
] as const
export type Environment = (typeof environments)[number]

/** What people call the place where a snippet goes. */
export const environmentKinds = ['site', 'shop', 'tags', 'code'] as const
export type EnvironmentKind = (typeof environmentKinds)[number]
export const kindOf: Record<Environment, EnvironmentKind> = {
  html: 'code',
  wordpress: 'site',
  webflow: 'site',
  squarespace: 'site',
  wix: 'site',
  shopify: 'shop',
  gtm: 'tags',
  react: 'code',
  vue: 'code',
  placeholder: 'site',
}

export const stylesheets = [
  'editorial',
  'shop',
  'docs',
  'playful',
  'contrast',
  'bootstrap',
] as const

/** Where the script comes from: a host of npm packages, or a copy of the owner's. */
export const hosts = ['public', 'own'] as const
export type Host = (typeof hosts)[number]

/** Attributes as they would be written; an absent one is not set, and a flag is the empty text. */
export type Values = Readonly<Record<string, string>>

export interface Settings {
  readonly element: Tag
  readonly for: Environment
  readonly attributes: Readonly<Record<Tag, Values>>
  /** Custom properties, as CSS. */
  readonly tokens: Values
  /** One of the stylesheets, or none. */
  readonly stylesheet: string
  /** HTML of a result, or of an embedded entry. */
  readonly template: string
  /** The content type that the template is for. */
  readonly templateType: string
  /** Of the element that the form does not show. */
  readonly otherTemplate: string
  readonly otherTemplateType: string
  /** A document is in the middle of a wide place, not at its start. */
  readonly centred: boolean
  /** Its contents are above the text, even if there is room beside it. */
  readonly contentsAbove: boolean
  /** Both elements are in the page; `element` is the one that is being set up. */
  readonly both: boolean
  readonly host: Host
  /** Address of the owner's copy; empty until there is one. */
  readonly src: string
  /** The page adds InstantSearch widgets of its own to the search. */
  readonly widgets: boolean
  /** Where Tag Manager puts the element: a selector. */
  readonly place: string
}

export const emptySettings: Settings = {
  element: 'site-search',
  for: 'html',
  attributes: { 'site-search': {}, 'rich-doc': {} },
  tokens: {},
  stylesheet: '',
  template: '',
  templateType: '',
  otherTemplate: '',
  otherTemplateType: '',
  centred: false,
  contentsAbove: false,
  both: false,
  host: 'public',
  src: '',
  widgets: false,
  place: 'main',
}

export const isTag = (word: unknown): word is Tag => tags.some((tag) => tag === word)
export const isEnvironment = (word: unknown): word is Environment =>
  environments.some((name) => name === word)
export const isHost = (word: unknown): word is Host => hosts.some((name) => name === word)

export const contractOf = (tag: Tag): ElementContract => contracts[tag]
export const attributesOf = (tag: Tag): Record<string, Attribute> => contracts[tag].attributes
export const valuesOf = ({ element, attributes }: Settings): Values => attributes[element]

/** The form turns to that element; what was set for the other one stays. */
export function withElement(settings: Settings, element: Tag): Settings {
  if (settings.element === element) return settings
  const { template, templateType, otherTemplate, otherTemplateType } = settings
  return {
    ...settings,
    element,
    template: otherTemplate,
    templateType: otherTemplateType,
    otherTemplate: template,
    otherTemplateType: templateType,
  }
}

/** One for each element that the snippet has. */
export const partsOf = (settings: Settings): readonly Settings[] =>
  settings.both ? tags.map((tag) => withElement(settings, tag)) : [settings]

/** Who asks whom: printed on the script tag, and never part of an address. */
export const isAccount = ({ credential, secret, kind }: Attribute) =>
  credential !== undefined || secret === true || kind === 'host'

export const accountOf = (tag: Tag) =>
  Object.entries(attributesOf(tag))
    .filter(([, spec]) => isAccount(spec) && !spec.offPage)
    .map(([name]) => name)

/** The attribute that holds the secret a service is asked with. */
export const keyName = (tag: Tag) => (tag === 'site-search' ? 'api-key' : 'access-token')

export const keyOf = (settings: Settings) =>
  valuesOf(settings)[keyName(settings.element)]?.trim() ?? ''

const { of: engines } = siteSearch.attributes.engine

/** Which service is to be searched: a name that there is not counts as none. */
export function engineOf({ attributes }: Settings) {
  const written = attributes['site-search'].engine?.trim()
  return engines.find((name) => name === written) ?? 'algolia'
}

const neededBySearch: Record<(typeof engines)[number], readonly string[]> = {
  algolia: ['app-id', 'api-key', 'index-name'],
  typesense: ['search-host', 'api-key', 'index-name', 'search-fields'],
  meilisearch: ['search-host', 'api-key', 'index-name'],
}

/** Without it nothing can be asked. */
const neededBy = (settings: Settings) =>
  settings.element === 'site-search'
    ? neededBySearch[engineOf(settings)]
    : ['space-id', 'access-token']

export const missingIn = (settings: Settings) =>
  neededBy(settings).filter(
    (name) =>
      !valuesOf(settings)[name]?.trim() && !(name === 'index-name' && leadsElsewhere(settings)),
  )

/** A box in the page that another search or page answers: it needs no index. */
export function leadsElsewhere(settings: Settings): boolean {
  const { layout = 'page', for: other, 'results-page': page } = valuesOf(settings)
  return settings.element === 'site-search' && layout === 'page' && Boolean(other || page)
}

/** Without the keys that must not be in a page. */
export const withoutKeys = (settings: Settings, refused: readonly string[]): Settings =>
  partsOf(settings)
    .filter((part) => refused.includes(keyOf(part)))
    .map(({ element }) => element)
    .reduce((all, tag) => withValueOf(all, tag, keyName(tag), null), settings)

export function withValue(settings: Settings, name: string, value: string | null): Settings {
  const { [name]: _, ...others } = valuesOf(settings)
  const values = value === null ? others : { ...others, [name]: value }
  return { ...settings, attributes: { ...settings.attributes, [settings.element]: values } }
}

/** The same for an element that the form may not show. */
export const withValueOf = (settings: Settings, tag: Tag, name: string, value: string | null) =>
  withElement(withValue(withElement(settings, tag), name, value), settings.element)

/** False for text that could end a declaration, a style sheet or a tag. */
export const isTokenValue = (value: string) => /^[^;{}<>\\\n]+$/.test(value)

export function withToken(settings: Settings, name: string, value: string): Settings {
  const { [name]: _, ...others } = settings.tokens
  return { ...settings, tokens: isTokenValue(value) ? { ...others, [name]: value } : others }
}
