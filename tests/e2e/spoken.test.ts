// What a screen reader is given of a search, in each language: the names of all that can be
// reached, and what is said by itself, in order.
import type { Page } from '@playwright/test'
import { expect, type Site, test } from './site.ts'

interface Spoken {
  search: string
  clear: string
  recent: string
  popular: string
  remove: string
  forget: string
  suggestions: string
  results: string
  all: string
  close: string
  filters: string
  /** After `riga`, `lighthouse` and `qqqq`; in a dialog the last is only counted. */
  said: [many: string, one: string, none: string]
  zero: string
}

const languages: Record<string, Spoken> = {
  en: {
    search: 'Search',
    clear: 'Clear search',
    recent: 'Recent searches',
    popular: 'Popular searches',
    remove: 'Remove “jazz” from recent searches',
    forget: 'Clear',
    suggestions: 'Suggestions',
    results: 'Results',
    all: 'See all 20 results',
    close: 'Close',
    filters: 'Filters',
    said: ['12 results', '1 result', 'Nothing found for “qqqq”'],
    zero: '0 results',
  },
  pl: {
    search: 'Szukaj',
    clear: 'Wyczyść wyszukiwanie',
    recent: 'Ostatnie wyszukiwania',
    popular: 'Popularne wyszukiwania',
    remove: 'Usuń „jazz” z ostatnich wyszukiwań',
    forget: 'Wyczyść',
    suggestions: 'Podpowiedzi',
    results: 'Wyniki',
    all: 'Pokaż wszystkie wyniki (20)',
    close: 'Zamknij',
    filters: 'Filtry',
    said: ['12 wyników', '1 wynik', 'Brak wyników dla „qqqq”'],
    zero: '0 wyników',
  },
}

async function both({ page, open, search }: Site, lang: string) {
  await page.addInitScript(() =>
    localStorage.setItem('site-embed:recent:TESTAPP:tales', JSON.stringify(['jazz'])),
  )
  await open(
    `<site-search ${search} layout="dropdown" suggestions-index="tales_suggestions" recent results-page="/found" hits-per-page="1"></site-search>
     <site-search ${search} layout="dialog" shortcut="mod+j" facets="city" hits-per-page="1"></site-search>`,
    { lang },
  )
}

/** All that live regions have said, repetitions of the same words left out. */
async function listen(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    const said: string[] = []
    Object.defineProperty(window, 'said', { value: said })
    for (const { shadowRoot } of document.querySelectorAll('site-search'))
      if (shadowRoot)
        new MutationObserver(() => {
          const regions = shadowRoot.querySelectorAll(
            '[role="alert"], [aria-live="polite"], [role="status"]:not([aria-live="off"])',
          )
          const now = [...regions].map(({ textContent }) => textContent).join('')
          if (now && now !== said.at(-1)) said.push(now)
        }).observe(shadowRoot, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said'))
}

for (const [lang, words] of Object.entries(languages)) {
  test(`everything in a dropdown and in a dialog has a name: ${lang}`, async ({ site, page }) => {
    await both(site, lang)
    const box = page.getByRole('combobox')
    await box.click()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - search:
        - form "${words.search}":
          - combobox "${words.search}" [expanded]
          - button "${words.search}"
        - listbox "${words.suggestions}":
          - group "${words.recent}":
            - text: ${words.recent}
            - option "jazz"
            - option "${words.remove}"
            - option "${words.forget}"
          - group "${words.popular}":
            - text: ${words.popular}
            - option "evening concert"
            - option "evening by the sea"
    `)
    await box.fill('concert')
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - search:
        - form "${words.search}":
          - combobox "${words.search}" [expanded]: concert
          - button "${words.clear}"
          - button "${words.search}"
        - listbox "${words.results}":
          - group "${words.suggestions}":
            - option "concert in riga"
          - group "${words.results}":
            - option /^Evening 0/
          - option "${words.all}"
    `)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+j')
    await page.keyboard.type('riga')
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "${words.search}":
        - search:
          - form "${words.search}":
            - searchbox "${words.search}": riga
            - button "${words.clear}"
        - button "${words.close}"
        - button "${words.filters}"
        - region "${words.results}":
          - status: ${words.said[0]}
          - list:
            - listitem:
              - heading /^Evening 4/ [level=3]:
                - link /^Evening 4/
    `)
  })

  test(`the count is announced once, when typing stops: ${lang}`, async ({ site, page }) => {
    await page.clock.install()
    await both(site, lang)
    const boxes = { dropdown: page.getByRole('combobox'), dialog: page.getByRole('searchbox') }
    await expect(boxes.dropdown).toBeVisible()
    const said = await listen(page)
    const [many, one, none] = words.said
    const say = async (box: typeof boxes.dialog, expected: string[]) => {
      for (const [at, typed] of ['riga', 'lighthouse', 'qqqq'].entries()) {
        await box.fill(typed)
        await page.clock.runFor(300)
        await expect(
          page
            .locator('[part="hit"] mark, [part="empty"]', { hasText: new RegExp(typed, 'i') })
            .first(),
        ).toBeVisible()
        await page.clock.runFor(1100)
        await expect.poll(async () => (await said()).at(-1)).toBe(expected[at])
      }
    }
    await say(boxes.dropdown, words.said)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+j')
    await say(boxes.dialog, [many, one, words.zero])
    expect(await said()).toEqual([many, one, none, many, one, words.zero])
  })
}
