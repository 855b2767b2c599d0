// In an app of modules: what follows the editor is a module too, which only the editor's frame loads.
import { doc, p } from '../../demo/sandbox/data/content/rich-text.ts'
import { editorOrigin, inEditor } from './editor.ts'
import { builtWithPackage } from './packed.ts'
import { aliasFor, asProps, versions } from './react-app.ts'
import { expect, type Site, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 120_000 })

const settings = ({ sandbox }: Site) =>
  `space-id="gallery" content-host="${sandbox.url}" entry-id="plain"`

const typed = { body: doc(p('Typed.')) }

for (const entry of ['site-embed/rich-doc', 'site-embed/slim/rich-doc'])
  test(`a document of ${entry} follows what is typed`, async ({ site }) => {
    const main = `import '${entry}'
SiteEmbed.configure({ previewToken: 'preview-token', targetOrigin: '${editorOrigin(site)}' })`
    const html = await builtWithPackage({ files: { 'main.js': main } })
    site.pages.set('/app.js', { html, headers: { 'content-type': 'text/javascript' } })
    const page = `<rich-doc ${settings(site)} preview></rich-doc><script type="module" src="/app.js"></script>`
    const editor = await inEditor(site, page, { script: null })
    await expect(editor.text.getByText('First.')).toBeVisible()
    await editor.type('plain', typed)
    await expect(editor.text.getByText('Typed.')).toBeVisible()
    await expect(editor.text.locator('script[src*="preview"]')).toHaveCount(0)
  })

for (const version of versions)
  test(`in ${version} a document component follows what is typed`, async ({ site }) => {
    const main = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RichDoc } from 'site-embed/react'
window.SiteEmbedDefaults = { targetOrigin: '${editorOrigin(site)}' }
createRoot(document.querySelector('main')).render(<StrictMode>
  <RichDoc ${asProps(settings(site))} preview previewToken="preview-token" />
</StrictMode>)`
    const html = await builtWithPackage({
      files: { 'main.jsx': main },
      alias: aliasFor(version),
      isDevelopment: true,
    })
    site.pages.set('/app.js', { html, headers: { 'content-type': 'text/javascript' } })
    const page = '<main></main><script type="module" src="/app.js"></script>'
    const editor = await inEditor(site, page, { script: null })
    await expect(editor.text.getByText('First.')).toBeVisible()
    await editor.type('plain', typed)
    await expect(editor.text.getByText('Typed.')).toBeVisible()
    expect(site.errors).toEqual([])
  })
