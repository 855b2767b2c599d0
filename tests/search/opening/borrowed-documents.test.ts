// A document that searches open entries in goes back to what its page had written.
import { beforeEach, describe, expect, test } from 'vitest'
import {
  hold,
  holdOn,
  isHeld,
  release,
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
    hold(reader, 'a', one)
    hold(reader, 'b', one)
    expect(shownIn(reader)).toBe('b')
    release(reader, one)
    expect(shownIn(reader)).toBe(written)
  })

  test('also after another search or a link of its own has opened something in it', () => {
    hold(reader, 'a', one)
    hold(reader, 'b', two)
    release(reader, one)
    expect(shownIn(reader)).toBe('b')
    reader.setAttribute('entry-id', 'linked')
    expect(isHeld(reader)).toBe(false)
    holdOn(reader, 'linked')
    expect(isHeld(reader)).toBe(true)
    release(reader, two)
    expect(shownIn(reader)).toBeNull()
  })

  test('but keeps what the page has written meanwhile, which is what it goes back to next', () => {
    hold(reader, 'a', one)
    reader.setAttribute('entry-id', 'new')
    release(reader, one)
    expect(shownIn(reader)).toBe('new')
    hold(reader, 'b', one)
    release(reader, one)
    expect(shownIn(reader)).toBe('new')
  })
})
