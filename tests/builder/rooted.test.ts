import { expect, test } from 'vitest'
import { rootedFor } from '../../tools/builder/values/rooted.ts'

test('the builder warns about an address that differs by folder, and suggests the one that was probably meant', () => {
  const meant = ['suche', 'en/search', 'search.html', 'shop.example/search', 'www.example.com']
  expect(meant.map(rootedFor)).toEqual([
    '/suche',
    '/en/search',
    '/search.html',
    'https://shop.example/search',
    'https://www.example.com',
  ])
})

test('an address that is the same from everywhere, or is meant to be seen from its page, is left alone', () => {
  const whole = [
    '/suche',
    ' /suche',
    'https://a.example/b',
    './found',
    '../found',
    '?page=found',
    '#found',
    '',
  ]
  expect([...whole, '{url.lang}/found'].map(rootedFor).filter(Boolean)).toEqual([])
})
