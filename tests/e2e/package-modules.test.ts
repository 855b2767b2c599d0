// `import 'site-embed'` in an app that has a bundler, with the app's own React.
import { startSandbox } from '../../demo/sandbox/server.ts'
import { typesense } from '../fixtures/engines/typesense.ts'
import { element, hits } from './engines.ts'
import { projects } from './frameworks.ts'
import { builtWithPackage } from './packed.ts'
import { expect, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 120_000 })

for (const framework of ['React 19', 'React 18'] as const)
  for (const entry of ['site-embed', 'site-embed/site-search'])
    test(`an app with ${framework} imports the elements of ${entry}`, async ({ site, page }) => {
      const { alias = {} } = projects[framework]('')
      const code = await builtWithPackage({ files: { 'main.js': `import '${entry}'` }, alias })
      site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
      await site.open(
        `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="harbour"></rich-doc><script type="module" src="/app.js"></script>`,
        { script: null },
      )
      await page.getByRole('searchbox').fill('amber')
      await expect(page.locator('site-search [part="hit"]').first()).toContainText('amber')
      const isDefined = entry === 'site-embed'
      expect(await page.evaluate(() => customElements.get('rich-doc') !== undefined)).toBe(
        isDefined,
      )
      if (isDefined) await expect(page.locator('rich-doc [part="document"]')).toBeVisible()
      expect(site.errors).toEqual([])
    })

/** Scripts of the package beside the app: as docs/package.md says, in either order. */
const pageWith = (beside: string, order: 'before' | 'after', tag: string) => {
  const app = '<script type="module" src="/app.js"></script>'
  // What has no type runs where it stands, and a module after the page.
  const late = beside.replace('<script ', '<script type="module" ')
  return order === 'before' ? `${beside}${tag}${app}` : `${tag}${app}${late}`
}

for (const order of ['before', 'after'] as const) {
  test(`the package’s language counts when it comes ${order} the app`, async ({ site }) => {
    const code = await builtWithPackage({ files: { 'main.js': "import 'site-embed'" } })
    site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
    const french = `<script src="${site.file('site-embed.fr.js')}"></script>`
    const search = `<site-search ${site.search}></site-search>`
    await site.open(pageWith(french, order, search), { script: null, lang: 'fr' })
    await expect(site.page.getByText('60 résultats')).toBeVisible()
    expect(site.errors).toEqual([])
  })

  test(`the package’s engine counts when it comes ${order} the app`, async ({ site }) => {
    const code = await builtWithPackage({ files: { 'main.js': "import 'site-embed'" } })
    site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
    const servers = await startSandbox({ services: [typesense] })
    try {
      const engine = `<script src="${site.file('site-embed.typesense.js')}"></script>`
      await site.open(pageWith(engine, order, element('typesense', servers)), { script: null })
      await expect(hits(site.page).first()).toHaveText('Lamp 1')
      expect(site.errors).toEqual([])
    } finally {
      await servers.close()
    }
  })
}
