// A person tries the preview in the demo: what is typed in the form is in the page beside it.
import { violations } from './axe.ts'
import { test } from './demo.ts'
import { messages, openDesk } from './editor-page.ts'
import { expect, settled } from './site.ts'

test('the gallery links to the editor, and says what it is', async ({ page, demo }) => {
  await page.goto(demo.url)
  const card = page.getByRole('listitem').filter({ hasText: 'Stands in for Contentful’s web app' })
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A preview that follows the editor',
  )
  await expect(page.getByText('The page follows what is typed.')).toBeVisible()
  const framed = (await page.frames()[1]?.evaluate(() => location.href)) ?? ''
  // Of two origins, as on the web.
  expect(new URL(framed).hostname).not.toBe(new URL(page.url()).hostname)
  expect(framed).not.toContain('guide-preview')
})

test('each letter of a title is in the page before the next', async ({ page, demo }) => {
  const { field, shown } = await openDesk(page, demo, 'page=article')
  const heading = shown.locator('rich-doc').getByRole('heading', { level: 2 }).first()
  await field('Title').fill('')
  for (const [at, letter] of [...'Salt & sea'].entries()) {
    await field('Title').press(letter)
    await expect(heading).toHaveText('Salt & sea'.slice(0, at + 1).trim())
  }
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test('what is typed in a text is in the page, with its headings, lists and marks', async ({
  page,
  demo,
}) => {
  const { text, shown } = await openDesk(page, demo, 'page=document&entry=article-05')
  const doc = shown.locator('rich-doc')
  await text.locator('p').first().click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('First ')
  await expect(doc.locator('[part~="paragraph"]').first()).toHaveText(/^First /)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.getByLabel('Kind of text').selectOption('Heading 3')
  await expect(doc.getByRole('heading', { name: 'First' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.type('and last')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+b')
  await expect(doc.locator('strong, b').first()).toHaveText('last')
  await page.getByRole('button', { name: 'Bullets' }).click()
  await expect(doc.getByRole('listitem').filter({ hasText: 'First and last' })).toBeVisible()
  // All of it can be taken back, step by step.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await expect(doc.getByText('First and last')).toHaveCount(0)
})

test('a word becomes a link, and a link a word again', async ({ page, demo }) => {
  const { text, shown } = await openDesk(page, demo, 'page=document&entry=article-07')
  await text.locator('p').first().click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('harbour ')
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByLabel('Address').fill('https://harbour.example/quay')
  await page.keyboard.press('Enter')
  const link = shown.locator('rich-doc').getByRole('link', { name: 'harbour', exact: true })
  await expect(link).toHaveAttribute('href', 'https://harbour.example/quay')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByLabel('Address')).toHaveValue('https://harbour.example/quay')
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(link).toHaveCount(0)
})

test('entries and files are put into a text, moved in it, and taken out', async ({
  page,
  demo,
}) => {
  const { text, shown } = await openDesk(page, demo, 'page=document&entry=article-08')
  const doc = shown.locator('rich-doc')
  await text.locator('p').first().click()
  await page.keyboard.press('Control+Home')
  await page.getByLabel('Entry or file').selectOption('Kino Majakas')
  await page.getByRole('button', { name: 'Insert' }).click()
  // It came from the service.
  await expect(doc.locator('[part~="card"]').first()).toContainText('Sixty-four seats')
  const thing = text.locator('.kept').first()
  await expect(thing).toContainText('Kino Majakas')
  await thing.getByRole('button', { name: 'Up' }).click()
  const blocks = () =>
    text.locator(':scope > *').evaluateAll((all) => all.map((it) => it.className))
  expect((await blocks())[0]).toBe('kept')
  await expect(thing.getByRole('button', { name: 'Down' })).toBeFocused()
  await expect(thing.getByRole('button', { name: 'Up' })).toBeDisabled()
  await page.keyboard.press('Enter')
  expect((await blocks())[1]).toBe('kept')
  await thing.getByRole('button', { name: 'Remove' }).click()
  await expect(doc.getByText('Sixty-four seats')).toHaveCount(0)
})

test('what the form cannot edit stays in the page', async ({ page, demo }) => {
  const { text, shown } = await openDesk(page, demo, 'page=document&entry=article-reference')
  const doc = shown.locator('rich-doc')
  const counts = () => doc.locator('table, img, hr, [part~="card"]').count()
  await expect(doc.locator('table')).toBeVisible()
  const before = await counts()
  expect(before).toBeGreaterThan(5)
  await text.locator('p').first().click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Typed: ')
  await expect(doc.getByText(/^Typed: /)).toBeVisible()
  expect(await counts()).toBe(before)
})

test('a switch, a number, colours and a list change at once, also in an embedded entry', async ({
  page,
  demo,
}) => {
  const { field, shown } = await openDesk(page, demo, 'page=landing')
  const call = shown.locator('.call')
  await expect(call).toContainText('→')
  await page.getByRole('button', { name: 'Edit: The Thursday letter' }).click()
  await field('Arrow').uncheck()
  await expect(call).not.toContainText('→')
  await field('Price').fill('12')
  await expect(call).toContainText('€12')
  await field('Colours').fill('{ "ground": "rgb(80, 0, 0)" ')
  await expect(page.getByText('This is not JSON yet')).toBeVisible()
  await field('Colours').press('End')
  await field('Colours').pressSequentially('}')
  await expect(call).toHaveCSS('background-color', 'rgb(80, 0, 0)')
  // Back where it was, the order of the sections.
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const first = shown.locator('.teaser b').first()
  await expect(first).toHaveText('The Granary That Learned to Listen')
  await page.getByRole('button', { name: 'Down: The Granary' }).click()
  await expect(first).toHaveText('Eleven Hours Between Two Harbours')
  await expect(page.getByRole('button', { name: 'Down: The Granary' })).toBeFocused()
  await field('Sections').selectOption('Nothing is worthless. Somebody just has to fetch the key.')
  await expect(shown.locator('.quote')).toHaveCount(2)
})

test('another picture comes from the service, and a date keeps its time zone', async ({
  page,
  demo,
}) => {
  const { field, shown } = await openDesk(page, demo, 'page=article')
  const picture = shown.locator('rich-doc img').first()
  const source = await picture.getAttribute('src')
  await field('Cover').selectOption({ index: 5 })
  await expect(picture).not.toHaveAttribute('src', source ?? '')
  await field('Published at').fill('2031-05-04T10:30')
  await expect(shown.locator('rich-doc time').first()).toHaveAttribute('datetime', /^2031-05-04T/)
})

test('the preview shows what was saved, and visitors do not see it', async ({ page, demo }) => {
  const { field, shown } = await openDesk(page, demo, 'page=document&entry=article-11')
  const published = await field('Title').inputValue()
  await field('Title').fill('Saved title')
  await field('Title').press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect((await messages(page)).join()).toContain('ENTRY_SAVED')
  await page.reload()
  await expect(field('Title')).toHaveValue('Saved title')
  await expect(shown.getByRole('heading', { name: 'Saved title' })).toBeVisible()
  await page.goto(`${demo.url}/document?entry=article-11`)
  await expect(page.getByRole('heading', { name: published })).toBeVisible()
})

test('a page in another language is edited in that language', async ({ page, demo }) => {
  const { field, shown } = await openDesk(page, demo, 'lang=pl&page=words')
  await expect(page.getByText('Strona pokazuje to, co wpisujesz.')).toBeVisible()
  await field('Title').fill('Sól')
  await expect(shown.getByRole('heading', { name: 'Sól', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(field('Title')).toHaveValue('A Small Lexicon of the Coast')
  expect(page.url()).toContain('page=words')
})

test('pointing at a part of the page leads to its field', async ({ page, demo }) => {
  const { field, shown } = await openDesk(page, demo, 'page=landing')
  await page.getByRole('switch', { name: 'Show what can be edited' }).check()
  const hovered = page.locator('.outline.hovered')
  // As the mouse does it: not every driver moves one over a frame of another origin.
  await shown.getByRole('heading', { name: 'Around the Baltic' }).dispatchEvent('mouseover')
  await hovered.getByRole('button', { name: 'Edit: title, landing-home' }).click()
  await expect(field('Title')).toBeFocused()
  // Also in what is far down, and stands in the page by way of others.
  await shown.locator('.quote p').scrollIntoViewIfNeeded()
  const edit = hovered.getByRole('button', { name: 'Edit: text, quote-library' })
  // What the scrolling has put below the real pointer is pointed at too, a moment later.
  await expect(async () => {
    await shown.locator('.quote p').dispatchEvent('mouseover')
    await expect(edit).toBeVisible({ timeout: 1500 })
  }).toPass()
  await edit.click()
  await expect(field('Text')).toBeFocused()
  await field('Text').fill('Everything has its key.')
  await expect(shown.locator('.quote p')).toHaveText('Everything has its key.')
  // What is out of sight has no outline that the keys would come to.
  const frame = await page.locator('iframe').boundingBox()
  for (const box of await page.locator('.outline').all()) {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
    expect(y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
    expect(y + height).toBeGreaterThan(frame?.y ?? 0)
  }
})

test('a link in the page leads to another that is edited', async ({ page, demo }) => {
  const { field, shown } = await openDesk(page, demo, 'page=landing')
  await shown.locator('.teaser').first().dispatchEvent('click')
  await expect(field('Title')).toHaveValue('The Granary That Learned to Listen')
  await field('Title').fill('After the link')
  await expect(shown.getByRole('heading', { name: 'After the link' })).toBeVisible()
})

for (const [width, height] of [
  [1280, 900],
  [390, 800],
] as const)
  test(`at ${width} pixels the editor is accessible, and the page stays in view`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height })
    const { text, shown } = await openDesk(page, demo, 'page=article')
    await expect(text.locator('.kept').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await sideways()).toBeLessThanOrEqual(0)
    await text.locator('p').first().click()
    await settled(page)
    await expect(shown.locator('body')).toBeInViewport()
    const box = await page.locator('iframe').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1)
  })

test('the editor works with the keyboard alone', async ({ page, demo }) => {
  const { field, shown } = await openDesk(page, demo, 'page=landing')
  await field('Title').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('By keys')
  await expect(shown.getByRole('heading', { name: 'By keys' })).toBeVisible()
  // To the second field, and to the first item of the list.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Edit: The Granary' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field('Summary')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter')
  await expect(page.getByLabel('What is edited')).toBeFocused()
  await page.getByRole('switch', { name: 'Show what can be edited' }).press('Space')
  await expect
    .poll(() => messages(page))
    .toContainEqual(expect.stringContaining('INSPECTOR_MODE_CHANGED'))
})
