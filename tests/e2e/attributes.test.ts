// Attributes and properties are live in every order, and wrong ones are told, once.

import { richDoc } from '../../src/contract/rich-doc.ts'
import { siteSearch } from '../../src/contract/site-search.ts'
import { entryRequests, expect, heard, searches, test } from './site.ts'

test('an element that is never attached asks nothing', async ({ site, page }) => {
  await site.open('<p>Nothing here</p>')
  await page.waitForFunction(() => customElements.get('site-search'))
  await page.evaluate(
    (attributes) => {
      for (let count = 0; count < 5; count++) {
        const element = document.createElement('site-search')
        for (const [name, value] of attributes) element.setAttribute(name, value)
      }
    },
    Object.entries({
      'app-id': 'TESTAPP',
      'api-key': 'search-key',
      'search-host': site.sandbox.url,
      'index-name': 'tales',
    }),
  )
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(searches(site)).toEqual([])
  expect(
    await page.evaluate(() => document.createElement('site-search').shadowRoot?.children.length),
  ).toBe(1)
})

test('setting, changing and removing an attribute take effect at once, and removing restores the default', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}></site-search>`)
  const hits = page.locator('site-search [part="hit"]')
  await expect(hits).toHaveCount(20)
  const element = page.locator('site-search')
  await element.evaluate((it) => it.setAttribute('hits-per-page', '5'))
  await expect(hits).toHaveCount(5)
  await element.evaluate((it) => it.setAttribute('hits-per-page', '7'))
  await expect(hits).toHaveCount(7)
  await element.evaluate((it) => it.removeAttribute('hits-per-page'))
  await expect(hits).toHaveCount(20)
})

test('an empty attribute means none for words, and absent otherwise', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} placeholder="" hits-per-page="" theme=""></site-search>`,
  )
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', '')
  await page.locator('site-search').evaluate((it) => it.removeAttribute('placeholder'))
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search…')
  expect(site.console).toEqual([])
})

test('properties set before the element is defined count', async ({ site, page }) => {
  await site.open('<site-search></site-search>', { script: null })
  await page.evaluate((host) => {
    const element = document.querySelector('site-search')
    if (element)
      Object.assign(element, {
        appId: 'TESTAPP',
        apiKey: 'search-key',
        searchHost: host,
        indexName: 'tales',
        hitsPerPage: 4,
      })
  }, site.sandbox.url)
  await page.addScriptTag({ url: site.src })
  await expect(page.locator('[part="hit"]')).toHaveCount(4)
  await page.locator('site-search').evaluate((it) => Reflect.set(it, 'hitsPerPage', 6))
  await expect(page.locator('[part="hit"]')).toHaveCount(6)
})

test('properties are reflected, but keys and objects never are', async ({ site, page }) => {
  await site.open('<site-search></site-search>')
  await page.waitForFunction(() => customElements.get('site-search'))
  const html = await page.locator('site-search').evaluate((it, host) => {
    Object.assign(it, {
      appId: 'TESTAPP',
      apiKey: 'search-key',
      searchHost: host,
      indexName: 'tales',
      messages: { search: 'Look' },
    })
    return it.outerHTML
  }, site.sandbox.url)
  expect(html).toContain('index-name="tales"')
  expect(html).not.toContain('search-key')
  expect(html).not.toContain('Look')
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Look' })).toBeVisible()
})

test('a wrong value falls back to the default, and the owner is told once what is valid', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(
    `<site-search id="one" ${site.search} hits-per-page="12px" theme="pink"></site-search>`,
  )
  await expect(page.locator('[part="hit"]')).toHaveCount(20)
  const told = site.console.filter((line) => line.includes('hits-per-page'))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(
    /<site-search id="one">.*hits-per-page="12px".*whole number from 1 to 1000/,
  )
  await expect.poll(() => site.console.join()).toMatch(/theme="pink".*auto, light, dark/)
})

