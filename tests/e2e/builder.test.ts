// The snippet builder: from the form to the snippet, and what it keeps.
import { violations } from './axe.ts'
import {
  chooseDocument,
  chooseOwn,
  control,
  fill,
  openAnew,
  openBuilder,
  openDocument,
  openSearch,
  packaged,
  preview,
  readIn,
  searchAccount,
  snippet,
} from './builder.ts'
import { expect, test } from './site.ts'

test('an owner types an account, picks filters, and gets the snippet', async ({ site }) => {
  const { page, sandbox } = site
  await openBuilder(site)
  await expect(page.getByText('The preview starts when')).toContainText(
    'Application ID, Search-only API key, Index',
  )
  await fill(page, searchAccount(site))
  const offers = page.getByRole('group', { name: 'Found in your data: click to add or remove' })
  await offers.getByRole('button', { name: 'city' }).click()
  await offers.getByRole('button', { name: 'kind' }).click()
  await expect(control(page, 'facets')).toHaveValue('city, kind')
  await offers.getByRole('button', { name: 'kind' }).click()
  await control(page, 'layout').selectOption('page')
  await control(page, 'url-sync').check()
  const fields = page.getByRole('group', { name: 'Fields to show' })
  await fields.getByRole('button', { name: 'title' }).click()
  await fields.getByRole('button', { name: 'price' }).click()
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await expect(preview(page).getByRole('checkbox', { name: 'Riga' })).toBeVisible()
  await expect(preview(page).getByRole('link', { name: 'Evening 0' })).toBeVisible()
  const text = (await snippet(page).textContent()) ?? ''
  expect(text.replace(/ <style>.*?<\/style><\/template><\/site-search>$/, '')).toBe(
    [
      `<script ${packaged('site-search.slim.js')} defer data-app-id="TESTAPP" data-api-key="search-key" data-search-host="${sandbox.url}"></script>`,
      '<site-search index-name="tales" layout="page" facets="city" url-sync style="display:block;min-height:100vh"><template slot="hit"><div class="own-row"> <div class="own-words"> <h3><a href="{{url}}">{{title|highlight}}</a></h3> <p class="own-line"><b>{{price|currency}}</b></p> </div> </div>',
    ].join('\n'),
  )
  expect(site.errors).toEqual([])
})

test('the builder offers entries, fields and content types', async ({ site, page }) => {
  await openDocument(site)
  await page.getByRole('button', { name: 'The harbour', exact: true }).click()
  await expect(control(page, 'entry-id')).toHaveValue('harbour')
  await page.getByRole('button', { name: 'body', exact: true }).first().click()
  await expect(control(page, 'field')).toHaveValue('body')
  await page.getByRole('button', { name: 'article', exact: true }).click()
  await expect(control(page, 'content-type')).toHaveValue('article')
  await expect(preview(page).getByText('Lamps are')).toBeVisible()
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByRole('radio', { name: 'dark', exact: true }).check()
  await expect.poll(() => page.locator('iframe').evaluate((it) => it.clientWidth)).toBe(390)
  await expect(preview(page).locator('html')).toHaveAttribute('style', 'color-scheme:dark')
  await expect(preview(page).getByText('Lamps are')).toBeVisible()
})

test('a reload keeps everything; the address holds no account', async ({ site }) => {
  const { page, sandbox } = site
  await openSearch(site, { placeholder: 'Find a “tale”', 'element-for': '#a' })
  await control(page, 'for').selectOption('shopify')
  await control(page, '--embed-accent').fill('#225577')
  await control(page, 'stylesheet').selectOption('docs')
  await chooseOwn(page, 'https://cdn.example.com/own/site-embed.js')
  const printed = await snippet(page).textContent()
  expect(printed).toContain('--embed-accent:light-dark(#225577, #6f91a7)')
  await page.reload()
  await expect(control(page, 'api-key')).toHaveValue('search-key')
  await expect(snippet(page)).toHaveText(printed ?? '')
  const address = page.url()
  for (const word of ['TESTAPP', 'search-key', new URL(sandbox.url).port, 'cdn.example'])
    expect(decodeURIComponent(new URL(address).hash)).not.toContain(word)
  await openAnew(page, address)
  await expect(control(page, 'placeholder')).toHaveValue('Find a “tale”')
  await expect(control(page, 'element-for')).toHaveValue('#a')
  await expect(control(page, 'for')).toHaveValue('shopify')
  await expect(control(page, 'stylesheet')).toHaveValue('docs')
  await expect(control(page, 'api-key')).toHaveValue('')
  await expect(control(page, 'search-host')).toHaveValue('')
  await expect(page.getByText('Not finished yet')).toContainText('Search-only API key')
})

