// The tests share a tab, and must not notice.
import { expect, test } from './site.ts'

const blank = '<p style="position:absolute;inset:0;margin:0">Blank</p>'

/** What a test can find out about the tab that it was given. */
const found = () => ({
  steps: history.length,
  name: window.name,
  stored: localStorage.length + sessionStorage.length,
  cookies: document.cookie,
  width: innerWidth,
  height: innerHeight,
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  print: matchMedia('print').matches,
  left: Reflect.has(window, 'left'),
  focused: document.activeElement?.tagName,
})

test.describe('whatever a test changes in its tab', () => {
  test.describe.configure({ mode: 'serial' })
  const seen: unknown[] = []
  const heard: string[] = []

  test('applies while the test runs', async ({ site, page }) => {
    await site.open(blank)
    seen.push(page, await page.evaluate(found))
    page.on('console', (message) => heard.push(message.text()))
    await page.addInitScript(() => Object.assign(window, { left: true }))
    await page.setViewportSize({ width: 500, height: 400 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce', media: 'print' })
    await site.open(`${blank}<input>`)
    await page.mouse.move(200, 200)
    await page.locator('input').focus()
    await page.evaluate(() => {
      window.name = 'left'
      localStorage.setItem('left', '')
      sessionStorage.setItem('left', '')
      // biome-ignore lint/suspicious/noDocumentCookie: the plainest way to have one
      document.cookie = 'left=1'
      history.pushState(null, '', '#left')
    })
  })

  test('is undone before the next test', async ({ site, page, browserName }) => {
    expect(page).toBe(seen[0])
    await site.open(blank)
    // Other browsers than Chromium cannot be made to forget them.
    const steps = browserName === 'chromium' ? {} : { steps: expect.any(Number) }
    expect(await page.evaluate(found)).toEqual(Object.assign({}, seen[1], steps))
    await page.evaluate(() =>
      addEventListener('mousedown', ({ clientX, clientY }) => console.log(clientX, clientY)),
    )
    await page.mouse.down()
    await page.mouse.up()
    await expect.poll(() => site.console).toEqual(['0 0'])
    expect(heard).toEqual([])
  })

  test('closes the tab where it cannot be undone', async ({ page }) => {
    await page.clock.install()
  })

  test('leaves the next test a new tab', async ({ page }) => {
    expect(page).not.toBe(seen[0])
  })
})
