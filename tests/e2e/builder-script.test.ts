// Which file the snippet loads, and from where.
import { lighterBy } from '../../tools/builder/snippet/files.ts'
import { violations } from './axe.ts'
import {
  chooseDocument,
  chooseOwn,
  contentAccount,
  control,
  fill,
  openSearch,
  packaged,
  part,
  preview,
  snippet,
} from './builder.ts'
import { expect, test } from './site.ts'

test('the snippet loads the lightest file that has what the page shows, from a public host', async ({
  site,
  page,
}) => {
  await openSearch(site)
  const output = page.locator('.output')
  const inPreview = (file: string) => preview(page).locator(`script[src$="/${file}"]`)
  await expect(snippet(page)).toContainText(packaged('site-search.slim.js'))
  await expect(output).toContainText('site-search.slim.js has all that this page shows')
  await expect(output).toContainText(
    `${lighterBy('site-search.slim.js', 'site-embed.js')} kB lighter than site-embed.js`,
  )
  await expect(output).toContainText('There is nothing to upload')
  await expect(inPreview('site-search.slim.js')).toHaveCount(1)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await expect(control(page, 'src')).toHaveCount(0)

  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await part(page, 'rich-doc').check()
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour' })
  await expect(snippet(page)).toContainText(packaged('site-embed.slim.js'))
  await expect(preview(page).getByText('Lamps are')).toBeVisible()
  await chooseDocument(page)
  await expect(snippet(page)).toContainText(packaged('rich-doc.slim.js'))
  await expect(inPreview('rich-doc.slim.js')).toHaveCount(1)
  await expect(preview(page).getByText('Lamps are')).toBeVisible()
  // A document has no widgets.
  await expect(control(page, 'widgets')).toHaveCount(0)
})

test('a page with InstantSearch widgets of its own gets a full file, and is told why', async ({
  site,
  page,
}) => {
  await openSearch(site)
  await control(page, 'widgets').check()
  await expect(snippet(page)).toContainText(packaged('site-search.js'))
  await expect(page.getByText('Widgets of your own need InstantSearch')).toContainText(
    `site-search.slim.js does without it, and is ${lighterBy('site-search.slim.js', 'site-search.js')} kB lighter`,
  )
  await expect(preview(page).getByText('60 results')).toBeVisible()
  const isLive = () =>
    preview(page)
      .locator('site-search')
      .evaluate((it) => Reflect.get(it, 'instantSearch') !== null)
  await expect.poll(isLive).toBe(true)
  // A colleague is sent it too.
  await page.reload()
  await expect(control(page, 'widgets')).toBeChecked()
  expect(await violations(page)).toEqual([])
})

test('a copy of the owner’s follows what the page shows, and one that does not fit is told', async ({
  site,
  page,
}) => {
  await openSearch(site)
  await chooseOwn(page, 'https://files.example/site-search.slim.js')
  await expect(page.getByText('Nobody but your own host learns of a visit')).toBeVisible()
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await expect(control(page, 'src')).toHaveValue('https://files.example/site-embed.slim.js')
  await expect(snippet(page)).toContainText('src="https://files.example/site-embed.slim.js"')
  await fill(page, { src: 'https://files.example/rich-doc.slim.js' })
  await expect(page.getByText('does not have all that the snippet needs')).toBeVisible()
  await page.getByRole('button', { name: 'Take site-embed.slim.js' }).click()
  await expect(snippet(page)).toContainText('src="https://files.example/site-embed.slim.js"')
  // What was typed is printed, and a lighter one offered.
  await fill(page, { src: 'https://files.example/site-embed.js?v=2' })
  await expect(
    page.getByText(
      `site-embed.slim.js is ${lighterBy('site-embed.slim.js', 'site-embed.js')} kB lighter`,
    ),
  ).toBeVisible()
  await expect(snippet(page)).toContainText('src="https://files.example/site-embed.js?v=2"')
  await page.getByRole('button', { name: 'Take site-embed.slim.js' }).click()
  await expect(control(page, 'src')).toHaveValue('https://files.example/site-embed.slim.js?v=2')
  // It is there again for whoever comes back to it.
  await page.locator('[name="host"][value="public"]').check()
  await expect(snippet(page)).toContainText(packaged('site-embed.slim.js'))
  await page.locator('[name="host"][value="own"]').check()
  await expect(control(page, 'src')).toHaveValue('https://files.example/site-embed.slim.js?v=2')
  expect(await violations(page)).toEqual([])
})
