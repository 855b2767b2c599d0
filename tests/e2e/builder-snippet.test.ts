// What stands around the snippet: the code first, then the file to upload, and where to paste it.
import { environments } from '../../tools/builder/settings.ts'
import { violations } from './axe.ts'
import {
  chooseDocument,
  chooseOwn,
  contentAccount,
  control,
  fill,
  integrityOf,
  openBuilder,
  openSearch,
  part,
  preview,
  readIn,
  serveBuilder,
  snippet,
} from './builder.ts'
import { emulateScheme } from './emulated.ts'
import { expect, test } from './site.ts'

test('the file to upload comes with its integrity and where it goes', async ({ site }) => {
  // It looks at every kind of page.
  test.slow()
  const { page, sandbox } = site
  await openSearch(site)
  await chooseOwn(page)
  const upload = page.locator('.upload')
  const link = upload.getByRole('link', { name: 'Download site-search.slim.js' })
  await expect(link).toHaveAttribute('href', `${sandbox.url}/site-search.slim.js`)
  await expect(link).toHaveAttribute('download', 'site-search.slim.js')
  await expect(upload).toContainText(integrityOf('site-search.slim.js'))
  const told = new Set<string>()
  for (const environment of environments) {
    await control(page, 'for').selectOption(environment)
    told.add((await upload.first().textContent()) ?? '')
  }
  expect([...told].join(' ')).toContain('Webflow does not host your files')
  expect([...told].join(' ')).toContain('Content → Files')
  // Whoever has copied before they knew the address does it again, right there.
  await control(page, 'for').selectOption('html')
  const again = page.getByRole('button', { name: 'Copy it, with this address' })
  await expect(again).toHaveCount(0)
  const here = upload.getByText('The script is still on this computer')
  await page.getByRole('button', { name: 'Enter the script’s address first' }).click()
  await expect(control(page, 'src')).toBeFocused()
  await expect(here).toBeVisible()
  const wrong = upload.getByText('An address starts with https://')
  for (const slip of ['www.files.example/site-search.slim.js', 'https://files.example/']) {
    await fill(page, { src: slip })
    await expect(wrong, slip).toBeVisible()
    await expect(control(page, 'src')).toHaveAttribute('aria-invalid', 'true')
  }
  for (const right of ['site-search.slim.js', '/embed/site-search.slim.js?v=2']) {
    await fill(page, { src: right })
    await expect(wrong, right).toHaveCount(0)
    await expect(here).toHaveCount(0)
    await expect(page.locator('#policy')).toContainText("script-src 'self';")
    // Here it need not lie there yet.
    await expect(preview(page).getByRole('searchbox')).toBeVisible()
  }
  await upload.getByRole('button', { name: 'It is in the top folder of my website' }).click()
  await expect(snippet(page)).toContainText('src="/site-search.slim.js"')
  await fill(page, { src: 'https://files.example/site-search.slim.js' })
  await again.click()
  await expect(upload.getByRole('status')).toHaveText(/./)
  await expect(snippet(page)).toContainText('src="https://files.example/site-search.slim.js"')
  // All that the snippet loads, and nothing that it does not.
  await fill(page, { locale: 'fr' })
  await control(page, 'stylesheet').selectOption('docs')
  await expect(upload.getByRole('link')).toHaveText([
    'Download site-search.slim.js',
    'Download site-search.slim.more.js',
    'Download site-embed.fr.js',
    'Download themes/docs.css',
  ])
  expect(await violations(page)).toEqual([])
})

