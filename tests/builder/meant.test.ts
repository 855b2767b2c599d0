// Suggestions for a name that a service does not know.
import { expect, test } from 'vitest'
import { meantBy, meantByEntry, meantByIndex } from '../../tools/builder/inspect/meant.ts'
import { renamed } from '../../tools/builder/lists.ts'

test('another number is not a typing mistake, and a name unlike all others gets no suggestion', () => {
  expect(meantBy('prodcts', ['help', 'products'])?.to).toBe('products')
  expect(meantBy('taels', ['help', 'tales'])?.to).toBe('tales')
  expect(meantBy('article-99', ['article-01', 'article-02'])).toBeUndefined()
  expect(meantBy('4711', ['4712'])).toBeUndefined()
  expect(meantBy('shoes', ['help', 'products'])).toBeUndefined()
})

test('what the page fills into the name of an index stays', () => {
  const known = ['events_en', 'events_pl']
  const meant = meantByIndex('evnts_{language:en,pl}', known, 'pl')
  expect(meant?.to).toBe('events_{language:en,pl}')
  expect(renamed('help, evnts_{language:en,pl}|Events', meant?.from ?? '', meant?.to ?? '')).toBe(
    'help, events_{language:en,pl}|Events',
  )
})

test('a name without its language means the indices of all languages', () => {
  const known = ['events_en', 'events_pl', 'help', 'help_old', 'news-de', 'news-en']
  expect(meantByIndex('events', known, 'pl')?.to).toBe('events_{language:en,pl}')
  expect(meantByIndex('news', known, 'pl')?.to).toBe('news-{language:en,de}')
})

test('an entry is found by its title too', () => {
  const entries = [{ id: '5KsDBWseXY6QegucYAoacS', title: 'Our story' }]
  expect(meantByEntry('our story', entries)).toEqual({
    from: 'our story',
    to: '5KsDBWseXY6QegucYAoacS',
    called: 'Our story (5KsDBWseXY6QegucYAoacS)',
  })
})
