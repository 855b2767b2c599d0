// Elasticsearch as docs/engines.md has it: both of its blocks as they are there, with Searchkit between.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { type Sandbox, startSandbox } from '../../demo/sandbox/server.ts'
import { elasticsearch, elasticsearchKey } from '../fixtures/engines/elasticsearch.ts'
import { hits } from './engines.ts'
import { expect, test as siteTest } from './site.ts'

// Its types are of a package that it does not bring.
const { default: createSearchkit }: { default: unknown } = createRequire(import.meta.url)(
  '@searchkit/api',
)

const [, part = ''] = readFileSync('docs/engines.md', 'utf8').split(/^## Elasticsearch$/m)
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(part)?.[1] ?? ''

interface Answer {
  status: number
  json: unknown
}
type Handle = (request: { body: unknown }, response: object) => void

/** What the page’s lines hand to Express, without Express. */
function serverOf(host: string, key: string): (body: unknown) => Promise<Answer> {
  const routes = new Map<string, Handle>()
  const app = {
    post: (path: string, _parse: unknown, handle: Handle) => routes.set(path, handle),
  }
  const code = block('js')
    .replace("import createSearchkit from '@searchkit/api'", '')
    .replace('https://elastic.example.com:9200', host)
  const express = { json: () => null }
  runInNewContext(code, { createSearchkit, app, express, process: { env: { ELASTIC_KEY: key } } })
  const handle = routes.get('/api/search')
  return (body) =>
    new Promise((resolve) => {
      let status = 200
      const response = {
        status(wanted: number) {
          status = wanted
          return response
        },
        json: (json: unknown) => resolve({ status, json }),
      }
      handle?.({ body }, response)
    })
}

const test = siteTest.extend<{ elastic: Sandbox; key: string }>({
  key: elasticsearchKey,
  elastic: async ({ page, site, key }, use) => {
    const server = await startSandbox({ services: [elasticsearch] })
    const ask = serverOf(server.url, key)
    await page.route(`${site.sandbox.url}/api/search`, async (route) => {
      const { status, json } = await ask(route.request().postDataJSON())
      await route.fulfill({ status, json })
    })
    await use(server)
    await server.close()
  },
})

/** Firefox's driver does not tell what a page sends to the server that the test stands in for. */
const tag = '@not-firefox'

test('the lines of the guide for Elasticsearch make a full search', {
  tag,
}, async ({ site, page, elastic }) => {
  await site.open(block('html'))
  const stats = page.locator('[part="stats"]')
  await expect(stats).toContainText('24 results')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('cha')
  await expect(stats).toContainText('12 results')
  await expect(hits(page).first()).toHaveText('Chair 1')
  await expect(page.locator('mark').first()).toHaveText('Cha')
  const brand = page.getByRole('group', { name: 'Brand' })
  await brand.getByRole('searchbox').fill('cr')
  await expect(brand.getByRole('checkbox')).toHaveCount(1)
  await brand.getByRole('checkbox', { name: 'Crane' }).check()
  await expect(stats).toContainText('4 results')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low')
  await expect(hits(page)).toHaveText(['Chair 12', 'Chair 9', 'Chair 6', 'Chair 3'])
  const price = page.getByRole('group', { name: 'Price' })
  await price.getByRole('textbox', { name: 'Minimum' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(hits(page)).toHaveText(['Chair 12', 'Chair 9'])
  expect([site.errors, site.console]).toEqual([[], []])
  // The key stays on the server, and the server is asked by nobody else.
  expect(elastic.requests.length).toBeGreaterThan(4)
  expect(site.strangers).toEqual([])
  expect(await page.content()).not.toContain(elasticsearchKey)
})

test.describe('a server that refuses the key', { tag }, () => {
  test.use({ key: 'of another server' })

  test('is an error that can be tried again', async ({ site, elastic }) => {
    await site.open(block('html'))
    await expect(site.page.getByRole('alert')).toContainText(/try again/i)
    await expect(site.page.getByText('No results')).toHaveCount(0)
    expect(elastic.requests.length).toBeGreaterThan(0)
    expect(site.errors).toEqual([])
  })
})
