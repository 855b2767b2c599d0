// Templates of embedded entries, assets and states in a document.
import type { Locator } from '@playwright/test'
import { expect, heard, hold, type Site, test } from './site.ts'
import { template } from './templates.ts'

const reading = (site: Site, entry: string, inside: string, more = '') =>
  `<rich-doc space-id="gallery" access-token="delivery-token" content-host="${site.sandbox.url}" entry-id="${entry}" ${more}>${inside}</rich-doc>`

const cards =
  template(
    'entry',
    '<a class="cta" href="[[url]]">[[title]]</a> [[description|rich]]',
    'data-content-type="callToAction"',
  ) +
  template(
    'entry',
    '<b>{{title}}{{text}}</b> <img src="{{heroImage.image|image:300}}" alt="{{heroImage.image.description}}"><div>{{body|rich}}</div>',
  ) +
  template('entry', '<em>{{title}}</em>', 'data-content-type="nothing"')

test('templates shape embedded entries', { tag: '@core' }, async ({ site, page }) => {
  await site.open(reading(site, 'cards', cards, 'entry-url="/{contentType}/{slug}"'))
  await expect(page.locator('a.cta')).toHaveAttribute('href', 'https://letters.example/')
  await expect(page.locator('[part~="embed"]', { has: page.locator('a.cta') })).toContainText(
    'Every Thursday.',
  )
  const lighthouse = page.locator('[part~="embed"]').first()
  await expect(lighthouse.locator('b').first()).toHaveText('The lighthouse')
  await expect(lighthouse.locator('img').first()).toHaveAttribute('src', /pier\.png\?w=300$/)
  await expect(lighthouse.locator('img').first()).toHaveAttribute('alt', 'A pier at dusk.')
  await expect(lighthouse).toContainText('Its keeper is a quiet man.')
  await expect(lighthouse.locator('[part~="embed"] b')).toHaveText('The keeper')
  // In a sentence a template for every entry would be too much.
  await expect(page.getByText('See the lighthouse or The lighthouse.')).toBeVisible()
  expect(site.errors).toEqual([])
})

test('a templated entry keeps its frame until the page removes it', async ({ site, page }) => {
  const own = template('entry', '<b>{{title}}</b>', 'data-content-type="callToAction"')
  const pad = (card: Locator) => card.evaluate((it) => getComputedStyle(it).padding)
  await site.open(reading(site, 'cards', own))
  const templated = page.locator('[part~="card"]', { has: page.locator('b') })
  const builtIn = page.locator('[part~="card"]').first()
  expect(await pad(templated)).toBe(await pad(builtIn))
  await expect(templated).toHaveCSS('border-top-style', 'solid')
  await page.addStyleTag({ content: 'rich-doc::part(card){border:0;padding:0}' })
  await expect(templated).toHaveCSS('border-top-style', 'none')
  expect(await pad(templated)).toBe('0px')
})

test('a templated link tells the page first', {
  // There a click with Control opens no tab.
  tag: ['@window', '@not-webkit'],
}, async ({ site, page }) => {
  const told = await heard(page, 'doc-navigate')
  await site.open(
    reading(
      site,
      'cards',
      template('entry', '<a href="{{url}}">To {{title}}</a>'),
      'entry-url="/{contentType}/{slug}"',
    ),
  )
  await page.evaluate(() =>
    document.addEventListener('doc-navigate', (event) => event.preventDefault()),
  )
  const link = page.getByRole('link', { name: 'To The lighthouse' }).first()
  await link.click()
  expect(await told()).toMatchObject([{ entryId: 'lighthouse', contentType: 'story' }])
  // Who opens another tab stays on this page: there is nothing to cancel.
  const tab = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await tab).close()
  expect(await told()).toHaveLength(1)
  expect(page.url()).toContain('/page.html')
})

test('a link without an address in a template tells its own entry', async ({ site, page }) => {
  const told = await heard(page, 'doc-navigate')
  const entries = async () => JSON.stringify(await told()).match(/(?<="entryId":")\w+/g)
  const card = '<a href="{{url}}"><b>To {{title}}</b></a> <a href="#x">x</a> {{body|rich}}'
  await site.open(reading(site, 'cards', template('entry', card)))
  const link = (name: string) => page.getByRole('link', { name }).first()
  await page.getByText('To The keeper').click()
  expect(await entries()).toEqual(['keeper'])
  await link('a quiet man').click()
  await link('a quiet man').press('Enter')
  expect(await entries()).toEqual(['keeper', 'keeper', 'keeper'])
  await link('To The lighthouse').press('Enter')
  await link('x').press('Enter')
  expect(await entries()).toEqual(['keeper', 'keeper', 'keeper', 'lighthouse'])
})

test('templates shape assets and what stands above the text', async ({ site, page }) => {
  await site.open(
    reading(
      site,
      'files',
      template('header', '<h1>{{title|upper}}</h1><time>{{sys.createdAt|date:medium}}</time>') +
        template(
          'asset',
          '<a class="pdf" href="{{url}}">{{title}}, {{size|bytes}}</a>',
          'data-content-type="application/pdf"',
        ) +
        template(
          'asset',
          '<img class="own" src="{{url}}" alt="{{description|default:picture}}" width="{{width}}">',
          'data-content-type="image"',
        ),
    ),
  )
  await expect(page.getByRole('heading', { name: 'STORY FILES' })).toBeVisible()
  await expect(page.locator('header time')).toHaveAttribute('datetime', /^\d{4}-/)
  await expect(page.locator('a.pdf')).toHaveText(/^The plan, \d/)
  await expect(page.locator('img.own')).toHaveCount(4)
  await expect(page.locator('img.own').first()).toHaveAttribute('alt', 'A pier at dusk.')
  await expect(page.locator('img.own').nth(1)).toHaveAttribute('alt', 'picture')
  await expect(page.locator('img.own').first()).toHaveAttribute('width', '2400')
  await expect(page.locator('video')).toBeVisible()
})

test('a document has templates for its states', async ({ site, page }) => {
  const answer = await hold(page, /entries/)
  const states =
    template('loading', 'One moment') + template('error', '{{code}}: <button>Again</button>')
  await site.open(reading(site, 'plain', states))
  await expect(page.getByText('One moment')).toBeVisible()
  answer()
  await expect(page.getByText('First.')).toBeVisible()
  await expect(page.getByText('One moment')).toHaveCount(0)
  site.sandbox.faults.set({ match: /entries/, fault: '401' })
  await page.locator('rich-doc').evaluate((at) => at.setAttribute('entry-id', 'keeper'))
  await expect(page.getByRole('alert')).toContainText('key:')
  site.sandbox.faults.clear()
  await page.getByRole('button', { name: 'Again' }).click()
  await expect(page.getByText('He counts the lamps.')).toBeVisible()
})
