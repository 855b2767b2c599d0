// The form says in plain words what is wrong with an account, by itself and when it is asked.
import { violations } from './axe.ts'
import {
  chooseDocument,
  chooseOwn,
  contentAccount,
  control,
  fill,
  openBuilder,
  preview,
  searchAccount,
  snippet,
} from './builder.ts'
import { expect, type Site, test, version } from './site.ts'

/** Longer than it takes for what is typed to count as it is. */
const rest = 700

async function told({ page }: Site, values: Readonly<Record<string, string>>, words: string) {
  await fill(page, values)
  // By a key: what is told of the values moves the button while a pointer aims.
  await page.getByRole('button', { name: 'Test connection' }).press('Enter')
  await expect(page.locator('.findings li').filter({ hasText: words })).toBeVisible()
}

test('the builder says what is wrong with a search account', async ({ site }) => {
  const good = searchAccount(site)
  await openBuilder(site)
  await told(site, {}, 'Still to be filled in: Application ID, Search-only API key, Index.')
  await told(site, good, 'The index tales works. It has 60 records.')
  await told(site, { facets: 'city' }, 'These can be filters: city, kind.')
  await told(site, { facets: 'city, price:range' }, 'price cannot be a filter in tales yet')
  await told(site, { 'index-name': 'tails' }, 'There is no index tails.')
  await told(site, { ...good, 'api-key': 'other-key' }, 'The key is rejected')
  await told(site, { 'api-key': 'spent-key' }, 'your plan has no searches left')
  await told(site, { 'api-key': 'blocked-key' }, 'has blocked this application')
  await told(
    site,
    { 'api-key': 'tales-key', 'index-name': 'few_pl' },
    'may not read the index few_pl',
  )
  await told(
    site,
    { ...good, 'search-host': 'http://127.0.0.1:9' },
    'No answer from http://127.0.0.1:9',
  )
  expect(site.errors).toEqual([])
})

test('the form does not move while a button is pressed', async ({ site, page }) => {
  await openBuilder(site)
  const button = page.getByRole('button', { name: 'Test connection' })
  await button.hover()
  site.sandbox.faults.set({ match: /indexes/, fault: 'delay:1500', times: 2 })
  const asked = page.waitForRequest(/queries/)
  const answer = page.waitForResponse(/queries/)
  await fill(page, searchAccount(site))
  await button.hover()
  await asked
  await page.mouse.down()
  await (await answer).finished()
  await expect(page.getByText('60 records').first()).toBeHidden()
  await page.mouse.up()
  await expect(page.locator('.findings li').filter({ hasText: '60 records' })).toBeVisible()
})

test('a host without a scheme is asked with https, and no other host is asked', async ({
  site,
}) => {
  const { page, sandbox } = site
  await page.route('https://search.example.com/**', (route) => route.abort())
  await openBuilder(site)
  const unanswered = 'No answer from https://search.example.com'
  await told(site, { ...searchAccount(site), 'search-host': 'search.example.com' }, unanswered)
  await told(site, { 'search-host': ' localhost:9 ' }, 'No answer from https://localhost:9')
  await page.getByText('For a page with a strict policy').click()
  await fill(page, { 'search-host': 'search.example.com' })
  await chooseOwn(page, 'cdn/site-embed.js')
  await expect(page.locator('#policy')).toContainText(
    `script-src 'self'; connect-src https://search.example.com`,
  )
  await chooseDocument(page)
  await told(site, { ...contentAccount(site), 'content-host': 'search.example.com' }, unanswered)
  await told(site, { ...contentAccount(site), 'content-host': `${sandbox.url} ` }, 'No entry is')
  const sent = sandbox.requests.filter(({ url }) => /example|localhost/.test(url))
  expect(sent).toEqual([])
})

test('the builder says within eight seconds that an account does not answer, and what to do', async ({
  site,
  page,
}) => {
  const { clock } = page
  await clock.install()
  // The clock of the test does not know it.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const end = new AbortController()
      setTimeout(() => end.abort(), time)
      return end.signal
    }
  })
  await openBuilder(site)
  site.sandbox.faults.set({ match: /./, fault: 'hang' })
  const { 'index-name': _, ...account } = searchAccount(site)
  await fill(page, account)
  const asked = page.waitForRequest(`${site.sandbox.url}/**`)
  await control(page, 'search-host').blur()
  await clock.runFor(rest)
  await asked
  await clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  // In steps, because a request fails between two of them.
  for (let spent = rest + 1000; spent < 8000; spent += 100) await clock.runFor(100)
  await expect(
    page.getByText(
      `No answer from ${site.sandbox.url}. Check the spelling of the ID or the address`,
    ),
  ).toBeVisible()
  await expect(page.getByText('This does not work yet: Your own server')).toBeVisible()
})

