// What stands inside the element: shown without a script, until there is better, and when there is not.
import type { Locator } from '@playwright/test'
import { expect, hold, test } from './site.ts'

const form = '<form action="/search"><input name="q" aria-label="Plain search"></form>'

test('without the script the page’s own form is there', async ({ site }) => {
  await site.open(`<site-search ${site.search}>${form}</site-search>`, { script: null })
  await expect(site.page.getByLabel('Plain search')).toBeVisible()
})

test('the box replaces the fallback, and a visitor who was typing in it goes on typing', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  await site.open(`<site-search ${site.search}>${form}</site-search>`, { script: null })
  await page.getByLabel('Plain search').pressSequentially('amber')
  await page.keyboard.press('ArrowLeft')
  await page.addScriptTag({ url: site.src })
  const box = page.getByRole('searchbox')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('amber')
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Plain search')).toBeHidden()
  await page.keyboard.type('X')
  await expect(box).toHaveValue('ambeXr')
})

for (const script of ['defer', ''])
  test(`an unclosed tag keeps the page (script “${script}”)`, async ({ site, page }) => {
    await site.open(
      `<main><site-search ${site.search}><p>More words</p><input aria-label="Letter"></main><hr>
      <rich-doc ${site.content} entry-id="harbour" /><h2>About</h2><footer>Imprint</footer>`,
      { script },
    )
    await expect(page.locator('[part="hit"]').first()).toBeVisible()
    await expect(page.locator('rich-doc [part~="paragraph"]').first()).toBeVisible()
    await expect(page.getByText('Imprint')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
    const told = () => site.console.filter((line) => line.includes('It holds the rest'))
    await expect.poll(told).toHaveLength(1)
    expect(told()[0]).toContain('Close it with </rich-doc>')
    // What stands in an element without its end, and is no more than a fallback could be, is one.
    await expect(page.getByText('More words')).toBeHidden()
  })

test('a fallback may hold a footer and a script', async ({ site, page }) => {
  const quote = '<blockquote>So it was<footer>Somebody</footer></blockquote>'
  await site.open(
    `<rich-doc ${site.content} entry-id="harbour">${quote}<script async src="/widgets.js"></script></rich-doc><footer>Imprint</footer>`,
  )
  await expect(page.locator('rich-doc [part~="paragraph"]').first()).toBeVisible()
  await expect(page.getByText('Somebody')).toBeHidden()
  await expect(page.getByText('Imprint')).toBeVisible()
  expect(site.console.filter((line) => line.includes('It holds'))).toEqual([])
})

test('words typed beyond an unclosed tag are no query', async ({ site, page }) => {
  const rest = '<footer><input aria-label="Letter" value="ferry"></footer>'
  await site.open(`<site-search ${site.search}>${rest}`, { script: null })
  await page.getByLabel('Letter').fill('amber')
  await page.addScriptTag({ url: site.src })
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByLabel('Letter')).toHaveValue('amber')
  await page.getByRole('searchbox').fill('lighthouse')
  await expect(page.getByLabel('Letter')).toHaveValue('amber')
})

test('when the service is down, the fallback comes back below the message, with the typed words and the only box', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  const box = page.getByRole('searchbox')
  const plain = page.getByLabel('Plain search')
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await site.open(
    `<site-search ${site.search} shortcut="mod+k">${form}</site-search><button>Next</button>`,
  )
  await box.fill('lighthouse')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[part="error"]')).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(plain).toHaveValue('lighthouse')
  // Whoever was typing goes on there, at the same letter.
  await expect(plain).toBeFocused()
  await page.keyboard.type('x')
  await expect(plain).toHaveValue('lighthousxe')
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(plain).toBeFocused()
  await expect(plain).toHaveValue('lighthousxe')
  await plain.fill('amber')
  // Another failure, which the visitor can do nothing about, takes no word away.
  const say = page.getByRole('alert')
  const before = await say.textContent()
  site.sandbox.faults.set({ match: /indexes/, fault: '403:blocked' })
  await page.locator('site-search').evaluate((it) => Reflect.get(it, 'refresh').call(it))
  await expect(say).not.toHaveText(before ?? '')
  await expect(plain).toHaveValue('amber')
  site.sandbox.faults.clear()
  await page.locator('site-search').evaluate((it) => Reflect.get(it, 'refresh').call(it))
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('amber')
  await expect(box).toBeFocused()
  await expect(plain).toBeHidden()
})

