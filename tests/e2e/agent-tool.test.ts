// The search as a tool of a browser's agents. The browser's own interface is only a draft: here a stand-in of
// it keeps the rules of that draft.
import type { Page } from '@playwright/test'
import { expect, searches, test } from './site.ts'

/** As the draft has it: names are unique, what comes and goes is JSON, a signal takes a tool away. */
const offer = (page: Page, at: 'document' | 'navigator' = 'document') =>
  page.addInitScript((place) => {
    const tools = new Map<string, { execute(input: unknown): Promise<unknown> }>()
    const modelContext = {
      async registerTool(
        tool: { name: string; execute(input: unknown): Promise<unknown> },
        { signal }: { signal: AbortSignal },
      ) {
        if (!/^[\w.-]{1,128}$/.test(tool.name) || tools.has(tool.name))
          throw new DOMException('the name is taken', 'InvalidStateError')
        tools.set(tool.name, tool)
        signal.addEventListener('abort', () => tools.delete(tool.name))
      },
    }
    Object.defineProperty(place === 'document' ? document : navigator, 'modelContext', {
      value: modelContext,
    })
    Object.assign(window, {
      tools: () => JSON.parse(JSON.stringify([...tools.values()])),
      use: async (name: string, input: unknown) =>
        JSON.stringify(await tools.get(name)?.execute(JSON.parse(JSON.stringify(input)))),
    })
  }, at)

interface Tool {
  name: string
  title: string
  inputSchema: { properties: Record<string, object> }
  annotations: object
}

const tools = (page: Page): Promise<Tool[]> =>
  page.evaluate(() => Reflect.get(window, 'tools').call(null))

const use = async (page: Page, name: string, input: object) =>
  JSON.parse(
    await page.evaluate(([tool, said]) => Reflect.get(window, 'use').call(null, tool, said), [
      name,
      input,
    ] as const),
  )

const box = (page: Page) => page.getByRole('searchbox')

test('an agent learns what it can search, and by which filters', { tag: '@core' }, async ({
  site,
  page,
}) => {
  await offer(page)
  await site.open(
    `<site-search ${site.search} agent-tool label="Events" facets="city|Where, price:range, kind"></site-search>`,
  )
  await expect
    .poll(async () => (await tools(page))[0]?.inputSchema.properties)
    .toEqual({
      query: { type: 'string', minLength: 0 },
      city: {
        title: 'Where',
        type: 'array',
        items: { type: 'string', enum: ['Gdańsk', 'Kraków', 'København', 'Lübeck', 'Riga'] },
      },
      price: {
        title: 'Price',
        type: 'object',
        properties: { min: { type: 'number' }, max: { type: 'number' } },
      },
      kind: {
        title: expect.any(String),
        type: 'array',
        items: { type: 'string', enum: ['concert', 'exhibition', 'play'] },
      },
    })
  expect(await tools(page)).toMatchObject([
    {
      name: 'search_Events',
      title: 'Events',
      description: expect.stringContaining('Events'),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
    },
  ])
})

test('what an agent searches is shown to the visitor, and the agent gets the first results', {
  tag: '@core',
}, async ({ site, page }) => {
  await offer(page, 'navigator')
  await site.open(`<site-search ${site.search} agent-tool url-sync facets="city"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  const answer = await use(page, 'search_tales', { query: 'evening', city: ['Riga'] })
  expect(answer.total).toBe(12)
  expect(answer.results).toHaveLength(10)
  expect(answer.results[0]).toEqual({
    title: expect.stringMatching(/^Evening \d+: .* in Riga$/),
    url: expect.stringContaining(`${site.sandbox.url}/tales/`),
    text: expect.any(String),
  })
  await expect(box(page)).toHaveValue('evening')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect(page).toHaveURL(/q=evening&f\.city=Riga/)
  await page.goBack()
  await expect(box(page)).toHaveValue('')
  expect(await use(page, 'search_tales', { query: 'lighthouse' })).toMatchObject({
    total: 1,
    results: [{ title: 'The amber lighthouse' }],
  })
  await expect(page.locator('[part~="chip"]')).toHaveCount(0)
})

for (const layout of ['dropdown', 'dialog'])
  test(`a search that is closed answers an agent and stays closed (${layout})`, async ({
    site,
    page,
  }) => {
    await offer(page)
    await site.open(`<site-search ${site.search} agent-tool layout="${layout}"></site-search>`)
    await expect.poll(() => tools(page)).toHaveLength(1)
    expect(await use(page, 'search_tales', { query: 'lighthouse' })).toMatchObject({ total: 1 })
    await expect(page.locator('[part~="hit"]')).toHaveCount(0)
    expect(await use(page, 'search_tales', { query: '' })).toEqual({ error: 'min-length' })
  })

test('an agent hears that the service fails, and can search again', async ({ site, page }) => {
  await offer(page)
  await site.open(`<site-search ${site.search} agent-tool></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: '403' })
  expect(await use(page, 'search_tales', { query: 'riga' })).toEqual({ error: 'key' })
  site.sandbox.faults.clear()
  expect(await use(page, 'search_tales', { query: 'riga' })).toMatchObject({ total: 12 })
})

test('nonsense from an agent causes no error', async ({ site, page }) => {
  await offer(page)
  await site.open(`<site-search ${site.search} agent-tool facets="city"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  for (const input of [
    {},
    { query: 7 },
    { city: 'Riga' },
    { city: [7] },
    { city: { min: 'x' } },
    [],
  ])
    expect(await use(page, 'search_tales', input)).toMatchObject({ total: 60 })
  expect(site.errors).toEqual([])
})

test('the tool goes with the element, and comes back with it', async ({ site, page }) => {
  await offer(page)
  await site.open(`<site-search ${site.search} agent-tool></site-search>`)
  await expect.poll(() => tools(page)).toHaveLength(1)
  const search = await page.locator('site-search').elementHandle()
  await search?.evaluate((it) => it.remove())
  await expect.poll(() => tools(page)).toHaveLength(0)
  await search?.evaluate((it) => document.body.append(it))
  await expect.poll(() => tools(page)).toHaveLength(1)
  await page.locator('site-search').evaluate((it) => it.removeAttribute('agent-tool'))
  await expect.poll(() => tools(page)).toHaveLength(0)
})

test('nothing is offered unless it is set, before consent, or by a box without results', async ({
  site,
  page,
}) => {
  await offer(page)
  await site.open(
    `<site-search ${site.search}></site-search><site-search ${site.search} agent-tool label="Later" loading="consent"></site-search><site-search ${site.search} agent-tool label="Box" results-page="/search"></site-search>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  expect(await tools(page)).toEqual([])
  expect(searches(site)).toHaveLength(1)
  await page.evaluate(() => window.SiteEmbed?.consent())
  await expect
    .poll(async () => (await tools(page)).map(({ name }) => name))
    .toEqual(['search_Later'])
})

test('the owner learns that two searches have the same name', async ({ site, page }) => {
  await offer(page)
  const one = `<site-search ${site.search} agent-tool layout="dropdown"></site-search>`
  await site.open(one + one)
  await expect.poll(() => site.console).toEqual([expect.stringContaining('a label of its own')])
  expect(await tools(page)).toHaveLength(1)
})

test('in a browser without agents the search works as usual', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} agent-tool></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.console).toEqual([])
})
