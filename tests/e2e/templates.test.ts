import type { Page } from '@playwright/test'
import { expect, hold, type Site, test } from './site.ts'
import { template } from './templates.ts'

const hit =
  '<a href="{{url}}"><h3>{{title|highlight}}</h3></a> <p data-if="summary">{{summary|snippet}}</p> <time>{{date|date:long}}</time> <b>{{price|currency:PLN}}</b>'
const searching = (site: Site, inside: string, more = '') =>
  `<site-search ${site.search} facets="none" hits-per-page="4" ${more}>${inside}</site-search>`
const script = (slot: string, html: string) =>
  `<script type="text/template" slot="${slot}">${html}</script>`

const hits = (page: Page) => page.locator('[part~="hit"]')

const strict = (site: Site) => ({
  'content-security-policy': `default-src 'none'; script-src ${new URL(site.src).origin}; style-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'`,
})

test('a template shapes every result', { tag: '@core' }, async ({ site, page }) => {
  const ported = '<i>{{{_highlightResult.title.value}}}</i>'
  await site.open(searching(site, template('hit', hit + ported)), { lang: 'pl' })
  await expect(hits(page)).toHaveCount(4)
  await expect(hits(page).first().locator('time')).toHaveText('12 marca 2026')
  await expect(hits(page).first().locator('time')).toHaveAttribute('datetime', '2026-03-12')
  await expect(hits(page).nth(1).locator('b')).toHaveText('2,50\u00a0zł')
  await page.getByRole('searchbox').fill('amber')
  await expect(page.getByRole('link', { name: 'The amber lighthouse' })).toHaveAttribute(
    'href',
    '/tales/7',
  )
  await expect(page.locator('h3 mark')).toHaveText('amber')
  // As templates of other libraries have it.
  await expect(page.locator('i mark')).toHaveText('amber')
  await expect(page.locator('i').first()).toHaveText('The amber lighthouse')
})

for (const [how, headers] of [
  ['on any page', () => ({})],
  ['under a policy that allows no styles and no sinks', strict],
] as const)
  test(`templates and their style sheets work ${how}`, async ({ site, page }) => {
    const html = `<style>.own { color: rgb(1, 2, 3) }</style><p class="own" style="--share: {{price}}; width: {{price}}%; letter-spacing: 3px">{{title}}<svg viewBox="0 0 2 2"><clipPath id="c"><circle r="1"/></clipPath></svg></p>`
    await site.open(
      searching(site, template('hit', html), 'id="a"') +
        searching(site, script('hit', html), 'id="b"'),
      { headers: headers(site) },
    )
    const inside: string[] = []
    for (const id of ['a', 'b']) {
      const own = page.locator(`#${id} .own`).nth(1)
      await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(own).toHaveCSS('letter-spacing', '3px')
      expect(await own.evaluate((at: HTMLElement) => at.style.width)).toBe('2.5%')
      expect(await own.evaluate((at) => at.querySelector('clipPath')?.namespaceURI)).toMatch(/svg/)
      expect(await own.evaluate((at) => at.querySelector('svg')?.getAttribute('viewBox'))).toBe(
        '0 0 2 2',
      )
      inside.push(await own.evaluate((at) => at.outerHTML))
    }
    expect(inside[0]).toBe(inside[1])
    expect(site.errors).toEqual([])
  })

