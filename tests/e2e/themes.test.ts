// Each theme of dist/themes, as a page links it: what it colours can be read, light and dark.
import { readdirSync, readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { ground } from './axe.ts'
import { type Check, expectContrasts } from './contrast.ts'
import { emulateScheme, forceColors } from './emulated.ts'
import { expect, type Site, test } from './site.ts'

const themes = readdirSync('dist/themes')
const cssOf = (theme: string) => readFileSync(`dist/themes/${theme}`, 'utf8')

const words = (of: string, on: Check['on'] = 'own'): Check => ({
  of,
  paint: 'color',
  on,
  atLeast: 4.5,
})
const edge = (of: string): Check => ({
  of,
  paint: 'border-bottom-color',
  on: 'around',
  atLeast: 3,
})

const checks: readonly Check[] = [
  // The page's own words, and what is quieter.
  ...['[part="hit-title"] a', '[part="hit-text"]', '[part="hit-meta"] > *', 'mark'].map((of) =>
    words(of),
  ),
  ...['[part="stats"]', '.facet-count', '[part="paragraph"]', '[part="heading"]'].map((of) =>
    words(of),
  ),
  ...['[part="quote"] p', '[part="code"]', '[part="caption"]', '[part="error"] p'].map((of) =>
    words(of),
  ),
  // The accent as words, and words upon it.
  ...['[part="link"]', '[part="tab"][aria-selected="true"]', '[part="submit"]'].map((of) =>
    words(of),
  ),
  words('[part="page current"]'),
  // Controls, and what is written in them.
  ...['[part="input"]', '[part="input"]::placeholder', '[part="sort"]', '[part="chip"]'].map((of) =>
    words(of),
  ),
  words('[part="button"]'),
  ...['[part="input"]', '[part="submit"]', '[part="sort"]', '[part="button"]'].map(edge),
  { of: '[part="input"]', paint: 'outline-color', on: 'around', atLeast: 3 },
]

async function openBoth(site: Site, head = '') {
  const search = site.search.replace('"tales"', '"tales|Tales, help_pages|Help"')
  await site.open(
    `<site-search ${search} facets="city, price:range" sort="tales_new|New" query="evening" hits-per-page="5"></site-search>
    <rich-doc ${site.content} entry-id="harbour"></rich-doc>
    <rich-doc ${site.content} entry-id="nowhere"></rich-doc>`,
    { head: ground + head },
  )
  const { page } = site
  await expect(page.locator('[part="page current"]')).toBeVisible()
  await page.getByRole('checkbox').first().click()
  await expect(page.locator('[part="chip"]')).toBeVisible()
  await expect(page.locator('[part="code"]')).toBeVisible()
  await expect(page.locator('[part="error"]')).toBeVisible()
  await page.getByRole('searchbox').focus()
}

test('every theme, and the look without one, has enough contrast, light and dark', async ({
  site,
  page,
}) => {
  await openBoth(site)
  const sheets = themes.map((theme) => [theme, cssOf(theme)] as const)
  for (const [theme, content] of [['no theme', '/* none */'] as const, ...sheets]) {
    const style = await page.addStyleTag({ content })
    for (const colorScheme of ['light', 'dark'] as const) {
      await emulateScheme(page, colorScheme)
      for (const own of ['auto', colorScheme === 'light' ? 'dark' : 'light']) {
        await page.evaluate((own) => {
          for (const it of document.querySelectorAll('site-search, rich-doc'))
            it.setAttribute('theme', own)
        }, own)
        await expectContrasts(page, checks, `${theme}, ${colorScheme} page, theme="${own}"`)
      }
    }
    await style.evaluate((it) => it instanceof Element && it.remove())
  }
})

test('Bootstrap’s theme takes the page’s colours and corners', async ({ site, page }) => {
  const says = `<style>
    [data-bs-theme] { color-scheme: light; --bs-primary: #6f42c1; --bs-border-radius: 3px; --bs-body-color: #212529; --bs-body-bg: #fff; --bs-tertiary-bg: #f8f9fa; --bs-border-color: #dee2e6; --bs-danger-text-emphasis: #58151c }
    [data-bs-theme="dark"] { color-scheme: dark; --bs-body-color: #dee2e6; --bs-body-bg: #212529; --bs-tertiary-bg: #2b3035; --bs-border-color: #495057; --bs-danger-text-emphasis: #ea868f }
    body { background: var(--bs-body-bg); color: var(--bs-body-color) }
  </style>`
  await openBoth(site, says)
  await page.addStyleTag({ content: cssOf('bootstrap.css') })
  for (const [mode, input] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(33, 37, 41)'],
  ] as const) {
    await page.locator('html').evaluate((it, mode) => it.setAttribute('data-bs-theme', mode), mode)
    const submit = page.locator('[part="submit"]')
    await expect(submit).toHaveCSS('background-color', 'rgb(111, 66, 193)')
    await expect(submit).toHaveCSS('border-radius', '3px')
    await expect(page.locator('[part="input"]')).toHaveCSS('background-color', input)
    await expectContrasts(page, checks, `bootstrap.css with variables, ${mode}`)
  }
})

/** A dropdown with the keys on its first result. */
async function openDropdown(site: Site) {
  const { page } = site
  const own =
    '<style>site-search{--embed-accent:#b00020}site-search::part(hit-title){font-style:italic}</style>'
  await site.open(`<site-search ${site.search} layout="dropdown"></site-search>`, {
    head: ground + own,
  })
  const box = page.getByRole('combobox')
  await box.fill('riga')
  const hits = page.getByRole('option').and(page.locator('[part="hit"]'))
  await expect(hits.nth(1)).toBeVisible()
  while ((await hits.first().getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown')
  return hits
}

/** In each theme the result that has the keys is not like the next one. */
async function expectKeysSeen({ page }: Site, hits: Locator, alsoIn = async () => {}) {
  const looks = () =>
    hits.evaluateAll((all) =>
      all.slice(0, 2).map((it) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(it)
        return backgroundImage + backgroundColor
      }),
    )
  for (const theme of themes) {
    const style = await page.addStyleTag({ content: cssOf(theme) })
    const [active, other] = await looks()
    expect(active, theme).not.toBe(other)
    await alsoIn()
    await style.evaluate((it) => it instanceof Element && it.remove())
  }
}

test('a theme gives way to the page’s rules and shows the active result', async ({ site }) => {
  const hits = await openDropdown(site)
  const submit = site.page.locator('[part="submit"]')
  await expectKeysSeen(site, hits, async () => {
    await expect(submit).toHaveCSS('background-color', 'rgb(176, 0, 32)')
    await expect(hits.first().locator('[part="hit-title"]')).toHaveCSS('font-style', 'italic')
  })
})

test('every theme shows the active result in forced colours', {
  tag: ['@forced-colors', '@not-webkit'],
}, async ({ site }) => {
  await forceColors(site.page)
  await expectKeysSeen(site, await openDropdown(site))
})
