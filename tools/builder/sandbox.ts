// The demo's local services, if the builder is served together with them. A request finds that out.
import { commonName } from './form/common-names.ts'
import { ask } from './inspect/ask.ts'
import { accountOf, type Settings, type Tag, type Values, valuesOf, withValue } from './settings.ts'
import { type Start, shaping, startOf, withShape } from './starts.ts'
import { type SampleName, sampleNames } from './words/shape.ts'
import { firstLanguage } from './words/words.ts'

const here = () => location.origin

const accounts = (): Record<Tag, Values> => ({
  'site-search': { 'app-id': 'GUIDE', 'api-key': 'guide-search', 'search-host': here() },
  'rich-doc': { 'space-id': 'guide', 'access-token': 'guide-delivery', 'content-host': here() },
})

/** Filters are called as in the language that somebody begins in. */
const named = (...filters: readonly string[]) =>
  filters
    .map((filter) => {
      const [field = ''] = filter.split(':')
      return [filter, commonName(field, firstLanguage())].filter((text) => text !== null).join('|')
    })
    .join(', ')

/** Of a manual: its other fields say nothing to visitors. */
const chapters = () => `hierarchy.lvl0|${commonName('hierarchy', firstLanguage())}`

const events = {
  'index-name': 'events_{language:en,pl,de,da}',
  facets: named('city', 'category'),
}

/** What of the sandbox each begins with. */
const examples: Record<Start, Values> = {
  page: events,
  header: events,
  window: { 'index-name': 'docs', facets: chapters() },
  shop: { 'index-name': 'products', facets: named('kind', 'price:range', 'color:color') },
  rail: { 'index-name': 'products' },
  article: { 'entry-id': 'article-01', show: 'title, image' },
  guide: { 'entry-id': 'article-01', show: 'title, image, toc' },
  text: { 'entry-id': 'article-01' },
}
/** The colour of its brand, until somebody has one of their own: on dark pages as the form makes it of that one. */
const brand: Values = { '--embed-accent': 'light-dark(#0b5d7a, #6096a9)' }
const first: Record<Tag, Start> = { 'site-search': 'page', 'rich-doc': 'article' }

export async function hasSandbox(): Promise<boolean> {
  if (!/^https?:$/.test(location.protocol)) return false
  const { 'app-id': app = '', 'api-key': key = '' } = accounts()['site-search']
  const query = new URLSearchParams({
    'x-algolia-application-id': app,
    'x-algolia-api-key': key,
  })
  try {
    const { status, body } = await ask(`${here()}/1/keys/${key}?${query}`, 'search-host')
    return status === 200 && Array.isArray(body?.acl)
  } catch {
    return false
  }
}

export function isInSandbox(settings: Settings): boolean {
  const values = valuesOf(settings)
  const account = accounts()[settings.element]
  return accountOf(settings.element).every((name) => (values[name] ?? '') === (account[name] ?? ''))
}

const withoutAccount = (tag: Tag, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !accountOf(tag).includes(name)))

/** Which of its indices it is, in whatever language; null for those of somebody else. */
export function sampleNamed(index: string, settings: Settings): SampleName | null {
  if (!isInSandbox(settings)) return null
  const stem = index.replace(/_(?:\{.*\}|en|pl|de|da)$/, '')
  return sampleNames.find((name) => name === stem) ?? null
}

/** What is shown: without it there is nothing to see. */
const sources: Record<Tag, readonly string[]> = {
  'site-search': ['index-name'],
  'rich-doc': ['entry-id', 'content-type'],
}

/** What there is to see there, as long as nothing is named. */
export function inSandbox(settings: Settings, tag: Tag): Settings {
  const others = withoutAccount(tag, settings.attributes[tag])
  const start = Object.keys(others).length ? startOf({ ...settings, element: tag }) : first[tag]
  const isNamed = sources[tag].some((name) => others[name] !== undefined)
  const own = isNamed ? others : { ...examples[start], ...others }
  const isPlain = !settings.stylesheet && !Object.keys(settings.tokens).length
  return {
    ...settings,
    ...(!isNamed && isPlain && { tokens: brand }),
    attributes: { ...settings.attributes, [tag]: { ...accounts()[tag], ...own } },
  }
}

const accountIn = (tag: Tag, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => accountOf(tag).includes(name)))

function withoutBrand(settings: Settings): Settings {
  const tokens = Object.entries(settings.tokens).filter(([name, value]) => brand[name] !== value)
  return { ...settings, tokens: Object.fromEntries(tokens) }
}

/** A theme brings a colour of its own. */
export const withoutBrandIn = (before: Settings, after: Settings): Settings =>
  before.stylesheet === after.stylesheet ? after : withoutBrand(after)

/** What is the sandbox’s goes with it; the account of before is there again. */
export function outOfSandbox(settings: Settings, before: Settings | null, tag: Tag): Settings {
  const account = before ? accountIn(tag, before.attributes[tag]) : {}
  const example = examples[startOf({ ...settings, element: tag })]
  const others = Object.entries(withoutAccount(tag, settings.attributes[tag])).filter(
    ([name, value]) => name === 'show' || example[name] !== value,
  )
  return {
    ...withoutBrand(settings),
    attributes: { ...settings.attributes, [tag]: { ...account, ...Object.fromEntries(others) } },
  }
}

const isStill = (values: Values, example: Values, name: string) =>
  example[name] !== undefined && values[name] === example[name]

/** With what is to be seen of it in the sandbox, unless somebody has chosen something else there, such as a filter. */
export function withStart(settings: Settings, start: Start): Settings {
  const [before, after] = [examples[startOf(settings)], examples[start]]
  const values = valuesOf(settings)
  const next = withShape(settings, start)
  const isExample = Object.keys(before)
    .filter((name) => !shaping[settings.element].includes(name))
    .every((name) => isStill(values, before, name))
  if (!isInSandbox(settings) || !isExample) return next
  const bare = Object.keys(before)
    .filter((name) => isStill(values, before, name))
    .reduce((all, name) => withValue(all, name, null), next)
  return Object.entries(after)
    .filter(([name]) => valuesOf(bare)[name] === undefined)
    .reduce((all, [name, value]) => withValue(all, name, value), bare)
}

/** Nothing but what the sandbox began with. */
const isUntouched = (settings: Settings) =>
  Object.entries(withoutAccount(settings.element, valuesOf(settings))).every(
    ([name, value]) => examples[first[settings.element]][name] === value,
  )

/** Who names a shop before anything else wants products. */
export const withGoods = (settings: Settings): Settings =>
  settings.element === 'site-search' && isUntouched(settings)
    ? withStart(settings, 'shop')
    : settings

/** The filters of an example are for its index: another one gets its own. */
export function withoutExampleFilters(before: Settings, after: Settings): Settings {
  const tag = 'site-search'
  const example = examples[startOf({ ...before, element: tag })]
  const [from, to] = [before.attributes[tag], after.attributes[tag]]
  const stem = example['index-name']?.replace(/_.*$/, '') ?? ''
  const isLeft =
    isStill(from, example, 'index-name') && to['index-name']?.replace(/_.*$/, '') !== stem
  if (!isLeft || !isStill(to, example, 'facets')) return after
  const { facets: _, ...others } = to
  return { ...after, attributes: { ...after.attributes, [tag]: others } }
}