test('the styles of a template hold within the template only', async ({ site, page }) => {
  const css = `h3 { color: rgb(1, 2, 3) } .card > h3, p { margin: 7px }
    @media (min-width: 1px) { b { animation: glow 9s infinite } } @keyframes glow { to { opacity: .5 } }`
  const html = `<style>${css}</style><div class="card"><h3>{{title}}</h3><b>x</b></div>`
  await site.open(
    `<site-search ${site.search} facets="kind" id="a">${template('hit', html)}</site-search>
    <rich-doc ${site.content} entry-id="harbour">${template('header', '<style>p { color: rgb(4, 5, 6) }</style><h2>{{title}}</h2><p>by {{title}}</p>')}</rich-doc>
    <rich-doc ${site.content} entry-id="harbour">${template('header', '<h2>{{title}}</h2>')}</rich-doc>`,
  )
  const hit = hits(page).first()
  await expect(hit.locator('h3')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(hit.locator('h3')).toHaveCSS('margin-left', '7px')
  await expect(hit.locator('b')).toHaveCSS('animation-name', 'glow')
  const runs = (at: Element) => at.getAnimations().length
  expect(await hit.locator('b').evaluate(runs)).toBe(1)
  const heading = page.locator('[part~="facet-title"]').first()
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveCSS('margin-left', '7px')
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.locator('[part~="stats"]')).toHaveCSS('margin-left', '0px')
  await expect(page.locator('rich-doc header p')).toHaveCSS('color', 'rgb(4, 5, 6)')
  await expect(page.locator('rich-doc [part~="paragraph"]').first()).not.toHaveCSS(
    'color',
    'rgb(4, 5, 6)',
  )
  // With styles or without, a title is a title.
  const sizes = await page
    .locator('rich-doc header h2')
    .evaluateAll((all) => all.map((at) => getComputedStyle(at).fontSize))
  expect(sizes).toHaveLength(2)
  expect(sizes[0]).toBe(sizes[1])
})

test('a picture in a template is no wider than its result', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>'
  await page.route('**/wide.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await site.open(searching(site, template('hit', '<img src="/wide.svg" alt=""><b>{{title}}</b>')))
  const picture = hits(page).first().locator('img')
  // To WebKit, what is drawn is by nature as wide as it is shown.
  await expect
    .poll(() => picture.evaluate((at: HTMLImageElement) => at.naturalWidth))
    .toBeGreaterThan(0)
  const box = await picture.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
  expect(Math.round((box?.width ?? 0) / (box?.height ?? 1))).toBe(3)
})

test('bullets are inside the result unless styled otherwise', async ({ site, page }) => {
  const list = '<h3>{{title}}</h3><ul><li><i>a</i></ul><ol><li><b>b</b></ol>'
  const style = '<style>ol { padding: 0; list-style: none }</style>'
  await site.open(searching(site, template('hit', list + style)))
  const left = (name: string) =>
    hits(page)
      .first()
      .locator(name)
      .evaluate((it) => it.getBoundingClientRect().left)
  const start = await left('h3')
  expect((await left('i')) - start).toBeGreaterThan(16)
  expect(await left('b')).toBe(start)
})

test('each index may have a template of its own', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"tales, help_pages"')} facets="none">${template('hit', 'any {{objectID}}')}${template('hit', 'tale {{objectID}}', 'data-index="tales"')}</site-search>`,
  )
  await expect(hits(page).first()).toHaveText('tale tale-0')
  await page.getByRole('tab', { name: /help/i }).click()
  await expect(hits(page).first()).toHaveText(/^any /)
})

test('if a record lacks such a field, the template shows the recognised one', async ({
  site,
  page,
}) => {
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"wp_posts"')} facets="none">${template('hit', '<a href="{{url}}">{{title|highlight}}</a> <i>{{post_excerpt|plain|truncate:8}}</i>')}</site-search>`,
  )
  await expect(page.locator('i').first()).toHaveText('How the…')
  await expect(page.getByRole('link', { name: 'Fish & Chips – a "history"' })).toHaveAttribute(
    'href',
    '/fish-and-chips/',
  )
})

