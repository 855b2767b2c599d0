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
  await expect(output).toContainText('site-search.slim.js has everything that this page needs')
  await expect(output).toContainText(
    `${lighterBy('site-search.slim.js', 'site-embed.js')} kB smaller than site-embed.js`,
  )
  await expect(output).toContainText('You do not have to upload anything')
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

test('a page with its own InstantSearch widgets gets a full file, and reads why', async ({
  site,
  page,
}) => {
  await openSearch(site)
  await control(page, 'widgets').check()
  await expect(snippet(page)).toContainText(packaged('site-search.js'))
  await expect(page.getByText('Your own widgets need InstantSearch')).toContainText(
    `site-search.slim.js does not have it, and is ${lighterBy('site-search.slim.js', 'site-search.js')} kB smaller`,
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

test('the owner’s own copy is the file that the page needs, and the builder says when it is another', async ({
  site,
  page,
}) => {
  await openSearch(site)
  await chooseOwn(page, 'https://files.example/site-search.slim.js')
  await expect(page.getByText('Only your own host sees the visit')).toBeVisible()
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await expect(control(page, 'src')).toHaveValue('https://files.example/site-embed.slim.js')
  await expect(snippet(page)).toContainText('src="https://files.example/site-embed.slim.js"')
  await fill(page, { src: 'https://files.example/rich-doc.slim.js' })
  await expect(page.getByText('does not have everything that the snippet needs')).toBeVisible()
  await page.getByRole('button', { name: 'Use site-embed.slim.js' }).click()
  await expect(snippet(page)).toContainText('src="https://files.example/site-embed.slim.js"')
  // What was typed is printed, and a lighter one offered.
  await fill(page, { src: 'https://files.example/site-embed.js?v=2' })
  await expect(
    page.getByText(
      `site-embed.slim.js is ${lighterBy('site-embed.slim.js', 'site-embed.js')} kB smaller`,
    ),
  ).toBeVisible()
  await expect(snippet(page)).toContainText('src="https://files.example/site-embed.js?v=2"')
  await page.getByRole('button', { name: 'Use site-embed.slim.js' }).click()
  await expect(control(page, 'src')).toHaveValue('https://files.example/site-embed.slim.js?v=2')
  // It is there again for whoever comes back to it.
  await page.locator('[name="host"][value="public"]').check()
  await expect(snippet(page)).toContainText(packaged('site-embed.slim.js'))
  await page.locator('[name="host"][value="own"]').check()
  await expect(control(page, 'src')).toHaveValue('https://files.example/site-embed.slim.js?v=2')
  expect(await violations(page)).toEqual([])
})
