// What is chosen, in the address and in `history.state`: anybody may write there.
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import { isInterval } from '../../src/search/engine/filter.ts'
import { remembered, type SearchState } from '../../src/search/engine/state.ts'
import { addressToState, stateToAddress } from '../../src/search/told/address.ts'
import { splitQuery } from '../../src/search/told/query-string.ts'
import { at, first, options, shownAt } from '../search/engine/states.ts'
import { changed, json, mostly, name, objectOf, text } from './inputs.ts'
import { target } from './target.ts'

const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '')
const words = text.map(wellFormed)
const limit = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0)
const interval = fc
  .tuple(limit, limit)
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const chosen = fc.uniqueArray(words.filter(Boolean), { minLength: 1, maxLength: 3 })
const filterName = name.map(wellFormed).filter((attribute) => {
  const isPrice = options.isInterval(attribute) === true
  return attribute !== '' && attribute !== '__proto__' && !isPrice
})

const state: fc.Arbitrary<SearchState> = fc
  .record({
    query: words,
    page: fc.nat(9998),
    index: fc.constantFrom(...options.indices),
    sort: fc.constantFrom(null, ...options.sorts),
    hitsPerPage: fc.constantFrom(null, ...options.sizes),
    values: objectOf(filterName, chosen, 3),
    price: fc.option(
      fc.oneof(
        interval,
        limit.map((min) => ({ min })),
      ),
    ),
  })
  .map(({ values, price, ...rest }) => ({
    ...rest,
    filters: { ...values, ...(price ? { price } : {}) },
  }))

const search = fc.oneof(
  text,
  changed(['q=jazz&f.city=Kraków&page=2', 'f.price=10:50&sort=events_by_date&per-page=20', 'a=b']),
  fc
    .array(
      fc.tuple(
        fc.oneof(
          name,
          name.map((attribute) => `f.${attribute}`),
        ),
        text,
      ),
    )
    .map((pairs) => String(new URLSearchParams(pairs))),
)

/** A search of its own kind on a page that begins with something. */
const given = fc.record({
  prefix: fc.constantFrom(null, 'my.shop'),
  isInterval: fc.constantFrom(options.isInterval, () => null),
})
const begun = fc.oneof(
  fc.constant(first),
  state.map((chosen) => ({ ...chosen, index: first.index, hitsPerPage: null, page: 0 })),
)

export const writtenStates = target(
  'states in an address',
  fc.record({ chosen: state, before: state, begun, given, raw: search }),
  ({ chosen, before, begun, given, raw }) => {
    const own = { ...options, ...given }
    const page = at(`?${raw}`)
    // A parameter of the page's that looks like one of ours would be ours.
    fc.pre(!splitQuery(page, own.prefix).ours.length)
    const url = stateToAddress(before, begun, own, page)
    const written = stateToAddress(chosen, begun, own, url)
    deepEqual(shownAt(written, own, begun), chosen, 'what was written is read')
    const kept = (one: URL) => splitQuery(one, own.prefix).theirs.join('&')
    equal(kept(written), kept(page), 'the page’s own parameters stay as they are')
    equal(written.origin + written.pathname, page.origin + page.pathname)
  },
)

/** A state that the element can show. */
function isUsable(state: Partial<SearchState>) {
  const { index, sort, hitsPerPage, page, filters = {} } = state
  ok(index === undefined || options.indices.includes(index))
  ok(!sort || options.sorts.includes(sort))
  ok(!hitsPerPage || options.sizes.includes(hitsPerPage))
  ok(page === undefined || (Number.isInteger(page) && page >= 0))
  equal(Object.getPrototypeOf(filters), Object.prototype)
  ok(!Object.hasOwn(filters, '__proto__'), 'what is copied later could become a prototype')
  ok(Object.keys(filters).length <= 100, 'nobody chooses so many')
  for (const filter of Object.values(filters))
    if (isInterval(filter)) ok(Object.values(filter).every(Number.isFinite), 'limits are numbers')
    else ok(filter.length > 0 && filter.every((value) => typeof value === 'string'))
}

export const readAddresses = target('addresses that anybody wrote', search, (raw) => {
  const read = addressToState(at(`?${raw}`), options)
  isUsable(read)
  const written = stateToAddress({ ...first, ...read }, first, options, at(''))
  deepEqual(shownAt(written), { ...first, ...read }, 'what was read is written')
})

const memory = fc.record({
  query: mostly(text),
  filters: mostly(objectOf(name, json)),
  page: mostly(fc.integer()),
  index: mostly(fc.constantFrom(...options.indices)),
  sort: mostly(text),
  hitsPerPage: mostly(fc.integer()),
})

export const memories = target('history.state that anybody wrote', mostly(memory), (value) => {
  const found = remembered(value, options.indices)
  if (!found) return
  // What may be chosen is judged where it is used.
  const { filters, page, hitsPerPage, query } = found
  isUsable({ ...(filters && { filters }), ...(page !== undefined && { page }) })
  ok(query === undefined || typeof query === 'string')
  ok(!hitsPerPage || hitsPerPage > 0)
})
