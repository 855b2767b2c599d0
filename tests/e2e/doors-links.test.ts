// Attributes that become links and requests: no address leads where no link may lead, and a key goes to
// nobody but the host that the page has named.
import type { Request } from '@playwright/test'
import { hostileAddresses } from '../fixtures/hostile.ts'
import { accounts, mayLead, patience, test, underEachAttack, urlsOf } from './attacked.ts'
import { expect } from './site.ts'

/** Written as an address it may be a link: one with blanks, quotes or fields is another pattern. */
const patterns = (addresses: readonly string[]) =>
  addresses.filter((address) => mayLead(address) && !/[\s<>"{}]/.test(address))

underEachAttack(() => {
  test('links and addresses made of them lead nowhere new', async ({
    site,
    page,
    canary,
    door,
    attack,
  }) => {
    await site.open(
      `<site-search id="consent" ${accounts(site)} loading="consent"></site-search>
       <site-search id="results" ${accounts(site)} facets="none"></site-search>
       <rich-doc ${accounts(site)}></rich-doc>
       <site-search id="dialog" ${accounts(site)} layout="dialog" facets="none" query="a" results-page="/found"></site-search>`,
    )
    await expect(page.locator('[part="document"]')).toBeVisible({ timeout: patience })
    await page.locator('#dialog [part~="opener"]').click()
    await expect(page.locator('.see-all')).toBeVisible({ timeout: patience })
    await page.evaluate(async (addresses) => {
      const { door } = window
      for (const address of addresses) {
        const write = (selector: string, name: string, value: string) =>
          document.querySelector(selector)?.setAttribute(name, value)
        write('#consent', 'privacy-policy', address)
        write('#results', 'hit-url', `${address}{objectID}`)
        write('rich-doc', 'entry-url', address)
        write('#dialog', 'results-page', address)
        await door.shown()
        door.look()
        door.noteLinks('policies', 'a[part="link"]:not([part="document"] *)')
        door.noteLinks('results', '[part="hit-title"] a')
        door.noteLinks('entries', '[part="document"] a')
        door.noteLinks('pages', '.see-all')
      }
    }, attack.addresses)
    await canary.staysSilent()
    const may = patterns(attack.addresses)
    expect(may.length).toBeGreaterThan(20)
    expect(await door.missing('policies', may)).toEqual([])
    expect(await door.others('policies', attack.addresses.filter(mayLead))).toEqual([])
    // In a list of them a comma ends an address, and what stands before `=` is a type of entries.
    const listed = may.filter((address) => !address.includes(',') && !/^[\w-]+=/.test(address))
    expect(await door.missing('entries', listed)).toEqual([])
    expect(
      await door.missing(
        'results',
        may.map((address) => `${address}0`),
      ),
    ).toEqual([])
    const found = (await urlsOf(page, may)).map((address) => {
      const url = new URL(address)
      url.search += `${url.search ? '&' : '?'}q=a`
      return url.href
    })
    expect(await door.missing('pages', found)).toEqual([])
    expect(site.strangers).toEqual([])
  })
})

/** Each key that a request carries, in its address, head or body, and the host that got it. */
function keysIn(request: Request) {
  const all = [request.url(), JSON.stringify(request.headers()), request.postData()].join()
  return [...all.matchAll(/key-(\d+)/g)].map(([, at]) => ({
    named: hostileAddresses[Number(at)] ?? '',
    host: new URL(request.url()).host,
  }))
}

const isNamed = (value: string, host: string) => value.toLowerCase().includes(host)

// Nothing answers for other hosts there.
test.describe('hosts', { tag: '@not-webkit' }, () => {
  test.describe.configure({ timeout: patience })
  // A value that is not understood counts as none: then the service's own host is asked.
  const kinds = [
    {
      tag: 'site-search',
      own: /^testapp(?:-dsn\.algolia\.net|-\d\.algolianet\.com)$/,
      attributesFor: (host: string, key: string) => ({
        'app-id': 'TESTAPP',
        'api-key': key,
        'index-name': 'tales',
        'search-host': host,
      }),
    },
    {
      tag: 'rich-doc',
      own: /^cdn\.contentful\.com$/,
      attributesFor: (host: string, key: string) => ({
        'space-id': 'harbour',
        'access-token': key,
        'entry-id': 'a',
        'content-host': host,
      }),
    },
  ]
  for (const { tag, own, attributesFor } of kinds)
    test(`a hostile host gets no key from <${tag}> unless it is named`, async ({
      site,
      page,
      canary,
    }) => {
      const sent: ReturnType<typeof keysIn> = []
      await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { results: [{ hits: [], nbHits: 0, nbPages: 0, page: 0 }], items: [] },
        }),
      )
      page.on('request', (request) => sent.push(...keysIn(request)))
      await site.open('<main></main>')
      await page.waitForFunction(() => customElements.get('rich-doc'))
      const all = hostileAddresses.map((address, at) => attributesFor(address, `key-${at}`))
      const answered = await page.evaluate(
        async ({ tag, all }) => {
          const main = document.querySelector('main')
          let answered = 0
          for (let at = 0; at < all.length; at += 10) {
            const settled = all.slice(at, at + 10).map(
              (attributes) =>
                new Promise((done) => {
                  const element = document.createElement(tag)
                  for (const [name, value] of Object.entries(attributes))
                    element.setAttribute(name, value)
                  for (const type of ['search-error', 'doc-error', 'search-results', 'doc-load'])
                    element.addEventListener(type, done, { once: true })
                  main?.append(element)
                }),
            )
            answered += (await Promise.all(settled)).length
            main?.replaceChildren()
          }
          return answered
        },
        { tag, all },
      )
      expect(answered).toBe(hostileAddresses.length)
      // The browser tells of a request later than the page of its answer.
      await expect
        .poll(() => new Set(sent.map(({ named }) => named)).size)
        .toBe(hostileAddresses.length)
      const { host: ofPage } = new URL(site.sandbox.url)
      const astray = sent.filter(
        ({ named, host }) =>
          !(isNamed(named, host) || own.test(host) || (host === ofPage && named.startsWith('/'))),
      )
      expect(astray).toEqual([])
      await canary.staysSilent()
    })
})
