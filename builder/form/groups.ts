// Which attribute belongs to what people want. Complete by type: an attribute without a group does not
// compile.
import type { AttributeOf, Tag } from '../settings.ts'

export const groups = [
  'first',
  'entry',
  'found',
  'results',
  'listing',
  'leading',
  'typing',
  'above',
  'links',
  'words',
  'measuring',
  'loading',
] as const
export type Group = (typeof groups)[number]

type Place = Group | 'account'

const ofSearch: Record<AttributeOf<'site-search'>, Place> = {
  'index-name': 'first',
  layout: 'first',
  facets: 'first',
  'hits-view': 'first',
  'url-sync': 'first',
  'app-id': 'account',
  'api-key': 'account',
  'search-host': 'account',
  selected: 'found',
  query: 'found',
  filters: 'found',
  params: 'found',
  'suggestions-index': 'typing',
  'hit-title': 'results',
  'hit-text': 'results',
  'hit-image': 'results',
  'hit-url': 'results',
  'hit-date': 'results',
  'hit-price': 'results',
  'hit-currency': 'results',
  'hit-badge': 'results',
  sort: 'listing',
  'hits-per-page': 'listing',
  'per-page-options': 'listing',
  paging: 'listing',
  'group-by': 'listing',
  'results-page': 'leading',
  'query-param': 'leading',
  for: 'leading',
  trigger: 'leading',
  shortcut: 'leading',
  opens: 'leading',
  'hit-entry': 'leading',
  'url-prefix': 'leading',
  'search-on': 'typing',
  'search-delay': 'typing',
  'min-length': 'typing',
  recent: 'typing',
  autofocus: 'typing',
  placeholder: 'words',
  label: 'words',
  locale: 'words',
  'time-zone': 'words',
  'heading-level': 'words',
  insights: 'measuring',
  'user-token': 'measuring',
  track: 'measuring',
  'powered-by': 'measuring',
  loading: 'loading',
  theme: 'loading',
}

const ofDocument: Record<AttributeOf<'rich-doc'>, Place> = {
  'entry-id': 'first',
  field: 'first',
  show: 'first',
  'entry-url': 'first',
  'content-locale': 'first',
  'space-id': 'account',
  'access-token': 'account',
  environment: 'account',
  'content-host': 'account',
  'content-type': 'entry',
  slug: 'entry',
  'slug-field': 'entry',
  preview: 'entry',
  'preview-token': 'entry',
  include: 'entry',
  'date-field': 'above',
  'heading-level': 'above',
  'page-meta': 'above',
  opens: 'links',
  'link-target': 'links',
  locale: 'words',
  'time-zone': 'words',
  loading: 'loading',
  theme: 'loading',
}

const places: Record<Tag, Readonly<Record<string, Place>>> = {
  'site-search': ofSearch,
  'rich-doc': ofDocument,
}

/** In the order of the lists above. */
export const namesOf = (tag: Tag, place: Place) =>
  Object.entries(places[tag])
    .filter(([, own]) => own === place)
    .map(([name]) => name)

/** `for` is the control of where the snippet goes. */
export const controlName = (name: string) => (name === 'for' ? 'element-for' : name)
