// Patterns of addresses, filled with what others have written.
import { expect, test } from 'vitest'
import { fillPattern } from '../../src/net/pattern.ts'

const fill = (pattern: string, values: Record<string, string>) =>
  fillPattern(pattern, (name) => values[name] ?? '')

test.each([
  ['/blog/{slug}', { slug: 'a' }, '/blog/a'],
  ['/blog/{ slug }', { slug: 'a' }, '/blog/a'],
  ['/{slug}', { slug: 'coast/light house' }, '/coast/light%20house'],
  ['/{slug}', { slug: '/about' }, '/about'],
  ['/{slug}', { slug: '/' }, '/'],
  ['/{slug}', { slug: '//evil.example/x' }, '/evil.example/x'],
  ['/{slug}', { slug: 'a?b#c&d' }, '/a%3Fb%23c%26d'],
  ['/{slug}', { slug: '\\\\evil.example' }, '/%5C%5Cevil.example'],
  ['https://shop.example/{a}?v={b}', { a: 'x', b: 'ż' }, 'https://shop.example/x?v=%C5%BC'],
  ['/{slug}', { slug: 'a\ud800b' }, '/ab'],
  ['{url}', { url: 'javascript:alert(1)' }, 'javascript%3Aalert(1)'],
])('%s with %j is %s', (pattern, values, url) => {
  expect(fill(pattern, values)).toBe(url)
})

test.each([
  ['/{slug}', {}],
  ['/{type}/{slug}', { slug: 'a' }],
  ['https://{host}/', { host: 'evil.example' }],
  ['https://good.example{path}', { path: '.evil.example' }],
  ['https://good.example{path}', { path: '@evil.example' }],
])('%s with %j is none', (pattern, values) => {
  expect(fill(pattern, values)).toBeNull()
})
