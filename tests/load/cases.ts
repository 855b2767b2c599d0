// What is asked of a page that is too much: what stands in it, and what a visitor does there.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Most } from './bounds.ts'
import { type At, documents } from './services.ts'

export interface Case {
  name: string
  /** On a processor that is slowed four times; else as it is. */
  isSlowed: boolean
  /** What stands in the page when it is opened; nothing where `act` puts it there. */
  body?(at: At): string
  /** What is there before anything is measured. */
  before?(page: Page, at: At): Promise<void>
  /** What is recorded of a long time does not fit into one piece. */
  pieces?: number
  act(page: Page, at: At, piece: number): Promise<void>
  most: Most
}

/** How much is too much. */
export interface Amounts {
  searches: number
  /** Seconds of typing without a pause. */
  typing: number
  results: number
}

/** Searches, or results. */
const inPiece = 1000

/** A function of tests/load/page/help.js. */
const inPage = (page: Page, name: string, ...args: unknown[]): Promise<void> =>
  page.evaluate(([one, given]) => Reflect.get(window, 'load')[one](...given), [name, args] as const)

const show = (page: Page, html: string, awaited: Record<string, number>) =>
  inPage(page, 'show', html, awaited)

const results = { 'search-results': 1 }
const named = ({ search }: At, index: string) => search.replace('"tales"', `"${index}"`)

/** Results of something else than before. */
const after = (page: Page, act: () => Promise<void>) =>
  Promise.all([inPage(page, 'heard', 'search-results'), act()])

const focusBox = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'load').inside('input[type="search"]').focus())

/** Keys by the clock, however busy the page is. */
async function typeFor(page: Page, seconds: number, everyMs: number): Promise<void> {
  const letters = 'evening concert riga '
  const started = performance.now()
  const presses: Promise<void>[] = []
  for (let at = 0; at * everyMs < seconds * 1000; at++) {
    await sleep(started + at * everyMs - performance.now())
    // Words end, and others begin.
    const key = at % 42 < 21 ? letters[at % 21] : 'Backspace'
    presses.push(page.keyboard.press(key === ' ' ? 'Space' : (key ?? 'a')))
  }
  await Promise.all(presses)
}

const searchFor = (page: Page, words: string) =>
  after(page, () =>
    page.evaluate((query) => {
      const element = document.querySelector('site-search')
      if (element) Reflect.set(element, 'query', query)
    }, words),
  )

const showList = (page: Page, at: At, size: number) => {
  const list = `${named(at, 'list')} facets="none" paging="scroll" hits-per-page="${size}"`
  return show(page, `<site-search ${list}></site-search>`, results)
}

const longDocuments = {
  long: '10,000 paragraphs',
  'long-list': '5,000 nodes in a list',
  'long-table': '5,000 nodes in a table',
}

const written = (count: number) => count.toLocaleString('en')

export const casesOf = ({ searches, typing, results: many }: Amounts): Case[] => [
  {
    name: 'the script, without an element',
    isSlowed: true,
    most: { heap: 1, nodes: 20 },
    body: () => '',
    act: async () => {},
  },
  {
    name: 'one search, from its tag to its results',
    isSlowed: true,
    most: { heap: 4, nodes: 1000 },
    act: (page, { search }) =>
      show(page, `<site-search ${search} facets="city, kind"></site-search>`, results),
  },
  {
    name: '50 elements',
    isSlowed: true,
    most: { heap: 20, nodes: 15_000 },
    body: ({ search, content }) =>
      [
        `<site-search ${search} facets="city, kind"></site-search>`.repeat(20),
        `<site-search ${search} layout="dropdown"></site-search>`.repeat(10),
        `<site-search ${search} layout="dialog"></site-search>`.repeat(10),
        `<rich-doc ${content} entry-id="harbour" show="title, toc"></rich-doc>`.repeat(10),
      ].join(''),
    act: (page) => inPage(page, 'heardAll', { 'search-results': 20, 'doc-load': 10 }),
  },
  {
    name: `typing for ${typing} s, a key every 60 ms`,
    isSlowed: true,
    most: { heap: 4, nodes: 1000 },
    async before(page, { search }) {
      await show(page, `<site-search ${search} facets="city, kind"></site-search>`, results)
      await focusBox(page)
    },
    act: (page) => typeFor(page, typing, 60),
  },
  {
    name: '1,000 results scrolled, 20 at a time',
    isSlowed: true,
    most: { heap: 10, nodes: 10_000 },
    before: (page, at) => showList(page, at, 20),
    act: (page) => inPage(page, 'scrollTo', 1000),
  },
  {
    name: `${written(many)} results scrolled, 20 at a time`,
    isSlowed: true,
    most: { heap: 60, nodes: 100_000 },
    before: (page, at) => showList(page, at, 20),
    pieces: Math.ceil(many / inPiece),
    act: (page, _at, piece) => inPage(page, 'scrollTo', Math.min((piece + 1) * inPiece, many)),
  },
  {
    name: '20,000 values of a facet',
    isSlowed: true,
    most: { heap: 12, nodes: 1500 },
    async act(page, at) {
      const values = `${named(at, 'values')} facets="city" search-delay="0"`
      await show(page, `<site-search ${values}></site-search>`, results)
      await searchFor(page, 'riga')
      await page.getByRole('button', { name: 'Show more' }).click()
      await after(page, () => page.getByRole('checkbox').nth(3).click())
    },
  },
  {
    name: 'answers of 5 MB',
    isSlowed: true,
    most: { heap: 15, nodes: 500 },
    async act(page, at) {
      const heavy = `${named(at, 'heavy')} facets="none" search-delay="0"`
      await show(page, `<site-search ${heavy}></site-search>`, results)
      await searchFor(page, 'amber')
      await searchFor(page, 'riga')
    },
  },
  ...Object.entries(longDocuments).map(
    ([id, name]): Case => ({
      name: `a document of ${name}`,
      isSlowed: true,
      most: { heap: 12, nodes: 25_000 },
      act: (page, { content }) =>
        show(page, `<rich-doc ${content} entry-id="${id}"></rich-doc>`, { 'doc-load': 1 }),
    }),
  ),
  {
    name: `a day: ${written(searches)} searches`,
    isSlowed: false,
    most: { heap: 8, nodes: 1000 },
    pieces: Math.ceil(searches / inPiece),
    async act(page, { search }, piece) {
      const begin = piece * inPiece
      if (!begin)
        await show(page, `<site-search ${search} search-delay="0"></site-search>`, results)
      for (let at = begin; at < Math.min(begin + inPiece, searches); at++)
        await searchFor(page, `evening ${at}`)
    },
  },
  {
    name: 'a day: 500 documents',
    isSlowed: false,
    most: { heap: 8, nodes: 1000 },
    async act(page, { content }) {
      const first = `<rich-doc ${content} entry-id="story-0"></rich-doc>`
      await show(page, first, { 'doc-load': 1 })
      for (let at = 1; at < documents; at++)
        await Promise.all([
          inPage(page, 'heard', 'doc-load'),
          page.evaluate(
            (id) => document.querySelector('rich-doc')?.setAttribute('entry-id', id),
            `story-${at}`,
          ),
        ])
    },
  },
]
