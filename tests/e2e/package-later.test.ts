// In an app of modules: what few pages use is in a module that loads when it is needed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { wares } from './facets.ts'
import { builtWithPackage } from './packed.ts'
import { shop } from './recommend.ts'
import { expect, type Site, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 120_000 })

async function openApp(site: Site, entry: string, tags: string, plugins: Plugin[] = []) {
  const code = await builtWithPackage({ files: { 'main.js': `import '${entry}'` }, plugins })
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  await site.open(`${tags}<script type="module" src="/app.js"></script>`, { script: null })
}

/** A host that has lost a module. */
const without = (file: string): Plugin => ({
  name: 'without',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(`/${file}`) ? { id: '/gone.js', external: true } : null),
})

for (const entry of ['site-embed', 'site-embed/slim']) {
  test(`with ${entry}, a visitor and the owner read why a calendar stays away`, async ({
    site,
    page,
  }) => {
    const search = wares(site, 'facets="starts_at:date" time-zone="UTC"')
    await openApp(site, entry, search, [without('more.js')])
    await page.getByRole('button', { name: /Calendar/ }).click()
    await expect(page.getByText('The service cannot be reached.')).toBeVisible()
    expect(site.console.join()).toContain('A module of the package cannot be loaded')
  })

  test(`with ${entry}, a calendar opens`, async ({ site, page }) => {
    await openApp(site, entry, wares(site, 'facets="starts_at:date" time-zone="UTC"'))
    await page.getByRole('button', { name: /Calendar/ }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    expect(site.errors).toEqual([])
  })

  test(`with ${entry}, recommendations appear`, async ({ site, page }) => {
    const settings = 'recommend="related-products:Lamp:3" hits-per-page="6"'
    await openApp(site, entry, `<site-search ${shop(site)} ${settings}></site-search>`)
    const rail = page.getByRole('region', { name: 'You may also like' })
    await expect(rail.getByRole('list').getByRole('link')).toHaveCount(6)
    expect(site.errors).toEqual([])
  })

  test(`with ${entry}, check() prints its reports`, async ({ site, page }) => {
    await openApp(site, entry, `<site-search id="main" ${site.search}></site-search>`)
    await expect(page.getByText('60 results')).toBeVisible()
    const printed = page.waitForEvent('console', (line) => line.text().includes('id="main"'))
    await page.evaluate(() => window.SiteEmbed?.check())
    await printed
    expect(site.errors).toEqual([])
  })

  test(`with ${entry}, check() prints its reports as they are if the module that prints them is lost`, async ({
    site,
    page,
  }) => {
    const tags = `<site-search id="main" ${site.search}></site-search>`
    await openApp(site, entry, tags, [without('print-report.js')])
    await expect(page.getByText('60 results')).toBeVisible()
    const printed = page.waitForEvent('console', (line) => line.text().includes('<site-search'))
    await page.evaluate(() => window.SiteEmbed?.check())
    await printed
  })
}

test('the modules that an app loads at once import neither what few pages use nor what follows the editor', () => {
  const atOnce = /\bimport\b(?!\s*\()[^;()]*\b(follow|more|print-report)\.js/
  for (const folder of ['dist/module/shared', 'dist/module/slim/shared']) {
    const files = readdirSync(folder)
    expect(files).toEqual(expect.arrayContaining(['follow.js', 'more.js', 'print-report.js']))
    for (const file of files)
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(atOnce)
  }
})
