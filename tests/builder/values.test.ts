// What the form says of a value is what the element makes of it.
import { expect, test } from 'vitest'
import { siteSearch } from '../../src/contract/site-search.ts'
import { hostOf } from '../../tools/builder/values/host.ts'
import { wrongIn } from '../../tools/builder/values/wrong.ts'
import { cases } from '../element/kinds.ts'

test.each(Object.entries(cases))(
  '%s: values that the element accepts are right, all others are wrong',
  (_, one) => {
    for (const [text] of one.right) expect(wrongIn('thing', one.spec, text), text).toBeNull()
    for (const text of one.wrong) expect(wrongIn('thing', one.spec, text), text).not.toBeNull()
  },
)

test('the builder asks the same service address as the element, and no other', () => {
  const { right, wrong } = cases.host
  for (const [text, address] of right.filter(([text]) => text !== 'eu')) {
    expect(hostOf(text), text).toBe(address)
    expect(hostOf(` ${text}\n`), text).toBe(address)
  }
  for (const text of [...wrong, '', ' ']) expect(hostOf(text), text).toBeNull()
})

test('of a list the items that are wrong are named, and what only the page can fill is not judged', () => {
  const { attributes } = siteSearch
  expect(wrongIn('facets', attributes.facets, 'city, price:rang, kind:menue(closed)')).toEqual({
    code: 'facetType',
    value: 'rang, menue',
  })
  expect(wrongIn('facets', attributes.facets, 'city(limt=5 closed)')).toEqual({
    code: 'facetOption',
    value: 'limt=5',
  })
  expect(wrongIn('locale', attributes.locale, '{url.lang}')).toBeNull()
})

test('a currency is a code or a field, and not as people write it in a sentence', () => {
  const spec = siteSearch.attributes['hit-currency']
  for (const text of ['kr.', 'kroner', 'zł', '€'])
    expect(wrongIn('hit-currency', spec, text)).toEqual({ code: 'currency', value: text })
  for (const text of ['DKK', 'money.currency', '{url.currency}'])
    expect(wrongIn('hit-currency', spec, text)).toBeNull()
})
