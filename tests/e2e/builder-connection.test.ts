// “Test connection” says in plain words what is wrong.
import {
  chooseDocument,
  contentAccount,
  control,
  fill,
  openBuilder,
  searchAccount,
  snippet,
} from './builder.ts'
import { expect, type Site, test } from './site.ts'

async function told({ page }: Site, values: Readonly<Record<string, string>>, words: string) {
  await fill(page, values)
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.locator('.findings li').filter({ hasText: words })).toBeVisible()
}

test('of a search: what is missing, the key, the index, its filters, and the host', async ({
  site,
}) => {
  const good = searchAccount(site)
  await openBuilder(site)
  await told(site, {}, 'Still to be filled in: app-id, api-key, index-name.')
  await told(site, good, 'The index tales answers, with 60 records.')
  await told(site, { facets: 'city' }, 'For faceting are: city, kind.')
  await told(site, { facets: 'city, price:range' }, 'price is not for faceting in tales')
  await told(site, { 'index-name': 'tails' }, 'There is no index tails.')
  await told(site, { ...good, 'api-key': 'other-key' }, 'The key is rejected')
  await told(site, { 'api-key': 'spent-key' }, 'the quota of your plan is used up')
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

test('a key that may write is refused, and why, and stands in no snippet', async ({ site }) => {
  const { page } = site
  await openBuilder(site)
  await told(site, { ...searchAccount(site), 'api-key': 'writing-key' }, 'it may write (addObject)')
  await expect(page.getByRole('alert')).toContainText('The key is left out of the snippet')
  await expect(snippet(page)).not.toContainText('writing-key')
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

test('of a document: the token, the entry, and whether its field can be shown', async ({
  site,
}) => {
  const { page } = site
  await openBuilder(site)
  await chooseDocument(page)
  await told(site, contentAccount(site), 'No entry is named yet')
  await told(
    site,
    { 'entry-id': 'harbour' },
    'The entry harbour answers; it is of the type Article.',
  )
  await told(site, { field: 'title' }, 'The field title is no rich text but plain text')
  await told(site, { field: 'bodi' }, 'Article has no field bodi. It has rich text in: body.')
  await told(site, { 'entry-id': 'harbor' }, 'There is no such entry: harbor.')
  await told(site, { environment: 'staging' }, 'the space has no environment staging')
  await told(site, { 'access-token': 'no' }, 'The token is rejected')
  await control(page, 'environment').fill('')
  await told(
    site,
    { ...contentAccount(site), 'entry-id': '', 'content-type': 'novel', slug: 'x' },
    'There is no content type novel. There are: article.',
  )
})

test('a host that the policy of the page blocks is told as that', async ({ site }) => {
  const strict = `default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'`
  await openBuilder(site, '', strict)
  const blocked = { ...searchAccount(site), 'search-host': 'https://search.example.com' }
  await told(site, blocked, '(Content-Security-Policy) blocks https://search.example.com')
  await site.page.getByText('For a page with a strict policy').click()
  await expect(site.page.locator('#policy')).toContainText(
    `script-src ${site.sandbox.url}; connect-src https://search.example.com`,
  )
})
