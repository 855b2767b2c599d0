// A search client of the page’s own, also one that answers strangely.
import { expect, heard, searches, test } from './site.ts'

test('the page’s own search client replaces application and key', async ({ site, page }) => {
  await site.open('<site-search index-name="mine"></site-search>')
  await page.waitForFunction(() => customElements.get('site-search'))
  await page.evaluate(() => {
    const element = document.querySelector('site-search')
    const client = {
      search: async (requests: unknown[]) => ({
        results: requests.map(() => ({
          hits: [{ objectID: '1', name: 'From a client' }],
          nbHits: 1,
        })),
      }),
    }
    if (element) Reflect.set(element, 'searchClient', client)
  })
  await expect(page.getByRole('heading', { name: 'From a client' })).toBeVisible()
  expect(searches(site)).toEqual([])
})

const strange = {
  '{}': 'shape',
  null: 'shape',
  '{ results: [{}] }': 'shape',
  'Promise.reject({ message: "no", status: 403 })': 'key',
  'Promise.reject(new Error("broken"))': 'internal',
}
for (const [answer, code] of Object.entries(strange))
  test(`a search client that answers ${answer} shows an error`, async ({ site, page }) => {
    const errors = await heard(page, 'search-error')
    await site.open('<site-search index-name="mine"></site-search>', {
      head: `<script>addEventListener('DOMContentLoaded', () => { document.querySelector('site-search').searchClient = { search: async () => (${answer}) } })</script>`,
    })
    await expect.poll(async () => (await errors()).at(-1)).toMatchObject({ code })
    await expect(page.locator('[part="error"]')).toBeVisible()
    expect(site.errors).toEqual([])
  })