test('a wrong item of a list is left out and named', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} facets="city(limit=1000), price:rang" sort="|Newest, tales_oldest|Oldest" hits-per-page="10" per-page-options="10, many, 20"></site-search>`,
  )
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Oldest' })).toBeAttached()
  await expect(page.getByRole('option', { name: '20' })).toBeAttached()
  const told = [
    /“limit=1000 of city” in facets .* left out\. Write limit=1 to limit=999/,
    /“price:rang” in facets .* of the types list, all/,
    /“\|Newest” in sort .* left out/,
    /“many” in per-page-options .* whole numbers/,
  ]
  for (const line of told) await expect.poll(() => site.console.join('\n')).toMatch(line)
  expect(site.console).toHaveLength(told.length)
})

test('an unknown attribute that resembles a known one is pointed out', async ({ site }) => {
  await site.open(
    `<site-search ${site.search} indexname="x" data-mine="1" facests="city"></site-search>`,
  )
  await expect(site.page.getByText('60 results')).toBeVisible()
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/no attribute indexname. Did you mean index-name\?/)
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/no attribute facests. Did you mean facets\?/)
  expect(site.console).toHaveLength(2)
})

test('a misspelt tag or property is pointed out', async ({ site }) => {
  await site.open(
    `<site-serch ${site.search}></site-serch><richdoc></richdoc><their-search></their-search>
    <style>:root { --embed-acent: red; --embed-text: black; --embed-shop: 1 }</style><p style="--embed-raduis: 2px"></p>
    <site-search ${site.search} messages="[object Object]" renderhit="(hit) => hit.name"></site-search>`,
  )
  await expect(site.page.getByText('60 results')).toBeVisible()
  const told = [
    /no element <site-serch>. Did you mean <site-search>\?/,
    /no element <richdoc>. Did you mean <rich-doc>\?/,
    /no custom property --embed-acent. Did you mean --embed-accent\?/,
    /no custom property --embed-raduis. Did you mean --embed-radius\?/,
    /messages is not an attribute. .* element.messages = …/,
    /renderhit is not an attribute. .* element.renderHit = …/,
  ]
  for (const line of told) await expect.poll(() => site.console.join('\n')).toMatch(line)
  expect(site.console).toHaveLength(told.length)
})

test('the owner is told of filters that leave no results, or differ between boxes', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search id="box" ${site.search} layout="dropdown" filters="kind:play" for="#results"></site-search>
    <site-search id="results" ${site.search} selected="colour:red"></site-search>`,
  )
  await expect(page.locator('[part="empty"]')).toBeVisible()
  await expect.poll(() => site.console.join('\n')).toContain('the filters in selected')
  await page.getByRole('combobox').fill('riga')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => site.console.join('\n'))
    .toMatch(/<site-search id="box"> and <site-search id="results">.* different filters/)
  expect(site.console).toHaveLength(2)
})

test('a wrong search client is reported, and the attributes are used', async ({ site }) => {
  await site.open(`<site-search ${site.search}></site-search>`, {
    head: `<script>addEventListener('DOMContentLoaded', () => { document.querySelector('site-search').searchClient = { find() {} } })</script>`,
  })
  await expect(site.page.getByText('60 results')).toBeVisible()
  await expect.poll(() => site.console.join('\n')).toMatch(/searchClient is ignored/)
})

const free = ['text', 'words', 'labelled']
const wrongAttributes = (attributes: Record<string, { kind: string; secret?: true }>) =>
  Object.entries(attributes)
    .filter(([, spec]) => !free.includes(spec.kind) || spec.secret)
    .map(([name, spec]) => [name, spec.secret ? 'CFPAT-123' : '<<%{ not right }!!>> 🦑'] as const)

for (const contract of [siteSearch, richDoc])
  test(`<${contract.tag}> names every wrong attribute to the owner`, async ({ site, page }) => {
    await site.open(`<div id="place"></div>`)
    await page.waitForFunction(() => customElements.get('rich-doc'))
    const wrong = wrongAttributes(contract.attributes)
    expect(wrong.length).toBeGreaterThan(10)
    await page.evaluate(
      ([tag, list]) => {
        const element = document.createElement(tag)
        for (const [name, value] of list) element.setAttribute(name, value)
        // With nothing named, a document waits; a wrong name alone is no name.
        document.querySelector('#place')?.append(element)
      },
      [contract.tag, wrong] as const,
    )
    const unnamed = () =>
      wrong.map(([name]) => name).filter((name) => !site.console.join().includes(`${name}`))
    await expect.poll(unnamed).toEqual([])
    await expect(page.locator(`${contract.tag} [part="error"]`)).toBeVisible()
    expect(site.errors).toEqual([])
    expect(site.console.join()).not.toContain('CFPAT-123')
    expect([...searches(site), ...entryRequests(site)]).toEqual([])
  })

