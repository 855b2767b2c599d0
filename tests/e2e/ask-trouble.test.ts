// What a visitor sees where an answer breaks off, is refused, or waits for consent.
import { answer, askFor, asking, box, choice, openAsking, questions, whole } from './ask.ts'
import { ground, violations } from './axe.ts'
import { expect, searches, test } from './site.ts'

test('if an answer breaks off, its text and the results stay, and trying again works', {
  tag: '@core',
}, async ({ site, page }) => {
  await openAsking(site, asking(site, '', 'cut'))
  await askFor(page, 'lighthouse')
  const alert = answer(page).getByRole('alert')
  await expect(alert).toContainText('The service has a problem')
  await expect(answer(page)).toContainText('There is one result')
  await expect(page.locator('[part="hit"]')).toHaveCount(1)
  await page.locator('site-search').evaluate((it) => it.setAttribute('ask', 'guide'))
  await askFor(page, 'lighthouse')
  await expect(whole(page)).toHaveCount(1)
  await expect(alert).toHaveCount(0)
  expect(site.errors).toEqual([])
})

const failures: [agent: string, sentence: string, way: string, advice: RegExp | null][] = [
  ['refused-domain', 'This question cannot be answered right now.', 'Search', /approved domains/],
  ['missing', 'This question cannot be answered right now.', 'Search', /Check the id/],
  ['rate-limit', 'There are too many requests right now.', 'Try again', null],
  ['too-deep', 'This conversation has become too long.', 'Start again', null],
  ['not-enabled', 'This question cannot be answered right now.', 'Search', /turned off/],
  ['html', 'The service has a problem.', 'Try again', /any proxy/],
  ['error', 'The service has a problem.', 'Try again', null],
]
for (const [agent, sentence, way, advice] of failures)
  test(`when an agent fails (${agent}), the visitor reads why and what to do`, async ({
    site,
    page,
  }) => {
    await openAsking(site, asking(site, '', agent))
    await askFor(page, 'lighthouse')
    const alert = answer(page).getByRole('alert')
    await expect(alert).toContainText(sentence)
    await expect(page.locator('[part="hit"]')).toHaveCount(1)
    await alert.getByRole('button', { name: way }).click()
    if (way === 'Search') {
      await expect(answer(page)).toHaveCount(0)
      await expect(box(page)).toBeFocused()
    }
    if (way === 'Start again') await expect(answer(page).getByRole('textbox')).toBeFocused()
    if (way === 'Try again') await expect.poll(() => questions(site).length).toBe(2)
    const told = site.console.filter((line) => line.includes('<site-search>: ask:'))
    if (advice) expect(told.join('\n')).toMatch(advice)
    else expect(told).toEqual([])
    expect(site.errors).toEqual([])
  })

test('a guardrail answers in its own words', async ({ site, page }) => {
  await openAsking(site, asking(site, '', 'guardrail'))
  await askFor(page, 'lighthouse')
  await expect(whole(page)).toHaveCount(1)
  await expect(answer(page)).toContainText(
    'I can only answer questions about what is on this page.',
  )
})

test('with loading="consent", the first question asks for its own consent and names the service', {
  tag: '@core',
}, async ({ site, page }) => {
  await openAsking(site, asking(site, 'loading="consent" privacy-policy="/privacy.html"'))
  await page.getByRole('button', { name: 'Agree and load' }).click()
  await expect.poll(() => searches(site).length).toBeGreaterThan(0)
  await askFor(page, 'lighthouse')
  await expect(answer(page).getByRole('heading', { name: 'lighthouse' })).toBeFocused()
  await expect(answer(page)).toContainText(new URL(site.sandbox.url).host)
  await expect(answer(page)).toContainText('up to 90 days')
  await expect(answer(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy.html',
  )
  expect(questions(site)).toHaveLength(0)
  await answer(page).getByRole('button', { name: 'Agree and load' }).click()
  await expect(whole(page)).toHaveCount(1)
  await answer(page).getByRole('button', { name: 'Close' }).click()
  await expect(choice(page)).toBeFocused()
  await askFor(page, 'riga')
  await expect(whole(page)).toHaveCount(1)
  expect(questions(site)).toHaveLength(2)
})

test('the page’s own words win, and other languages have theirs', async ({ site, page }) => {
  await openAsking(site, asking(site, 'locale="de"'), {
    head: `<script>(window.SiteEmbedMessages ||= []).push(['de', { askQuestion: 'Fragen Sie Frau Weber' }])</script>`,
  })
  await expect(page.getByRole('button', { name: 'Fragen Sie Frau Weber' })).toBeVisible()
  await box(page).fill('lighthouse')
  await page.getByRole('button', { name: 'Fragen: lighthouse' }).click()
  await expect(answer(page).getByText('Quellen')).toBeVisible()
})

test('while an answer arrives, nothing below it moves up and the page does not scroll', async ({
  site,
  page,
}) => {
  await openAsking(site, asking(site))
  await box(page).fill('evening')
  await expect(page.locator('[part="hit"]').first()).toBeVisible()
  await choice(page).click()
  await expect(answer(page)).toBeVisible()
  const watched = await page.evaluateHandle(() => {
    const root = document.querySelector('site-search')?.shadowRoot
    const seen: { height: number; scroll: number }[] = []
    const look = () => {
      const region = root?.querySelector('[part="answer"]')
      seen.push({ height: region?.getBoundingClientRect().height ?? 0, scroll: scrollY })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  })
  await expect(whole(page)).toHaveCount(1)
  const seen = await watched.evaluate((list) => list)
  for (const [at, { height, scroll }] of seen.entries()) {
    expect(height).toBeGreaterThanOrEqual(seen[at - 1]?.height ?? 0)
    expect(scroll).toBe(seen[0]?.scroll)
  }
})

test('an answer is accessible, light and dark, and screen readers hear what it is', async ({
  site,
  page,
}) => {
  await openAsking(site, `<main><h1>Tales</h1>${asking(site)}</main>`, { head: ground })
  await askFor(page, 'lighthouse')
  await expect(whole(page)).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await expect(answer(page)).toMatchAriaSnapshot(`
    - region "lighthouse":
      - button "Close"
      - heading "lighthouse"
      - paragraph:
        - strong: one result
      - paragraph:
        - link "The amber lighthouse"
      - region "Title, Place, When, Price":
        - table:
          - row "Title Place When Price":
            - columnheader "Title"
            - columnheader "Place"
            - columnheader "When"
            - columnheader "Price"
          - row
      - paragraph
      - paragraph: Sources
      - list "Sources":
        - listitem:
          - link "The amber lighthouse"
      - paragraph: Written by AI. It can be wrong.
      - paragraph:
        - button "Try again"
        - button "Copy"
        - button "This helped"
        - button "This did not help"
        - status
      - paragraph:
        - button "Which of them is cheapest?"
        - button "And for children?"
      - textbox "Your question…"
      - button "Ask"
      - status: The answer is complete.
  `)
})
