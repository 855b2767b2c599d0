// What the guides of docs/guides tell people to do, done in a page.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Liquid } from 'liquidjs'
import { projects, vueAsItIs } from './frameworks.ts'
import { releasedOn } from './package-host.ts'
import { built } from './project.ts'
import { expect, type Site, searches, test, version } from './site.ts'
import { putByTagManager } from './tag-manager.ts'

const textOf = (guide: string) => readFileSync(`docs/guides/${guide}.md`, 'utf8')

/** The first block of that language, with our own account and script in the place of the example's. */
function blockOf(site: Site, guide: string, language: string): string {
  const found = new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(textOf(guide))
  return releasedOn(site.cdn.url, found?.[1] ?? '')
    .replaceAll('YOUR_APP', 'TESTAPP')
    .replaceAll('search-only-key', 'search-key')
    .replaceAll('data-app-id', `data-search-host="${site.sandbox.url}" data-app-id`)
    .replaceAll('{"appId"', `{"searchHost":"${site.sandbox.url}","appId"`)
}

async function works(page: Page | ReturnType<Page['frameLocator']>) {
  await expect(page.locator('[part~="hit"]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Brand' })).toBeVisible()
}

for (const guide of ['html', 'webflow', 'squarespace'])
  test(`the example of the guide ${guide} works`, async ({ site }) => {
    await site.open(blockOf(site, guide, 'html'), { script: null })
    await works(site.page)
    expect(site.errors).toEqual([])
  })

test('the example of the guide shopify works after Liquid', async ({ site }) => {
  const read = new Liquid().parseAndRenderSync(blockOf(site, 'shopify', 'html'))
  await site.open(read, { script: null })
  const hit = site.page.locator('[part~="hit"]').first()
  await expect(hit.locator('a h3')).toHaveText(/./)
  await expect(hit.locator('b')).toHaveText(/€\d/)
})

test('the example of the guide wix works in a frame', async ({ site }) => {
  const source = blockOf(site, 'wix', 'html').replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await site.open(`<iframe srcdoc="${source}" width="900" height="800"></iframe>`, { script: null })
  await works(site.page.frameLocator('iframe'))
})