test('a key that may write is refused and never in the snippet', async ({ site, page }) => {
  await openBuilder(site)
  await told(site, { ...searchAccount(site), 'api-key': 'writing-key' }, 'it may write (addObject)')
  await expect(page.getByRole('alert')).toContainText('The snippet leaves out this key')
  await expect(page.locator('.waits')).toContainText('Use one that can only read')
  await expect(snippet(page)).not.toContainText('writing-key')
  // Asked anew, and still known.
  for (const facets of ['city', 'city, kind']) {
    await fill(page, { facets })
    expect(await snippet(page).textContent()).not.toContain('writing-key')
  }
  expect(await violations(page)).toEqual([])
  await fill(page, { 'api-key': 'search-key' })
  await expect(snippet(page)).toContainText('search-key')
  await chooseDocument(page)
  await told(
    site,
    { ...contentAccount(site), 'access-token': 'CFPAT-secret' },
    'it is a management token',
  )
  await expect(snippet(page)).not.toContainText('CFPAT')
  const asked = site.sandbox.requests.filter(({ url }) => url.includes('CFPAT'))
  expect(asked).toEqual([])
})

test('a mistake is shown next to its field when the field loses focus', async ({ site }) => {
  const { page, sandbox } = site
  const asked: string[] = []
  page.on('request', (request) => {
    if (/search-key/.test(request.url() + JSON.stringify(request.headers())))
      asked.push(new URL(request.url()).host)
  })
  await page.clock.install()
  await openBuilder(site)
  const { 'search-host': host, ...account } = searchAccount(site)
  await fill(page, { 'search-host': host, ...account })
  const field = control(page, 'search-host')
  // Typed over what was selected, a word taken away, several letters at once as a phone or a voice puts
  // them, one letter in the place of all, and all cut out.
  await field.press('Control+A')
  await field.pressSequentially('https://half.example.co')
  await field.press('Control+Backspace')
  await page.keyboard.insertText('net')
  await page.clock.runFor(rest)
  await field.press('Control+A')
  await field.press('h')
  await page.clock.runFor(rest)
  await field.press('Control+A')
  await field.press('Control+X')
  await page.clock.runFor(rest)
  await field.pressSequentially(host)
  await expect(field).toHaveValue(host)
  await fill(page, { sort: 'no_such_replica|Cheapest', facets: 'city, price:range' })
  const says = (name: string) => expect(control(page, name))
  await says('index-name').toHaveAccessibleDescription(/The index tales works. It has 60 records/)
  await says('sort').toHaveAccessibleDescription(/no replica no_such_replica\. Copy its name/)
  await says('sort').toHaveAttribute('aria-invalid', 'true')
  await says('facets').toHaveAccessibleDescription(/price cannot be a filter in tales yet/)
  await fill(page, { sort: '', 'index-name': 'tails' })
  await says('index-name').toHaveAccessibleDescription(/no index tails/)
  await says('sort').not.toHaveAttribute('aria-invalid')
  await fill(page, { 'api-key': 'other-key' })
  await says('api-key').toHaveAccessibleDescription(/The key is rejected/)
  expect(await violations(page)).toEqual([])
  expect(new Set(asked)).toEqual(new Set([new URL(sandbox.url).host]))
})

