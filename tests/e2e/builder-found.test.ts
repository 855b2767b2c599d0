// What the builder finds in an account, and offers in the words of people.
import { violations } from './axe.ts'
import {
  chooseDocument,
  contentAccount,
  control,
  fill,
  openBuilder,
  openDocument,
  openSearch,
  preview,
  searchAccount,
  snippet,
} from './builder.ts'
import { expect, hold, type Site, test } from './site.ts'

const list = ({ page }: Site, name: string | RegExp) => page.getByRole('group', { name })

test('a filter is offered with its name, field, kind and values', async ({ site, page }) => {
  await openSearch(site, { 'index-name': 'products' })
  const filters = list(site, 'Found in your data: click to add or remove').first()
  const told = (name: string) => filters.getByRole('button', { name, exact: true })
  await expect(told('Brand')).toHaveAccessibleDescription(/^boxes to tick: \w+.*… \d+ in all$/)
  await expect(told('Price')).toHaveAccessibleDescription(/^range, from–to: \d+.* – \d+/)
  await expect(told('Added at')).toHaveAccessibleDescription(
    /^dates, from–to: .*20\d\d – .*20\d\d$/,
  )
  await expect(told('Rating')).toHaveAccessibleDescription(/^stars: 1 – 5$/)
  await expect(told('Free shipping')).toHaveAccessibleDescription('yes or no')
  await expect(filters.getByRole('listitem').filter({ hasText: 'Added at' })).toContainText(
    'added_at',
  )
  await told('Added at').click()
  await expect(control(page, 'facets')).toHaveValue('added_at:date')
  await expect(told('Added at')).toHaveAttribute('aria-pressed', 'true')
})

test('the snippet leaves out fields that the element finds by itself, and the form says why', async ({
  site,
  page,
}) => {
  await openSearch(site, { 'index-name': 'products', 'hit-title': 'name', 'hit-badge': 'maker' })
  await expect(control(page, 'hit-title')).toHaveAccessibleDescription(
    /The element finds this field/,
  )
  await expect(control(page, 'hit-badge')).not.toHaveAccessibleDescription(
    /The element finds this field/,
  )
  await expect(snippet(page)).toContainText('hit-badge="maker"')
  await expect(snippet(page)).not.toContainText('hit-title')
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('A result shows these fields:')).toContainText('hit-price="price"')
})

test('the builder offers translated filter names where the element has none of its own', async ({
  site,
  page,
}) => {
  await openSearch(site, {
    'index-name': 'products',
    locale: 'de',
    facets: 'brand, added_at:date|Neu seit, badge',
  })
  const names = list(site, /^What visitors read above each filter/)
  await expect(names).toContainText('What are they called in German?')
  await expect(names.getByLabel('badge')).toHaveAttribute('placeholder', 'Badge')
  await expect(names.getByLabel('brand')).toHaveAttribute('placeholder', 'Marke')
  // It stands above, and what comes between aiming and pressing moves the button away.
  await expect(list(site, 'Found in your data: click to add or remove').first()).toBeVisible()
  await names.getByRole('button', { name: 'Use these names: Label' }).click()
  // A name that somebody has given stays.
  await expect(control(page, 'facets')).toHaveValue('brand, added_at:date|Neu seit, badge|Label')
  await expect(preview(page).getByRole('button', { name: 'Marke' })).toBeVisible()
  await expect(names.getByRole('button')).toHaveCount(0)
  await control(page, 'locale').fill('')
  await expect(names).not.toContainText('What are they called')
})

test('the builder explains filter names for several languages', async ({ site, page }) => {
  await openSearch(site, { facets: 'city|Where' })
  const names = list(site, /^What visitors read above each filter/)
  await expect(names).toBeVisible()
  await expect(names).not.toContainText('several languages')
  await fill(page, { 'index-name': 'tales_{language:en,de}' })
  await expect(names).toContainText('Your index has several languages')
  await fill(page, { locale: 'de' })
  await expect(names).not.toContainText('several languages')
  // One index, whose records have all of them.
  await fill(page, { locale: '', 'index-name': 'tales' })
  await expect(names).not.toContainText('several languages')
  await fill(page, { 'index-name': 'webhook' })
  await expect(names).toContainText('Your index has several languages')
  // A name of the element's follows the page.
  await fill(page, { facets: 'city' })
  await expect(names).not.toContainText('several languages')
})

