// A visitor asks an agent, in each layout.
import { answer, askFor, asking, box, choice, openAsking, questions, whole } from './ask.ts'
import { dropdown } from './dropdown.ts'
import { expect, heard, searches, test } from './site.ts'

test('“Ask” shows an answer with its sources above the results, and Enter searches', {
  tag: '@core',
}, async ({ site, page }) => {
  await openAsking(site, asking(site))
  await expect(choice(page)).toHaveText('Ask a question')
  await box(page).fill('lighthouse')
  await box(page).press('Enter')
  await expect(page.locator('[part="hit"]')).toHaveCount(1)
  await expect(choice(page)).toHaveText('Ask: lighthouse')
  expect(questions(site)).toHaveLength(0)
  await choice(page).click()
  const region = page.getByRole('region', { name: 'lighthouse', exact: true })
  await expect(region.getByRole('heading', { name: 'lighthouse' })).toBeFocused()
  await expect(whole(page)).toHaveCount(1)
  const sources = region.locator('[part="sources"]')
  await expect(sources.getByRole('link', { name: 'The amber lighthouse' })).toHaveAttribute(
    'href',
    '/tales/7',
  )
  await expect(region.getByText('Written by AI')).toBeVisible()
  expect(questions(site)).toHaveLength(1)
  await box(page).fill('riga')
  await expect(page.locator('[part="hit"]').first()).toContainText('Riga')
  await expect(region).toBeVisible()
  expect(site.errors).toEqual([])
})

test('in a dropdown the last option asks, even if nothing is found, and the answer opens in a dialog', {
  tag: '@core',
}, async ({ site, page }) => {
  await openAsking(site, dropdown(site, 'ask="guide"'))
  await box(page).fill('zzzz')
  await expect(page.getByText('Nothing found for “zzzz”')).toBeVisible()
  await box(page).fill('lighthouse')
  await expect(page.getByRole('option')).toHaveCount(2)
  await expect(page.getByRole('option').last()).toHaveText('Ask: lighthouse')
  await box(page).press('ArrowUp')
  await box(page).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'lighthouse' })).toBeFocused()
  await expect(whole(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('lighthouse')
})

test('in a dialog a row asks, the answer is above the results, and closing it returns the focus', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site, 'layout="dialog"'))
  await page.getByRole('button').first().click()
  await page.keyboard.type('lighthouse')
  await expect(page.locator('[part="hit"]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(choice(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(whole(page)).toHaveCount(1)
  const [above, below] = await Promise.all([
    answer(page).boundingBox(),
    page.locator('[part="hits"]').boundingBox(),
  ])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await answer(page).getByRole('button', { name: 'Close' }).click()
  await expect(answer(page)).toHaveCount(0)
  await expect(choice(page)).toBeFocused()
})

test('with an empty box it offers first questions and a field to type one', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site))
  await choice(page).click()
  const field = answer(page).getByRole('textbox', { name: 'Your question…' })
  await expect(field).toBeFocused()
  await expect(answer(page).getByRole('button', { name: 'Where can I hear jazz?' })).toBeVisible()
  expect(questions(site)).toHaveLength(0)
  await answer(page).getByRole('button', { name: 'What is there for children?' }).click()
  await expect(
    answer(page).getByRole('heading', { name: 'What is there for children?' }),
  ).toBeFocused()
  await expect(whole(page)).toHaveCount(1)
})

test('a second question continues the conversation, and the chosen filters apply to it', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site, 'facets="city" filters="kind:concert"'))
  await page.getByRole('checkbox', { name: /Riga/ }).check()
  await askFor(page, 'evening')
  await expect(whole(page)).toHaveCount(1)
  await answer(page).getByRole('textbox').fill('And the lighthouse?')
  await answer(page).getByRole('textbox').press('Enter')
  await expect(answer(page).getByRole('heading', { name: 'And the lighthouse?' })).toBeVisible()
  await expect(answer(page).getByRole('textbox')).toBeFocused()
  await expect(whole(page)).toHaveCount(1)
  await expect.poll(() => questions(site).length).toBe(2)
  const [first, second] = questions(site).map(({ body }) => JSON.parse(body))
  expect(first.algolia.searchParameters.tales.filters).toBe('city:"Riga" AND (kind:concert)')
  expect(second.id).toBe(first.id)
  expect(second.messages.map(({ role }: { role: string }) => role)).toEqual([
    'user',
    'assistant',
    'user',
  ])
})

