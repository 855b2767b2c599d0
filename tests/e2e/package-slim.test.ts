// `site-embed/slim`: for apps without React. It is built by Vite and by esbuild, as apps are.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { hits } from './engines.ts'
import { builtWithPackage } from './packed.ts'
import { expect, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 120_000 })

const modules = 'dist/module/slim'
const gzip = (code: string | Buffer) => gzipSync(code, { level: 9 }).length

test('the slim modules import no package, so nothing is installed for them', () => {
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => file.endsWith('.js'))
  expect(code.length).toBeGreaterThan(4)
  const packages = code.flatMap((file) =>
    [
      ...readFileSync(join(modules, file), 'utf8').matchAll(
        /\b(?:from|import) ?["'](?!\.)([^"']+)/g,
      ),
    ].map(([, name]) => `${file} imports ${name}`),
  )
  expect(packages).toEqual([])
})

for (const entry of ['site-embed/slim', 'site-embed/slim/site-search', 'site-embed/slim/rich-doc'])
  test(`an app imports the elements of ${entry}`, async ({ site, page }) => {
    const code = await builtWithPackage({ files: { 'main.js': `import '${entry}'` } })
    site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
    await site.open(
      `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="harbour"></rich-doc><script type="module" src="/app.js"></script>`,
      { script: null },
    )
    const defined = await page.evaluate(() =>
      ['site-search', 'rich-doc'].filter((tag) => customElements.get(tag)),
    )
    const [, , only] = entry.split('/')
    expect(defined).toEqual(only ? [only] : ['site-search', 'rich-doc'])
    if (defined.includes('site-search')) {
      await page.getByRole('searchbox').fill('amber')
      await expect(hits(page).first()).toContainText('amber')
    }
    if (defined.includes('rich-doc'))
      await expect(page.locator('rich-doc [part="document"]')).toBeVisible()
    expect(site.errors).toEqual([])
  })

test('an app with preact of its own renders as before beside the slim elements', async ({
  site,
  page,
}) => {
  // Ours renders at once, and gives other names to events: an app's own must not.
  const code = await builtWithPackage({
    files: {
      'main.jsx': `import 'site-embed/slim'
import { options, render } from 'preact'
window.changed = [...Object.keys(options)]
render(<site-search index-name="tales" />, document.querySelector('main'))`,
    },
    jsx: 'preact',
  })
  site.pages.set('/app.js', { html: code, headers: { 'content-type': 'text/javascript' } })
  await site.open('<main></main><script type="module" src="/app.js"></script>', { script: null })
  await expect(page.locator('site-search')).toBeAttached()
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).not.toContain(
    'debounceRendering',
  )
  expect(site.errors).toEqual([])
})

/** What an app loads only in the editor's frame, or when a visitor needs it. */
const loadedLater = /\/(follow|more)\.js$/
const withoutLater: Plugin = {
  name: 'without-later',
  enforce: 'pre',
  resolveId: (id) => (loadedLater.test(id) ? { id, external: true } : null),
}

const bundlers: Readonly<Record<string, (main: string) => Promise<string>>> = {
  Vite: (main) =>
    builtWithPackage({
      files: { 'main.js': main },
      plugins: [withoutLater],
      isMinified: true,
    }),
  esbuild: async (main) => {
    const result = await build({
      stdin: { contents: main, resolveDir: process.cwd() },
      ...{ bundle: true, minify: true, write: false, format: 'esm', logLevel: 'silent' },
      external: ['./follow.js', './more.js'],
    })
    return result.outputFiles.map(({ text }) => text).join('\n')
  },
}

interface Half {
  /** What only one of them has: requests of the search service, and nodes of a rich text. */
  own: string
  other: string
  /** The script with the same. */
  script: string
  /**
   * What an app with it may weigh, as a multiple of that. It has the settings of both, and its functions are not
   * in the order that compresses best.
   */
  bound: number
}

const halves: Readonly<Record<string, Half>> = {
  siteSearch: {
    own: 'facetFilters',
    other: 'embedded-asset-block',
    script: 'site-search.slim.js',
    bound: 1.09,
  },
  richDoc: {
    own: 'embedded-asset-block',
    other: 'facetFilters',
    script: 'rich-doc.slim.js',
    bound: 1.19,
  },
}

for (const [bundler, bundled] of Object.entries(bundlers))
  for (const [name, { own, other, script, bound }] of Object.entries(halves))
    test(`an app that ${bundler} builds with ${name} alone has no code of the other, and is little larger than ${script}`, async () => {
      const code = await bundled(
        `import { define, ${name} } from 'site-embed/slim/define'\ndefine(${name})`,
      )
      expect(code).toContain(own)
      expect(code).not.toContain(other)
      const share = gzip(code) / gzip(readFileSync(`dist/${script}`))
      expect(share).toBeLessThan(bound)
    })
