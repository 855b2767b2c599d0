// Messages of other windows: of the editor around a preview only what it says of a shown entry and of saving
// is understood, and of the builder's own preview only what it has to say.

import { patience, test, underEachAttack, wellFormed } from './attacked.ts'
import { openSearch, preview } from './builder.ts'
import { withCanary } from './canary.ts'
import { entryRequests, expect } from './site.ts'

const editor = 'https://app.contentful.com'

underEachAttack(() => {
  // Nothing answers for the editor's host there.
  test('messages of the editor cause no request unless they report a save', {
    tag: '@not-webkit',
  }, async ({ site, page, attack }) => {
    const canary = await withCanary(page, site, editor)
    await page.clock.install()
    await site.open(
      `<rich-doc ${site.content} entry-id="few" preview></rich-doc><script type="module">SiteEmbed.configure({ previewToken: 'preview-token' })
let heard = 0
addEventListener('message', () => document.body.setAttribute('data-heard', ++heard))</script>`,
    )
    const framed = page.url()
    await page.route(`${editor}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${framed}"></iframe>` }),
    )
    // Newer browsers keep pages of the network from framing what runs on this machine.
    await page.context().grantPermissions(['local-network-access'])
    await page.goto(`${editor}/spaces/harbour`)
    const text = page.frameLocator('iframe')
    await expect(text.getByText('Preview', { exact: true })).toBeVisible({ timeout: patience })
    const asked = entryRequests(site).length
    const texts = [...attack.texts, ...attack.addresses].map(wellFormed)
    const sent = await page.evaluate((all) => {
      const proto = JSON.parse('{"__proto__":{"polluted":"message"},"method":"ENTRY_SAVED"}')
      const shapes = all.flatMap((one) => [
        one,
        [one],
        { ...proto, [one]: one },
        { from: one, source: one, method: 'ENTRY_SAVED' },
        { from: 'live-preview', method: one, entity: { sys: { id: one } }, url: one },
        { source: 'live-preview-editor', method: [one], locale: one },
      ])
      for (const data of shapes) frames[0]?.postMessage(data, '*')
      return shapes.length
    }, texts)
    await expect(text.locator('body')).toHaveAttribute('data-heard', `${sent}`, {
      timeout: patience,
    })
    await page.clock.runFor(5000)
    // What it would have asked by now comes before this.
    await text.locator('body').evaluate(() => fetch('/page.html'))
    expect(entryRequests(site)).toHaveLength(asked)
    // A save that is one asks once, whatever else stands in it.
    await page.evaluate((all) => {
      for (const one of all)
        frames[0]?.postMessage(
          { from: 'live-preview', method: 'ENTRY_SAVED', entity: { sys: { id: one } }, [one]: one },
          '*',
        )
    }, texts)
    await expect(text.locator('body')).toHaveAttribute('data-heard', `${sent + texts.length}`, {
      timeout: patience,
    })
    await page.clock.runFor(5000)
    await expect.poll(() => entryRequests(site).length).toBe(asked + 1)
    await canary.staysSilent()
    expect(site.strangers.filter((url) => !url.startsWith(editor))).toEqual([])
  })

  test('messages of the builder’s preview are text', async ({
    site,
    page,
    canary,
    door,
    attack,
  }) => {
    await openSearch(site)
    await expect(preview(page).locator('site-search')).toBeVisible({ timeout: patience })
    await expect(preview(page).locator('[part="stats"]')).toBeVisible({ timeout: patience })
    const lines = [...new Set(attack.texts.map(wellFormed))].filter((text) => text.trim())
    const frame = await (await page.locator('.preview iframe').elementHandle())?.contentFrame()
    // The frame says what it is told to say.
    await frame?.evaluate(() =>
      addEventListener('message', ({ data }) => {
        for (const said of data.says ?? []) parent.postMessage(said, '*')
      }),
    )
    await page.evaluate(
      async ({ lines, links }) => {
        const { door } = window
        const inPreview = document.querySelector<HTMLIFrameElement>('.preview iframe')
        // As many as are shown at once, and no others before all of them are.
        for (let at = 0; at < lines.length; at += 5) {
          const some = lines.slice(at, at + 5)
          const shown = door.until(() => {
            door.noteTexts('lines', '.says li')
            door.noteTexts('links', '.leads')
            return some.every((line) => door.has('lines', line))
          })
          const says = some.flatMap((line) => [
            { preview: `site-embed: ${line}` },
            { preview: line, settings: line, [line]: { html: line } },
            line,
          ])
          inPreview?.contentWindow?.postMessage(
            { says: [...says, { link: links[(at / 5) % links.length] }] },
            '*',
          )
          await shown
        }
      },
      { lines, links: attack.addresses.map(wellFormed) },
    )
    await canary.staysSilent()
    expect(await door.missing('lines', lines)).toEqual([])
  })
})
