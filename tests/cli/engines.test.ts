// Both commands with other engines than Algolia: asked by the scripts that pages load for them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meilisearch, meilisearchKey } from '../fixtures/engines/meilisearch.ts'
import { typesense, typesenseKey } from '../fixtures/engines/typesense.ts'
import { type Pages, pageOf, startPages } from './command.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages([typesense, meilisearch], { withEngines: true })
  pages.served.set('/site-embed.js', { html: '' })
})
afterAll(() => pages.close())

const engines = {
  typesense: {
    key: typesenseKey,
    more: 'search-fields="title, text"',
    order: 'wares/sort/price:desc',
    wrong: 'wares/sort/colour:desc',
  },
  meilisearch: {
    key: meilisearchKey,
    more: '',
    order: 'wares:price:desc',
    wrong: 'wares:colour:desc',
  },
}

let count = 0
describe.each(['typesense', 'meilisearch'] as const)('%s', (engine) => {
  const { key, more, order, wrong } = engines[engine]
  const searching = (
    others = 'index-name="wares"',
    host = pages.url,
    apiKey = key,
    attributes = more,
  ) =>
    `<site-search engine="${engine}" search-host="${host}" api-key="${apiKey}" ${attributes} ${others}></site-search>`
  function newPage(body: string) {
    const head = `<script src="/site-embed.js"></script><script src="/site-embed.${engine}.js"></script>`
    return pages.file(`${engine}-${++count}.html`, pageOf(body, head))
  }
  const said = async (body: string) => pages.run('check', newPage(body))

  test('finds nothing wrong with a search that works', async () => {
    const { code, out } = await said(
      searching(
        `index-name="wares" facets="brand, price:range" sort="${order}|Price: high to low"`,
      ),
    )
    expect(out).toContain('nothing wrong with 1 element.')
    expect(code).toBe(0)
  })

  test('reports a page that does not load its script, and nothing else', async () => {
    const name = pages.file(`${engine}-${++count}.html`, pageOf(searching()))
    const { code, out } = await pages.run('check', name)
    expect(out).toContain(
      `engine="${engine}" needs site-embed.${engine}.js, which the page does not load. Put its script tag beside that of site-embed.`,
    )
    expect(out).toMatch(/\n1 mistake in 1 page of 1\.\n$/)
    expect(code).toBe(1)
  })

  test('reports a refused key, without showing it', async () => {
    const { code, out, err } = await said(searching(undefined, undefined, 'a-wrong-key'))
    expect(out).toMatch(/Check the application or space and its read-only key/)
    expect(out + err).not.toContain('a-wrong-key')
    expect(code).toBe(1)
  })

  test('reports an index that does not exist, at the attribute that names it', async () => {
    const { code, out } = await said(searching('index-name="wears"'))
    expect(out).toMatch(/html:5:\d+ {2}<site-search>\n.*Check the spelling/)
    expect(code).toBe(1)
  })

  test('reports a field that is not a filter, and a sort order that does not exist', async () => {
    const filters = await said(searching('index-name="wares" facets="brand, colour"'))
    expect(filters.out).toContain('colour')
    expect(filters.code).toBe(1)
    const orders = await said(searching(`index-name="wares" sort="${wrong}|Colour"`))
    expect(orders.out).toMatch(/colour/)
    expect(orders.code).toBe(1)
  })

  test('that does not answer is not a mistake of the page, and no other page waits for it', async () => {
    const elements = ['wares', 'makers'].map((name) =>
      searching(`index-name="${name}"`, 'http://127.0.0.1:1'),
    )
    const { code, out } = await said(elements.join('\n'))
    expect(out).toContain('could not be asked')
    expect(out).toContain('No mistake in 1 page. 2 questions could not be asked.')
    expect(code).toBe(2)
  })

  test('has its first results written into the page that asks for it', async () => {
    const name = newPage(searching('index-name="wares" query="lamp" data-prerender'))
    const { code, out } = await pages.run('prerender', name)
    expect({ code, out }).toMatchObject({ code: 0 })
    expect(pages.read(name)).toContain('<mark>Lamp</mark> 1<')
    expect(pages.read(name)).not.toContain('Chair')
  })

  test('leaves a page unchanged if it answers with an error, and says why', async () => {
    const name = newPage(searching('index-name="wears" data-prerender'))
    const before = pages.read(name)
    const { code, out } = await pages.run('prerender', name)
    expect(out).toMatch(/<site-search> in line 5: the search service says/)
    expect(code).toBe(1)
    expect(pages.read(name)).toBe(before)
  })

  test('gets no request for a search that lacks a setting', async () => {
    const name = newPage(
      `<site-search engine="${engine}" api-key="k" index-name="wares" data-prerender></site-search>`,
    )
    const { code, out } = await pages.run('prerender', name)
    expect(out).toContain('not set: search-host')
    expect(code).toBe(1)
  })
})