test('a box with a wrong key is hidden until the owner corrects it', async ({ site, page }) => {
  const box = page.getByRole('searchbox')
  const wrong = site.search.replace('search-key', 'wrong-key')
  await site.open(`<site-search ${wrong} query="amber" autofocus></site-search>`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(box).toHaveCount(0)
  // The focus that it had is not lost.
  await expect(page.locator('site-search')).toBeFocused()
  await page.locator('site-search').evaluate((it) => it.setAttribute('api-key', 'search-key'))
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(box).toHaveValue('amber')
})

test('the box stays where the page hides the fallback', async ({ site, page }) => {
  site.sandbox.faults.set({ match: /indexes/, fault: '500' })
  await site.open(`<site-search ${site.search}>${form}</site-search>`, {
    head: '<style>form { display: none }</style>',
  })
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('a dropdown in a header shows the fallback in its popup', async ({ site, page }) => {
  site.sandbox.faults.set({ match: /indexes/, fault: '403' })
  await site.open(
    `<header style="display:flex"><b>Shop</b><site-search ${site.search} layout="dropdown" style="flex:1"><form action="/search"><label>Plain <input name="q"></label><button>Go</button></form></site-search></header><a href="/next">Next</a>`,
    { head: '<style>* { margin: 0 }</style>' },
  )
  const box = page.getByRole('combobox')
  const popup = page.locator('[part="dropdown"]')
  const plain = page.getByLabel('Plain')
  const height = async () => (await page.locator('header').boundingBox())?.height
  await expect(box).toBeVisible()
  const before = await height()
  await box.fill('lighthouse')
  await expect(popup.getByRole('alert')).toBeVisible()
  await expect(plain).toHaveValue('lighthouse')
  expect(before).toBe(44)
  expect(await height()).toBe(before)
  const [inside, around] = [await plain.boundingBox(), await popup.boundingBox()]
  expect((inside?.x ?? 0) - (around?.x ?? 0)).toBeGreaterThan(12)
  expect(inside?.y).toBeGreaterThan(around?.y ?? Number.POSITIVE_INFINITY)
  await page.keyboard.press('Tab')
  await expect(plain).toBeFocused()
  await page.getByText('Plain').click()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(plain).toHaveValue('lighthouses')
  for (let times = 0; times < 2; times++) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Next' })).toBeFocused()
  await expect(popup).toHaveCount(0)
  await expect(plain).toBeHidden()
  expect(await height()).toBe(before)
  await box.click()
  await page.getByRole('button', { name: 'Go' }).click()
  await page.waitForURL(/\/search\?q=lighthouses$/)
})

test('a document’s fallback stays until the first text', async ({ site, page }) => {
  const answer = await hold(page, /entries/)
  await site.open(
    `<rich-doc ${site.content} entry-id="harbour"><p>Soon here</p></rich-doc><rich-doc ${site.content} entry-id="gone"><p>Our own words</p></rich-doc>`,
  )
  await expect(page.getByText('Soon here')).toBeVisible()
  answer()
  await expect(page.getByText('Lamps are')).toBeVisible()
  await expect(page.getByText('Soon here')).toBeHidden()
  await expect(page.getByText('Our own words')).toBeVisible()
  await expect(page.locator('[part="error"]')).toHaveText('This text could not be found.')
})

test('the fallback of a missing text comes before our message', async ({ site, page }) => {
  await site.open(
    `<rich-doc ${site.content} entry-id="gone" style="--embed-danger:rgb(1, 2, 3)"><p>Our own words</p></rich-doc>`,
  )
  const message = page.locator('[part="error"]')
  const top = async (at: Locator) => (await at.boundingBox())?.y ?? Number.NaN
  await expect(message).toHaveText('This text could not be found.')
  expect(await top(message)).toBeGreaterThan(await top(page.getByText('Our own words')))
  await expect(message).not.toHaveCSS('border-inline-start-color', 'rgb(1, 2, 3)')
  site.sandbox.faults.set({ match: /entries/, fault: '401' })
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'keeper'))
  await expect(message).toHaveText('This text is not available right now.')
  expect(await top(message)).toBeLessThan(await top(page.getByText('Our own words')))
  await expect(message).toHaveCSS('border-inline-start-color', 'rgb(1, 2, 3)')
})

test('a document without an entry keeps its fallback', async ({ site, page }) => {
  await site.open(`<rich-doc ${site.content}><p>Choose an article</p></rich-doc>`)
  await page.waitForFunction(() =>
    document.querySelector('rich-doc')?.shadowRoot?.querySelector('.shell'),
  )
  await expect(page.getByText('Choose an article')).toBeVisible()
  await expect(page.locator('[part="error"]')).toHaveCount(0)
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'keeper'))
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  await expect(page.getByText('Choose an article')).toBeHidden()
})

test('a hidden element stays hidden, whatever is inside', async ({ site }) => {
  await site.open(`<site-search hidden ${site.search}></site-search>`)
  await expect(site.page.getByText('60 results')).toHaveCount(1)
  await expect(site.page.locator('site-search')).toBeHidden()
})
