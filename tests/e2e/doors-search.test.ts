// What the search service answers, and what a visitor types and is reminded of: every hostile text and
// address goes through, and none runs, loads, stores or leads anywhere.
import { humanised } from '../../src/contract/humanised.ts'
import { recordReaderOf } from '../../src/search/results/record-reader.ts'
import { answersFor, suggestedAtOnce, valuesFound } from '../fixtures/hostile-answers.ts'
import {
  mayLead,
  patience,
  searching,
  test,
  underEachAttack,
  urlsOf,
  wellFormed,
} from './attacked.ts'
import type { Searching } from './door.ts'
import { expect } from './site.ts'

/** What can be typed in a box of one line. */
const typed = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => wellFormed(text).replace(/[\r\n]/g, '')))].filter((text) =>
    text.trim(),
  )

/** Without the tags that a CMS leaves in a record, and the beginning of what is longer than any result. */
const found = (text: string) =>
  recordReaderOf({ title: `__ais-highlight__${text}__/ais-highlight__` }, {}, 'en').marked(
    'title',
    false,
  )

underEachAttack((which) => {
  test('there are many of them', ({ attack }) => {
    expect(attack.texts.length).toBeGreaterThan(which === 'own' ? 2000 : 5000)
    expect(attack.addresses.filter((address) => !mayLead(address)).length).toBeGreaterThan(
      which === 'own' ? 150 : 20,
    )
  })

  test('records, marks, filters and banners are text', async ({
    site,
    page,
    canary,
    door,
    attack,
  }) => {
    await site.open(
      `<site-search ${searching(site, 'hostile')} group-by="group" hit-url="url" hit-image="image" hit-date="date" hit-price="price" hit-badge="badge" hit-currency="currency"></site-search>`,
    )
    await expect(page.locator('[part~="hit"]').nth(50)).toBeAttached({ timeout: patience })
    await page.evaluate(async (answers) => {
      const { door } = window
      const element = document.querySelector<Searching>('site-search')
      for (let at = 0; element && at < answers; at++) {
        const answered = door.answered(element)
        element.query = `answer ${at}`
        await answered
        door.look()
        door.noteTexts('titles', '[part="hit-title"]')
        door.noteTexts('texts', '[part="hit-text"]')
        door.noteLinks('results', '[part="hit-title"] a')
        door.noteTexts('filters', '[part="facet-title"]')
        door.noteTexts('values', '.facet-name')
        door.noteTexts('banners', '[part="banner"] strong')
        door.noteLinks('banner links', 'a[part="banner"]')
      }
    }, answersFor(attack))
    await canary.staysSilent()
    const { texts, addresses } = attack
    for (const kind of ['titles', 'texts'])
      expect(await door.missing(kind, texts.map(found)), kind).toEqual([])
    for (const kind of ['values', 'banners'])
      expect(await door.missing(kind, texts), kind).toEqual([])
    expect(await door.missing('filters', texts.map(humanised))).toEqual([])
    for (const kind of ['results', 'banner links'])
      expect(await door.missing(kind, addresses.filter(mayLead)), kind).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('queries are words, and redirects lead to pages or nowhere', async ({
    site,
    page,
    canary,
    door,
    attack,
  }) => {
    const boxes = 20
    await site.open(
      `<site-search ${searching(site, 'redirects')} search-on="submit"></site-search>`.repeat(
        boxes,
      ),
    )
    await expect(page.locator('[part="empty"]')).toHaveCount(boxes, { timeout: patience })
    const queries = typed(attack.texts)
    await page.evaluate(async (all) => {
      const { door } = window
      // Where a redirect leads is told before it does; here it leads nowhere.
      addEventListener('search-redirect', (event) => {
        if (event instanceof CustomEvent) door.note('redirects', [event.detail.url])
        event.preventDefault()
      })
      const search = async (element: Element, query: string | undefined) => {
        if (query === undefined) return
        const answered = door.answered(element)
        door.type(element.shadowRoot?.querySelector('input'), query)
        await door.shown()
        element.shadowRoot?.querySelector('form')?.requestSubmit()
        await answered
      }
      const elements = [...document.querySelectorAll('site-search')]
      for (let at = 0; at < all.length; at += elements.length) {
        await Promise.all(elements.map((element, place) => search(element, all[at + place])))
        door.look()
        door.noteTexts('queries', '.empty-title')
      }
    }, queries)
    await canary.staysSilent()
    const told = queries.map((query) => `Nothing found for “${query}”`)
    expect(await door.missing('queries', told)).toEqual([])
    const pages = (await urlsOf(page, attack.addresses.filter(mayLead))).filter((url) =>
      /^https?:/.test(url),
    )
    expect(await door.missing('redirects', pages)).toEqual([])
    expect(await door.others('redirects', pages)).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('a search in values shows them as text', async ({ site, page, canary, door, attack }) => {
    const facets = ['__proto__', 'constructor', 'toString', 'length', 'then', 'children']
    const searched = facets.map((name) => `${name}(search)`)
    await site.open(
      `<site-search ${site.search} facets="${searched.join(', ')}" search-delay="0"></site-search>`,
    )
    await expect(page.locator('.value-search')).toHaveCount(facets.length, { timeout: patience })
    const rounds = Math.ceil(answersFor(attack, valuesFound) / facets.length)
    await page.evaluate(
      async ({ words, count }) => {
        const { door } = window
        for (let round = 0; round < count; round++) {
          const lists = door.all('.facet-values')
          const found = Promise.all(lists.map(door.changed))
          for (const [at, field] of door.all('.value-search').entries())
            if (field instanceof HTMLInputElement)
              door.type(field, words[(round * lists.length + at) % words.length] ?? '')
          await found
          door.look()
          door.noteTexts('values', '.facet-name')
          door.noteTexts('marked', '.facet-name mark')
        }
      },
      { words: typed(attack.texts), count: rounds },
    )
    await canary.staysSilent()
    for (const kind of ['values', 'marked'])
      expect(await door.missing(kind, attack.texts), kind).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('popular searches are text', async ({ site, page, canary, door, attack }) => {
    await site.open(
      `<site-search ${site.search} layout="dialog" suggestions-index="popular"></site-search>`,
    )
    await page.locator('[part~="opener"]').click()
    await expect(page.locator('[part="suggestion"]').nth(1000)).toBeAttached({ timeout: patience })
    await page.evaluate(() => {
      window.door.look()
      window.door.noteTexts('popular', '[part="suggestions"] [part="suggestion"]')
    })
    await canary.staysSilent()
    expect(await door.missing('popular', attack.texts)).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('recent searches are text', async ({ site, page, canary, door, attack }) => {
    await site.open(`<site-search ${site.search} layout="dialog" recent></site-search>`)
    await page.locator('[part~="opener"]').click()
    await expect(page.locator('dialog input')).toBeFocused({ timeout: patience })
    const kept = attack.texts
      .map(wellFormed)
      .filter((text) => text.length > 1 && text.length <= 512)
    await page.evaluate(async (all) => {
      const { door } = window
      const key = 'site-embed:recent:TESTAPP:tales'
      // As many as are kept: as if another tab had stored them.
      for (let at = 0; at < all.length; at += 10) {
        localStorage.setItem(key, JSON.stringify(all.slice(at, at + 10)))
        dispatchEvent(new StorageEvent('storage', { key }))
        await door.shown()
        door.noteTexts('recent', '[part="recent"] [part="suggestion"]')
        if (at % 100 === 0) door.look()
      }
    }, kept)
    await canary.staysSilent()
    expect(await door.missing('recent', kept)).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('suggestions and their categories are text', async ({
    site,
    page,
    canary,
    door,
    attack,
  }) => {
    await site.open(
      `<site-search ${searching(site, 'redirects')} layout="dropdown" results-page="/found" suggestions-index="suggestions"></site-search>`,
    )
    await page.getByRole('combobox').click()
    await expect(page.getByRole('option').first()).toBeVisible({ timeout: patience })
    await page.evaluate(
      async (answers) => {
        const { door } = window
        const element = document.querySelector<Searching>('site-search')
        for (let at = 0; element && at < answers; at++) {
          const answered = door.answered(element)
          element.query = `word ${at}`
          await answered
          if (at % 10 === 0) door.look()
          door.noteTexts('suggestions', '[part="suggestion"]')
        }
        door.look()
      },
      answersFor(attack, suggestedAtOnce),
    )
    await canary.staysSilent()
    // The first of each answer stands there once more, with its category.
    const categories = attack.texts
      .filter((text, at) => text && at % suggestedAtOnce === 0)
      .map((text) => `${text} in ${text}`)
    expect(await door.missing('suggestions', attack.texts)).toEqual([])
    expect(await door.missing('suggestions', categories)).toEqual([])
    expect(site.strangers).toEqual([])
  })
})
