// What people copy from the pages: every attribute in it exists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'

const root = join(import.meta.dirname, '../..')
const pages = ['docs', 'docs/guides'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)

/** Attributes of every element, and those for the script tag and the placeholders alone. */
const ofAnyElement = [
  'id',
  'class',
  'style',
  'lang',
  'data-prerender',
  'data-site-search',
  'data-rich-doc',
]

const examples = (page: string) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^ *```html\n([\s\S]*?)^ *```/gm)]
    .map(([, html = '']) => html)
    .join('\n')

function* unknownIn(page: string) {
  const tags =
    /<(site-search|rich-doc|div data-site-search|div data-rich-doc)\b((?:"[^"]*"|[^">])*)>/g
  for (const [, tag = '', written = ''] of examples(page).matchAll(tags)) {
    const contract = tag.endsWith('site-search') ? siteSearch : richDoc
    for (const [, name = ''] of written.matchAll(/([a-z][a-z-]*)(?:="[^"]*")?/g))
      if (!ofAnyElement.includes(name) && !(name.replace(/^data-/, '') in contract.attributes))
        yield `<${tag}> ${name}`
  }
}

test.each(['README.md', ...pages])('the examples of %s use attributes that there are', (page) => {
  expect([...unknownIn(page)]).toEqual([])
})
