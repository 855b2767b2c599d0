// Events have the names and details that the contract declares. The compiler checks it: each line below an
// `@ts-expect-error` has to be wrong.
import { expect, test } from 'vitest'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import type { Host } from '../../src/page/host.ts'

const told: unknown[][] = []
const host = {
  dispatch: (...event: unknown[]) => told.push(event) > 0,
  call: (...call: unknown[]) => told.push(call),
  answer: () => () => {},
  publish: (...published: unknown[]) => told.push(published),
} as unknown as Host

test('an event with another name or detail than the contract’s does not compile', () => {
  host.dispatch('search-redirect', { url: '/a', query: 'a' }, true)
  // @ts-expect-error: no such event
  host.dispatch('search-redirekt', { url: '/a', query: 'a' }, true)
  // @ts-expect-error: the detail lacks the query
  host.dispatch('search-redirect', { url: '/a' }, true)
  // @ts-expect-error: the detail has a name too many
  host.dispatch('search-redirect', { url: '/a', query: 'a', index: 'b' }, true)
  // @ts-expect-error: it can be cancelled, and does not say so
  host.dispatch('search-redirect', { url: '/a', query: 'a' })
  // @ts-expect-error: it cannot be cancelled
  host.dispatch('search-open', {}, true)
  expect(told).toHaveLength(6)
})

test('a method or a property that the contract lacks does not compile', () => {
  host.call('close')
  // @ts-expect-error: no such method
  host.call('shut')
  // @ts-expect-error: no such method
  host.answer('shut', () => {})
  // @ts-expect-error: no such property
  host.publish('queries', 'a')
  expect(told.length).toBeGreaterThan(0)
})

test('the documented defaults for each layout are the real ones', () => {
  const { 'hits-per-page': size, 'min-length': least } = siteSearch.attributes
  for (const number of Object.values(size.byLayout)) expect(size.doc).toContain(` ${number} `)
  expect(least.doc).toContain(`else ${least.byLayout.dialog}.`)
  expect(least.byLayout.dropdown).toBe(least.byLayout.dialog)
  expect(least.byLayout.page).toBe(0)
  expect(richDoc.tag).toBe('rich-doc')
})
