// The page of the demo that stands in for the editor, and the page in its frame.
import type { Page } from '@playwright/test'
import type { Sandbox } from '../../demo/sandbox/server.ts'
import { expect } from './site.ts'

export interface Desk {
  page: Page
  /** The page that is edited. */
  shown: ReturnType<Page['frameLocator']>
  field(name: string): ReturnType<Page['getByLabel']>
  /** The text of a field for rich text. */
  text: ReturnType<Page['locator']>
}

/** Once the page in the frame has told what it shows. */
export async function openDesk(page: Page, demo: Sandbox, query: string): Promise<Desk> {
  await page.goto(`${demo.url}/editor?${query}`)
  await expect(page.locator('.field').first()).toBeVisible({ timeout: 15_000 })
  const fields = page.getByRole('region', { name: /^(Fields|Pola|Felder|Felter)$/ })
  return {
    page,
    shown: page.frameLocator('iframe'),
    field: (name) => fields.getByLabel(new RegExp(`^${name}\\b`)),
    text: fields.getByRole('textbox', { name: 'Body', exact: true }),
  }
}

/** What was said and heard, the newest first. */
export const messages = (page: Page) => page.locator('.log summary').allTextContents()
