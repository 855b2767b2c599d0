// Every door by which somebody else's text or address comes in: hostile ones by the thousand go through
// each of them, and none runs, loads, stores or leads anywhere.
import { attributesOf, type Tag, tags } from '../../builder/settings.ts'
import { camel } from '../../src/contract/attribute.ts'
import { listOf } from '../../src/net/json.ts'
import { hostileAddresses, hostileTexts, specialNames } from '../fixtures/hostile.ts'
import { type Attack, entryTypes, hostileServices } from '../fixtures/hostile-answers.ts'
import { areRecorded, folder, recordedAttacks } from '../fixtures/recorded-attacks.ts'
import { control, openBuilder, searchAccount, snippet } from './builder.ts'
import { type Canary, withCanary } from './canary.ts'
import { test as base, expect, type Own, type Site, startOwn } from './site.ts'

const isElsewhere = (address: string) => {
  try {
    return /^https?:/.test(new URL(address, 'ftp://x').href) || /^[\s\0]*[/\\]{2}/.test(address)
  } catch {
    return false
  }
}
/** Of a stranger's address only the text is hostile: that a record's picture is loaded from it is wanted. */
const attacks: Record<string, () => Attack> = {
  own: () => ({ texts: hostileTexts, addresses: hostileAddresses }),
  recorded: () => {
    const texts = recordedAttacks()
    const addresses = texts.filter((text) => /^[^<>]{1,200}$/.test(text) && !isElsewhere(text))
    return { texts, addresses: addresses.slice(0, 400) }
  },
}

const test = base.extend<{ attack: Attack; canary: Canary; own: Own; which: string }>({
  which: ['own', { option: true }],
  attack: ({ which }, use) => use(attacks[which]?.() ?? { texts: [], addresses: [] }),
  own: async ({ attack }, use) => {
    const own = await startOwn(hostileServices(attack))
    await use(own)
    await own.sandbox.close()
  },
  canary: async ({ site, page }, use) => use(await withCanary(page, site)),
})

/** There is much to show, and a busy machine takes its time. */
const patience = 400_000
const parts = 4

const accounts = (site: Site) => `${site.search} ${site.content} entry-id="hostile"`
const wholeDocument = (site: Site, inside = '', more = '') =>
  `<script>addEventListener('doc-load', () => document.documentElement.dataset.whole = 'yes')</script><rich-doc ${site.content} entry-id="hostile" include="3" ${more}>${inside}</rich-doc>`
const isWhole = ({ page }: Site) =>
  expect(page.locator('html')).toHaveAttribute('data-whole', 'yes', { timeout: patience })

/** An attribute's value in HTML. */
const quoted = (text: string) => `"${text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`
const inTurn = (texts: readonly string[], start: number) => (at: number) =>
  texts[(start + at) % texts.length] ?? ''
/** So many of them, from the first to the last. */
const someOf = (texts: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => texts[Math.floor((at * texts.length) / count)] ?? '')
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '')

/** Those that name no service or page of the owner's. */
const freeAttributes = (tag: Tag) =>
  Object.entries(attributesOf(tag))
    .filter(([, { credential, kind }]) => !credential && !/^(?:host|patterns?)$/.test(kind))
    .map(([name]) => name)

