// Each part takes what a page's style sheet says of it: it is seen on the words that stand in it, and around it.
import type { Page } from '@playwright/test'
import { richDocSurface } from '../../src/contract/rich-doc.ts'
import { siteSearchSurface } from '../../src/contract/site-search.ts'
import { askFor, asking, whole } from './ask.ts'
import { emulateLessMotion } from './emulated.ts'
import { expect, type Site, test } from './site.ts'

interface Scene {
  html(site: Site): string
  /** All of these are shown in it. */
  parts: string
  act?(page: Page, site: Site): Promise<unknown>
}

const search = ({ search }: Site, more: string, index = 'tales') =>
  `<site-search ${search.replace('"tales"', `"${index}"`)} ${more}></site-search>`
const read = ({ content }: Site, space: string, entry: string) =>
  `<rich-doc ${content.replace('harbour', space)} entry-id="${entry}" show="title, date, image, toc"></rich-doc>`
const type = (words: string) => (page: Page) => page.locator('[part="input"]').fill(words)
async function openAndType(page: Page) {
  await page.locator('[part~="opener"]').click()
  await type('evening')(page)
}

const scenes: Record<string, Scene> = {
  'a search in the page': {
    html: (site) =>
      search(
        site,
        'facets="city(limit=2)|City, kind:menu|Kind, price:range" selected="city:Riga" sort="tales_new|New" hits-view="list, grid" per-page-options="5, 10" query="evening" hits-per-page="5" hit-facts="city, kind|Kind" hit-image="picture"',
        'tales|Tales, help_pages|Help',
      ),
    parts:
      'search-box input submit reset facets facet facet-title facet-value chips chip tabs tab sort per-page stats views hits hit hit-title hit-text hit-image hit-facts hit-meta pagination page current button',
    async act(page, { pages }) {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/>'
      pages.set('/picture.svg', { html: svg, headers: { 'content-type': 'image/svg+xml' } })
      await page.locator('site-search').evaluate((it) => {
        const withPicture = (hits: object[]) =>
          hits.map((hit) => ({ ...hit, picture: '/picture.svg' }))
        Reflect.set(it, 'transformItems', withPicture)
      })
    },
  },
  'a switch, a banner and more results': {
    html: (site) =>
      search(site, 'facets="kind:toggle" paging="more" hits-per-page="2" query="riga"', 'ruled'),
    parts: 'banner pagination more button',
  },
  'what is recommended': {
    html: (site) => search(site, 'recommend="trending-items"', 'goods'),
    parts: 'rail rail-title button hits hit hit-title hit-facts hit-meta',
  },
  'values that are popular': {
    html: (site) => search(site, 'recommend="trending-facets:brand" results-page="/all"', 'goods'),
    parts: 'rail rail-title chip',
  },
  'an answer': {
    html: (site) =>
      `${asking(site)}<script src="${site.file('site-embed.ask.js')}" defer></script>`,
    parts: 'ask answer question sources',
    async act(page) {
      await askFor(page, 'concert')
      await expect(whole(page)).toBeAttached()
    },
  },
  'a tree': {
    html: (site) =>
      search(
        site,
        'facets="categories.lvl0>categories.lvl1:tree" selected="categories.lvl0:Home"',
        'wares',
      ),
    parts: 'facet-title facet-value chip',
  },
  'nothing found': {
    html: (site) => search(site, 'query="zzz" facets="city" selected="city:Riga"'),
    parts: 'empty stats button',
  },
  'a failed search': { html: (site) => search(site, ''), parts: 'error button' },
  'a dropdown': {
    html: (site) =>
      search(site, 'layout="dropdown" suggestions-index="tales_suggestions" results-page="/find"'),
    parts: 'dropdown suggestion hit hit-title hit-text hit-meta more',
    act: type('evening'),
  },
  'a dialog': {
    html: (site) => search(site, 'layout="dialog" suggestions-index="tales_suggestions"'),
    parts: 'dialog opener button suggestions suggestion hit',
    act: openAndType,
  },
  'recent searches': {
    html: (site) => search(site, 'layout="dialog" recent'),
    parts: 'recent suggestion button',
    async act(page) {
      await openAndType(page)
      await page.locator('[part="input"]').press('Enter')
      await type('')(page)
    },
  },
  'a search before consent': {
    html: (site) => search(site, 'loading="consent" privacy-policy="/privacy"'),
    parts: 'link button',
  },
  'a text with a table': {
    html: (site) => read(site, 'reading', 'details'),
    parts: 'document heading paragraph date table link',
  },
  'a text with contents': {
    html: (site) => read(site, 'reading', 'manual'),
    parts: 'toc heading',
  },
  'a text with a quotation and code': {
    html: (site) => read(site, 'harbour', 'harbour'),
    parts: 'quote code link table card embed',
  },
  'a text with files': {
    html: (site) => read(site, 'gallery', 'files'),
    parts: 'image caption embed link',
  },
  'a text with cards': {
    html: (site) => read(site, 'gallery', 'cards'),
    parts: 'card embed date link',
  },
  'a text that is not there': {
    html: (site) => read(site, 'gallery', 'nowhere'),
    parts: 'error',
  },
}

