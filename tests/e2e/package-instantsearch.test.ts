// A search component within the app's own `<InstantSearch>`: one client, one index, one state.
import { chips } from './instantsearch.ts'
import { openApp } from './react-app.ts'
import { expect, type Site, searches, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 60_000 })

/** Widgets of the app's beside a search of ours. */
const appOf = (site: Site) => `import { useState } from 'react'
import { Hits, InstantSearch, RefinementList } from 'react-instantsearch'
import { SiteSearch } from 'site-embed/react'
const searchClient = {
  search: (requests) => fetch('${site.sandbox.url}/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' },
    body: JSON.stringify({ requests: requests.map(({ indexName, params }) => ({ indexName, ...params })) }),
  }).then((answer) => answer.json()),
}
const initialUiState = { products: { refinementList: { brand: ['Aalborg'] } } }
export default function App() {
  const [isThere, setThere] = useState(true)
  return <InstantSearch searchClient={searchClient} indexName="products" initialUiState={initialUiState}
    future={{ preserveSharedStateOnUnmount: true }}>
    <button type="button" onClick={() => setThere((now) => !now)}>Switch</button>
    <section><RefinementList attribute="brand" /></section>
    <aside><Hits hitComponent={({ hit }) => hit.name} /></aside>
    {isThere && <SiteSearch id="ours" facets={['brand']} hitTitle="name" hitsPerPage={5} />}
  </InstantSearch>
}`

for (const version of ['React 19', 'React 18'] as const)
  test(`a search in ${version} shares the app's InstantSearch`, async ({ site, page }) => {
    await openApp(site, { version, app: appOf(site) })
    const theirs = page.locator('section').getByRole('checkbox', { name: 'Aalborg' })
    const ours = page.locator('#ours').getByRole('checkbox', { name: 'Aalborg' })
    const shown = page.locator('#ours [part="hit-title"]')
    const besides = page.locator('aside li')
    // What the app began with is chosen here too.
    await expect(ours).toBeChecked()
    await expect(chips(page)).toHaveText(['Brand: Aalborg'])
    await expect(shown).toHaveCount(5)
    await expect(besides).toHaveText(await shown.allTextContents())
    // What is chosen here is chosen there, and the other way.
    await ours.uncheck()
    await expect(theirs).not.toBeChecked()
    await theirs.check()
    await expect(ours).toBeChecked()
    await page.locator('#ours').getByRole('searchbox').fill('lamp')
    await expect.poll(() => searches(site).at(-1)?.body).toContain('lamp')
    await expect.poll(() => besides.allTextContents()).toEqual(await shown.allTextContents())
    // Once it has gone, the app's widgets go on with the app's client.
    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(page.locator('#ours')).toHaveCount(0)
    const asked = searches(site).length
    await theirs.uncheck()
    await expect.poll(() => searches(site).length).toBeGreaterThan(asked)
    await expect(besides).toHaveCount(20)
    await page.getByRole('button', { name: 'Switch' }).click()
    await expect(shown).toHaveCount(5)
    expect(site.errors).toEqual([])
  })