test('the example of the guide tag-manager works', async ({ site }) => {
  const html = blockOf(site, 'tag-manager', 'html')
  expect(html).not.toMatch(/<script[^>]* data-|\{\{/)
  await site.open('<main></main>', { script: null })
  await putByTagManager(site.page, html)
  await works(site.page)
  await expect(site.page.locator('main > site-search')).toHaveCount(1)
})

for (const [guide, language, framework, plugins] of [
  ['react', 'jsx', 'React 19', []],
  ['vue', 'vue', 'Vue', [vueAsItIs]],
] as const)
  test(`the example of the guide for ${framework} works`, async ({ site }) => {
    test.setTimeout(120_000)
    const component = blockOf(site, guide, language)
      .replace(/^ {3}/gm, '')
      .replaceAll(site.cdn.url, '')
      .replaceAll(site.sandbox.url, '/')
    const project = projects[framework](component, true)
    const code = await built({ ...project, plugins: [...plugins], isDevelopment: true })
    const headers = { 'content-type': 'text/javascript' }
    site.pages.set('/app.js', { html: code, headers })
    const embed = readFileSync('dist/site-search.slim.js', 'utf8')
    const path = `/npm/site-embed@${version}/dist/site-search.slim.js`
    site.pages.set(path, { html: embed, headers })
    await site.open('<main></main><script src="/app.js"></script>', { script: null })
    await works(site.page)
    await expect(site.page.locator('main site-search')).toHaveCount(1)
    expect(site.errors).toEqual([])
    expect(site.console.filter((text) => /warn/i.test(text))).toEqual([])
  })

test('the policy of the guide for strict pages blocks nothing', async ({ site }) => {
  const { page, cdn, sandbox } = site
  const [, policy = ''] = /^ *Content-Security-Policy: (.*)$/m.exec(textOf('strict-policies')) ?? []
  const ours = policy
    .replace(/https:\/\/cdn\.jsdelivr\.net(?=\/npm\/)/, cdn.url)
    .replace(/connect-src [^;]*/, `connect-src ${sandbox.url}`)
    .replace(/img-src [^;]*/, `img-src ${sandbox.url}`)
  await site.open(
    `<site-search class="search" ${site.search}></site-search><rich-doc ${site.content} entry-id="harbour"></rich-doc>`,
    {
      headers: { 'content-security-policy': ours },
      script: null,
      head: `<script src="${cdn.url}/npm/site-embed@${version}/dist/site-embed.slim.js" defer></script>`,
    },
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('rich-doc [part~="paragraph"]').first()).toBeVisible()
  expect(site.console.filter((text) => /policy|refused/i.test(text))).toEqual([])
})

test('the headers of the guide on hosting let a browser keep the file', async ({ site }) => {
  const { page, pages, sandbox } = site
  const file = readFileSync('dist/site-embed.js', 'utf8')
  const [, lines = ''] = /```text\n( *Content-Type[\s\S]*?)```/.exec(textOf('hosting')) ?? []
  const all = lines.trim().split(/\n */)
  const headers = Object.fromEntries(
    all.flatMap((line) => {
      const [name = '', value = ''] = line.split(': ')
      // Compressed by the host's own program.
      return name === 'Content-Encoding' ? [] : [[name.toLowerCase(), value]]
    }),
  )
  const path = `/site-embed@${version}/site-embed.js`
  let sent = 0
  pages.set(path, {
    headers,
    get html() {
      sent += 1
      return file
    },
  })
  const integrity = `sha384-${createHash('sha384').update(file).digest('base64')}`
  const show = async (hash: string) => {
    const html = `<!doctype html><meta charset="utf-8"><title>Elsewhere</title><script src="${sandbox.url}${path}" integrity="${hash}" crossorigin="anonymous" defer></script><site-search ${site.search}></site-search>`
    pages.set('/elsewhere.html', { html, headers: {} })
    await page.goto(`${sandbox.url.replace('127.0.0.1', 'localhost')}/elsewhere.html`)
  }
  await show(integrity)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.reload()
  await expect(page.getByText('60 results')).toBeVisible()
  expect(sent).toBe(1)
  await show(`sha384-${'A'.repeat(64)}`)
  expect(await page.evaluate(() => typeof window.SiteEmbed)).toBe('undefined')
  await expect(page.locator('[part~="hit"]')).toHaveCount(0)
})

/** Requests of both services, and the queries in them. */
function asked(site: Site): [requests: number, queries: number] {
  const queries = searches(site).map(
    ({ body }): number => (JSON.parse(body).requests ?? [null]).length,
  )
  const { length } = site.sandbox.requests.filter(({ url }) => /\/(entries|locales)\b/.test(url))
  return [queries.length + length, queries.reduce((sum, one) => sum + one, length)]
}

const found = async ({ page }: Site, text: string) =>
  expect(page.locator('[part~="hit"]').first()).toContainText(text)

const word = 'lighthouse'

/** The clock goes by the keys alone, however busy the machine is. */
async function press({ page }: Site, search: Locator) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.locator('[part="input"]').focus()
  for (const letter of word) {
    await page.keyboard.press(letter)
    await page.clock.runFor(240)
  }
  await page.clock.resume()
}

async function type(site: Site, search: Locator) {
  await press(site, search)
  await expect(search.locator('[part~="hit"] mark').first()).toHaveText(word)
}

/** What is done, in the words of the guide's table, one after the other. */
const visits: readonly [what: string, act: (site: Site) => Promise<void>][] = [
  [
    'opens a page with a search in it',
    async (site) => {
      await site.open(`<site-search ${site.search} facets="city, kind"></site-search>`)
      await expect(site.page.getByText('60 results')).toBeVisible()
    },
  ],
  [
    'types a word of ten letters there, at 240 ms a key',
    async (site) => {
      const search = site.page.locator('site-search')
      await type(site, search)
      // What was shown before is asked for no more.
      await search.locator('[part="input"]').fill('')
      await expect(site.page.getByText('60 results')).toBeVisible()
    },
  ],
  [
    'goes to the next page',
    async (site) => {
      await site.page.locator('[part~="pagination"]').getByText('2', { exact: true }).click()
      await found(site, 'Evening 20:')
    },
  ],
  [
    'goes back to results that were shown',
    async (site) => {
      await site.page.locator('[part~="pagination"]').getByText('1', { exact: true }).click()
      await found(site, 'Evening 0')
    },
  ],
  [
    'ticks a filter',
    async ({ page }) => {
      await page.getByRole('checkbox', { name: 'Riga' }).check()
      await expect(page.getByText('12 results')).toBeVisible()
    },
  ],
  [
    'opens a page with a dropdown or a dialog',
    async (site) => {
      await site.open(
        `<site-search id="drop" layout="dropdown" ${site.search}></site-search><site-search id="dialog" layout="dialog" ${site.search}></site-search>`,
      )
      await expect(site.page.locator('#drop input')).toBeVisible()
      await expect(site.page.locator('[part~="button"]').first()).toBeVisible()
    },
  ],
  [
    'types a word of ten letters in a dropdown, at 240 ms a key',
    (site) => type(site, site.page.locator('#drop')),
  ],
  [
    'types a word of ten letters in a dialog, at 240 ms a key',
    async (site) => {
      await site.page.keyboard.press('Escape')
      const dialog = site.page.locator('#dialog')
      await dialog.locator('[part~="button"]').first().click()
      await expect(dialog.locator('[part="input"]')).toBeFocused()
      await type(site, dialog)
    },
  ],
  [
    'types in a box that leads to another page, with `results-page`',
    async (site) => {
      await site.open('<site-search results-page="/search"></site-search>')
      const box = site.page.locator('site-search')
      await press(site, box)
      await expect(box.locator('[part="input"]')).toHaveValue(word)
    },
  ],
  [
    'opens a page with a document',
    async (site) => {
      await site.open(`<rich-doc ${site.content} entry-id="keeper"></rich-doc>`)
      await expect(site.page.getByText('He counts the lamps.')).toBeVisible()
    },
  ],
]

test('the guide on visits has the right number of requests', async ({ site }) => {
  const rows = [...textOf('visits').matchAll(/^\| ([^|]+) \| (\d+) \| (\d+) \|$/gm)]
  const told = rows.map(([, what, requests, queries]) => [what, Number(requests), Number(queries)])
  const seen: unknown[] = []
  for (const [what, act] of visits) {
    const before = asked(site)
    await act(site)
    const after = asked(site)
    seen.push([what, after[0] - before[0], after[1] - before[1]])
  }
  expect(told).toEqual(seen)
})

test('the example of the guide conversions reports the cart and the order', async ({
  site,
  page,
}) => {
  const [, order = ''] =
    /(<script>\n[\s\S]*?convert[\s\S]*?<\/script>)/.exec(textOf('conversions')) ?? []
  await site.open(blockOf(site, 'conversions', 'html') + order, { script: null })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const told = () =>
    site.sandbox.requests
      .filter(({ url }) => url.includes('/1/events'))
      .flatMap(({ body }) => JSON.parse(String(body)).events)
  await expect.poll(told).toMatchObject([
    { eventSubtype: 'purchase', objectIDs: ['lamp-1', 'mug-7'], value: 51.8, currency: 'EUR' },
    { eventSubtype: 'addToCart', objectIDs: ['lamp-1'], value: 19.9, currency: 'EUR' },
  ])
  expect(site.console).toEqual([])
})