test('values in a template never run as code', { tag: '@core' }, async ({ site, page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const search = document.querySelector('site-search')
      if (search)
        Reflect.set(search, 'transformItems', (list: object[]) =>
          list.map((item) => ({
            ...item,
            title: '<img src=x onerror="window.ran = true">',
            url: 'javascript:window.ran = true',
            colour: 'red;background:url(https://evil.example/x)',
          })),
        )
    })
  })
  await site.open(
    searching(
      site,
      template(
        'hit',
        '<a href="{{url}}" onclick="window.ran = true" style="color:{{colour}}">{{title}}</a><iframe src="{{url}}"></iframe><x-own innerhtml="{{title}}" translate="no" draggable="false">own</x-own><img src="{{url}}" alt=""><math><title>{{title}}</title></math><input value="{{kind}}" aria-label="Field"><textarea aria-label="Field">{{kind}}</textarea><input type="checkbox" checked aria-label="Tick">',
      ),
    ),
  )
  await expect(hits(page).first()).toContainText('<img src=x onerror="window.ran = true">')
  await expect(hits(page).locator('a[href], iframe, [onclick]')).toHaveCount(0)
  await hits(page).first().locator('a').click()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const own = hits(page).first().locator('x-own')
  expect(await own.evaluate((at: HTMLElement) => [at.translate, at.draggable])).toEqual([
    false,
    false,
  ])
  await expect(page).toHaveTitle('Test')
  // The visitor may change what stands in a field.
  for (const field of [0, 1].map((at) => page.getByLabel('Field').nth(at))) {
    await expect(field).toHaveValue('concert')
    await field.press('Delete')
    await expect(field).not.toHaveValue('concert')
  }
  await page.getByLabel('Tick').first().click()
  await expect(page.getByLabel('Tick').first()).not.toBeChecked()
  expect(site.strangers).toEqual([])
  await expect.poll(() => site.console.join('\n')).toMatch(/template “hit”: <iframe> is left out/)
  expect(site.console.join('\n')).toMatch(/onclick is left out/)
})

