// What others search for, what was searched for here, and what may have been meant.
import type { Page } from '@playwright/test'
import { expect, heard, hold, type Site, searches, test } from './site.ts'

const search = ({ search }: Site, attributes = '', inside = '') =>
  `<site-search ${search} ${attributes}>${inside}</site-search>`
const suggestions = 'suggestions-index="tales_suggestions"'

/** Which indices each request asked. */
const asked = (site: Site) =>
  searches(site).map(({ body }) =>
    JSON.parse(body).requests.map(({ indexName }: { indexName: string }) => indexName),
  )
const focused = ({ page }: Site) =>
  page.evaluate(() => document.querySelector('site-search')?.shadowRoot?.activeElement?.className)
const remembered = ({ page }: Site) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('site-embed:recent:TESTAPP:tales') ?? '[]'))

test('the owner alone is told, once, that suggestions are refused', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  const forbidden = search(site, `id="b" label="B" ${suggestions}`)
  await site.open(
    search(site, 'id="a" label="A" suggestions-index="nowhere"') +
      forbidden.replace('search-key', 'tales-key'),
  )
  for (const name of ['A', 'B'])
    for (const [words, count] of [
      ['riga', '12 results'],
      ['play', '20 results'],
    ] as const) {
      await page.getByRole('combobox', { name }).fill(words)
      await expect(page.locator(`#${name.toLowerCase()}`).getByText(count)).toBeVisible()
    }
  // Once with them, then without.
  const refused = (index: string) => asked(site).filter((names) => names.includes(index))
  expect(refused('nowhere')).toEqual([['tales', 'nowhere']])
  expect(refused('tales_suggestions')).toEqual([['tales', 'tales_suggestions']])
  expect(asked(site)).toHaveLength(8)
  expect(await errors()).toEqual([])
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  const told = site.console.filter((line) => line.includes('suggestions-index'))
  expect(told).toEqual([
    expect.stringMatching(/id="a">: suggestions-index is left out: .*does not exist/),
    expect.stringMatching(/id="b">: suggestions-index is left out: .*not allowed/),
  ])
  expect(told.join()).not.toMatch(/(search|tales)-key/)
})

test('“Did you mean” leads to its results', { tag: '@core' }, async ({ site, page }) => {
  await site.open(search(site, `${suggestions} url-sync`))
  const box = page.getByRole('combobox')
  await box.fill('lighthouse keeper')
  const offer = page.getByRole('button', { name: 'Did you mean “lighthouse”?' })
  await offer.press('Enter')
  await expect(page.getByRole('heading', { name: 'The amber lighthouse' })).toBeVisible()
  await expect(box).toHaveValue('lighthouse')
  expect(await focused(site)).toBe('results')
  await page.goBack()
  await expect(box).toHaveValue('lighthouse keeper')
  await expect(offer).toBeVisible()
  await box.fill('xyzzy')
  await expect(page.getByText('Nothing found for “xyzzy”')).toBeVisible()
  await expect(page.getByRole('button', { name: /Did you mean/ })).toHaveCount(0)
})

