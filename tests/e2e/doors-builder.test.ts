// The snippet builder: its form, and the links to it.
import { freeAttributes, inTurn, patience, test, underEachAttack, wellFormed } from './attacked.ts'
import { control, openBuilder, preview, searchAccount, snippet } from './builder.ts'
import { expect } from './site.ts'

underEachAttack(() => {
  test('the builder treats them as text in its form and its address', async ({
    site,
    page,
    canary,
    attack,
  }) => {
    const texts = attack.texts.map(wellFormed)
    const names = freeAttributes('site-search').filter((name) => name !== 'index-name')
    const linkFrom = (start: number) => {
      const text = inTurn(texts, start)
      return `#${new URLSearchParams([
        ['element', 'site-search'],
        ['for', 'html'],
        ...names.map((name, at): [string, string] => [name, text(at).slice(0, 300)]),
        ['template', texts.slice(start, start + 40).join('')],
        ['stylesheet', text(3)],
        ['place', text(4)],
        ['--embed-accent', text(5)],
        ['__proto__', text(6)],
      ])}`
    }
    await openBuilder(site, linkFrom(0))
    const account = Object.entries(searchAccount(site))
    for (const [name, value] of account) await control(page, name).fill(value)
    const kept = account.map(([name]) => name)
    const typed = await page.evaluate(
      async ({ texts, kept }) => {
        const { door } = window
        const fields = () =>
          [
            ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
              'input:not([type]),input[type=text],textarea',
            ),
          ].filter((field) => !kept.includes(field.name))
        let from = 0
        while (from < texts.length) {
          for (const field of fields()) door.type(field, texts[from++ % texts.length] ?? '')
          await new Promise(requestAnimationFrame)
          door.look()
          postMessage({ settings: texts[from % texts.length], __proto__: { polluted: 1 } }, '*')
        }
        return from
      },
      { texts, kept },
    )
    expect(typed).toBeGreaterThanOrEqual(texts.length)
    const links = Array.from({ length: 20 }, (_, at) =>
      linkFrom(Math.floor((at * texts.length) / 20)),
    )
    for (const link of links) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, link)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    for (const [name, value] of account) await control(page, name).fill(value)
    await control(page, 'label').fill('The last word')
    await expect(snippet(page)).toContainText('The last word', { timeout: patience })
    const frame = page.locator('.preview iframe')
    await expect(frame).toHaveAttribute('srcdoc', /The last word/, { timeout: patience })
    await expect(preview(page).locator('site-search')).toBeVisible({ timeout: patience })
    await canary.staysSilent()
  })
})
