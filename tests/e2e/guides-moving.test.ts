// The guides for who comes from other libraries: the page of before and the page of afterwards, as they are
// written there, show visitors the same.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createContentService } from '../../demo/sandbox/content/service.ts'
import { listOf } from '../../src/net/json.ts'
import { space } from '../fixtures/tales.ts'
import { releasedOn } from './package-host.ts'
import { built } from './project.ts'
import { expect, type Site, startOwn, test } from './site.ts'

/** The blocks of a guide, before and after. */
function blocksOf(guide: string): [before: string, after: string] {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8')
  const [before = '', after = ''] = [...text.matchAll(/^```\w+\n([\s\S]*?)^```/gm)].map(
    ([, block = '']) => block,
  )
  return [before, after]
}

/** With our own script and services in the place of the example's. */
function afterwards(site: Site, block: string) {
  const { url } = site.sandbox
  return releasedOn(site.cdn.url, block)
    .replace('data-app-id="YOUR_APP"', `data-search-host="${url}" data-app-id="TESTAPP"`)
    .replace('search-only-key', 'search-key')
    .replace('data-space-id="YOUR_SPACE"', `data-content-host="${url}" data-space-id="harbour"`)
    .replace('5KsDBWseXY6QegucYAoacS', 'harbour')
}

/** What the page of before loads from elsewhere, from the packages themselves. */
function serve(site: Site, block: string, files: Record<string, string>) {
  for (const [address, file] of Object.entries(files)) {
    expect(block).toContain(`https://cdn.jsdelivr.net${address}"`)
    const headers = { 'content-type': 'text/javascript' }
    site.pages.set(address, { html: readFileSync(`node_modules/${file}`, 'utf8'), headers })
  }
  return block.replaceAll('https://cdn.jsdelivr.net', '')
}

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

test('a page moved from InstantSearch has the same results', async ({ site, page }) => {
  const { host } = new URL(site.sandbox.url)
  const [before, after] = blocksOf('from-instantsearch')

  async function seen(links: string) {
    const settled = async () => (await page.locator(links).allTextContents()).map((it) => it.trim())
    const steps: string[][] = []
    const step = async (act: () => Promise<unknown>) => {
      const last = steps.at(-1)
      await act()
      await expect.poll(settled).not.toEqual(last ?? [])
      steps.push(await settled())
    }
    await step(() => page.locator(links).first().waitFor())
    await step(() => page.locator('select').selectOption({ label: 'Price: low to high' }))
    const brand = page.getByRole('checkbox', { name: /^Aalborg/ })
    const count = numberIn(await page.locator('label', { hasText: 'Aalborg' }).textContent())
    await step(() => brand.check())
    await step(() => page.getByText('Free shipping').first().click())
    await step(() => page.getByRole('searchbox').fill('lamp'))
    const addresses = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return { steps, count, addresses }
  }

  await site.open(
    serve(site, before, {
      '/npm/algoliasearch@5/dist/lite/builds/browser.umd.js':
        'algoliasearch/dist/lite/builds/browser.umd.js',
      '/npm/instantsearch.js@4/dist/instantsearch.production.min.js':
        'instantsearch.js/dist/instantsearch.production.min.js',
    }).replace(
      "liteClient('YOUR_APP', 'search-only-key')",
      `liteClient('TESTAPP', 'search-key', { hosts: [{ url: '${host}', protocol: 'http', accept: 'readWrite' }] })`,
    ),
    { script: null },
  )
  const stock = await seen('#products a')
  await site.open(afterwards(site, after), { script: null })
  const ours = await seen('[part~="hit"] a')
  expect(ours).toEqual(stock)
  expect(stock.steps[0]).toHaveLength(12)
  expect(site.errors).toEqual([])
})

