// What a visitor waits for comes first: the question before the box, the results before the filters.
import { expect, heard, isSlim, searches, test } from './site.ts'

test('a search that waits in the page asks before its box is made', async ({ site }) => {
  const { page } = site
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (...request) => {
      const root = document.querySelector('site-search')?.shadowRoot
      Reflect.set(window, 'hadBox', root?.querySelector('input') !== null)
      return send(...request)
    }
  })
  await site.open(`<site-search ${site.search}></site-search>`)
  await expect(page.getByText('60 results')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'hadBox'))).toBe(false)
  expect(searches(site)).toHaveLength(1)
})

test('elements that wait in the page are made when our script has ended', async ({ site }) => {
  const { page } = site
  await page.addInitScript(() => {
    void customElements.whenDefined('rich-doc').then(() => {
      const elements = [...document.querySelectorAll('site-search, rich-doc')]
      const made = elements.map((it) => it.shadowRoot?.querySelector('div')?.childElementCount)
      Reflect.set(window, 'madeByThen', made)
    })
  })
  await site.open(
    `<site-search ${site.search}></site-search><rich-doc ${site.content} entry-id="keeper"></rich-doc>`,
  )
  await expect(page.getByText('60 results')).toBeVisible()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'madeByThen'))).toEqual([0, 0])
})

test('a page without elements does not set up React’s renderer', async ({ site }) => {
  test.skip(isSlim, 'Preact has none.')
  const { page } = site
  await page.addInitScript(() => {
    const renderers: object[] = []
    const hook = { supportsFiber: true, inject: (one: object) => renderers.push(one) }
    Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  const renderers = () => page.evaluate(() => Reflect.get(window, 'renderers').length)
  await site.open('')
  await page.waitForFunction(() => customElements.get('site-search'))
  expect(await renderers()).toBe(0)
  await page.evaluate(() => document.body.append(document.createElement('site-search')))
  expect(await renderers()).toBe(1)
})

test('a search that a script adds later is there at once, with its box', async ({ site }) => {
  const { page } = site
  await site.open('<main></main>')
  await page.waitForFunction(() => customElements.get('site-search'))
  const hasBox = await page.evaluate((attributes) => {
    const main = document.querySelector('main')
    main?.insertAdjacentHTML('beforeend', `<site-search ${attributes}></site-search>`)
    return main?.querySelector('site-search')?.shadowRoot?.querySelector('input') !== null
  }, site.search)
  expect(hasBox).toBe(true)
})

test('what is typed in the fallback after the question has left is searched, and stands in the box', async ({
  site,
}) => {
  const { page } = site
  const changes = await heard(page, 'search-change')
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (...request) => {
      window.fetch = send
      const typed = document.querySelector('input')
      if (typed) typed.value = 'lighthouse'
      return send(...request)
    }
  })
  await site.open(
    `<site-search ${site.search}><form action="/search"><input name="q"></form></site-search>`,
  )
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(
    'lighthouse',
  )
  expect(await changes()).toMatchObject([{ query: 'lighthouse' }])
})

test('the first results are painted before the filters, which then take the place that was kept', async ({
  site,
}) => {
  const { page } = site
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('site-search')?.shadowRoot
      if (!root?.querySelector('[part="hit"]')) {
        requestAnimationFrame(look)
        return
      }
      const count = (selector: string) => root.querySelectorAll(selector).length
      const painted = [count('[part="hit"]'), count('.facet-bones'), count('[part="facet"]')]
      Reflect.set(window, 'painted', painted)
    }
    requestAnimationFrame(look)
  })
  await site.open(`<site-search ${site.search} facets="city, kind"></site-search>`)
  await expect(page.getByRole('group', { name: 'City' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'painted'))).toEqual([20, 2, 0])
})
