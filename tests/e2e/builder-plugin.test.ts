// The plugin that the builder makes for WordPress, as it is downloaded.
import { readFileSync } from 'node:fs'
import { filesIn } from '../zip.ts'
import { violations } from './axe.ts'
import { chooseOwn, control, hostedHere, openSearch, packaged } from './builder.ts'
import { expect, test } from './site.ts'

const folder = 'site-embed-snippet'

// What drives the others hands no downloads over.
test('the plugin for WordPress contains the script and works with the second part', {
  tag: '@chromium',
}, async ({ site }) => {
  const { page, pages, sandbox } = site
  await openSearch(site, { template: '<b>{{title}}</b>' })
  await control(page, 'for').selectOption('wordpress')
  await chooseOwn(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the plugin (.zip)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${folder}.zip`)
  await expect(page.getByText(`${folder}.zip is in your downloads.`)).toBeVisible()
  expect(await violations(page)).toEqual([])

  const files = filesIn(readFileSync(await download.path()))
  expect([...files.keys()]).toEqual(
    [`${folder}.php`, 'head.html', 'site-search.slim.js', 'site-search.slim.more.js'].map(
      (file) => `${folder}/${file}`,
    ),
  )
  expect(files.get(`${folder}/site-search.slim.js`)).toEqual(
    readFileSync('dist/site-search.slim.js'),
  )
  const head = files.get(`${folder}/head.html`)?.toString() ?? ''
  expect(head).toContain('src="https://plugin.invalid/site-search.slim.js"')
  expect(head).not.toContain(`${sandbox.url}/site-search.slim.js`)

  const place = (await page.locator('#snippet code').last().textContent()) ?? ''
  const atHome = head.replaceAll('https://plugin.invalid', '')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blog</title>${atHome}</head><body>${place}</body></html>`
  // As strict as the line beside the snippet says, with a script from the blog itself.
  const policy = (await page.locator('#policy').textContent()) ?? ''
  const strict = `default-src 'none'; ${policy.replace(`'self' ${sandbox.url}`, "'self'")}`
  expect(strict).toContain("script-src 'self' 'sha256-")
  pages.set('/blog/', { html, headers: { 'content-security-policy': strict } })
  await page.goto(`${sandbox.url}/blog/`)
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.locator('[part="hit"] b').first()).toHaveText(/./)
})

test('the plugin for WordPress loads the script from the public host', {
  tag: '@chromium',
}, async ({ site }) => {
  const { page, pages, sandbox } = site
  await openSearch(site)
  await control(page, 'for').selectOption('wordpress')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the plugin (.zip)' }).click()
  const files = filesIn(readFileSync(await (await downloading).path()))
  expect([...files.keys()]).toEqual(
    [`${folder}.php`, 'head.html'].map((file) => `${folder}/${file}`),
  )
  const head = files.get(`${folder}/head.html`)?.toString() ?? ''
  expect(head).toContain(packaged('site-search.slim.js'))
  const place = (await page.locator('#snippet code').last().textContent()) ?? ''
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blog</title>${hostedHere(site, head)}</head><body>${place}</body></html>`
  const policy = (await page.locator('#policy').textContent()) ?? ''
  expect(policy).not.toContain("'self'")
  const strict = `default-src 'none'; ${hostedHere(site, policy)}`
  pages.set('/blog/', { html, headers: { 'content-security-policy': strict } })
  await page.goto(`${sandbox.url}/blog/`)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(site.console.filter((text) => /policy|refused/i.test(text))).toEqual([])
})

test('one plugin serves a box and its results page', {
  tag: '@chromium',
}, async ({ site, page }) => {
  await openSearch(site, { 'results-page': '/search' })
  await control(page, 'for').selectOption('wordpress')
  await page.getByRole('button', { name: 'Make the snippet for /search' }).click()
  await expect(page.getByText('it works for this page too')).toBeVisible()
  const download = page.getByRole('button', { name: 'Download the plugin (.zip)' })
  await expect(download).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy the first part' })).toHaveCount(0)
  await expect(page.getByText('the page with the address /search')).toBeVisible()
  // What only the page of results needs.
  await control(page, '--embed-accent').fill('#225577')
  const headOf = async () => {
    const downloading = page.waitForEvent('download')
    await download.click()
    const files = filesIn(readFileSync(await (await downloading).path()))
    return files.get(`${folder}/head.html`)?.toString() ?? ''
  }
  await expect(page.getByText('A site can have only one such plugin')).toContainText(
    '“Both, in one page”',
  )
  const head = await headOf()
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(head).toContain(' data-trust-placeholders></script>')
  expect(head).toContain('--embed-accent')
  await page.getByRole('button', { name: 'Back to the box' }).click()
  expect((await headOf()).split('\n').sort()).toEqual(head.split('\n').sort())
  await page.getByRole('radio', { name: 'Both, in one page' }).check()
  await expect(page.getByText('A site can have only one such plugin')).toHaveCount(0)
})

test('the files are offered one by one when the plugin cannot be made', async ({ site, page }) => {
  await openSearch(site)
  await control(page, 'for').selectOption('wordpress')
  await chooseOwn(page)
  // This host has no such file.
  await control(page, 'stylesheet').selectOption('docs')
  await page.getByRole('button', { name: 'Download the plugin (.zip)' }).click()
  await expect(page.getByText('The script files cannot be read from here')).toBeVisible()
  // The plugin would bring it.
  await expect(page.getByRole('button', { name: 'Copy the first part' })).toBeHidden()
  await page.getByText('Without the plugin').click()
  await expect(page.getByRole('link', { name: 'Download themes/docs.css' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the first part' })).toBeVisible()
})
