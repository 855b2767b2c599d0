// Asking an agent where a visitor is quick, or the page is not the usual one.
import { answer, askFor, asking, box, choice, openAsking, questions, whole } from './ask.ts'
import { expect, test } from './site.ts'

test('pressing twice asks once', async ({ site, page }) => {
  await openAsking(site, asking(site))
  await box(page).fill('lighthouse')
  await choice(page).dblclick()
  await expect(whole(page)).toHaveCount(1)
  await expect(answer(page).getByRole('heading', { name: 'lighthouse' })).toHaveCount(1)
  expect(questions(site)).toHaveLength(1)
  await choice(page).click()
  await expect.poll(() => questions(site).length).toBe(2)
})

test('the focus on the stop button moves to the answer when the answer is complete', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site))
  await askFor(page, 'lighthouse')
  const stop = answer(page).getByRole('button', { name: 'Stop' })
  await stop.focus()
  await expect(stop).toBeFocused()
  await expect(whole(page)).toHaveCount(1)
  await expect(answer(page).getByRole('heading', { name: 'lighthouse' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('the words of an answer take its whole width, below the button that closes', async ({
    site,
    page,
  }) => {
    await openAsking(site, asking(site))
    await askFor(page, 'lighthouse')
    await expect(whole(page)).toHaveCount(1)
    const widths = await answer(page).evaluate((all) => {
      const { paddingLeft, paddingRight } = getComputedStyle(all)
      return {
        words: all.querySelector<HTMLElement>('.ask-text')?.offsetWidth,
        all: all.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      }
    })
    expect(widths.words).toBeCloseTo(widths.all, 0)
  })
})

test('a box whose results are on another page asks about the records of its index', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site, 'results-page="/search" filters="kind:concert"'))
  await askFor(page, 'evening')
  await expect(whole(page)).toHaveCount(1)
  const [question] = questions(site)
  expect(JSON.parse(String(question?.body)).algolia.searchParameters).toEqual({
    tales: { filters: 'kind:concert' },
  })
})

test('consent to one service does not count for another', async ({ site, page }) => {
  const one = asking(site, 'results-page="/search" loading="consent"')
  const { port } = new URL(site.sandbox.url)
  const other = one.replace(site.sandbox.url, `http://localhost:${port}`)
  await openAsking(site, `<main>${one}</main><aside>${other}</aside>`)
  const [here, there] = [page.getByRole('main'), page.getByRole('complementary')]
  await here.getByRole('button', { name: 'Ask a question' }).click()
  await here.getByRole('button', { name: 'Agree and load' }).click()
  await there.locator('[part="input"]').first().fill('riga')
  await there.getByRole('button', { name: 'Ask: riga' }).click()
  await expect(there.locator('[part="answer"]')).toContainText(`localhost:${port}`)
  expect(questions(site)).toHaveLength(0)
})

test('consent to answers is not consent to events', async ({ site, page }) => {
  await openAsking(site, asking(site, 'results-page="/search" loading="consent" insights'))
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await askFor(page, 'lighthouse')
  await answer(page).getByRole('button', { name: 'Agree and load' }).click()
  await expect(whole(page)).toHaveCount(1)
  const source = answer(page).locator('[part="sources"]').getByRole('link').first()
  const events = () => site.sandbox.requests.filter(({ url }) => url.includes('/1/events'))
  await source.click()
  await page.evaluate(() => window.SiteEmbed?.consent())
  await source.click()
  await expect.poll(() => events().length).toBe(1)
})