test('the property query reads and sets the current query', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} query="amber"></site-search>`)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  const element = page.locator('site-search')
  expect(await element.evaluate((it) => Reflect.get(it, 'query'))).toBe('riga')
  await element.evaluate((it) => Reflect.set(it, 'query', 'amber'))
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('amber')
})

test('a query that the page writes back late loses no typed letter', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  const element = page.locator('site-search')
  await element.evaluate((it) => {
    let told: unknown
    it.addEventListener('search-change', (event) => {
      told = event instanceof CustomEvent && event.detail.query
    })
    document.addEventListener('input', () => {
      if (told !== undefined) Reflect.set(it, 'query', told)
      told = undefined
    })
  })
  const box = page.getByRole('searchbox')
  await box.fill('rig')
  await expect(page.getByText('12 results')).toBeVisible()
  await box.press('a')
  await expect(box).toHaveValue('riga')
  await expect.poll(() => searches(site).at(-1)?.body).toContain('"query":"riga"')
  expect(await element.evaluate((it) => Reflect.get(it, 'query'))).toBe('riga')
})

test('a page that takes a letter back at once is obeyed', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.locator('site-search').evaluate((it) => {
    document.addEventListener('input', () => Reflect.set(it, 'query', ''))
  })
  const box = page.getByRole('searchbox')
  await box.press('r')
  await expect(box).toHaveValue('')
  await box.press('i')
  await expect(box).toHaveValue('')
})

test('several elements on a page never share an id', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} facets="city"></site-search><site-search ${site.search} facets="city"></site-search>`,
  )
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toHaveCount(2)
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('site-search')].flatMap((element) =>
      [...(element.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id),
    ),
  )
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an error inside a component never reaches the page', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  await site.open(`<site-search ${site.search}><p>Our own search page</p></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.locator('site-search').evaluate((element) =>
    Reflect.set(element, 'messages', {
      get resultCount() {
        throw new Error('poisoned')
      },
    }),
  )
  await expect(page.getByText('Our own search page')).toBeVisible()
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect.poll(async () => (await errors())[0]).toMatchObject({ code: 'internal' })
  expect(site.errors).toEqual([])
})

test('the attribute selected is live', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} facets="city, kind" selected="city:Riga"></site-search>`,
  )
  const element = page.locator('site-search')
  await expect(page.getByText('12 results')).toBeVisible()
  await element.evaluate((it) => it.setAttribute('selected', 'kind:play'))
  await expect(page.getByText('20 results')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'play' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'play' }).uncheck()
  await element.evaluate((it) => Reflect.set(it, 'selected', 'kind:play'))
  await expect(page.getByText('20 results')).toBeVisible()
  await element.evaluate((it) => it.removeAttribute('selected'))
  await expect(page.getByText('60 results')).toBeVisible()
})

test('a page that changes settings loses no click and no letter', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.evaluate(() => {
    let times = 0
    for (const type of ['click', 'input'])
      document.addEventListener(
        type,
        () => document.querySelector('site-search')?.setAttribute('label', `Find ${++times}`),
        true,
      )
  })
  await page.getByRole('checkbox', { name: 'Riga' }).click()
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Find 2' }).focus()
  await page.keyboard.type('play')
  await expect(page.getByRole('searchbox', { name: 'Find 6' })).toHaveValue('play')
  await expect(page.getByText('4 results')).toBeVisible()
})

test('searchParameters that cannot be sent are reported and left out', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.evaluate(() => {
    const circle: { self?: object } = {}
    circle.self = circle
    const search = document.querySelector('site-search')
    if (search) Object.assign(search, { searchParameters: circle })
  })
  await expect.poll(() => site.console.join()).toMatch(/searchParameters is ignored/)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.errors).toEqual([])
})
