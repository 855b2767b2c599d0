// A service in trouble is asked sparingly, and a key that runs out is replaced by the page.
import { expect, heard, searches, test } from './site.ts'

test('a function of the page gives a new key when one is refused', async ({ site, page }) => {
  await site.open(
    `<site-search app-id="TESTAPP" search-host="${site.sandbox.url}" index-name="tales" insights></site-search>
     <script>
       const keys = ['expired-key', 'search-key']
       window.asked = 0
       document.querySelector('site-search').apiKey = async () => keys[window.asked++]
     </script>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByText('12 results')).toBeVisible()
  expect(await page.evaluate('window.asked')).toBe(2)
  expect(searches(site)).toHaveLength(3)
  // Events go out with the same key, and it is not asked for again.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  const events = () => site.sandbox.requests.filter(({ url }) => url.includes('/1/events'))
  await expect.poll(() => events().length).toBeGreaterThan(0)
  expect(events().map(({ url }) => /API-Key=([^&]+)/.exec(url)?.[1])).toEqual(
    events().map(() => 'search-key'),
  )
  expect(await page.evaluate('window.asked')).toBe(2)
  const report = await page.evaluate(() => JSON.stringify(window.SiteEmbed?.check()))
  expect(report + site.console.join()).not.toMatch(/expired-key|search-key/)
})

test('a service that is down is asked a few times, then by the button', async ({ site, page }) => {
  const errors = await heard(page, 'search-error')
  site.sandbox.faults.set({ match: /indexes/, fault: '503' })
  await site.open(`<site-search ${site.search}></site-search>`)
  const failed = async (searched: number, requests: number) => {
    await expect.poll(async () => (await errors()).length).toBe(searched)
    expect(searches(site)).toHaveLength(requests)
  }
  await failed(1, 3)
  await page.getByRole('searchbox').fill('ri')
  await failed(2, 6)
  await page.getByRole('searchbox').fill('rig')
  await failed(3, 9)
  await page.getByRole('searchbox').fill('riga')
  await failed(4, 9)
  expect((await errors())[3]).toMatchObject({ code: 'server', status: 503 })
  site.sandbox.faults.clear()
  await page.locator('[part="error"]').getByRole('button').click()
  await expect(page.getByText('12 results')).toBeVisible()
})