// Nothing can answer for another host there.
test('a builder that is online needs no upload, and offers one', {
  tag: '@not-webkit',
}, async ({ site }) => {
  const { page, sandbox } = site
  serveBuilder(site)
  const online = 'https://builder.example'
  await page.route(`${online}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const { html = '', headers = {} } = site.pages.get(pathname) ?? {}
    return route.fulfill({ status: html ? 200 : 404, body: html, headers })
  })
  await page.goto(`${online}/builder.html`)
  await fill(page, { 'app-id': 'TESTAPP', 'api-key': 'search-key', 'search-host': sandbox.url })
  await chooseOwn(page)
  const upload = page.locator('.upload').first()
  await expect(upload.getByRole('heading')).toHaveText('No script to upload')
  await expect(upload).toContainText(
    `${online}/site-search.slim.js, and the snippet loads it from there`,
  )
  await expect(snippet(page)).toContainText(`src="${online}/site-search.slim.js"`)
  await expect(page.getByRole('button', { name: 'Enter the script’s address first' })).toHaveCount(
    0,
  )
  const address = control(page, 'src')
  await expect(address).toBeHidden()
  await page.getByText('Put it on your own host').click()
  await address.fill('/site-search.slim.js')
  await expect(address).toBeFocused()
  await expect(upload.getByRole('heading')).toHaveText('Upload the script first')
  await expect(upload).toContainText(`${online}/site-search.slim.js too`)
  await expect(page.getByRole('button', { name: 'Copy it, with this address' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the snippet is on the first screen, above its notes', async ({ site, page }) => {
  await openSearch(site)
  await chooseOwn(page)
  await expect(page.getByText('The script is still on this computer')).toHaveCount(1)
  await expect(snippet(page)).toBeInViewport()
  const heights = await page
    .locator('#snippet, .upload .note')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
})

test('at 900 pixels of height the first lines of the snippet are seen', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openSearch(site)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  const { y = 900 } = (await snippet(page).boundingBox()) ?? {}
  // Five of them.
  expect(y).toBeLessThan(900 - 5 * 22)
})

test('a document is on the left, in the middle, or over the full width', async ({ site, page }) => {
  await openBuilder(site)
  await chooseDocument(page)
  await page.getByRole('radio', { name: 'Desktop' }).check()
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour' })
  /** Each setting makes the page of the preview anew: looked at until it stands. */
  const stands = (isRight: (left: number, right: number) => boolean) =>
    expect(async () => {
      const [left = 0, right = 0] = await preview(page)
        .locator('[part~="document"]')
        .evaluate((it) => {
          const { left, right } = it.getBoundingClientRect()
          return [left, innerWidth - right]
        })
      expect([left, right, isRight(left, right)]).toEqual([left, right, true])
    }).toPass()
  await expect(preview(page).getByText('Lamps are')).toBeVisible()
  await stands((left, right) => right > left + 100)
  await page.getByRole('radio', { name: 'In the middle' }).check()
  await stands((left, right) => left > 50 && Math.abs(left - right) < 2)
  const middle = (await snippet(page).textContent()) ?? ''
  expect(middle).toContain('max-width:66ch;margin-inline:auto')
  await page.getByRole('radio', { name: 'Over the full width' }).check()
  await expect(snippet(page)).toContainText('--embed-measure:100%')
  await expect(snippet(page)).not.toContainText('margin-inline')
  await stands((_, right) => right < 40)
  await readIn(page, middle)
  await expect(page.getByRole('radio', { name: 'In the middle' })).toBeChecked()
  // A colleague is sent it too.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'In the middle' })).toBeChecked()
  expect(await violations(page)).toEqual([])
})

test('the preview starts light on dark screens, and says so', async ({ site, page }) => {
  await emulateScheme(page, 'dark')
  await openSearch(site)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await expect(preview(page).locator('html')).toHaveAttribute('style', 'color-scheme:light')
  await expect(page.getByText('Shown in light colours, as on most')).toBeVisible()
  await page.getByRole('radio', { name: 'dark', exact: true }).check()
  await expect(page.getByText('Shown in light colours, as on most')).toHaveCount(0)
})

test('one note on the preview is visible, and one line opens the others', async ({
  site,
  page,
}) => {
  await emulateScheme(page, 'dark')
  await openSearch(site)
  const notes = page.locator('.preview .notes')
  await expect(notes.getByText('Shown in light colours')).toBeVisible()
  await expect(notes.getByText('Shown in English')).toBeHidden()
  await notes.getByText('More about this preview (1)').click()
  await expect(notes.getByText('Shown in English')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the preview shows a search and a document at once', async ({ site, page }) => {
  await openSearch(site)
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await part(page, 'rich-doc').check()
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour' })
  await part(page, 'site-search').check()
  await expect(preview(page).getByText('60 results')).toBeInViewport()
  await expect(preview(page).getByText('Lamps are')).toBeInViewport()
  await expect(page.getByText('The preview shows the two side by side')).toBeVisible()
})

test('a dropdown without a results page says what Enter does', async ({ site, page }) => {
  await openSearch(site)
  await control(page, 'layout').selectOption('dropdown')
  await expect(control(page, 'results-page')).toHaveAccessibleDescription(/Enter only searches/)
  await expect(page.locator('#steps')).toContainText('Open the header of your pages')
  await fill(page, { 'results-page': '/search' })
  await expect(control(page, 'results-page')).not.toHaveAccessibleDescription(/Enter only searches/)
})

// Others ask whoever sits there, or have no screen to fill.
test('the preview fills the screen on demand', async ({ site, page }) => {
  await openSearch(site)
  await page.getByRole('radio', { name: 'Desktop' }).check()
  await expect(preview(page).getByText('60 results')).toBeVisible()
  const width = () => page.locator('iframe').evaluate((it) => it.getBoundingClientRect().width)
  expect(await width()).toBeLessThan(800)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(width).toBe(1280)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(width).toBeLessThan(800)
})
