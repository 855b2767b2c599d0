// Every result of the demo has a page about it: an entry with its title.
import { expect, test } from 'vitest'
import { guideIndices, pagesOnServer } from '../../demo/guide.ts'
import { guideSpace } from '../../demo/sandbox/data/content/space.ts'
import { recordSpace } from '../../demo/sandbox/data/records/space.ts'

const now = new Date('2026-05-14T10:30:00Z')
const indices = guideIndices(now)
const records = recordSpace(indices, (name, width, height) => `/p/${width}x${height}/${name}.png`)
const guide = guideSpace({ now, pageUrl: pagesOnServer })
const titles = (space: typeof guide) =>
  new Map(
    space.entries.map(({ id, fields }) => [id, Object.values(fields.title ?? {}).map(String)]),
  )
const pages = { record: titles(records), document: titles(guide) }

/** The titles of the page that an address leads to. */
function titlesAt(address: unknown): readonly string[] {
  const [, page, entry = ''] =
    /^\/(record|document)\?(?:lang=ar&)?entry=([\w.-]{1,64})(?:#.+)?$/.exec(String(address)) ?? []
  return (page === 'record' || page === 'document' ? pages[page].get(entry) : null) ?? []
}

const led = indices.flatMap(({ name, records }) =>
  records().flatMap(({ url, title, name: called, hierarchy }) => {
    const headings = hierarchy ? Object.values(hierarchy) : []
    return url ? [{ name, url, words: [title, called, ...headings].map(String) }] : []
  }),
)

test('every record with an address leads to a page that has its title', () => {
  expect(new Set(led.map(({ name }) => name)).size).toBe(11)
  const lost = led.filter(({ url, words }) => !titlesAt(url).some((title) => words.includes(title)))
  expect(lost).toEqual([])
})

test('the banners and the redirect of the events lead to pages too', () => {
  const rules = JSON.stringify(indices.map((index) => index.rules ?? []))
  const addresses = [...rules.matchAll(/"url":"(\/(?!pictures)[^"]*)"/g)].map(([, url]) => url)
  expect(addresses).toHaveLength(16)
  expect(addresses.filter((address) => titlesAt(address).length === 0)).toEqual([])
})

test('a call to action leads to a page of its own', () => {
  const calls = guide.entries.filter(({ contentType }) => contentType === 'callToAction')
  expect(calls).toHaveLength(3)
  for (const { fields } of calls)
    expect(titlesAt(fields.url?.['en-US'])).toEqual(Object.values(fields.title ?? {}))
})

test('an address of the handbook ends with the name of a heading', () => {
  const named = records.entries.flatMap(({ id, fields }) =>
    [...JSON.stringify(fields.text).matchAll(/"heading-\d".*?"value":"(.*?)"/g)].map(
      ([, heading = '']) => `${id}#${heading.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    ),
  )
  const led = indices.find(({ name }) => name === 'docs')?.records() ?? []
  const anchored = led.map(({ url }) => String(url)).filter((url) => url.includes('#'))
  expect(anchored.length).toBeGreaterThan(40)
  for (const url of anchored) expect(named).toContain(url.replace('/record?entry=', ''))
})
