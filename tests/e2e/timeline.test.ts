// What an editor has planned: a page shows it as it will be with a release, or at a moment.
import { entryRequests, expect, heard, type Site, test } from './site.ts'

const configured = (token: string) =>
  `<script type="module">SiteEmbed.configure({ previewToken: '${token}' })</script>`
const doc = (site: Site, attributes: string) =>
  `<rich-doc ${site.shelf} ${attributes}></rich-doc>${configured('shelf-preview-token')}`

const now = 'Ropes are kept dry.'
const spring = 'In spring all ropes are washed.'
const summer = 'In summer ropes dry in the sun.'

/** The path below the environment, and the parameters that are of the timeline. */
const asked = (site: Site) =>
  entryRequests(site).map(({ url }) => {
    const { pathname, searchParams } = new URL(url, site.sandbox.url)
    const told = ['release[lte]', 'timestamp[lte]'].map((name) => searchParams.get(name))
    return [pathname.split('/environments/master/')[1], ...told]
  })

test('what the editor’s link names is shown, and the mark says what it is', {
  tag: '@core',
}, async ({ site, page }) => {
  const link = encodeURIComponent('spring;2027-03-20T09:00:00.000Z')
  const attributes = 'preview entry-id="ropes" timeline="{url.timeline}" time-zone="Europe/Warsaw"'
  await site.open(doc(site, attributes), { path: `/page.html?timeline=${link}` })
  await expect(page.getByText(spring)).toBeVisible()
  expect(asked(site)).toContainEqual(['timeline/entries', 'spring', '2027-03-20T09:00:00.000Z'])
  const mark = page.locator('.preview-mark')
  await expect(mark).toHaveText(/^Preview\s*March 20, 2027 10:00\sAM\s*Release spring$/)
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('locale', 'pl'))
  await expect(mark).toHaveText(/^Podgląd\s*20 marca 2027 10:00\s*Wydanie spring$/)
})

test('without a choice in the link, drafts are shown as usual', async ({ site, page }) => {
  const attributes = 'preview entry-id="ropes" timeline="{url.timeline}"'
  await site.open(doc(site, attributes), { path: '/page.html?timeline=' })
  await expect(page.getByText(now)).toBeVisible()
  await expect(page.locator('.preview-mark')).toHaveText('Preview')
  expect(asked(site)).toContainEqual(['entries', null, null])
  expect(site.console).toEqual([])
})

for (const [written, text, mark] of [
  ['summer', summer, /^Preview\s*Release summer$/],
  ['2027-05-01T00:00Z', spring, /^Preview\s*May 1, 2027 12:00\sAM$/],
  [';2027-05-01T00:00Z', spring, /^Preview\s*May 1, 2027 12:00\sAM$/],
  [
    'summer%3B2027-06-21T09%3A00%3A00Z',
    summer,
    /^Preview\s*June 21, 2027 9:00\sAM\s*Release summer$/,
  ],
] as const)
  test(`the page itself may say timeline="${written}"`, async ({ site, page }) => {
    await site.open(
      doc(site, `preview content-type="note" slug="ropes" timeline="${written}" time-zone="UTC"`),
    )
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('.preview-mark')).toHaveText(mark)
  })

test('documents of one release share a request, and those of different releases do not', async ({
  site,
  page,
}) => {
  const documents = [
    'entry-id="ropes" timeline="spring"',
    'entry-id="note-1" timeline="spring"',
    'entry-id="ropes" timeline="summer"',
    'entry-id="ropes"',
  ].map((attributes) => `<rich-doc ${site.shelf} preview ${attributes}></rich-doc>`)
  await site.open(documents.join('') + configured('shelf-preview-token'))
  for (const text of [spring, 'Words of note 1.', summer, now])
    await expect(page.getByText(text)).toBeVisible()
  expect(asked(site).sort()).toEqual([
    ['entries', null, null],
    ['timeline/entries', 'spring', null],
    ['timeline/entries', 'summer', null],
  ])
})

test('setting and removing it take effect at once', async ({ site, page }) => {
  await site.open(doc(site, 'preview entry-id="ropes"'))
  await expect(page.getByText(now)).toBeVisible()
  const element = page.locator('rich-doc')
  await element.evaluate((it) => Reflect.set(it, 'timeline', 'summer'))
  await expect(page.getByText(summer)).toBeVisible()
  await element.evaluate((it) => it.setAttribute('timeline', 'spring'))
  await expect(page.getByText(spring)).toBeVisible()
  await element.evaluate((it) => it.removeAttribute('timeline'))
  await expect(page.getByText(now)).toBeVisible()
  await expect(page.locator('.preview-mark')).toHaveText('Preview')
})

test('without preview it does nothing, and the owner is told once', async ({ site, page }) => {
  const published = 'access-token="shelf-token" timeline="spring"'
  await site.open(doc(site, `${published} entry-id="ropes"`))
  await expect(page.getByText(now)).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('entry-id', 'note-1'))
  await expect(page.getByText('Words of note 1.')).toBeVisible()
  expect(asked(site).every(([path]) => path === 'entries')).toBe(true)
  expect(site.console).toEqual(['site-embed: <rich-doc>: timeline needs preview.'])
})

test('a value that is neither a release nor a moment is refused, and drafts are shown', async ({
  site,
  page,
}) => {
  await site.open(doc(site, 'preview entry-id="ropes" timeline="next week"'))
  await expect(page.getByText(now)).toBeVisible()
  expect(asked(site)).toContainEqual(['entries', null, null])
  expect(site.console).toEqual([
    'site-embed: <rich-doc>: timeline="next week" is not valid, so it is ignored. Write `release;2026-03-12T20:00`, or either.',
  ])
  const refused = await page.evaluate(() => window.SiteEmbed?.check()[0]?.refused)
  expect(refused).toEqual(['timeline'])
})

for (const [status, code] of [
  [404, 'not-found'],
  [403, 'key'],
] as const)
  test(`on a plan without it the service answers ${status}: the text stays, and the owner reads why`, async ({
    site,
    page,
  }) => {
    const errors = await heard(page, 'doc-error')
    await page.route(/\/timeline\//, (route) =>
      route.fulfill({ status, json: { message: 'Not here.' } }),
    )
    await site.open(doc(site, 'preview entry-id="ropes"'))
    await expect(page.getByText(now)).toBeVisible()
    await page.locator('rich-doc').evaluate((it) => it.setAttribute('timeline', 'spring'))
    await expect.poll(errors).toMatchObject([{ code, status }])
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByText(now)).toBeVisible()
    await expect(page.locator('.preview-mark')).toHaveText('Preview')
    expect(site.console.join()).toContain(
      'the content service (timeline is not part of every plan) says: Not here.',
    )
  })

test('a deleted release is reported, and the next one is shown', async ({ site, page }) => {
  await site.open(doc(site, 'preview entry-id="ropes" timeline="autumn"'))
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('timeline', 'summer'))
  await expect(page.getByText(summer)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('check() shows it, and where it was asked for', async ({ site, page }) => {
  await site.open(doc(site, 'preview entry-id="ropes" timeline="spring;2027-03-20T09:00Z"'))
  await expect(page.getByText(spring)).toBeVisible()
  const [report] = (await page.evaluate(() => window.SiteEmbed?.check())) ?? []
  expect(report?.settings.timeline).toEqual({
    value: { release: 'spring', moment: '2027-03-20T09:00Z' },
    source: 'attribute',
  })
  expect(report?.requests).toContainEqual(
    expect.objectContaining({
      url: `${site.sandbox.url}/spaces/shelf/environments/master/timeline/entries`,
      status: 200,
    }),
  )
})