test('an index is offered with its content and its languages', async ({ site, page }) => {
  await openSearch(site, { 'api-key': 'listing-key' })
  const indices = list(site, 'Found in your data: click to choose').first()
  const tales = indices.getByRole('button', { name: 'tales', exact: true })
  await expect(tales).toHaveAccessibleDescription(/^Records: 60 · .+ · .+/)
  await expect(tales).toHaveAttribute('aria-pressed', 'true')
  const all = await indices.getByRole('listitem').count()
  await indices.getByRole('searchbox').fill('war')
  await expect(indices.getByRole('button', { name: 'wares', exact: true })).toBeVisible()
  expect(await indices.getByRole('listitem').count()).toBeLessThan(all)
  await indices.getByRole('searchbox').fill('')
  await page.route(/\/1\/indexes\?/, async (route) => {
    const items = ['news_de', 'news_en'].map((name) => ({ name, entries: 3 }))
    await route.fulfill({ json: { items } })
  })
  await fill(page, { 'index-name': 'wares' })
  await indices.getByRole('button', { name: 'News', exact: true }).click()
  await expect(snippet(page)).toContainText('index-name="news_{language:de,en}"')
  await expect(indices).toContainText('For pages in several languages: German, English.')
})

test('an account without the name of an index offers its indices', async ({ site, page }) => {
  await openBuilder(site)
  const { 'index-name': _, ...account } = searchAccount(site)
  await fill(page, { ...account, 'api-key': 'listing-key' })
  await control(page, 'search-host').blur()
  await page.getByRole('button', { name: 'tales', exact: true }).click()
  await expect(snippet(page)).toContainText('index-name="tales"')
  await expect(preview(page).getByText('60 results')).toBeVisible()
})

