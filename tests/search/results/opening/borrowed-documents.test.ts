// A document that searches open entries in goes back to what its page had written.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  borrow,
  giveBack,
  isBorrowed,
  keepBorrowed,
  shownIn,
} from '../../../../src/search/results/opening/opening.ts'

const one = { name: 'one' }
const two = { name: 'two' }
let reader: Element

beforeEach(() => {
  reader = document.createElement('rich-doc')
})

describe('a document that a search has borrowed shows again', () => {
  test.each([[null], ['own'], ['{url.entry}']])('what the page had written: %j', (written) => {
    if (written !== null) reader.setAttribute('entry-id', written)
    borrow(reader, 'a', one)
    borrow(reader, 'b', one)
    expect(shownIn(reader)).toBe('b')
    giveBack(reader, one)
    expect(shownIn(reader)).toBe(written)
  })

  test('what the page had written, also after another search or a link has opened something in it', () => {
    borrow(reader, 'a', one)
    borrow(reader, 'b', two)
    giveBack(reader, one)
    expect(shownIn(reader)).toBe('b')
    reader.setAttribute('entry-id', 'linked')
    expect(isBorrowed(reader)).toBe(false)
    keepBorrowed(reader, 'linked')
    expect(isBorrowed(reader)).toBe(true)
    giveBack(reader, two)
    expect(shownIn(reader)).toBeNull()
  })

  test('what the page has written meanwhile, now and after the next entry', () => {
    borrow(reader, 'a', one)
    reader.setAttribute('entry-id', 'new')
    giveBack(reader, one)
    expect(shownIn(reader)).toBe('new')
    borrow(reader, 'b', one)
    giveBack(reader, one)
    expect(shownIn(reader)).toBe('new')
  })
})
