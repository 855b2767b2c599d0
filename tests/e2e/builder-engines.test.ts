// The builder for a search that is not Algolia's.
import { readFileSync } from 'node:fs'
import { startSandbox } from '../../demo/sandbox/server.ts'
import { typesense, typesenseKey } from '../fixtures/engines/typesense.ts'
import { control, fill, openBuilder, preview, snippet } from './builder.ts'
import { expect, test } from './site.ts'

test('the builder asks for what another engine needs', async ({ site }) => {
  const { page, pages } = site
  const server = await startSandbox({ services: [typesense] })
  pages.set('/site-embed.typesense.js', {
    html: readFileSync('dist/site-embed.typesense.js', 'utf8'),
    headers: { 'content-type': 'text/javascript' },
  })
  await openBuilder(site)
  await control(page, 'engine').selectOption('typesense')
  await expect(control(page, 'app-id')).toHaveCount(0)
  await expect(page.getByText('Not finished yet')).toContainText('Fields to search')
  await fill(page, {
    'search-host': server.url,
    'api-key': typesenseKey,
    'index-name': 'wares',
    'search-fields': 'title',
  })
  await expect(snippet(page)).toContainText('data-engine="typesense"')
  await expect(snippet(page)).toContainText('/dist/site-embed.typesense.js" integrity="sha384-')
  await expect(preview(page).locator('[part="hit-title"]').first()).toHaveText('Lamp 1')
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('This page cannot test typesense.')).toBeVisible()
  await page.locator('.policy summary').click()
  await expect(page.locator('#policy')).toContainText(`connect-src ${server.url}`)
  // Nobody but the engine was asked for anything.
  expect(server.requests.every(({ url }) => url.startsWith('/multi_search'))).toBe(true)
  await control(page, 'engine').selectOption('')
  await expect(control(page, 'app-id')).toBeVisible()
  await expect(snippet(page)).not.toContainText('site-embed.typesense.js')
  await server.close()
})