test('a page moved from DocSearch finds the same', async ({ site, page }) => {
  const { host } = new URL(site.sandbox.url)
  const [before, after] = blocksOf('from-docsearch')

  async function seen(results: string) {
    await page.getByRole('button', { name: /search/i }).click()
    const found: (string | null)[] = []
    for (const query of ['rope', 'sails', 'install']) {
      await page.getByRole('searchbox').fill(query)
      const first = page.locator(results).first()
      await expect(first.locator('mark').first()).toHaveText(new RegExp(query, 'i'))
      found.push(await first.locator('a').getAttribute('href'))
    }
    return found
  }
  await site.open(
    serve(site, before, { '/npm/@docsearch/js@5': '@docsearch/js/dist/umd/index.js' })
      .replace('YOUR_APP', 'TESTAPP')
      .replace('search-only-key', 'search-key')
      .replace(
        "indices: ['docs']",
        `indices: ['docs'], transformSearchClient(client) {
           client.transporter.hosts.splice(0, 99, { url: '${host}', protocol: 'http', accept: 'readWrite' })
           return client
         }`,
      ),
    { script: null },
  )
  const theirs = await seen('.DocSearch-Hit')
  await site.open(afterwards(site, after), { script: null })
  expect(await seen('[part~="hit"]')).toEqual(theirs)
  expect(site.errors).toEqual([])
})

/** Words, headings and links of a text, as a reader has them. */
const readingOf = (page: Page, root: string) =>
  page.locator(root).evaluate((element) => {
    const wordsIn = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
    const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
    const links = all('a').filter((link) => !link.matches('h1 *, h2 *, h3 *, h4 *'))
    // Of an entry that is shown as a card, the guide's renderer has the title alone.
    const texts = all('*').filter((one) => !one.matches('style, [part~="card"] p'))
    const own = texts.flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    )
    return {
      words: wordsIn(own.map(({ textContent }) => textContent).join(' ')),
      headings: all('h1, h2, h3, h4, h5, h6').map(({ textContent }) => wordsIn(textContent)),
      links: links.map((link) => [wordsIn(link.textContent), Reflect.get(link, 'href')]),
      pictures: all('img').map((picture) => picture.getAttribute('alt')),
    }
  })

test.describe(() => {
  /** Of the usual entry what any renderer shows: no link that leads nowhere, and no node that nobody knows. */
  const known = ({ fields, ...entry }: (typeof space.entries)[number]) => {
    const whole = fields.body?.['en-US'] as Readonly<Record<string, unknown>> | undefined
    const content = listOf(whole?.content).filter(
      (node) => !/javascript:|drowned|new-fangled/.test(JSON.stringify(node)),
    )
    return {
      ...entry,
      fields: whole ? { ...fields, body: { 'en-US': { ...whole, content } } } : fields,
    }
  }
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    own: async ({}, use) => {
      const own = await startOwn([
        createContentService([{ ...space, entries: space.entries.map(known) }]),
      ])
      await use(own)
      await own.sandbox.close()
    },
  })

  test('a text moved from a renderer reads the same', async ({ site, page }) => {
    const { host } = new URL(site.sandbox.url)
    const [before, after] = blocksOf('from-a-renderer')
    const own = before
      .replace(
        "space: 'YOUR_SPACE', accessToken: 'delivery-token'",
        `space: 'harbour', accessToken: 'delivery-token', host: '${host}', insecure: true`,
      )
      .replace('5KsDBWseXY6QegucYAoacS', 'harbour')
    const imports = /^import.*$/gm
    const script = await built({
      files: {
        'main.js': `${own.match(imports)?.join('\n')};(async () => {${own.replace(imports, '')}})()`,
      },
    })
    site.pages.set('/own.js', { html: script, headers: { 'content-type': 'text/javascript' } })
    await site.open(`<div id="article"></div><script src="/own.js"></script>`, { script: null })
    await page.locator('#article p').first().waitFor()
    const theirs = await readingOf(page, '#article')
    await site.open(afterwards(site, after), { script: null })
    await page.locator('[part="document"]').waitFor()
    expect(await readingOf(page, '[part="document"]')).toEqual(theirs)
  })
})
