// Links to entries: where they lead, and what the page hears of them.
import { expect, heard, type Site, test } from './site.ts'

const doc = ({ sandbox }: Site, entry: string, more = '') =>
  `<rich-doc space-id="gallery" access-token="delivery-token" content-host="${sandbox.url}" entry-id="${entry}" ${more}></rich-doc>`

test('links lead by the pattern of their type, then by the one for every type', {
  tag: '@core',
}, async ({ site }) => {
  const { page } = site
  const patterns = 'quote=/words/{id}, /{locale}/{slug}.html'
  await site.open(doc(site, 'cards', `entry-url="${patterns}"`))
  const href = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await expect(href('the lighthouse')).toHaveAttribute('href', '/en-US/coast/light%20house.html')
  await expect(href('the motto')).toHaveAttribute('href', '/words/motto')
  await expect(href('The letter')).toHaveAttribute('href', 'https://letters.example/')
})

test('every link to an entry sends the page an event first, and the page can cancel it', async ({
  site,
  page,
}) => {
  const navigations = await heard(page, 'doc-navigate')
  await page.addInitScript(() => {
    document.addEventListener('doc-navigate', (event) => event.preventDefault())
  })
  await site.open(doc(site, 'cards', 'entry-url="/{contentType}/{slug}"'))
  const address = page.url()
  await page.getByRole('link', { name: 'the lighthouse' }).first().click()
  await page.locator('p a[part~="embed"]').first().click()
  await page.locator('.card-title a').first().click()
  const told = { entryId: 'lighthouse', contentType: 'story', slug: 'coast/light house' }
  await expect.poll(navigations).toMatchObject([told, told, told])
  expect(page.url()).toBe(address)
})

// There a click with Control opens no tab.
test('a link opened in another tab leaves the page alone', {
  tag: ['@window', '@not-webkit'],
}, async ({ site, page }) => {
  const navigations = await heard(page, 'doc-navigate')
  await site.open(doc(site, 'cards', 'entry-url="/page.html?to={slug}"'))
  const tab = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: 'the lighthouse' })
    .first()
    .click({ modifiers: ['Control'] })
  const opened = await tab
  await expect.poll(() => opened.url()).toContain('?to=coast/light%20house')
  expect(await navigations()).toEqual([])
})

test('a link without an address is reached and followed by keyboard', async ({ site, page }) => {
  const navigations = await heard(page, 'doc-navigate')
  await site.open(doc(site, 'cards'))
  const link = page.getByRole('link', { name: 'the motto' })
  await expect(link).not.toHaveAttribute('href')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(navigations).toMatchObject([{ entryId: 'motto', slug: null }])
})

test('links open in the other document and focus it', async ({ site, page }) => {
  const more = 'opens="#reader" entry-url="/{slug}"'
  await site.open(
    `${doc(site, 'cards', more)}<div style="height:200vh"></div>${doc(site, 'plain', 'id="reader"')}`,
  )
  const reader = page.locator('#reader')
  await expect(reader.getByText('A heading')).toBeVisible()
  const address = page.url()
  const link = page.getByRole('link', { name: 'a quiet man' })
  await expect(link).toHaveAttribute('href', '/keeper')
  await link.click()
  await expect(reader.getByText('He counts the lamps.')).toBeInViewport()
  await expect(reader).toHaveAttribute('entry-id', 'keeper')
  await expect(reader).toBeFocused()
  expect(page.url()).toBe(address)
})

test('if there is no such document, links go to their own address', async ({ site, page }) => {
  await site.open(doc(site, 'cards', 'opens="#nowhere" entry-url="/{slug}.html"'))
  await page.getByRole('link', { name: 'a quiet man' }).click()
  await page.waitForURL(/\/keeper\.html$/)
  expect(site.console.join()).toContain('opens="#nowhere"')
})
