// First results of other engines than Algolia, written into the page: the element takes them over.
import { type Command, startCommand } from '../cli/command.ts'
import { test as base, element, hits, names, posts, scriptOf } from './engines.ts'
import { expect } from './site.ts'

const test = base.extend<object, { command: Command }>({
  command: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const command = await startCommand({ withEngines: true })
      await use(command)
      await command.close()
    },
    { scope: 'worker' },
  ],
})

for (const name of names)
  test(`${name} is asked again only when a prerendered search changes`, async ({
    site,
    page,
    servers,
    command,
  }) => {
    const scripts = `<script src="${site.src}" defer></script>${scriptOf(site, name)}`
    const search = element(
      name,
      servers,
      'index-name="wares" facets="brand, price:range" query="lamp" data-prerender',
    )
    const file = command.file(
      `${name}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>${scripts}</head><body>${search}</body></html>`,
    )
    const { code, out } = await command.run('prerender', file, '--fresh', '60')
    expect({ code, out }).toMatchObject({ code: 0 })
    site.pages.set('/written', { html: command.read(file), headers: {} })
    servers.requests.length = 0
    await page.goto(`${site.sandbox.url}/written`)
    await expect(hits(page)).toHaveCount(12)
    await expect(page.getByRole('checkbox', { name: 'Acme' })).toBeVisible()
    expect(posts(servers)).toEqual([])
    await page.getByRole('checkbox', { name: 'Acme' }).check()
    await expect(page.locator('[part="stats"]')).toContainText('4 results')
    expect([site.errors, site.console]).toEqual([[], []])
  })
