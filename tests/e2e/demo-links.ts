// Where the links of a page of the demo lead.
import { expect, type Page } from '@playwright/test'

/** What a visitor does before the page shows all that it has. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  async header(page) {
    await page.getByRole('combobox').nth(1).fill('jazz')
  },
  async dialog(page) {
    await page.locator('[part~="opener"]').first().click()
    await page.getByRole('dialog').locator('input').first().fill('ticket')
  },
  async consent(page) {
    for (const button of await page.locator('[part~="button"]').all()) await button.click()
  },
}

/** Here no result is shown. */
const withoutResults = ['landing', 'article', 'words', 'document', 'errors']
/** Its results are read beside it. */
const besideIt = 'reader'

export const takeSteps = async (page: Page, name: string) => steps[name]?.(page)

/** Addresses of all links, those in shadow roots too, and where forms are sent. */
export const linksOf = (page: Page) =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element instanceof HTMLAnchorElement && element.href ? [element.href] : []),
        ...(element instanceof HTMLFormElement && element.getAttribute('action')
          ? [element.action]
          : []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ])
    return [...new Set(within(document))]
  })

export interface Result {
  title: string
  href: string
}

/** The first result of each kind that the page shows, with its title. */
export async function firstResults(page: Page, name: string): Promise<Result[]> {
  if (withoutResults.includes(name) || name === besideIt) return []
  const hits = page.locator('[part~="hit"]')
  await expect(hits.first()).toBeVisible({ timeout: 15_000 })
  const all = await hits.evaluateAll((hits) =>
    hits.map((hit) => ({
      title: hit.querySelector('h2, h3, h4, h5, [part~="hit-title"]')?.textContent?.trim() ?? '',
      href: (hit.closest('a') ?? hit.querySelector('a'))?.href ?? '',
    })),
  )
  const kinds = new Map(
    all.map((result) => [result.href.replace(/entry=(\w+).*/, '$1'), result] as const),
  )
  return [...kinds.values()]
}

/** The page that a result leads to says the title of the result in a heading. */
export async function isAboutIt(page: Page, { title, href }: Result) {
  expect(title).not.toBe('')
  expect(href).toMatch(/[?&]entry=[\w.-]+/)
  await page.goto(href)
  const heading = page.getByRole('heading', { name: title, exact: true })
  await expect(heading.first(), `${title}: ${href}`).toBeVisible({ timeout: 15_000 })
}
