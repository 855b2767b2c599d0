// Moving, removing, leaving the page and coming back.
import type { Page } from '@playwright/test'
import { expect, heard, searches, test } from './site.ts'

for (const how of ['appendChild', 'moveBefore'] as const)
  test(`moving an element by ${how} keeps what was typed and asks nothing again`, {
    // WebKitGTK 2.50 has no moveBefore().
    tag: how === 'moveBefore' ? ['@not-webkit'] : [],
  }, async ({ site, page }) => {
    await site.open(`<main><site-search ${site.search}></site-search></main><aside></aside>`)
    await page.getByRole('searchbox').fill('riga')
    await expect(page.getByText('12 results')).toBeVisible()
    const asked = searches(site).length
    await page.evaluate((method) => {
      const element = document.querySelector('site-search')
      const aside = document.querySelector('aside')
      if (element && aside)
        method === 'appendChild' ? aside.appendChild(element) : aside.moveBefore(element, null)
    }, how)
    await expect(page.locator('aside').getByText('12 results')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('riga')
    expect(searches(site)).toHaveLength(asked)
  })

test('a moved element keeps the focus, its caret and what is open', async ({ site, page }) => {
  const closed = await heard(page, 'search-close')
  await site.open(
    `<a href="#top">First</a><site-search id="down" ${site.search} layout="dropdown"></site-search><aside style="margin-top:300px"></aside><site-search id="wide" ${site.search} facets="city"></site-search><button>Mine</button>`,
  )
  const move = (id: string) =>
    page.evaluate((name) => {
      const it = document.getElementById(name)
      if (it) document.querySelector('aside')?.append(it)
    }, id)
  const box = page.getByRole('combobox')
  const popup = page.locator('[part="dropdown"]')
  await box.fill('rga')
  await box.press('Home')
  await box.press('ArrowRight')
  await expect(popup).toBeVisible()
  await move('down')
  await expect(box).toBeFocused()
  await expect(page.locator('[part="dropdown"]:popover-open')).toBeVisible()
  expect((await popup.boundingBox())?.y).toBeGreaterThan(300)
  await page.keyboard.type('i')
  await expect(box).toHaveValue('riga')
  await expect(page.getByRole('option', { name: /^Evening 4:/ })).toBeVisible()
  expect(await closed()).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await expect.poll(closed).toEqual([{}])
  const riga = page.getByRole('checkbox', { name: 'Riga' })
  await riga.focus()
  await move('wide')
  await expect(riga).toBeFocused()
  // Not what somebody else has by now.
  await page.evaluate(() => {
    const wide = document.getElementById('wide')
    document.querySelector('button')?.focus()
    if (wide) document.body.append(wide)
  })
  await expect(page.getByRole('button', { name: 'Mine' })).toBeFocused()
})

test('an added search sends one request for everything that the script sets', async ({
  site,
  page,
}) => {
  await site.open(
    `<div id="place"></div><template><site-search ${site.search}></site-search></template>`,
  )
  const add = (then: string) =>
    page.evaluate((what) => {
      const content = document.querySelector('template')?.content.cloneNode(true)
      const place = document.getElementById('place')
      if (content) place?.append(content)
      const added = place?.lastElementChild
      const set = () => added?.setAttribute('query', 'riga')
      if (what === 'sets') set()
      // As frameworks do that gather what they change.
      else if (what === 'sets a little later') Promise.resolve().then(set).then(set)
      else added?.remove()
    }, then)
  await add('sets')
  await expect(page.getByRole('searchbox')).toHaveValue('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(searches(site)).toHaveLength(1)
  await add('removes')
  // Whatever was asked by then would have been asked before this.
  await add('sets')
  await expect.poll(() => searches(site).length).toBe(2)
  await expect(page.getByRole('searchbox')).toHaveCount(2)
  await expect(page.getByText('12 results')).toHaveCount(2)
  expect(searches(site)).toHaveLength(2)
  await add('sets a little later')
  await expect(page.getByText('12 results')).toHaveCount(3)
  expect(searches(site)).toHaveLength(3)
})

test('a removed element is empty and sends no request', { tag: '@core' }, async ({
  site,
  page,
}) => {
  site.sandbox.faults.set({ match: /indexes/, fault: 'hang' })
  await site.open(`<site-search ${site.search}></site-search>`)
  const asked = page.waitForEvent('requestfailed')
  await expect.poll(() => searches(site).length).toBe(1)
  const left = await page.evaluate(async () => {
    const element = document.querySelector('site-search')
    element?.remove()
    await new Promise((resolve) => setTimeout(resolve))
    return element?.shadowRoot?.innerHTML
  })
  expect((await asked).failure()?.errorText).toMatch(/_ABORTED$|cancelled/)
  expect(left).toMatch(/^<slot[^>]*><\/slot>$/)
  expect(site.console).toEqual([])
})

const takeOut = (page: Page, milliseconds: number) =>
  page.evaluate(async (time) => {
    const element = document.querySelector('site-search, rich-doc')
    element?.remove()
    await new Promise((resolve) => setTimeout(resolve, time))
    if (element) document.body.append(element)
  }, milliseconds)

test('an element is unchanged when it is put back within five seconds', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search} facets="city" hits-per-page="2"><form><input aria-label="Plain"></form></site-search>`,
  )
  const box = page.getByRole('searchbox')
  const current = page.locator('[aria-current="page"]')
  await box.fill('evening')
  // It is searched after a pause, and begins at the first page.
  await expect.poll(() => searches(site).at(-1)?.body).toContain('evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(current).toHaveText('3')
  const hits = page.locator('[part="hit"]')
  await expect(hits.first()).toContainText('Evening 24')
  const asked = searches(site).length
  await takeOut(page, 300)
  await expect(hits.first()).toContainText('Evening 24')
  await expect(box).toHaveValue('evening')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect(current).toHaveText('3')
  await expect(page.getByLabel('Plain')).toBeHidden()
  expect(searches(site)).toHaveLength(asked)
  await page.getByRole('link', { name: 'Page 4' }).click()
  await expect(current).toHaveText('4')
  await expect.poll(() => searches(site).length).toBe(asked + 1)
})

test('an element starts again when it is put back after five seconds', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`)
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  await takeOut(page, 5300)
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('letters typed before an element is taken out are searched later', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} search-delay="1500"></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').fill('riga')
  const asked = searches(site).length
  await takeOut(page, 600)
  await expect(page.getByRole('searchbox')).toHaveValue('riga')
  expect(searches(site)).toHaveLength(asked)
  await expect(page.getByText('12 results')).toBeVisible()
})

