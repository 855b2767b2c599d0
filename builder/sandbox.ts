// The local services of the demo, where the builder lies beside them. They are found by asking.
import { commonName } from './form/common-names.ts'
import { ask } from './inspect/ask.ts'
import { accountOf, type Settings, type Tag, type Values, valuesOf } from './settings.ts'
import { firstLanguage } from './words/words.ts'

const here = () => location.origin

const accounts = (): Record<Tag, Values> => ({
  'site-search': { 'app-id': 'GUIDE', 'api-key': 'guide-search', 'search-host': here() },
  'rich-doc': { 'space-id': 'guide', 'access-token': 'guide-delivery', 'content-host': here() },
})

/** Its filters are called as in the language that somebody begins in. */
const named = (field: string) =>
  [field, commonName(field, firstLanguage())].filter((text) => text !== null).join('|')

const examples: Record<Tag, Values> = {
  'site-search': {
    'index-name': 'events_{language:en,pl,de,da}',
    facets: ['city', 'category'].map(named).join(', '),
  },
  'rich-doc': { 'entry-id': 'article-01', show: 'title, image' },
}

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

const sampleNames = [
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

/** Which of its indices it is, in whatever language; null for those of somebody else. */
export function sampleNamed(index: string, settings: Settings): SampleName | null {
  if (!isInSandbox(settings)) return null
  const stem = index.replace(/_(?:\{.*\}|en|pl|de|da)$/, '')
  return sampleNames.find((name) => name === stem) ?? null
}

/** What there is to see there, as long as nothing else is set. */
export function inSandbox(settings: Settings, tag: Tag): Settings {
  const others = withoutAccount(tag, settings.attributes[tag])
  const own = Object.keys(others).length ? others : examples[tag]
  return {
    ...settings,
    attributes: { ...settings.attributes, [tag]: { ...accounts()[tag], ...own } },
  }
}

const accountIn = (tag: Tag, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => accountOf(tag).includes(name)))

/** What is the sandbox’s goes with it; the account of before is there again. */
export function outOfSandbox(settings: Settings, before: Settings | null, tag: Tag): Settings {
  const account = before ? accountIn(tag, before.attributes[tag]) : {}
  const others = Object.entries(withoutAccount(tag, settings.attributes[tag])).filter(
    ([name, value]) => examples[tag][name] !== value,
  )
  return {
    ...settings,
    attributes: { ...settings.attributes, [tag]: { ...account, ...Object.fromEntries(others) } },
  }
}

/** The filters of the example are for its index: another one gets its own. */
export function withoutExampleFilters(before: Settings, after: Settings): Settings {
  const tag = 'site-search'
  const example = examples[tag]
  const [from, to] = [before.attributes[tag], after.attributes[tag]]
  const isLeft =
    from['index-name'] === example['index-name'] && !to['index-name']?.startsWith('events_')
  if (!isLeft || to.facets !== example.facets) return after
  const { facets: _, ...others } = to
  return { ...after, attributes: { ...after.attributes, [tag]: others } }
}
