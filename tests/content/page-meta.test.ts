// The page's title, description and canonical link, and how they are put back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entryOf } from '../../src/content/entry.ts'
import { describePage, forbidIndexing, pageAddress } from '../../src/content/page-meta.ts'

const theirs =
  '<title>Our shop</title><meta name="description" content="We sell"><link rel="alternate" href="/pl">'
const described = (fields: object, canonical: string | null = null) => {
  const entry = entryOf({ sys: { id: 'a' }, fields })
  if (!entry) throw new Error('no entry')
  return describePage(entry, canonical)
}
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

beforeEach(() => {
  document.head.innerHTML = theirs
})
afterEach(() => {
  document.head.replaceChildren()
  history.replaceState(null, '', '/')
})

describe('an entry gives the page', () => {
  test.each([
    [{ title: ' The\nharbour ' }, 'The harbour'],
    [{ title: 'A', metaTitle: 'B' }, 'B'],
    [{ title: 'A', metaTitle: 'B', seoTitle: 'C' }, 'C'],
    [{ title: 'A', metaTitle: ' ', seoTitle: { of: 'another shape' } }, 'A'],
  ])('the title for search engines, or its own title, in one line: %j', (fields, title) => {
    described(fields)
    expect(document.title).toBe(title)
  })

  test.each([
    [{ description: 'A', metaDescription: 'B' }, 'B'],
    [{ summary: 'A', seoDescription: 'C', metaDescription: 'B' }, 'C'],
  ])('the description that is written for them: %j', (fields, description) => {
    described(fields)
    expect(content('description')).toBe(description)
  })

  test('no values that it does not have', () => {
    described({})
    expect(document.head.innerHTML).toBe(theirs)
  })

  test('plain text, whatever it looks like', () => {
    described({ title: '</title><script>1</script>', summary: '"><img src=x>' })
    expect(document.title).toBe('</title><script>1</script>')
    expect(content('description')).toBe('"><img src=x>')
    expect(document.head.querySelectorAll('script, img')).toHaveLength(0)
  })
})

describe('everything is restored', () => {
  test('as it was, and new tags are removed', () => {
    const putBack = described({ title: 'A', summary: 'B' }, 'https://shop.example/a')
    const open = forbidIndexing()
    expect(content('robots')).toBe('noindex')
    open()
    putBack()
    expect(document.head.innerHTML).toBe(theirs)
  })

  test('including tags without a value', () => {
    document.head.innerHTML = '<meta name="description">'
    described({ summary: 'B' })()
    expect(document.head.innerHTML).toBe('<meta name="description">')
  })

  test('except what somebody else has changed meanwhile', () => {
    const putBack = described({ title: 'A', summary: 'B' })
    document.title = 'Another page'
    document.head.querySelector('meta')?.setAttribute('content', 'Theirs')
    putBack()
    expect(document.title).toBe('Another page')
    expect(content('description')).toBe('Theirs')
  })
})

describe('the page’s own address', () => {
  test.each([
    ['/guide/harbour', '/guide/harbour'],
    ['/guide?utm_source=mail#part', '/guide'],
    ['/guide?entry=harbour&utm_source=mail', '/guide?entry=harbour'],
    ['/guide?lang=de&entry=harbour', '/guide?lang=de&entry=harbour'],
    ['/guide?x=&entry=other', '/guide'],
  ])('of %s is %s: only what chooses the entry stays', (address, own) => {
    history.replaceState(null, '', address)
    expect(pageAddress(['harbour', null, 'de'])).toBe(location.origin + own)
  })
})
