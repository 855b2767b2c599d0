// A document that searches open entries in goes back to what its page had written.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  borrow,
  giveBack,
  isBorrowed,
  keepBorrowed,
  shownIn,
} from '../../../src/search/opening/borrowed-documents.ts'

const one = { name: 'one' }
const two = { name: 'two' }
let reader: Element

beforeEach(() => {
  reader = document.createElement('rich-doc')
})

describe('a document goes back', () => {
  test.each([[null], ['own'], ['{url.entry}']])('to what it showed: %j', (written) => {
    if (written !== null) reader.setAttribute('entry-id', written)
    borrow(reader, 'a', one)
    borrow(reader, 'b', one)
    expect(shownIn(reader)).toBe('b')
    giveBack(reader, one)
    expect(shownIn(reader)).toBe(written)
  })

  test('also after another search or a link of its own has opened something in it', () => {
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

  test('but keeps what the page has written meanwhile, which is what it goes back to next', () => {
    borrow(reader, 'a', one)
    reader.setAttribute('entry-id', 'new')
    giveBack(reader, one)
    expect(shownIn(reader)).toBe('new')
    borrow(reader, 'b', one)
    giveBack(reader, one)
    expect(shownIn(reader)).toBe('new')
  })
})
