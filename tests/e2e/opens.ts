// A list of stories, and the document of the same page in which they open.
import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

export const list = ({ search }: Site, more = '', index = 'stories') =>
  `<site-search ${search.replace('tales', index)} opens="#reader" hits-per-page="30" ${more}></site-search>`
export const reader = ({ content }: Site, more = '', id = 'reader') =>
  `<rich-doc id="${id}" ${content.replace('harbour', 'reading')} ${more}><p>Choose a story.</p></rich-doc>`

export const query = (page: Page) => new URL(page.url()).search
export const hit = (page: Page, name: string) =>
  page.locator('[part~="hit"]').locator('a, button').filter({ hasText: name })
export const doc = (page: Page, id = 'reader') => page.locator(`#${id}`)
export const tides = 'Before the first chapter.'
export const crossing = 'She sails within'
export const hours = 'Shuts'
/** Titles of the results that are marked as open. */
export const current = (page: Page) => page.locator('[part~="hit"] [aria-current="true"]')
export const steps = (page: Page) => page.evaluate(() => history.length)
