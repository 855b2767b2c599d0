// Pages that are changed under the element's feet by Turbo.
import { readFileSync } from 'node:fs'
import { expect, searches, test } from './site.ts'

const turbo = readFileSync('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8')

test('with Turbo a search is found again as it was left, for one request at most', async ({
  site,
}) => {
  const { page, pages } = site
  pages.set('/turbo.js', { html: turbo, headers: { 'content-type': 'text/javascript' } })
  const head = '<script src="/turbo.js" defer></script>'
  await site.open('<h1>About</h1><a href="/page.html">To the search</a>', {
    path: '/about.html',
    head,
  })
  await site.open(
    `<a href="/about.html">About us</a><site-search ${site.search} facets="city" url-sync></site-search>`,
    { head },
  )
  await page.getByRole('searchbox').fill('evening')
  await page.getByRole('checkbox', { name: 'Riga' }).check()
  await expect(page.getByText('12 results')).toBeVisible()
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible()
  const asked = searches(site).length
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('evening')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(searches(site).length - asked).toBeLessThanOrEqual(1)
  // And within the page: the filter is a step of its own.
  await page.goBack()
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Riga' })).not.toBeChecked()
  expect(site.errors).toEqual([])
  expect(site.console.filter((line) => line.includes('site-embed'))).toEqual([])
})