test('a link cannot bring a host, a script, or markup that runs', async ({ site }) => {
  const { page, sandbox } = site
  const evil = {
    element: 'site-search',
    'app-id': 'EVIL',
    'search-host': 'https://evil.example',
    src: 'https://evil.example/a.js',
    template:
      '</template><script>document.title="run"</script><img src=x onerror="document.title=1"><b>{{title}}</b>',
    '--embed-font': 'a"></site-search><script>document.title="run"</script>',
    'hits-view': '"><script>document.title="run"</script>',
  }
  await openBuilder(site, `#${new URLSearchParams(evil)}`)
  await expect(snippet(page)).toContainText('<img src="x"><b>{{title}}</b></template>')
  const text = (await snippet(page).textContent()) ?? ''
  for (const word of ['evil', 'EVIL', 'onerror', '<script>']) expect(text).not.toContain(word)
  expect(text).toContain('hits-view="&quot;&gt;&lt;script&gt;')
  await fill(page, searchAccount(site))
  await expect(preview(page).getByText('60 results')).toBeVisible()
  expect(
    await preview(page)
      .locator('html')
      .evaluate(() => document.title),
  ).not.toBe('run')
  expect(site.strangers.filter((url) => !url.startsWith(sandbox.url))).toEqual([])
})

test('a snippet of any page is read back into the form', async ({ site, page }) => {
  await openBuilder(site)
  const parts = [
    `<script>SiteEmbedDefaults = {appId: 'OLDAPP', "apiKey": "old-key"}</script>`,
    '<script src="/assets/site-embed.slim.js" defer data-locale="pl"></script>',
    '<div data-site-search data-index-name="wares|Things, help" data-facets="a:range" data-indexname="x" data-recent id="a"><form></form>',
    '<script type="text/template" slot="hit"><b>[[name]]</b></script></div><rich-doc></rich-doc>',
  ]
  await readIn(page, parts.join('\n'))
  await expect(
    page.getByText('it does not know: data-indexname, id, <form>, <rich-doc>'),
  ).toBeVisible()
  for (const [name, value] of Object.entries({
    'app-id': 'OLDAPP',
    'api-key': 'old-key',
    locale: 'pl',
    'index-name': 'wares|Things, help',
    facets: 'a:range',
    src: '/assets/site-embed.slim.js',
    template: '<b>{{name}}</b>',
    for: 'placeholder',
  }))
    await expect(control(page, name)).toHaveValue(value)
  await expect(control(page, 'recent')).toBeChecked()
  // The part for the page alone: what the form has of the account and the script stays.
  await readIn(page, '<div data-site-search data-index-name="tales"></div>')
  await expect(control(page, 'index-name')).toHaveValue('tales')
  await expect(control(page, 'app-id')).toHaveValue('OLDAPP')
  await expect(control(page, 'api-key')).toHaveValue('old-key')
  await expect(control(page, 'src')).toHaveValue('/assets/site-embed.slim.js')
  await readIn(page, '<p>Hello</p>')
  await expect(page.getByText('It has no <site-search>')).toBeVisible()
})

test('the builder is accessible on a screen and on a phone', async ({ site, page }) => {
  await openSearch(site, { facets: 'city, nothing' })
  await control(page, '--embed-accent').fill('#dddddd')
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.locator('.findings [data-grade="problem"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await openBuilder(site)
  await chooseDocument(page)
  await expect(control(page, 'entry-id')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const targets = 'button, select, input:not([type="checkbox"], [type="radio"])'
  const heights = await page
    .locator(targets)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))
  expect(heights.filter((height) => height < 44)).toEqual([])
})

test('the builder speaks four languages and fits a phone in each', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openBuilder(site)
  for (const [language, title, explanation] of [
    ['pl', 'Kreator kodu', 'Filtry obok wyników'],
    ['de', 'Snippet-Baukasten', 'Filter neben den Ergebnissen'],
    ['da', 'Snippet-bygger', 'Filtre ved siden af resultaterne'],
  ] as const) {
    await control(page, 'lang').selectOption(language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(control(page, 'facets')).toHaveAccessibleDescription(new RegExp(explanation))
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snippet-bygger')
})
