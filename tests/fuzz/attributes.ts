// The attributes of both elements: what is understood is what it should be, what is wrong is told, and the
// rest counts.
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { type Attribute, camel, type Kind, type KindValues } from '../../src/contract/attribute.ts'
import { isFacetType } from '../../src/contract/facet-types.ts'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { parsers } from '../../src/element/attributes.ts'
import { PageDefaults } from '../../src/element/page-defaults.ts'
import { fillValues } from '../../src/element/page-values.ts'
import { links, schemeOf } from './addresses.ts'
import { changed, json, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const all: readonly (readonly [string, Attribute])[] = [
  ...Object.entries(siteSearch.attributes),
  ...Object.entries(richDoc.attributes),
]
const namesOfAll = all.map(([attribute]) => camel(attribute))

const valid = [
  'none',
  'city, category:menu(limit=5 sort=alpha closed search)|Kind, price:range',
  'a.lvl0>a.lvl1:tree|In \\, and \\|, starts_at:date',
  'products|Products, help|Help',
  'city:Kraków, price:10:50, opens:"10:30"',
  '10, 20, 50',
  'title, date',
  'mod+k',
  'true',
  'https://search.example.com:8443/v1',
  'post=/blog/{slug}, /{contentType}/{slug}',
  'abc123:delivery-token, other.space:token',
  'ruleContexts=spring&getRankingInfo=true',
  'related-products:{meta.sku}, b\\,c:d',
  'trending-items:category=Art',
  'Europe/Warsaw',
  'de-AT',
  'black-friday;2026-11-27T09:00:00.000Z',
  'events_{language:en,pl} >= {today} {url.q} {meta.description}',
]

type Check<K extends Kind> = (value: KindValues[K], spec: Attribute, text: string) => void
const isLink = (value: string) =>
  ok(links.includes(schemeOf(value.replace(/\{[^}]*\}/g, 'x'))), `link to ${value}`)

/** What may come of each kind. */
const checks: { [K in Kind]: Check<K> } = {
  text: (value, spec) => ok(!(spec.secret && /^CFPAT/i.test(value)), 'a key that can write'),
  words: (value, _, from) => equal(value, from),
  flag: (value) => equal(typeof value, 'boolean'),
  choice: (value, spec) => ok('of' in spec && spec.of.includes(value)),
  choices: (values, spec) => ok('of' in spec && values.every((value) => spec.of.includes(value))),
  whole: (value, spec) => ok(spec.kind === 'whole' && value >= spec.min && value <= spec.max),
  wholes: (values) => ok(values.every((value) => Number.isInteger(value) && value > 0)),
  labelled: (values) => ok(values.every(({ value }) => value)),
  facets: (values) => {
    equal(new Set(values.map(({ attribute }) => attribute)).size, values.length, 'each once')
    for (const { attribute, type, limit } of values) {
      ok(attribute && isFacetType(type) && limit >= 1 && limit <= 999)
    }
  },
  selected: (values) => ok(values.every(({ attribute, value }) => attribute && value)),
  selector: (value, _, from) => equal(value, from),
  host: (value, spec) => {
    const isWord = 'also' in spec && spec.also?.includes(value)
    ok(isWord || /^https?:\/\/[^/?#@\s]+(\/[^?#@\s]*)?$/.test(value), `host ${value}`)
  },
  pattern: isLink,
  patterns: (values) => {
    for (const { pattern } of values) isLink(pattern)
  },
  tokens: (values) => {
    for (const { spaceId, token } of values) {
      ok(/^[\w.-]{1,64}$/.test(spaceId), `space ${spaceId}`)
      ok(/^\S+$/.test(token) && !/^CFPAT/i.test(token), 'a key that can write')
    }
  },
  recommended: (values) =>
    ok(values.every(({ objectID = '-', facetName = '-' }) => objectID && facetName)),
  parameters: (value) => ok([...new URLSearchParams(value)].length > 0),
  locale: (value) => ok(Intl.getCanonicalLocales(value)),
  timeZone: (timeZone) => ok(new Intl.DateTimeFormat('en', { timeZone })),
  shortcut: (value) => ok(value === '' || /(mod|ctrl|alt|meta)\+/.test(value)),
  id: (value) => ok(/^[\w.-]{1,64}$/.test(value)),
  timeline: ({ release, moment }) => {
    ok(/^[\w.-]{0,64}$/.test(release), `release ${release}`)
    ok(moment ? Date.parse(moment) : release, `moment ${moment}`)
  },
}

function isUnderstood<K extends Kind>(kind: K, spec: Attribute, from: string) {
  const value = parsers[kind](from, spec, 'thing')
  if (value !== null) checks[kind](value, spec, from)
}

export const attributes = target(
  'attributes',
  fc.record({ attribute: fc.constantFrom(...all), value: fc.oneof(text, changed(valid)) }),
  ({ attribute: [, spec], value }) => isUnderstood(spec.kind, spec, value),
)

const page = { locale: 'pl-PL', timeZone: 'UTC', now: new Date('2026-03-12T12:00:00Z') }
const fill = (value: string, attribute: 'filters' | 'params' | 'results-page') =>
  fillValues(value, attribute, siteSearch.attributes[attribute], page)

/** What stands between the quotes after `start`, read as the service reads it; null where more follows. */
function quotedIn(filled: string, start: string, end: string): string | null {
  const [, , inside = ''] =
    /^(["'])((?:\\[\s\S]|(?!\1)[^\\])*)\1$/.exec(filled.slice(start.length, -end.length)) ?? []
  return filled.startsWith(start) && filled.endsWith(end)
    ? inside.replace(/\\([\s\S])/g, '$1')
    : null
}

export const valuesFromThePage = target('values from the page', fc.oneof(text, name), (written) => {
  history.replaceState(null, '', `/?${new URLSearchParams({ q: written })}`)
  const value = new URLSearchParams(location.search).get('q')
  const plain = value || null
  const end = ' AND sold:false'
  for (const quote of ['', '"', "'"]) {
    const filled = fill(`city:${quote}{url.q}${quote}${end}`, 'filters')
    equal(filled && quotedIn(filled, 'city:', end), plain, 'a value stays in its quotes')
  }
  const filled = fill('a=1&b={url.q}&c=2', 'params')
  const parameters = filled === null ? null : [...new URLSearchParams(filled)]
  deepEqual(
    parameters,
    plain && [
      ['a', '1'],
      ['b', plain],
      ['c', '2'],
    ],
    'a value adds no parameter',
  )
  const path = fill('/found/{url.q}?x=1', 'results-page')
  if (path !== null) equal(new URL(path, 'https://page.example').origin, 'https://page.example')
})

const defaultName = fc.oneof(fc.constantFrom('appId', 'app-id', 'data-api-key', 'facets'), name)

export const pageDefaults = target('page-wide defaults', objectOf(defaultName, json), (values) => {
  const defaults = new PageDefaults()
  // As the text of a page would be read.
  defaults.configure(JSON.parse(JSON.stringify(values)))
  const said = Object.entries(values).filter(([, value]) => value !== null)
  const names = said.map(([key]) => camel(key.replace(/^data-/, '')))
  for (const attribute of namesOfAll)
    if (defaults.has(attribute)) ok(names.includes(attribute), `${attribute} is said by nobody`)
})