/** What is not seen of the style of a part, of all that the page says of it at once. */
const lacking = (page: Page, part: string) =>
  page.evaluate((name) => {
    const host = document.querySelector('site-search, rich-doc')
    const found = [...(host?.shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [])].filter(
      (one) => one.checkVisibility(),
    )
    /** The elements of words that no other part is nearer to. */
    const wordsIn = (part: Element) => {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const own = new Set(part.matches('input, select') ? [part] : [])
      while (words.nextNode()) {
        const around = words.currentNode.parentElement
        if (!around?.checkVisibility() || around.closest('.visually-hidden, option')) continue
        if (around.closest('[part]') === part && words.currentNode.textContent?.trim())
          own.add(around)
      }
      return [...own]
    }
    const all = found.flatMap(wordsIn)
    const styleOf = ({ color, fontSize, fontWeight, textTransform }: CSSStyleDeclaration) => ({
      color,
      fontSize,
      fontWeight,
      textTransform,
    })
    const styles = () => all.map((one) => styleOf(getComputedStyle(one)))
    const before = styles()
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = `${host?.localName}::part(${name}) { color: rgb(1, 2, 3); font-size: 31px; text-transform: uppercase; font-weight: 900; border: 7px solid rgb(4, 5, 6) }`
    const lacks = styles().flatMap((after, at) => {
      const unseen = (Object.keys(after) as (keyof typeof after)[]).filter(
        (property) => after[property] === before[at]?.[property],
      )
      // Found words have a ground of their own, and the colour that can be read on it.
      const isFound = all[at]?.localName === 'mark'
      return unseen
        .filter((property) => !isFound || property !== 'color')
        .map((property) => `${property} of ${all[at]?.outerHTML.slice(0, 80)}`)
    })
    const bare = found.filter((one) => getComputedStyle(one).border !== '7px solid rgb(4, 5, 6)')
    sheet.remove()
    return [...new Set(lacks), ...bare.map((one) => `border of ${one.localName}`)]
  }, part)

for (const [what, { html, parts, act }] of Object.entries(scenes))
  test(`the page’s colour, size, case, weight and border are visible on each part: ${what}`, {
    tag: '@less-motion',
  }, async ({ site, page }) => {
    // Without transitions, on whose way nothing is what it will be.
    await emulateLessMotion(page)
    if (what === 'a failed search') site.sandbox.faults.set({ match: /indexes/, fault: '500' })
    await site.open(html(site))
    await act?.(page, site)
    for (const part of parts.split(' ')) {
      const shown = page.locator(`[part~="${part}"]`).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
      expect(await lacking(page, part), part).toEqual([])
    }
  })

test('each part of both elements is tried', () => {
  const tried = new Set(Object.values(scenes).flatMap(({ parts }) => parts.split(' ')))
  const all = Object.keys({ ...siteSearchSurface.parts, ...richDocSurface.parts })
  expect(all.filter((part) => !tried.has(part))).toEqual([])
})