test('a host is used when it is pasted, or on Enter when it is typed', async ({ site }) => {
  const { page, sandbox } = site
  await page.clock.install()
  await openBuilder(site)
  const { 'search-host': host, ...account } = searchAccount(site)
  const field = control(page, 'search-host')
  await fill(page, { ...account, 'search-host': host })
  await expect(field).toBeFocused()
  await expect(preview(page).getByText('60 results')).toBeVisible()
  const before = sandbox.requests.length
  await field.press('Control+A')
  await field.press('Control+X')
  await field.press('Control+V')
  await expect(field).toHaveValue(host)
  await field.press('End')
  await field.pressSequentially('/none')
  await page.clock.runFor(rest)
  // What was asked before this has come.
  await page.evaluate(() => fetch('/favicon.ico'))
  expect(sandbox.requests.slice(before).filter(({ url }) => url.includes('none'))).toEqual([])
  await expect(preview(page).getByText('60 results')).toBeVisible()
  await field.press('Enter')
  await expect(control(page, 'index-name')).toHaveAccessibleDescription(/no index tales/)
  await expect(field).toBeFocused()
  await expect(preview(page).getByText('60 results')).toBeHidden()
})

test('a late answer does not replace a newer one', async ({ site, page }) => {
  await openBuilder(site)
  const index = control(page, 'index-name')
  await fill(page, searchAccount(site))
  await expect(index).toHaveAccessibleDescription(/The index tales works/)
  let free = () => {}
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  await page.route(
    /queries/,
    async (route) => {
      await freed
      await route.continue()
    },
    { times: 1 },
  )
  const held = page.waitForRequest(/queries/)
  await page.getByRole('button', { name: 'Test connection' }).click()
  await held
  await fill(page, { 'index-name': 'tails' })
  await expect(index).toHaveAccessibleDescription(/no index tails/)
  const answered = (await held).response()
  free()
  await (await answered)?.finished()
  // Until the page has drawn what it makes of the answer.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(requestAnimationFrame, 50, resolve)),
  )
  await expect(index).toHaveAccessibleDescription(/no index tails/)
})

test('the builder says what is wrong with a document’s account', async ({ site, page }) => {
  await openBuilder(site)
  await chooseDocument(page)
  await told(site, contentAccount(site), 'No entry is chosen yet')
  await told(site, { 'entry-id': 'harbour' }, 'The entry harbour was found. Its type is Article.')
  await told(site, { field: 'title' }, 'The field title is plain text')
  await told(site, { field: 'bodi' }, 'Article has no field bodi. These fields have text: body.')
  await told(site, { 'entry-id': 'harbor' }, 'There is no such entry: harbor.')
  await told(site, { environment: 'staging' }, 'the space has no environment staging')
  await told(site, { 'access-token': 'no' }, 'The token is rejected')
  await control(page, 'environment').fill('')
  await told(
    site,
    { ...contentAccount(site), 'entry-id': '', 'content-type': 'novel', slug: 'x' },
    'There is no content type novel. The types are: article.',
  )
})

test('the builder says when the page’s policy blocks a host', async ({ site }) => {
  const strict = `default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'`
  await openBuilder(site, '', strict)
  const blocked = { ...searchAccount(site), 'search-host': 'https://search.example.com' }
  await told(site, blocked, '(Content-Security-Policy) blocks https://search.example.com')
  await site.page.getByText('For a page with a strict policy').click()
  await expect(site.page.locator('#policy')).toContainText(
    `script-src https://cdn.jsdelivr.net/npm/site-embed@${version}/dist/; connect-src https://search.example.com`,
  )
})

test('the builder suggests the name that was meant', async ({ site, page }) => {
  await openBuilder(site)
  const meant = (name: string) =>
    page.getByRole('button', { name: `Did you mean “${name}`, exact: false })
  await fill(page, {
    ...searchAccount(site),
    'api-key': 'listing-key',
    'index-name': 'Tale|Stories',
    facets: 'city, kimd|Kind',
  })
  await meant('tales').click()
  await expect(control(page, 'index-name')).toHaveValue('tales|Stories')
  await meant('kind').click()
  await expect(control(page, 'facets')).toHaveValue('city, kind|Kind')
  // A key that only searches tells no names: what has answered before is known all the same.
  await fill(page, { 'api-key': 'search-key', 'index-name': 'tals' })
  await control(page, 'api-key').press('Enter')
  await meant('tales').click()
  await expect(control(page, 'index-name')).toHaveValue('tales')
  await chooseDocument(page)
  await fill(page, { ...contentAccount(site), 'entry-id': 'harbor', field: 'boddy' })
  await meant('The harbour (harbour)').click()
  await expect(control(page, 'entry-id')).toHaveValue('harbour')
  await meant('body').click()
  await expect(control(page, 'field')).toHaveValue('body')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})
