// What a release writes into the pages: the version in every address, and the integrity of its files.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withAddresses, withIntegrity } from '../../scripts/release/version.ts'

const files = { 'site-search.slim.js': 'sha384-new', 'themes/shop.css': 'sha384-sheet' }
const released = (text: string) => withIntegrity(withAddresses(text, '2.0.0'), files)

test.each([
  [
    '<script src="https://cdn.jsdelivr.net/npm/site-embed@0.1.0/dist/site-search.slim.js" integrity="sha384-…" defer>',
    '<script src="https://cdn.jsdelivr.net/npm/site-embed@2.0.0/dist/site-search.slim.js" integrity="sha384-new" defer>',
  ],
  [
    '<link href="https://unpkg.com/site-embed@0.1.0/dist/themes/shop.css" integrity="sha384-old">',
    '<link href="https://unpkg.com/site-embed@2.0.0/dist/themes/shop.css" integrity="sha384-sheet">',
  ],
  [
    'const src = "https://cdn.jsdelivr.net/npm/site-embed@0.1.0/dist/site-search.slim.js"\n\nload({ src, "integrity":"sha384-old" })',
    'const src = "https://cdn.jsdelivr.net/npm/site-embed@2.0.0/dist/site-search.slim.js"\n\nload({ src, "integrity":"sha384-new" })',
  ],
  [
    'script-src https://cdn.jsdelivr.net/npm/site-embed@0.1.0/dist/;',
    'script-src https://cdn.jsdelivr.net/npm/site-embed@2.0.0/dist/;',
  ],
  [
    "array( 'https://cdn.jsdelivr.net/npm/site-embed@0.1.0/dist/site-search.slim.js', '' )",
    "array( 'https://cdn.jsdelivr.net/npm/site-embed@2.0.0/dist/site-search.slim.js', 'sha384-new' )",
  ],
])('a release renumbers %s', (before, after) => {
  expect(released(before)).toBe(after)
})

test.each(['html', 'react', 'vue', 'tag-manager'])(
  'the guide %s has the integrity of the release',
  (guide) => {
    const text = released(readFileSync(`docs/guides/${guide}.md`, 'utf8'))
    expect(text.match(/sha384-[^"]*/g)).toEqual(['sha384-new'])
  },
)
