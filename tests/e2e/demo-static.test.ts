// What `npm run demo` writes, on a host that has nothing but files, and in a folder of it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect } from '@playwright/test'
import { writeDemo } from '../../demo/static/build.ts'
import { staticPictures } from '../../demo/static/pictures.ts'
import { test as base } from './tab.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Pictures are drawn when they are asked for: all of them would take ten seconds. */
function startHost(folder: string) {
  const pictures = staticPictures(new Date())
  const missing: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://host${request.url}`)
    const path = decodeURI(pathname).replace(/^\/some\/folder\//, '')
    const file = join(folder, path)
    const drawn = pictures.get(path)?.()
    if (!drawn && !existsSync(file)) missing.push(pathname)
    response.writeHead(drawn || existsSync(file) ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'image/png',
    })
    response.end(drawn ?? (existsSync(file) ? readFileSync(file) : ''))
  })
  return { server, missing }
}

const test = base.extend<object, { host: { url: string; missing: string[] } }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'demo-'))
      await writeDemo(folder)
      const { server, missing } = startHost(folder)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : address
      await use({ url: `http://127.0.0.1:${port}/some/folder/`, missing })
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('the demo as files searches, reads, opens results and fails as on a server, without one', {
  tag: '@chromium',
}, async ({ page, host }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${host.url}pl/index.html`)
  await expect(page.getByText('324 wyniki')).toBeVisible({ timeout: 15_000 })
  const picture = page.locator('[part~="hit-image"]').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(page.locator('rich-doc [part="paragraph"]').first()).toBeVisible()

  await page.getByRole('link', { name: 'Wyszukiwarka, która otwiera dokumenty' }).click()
  await page.locator('[part~="hit"]').getByRole('link').first().click()
  await expect(page.locator('rich-doc h2')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/some/folder/pl/reader.html')

  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('44 results')).toBeVisible()
  await page.goto(`${host.url}header.html`)
  await page.locator('input').first().fill('lantern')
  await page.keyboard.press('Enter')
  await expect(page.locator('[part~="hit"] mark').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/some/folder/search.html')

  await page.goto(`${host.url}errors.html`)
  await expect(page.locator('[part="error"]')).toHaveCount(5)
  expect(errors).toEqual([])
  expect(host.missing).toEqual([])
})
