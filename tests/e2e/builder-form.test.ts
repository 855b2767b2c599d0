// What the form says and offers beside its controls.
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
  readIn,
  snippet,
} from './builder.ts'
import { expect, test, version } from './site.ts'

test('the form says what is wrong with a value and corrects a misspelt name', async ({
  site,
  page,
}) => {
  await openBuilder(site)
  await readIn(
    page,
    '<site-search indexname="tales" layout="popup" hits-per-page="many" facets="city, price:rang" recent="maybe" colour="red"></site-search>',
  )
  await expect(page.getByText('it does not know: colour')).toContainText(
    '“indexname” was read as “index-name”',
  )
  await expect(control(page, 'index-name')).toHaveValue('tales')
  for (const [name, value, words] of [
    ['layout', 'popup', 'The choices are: page, dropdown, dialog'],
    ['hits-per-page', 'many', 'not a whole number from 1 to 1000'],
    ['facets', 'city, price:rang', '“rang” is not a type of filter. The types are: list'],
    ['recent', 'on', '“maybe” is neither'],
  ] as const) {
    await expect(control(page, name)).toHaveValue(value)
    await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(words))
  }
  const note = page.getByText('Not valid yet')
  await expect(note).toContainText('Where results appear, Filters, Results per page')
  expect(await violations(page)).toEqual([])
  await control(page, 'layout').selectOption('dropdown')
  await fill(page, { 'hits-per-page': '12', facets: 'city', locale: 'not a language' })
  await control(page, 'recent').check()
  await expect(note).toContainText('Not valid yet: Language of the search.')
  await expect(control(page, 'locale')).toHaveAccessibleDescription(/“not a language” is not/)
  await expect(control(page, 'hits-per-page')).not.toHaveAttribute('aria-invalid')
  await expect(snippet(page)).toContainText('layout="dropdown" hits-per-page="12"')
})

