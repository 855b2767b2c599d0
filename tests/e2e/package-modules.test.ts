// `import 'site-embed'` in an app that has a bundler, with the app's own React.
import { projects } from './frameworks.ts'
import { builtWithPackage } from './packed.ts'
import { expect, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 30_000 })

for (const framework of ['React 19', 'React 18'] as const)
  for (const entry of ['site-embed', 'site-embed/site-search'])
    test(`an app with ${framework} that imports ${entry} has the elements`, async ({ site }) => {
      const { page } = site
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
