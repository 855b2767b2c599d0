// A policy is read as browsers read it.
import { expect, test } from 'vitest'
import { allows, directivesOf, hasNonce, sourcesFor } from '../../tools/cli/check/csp.ts'

const self = new URL('https://www.example.com/page')

test.each([
  ["'self'", 'https://www.example.com/a.js', true],
  ["'self'", 'https://cdn.example.com/a.js', false],
  ['https://cdn.example.com', 'https://cdn.example.com/a.js', true],
  ['https://cdn.example.com', 'http://cdn.example.com/a.js', false],
  ['http://cdn.example.com', 'https://cdn.example.com/a.js', true],
  ['cdn.example.com', 'https://cdn.example.com/a.js', true],
  ['cdn.example.com', 'http://cdn.example.com/a.js', false],
  ['*.example.com', 'https://cdn.example.com/a.js', true],
  ['*.example.com', 'https://example.com/a.js', false],
  ['*.example.com', 'https://badexample.com/a.js', false],
  ['https://CDN.example.com', 'https://cdn.example.com/a.js', true],
  ['https:', 'https://cdn.example.com/a.js', true],
  ['https:', 'http://cdn.example.com/a.js', false],
  ['*', 'http://cdn.example.com/a.js', true],
  ['*', 'data:text/javascript,1', false],
  ["'none'", 'https://www.example.com/a.js', false],
  ["'unsafe-inline'", 'https://www.example.com/a.js', false],
  ['cdn.example.com:8443', 'https://cdn.example.com:8443/a.js', true],
  ['cdn.example.com', 'https://cdn.example.com:8443/a.js', false],
  ['cdn.example.com:*', 'https://cdn.example.com:8443/a.js', true],
  ['https://cdn.example.com/lib/', 'https://cdn.example.com/lib/a.js', true],
  ['https://cdn.example.com/lib/', 'https://cdn.example.com/b.js', false],
  ['https://cdn.example.com/a.js', 'https://cdn.example.com/a.js', true],
  ['https://cdn.example.com/a', 'https://cdn.example.com/a.js', false],
])('%s and %s: %s', (source, address, allowed) => {
  expect(allows([source], new URL(address), self)).toBe(allowed)
})

test('a missing directive falls back to default-src, and the first of two counts', () => {
  const directives = directivesOf(
    "default-src 'self'; IMG-SRC *; img-src 'none'; script-src-elem https:;;",
  )
  expect(sourcesFor(directives, 'img-src')).toEqual(['*'])
  expect(sourcesFor(directives, 'connect-src')).toEqual(["'self'"])
  expect(sourcesFor(directives, 'script-src')).toEqual(['https:'])
  expect(sourcesFor(directivesOf('img-src *'), 'connect-src')).toBeNull()
})

test('a nonce only counts if the script has it', () => {
  expect(hasNonce(["'nonce-abc'"], 'abc')).toBe(true)
  expect(hasNonce(["'nonce-abc'"], 'x')).toBe(false)
  expect(hasNonce(["'nonce-'"], '')).toBe(false)
  expect(hasNonce(["'nonce-null'"], null)).toBe(false)
})
