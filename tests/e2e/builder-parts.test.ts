// The form of the builder: two questions first, then parts that are folded, with a way to each.
import { violations } from './axe.ts'
import {
  chooseDocument,
  contentAccount,
  control,
  fill,
  openAll,
  openAnew,
  openFolded,
  part,
  preview,
  searchAccount,
  snippet,
} from './builder.ts'
import { expect, test } from './site.ts'

test('the form asks what matters first and folds the rest', async ({ site, page }) => {
  await openFolded(site)
  const names = await page
    .locator('form')
    .locator('input, select')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((it) => it.getAttribute('name')))
  expect(names.slice(0, 4)).toEqual(['element', 'element', 'element', 'for'])
  expect(names).toContain('hits-view')
  await expect(control(page, 'placeholder')).toBeHidden()
  // A closed part says what is in it.
  const words = page.locator('details', { hasText: 'Words and language' })
  await expect(words).toContainText('Words in the box, Name for screen readers')
  await page.getByRole('navigation').getByRole('button', { name: 'Everything else' }).click()
  await expect(page.getByRole('heading', { name: 'Everything else' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open all parts' })).toBeFocused()
  await words.locator('summary').click()
  await expect(control(page, 'placeholder')).toBeInViewport()
  expect(await violations(page)).toEqual([])
  // Where something is set, nobody has to look for it.
  await control(page, 'placeholder').fill('Find')
  await page.reload()
  await expect(control(page, 'placeholder')).toBeVisible()
  await expect(control(page, 'hit-title')).toBeHidden()
  await openAll(page)
  await expect(control(page, 'hit-title')).toBeVisible()
})

test('the calculator shows the requests per month', async ({ site, page }) => {
  await openFolded(site)
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Below the box, in the page')).toContainText('yours')
  await expect(row('Below the box, in the page')).toContainText('2,40024,000')
  await control(page, 'visits').fill('50000')
  await control(page, 'share').fill('10')
  await expect(row('Dropdown')).toContainText('60030,000')
  await control(page, 'lang').selectOption('de')
  await expect(row('Dropdown')).toContainText('30.000')
  await page.locator('[name="element"][value="rich-doc"]').check()
  await expect(row('Dokument')).toContainText('100.000')
  expect(await violations(page)).toEqual([])
})

test('a search and a document come in one snippet with one script', async ({ site, page }) => {
  await openFolded(site)
  await fill(page, searchAccount(site))
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await expect(page.getByText('Not finished yet')).toContainText('Space ID, Delivery API token')
  await part(page, 'rich-doc').check()
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour' })
  await expect(preview(page).getByText('60 results')).toBeVisible()
  // The document is below the search: while it is set up, it is what is seen.
  await expect(preview(page).getByText('Lamps are')).toBeInViewport()
  const text = (await snippet(page).textContent()) ?? ''
  expect(text.match(/<script /g)).toHaveLength(1)
  for (const word of ['data-api-key="search-key"', 'data-access-token="delivery-token"'])
    expect(text).toContain(word)
  // A colleague is sent both.
  const address = page.url()
  await openAnew(page, address)
  await expect(snippet(page)).toContainText('<site-search index-name="tales"')
  await expect(snippet(page)).toContainText('<rich-doc entry-id="harbour"')
  await expect(control(page, 'entry-id')).toHaveValue('harbour')
  expect(await violations(page)).toEqual([])
  await chooseDocument(page)
  await expect(snippet(page)).not.toContainText('<site-search')
})

test('the preview shows the document that is being set up', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFolded(site)
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await fill(page, { ...searchAccount(site) })
  await part(page, 'rich-doc').check()
  await fill(page, contentAccount(site))
  await control(page, 'entry-id').fill('harbour')
  await expect(preview(page).locator('rich-doc').getByText('Lamps are')).toBeVisible()
  const scrolled = () =>
    preview(page)
      .locator('html')
      .evaluate(() => scrollY)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await expect(control(page, 'entry-id')).toBeInViewport()
})

test('a link for both elements brings no account, host or script', async ({ site }) => {
  const { page, sandbox } = site
  const evil = {
    ...{ element: 'site-search', both: '', 'index-name': 'tales', 'rich-doc.entry-id': 'harbour' },
    'rich-doc.content-host': 'https://evil.example',
    'rich-doc.space-id': 'EVIL',
    'rich-doc.access-token': 'evil-token',
    'other-template':
      '</template><script>document.title="run"</script><img src=x onerror="a()"><b>x</b>',
  }
  await openFolded(site, `#${new URLSearchParams(evil)}`)
  await expect(snippet(page)).toContainText('<img src="x"><b>x</b></template></rich-doc>')
  await expect(snippet(page)).toContainText('entry-id="harbour"')
  const text = (await snippet(page).textContent()) ?? ''
  for (const word of ['evil', 'EVIL', 'onerror', '<script>']) expect(text).not.toContain(word)
  expect(site.strangers.filter((url) => !url.startsWith(sandbox.url))).toEqual([])
})
