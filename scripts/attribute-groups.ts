// Assigns each attribute to a heading of the docs, in the order of each table. An attribute without a group does
// not compile.
import type { richDoc } from '../src/contract/rich-doc.ts'
import type { siteSearch } from '../src/contract/site-search.ts'

type Groups<Contract extends { attributes: object }, Group extends string> = Readonly<
  Record<keyof Contract['attributes'] & string, Group>
>

type SearchGroup =
  | 'account'
  | 'found'
  | 'filters'
  | 'order'
  | 'result'
  | 'place'
  | 'box'
  | 'address'
  | 'language'
  | 'consent'

export const searchGroups: Groups<typeof siteSearch, SearchGroup> = {
  'app-id': 'account',
  'api-key': 'account',
  engine: 'account',
  'search-host': 'account',
  'index-name': 'found',
  recommend: 'found',
  query: 'found',
  filters: 'found',
  'search-fields': 'found',
  params: 'found',
  facets: 'filters',
  selected: 'filters',
  sort: 'order',
  'hits-per-page': 'order',
  'per-page-options': 'order',
  paging: 'order',
  'group-by': 'order',
  'hits-view': 'result',
  'hit-title': 'result',
  'hit-text': 'result',
  'hit-image': 'result',
  'hit-url': 'result',
  'hit-date': 'result',
  'hit-price': 'result',
  'hit-currency': 'result',
  'hit-badge': 'result',
  'hit-facts': 'result',
  'hit-entry': 'result',
  opens: 'result',
  layout: 'place',
  for: 'place',
  trigger: 'place',
  shortcut: 'place',
  'results-page': 'place',
  'query-param': 'place',
  placeholder: 'box',
  name: 'box',
  autofocus: 'box',
  'agent-tool': 'box',
  'search-on': 'box',
  'search-delay': 'box',
  'min-length': 'box',
  'suggestions-index': 'box',
  recent: 'box',
  ask: 'box',
  'url-sync': 'address',
  'url-prefix': 'address',
  locale: 'language',
  'time-zone': 'language',
  theme: 'language',
  label: 'language',
  'heading-level': 'language',
  loading: 'consent',
  'privacy-policy': 'consent',
  insights: 'consent',
  'user-token': 'consent',
  track: 'consent',
  'powered-by': 'consent',
}

type DocumentGroup = 'account' | 'entry' | 'around' | 'links' | 'drafts' | 'language' | 'consent'

export const documentGroups: Groups<typeof richDoc, DocumentGroup> = {
  'space-id': 'account',
  'access-token': 'account',
  environment: 'account',
  'content-host': 'account',
  spaces: 'account',
  'entry-id': 'entry',
  'content-type': 'entry',
  slug: 'entry',
  'slug-field': 'entry',
  field: 'entry',
  include: 'entry',
  show: 'around',
  'date-field': 'around',
  'heading-level': 'around',
  'page-meta': 'around',
  'entry-url': 'links',
  opens: 'links',
  'link-target': 'links',
  preview: 'drafts',
  'preview-token': 'drafts',
  timeline: 'drafts',
  locale: 'language',
  'content-locale': 'language',
  'time-zone': 'language',
  theme: 'language',
  loading: 'consent',
  'privacy-policy': 'consent',
}