test('the form shows the contrast of each colour', async ({ site, page }) => {
  await openBuilder(site)
  await control(page, '--embed-accent').fill('#dddddd')
  const told = page.locator('.contrast')
  await expect(told).toContainText(
    'Links and buttons / Background, light: contrast 1.3 : 1, too low',
  )
  await control(page, '--embed-accent').fill('#00447a')
  await expect(told).toContainText('Links and buttons / Background, light: contrast 9.9 : 1, easy')
  await page.getByRole('button', { name: 'Reset: Links and buttons' }).click()
  await expect(told).toHaveCount(0)
  // Until one is set there stands the theme’s; any colour may be written.
  await control(page, 'stylesheet').selectOption('shop')
  await expect(control(page, '--embed-accent')).toHaveValue('#0a6b4d')
  await expect(control(page, '--embed-accent-dark-text')).toHaveValue('#63d8ac')
  await control(page, '--embed-accent-text').fill('rgb(0 128 128)')
  await expect(control(page, '--embed-accent')).toHaveValue('#008080')
  await expect(told).toContainText('Links and buttons / Background, light: contrast 4.7 : 1, easy')
  await expect(snippet(page)).toContainText('--embed-accent:light-dark(rgb(0 128 128), #339999)')
  await control(page, '--embed-accent-text').fill('7a1f3d')
  await expect(snippet(page)).toContainText('--embed-accent:light-dark(#7a1f3d, ')
  await control(page, '--embed-accent-text').fill('tael')
  await control(page, '--embed-radius').fill('round')
  for (const name of ['--embed-accent-text', '--embed-radius'])
    await expect(control(page, name)).toHaveAccessibleDescription(/is not understood/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Reset: Links and buttons' }).click()
  await expect(control(page, '--embed-accent')).toHaveValue('#0a6b4d')
})

test('a misspelt tag is read as the one that was meant', async ({ site, page }) => {
  await openBuilder(site)
  await readIn(page, '<site-serch index-name="tales" hits-view="grid"></site-serch>')
  await expect(page.getByText('“<site-serch>” was read as “<site-search>”')).toBeVisible()
  await expect(snippet(page)).toContainText('<site-search index-name="tales" hits-view="grid"')
  await readIn(
    page,
    '<site-search index-name="tales"></site-search><rich-dok entry-id="a"></rich-dok>',
  )
  await expect(page.getByText('“<rich-dok>” was read as “<rich-doc>”')).toBeVisible()
  await expect(snippet(page)).toContainText('<rich-doc entry-id="a"')
})

test('the preview shows a dropdown open, with the settings that it uses', async ({ site }) => {
  const { page } = site
  await openSearch(site)
  await control(page, 'layout').selectOption('dropdown')
  await control(page, 'placeholder').fill('Find')
  await expect(
    preview(page).getByRole('option', { name: /Evening 3: .* in København/ }),
  ).toBeVisible()
  await expect(page.getByText('“København” is typed here')).toBeVisible()
  await expect(control(page, 'placeholder')).toBeFocused()
  await expect(snippet(page)).not.toContainText('København')
  // Whoever tries the box begins with an empty one, and loses no letter.
  const box = preview(page).getByRole('combobox')
  await box.evaluate((it: HTMLInputElement) => {
    it.focus()
    it.click()
    document.execCommand('insertText', false, 'n')
  })
  await expect(box).toHaveValue('n')
  await control(page, 'placeholder').focus()
  await expect(control(page, 'facets')).toHaveAccessibleDescription(/Does nothing in a dropdown/)
  await control(page, 'layout').selectOption('page')
  await expect(control(page, 'facets')).not.toHaveAccessibleDescription(/Does nothing/)
  // A key that only searches cannot list replicas: they are named, one after another.
  for (const replica of ['tales_newest', 'tales_oldest']) {
    await page.getByLabel('Name of the replica').fill(replica)
    // By a key: what is told of the first one moves the button away from a pointer.
    await page.getByRole('button', { name: 'Add a sort order' }).press('Enter')
  }
  const names = page.getByRole('group', { name: 'What visitors read for each order' })
  await names.getByLabel('tales_newest').fill('Newest, first')
  await expect(control(page, 'sort')).toHaveValue(
    'tales_newest|Newest\\, first, tales_oldest|Oldest first',
  )
  await page.getByRole('button', { name: 'Oldest first' }).press('Enter')
  await expect(control(page, 'sort')).toHaveValue('tales_newest|Newest\\, first')
  // Words that are not in the bundle come by a script of their own.
  await expect(page.locator('#site-search-locale-known option[value="fr"]')).toHaveAttribute(
    'label',
    'French',
  )
  await fill(page, { locale: 'fr-CA' })
  await expect(snippet(page)).toContainText(
    `<script src="https://cdn.jsdelivr.net/npm/site-embed@${version}/dist/site-embed.fr.js" integrity="sha384-`,
  )
  // A box that another page answers has no results, and needs no index.
  await fill(page, { 'index-name': '', 'results-page': '/search' })
  await expect(control(page, 'hits-per-page')).toHaveAccessibleDescription(
    /“Results page” is set and this box/,
  )
  await expect(page.getByText('Not finished yet')).toBeHidden()
  // What a placeholder may only do where the page trusts it is named.
  await control(page, 'for').selectOption('wordpress')
  await fill(page, { template: '<b>{{title}}</b>' })
  await expect(page.getByText('It lets the placeholder set: Results page, A template')).toBeHidden()
  await page.getByText('What data-trust-placeholders in the script does').click()
  await expect(page.getByText('It lets the placeholder set')).toContainText(
    'set: Results page, Your own template.',
  )
})

test('a box with a results page gets a snippet for that page too', async ({ site, page }) => {
  await openSearch(site, { 'results-page': 'search' })
  await expect(control(page, 'results-page')).toHaveAccessibleDescription(
    /“search” leads to a different page from each folder/,
  )
  // It stands above, and what comes between aiming and pressing moves the button away.
  await expect(page.getByRole('group', { name: /^Found in your data/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Did you mean “/search”?' }).click()
  await expect(control(page, 'results-page')).toHaveValue('/search')
  await expect(control(page, 'results-page')).not.toHaveAccessibleDescription(/each folder/)
  await expect(page.getByText('This is only a box: it leads to /search')).toBeVisible()
  await control(page, 'layout').selectOption('dropdown')
  await expect(page.getByText('The page /search needs a snippet of its own')).toBeVisible()
  await page.getByRole('button', { name: 'Make the snippet for /search' }).click()
  await expect(snippet(page)).not.toContainText('results-page')
  await expect(snippet(page)).not.toContainText('layout')
  await expect(snippet(page)).toContainText('index-name="tales" url-sync')
  await expect(page.getByText('This is now the snippet for /search.')).toBeInViewport()
  await control(page, 'hits-view').fill('grid')
  await page.getByRole('button', { name: 'Back to the box' }).click()
  await expect(snippet(page)).toContainText('layout="dropdown" results-page="/search"')
  // What was chosen for that page is there again, with what both have in common.
  await control(page, 'index-name').fill('wares')
  await page.getByRole('button', { name: 'Make the snippet for /search' }).click()
  await expect(snippet(page)).toContainText('index-name="wares" hits-view="grid" url-sync')
  await page.getByRole('button', { name: 'Back to the box' }).click()
  await control(page, 'index-name').fill('tales')
  await page.getByRole('button', { name: 'Make the snippet for /search' }).click()
  await control(page, 'index-name').fill('talse')
  const failing = page.getByText('this does not work yet')
  await expect(failing).toContainText('Index')
  await chooseDocument(page)
  await expect(failing).toHaveCount(0)
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbour', 'content-locale': 'German' })
  await expect(control(page, 'content-locale')).toHaveAccessibleDescription(
    /The space does not have the language German. It has: en/,
  )
  await expect(failing).toContainText('Language of the content')
  await page.getByRole('button', { name: 'American English' }).click()
  await expect(snippet(page)).toContainText('content-locale="en-US"')
  await expect(failing).toHaveCount(0)
})

test('with a key that may list indices, the form offers them and their replicas', async ({
  site,
  page,
}) => {
  await openSearch(site, { 'api-key': 'listing-key' })
  await page.getByRole('button', { name: 'Test connection' }).click()
  await page.getByRole('button', { name: 'wares', exact: true }).click()
  await expect(control(page, 'index-name')).toHaveValue('wares')
  await control(page, 'index-name').fill('priced')
  await expect(page.getByText('The index priced works')).not.toHaveCount(0)
  const known = page.getByLabel('Name of the replica')
  expect(
    await known.evaluate((it: HTMLInputElement) =>
      [...(it.list?.options ?? [])].map(({ value }) => value),
    ),
  ).toContain('priced_price_desc')
  await page.getByRole('button', { name: 'Price: high to low' }).click()
  const startFirst = page.getByLabel('Start with the first of these')
  await startFirst.check()
  await expect(snippet(page)).toContainText('sort="priced_price_desc|Price: high to low, priced"')
  // The index itself, which is named for it alone, is no order to remove.
  await expect(page.getByRole('button', { name: 'Relevance' })).toHaveCount(0)
  await startFirst.uncheck()
  await expect(snippet(page)).toContainText('sort="priced_price_desc|Price: high to low"')
  // The index itself may have a name, and stand first.
  await control(page, 'sort').fill('priced|Best match, priced_price_desc|Dear first')
  await expect(startFirst).not.toBeChecked()
  await startFirst.check()
  await expect(snippet(page)).toContainText(
    'sort="priced_price_desc|Dear first, priced|Best match"',
  )
  // It is asked for what it may, and nobody is asked for more.
  await fill(page, { 'api-key': 'search-key' })
  await control(page, 'api-key').press('Enter')
  await expect(page.getByRole('button', { name: 'wares', exact: true })).toHaveCount(0)
  const listings = () => site.sandbox.requests.filter(({ url }) => /\/1\/indexes\?/.test(url))
  expect(listings().every(({ url }) => url.includes('listing-key'))).toBe(true)
})

test('console messages appear below the preview until their cause is fixed', async ({
  site,
  page,
}) => {
  await openSearch(site, { template: '<b>{{title|higlight}}</b>' })
  const told = page.locator('.says li')
  await expect(told).toHaveText([/there is no filter “higlight”/])
  // What is used by hand is chosen, and comes no second time.
  const title = page.getByRole('group', { name: 'Fields to show' }).getByRole('button', {
    name: 'title',
  })
  await expect(title).toHaveAttribute('aria-pressed', 'true')
  await title.click()
  await expect(control(page, 'template')).toHaveValue('<b>{{title|higlight}}</b>')
  await fill(page, { template: '<b>{{title|highlight}}</b>' })
  await expect(told).toHaveCount(0)
  await expect(preview(page).getByText('60 results')).toBeVisible()
  // Another page's words are not the preview's.
  await page.evaluate(() => postMessage({ preview: 'site-embed: from elsewhere' }))
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(told).toHaveCount(0)
})

test('the form says which settings of a document have no effect', async ({ site, page }) => {
  await openDocument(site, { 'entry-id': 'harbour', 'content-type': 'article' })
  await expect(control(page, 'content-type')).toHaveAccessibleDescription(
    /Does nothing while “Entry” names one entry/,
  )
  await control(page, 'entry-id').fill('')
  await expect(control(page, 'content-type')).not.toHaveAccessibleDescription(/Does nothing/)
  // A list of entries has no headings of its own.
  await control(page, 'space-id').fill('reading')
  await control(page, 'space-id').press('Enter')
  await fill(page, { 'entry-id': 'landing', field: 'parts', show: 'title, toc' })
  await expect(control(page, 'show')).toHaveAccessibleDescription(/toc stays empty here/)
  await control(page, 'field').fill('body')
  await expect(control(page, 'show')).not.toHaveAccessibleDescription(/toc stays empty here/)
})

test('the preview and the steps are one tap away on a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openSearch(site)
  // What is found about the index appears above, and moves the form.
  await expect(control(page, 'index-name')).toHaveAccessibleDescription(/The index tales works/)
  const skip = page.getByRole('button', { name: 'Skip to the preview and the snippet' })
  await control(page, 'layout').scrollIntoViewIfNeeded()
  await expect(skip).toBeInViewport()
  // Drivers scroll to what they click, even where it is in view; fingers do not.
  await skip.dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeInViewport()
  await expect(control(page, 'layout')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Back to the settings' }).click()
  await expect(control(page, 'layout')).toBeInViewport()
  await skip.click()
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeInViewport()
  await page.getByRole('button', { name: 'Where to paste it' }).click()
  await expect(page.locator('#steps')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Where to paste it' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.locator('#steps')).toBeFocused()
})

test('a setting is found by its words', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openBuilder(site)
  const sought = page.getByLabel('Find a setting')
  await sought.fill('Tag Manager')
  await expect(control(page, 'track')).toBeVisible()
  await expect(control(page, 'hit-price')).toHaveCount(0)
  await expect(control(page, 'index-name')).toBeVisible()
  expect(await violations(page)).toEqual([])
  // By what somebody wants, in words of their own.
  await sought.fill('date filter')
  await expect(page.locator('.above').getByRole('button', { name: 'Filters' })).toBeVisible()
  await sought.fill('columns')
  await expect(control(page, '--embed-columns')).toBeVisible()
  await sought.fill('zzzz')
  await expect(page.getByText('No setting matches these words.')).toBeVisible()
  await sought.fill('')
  await expect(control(page, 'hit-price')).toHaveCount(1)
})

test('the form names each filter and explains each choice', async ({ site, page }) => {
  await openSearch(site, { facets: 'city, kind' })
  const names = page.getByRole('group', { name: 'What visitors read above each filter' })
  await names.getByLabel('city').pressSequentially('Old town, or city')
  await expect(control(page, 'facets')).toHaveValue('city|Old town\\, or city, kind')
  await expect(preview(page).getByRole('button', { name: 'Old town, or city' })).toBeVisible()
  await names.getByLabel('city').fill('')
  await expect(control(page, 'facets')).toHaveValue('city, kind')
  await control(page, 'layout').selectOption('In a list below the box (dropdown)')
  await expect(snippet(page)).toContainText('layout="dropdown"')
  await page.getByRole('button', { name: 'Cards side by side (grid)' }).click()
  // It would do nothing there: it is kept for the way back, and left out until then.
  await expect(snippet(page)).not.toContainText('hits-view')
  await expect(snippet(page)).not.toContainText('facets')
  await expect(page.getByText('Not in the snippet')).toContainText('Filters, View')
  await control(page, 'layout').selectOption('page')
  await expect(snippet(page)).toContainText('facets="city, kind" hits-view="grid"')
})

test('settings that a dropdown does not use are not called mistakes', async ({ site, page }) => {
  await openSearch(site, { facets: 'city, price' })
  const failing = page.getByText('this does not work yet: Filters')
  await expect(failing).toBeVisible()
  await control(page, 'layout').selectOption('dropdown')
  await expect(page.getByText('Not in the snippet, because they would do nothing')).toBeVisible()
  await expect(failing).toHaveCount(0)
  await expect(page.getByText('price cannot be a filter in tales yet')).toHaveCount(0)
  await control(page, 'layout').selectOption('page')
  await expect(failing).toBeVisible()
  await fill(page, { facets: 'city:datum' })
  const ignored = page.getByText('Not valid yet: Filters')
  await expect(ignored).toBeVisible()
  await control(page, 'layout').selectOption('dropdown')
  await expect(ignored).toHaveCount(0)
})
