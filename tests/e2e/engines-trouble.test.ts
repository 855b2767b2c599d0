// Other search engines by attributes alone: when something is missing, late, refused or out of reach.
import {
  element,
  engines,
  fileOf,
  hits,
  names,
  openWith,
  posts,
  scriptOf,
  test,
} from './engines.ts'
import { expect, heard } from './site.ts'

for (const name of names) {
  const { key, access } = engines[name]

  test.describe(name, () => {
    test('does not delay other words that are typed', async ({ site, page, servers }) => {
      await openWith(name, site, servers)
      await expect(hits(page).first()).toHaveText('Lamp 1')
      servers.faults.set({ match: '/', fault: 'hang', times: 1 })
      await page.getByRole('searchbox').fill('lamp')
      await expect.poll(() => posts(servers).length).toBe(2)
      await page.getByRole('searchbox').fill('chair')
      await expect(hits(page).first()).toHaveText('Chair 1')
      expect(site.console).toEqual([])
      const requests = await page.evaluate(() => window.SiteEmbed?.check()[0]?.requests)
      expect(requests?.map(({ status }) => status)).toEqual([200, 'cancelled', 200])
    })

    test('works under a strict policy, without console messages of its library', async ({
      site,
      servers,
    }) => {
      const { page, cdn } = site
      const policy = `default-src 'none'; script-src ${cdn.url}; style-src 'none'; connect-src ${servers.url}; require-trusted-types-for 'script'`
      await site.open(element(name, servers, 'index-name="wares" facets="brand"'), {
        head: scriptOf(site, name),
        headers: { 'content-security-policy': policy },
      })
      await expect(page.getByRole('checkbox', { name: 'Acme' })).toBeVisible()
      expect([site.errors, site.console]).toEqual([[], []])
    })

    test('reports offline, and asks again afterwards', async ({ site, page, servers }) => {
      const errors = await heard(page, 'search-error')
      await openWith(name, site, servers)
      await expect(hits(page).first()).toHaveText('Lamp 1')
      await page.context().setOffline(true)
      await page.getByRole('searchbox').fill('chair')
      await expect.poll(errors).toMatchObject([{ code: 'offline' }])
      await page.context().setOffline(false)
      await expect(hits(page).first()).toHaveText('Chair 1')
    })

    for (const [what, attributes, code] of [
      ['a key that it does not know', 'index-name="wares" api-key="other"', 'key'],
      ['an index that it has not', 'index-name="nothing"', 'not-found'],
    ] as const)
      test(`reports ${what} as ${code}, once, and never the key`, async ({
        site,
        page,
        servers,
      }) => {
        const errors = await heard(page, 'search-error')
        // The first of two attributes of a name counts.
        const tag = `<site-search ${attributes} ${access} search-host="${servers.url}"></site-search>`
        await site.open(tag, { head: scriptOf(site, name) })
        await expect.poll(errors).toMatchObject([{ code }])
        const told = site.console.filter((line) => !line.startsWith('Failed to load resource'))
        expect(told).toHaveLength(1)
        expect(told.join()).not.toMatch(/api-key=|other|search-only/)
      })

    test('asks an unreachable host again, then says so', async ({ site, page, servers }) => {
      const errors = await heard(page, 'search-error')
      servers.faults.set({ match: '/', fault: 'refused' })
      await openWith(name, site, servers)
      await expect.poll(errors).toMatchObject([{ code: 'network' }])
      expect(posts(servers).length).toBeGreaterThan(1)
      servers.faults.clear()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(hits(page).first()).toBeVisible()
    })

    test('tells the owner about a broken answer', async ({ site, page, servers }) => {
      const errors = await heard(page, 'search-error')
      servers.faults.set({ match: '/', fault: 'object' })
      await openWith(name, site, servers)
      await expect.poll(errors).toMatchObject([{ code: 'shape' }])
      expect(site.errors).toEqual([])
    })

    test('leaves nothing on the window but its own name', async ({ site, page, servers }) => {
      await page.addInitScript(() => Reflect.set(window, 'before', Object.keys(window)))
      await site.open(element(name, servers), { script: null, head: scriptOf(site, name) })
      const added = await page.evaluate(() => {
        const before: unknown = Reflect.get(window, 'before')
        return Object.keys(window).filter((key) => Array.isArray(before) && !before.includes(key))
      })
      expect(added).toEqual(['before', 'SiteEmbedEngines'])
    })

    test('asks a key function again when its key is refused', async ({ site, page, servers }) => {
      const tag = `<site-search engine="${name}" search-fields="title" index-name="wares" search-host="${servers.url}"></site-search>`
      const keys = `<script>addEventListener('DOMContentLoaded', () => { const keys = ['old', '${key}']; document.querySelector('site-search').apiKey = async () => keys.shift() })</script>`
      await site.open(tag, { head: scriptOf(site, name) + keys })
      await expect(hits(page).first()).toBeVisible()
    })

    test('may come before the main script', async ({ site, page, servers }) => {
      await site.open(element(name, servers), {
        script: null,
        head: `${scriptOf(site, name)}<script src="${site.src}" defer></script>`,
      })
      await expect(hits(page).first()).toBeVisible()
    })

    test('may come late: the search waits for it', async ({ site, page, servers }) => {
      await site.open(element(name, servers))
      await page.locator('site-search input').waitFor()
      expect(posts(servers)).toHaveLength(0)
      await page.addScriptTag({ url: site.file(fileOf(name)) })
      await expect(hits(page).first()).toBeVisible()
    })

    test('says after eight seconds that it is missing, and what to load', async ({
      site,
      page,
      servers,
    }) => {
      const errors = await heard(page, 'search-error')
      await page.clock.install()
      await site.open(element(name, servers))
      await page.locator('site-search input').waitFor()
      await page.clock.runFor(8500)
      await expect.poll(errors).toMatchObject([{ code: 'config' }])
      expect(site.console.join()).toContain(`the script ${fileOf(name)} is missing`)
    })

    test('needs its host, and check() names it', async ({ site, page, servers }) => {
      await site.open(`<site-search ${access} index-name="wares"></site-search>`, {
        head: scriptOf(site, name),
      })
      await expect.poll(() => site.console.join()).toContain('search-host is missing')
      await page.evaluate((url) => {
        document.querySelector('site-search')?.setAttribute('search-host', url)
      }, servers.url)
      await expect(hits(page).first()).toBeVisible()
      const policy = await page.evaluate(() => window.SiteEmbed?.check()[0]?.policy)
      expect(policy).toContain(`connect-src ${servers.url}`)
    })
  })
}

test('Typesense needs search-fields', async ({ site, servers }) => {
  const tag = `<site-search engine="typesense" api-key="${engines.typesense.key}" index-name="wares" search-host="${servers.url}"></site-search>`
  await site.open(tag, { head: scriptOf(site, 'typesense') })
  await expect.poll(() => site.console.join()).toContain('search-fields is missing')
  expect(posts(servers)).toHaveLength(0)
})