test('filters have names in the language of the page, unless someone has named them', async ({
  site,
  page,
}) => {
  await openSearch(site, { 'index-name': 'wares', facets: 'starts_at:date|Date, kind|Maker' })
  await control(page, 'locale').fill('de')
  await expect(snippet(page)).toContainText(/starts_at:date(\|Datum)?, kind\|Maker"/)
  const facets = preview(page).locator('[part="facet"]')
  await expect(facets.filter({ hasText: 'Datum' })).toBeVisible()
  await expect(facets.filter({ hasText: 'Maker' })).toBeVisible()
  await control(page, 'locale').fill('')
  await expect(snippet(page)).toContainText('starts_at:date|Date, kind|Maker"')
})

test('the builder asks for the list of indices once', async ({ site }) => {
  const { page, sandbox } = site
  await openSearch(site, { 'api-key': 'listing-key' })
  const described = page.getByRole('button', { name: 'tales', exact: true })
  await expect(described).toHaveAccessibleDescription(/Records: 60/)
  const looks = () => sandbox.requests.filter(({ body }) => body.includes('"hitsPerPage":2,'))
  expect(looks()).toHaveLength(1)
  await fill(page, { facets: 'nothing' })
  await expect(control(page, 'facets')).toHaveAccessibleDescription(/nothing cannot be a filter/)
  expect(looks()).toHaveLength(1)
})

test('visitors of the builder find a date filter by that word in each language', async ({
  site,
  page,
}) => {
  await openBuilder(site)
  for (const [language, word, name] of [
    ['en', 'date', 'Filters'],
    ['pl', 'data', 'Filtry'],
    ['de', 'Datum', 'Filter'],
    ['da', 'dato', 'Filtre'],
  ] as const) {
    await control(page, 'lang').selectOption(language)
    await page.locator('.find input').fill(word)
    await page.locator('.above').getByRole('button', { name, exact: true }).click()
    await expect(control(page, 'facets')).toBeFocused()
    await expect(control(page, 'facets')).toBeInViewport()
  }
  expect(await violations(page)).toEqual([])
})

test('each choice is listed once and fits a phone in every language', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openBuilder(site)
  const cut: string[] = []
  for (const language of ['en', 'pl', 'de', 'da']) {
    await control(page, 'lang').selectOption(language)
    const here = await page.locator('form select').evaluateAll((all) =>
      all.flatMap((select) => {
        const { width, font } = getComputedStyle(select)
        const paint = document.createElement('canvas').getContext('2d')
        if (!(select instanceof HTMLSelectElement) || !paint) return []
        paint.font = font
        // Beside the text there is the arrow, and room at both sides.
        const room = Number.parseFloat(width) - 48
        return [...select.options]
          .map(({ text }) => text)
          .filter((text) => paint.measureText(text).width > room)
      }),
    )
    cut.push(...here)
  }
  expect(cut).toEqual([])
  await control(page, 'lang').selectOption('en')
  const listed = () =>
    control(page, 'layout')
      .locator('option:not([hidden])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent))
  const once = [
    'In the page, with filters (page)',
    'In a list below the box (dropdown)',
    'In a window over the page (dialog)',
  ]
  expect(await listed()).toEqual(once)
  await control(page, 'layout').selectOption('dropdown')
  expect(await listed()).toEqual(once)
})

test('entries are offered by title, and filters only in layouts that show them', async ({
  site,
  page,
}) => {
  await openSearch(site)
  const filters = page.getByRole('button', { name: 'City', exact: true })
  await expect(filters).toBeVisible()
  await control(page, 'layout').selectOption('dropdown')
  await expect(filters).toHaveCount(0)
  await chooseDocument(page)
  await fill(page, contentAccount(site))
  const entries = list(site, 'Found in your data: click to choose').first()
  const harbour = entries.getByRole('listitem').filter({ hasText: 'The harbour' })
  await expect(harbour).toContainText('harbour')
  await entries.getByRole('button', { name: 'The harbour', exact: true }).click()
  await expect(control(page, 'entry-id')).toHaveValue('harbour')
})

test('selected and fixed filters are built from a filter and a value', async ({ site, page }) => {
  await openSearch(site)
  const pairs = page.getByRole('group', { name: 'A filter and a value' })
  await pairs.first().getByLabel('Filter').selectOption('City')
  await pairs.first().getByLabel('Value').selectOption('Riga')
  await pairs.first().getByRole('button', { name: 'Add it' }).click()
  await expect(control(page, 'selected')).toHaveValue('city:Riga')
  await expect(preview(page).getByText('12 results')).toBeVisible()
  await expect(preview(page).getByRole('button', { name: /Remove .*Riga/ })).toBeVisible()
  await control(page, 'selected').fill('')
  await pairs.nth(1).getByLabel('Filter').selectOption('City')
  await pairs.nth(1).getByLabel('Value').selectOption('Riga')
  await pairs.nth(1).getByRole('button', { name: 'Add it' }).click()
  await expect(control(page, 'filters')).toHaveValue('city:Riga')
  await expect(preview(page).getByText('12 results')).toBeVisible()
  await expect(preview(page).getByRole('button', { name: /Remove/ })).toHaveCount(0)
})

test('offers never move the box that has the focus', async ({ site, page }) => {
  await openSearch(site, { facets: 'kind' })
  const cards = list(site, 'Found in your data: click to add or remove')
  const isBelow = () =>
    cards.evaluate((it) => {
      const box = it.parentElement?.querySelector('input[name]')
      return box && box.compareDocumentPosition(it) === Node.DOCUMENT_POSITION_FOLLOWING
    })
  await expect(cards).toBeVisible()
  await expect(control(page, 'facets')).toBeFocused()
  expect(await isBelow()).toBe(true)
  await page.reload()
  await expect(cards).toBeVisible()
  expect(await isBelow()).toBe(false)
})

test('the focused field stays in view when offers arrive', async ({ site, page }) => {
  await openBuilder(site)
  const letGo = await hold(page, /\/1\//)
  await fill(page, { ...searchAccount(site), template: '{{title}}' })
  await expect(control(page, 'template')).toBeInViewport()
  letGo()
  await expect(list(site, 'Found in your data: click to add or remove').first()).toBeVisible()
  await expect(control(page, 'template')).toBeInViewport()
})

test('the builder says when links to entries have no address', async ({ site, page }) => {
  await openDocument(site, { 'entry-id': 'harbour' })
  const told = /has links to other entries.*such as \/\{contentType\}\/\{slug\}/
  await expect(control(page, 'entry-url')).toHaveAccessibleDescription(told)
  await fill(page, { 'entry-url': '/{slug}' })
  await expect(control(page, 'entry-url')).not.toHaveAccessibleDescription(told)
})

test('the builder warns about pictures without a host', async ({ site, page }) => {
  await openSearch(site)
  const below = page.locator('.preview')
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await expect(below).not.toContainText('Pictures have addresses without a host')
  await fill(page, { 'index-name': 'shop' })
  await expect(below).toContainText('Pictures have addresses without a host, such as ')
})