test('a template for “nothing found” offers the suggestion', async ({ site, page }) => {
  const template =
    '<template slot="empty"><p>No {{query}}.</p><p data-if="suggestion">Try <button data-suggestion>{{suggestion}}</button></p></template>'
  await site.open(search(site, suggestions, template))
  await page.getByRole('combobox').fill('xyzzy')
  await expect(page.getByText('No xyzzy.')).toBeVisible()
  await expect(page.getByText('Try')).toHaveCount(0)
  await page.getByRole('combobox').fill('lighthouse keeper')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.getByRole('combobox').press('Escape')
  await page.getByRole('button', { name: 'lighthouse', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The amber lighthouse' })).toBeVisible()
  expect(await focused(site)).toBe('results')
  expect(site.console).toEqual([])
})

test('a query is remembered when it or its result is chosen', async ({ site, page }) => {
  await page.clock.install()
  const settled = await heard(page, 'search-settle')
  const recent = `${suggestions} search-delay="0" hit-url="none" hit-entry="objectID" recent`
  await site.open(search(site, recent))
  const box = page.getByRole('combobox')
  await box.fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await page.clock.fastForward(2000)
  expect((await settled()).at(-1)).toMatchObject({ query: 'riga' })
  expect(await remembered(site)).toEqual([])
  await box.press('Enter')
  expect(await remembered(site)).toEqual(['riga'])
  await box.fill('amber')
  await page.getByRole('button', { name: 'The amber lighthouse' }).click()
  expect(await remembered(site)).toEqual(['amber', 'riga'])
  await box.fill('lighthouse keeper')
  await page.getByRole('button', { name: /Did you mean/ }).click()
  expect(await remembered(site)).toEqual(['lighthouse', 'amber', 'riga'])
  await page.locator('site-search').evaluate((it) => it.removeAttribute('recent'))
  await box.fill('play')
  await box.press('Enter')
  await expect(page.getByText('20 results')).toBeVisible()
  expect(await remembered(site)).toEqual(['lighthouse', 'amber', 'riga'])
})

test('the storage is not touched without recent or before consent', async ({ site, page }) => {
  await page.addInitScript(() => {
    const real = window.localStorage
    Object.defineProperty(window, 'localStorage', {
      get() {
        document.documentElement.dataset.looked = ''
        return real
      },
    })
  })
  const looked = page.locator('html[data-looked]')
  await site.open(
    search(site, suggestions) +
      search(site, `recent loading="consent" label="Second"`, '<p>Later</p>'),
  )
  await page.getByRole('combobox').fill('riga')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByText('12 results')).toBeVisible()
  await expect(looked).toHaveCount(0)
  await page.getByRole('button', { name: 'Agree and load' }).click()
  await page.getByRole('combobox', { name: 'Second' }).fill('play')
  await page.getByRole('combobox', { name: 'Second' }).press('Enter')
  await expect(looked).toHaveCount(1)
})

test('a click on the empty box shows popular searches', async ({ site, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('site-embed:recent:TESTAPP:tales', '["amber"]'),
  )
  await site.open(search(site, `${suggestions} recent facets="city" selected="city:Riga"`))
  await expect(page.getByText('12 results')).toBeVisible()
  const box = page.getByRole('combobox')
  const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option')
  await box.click()
  await expect(popular).toHaveText([
    'evening concert',
    'evening by the sea',
    'concert in riga',
    'lighthouse',
  ])
  for (const words of ['amber', '', 'evening concert']) {
    await page.keyboard.press('ArrowDown')
    await expect(box).toHaveValue(words)
  }
  await page.keyboard.press('Escape')
  await box.click()
  await expect(popular).toHaveCount(4)
  expect(asked(site)).toEqual([['tales', 'tales'], ['tales_suggestions']])
  await box.fill('xyzzy')
  await page.getByRole('button', { name: 'lighthouse', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The amber lighthouse' })).toBeVisible()
  await expect(box).toHaveValue('lighthouse')
  // That filter may have been why there was nothing.
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0)
  expect(await focused(site)).toBe('results')
  expect(asked(site).slice(2)).toEqual([
    ['tales', 'tales', 'tales_suggestions'],
    ['tales', 'tales_suggestions'],
  ])
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  const leaving = {
    Escape: (page: Page) => page.getByRole('combobox').press('Escape'),
    'a tap elsewhere': (page: Page) => page.getByRole('heading', { name: 'Elsewhere' }).tap(),
  }
  for (const [what, leave] of Object.entries(leaving))
    test(`popular searches that come late open nothing after ${what}`, {
      // Firefox cannot be tapped, and WebKit has no finger at all.
      tag: what === 'Escape' ? '@not-webkit' : '@chromium',
    }, async ({ site, page }) => {
      const box = page.getByRole('combobox')
      await site.open(`<h2>Elsewhere</h2>${search(site, `layout="dropdown" ${suggestions}`)}`)
      const answer = await hold(page, /queries/)
      const answered = page.waitForResponse(/queries/)
      await box.press('ArrowDown')
      await leave(page)
      answer()
      await (await answered).finished()
      // From a closed popup the first.
      await box.press('ArrowDown')
      await expect(box).toHaveValue('evening concert')
    })
})
