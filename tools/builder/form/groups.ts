// Assigns each attribute to a group of the form. An attribute without a group does not compile.
import { type AttributeOf, engineOf, type Settings, type Tag, type Values } from '../settings.ts'

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
  'developers',
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
  engine: 'account',
  recommend: 'found',
  selected: 'found',
  query: 'found',
  filters: 'found',
  'search-fields': 'found',
  params: 'developers',
  'suggestions-index': 'typing',
  'hit-title': 'results',
  'hit-text': 'results',
  'hit-image': 'results',
  'hit-url': 'results',
  'hit-date': 'results',
  'hit-price': 'results',
  'hit-currency': 'results',
  'hit-badge': 'results',
  'hit-facts': 'results',
  sort: 'listing',
  'hits-per-page': 'listing',
  'per-page-options': 'listing',
  paging: 'listing',
  'group-by': 'listing',
  'results-page': 'leading',
  'query-param': 'developers',
  name: 'developers',
  for: 'developers',
  trigger: 'developers',
  shortcut: 'leading',
  opens: 'developers',
  'hit-entry': 'developers',
  'url-prefix': 'developers',
  'search-on': 'typing',
  'search-delay': 'developers',
  'min-length': 'typing',
  recent: 'typing',
  ask: 'typing',
  autofocus: 'typing',
  'agent-tool': 'developers',
  placeholder: 'words',
  label: 'words',
  locale: 'words',
  'time-zone': 'words',
  'heading-level': 'developers',
  insights: 'measuring',
  'user-token': 'developers',
  track: 'measuring',
  'powered-by': 'measuring',
  loading: 'loading',
  'privacy-policy': 'loading',
  theme: 'loading',
}

const ofDocument: Record<AttributeOf<'rich-doc'>, Place> = {
  'entry-id': 'first',
  field: 'first',
  show: 'first',
  'entry-url': 'first',
  locale: 'first',
  'space-id': 'account',
  'access-token': 'account',
  environment: 'account',
  'content-host': 'account',
  spaces: 'account',
  'content-type': 'entry',
  slug: 'entry',
  'slug-field': 'developers',
  preview: 'entry',
  'preview-token': 'developers',
  timeline: 'developers',
  include: 'developers',
  'date-field': 'above',
  'heading-level': 'developers',
  'page-meta': 'above',
  opens: 'developers',
  'link-target': 'links',
  'content-locale': 'words',
  'time-zone': 'words',
  loading: 'loading',
  'privacy-policy': 'loading',
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

/** Each engine has its own: only Algolia has applications, and only Typesense cannot do without fields. */
export function accountNames(settings: Settings): readonly string[] {
  const names = namesOf(settings.element, 'account')
  const engine = engineOf(settings)
  if (settings.element === 'rich-doc' || engine === 'algolia') return names
  const others = names.filter((name) => name !== 'app-id')
  return engine === 'typesense' ? [...others, fields] : others
}
const fields = 'search-fields'

/** Settings that a dropdown has no room or no need for, and their group then. */
const outOfDropdown: Readonly<Record<string, Group>> = {
  facets: 'found',
  'hits-view': 'listing',
  'url-sync': 'leading',
}

/** A dropdown has room for a few results, so the page with all results is an important setting. */
export function namesFor(tag: Tag, group: Group, { layout, engine }: Values) {
  const names =
    tag === 'site-search' && layout === 'dropdown'
      ? aroundDropdown(tag, group)
      : namesOf(tag, group)
  return engine === 'typesense' ? names.filter((name) => name !== fields) : names
}

function aroundDropdown(tag: Tag, group: Group): readonly string[] {
  const name = 'results-page'
  const moved = Object.keys(outOfDropdown)
  if (group !== 'first')
    return [
      ...namesOf(tag, group).filter((one) => one !== name),
      ...moved.filter((one) => outOfDropdown[one] === group),
    ]
  return namesOf(tag, group)
    .filter((one) => !moved.includes(one))
    .flatMap((one) => (one === 'layout' ? [one, name] : [one]))
}

/** Further below, and what many come for. */
export const often: Readonly<Record<Tag, readonly string[]>> = {
  'site-search': ['sort', 'filters', 'placeholder'],
  'rich-doc': ['slug', 'page-meta', 'link-target'],
}

/** Of the part of the form, for the way to it. */
export const partId = (name: string) => `part-${name}`

/** Of the control of an attribute, for the way to it. */
export const controlId = (tag: Tag, name: string) => `${tag}-${name}`

/** `for` is the control of where the snippet goes. */
export const controlName = (name: string) => (name === 'for' ? 'element-for' : name)
