// `site-embed/react` in apps with React 19 and 18: what an app gives to its components, and gets of them.
import { runInNewContext } from 'node:vm'
import { builtWithPackage } from './packed.ts'
import { aliasFor, asProps, openApp, versions } from './react-app.ts'
import { expect, test } from './site.ts'

// A build may take its time.
test.describe.configure({ timeout: 60_000 })

for (const version of versions) {
  test(`in ${version} a search is a component with values and events`, async ({ site, page }) => {
    const app = `import { createContext, useContext, useRef, useState } from 'react'
import { SiteSearch } from 'site-embed/react'
const Basket = createContext(() => {})
function Card({ hit }) {
  const add = useContext(Basket)
  return <><b>{hit.title}</b> <button type="button" onClick={() => add(hit.title)}>Take</button></>
}
export default function App() {
  const [found, setFound] = useState(null)
  const [taken, take] = useState([])
  const [clicks, setClicks] = useState(0)
  const [size, setSize] = useState(3)
  const search = useRef(null)
  return <Basket.Provider value={(title) => take((all) => [...all, title])}>
    <h1>{found} found, {taken.length} taken, {clicks} clicks</h1>
    <button type="button" onClick={() => search.current.focus()}>Search</button>
    <button type="button" onClick={() => setSize(2)}>Fewer</button>
    <div onClick={() => setClicks((now) => now + 1)}>
      <SiteSearch ref={search} ${asProps(site.search)} className="mine" facets={['city']} hitsPerPage={size}
        messages={{ searchPlaceholder: 'Find a tale' }}
        renderHit={(hit) => <Card hit={hit} />}
        onSearchResults={({ detail }) => setFound(detail.nbHits)} />
    </div>
  </Basket.Provider>
}`
    await openApp(site, { version, app })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('60 found, 0 taken, 0 clicks')
    const hits = page.locator('.mine [part="hit"]')
    await expect(hits).toHaveCount(3)
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    const box = page.getByPlaceholder('Find a tale')
    await expect(box).toBeFocused()
    // What the app renders has the app's contexts, and a click is one click for whoever is around it.
    await hits.first().getByRole('button', { name: 'Take' }).click()
    await expect(heading).toHaveText('60 found, 1 taken, 1 clicks')
    // Its styles go neither in nor out.
    const color = await hits
      .first()
      .locator('b')
      .evaluate((bold) => getComputedStyle(bold).color)
    expect(color).not.toBe('rgb(1, 2, 3)')
    await page.getByRole('button', { name: 'Fewer' }).click()
    await expect(hits).toHaveCount(2)
    await box.fill('amber')
    await expect(hits.first()).toContainText('The amber lighthouse')
    expect(await page.evaluate(() => customElements.get('site-search') === undefined)).toBe(true)
    expect(site.console.filter((line) => !/React DevTools/.test(line))).toEqual([])
    expect(site.errors).toEqual([])
  })

  test(`in ${version} a document is a component with the app's nodes`, async ({ site, page }) => {
    const app = `import { useState } from 'react'
import { RichDoc } from 'site-embed/react'
export default function App() {
  const [entry, setEntry] = useState('harbour')
  const [title, setTitle] = useState('')
  return <>
    <h1>{title}</h1>
    <button type="button" onClick={() => setEntry('drowned')}>Other</button>
    <RichDoc id="doc" ${asProps(site.content)} entryId={entry}
      renderNode={{ paragraph: (node, children) => <section>{children}</section> }}
      onDocLoad={({ detail }) => setTitle(detail.entry.sys.id)}
      onDocError={({ detail }) => setTitle(detail.code)} />
  </>
}`
    await openApp(site, { version, app })
    const heading = page.getByRole('heading', { level: 1 }).first()
    await expect(heading).toHaveText('harbour')
    const section = page.locator('#doc section').first()
    await expect(section).toBeVisible()
    await expect(section).toHaveText(/\w{3}/)
    await page.getByRole('button', { name: 'Other' }).click()
    await expect(heading).toHaveText('not-found')
    expect(site.errors).toEqual([])
  })

  test(`in ${version} keys open and close a dialog and a dropdown`, async ({ site, page }) => {
    const app = `import { useRef, useState } from 'react'
import { SiteSearch } from 'site-embed/react'
export default function App() {
  const [said, say] = useState([])
  const dialog = useRef(null)
  const tell = ({ type }) => say((all) => [...all, type])
  return <>
    <h1>{said.join(' ')}</h1>
    <button type="button" onClick={() => dialog.current.open()}>Open it</button>
    <SiteSearch ref={dialog} ${asProps(site.search)} layout="dialog" onSearchOpen={tell} onSearchClose={tell} />
    <SiteSearch ${asProps(site.search)} id="drop" layout="dropdown" renderHit={(hit) => hit.title !== '' && <i>{hit.title}</i>} />
  </>
}`
    await openApp(site, { version, app })
    const heading = page.getByRole('heading', { level: 1 })
    const opener = page.getByRole('button', { name: 'Open it' })
    await opener.click()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
    await expect(heading).toHaveText('search-open')
    await page.keyboard.type('amber')
    await expect(page.getByRole('dialog').locator('[part="hit"]')).toContainText(['amber'])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(heading).toHaveText('search-open search-close')
    await expect(opener).toBeFocused()
    const box = page.locator('#drop').getByRole('combobox')
    await box.fill('amber')
    await expect(page.locator('#drop i')).toHaveText('The amber lighthouse')
    await page.keyboard.press('ArrowDown')
    await expect(box).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('Escape')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(site.console.filter((line) => !/React DevTools/.test(line))).toEqual([])
    expect(site.errors).toEqual([])
  })

  test(`in ${version} the browser takes over what the server renders`, async ({ site, page }) => {
    const app = `import { SiteSearch } from 'site-embed/react'
export default () => <SiteSearch ${asProps(site.search)}><form><input name="q" /></form></SiteSearch>`
    const rendered = await builtWithPackage({
      files: {
        'server.jsx': `import { renderToString } from 'react-dom/server'
import App from 'app.jsx'
globalThis.html = renderToString(<App />)`,
        'app.jsx': app,
      },
      alias: aliasFor(version),
      isDevelopment: true,
    })
    const said: unknown[] = []
    const say = (...words: unknown[]) => said.push(words)
    const server = { console: { error: say, warn: say }, TextEncoder, setTimeout, html: '' }
    runInNewContext(rendered, Object.assign(server, { MessageChannel, queueMicrotask, URL }))
    expect(said).toEqual([])
    expect(server.html).toContain('<input name="q"')
    const main = `import { hydrateRoot } from 'react-dom/client'
import App from 'app.jsx'
window.start = () => hydrateRoot(document.querySelector('main'), <App />)`
    await openApp(site, { version, app, main, html: server.html })
    await page.locator('input[name="q"]:not([part])').fill('amber')
    await page.evaluate('void start()')
    // What was typed already is searched for.
    await expect(page.getByRole('searchbox')).toHaveValue('amber')
    await expect(page.locator('[part="hit"]').first()).toContainText('The amber lighthouse')
    await expect(page.locator('input[name="q"]:not([part])')).toBeHidden()
    expect(site.console.filter((line) => !/React DevTools/.test(line))).toEqual([])
    expect(site.errors).toEqual([])
  })
}
