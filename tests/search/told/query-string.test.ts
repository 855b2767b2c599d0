// One parameter changed, byte for byte as the page has the rest.
import { expect, test } from 'vitest'
import { parameterOf, withParameter } from '../../../src/search/told/query-string.ts'

const changed = (query: string, value: string | null, name = 'entry') =>
  withParameter(new URL(`https://a.example/p${query}#h`), name, value).href.slice(19)

test.each([
  ['', 'x', '?entry=x#h'],
  ['?a=%20b+c&&flag&d=%E0%A4%A', 'x', '?a=%20b+c&&flag&d=%E0%A4%A&entry=x#h'],
  ['?entry=y&a=1&entry=z', 'x', '?a=1&entry=x#h'],
  ['?%65ntry=y&a=1', null, '?a=1#h'],
  ['?entry=y', null, '#h'],
  ['??a=1', 'x', '??a=1&entry=x#h'],
  ['?entry=y&?a=1', null, '??a=1#h'],
  ['?s.entry=y', null, '?s.entry=y#h'],
])('%s with %j is %s', (query, value, after) => {
  expect(changed(query, value)).toBe(after)
})

test('a parameter that was written is read again', () => {
  const url = withParameter(new URL('https://a.example/?q=1'), 's.entry', 'a-b_c.1')
  expect(url.search).toBe('?q=1&s.entry=a-b_c.1')
  expect(parameterOf(url, 's.entry')).toBe('a-b_c.1')
})
