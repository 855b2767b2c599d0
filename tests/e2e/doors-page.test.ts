// What a page's address, its attributes, properties, words and placeholders say: every hostile text goes
// through, and none is more than a value.

import { camel } from '../../src/contract/attribute.ts'
import { en } from '../../src/shell/messages/en.ts'
import { type Tag, tags } from '../../tools/builder/settings.ts'
import { specialNames } from '../fixtures/hostile.ts'
import {
  accounts,
  freeAttributes,
  inTurn,
  patience,
  quoted,
  test,
  underEachAttack,
  wellFormed,
} from './attacked.ts'
import { expect } from './site.ts'

/** As many filters of each search: of more than a hundred in an address none counts. */
const mostFilters = 50
const prefixes = ['a', 'b', 'c']

underEachAttack(() => {
  test('the address brings them as words and filters', async ({
    site,
    page,
    canary,
    door,
    attack,
  }) => {
    const texts = [...new Set(attack.texts.map(wellFormed))].filter((text) => text.trim())
    const addressed = (start: number) => {
      const text = inTurn(texts, start)
      const more = ['q', 'sort', 'page', 'index', 'open', ...specialNames]
      const pairs = prefixes.flatMap((prefix, place) =>
        Array.from({ length: mostFilters }, (_, at): [string, string] => [
          `${prefix}.f.city`,
          text(place * mostFilters + at),
        ]),
      )
      const names = Array.from({ length: mostFilters }, (_, at): [string, string] => [
        `f.${text(at).slice(0, 200)}`,
        text(at + 1),
      ])
      const all = [
        ...more.map((name, at): [string, string] => [name, text(at)]),
        ...pairs,
        ...names,
      ]
      return `/page.html?${new URLSearchParams(all)}`
    }
    const search = (more: string) => `<site-search ${site.search} url-sync ${more}></site-search>`
    await site.open(
      `${prefixes.map((prefix) => search(`facets="city" url-prefix="${prefix}"`)).join('')}${search(
        'facets="city, price:range, __proto__, constructor:menu" filters="city:{url.q}" query="{url.q}" sort="{url.sort}"',
      )}<rich-doc ${site.content} slug="{url.q}" content-type="page"></rich-doc>`,
      { head: '<meta name="referrer" content="no-referrer">' },
    )
    await expect(page.locator('[part="stats"]')).toHaveCount(4, { timeout: patience })
    const inAddress = mostFilters * prefixes.length
    const rest = Array.from({ length: Math.ceil(texts.length / inAddress) }, (_, at) =>
      addressed(inAddress * at),
    )
    await page.evaluate(async (addresses) => {
      const { door } = window
      const searches = [...document.querySelectorAll('[url-prefix]')]
      for (const address of addresses) {
        const answered = Promise.all(searches.map(door.answered))
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        await answered
        door.look()
        door.noteTexts('filters', '[part="chip"]')
      }
    }, rest)
    await canary.staysSilent()
    expect(
      await door.missing(
        'filters',
        texts.map((text) => `City: ${text}`),
      ),
    ).toEqual([])
    expect(site.strangers).toEqual([])
  })

  test('attributes, properties and defaults are values', async ({ site, page, canary, attack }) => {
    const { texts } = attack
    const free = tags.flatMap((tag) =>
      freeAttributes(tag).map((name) => [tag, name, camel(name)] as const),
    )
    const defaults = `{"__proto__":{"polluted":"default","label":"polluted"},"constructor":{"prototype":{"polluted":1}},"label":${JSON.stringify(texts[9]).replace(/</g, '\\u003c')}}`
    await site.open(
      `<script type="application/json" data-site-embed>${defaults}</script><site-search ${accounts(site)}></site-search><rich-doc ${accounts(site)}></rich-doc>`,
    )
    await expect(page.getByRole('searchbox').first()).toBeVisible({ timeout: patience })
    const written = await page.evaluate(
      async ({ free, texts, special }) => {
        const { door } = window
        const written = new Set<string>()
        const rounds = Math.ceil(texts.length / free.length)
        for (let round = 0; round < rounds; round++) {
          for (const [at, [tag, name, property]] of free.entries()) {
            const element = document.querySelector(tag)
            const value = texts[(round * free.length + at) % texts.length] ?? ''
            element?.setAttribute(name, value)
            if (element?.getAttribute(name) === value) written.add(value)
            if (element && round % 4 === 3) Reflect.set(element, property, value)
          }
          await new Promise(requestAnimationFrame)
          door.look()
        }
        const proto = JSON.parse('{"__proto__":{"polluted":"property"}}')
        const words = Object.fromEntries(special.map((name, at) => [name, texts[at]]))
        const element = Object.assign(document.querySelector('site-search') ?? {}, {
          messages: { ...proto, ...words },
          searchParameters: { ...proto, ...words },
          facets: special.map((attribute, at) => ({ attribute, label: texts[at] })),
        })
        window.SiteEmbed?.configure({ ...proto, ...words, placeholder: texts[3] })
        Object.assign(element, { renderHit: () => texts[4] })
        await new Promise(requestAnimationFrame)
        return written.size
      },
      { free, texts, special: specialNames },
    )
    expect(written).toBe(new Set(texts).size)
    await canary.staysSilent()
    expect(site.strangers).toEqual([])
  })

  test('placeholders take them as values', async ({ site, page, canary, attack }) => {
    const named: Record<Tag, string> = { 'site-search': 'index-name', 'rich-doc': 'entry-id' }
    const placeholders = tags.flatMap((tag) => {
      const names = freeAttributes(tag).filter((name) => name !== named[tag] && name !== 'loading')
      const count = Math.ceil(attack.texts.length / names.length)
      return Array.from({ length: count }, (_, at) => {
        const text = inTurn(attack.texts, at * names.length)
        const written = names.map((name, place) => `data-${name}=${quoted(text(place))}`)
        return `<div data-${tag} data-${named[tag]}="few" ${written.join(' ')}></div>`
      })
    })
    const inTurns = 20
    await site.open('<main></main>', {
      script: `defer ${accounts(site).replaceAll(/([a-z-]+)=/g, 'data-$1=')}`,
    })
    await page.waitForFunction(() => customElements.get('rich-doc'))
    const made = await page.evaluate(
      async ({ placeholders, inTurns }) => {
        const { door } = window
        const main = document.querySelector('main')
        let made = 0
        for (let at = 0; main && at < placeholders.length; at += inTurns) {
          main.innerHTML = placeholders.slice(at, at + inTurns).join('')
          await new Promise(requestAnimationFrame)
          await door.shown()
          door.look()
          made += main.querySelectorAll('div > site-search, div > rich-doc').length
        }
        return made
      },
      { placeholders, inTurns },
    )
    expect(made).toBe(placeholders.length)
    await canary.staysSilent()
    expect(site.strangers).toEqual([])
  })

  test('the owner’s words are text', async ({ site, page, canary, door, attack }) => {
    await site.open(
      `<site-search ${accounts(site)} recent insights powered-by per-page-options="5, 20" hits-view="list, grid" sort="others, tales" paging="more" facets="city:rating, price:range, day:date, kind:menu"></site-search><site-search></site-search><site-search ${accounts(site)} loading="consent" privacy-policy="/privacy"></site-search><site-search ${accounts(site)} layout="dialog"></site-search><rich-doc ${accounts(site)} show="toc, reading-time" preview></rich-doc>`,
    )
    await expect(page.locator('[part~="hit"]').first()).toBeVisible({ timeout: patience })
    const shown = await page.evaluate(
      async ({ keys, texts }) => {
        const { door } = window
        const seen = () =>
          door
            .all('site-search, rich-doc')
            .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])])
            .flatMap((it) => [
              ...[...it.childNodes].map(({ textContent }) => textContent ?? ''),
              ...it.getAttributeNames().map((name) => it.getAttribute(name) ?? ''),
            ])
        const say = (words: Record<string, string>) => {
          for (const element of document.querySelectorAll('site-search, rich-doc'))
            Object.assign(element, { messages: words })
        }
        say(Object.fromEntries(keys.map((key) => [key, `word-${key}`])))
        await new Promise(requestAnimationFrame)
        await door.shown()
        const all = new Set(seen())
        const shown = keys.filter((key) => all.has(`word-${key}`))
        for (let at = 0; at < texts.length; at += shown.length) {
          const some = shown.map((key, place) => [key, texts[(at + place) % texts.length] ?? ''])
          say(Object.fromEntries(some))
          await new Promise(requestAnimationFrame)
          await door.shown()
          door.look()
          door.note('words', seen())
        }
        return shown
      },
      { keys: Object.keys(en), texts: attack.texts },
    )
    expect(shown.length).toBeGreaterThan(20)
    await page.evaluate(
      async ({ shown, texts }) => {
        for (const element of document.querySelectorAll('site-search, rich-doc'))
          Object.assign(element, { messages: null })
        const proto = JSON.parse('{"__proto__":{"polluted":"word"}}')
        const words = Object.fromEntries(shown.map((key, at) => [key, texts[at] ?? '']))
        window.SiteEmbed?.addMessages('en', { ...proto, ...words })
        await new Promise(requestAnimationFrame)
      },
      { shown, texts: attack.texts },
    )
    await canary.staysSilent()
    expect(await door.missing('words', attack.texts)).toEqual([])
    expect(site.strangers).toEqual([])
  })
})
