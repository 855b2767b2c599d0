// `site-embed/define` and `site-embed/slim/define`: an app says which elements are defined, where and under
// which names.

import { hits } from './engines.ts'
import { builtWithPackage } from './packed.ts'
import { expect, type Site, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 120_000 })

const families = ['site-embed/define', 'site-embed/slim/define'] as const

/** The page calls `embed.define` and the others itself. */
async function openWith(site: Site, entry: string, html: string, head = '') {
  const code = await builtWithPackage({
    files: { 'main.js': `import * as embed from '${entry}'\nwindow.embed = embed` },
  })
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  await site.open(`${head}${html}<script type="module" src="/app.js"></script>`, { script: null })
}

/** But for the entry that the harbour links to, and nobody has. */
const told = (site: Site) =>
  site.console.filter((line) => line.startsWith('site-embed:') && !line.includes('(drowned)'))
const isDefined = (site: Site, tag: string) =>
  site.page.evaluate((tag) => customElements.get(tag) !== undefined, tag)

for (const entry of families) {
  test(`importing ${entry} defines nothing and adds nothing to the page`, async ({
    site,
    page,
  }) => {
    const search = `<site-search ${site.search}>Later</site-search>`
    await openWith(site, entry, search)
    const names = await page.evaluate('Object.keys(embed).sort()')
    expect(names).toEqual(['define', 'richDoc', 'siteSearch'])
    expect(await isDefined(site, 'site-search')).toBe(false)
    expect(await page.evaluate(() => 'SiteEmbed' in window)).toBe(false)
    await page.evaluate('embed.define([embed.siteSearch])')
    await expect(hits(page).first()).toBeVisible()
    expect(await isDefined(site, 'rich-doc')).toBe(false)
    expect(await page.evaluate(() => 'SiteEmbed' in window)).toBe(true)
    expect(told(site)).toEqual([])
    expect(site.errors).toEqual([])
  })

  test(`${entry} defines elements under given names, and they find each other`, async ({
    site,
    page,
  }) => {
    await openWith(
      site,
      entry,
      `<acme-find id="box" for="#results" ${site.search} layout="dropdown"></acme-find>
<acme-find id="results" ${site.search}></acme-find>
<div data-rich-doc data-entry-id="harbour"></div>`,
    )
    await page.evaluate(
      (defaults) => Reflect.set(window, 'SiteEmbedDefaults', defaults),
      Object.fromEntries(
        [...site.content.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ),
    )
    await page.evaluate(
      "embed.define([embed.siteSearch, embed.richDoc], { names: { siteSearch: 'acme-find', richDoc: 'acme-text' } })",
    )
    const box = page.locator('#box').getByRole('combobox')
    await box.fill('amber')
    await box.press('Enter')
    const first = page.locator('#results [part="hit"]').first()
    await expect(first).toContainText('The amber lighthouse')
    await expect(page.locator('acme-text [part="document"]')).toBeVisible()
    for (const tag of ['site-search', 'rich-doc']) expect(await isDefined(site, tag)).toBe(false)
    expect(told(site)).toEqual([])
    expect(site.errors).toEqual([])
  })

  test(`${entry} defines an element once, however often and wherever it is asked`, async ({
    site,
    page,
  }) => {
    await openWith(site, entry, `<site-search ${site.search}></site-search>`)
    await page.evaluate(`
      embed.define([embed.siteSearch])
      embed.define(embed.siteSearch)
      for (const _ of [1, 2]) embed.define([embed.siteSearch], { names: { siteSearch: 'acme-find' } })`)
    await expect(hits(page).first()).toBeVisible()
    // A script of ours that comes later finds it done, and brings what is missing.
    await page.addScriptTag({ url: site.file('site-embed.js') })
    await page.evaluate('embed.define([embed.richDoc])')
    for (const tag of ['site-search', 'acme-find', 'rich-doc'])
      expect(await isDefined(site, tag)).toBe(true)
    expect(told(site)).toEqual([])
    expect(site.errors).toEqual([])
  })

  test(`${entry} defines an element in the app’s own registry, if the browser supports that`, async ({
    site,
    page,
  }) => {
    await openWith(site, entry, '<main></main>')
    const isScoped = await page.evaluate(() => 'initialize' in CustomElementRegistry.prototype)
    test.skip(!isScoped, 'this browser has one registry alone')
    await page.evaluate(
      ({ attributes }) => {
        const registry = new CustomElementRegistry()
        const { define, siteSearch } = Reflect.get(window, 'embed')
        for (const _ of [1, 2]) define([siteSearch], { registry })
        const root = document.querySelector('main')?.attachShadow({
          mode: 'open',
          customElementRegistry: registry,
        })
        if (root) root.innerHTML = `<site-search ${attributes}></site-search>`
      },
      { attributes: site.search },
    )
    await expect(hits(page).first()).toBeVisible()
    await page.getByRole('searchbox').fill('amber')
    await expect(hits(page).first()).toContainText('The amber lighthouse')
    expect(await isDefined(site, 'site-search')).toBe(false)
    expect(told(site)).toEqual([])
    expect(site.errors).toEqual([])
  })

  test(`${entry} says which name is taken, bad or unknown, and defines the rest`, async ({
    site,
    page,
  }) => {
    await openWith(site, entry, `<rich-doc ${site.content} entry-id="harbour"></rich-doc>`)
    await page.evaluate(`
      customElements.define('acme-find', class extends HTMLElement {})
      const all = [embed.siteSearch, embed.richDoc]
      embed.define(all, { names: { siteSearch: 'acme-find' } })
      embed.define(all, { names: { siteSearch: 'AcmeFind' } })
      embed.define([], { names: { search: 'acme-search' } })`)
    await expect(page.locator('rich-doc [part="document"]')).toBeVisible()
    expect(told(site)).toEqual([
      "site-embed: <acme-find> is already defined by other code. Use another name: define([siteSearch], { names: { siteSearch: 'acme-site-search' } }).",
      "site-embed: “AcmeFind” cannot be the name of an element. Write lower-case letters with a hyphen between them: define([siteSearch], { names: { siteSearch: 'acme-site-search' } }).",
      'site-embed: define() has a name for search, which is not an element. In names, write siteSearch or richDoc.',
    ])
    expect(site.errors).toEqual([])
  })

  test(`what ${entry} defines works beside a script of another version`, async ({ site, page }) => {
    await openWith(
      site,
      entry,
      `<acme-find ${site.search}></acme-find>`,
      `<script src="${site.otherVersion}"></script>`,
    )
    await page.evaluate("embed.define([embed.siteSearch], { names: { siteSearch: 'acme-find' } })")
    await expect(hits(page).first()).toBeVisible()
    expect(told(site)).toEqual([expect.stringMatching(/version 9\.9\.9 is already running/)])
    expect(site.errors).toEqual([])
  })
}