for (const which of Object.keys(attacks))
  test.describe(`${which} attacks`, () => {
    test.use({ which })
    test.describe.configure({ timeout: 2 * patience })
    test.skip(which === 'recorded' && !areRecorded, `there are none in ${folder}`)

    test('are many', ({ attack }) => {
      expect(attack.texts.length).toBeGreaterThan(1000)
      expect(attack.addresses.length).toBeGreaterThan(which === 'own' ? 300 : 20)
    })

    test('as records, marked words, filters, banners and redirects are text', async ({
      site,
      canary,
      attack,
    }) => {
      const { page } = site
      await site.open(
        `<site-search ${site.search.replace('tales', 'hostile')} group-by="group" hit-badge="badge" hit-currency="currency"></site-search>`,
      )
      await expect(page.locator('[part~="hit"]').nth(100)).toBeAttached({ timeout: patience })
      // Where a redirect leads is told before it does; here it leads nowhere.
      await page.evaluate(() => {
        const sent: string[] = []
        Object.assign(window, { sent })
        addEventListener('search-redirect', (event) => {
          if (event instanceof CustomEvent) sent.push(event.detail.url)
          event.preventDefault()
        })
      })
      for (const query of attack.texts.slice(0, 10)) {
        await page.getByRole('searchbox').fill(wellFormed(query))
        await page.getByRole('searchbox').press('Enter')
      }
      await canary.staysSilent()
      const sent: unknown = await page.evaluate(() => Reflect.get(window, 'sent'))
      for (const url of listOf(sent)) expect(url).toMatch(/^https?:/)
      expect(site.strangers).toEqual([])
    })

    test('as suggestions and as searches of before are text', async ({ site, canary, attack }) => {
      const { page } = site
      await page.addInitScript(
        (list) => {
          // The empty page before it has no storage.
          if (origin === 'null') return
          localStorage.setItem('site-embed:recent:TESTAPP:tales', JSON.stringify(list))
        },
        someOf(attack.texts, 400),
      )
      await site.open(
        `<site-search ${site.search} layout="dropdown" suggestions-index="suggestions" recent></site-search>`,
      )
      await page.getByRole('combobox').click()
      await expect(page.getByRole('option').first()).toBeVisible({ timeout: patience })
      await page.getByRole('combobox').fill('a')
      await expect(page.locator('[part="dropdown"] mark').first()).toBeVisible({
        timeout: patience,
      })
      await canary.staysSilent()
      expect(site.strangers).toEqual([])
    })

    test('as texts, links, assets and entries of a document are text', async ({ site, canary }) => {
      const { page } = site
      await site.open(wholeDocument(site, '', 'toc show="title, date, image"'))
      await isWhole(site)
      await canary.staysSilent()
      await page.evaluate(
        (hashes) => {
          for (const hash of hashes) location.hash = hash
        },
        hostileAddresses.slice(0, 100),
      )
      await canary.staysSilent()
      expect(site.strangers).toEqual([])
    })

    // All at once they keep Firefox for minutes.
    for (let part = 1; part <= parts; part++)
      test(`as templates, and as what fills them, make nothing that runs, part ${part} of ${parts}`, async ({
        site,
        canary,
        attack,
      }) => {
        const { page } = site
        // A picture that an owner's template names is loaded, wherever it is.
        await page.route(/invalid|\/\/(?!127\.0\.0\.1)/, (route) => route.abort())
        const markup = someOf(
          attack.texts.filter((text) => text.includes('<') && text.length < 400),
          320,
        ).filter((_, at) => at % parts === part - 1)
        const fields =
          '<a class="filled" href="{{a}}" title="{{a}}" style="color:{{a}};--x:{{a}};background:url({{b}})">{{a}}<img src="{{b}}" srcset="{{b}}"></a>'
        await site.open(wholeDocument(site), { script: null })
        await page.evaluate(
          ({ markup, fields, count }) => {
            const element = document.querySelector('rich-doc')
            for (let at = 0; at < count; at++) {
              const some = markup.filter((_, place) => place % count === at).join('</p></div>')
              const made = document.createElement(at % 2 ? 'script' : 'template')
              if (made instanceof HTMLScriptElement) {
                made.type = 'text/template'
                made.textContent = fields + some
              } else made.innerHTML = fields + some
              made.slot = 'entry'
              made.setAttribute('data-content-type', `type-${at}`)
              element?.append(made)
            }
          },
          { markup, fields, count: entryTypes },
        )
        await page.addScriptTag({ url: site.src })
        await isWhole(site)
        await expect(page.locator('rich-doc .filled')).toHaveCount(
          attack.addresses.length + entryTypes,
        )
        await canary.staysSilent()
        expect(site.console.join()).not.toContain('could not be shown')
      })

    test('in the address of the page are a query and filters, and nothing else', async ({
      site,
      canary,
      attack,
    }) => {
      const { page } = site
      const addressed = (start: number, count: number) => {
        const text = inTurn(someOf(attack.texts, 1200), start)
        const pairs = Array.from({ length: count }, (_, at): [string, string] => [
          at % 3 ? `f.${wellFormed(text(at)).slice(0, 200)}` : 'f.city',
          wellFormed(text(at + 1)).slice(0, 200),
        ])
        const more: [string, string][] = [
          'q',
          'sort',
          'page',
          'index',
          'open',
          ...specialNames,
          ...specialNames.map((name) => `f.${name}`),
        ].map((name, at) => [name, wellFormed(text(count + at)).slice(0, 200)])
        return `/page.html?${new URLSearchParams([...more, ...pairs])}`
      }
      const body = `<site-search ${site.search} url-sync facets="city, price:range, __proto__, constructor:menu" filters="city:{url.q}" query="{url.q}" sort="{url.sort}"></site-search><rich-doc ${site.content} slug="{url.q}" content-type="page"></rich-doc>`
      await site.open(body, { path: addressed(0, 30) })
      await expect(page.getByRole('searchbox')).toBeVisible({ timeout: patience })
      const rest = Array.from({ length: 18 }, (_, at) => addressed(60 * at, 60))
      await page.evaluate(async (addresses) => {
        for (const address of addresses) {
          history.pushState(null, '', address)
          dispatchEvent(new PopStateEvent('popstate'))
          await new Promise((done) => setTimeout(done))
        }
      }, rest)
      await canary.staysSilent()
      expect(site.strangers).toEqual([])
    })

    test('as attributes, properties, words and defaults are values', async ({
      site,
      canary,
      attack,
    }) => {
      const { page } = site
      const { texts, addresses } = attack
      const free = tags.flatMap((tag) =>
        freeAttributes(tag).map((name) => [tag, name, camel(name)] as const),
      )
      const text = inTurn(texts, 0)
      const placeholders = Array.from({ length: 6 }, (_, at) => {
        const written = free
          .filter(([tag, name]) => tag === 'site-search' && name !== 'index-name')
          .map(([, name], place) => `data-${name}=${quoted(text(at * 60 + place))}`)
        return `<div data-site-search data-index-name="tales" ${written.join(' ')}></div>`
      })
      const defaults = `{"__proto__":{"polluted":"default","label":"polluted"},"constructor":{"prototype":{"polluted":1}},"label":${JSON.stringify(text(9)).replace(/</g, '\\u003c')}}`
      await site.open(
        `<script type="application/json" data-site-embed>${defaults}</script><site-search ${accounts(site)}></site-search><rich-doc ${accounts(site)}></rich-doc>${placeholders.join('')}`,
        { script: `defer ${site.search.replaceAll(/([a-z-]+)=/g, 'data-$1=')}` },
      )
      await expect(page.getByRole('searchbox').first()).toBeVisible({ timeout: patience })
      await page.evaluate(
        async ({ free, texts, special }) => {
          for (let round = 0; round < 11; round++) {
            for (const [at, [tag, name, property]] of free.entries()) {
              const element = document.querySelector(tag)
              const value = texts[(round * free.length + at) % texts.length] ?? ''
              element?.setAttribute(name, value)
              if (element && round % 4 === 3) Reflect.set(element, property, value)
            }
            await new Promise(requestAnimationFrame)
          }
          const proto = JSON.parse('{"__proto__":{"polluted":"property"}}')
          const words = Object.fromEntries(special.map((name, at) => [name, texts[at]]))
          const element = Object.assign(document.querySelector('site-search') ?? {}, {
            messages: { ...proto, ...words, search: texts[0], noResults: texts[1] },
            searchParameters: { ...proto, ...words },
            facets: special.map((attribute, at) => ({ attribute, label: texts[at] })),
          })
          window.SiteEmbed?.addMessages('en', { ...proto, ...words, search: texts[2] ?? '' })
          window.SiteEmbed?.configure({ ...proto, ...words, placeholder: texts[3] })
          Object.assign(element, { renderHit: () => texts[4] })
          await new Promise(requestAnimationFrame)
        },
        { free, texts: someOf(texts, 1200), special: specialNames },
      )
      // Messages of strangers, as an editor around the page would send them.
      await page.evaluate(
        (data) => {
          for (const method of data)
            postMessage({ from: 'live-preview', source: 'live-preview-editor', method }, '*')
        },
        ['ENTRY_SAVED', ...addresses.slice(0, 50)],
      )
      await canary.staysSilent()
      expect(site.strangers).toEqual([])
    })

    test('in the builder’s form and its address are what the snippet says, and no more', async ({
      site,
      canary,
      attack,
    }) => {
      const { page } = site
      const text = inTurn(attack.texts, 0)
      const own = freeAttributes('site-search').map((name, at): [string, string] => [
        name,
        wellFormed(text(at)).slice(0, 300),
      ])
      const more = {
        template: attack.texts.slice(0, 40).join(''),
        stylesheet: text(3),
        place: text(4),
      }
      const hash = new URLSearchParams([
        ['element', 'site-search'],
        ['for', 'html'],
        ...own,
        ...Object.entries(more),
        ['--embed-accent', text(5)],
        ['__proto__', text(6)],
      ])
      await openBuilder(site, `#${hash}`)
      const account = Object.entries(searchAccount(site)).map(
        ([name, value]) => [name, value] as const,
      )
      for (const [name, value] of account) await control(page, name).fill(value)
      await page.evaluate(
        async ({ texts, kept }) => {
          const fields = () => [
            ...document.querySelectorAll<HTMLInputElement>(
              'input:not([type]),input[type=text],textarea',
            ),
          ]
          const typed = (field: HTMLElement, value: string) => {
            const prototype =
              field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
            Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }
          for (let from = 0; from < texts.length; ) {
            for (const field of fields())
              if (!kept.includes(field.name)) typed(field, texts[from++ % texts.length] ?? '')
            await new Promise(requestAnimationFrame)
            postMessage({ settings: texts[from % texts.length], __proto__: { polluted: 1 } }, '*')
          }
        },
        { texts: someOf(attack.texts, 300).map(wellFormed), kept: account.map(([name]) => name) },
      )
      await control(page, 'label').fill('The last word')
      await expect(snippet(page)).toContainText('The last word', { timeout: patience })
      const frame = page.locator('.preview iframe')
      await expect(frame).toHaveAttribute('srcdoc', /The last word/, { timeout: patience })
      await expect(page.frameLocator('.preview iframe').locator('site-search')).toBeVisible({
        timeout: patience,
      })
      await canary.staysSilent()
    })
  })