test('the owner is told once of each mistake in a template', async ({ site }) => {
  await site.open(
    searching(
      site,
      template(
        'hit',
        '{{title|shout}}{{titel}}{{sumary}}{{summary}}<i data-if="citty">x</i><i data-if="absent">x</i><p>{{<b>city</b>}}</p><b data-if="!city">x</b>{{#if city}}',
      ),
    ),
  )
  await expect.poll(() => site.console.join('\n')).toMatch(/no record has “titel”/)
  // Records with other fields miss the same one.
  await site.page.locator('site-search').evaluate((it) => {
    const more = (hit: object, at: number) => ({ ...hit, objectID: `more-${at}`, [`more${at}`]: 1 })
    Reflect.set(it, 'transformItems', (hits: object[]) => hits.map(more))
  })
  await expect(site.page.locator('[data-id="more-0"], [part="hit"]').first()).toBeVisible()
  const said = site.console.filter((line) => line.includes('template “hit”'))
  expect(said.join('\n')).toMatch(/no filter “shout”/)
  expect(said.join('\n')).toMatch(/unmatched braces/)
  expect(said.join('\n')).not.toMatch(/has “summary”/)
  expect(said.join('\n')).toMatch(/“!city”\. They have: .*title, .* Write only fields and filters/)
  expect(said.join('\n')).toMatch(/“#if city”/)
  // What is only asked about may be missing, but not by a slip.
  expect(said.join('\n')).toMatch(/no record has “citty”\. Write city\./)
  expect(said.join('\n')).toMatch(/no record has “sumary”\. Write summary\./)
  expect(said.join('\n')).not.toMatch(/“absent”/)
  expect(said.join('\n')).toMatch(/“titel”\. They have: .* Write \{\{titel\|default:\}\}/)
  // Both ends of the torn one.
  expect(said).toHaveLength(8)
})

test('a template works though an editor has wrapped and quoted it', async ({ site, page }) => {
  await site.open(
    searching(
      site,
      `<p>&nbsp;</p><p>${template('hit', '<p>&nbsp;</p><p><a href=”{{url}}”>{{&nbsp;title&nbsp;}}</a></p>')}</p><p>&nbsp;</p>`,
    ),
  )
  await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', '/tales/0')
  await expect(hits(page).first()).toContainText('Evening 0')
  await expect.poll(() => site.console.join('\n')).toMatch(/curly quotes/)
})

test('templates shape the loading, empty and error states of a search', async ({ site, page }) => {
  const answer = await hold(page, /indexes/)
  await site.open(
    searching(
      site,
      template('loading', '<i>One moment</i>') +
        template('empty', 'No “{{query}}”. <button data-clear>Without filters</button>') +
        template('error', '<b>{{code}}</b> <button>Once more</button>'),
      'selected="city:Riga"',
    ),
  )
  await expect(page.getByText('One moment')).toBeVisible()
  answer()
  await expect(hits(page)).toHaveCount(4)
  await expect(page.getByText('One moment')).toHaveCount(0)
  await page.getByRole('searchbox').fill('lighthouse')
  await expect(page.locator('[part="empty"]')).toContainText('No “lighthouse”.')
  await page.getByRole('button', { name: 'Without filters' }).click()
  await expect(page.getByRole('link', { name: 'The amber lighthouse' })).toBeVisible()
  site.sandbox.faults.set({ match: /indexes/, fault: '400' })
  await page.getByRole('searchbox').fill('riga')
  await expect(page.getByRole('alert').locator('b')).not.toBeEmpty()
  site.sandbox.faults.clear()
  await page.getByRole('button', { name: 'Once more' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(hits(page)).toHaveCount(4)
})

test('the owner’s template shapes a banner of the rules', async ({ site, page }) => {
  await site.open(
    `<site-search ${site.search.replace('"tales"', '"ruled"')} facets="none">${template('banner', '<a href="{{url}}">{{alt}}{{title}}!</a>')}</site-search>`,
  )
  await page.getByRole('searchbox').fill('riga')
  await expect(page.locator('[part="banner"] a').first()).toHaveText(/!$/)
})

test('untrusted content cannot add a template', async ({ site, page }) => {
  const placeholder = `<div data-site-search data-index-name="tales"><p>${template('hit', '<b>Prize!</b>')}</p>${script('styles', 'p { color: red }')}</div>`
  const service = `data-app-id="TESTAPP" data-api-key="search-key" data-search-host="${site.sandbox.url}" data-facets="none"`
  const addLater = () =>
    page.evaluate(() => {
      const late = document.createElement('template')
      late.slot = 'hit'
      late.dataset.index = 'tales'
      late.innerHTML = '<b>Late!</b>'
      document.querySelector('[data-site-search]')?.append(late)
    })
  await site.open(placeholder, { script: `defer ${service}` })
  await expect(page.locator('.hit-title').first()).toBeVisible()
  const said = () => site.console.filter((line) => line.includes('template on a placeholder'))
  await expect.poll(said).toHaveLength(1)
  await addLater()
  await expect(page.locator('.hit-title').first()).toBeVisible()
  await expect(page.getByText(/Prize!|Late!/)).toHaveCount(0)
  await site.open(placeholder, { script: `defer ${service} data-trust-placeholders` })
  await expect(page.getByText('Prize!').first()).toBeVisible()
  await addLater()
  await expect(page.getByText('Late!').first()).toBeVisible()
})

test('a style sheet in the slot styles applies within the element', async ({ site, page }) => {
  await site.open(
    searching(site, template('styles', '<style>.hit-title { letter-spacing: 4px }</style>')) +
      searching(site, script('styles', '.hit-title { letter-spacing: 5px }'), 'id="b"'),
    { headers: strict(site) },
  )
  await expect(page.locator('site-search').first().locator('.hit-title').first()).toHaveCSS(
    'letter-spacing',
    '4px',
  )
  await expect(page.locator('#b .hit-title').first()).toHaveCSS('letter-spacing', '5px')
})

test('a style sheet may put an icon behind results without a picture', async ({ site }) => {
  await site.open(
    searching(site, template('styles', '<style>[part~="hit"]::after { content: "›" }</style>')),
  )
  const sign = hits(site.page)
    .first()
    .evaluate((hit) => getComputedStyle(hit, '::after').content)
  expect(await sign).toBe('"›"')
})