test('attributes set while an element is out of the page count', async ({ site, page }) => {
  await site.open(`<site-search ${site.search} facets="city"></site-search>`)
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await page.evaluate(async () => {
    const element = document.querySelector('site-search')
    element?.remove()
    await new Promise((resolve) => setTimeout(resolve, 100))
    element?.setAttribute('query', 'evening 4')
    if (element) document.body.append(element)
  })
  await expect(page.getByRole('searchbox')).toHaveValue('evening 4')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
})

test('a removed element answers no shortcut, and the page scrolls', async ({ site, page }) => {
  const opened = await heard(page, 'search-open')
  await site.open(`<site-search ${site.search} layout="dialog"></site-search>`)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  const asked = searches(site).length
  const held = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  expect(await held()).not.toBe('visible')
  const put = await page.evaluateHandle(() => {
    const element = document.querySelector('site-search')
    element?.remove()
    return () => element && document.body.append(element)
  })
  await page.keyboard.press('Control+k')
  expect(await held()).toBe('visible')
  await put.evaluate((back) => back())
  await expect(page.getByRole('button', { name: /Search/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await opened()).toHaveLength(1)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toHaveValue('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(searches(site)).toHaveLength(asked)
})

test('the page’s own history state is kept beside ours', async ({ site, page }) => {
  await site.open(`<site-search ${site.search}></site-search>`, {
    head: `<script>history.replaceState({ mine: 1 }, '')</script>`,
  })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(await page.evaluate(() => history.state.mine)).toBe(1)
})

test('a setting that is wrong for a moment does not change the search', async ({ site, page }) => {
  const changes = await heard(page, 'search-change')
  // Longer than a busy machine takes from a letter to the setting.
  await site.open(`<site-search ${site.search} facets="city" search-delay="1500"></site-search>`)
  await page.getByRole('searchbox').fill('evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  const set = (name: string) =>
    page.evaluate(
      (index) => document.querySelector('site-search')?.setAttribute('index-name', index),
      name,
    )
  const box = page.getByRole('searchbox')
  await box.focus()
  await page.keyboard.type(' 4')
  await set('')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.keyboard.type('4')
  await expect(box).toHaveValue('evening 44')
  await expect(page.getByText('12 results')).toBeVisible()
  await expect.poll(async () => (await changes()).at(-1)).toMatchObject({ query: 'evening 44' })
  const asked = searches(site).length
  await set('tales')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(searches(site)).toHaveLength(asked + 1)
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('evening 44')
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  // It is told once, whatever else changes meanwhile.
  await set('')
  await expect(page.getByRole('alert')).toBeVisible()
  const toldAgain = await page.evaluate(async () => {
    let events = 0
    addEventListener('search-error', () => events++)
    const element = document.querySelector('site-search')
    for (const id of ['OTHER', element?.getAttribute('app-id') ?? '']) {
      element?.setAttribute('app-id', id)
      await new Promise(requestAnimationFrame)
    }
    return events
  })
  expect(toldAgain).toBe(0)
})
