// The tags of the README as somebody pastes them who has read nothing else.
import { readFileSync } from 'node:fs'
import { filledIn, guideServices } from './guide.ts'
import { released, standInForPackageHost } from './package-host.ts'
import { expect, startOwn, test } from './site.ts'

const blocks = [...readFileSync('README.md', 'utf8').matchAll(/^```html\n([\s\S]*?)^```/gm)]
const [script = '', tags = ''] = blocks.map(([, html]) => html)
/** An article of the demo. */
const entry = 'article-02'

test('the tags of the README are a search, a box, a dialog and a document', async ({ site }) => {
  test.slow()
  const { page } = site
  const { sandbox, pages } = await startOwn(guideServices(new Date()))
  await standInForPackageHost(page)
  /** A page with the script of the README, from its address, checked by the integrity of the build. */
  const own = (body: string) => {
    const head = `${released(script)}</head>`
    const html = `<!doctype html><html lang="en"><head>${head}<body>${body}</body></html>`
    return {
      html: filledIn(html.replace('5KsDBWseXY6QegucYAoacS', entry), sandbox.url),
      headers: {},
    }
  }
  pages.set('/', own(tags))
  pages.set('/search', own(tags.split('\n\n')[0] ?? ''))
  try {
    await page.goto(sandbox.url)
    const search = page.locator('site-search').first()
    await expect(search.locator('[part~="hit"]').first()).toBeVisible({ timeout: 30_000 })
    await expect(search.getByRole('group', { name: 'Brand', exact: true })).toBeVisible()
    await expect(page.locator('rich-doc [part="document"]')).toBeVisible()

    await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    const box = page.locator('site-search[layout="dropdown"]').getByRole('combobox')
    await box.fill('lamp')
    await expect(page.getByRole('option').first()).toBeVisible()
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=lamp/)
    await expect(page.getByRole('searchbox')).toHaveValue('lamp')
    expect(site.errors).toEqual([])
  } finally {
    await sandbox.close()
  }
})
