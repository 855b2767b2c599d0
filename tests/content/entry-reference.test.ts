// How an entry is referred to, and which entry matches.
import { expect, test } from 'vitest'
import { isReferredTo } from '../../src/content/entry-reference.ts'

const reference = { contentType: 'post', field: 'slug', slug: '5' }
const withSlug = (slug: unknown) => ({ id: 'a', contentType: 'post', fields: { slug }, raw: {} })

test.each([['5'], [5]])('a slug is a text or a number: %j', (slug) => {
  expect(isReferredTo(withSlug(slug), reference)).toBe(true)
})

test.each([['6'], [null], [['5']], [{ toString: 1, valueOf: 1 }]])(
  'an entry with another slug, or with nonsense for one, is not what was asked for: %j',
  (slug) => {
    expect(isReferredTo(withSlug(slug), reference)).toBe(false)
  },
)
