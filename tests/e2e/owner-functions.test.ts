// What the owner's functions make of nodes and entries of a document.
import type { Page } from '@playwright/test'
import { expect, type Site, settled, test } from './site.ts'

const doc = ({ sandbox }: Site, entry: string, more = '') =>
  `<rich-doc space-id="gallery" access-token="delivery-token" content-host="${sandbox.url}" entry-id="${entry}" ${more}></rich-doc>`

/** Sets properties before the element is there, as a page's own script does. */
const withProperties = (page: Page, script: string) =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', () => { const doc = document.querySelector('rich-doc'); ${script} })`,
  )

test('renderNode puts the owner’s nodes around the text, and they stay', async ({ site, page }) => {
  await withProperties(
    page,
    `let times = 0
    doc.renderNode = {
      blockquote(node, children) {
        const box = document.createElement('aside')
        box.dataset.times = String(++times)
        box.append('Said: ', children)
        return box
      },
      'heading-2': (node) => '<b>' + node.content[0].value,
      paragraph() { throw new Error('no') },
      'embedded-entry-block': (node) => node.data.target.fields.text.toUpperCase(),
    }`,
  )
  await site.open(doc(site, 'plain'), { path: '/page.html#a-heading' })
  await expect(page.locator('aside')).toHaveText('Said: Second.')
  // Its address still leads to it.
  await expect(page.locator('#a-heading')).toHaveText('<b>A heading')
  await expect(page.locator('#a-heading')).toBeFocused()
  await expect(page.locator('aside [part="paragraph"]')).toHaveText('Second.')
  await expect(page.getByText('<b>A heading')).toBeVisible()
  await expect(page.getByText('First.')).toBeVisible()
  await expect(page.getByText('THE DARK IS HALF THE FILM.')).toBeVisible()
  await page.locator('rich-doc').evaluate((it) => it.setAttribute('link-target', '_blank'))
  await settled(page)
  await expect(page.locator('aside')).toHaveAttribute('data-times', '1')
  await expect(page.locator('aside')).toHaveText('Said: Second.')
  expect(site.console.filter((line) => line.includes('renderNode for paragraph'))).toHaveLength(1)
  expect(site.errors).toEqual([])
})

test('renderEntry replaces the card of an entry', async ({ site, page }) => {
  await withProperties(
    page,
    `doc.renderEntry = {
      story: ({ fields }) => {
        const box = document.createElement('section')
        box.append(fields.title, ' by ', fields.heroImage?.fields.internalName ?? 'nobody')
        return box
      },
      quote: () => 5,
    }`,
  )
  await site.open(doc(site, 'cards'))
  await expect(page.locator('section').first()).toHaveText('The lighthouse by Pier')
  await expect(page.locator('[part~="card"]', { hasText: 'The dark is half' })).toBeVisible()
  expect(site.console.filter((line) => line.includes('renderEntry for quote'))).toHaveLength(1)
  await page.locator('rich-doc').evaluate((it) => Reflect.set(it, 'renderEntry', null))
  await expect(page.locator('section')).toHaveCount(0)
  await expect(page.locator('[part~="card"]').first()).toContainText('It has never been dark.')
})