test('an answer is stopped, asked for again, copied and voted for', async ({ site, page }) => {
  await openAsking(site, asking(site, '', 'pauses'))
  await askFor(page, 'lighthouse')
  await expect(answer(page)).toContainText('There')
  await expect(answer(page).locator('[aria-busy="true"]')).toHaveCount(1)
  await answer(page).getByRole('button', { name: 'Stop' }).click()
  await expect(answer(page).getByRole('heading', { name: 'lighthouse' })).toBeFocused()
  await expect(answer(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(answer(page)).toContainText('There')
  await page.locator('site-search').evaluate((it) => it.setAttribute('ask', 'guide'))
  await askFor(page, 'riga')
  await expect(whole(page)).toHaveCount(1)
  await answer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(whole(page)).toHaveCount(0)
  await expect(whole(page)).toHaveCount(1)
  expect(questions(site).at(-1)?.url).toContain('cache=false')
  await answer(page).getByRole('button', { name: 'This helped' }).click()
  await expect(answer(page).getByRole('button', { name: 'This helped' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect
    .poll(() => site.sandbox.requests.find(({ url }) => url.includes('/feedback'))?.body)
    .toContain('"vote":1')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        async writeText(text: string) {
          document.title = text
        },
      },
      configurable: true,
    }),
  )
  await answer(page).getByRole('button', { name: 'Copy' }).click()
  await expect(answer(page).getByText('Copied')).toBeVisible()
  await expect(page).toHaveTitle(/There are/)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await answer(page).getByRole('button', { name: 'Copy' }).click()
  await expect(answer(page).getByText('Your browser did not copy it.')).toBeVisible()
})

test('the page gets events for questions and answers, and Tag Manager does with track', async ({
  site,
  page,
}) => {
  const asked = await heard(page, 'search-ask')
  const answered = await heard(page, 'search-answer')
  await openAsking(site, asking(site, 'track="dataLayer"'))
  await askFor(page, 'lighthouse')
  await expect.poll(answered).toHaveLength(1)
  expect(await asked()).toEqual([{ question: 'lighthouse' }])
  const [told] = (await answered()) as { question: string; text: string; sources: object[] }[]
  expect(told?.question).toBe('lighthouse')
  expect(told?.text).toContain('[The amber lighthouse](/tales/7)')
  expect(told?.sources[0]).toMatchObject({ objectID: 'tale-7' })
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toContainEqual({
    event: 'site_search_ask',
    search_term: 'lighthouse',
  })
})

test('with insights, a click on a source counts for the agent’s search', async ({ site, page }) => {
  await openAsking(site, asking(site, 'insights user-token="visitor"'))
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await askFor(page, 'lighthouse')
  await expect(whole(page)).toHaveCount(1)
  const events = () =>
    site.sandbox.requests
      .filter(({ url }) => url.includes('/1/events'))
      .flatMap(({ body }) => JSON.parse(body).events)
  await answer(page).locator('[part="sources"]').getByRole('link').first().click()
  await expect
    .poll(() => events().filter(({ eventType }) => eventType === 'click'))
    .toMatchObject([
      {
        index: 'tales',
        objectIDs: ['tale-7'],
        queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
        userToken: 'visitor',
      },
    ])
})

test('without its script there is no “Ask”', async ({ site, page }) => {
  await site.open(asking(site))
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  await expect(choice(page)).toHaveCount(0)
  expect(searches(site).length).toBeGreaterThan(0)
})
