// The list of results: groups, links, and the owner's own rendering.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Json } from '../../../src/net/json.ts'
import { kindsFor } from '../../../src/recognition/kinds.ts'
import { Hits } from '../../../src/search/results/Hits.tsx'
import { mostTogether } from '../../../src/search/results/rows.ts'
import { Around } from '../../around.tsx'
import { settingsFrom } from '../settings.ts'

interface Shown {
  attributes?: Record<string, string>
  view?: 'list' | 'grid' | 'compact'
  renderHit?: unknown
  firstPosition?: number
  select?: (hit: Json, position: number) => boolean
}

let box: HTMLElement
let root: Root
let elements = 0

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  elements += 1
})
afterEach(() => {
  root.unmount()
  box.remove()
  vi.restoreAllMocks()
})

function render(children: ReactNode) {
  // All that the components ask of their element here is its name.
  const host = { name: `<site-search id="${elements}">` }
  flushSync(() => root.render(<Around host={host}>{children}</Around>))
}

function show(hits: readonly Json[], { attributes = {}, ...given }: Shown = {}) {
  const settings = settingsFrom(attributes)
  render(
    <Hits
      hits={hits}
      settings={settings}
      kindOf={kindsFor(hits, settings)}
      view="list"
      index="tales"
      renderHit={undefined}
      firstPosition={1}
      select={() => true}
      {...given}
    />,
  )
}

const texts = (selector: string) => [...box.querySelectorAll(selector)].map((at) => at.textContent)
const click = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })
  box.querySelector(selector)?.dispatchEvent(event)
  return event
}

test('hits without a group are one list, in the chosen view', () => {
  show([{ title: 'A' }, { title: 'B' }], { view: 'grid' })
  expect(texts('ol[part="hits"][data-view="grid"] > [part="hit"] h3[part="hit-title"]')).toEqual([
    'A',
    'B',
  ])
})

test('when more results come, only the growing part of a long list is rendered', () => {
  const settings = settingsFrom({})
  const select = () => true
  const all = [...Array(mostTogether + 2).keys()].map((at) => ({ title: `${at}` }))
  /** What React was given for each part: the same while it looks through none of it. */
  const partsOf = (count: number) => {
    render(
      <Hits
        hits={all.slice(0, count)}
        settings={settings}
        kindOf={kindsFor(all, settings)}
        view="list"
        index="tales"
        renderHit={undefined}
        firstPosition={1}
        select={select}
      />,
    )
    return [...box.querySelectorAll('ol')].map(
      (list) => Object.entries(list).find(([key]) => key.startsWith('__reactProps'))?.[1],
    )
  }
  const before = partsOf(mostTogether + 1)
  const after = partsOf(mostTogether + 2)
  expect(before[0]).toBeTypeOf('object')
  expect(after.map((part, at) => part === before[at])).toEqual([true, false])
})

test('hits of one group are under one heading, groups in the order in which they come', () => {
  const hits = ['sea', 'town', 'sea', ''].map((place, at) => ({
    objectID: `${at}`,
    title: `T${at}`,
    place,
  }))
  show(hits, { attributes: { 'group-by': 'place', 'heading-level': '2' } })
  expect(texts('h2, h3')).toEqual(['T3', 'sea', 'T0', 'T2', 'town', 'T1'])
  expect(texts('h2')).toEqual(['T3', 'sea', 'town'])
  expect(box.querySelectorAll('ol[part="hits"]')).toHaveLength(3)
})

test('a hit in a group keeps its position among all results', () => {
  const select = vi.fn(() => true)
  const hits = ['a', 'b', 'a'].map((kind, at) => ({ title: `T${at}`, kind, url: '#x' }))
  show(hits, { attributes: { 'group-by': 'kind' }, firstPosition: 21, select })
  click('li:nth-child(2) a')
  expect(select).toHaveBeenCalledExactlyOnceWith(hits[2], 23)
})

test('records that share an id, or have none, are all shown, without an error of React', () => {
  const error = vi.spyOn(console, 'error')
  show([
    { objectID: '1', title: 'A' },
    { objectID: '1', title: 'B' },
    { title: 'C' },
    { title: 'D' },
  ])
  show([{ title: 'D' }, { objectID: '1', title: 'A' }])
  expect(texts('h3')).toEqual(['D', 'A'])
  expect(error).not.toHaveBeenCalled()
})

test('a link is not followed when the page cancels search-select', () => {
  const hits = [{ title: 'A', url: '#a' }]
  show(hits, { select: () => false })
  expect(click('a').defaultPrevented).toBe(true)
  show(hits, { select: () => true })
  expect(click('a').defaultPrevented).toBe(false)
})

test('a hit without an address is neither a link nor a button; one that opens an entry is a button', () => {
  const select = vi.fn(() => true)
  const hits = [{ title: 'A', ref: 'x1' }]
  show(hits)
  expect(box.querySelector('a, button')).toBeNull()
  show(hits, { attributes: { 'hit-entry': 'ref' }, select })
  click('button')
  expect(texts('button')).toEqual(['A'])
  expect(select).toHaveBeenCalledOnce()
})

test('price, date and badge are one line that reads well', () => {
  const hit = { title: 'A', price: 24, currency: 'EUR', date: '2026-03-12', badge: 'New' }
  show([hit])
  expect(texts('[part="hit-meta"]')).toEqual(['€24.00 March 12, 2026 New'])
})

test('a compact hit has title and meta, but no text', () => {
  show([{ title: 'A', summary: 'B', date: '2026-03-12' }], { view: 'compact' })
  expect(texts('h3')).toEqual(['A'])
  expect(texts('time')).toEqual(['March 12, 2026'])
  expect(box.querySelector('[part="hit-text"]')).toBeNull()
})

const link = (text: string) => Object.assign(document.createElement('a'), { href: '#own', text })

test.each([
  ['a node', () => link('Own')],
  ['a text, as text', () => '<b>Own</b>'],
  [
    'a fragment',
    () => {
      const fragment = document.createDocumentFragment()
      fragment.append('Own ', link('link'))
      return fragment
    },
  ],
])('what renderHit gives is shown instead, once however often it is rendered: %s', (_, make) => {
  const renderHit = vi.fn(make)
  const hits = [{ title: 'A' }]
  for (let times = 0; times < 3; times++) show(hits, { renderHit })
  expect(texts('li[part="hit"]')).toEqual([expect.stringMatching(/^(Own|<b>Own<\/b>|Own link)$/)])
  expect(box.querySelector('b, h3')).toBeNull()
  expect(renderHit).toHaveBeenCalledOnce()
})

test('a new renderHit renders the hits again, and without one the built-in hits are back', () => {
  const hits = [{ title: 'A' }]
  show(hits, { renderHit: () => 'one' })
  show(hits, { renderHit: () => link('two') })
  expect(texts('li')).toEqual(['two'])
  show(hits)
  expect(texts('li')).toEqual(['A'])
})

test('a link in the owner’s hit tells the page, and can be cancelled, like a built-in one', () => {
  const select = vi.fn(() => false)
  const hits = [{ title: 'A' }]
  show(hits, { renderHit: () => link('Own'), firstPosition: 5, select })
  expect(click('li a').defaultPrevented).toBe(true)
  expect(select).toHaveBeenCalledExactlyOnceWith(hits[0], 5)
  click('li')
  expect(select).toHaveBeenCalledOnce()
})

test('a renderHit that throws is told once, and the built-in hits are shown', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const renderHit = ({ title }: Json) => {
    if (title !== 'B') throw new Error(`no ${title}`)
    return 'own B'
  }
  show([{ title: 'A' }, { title: 'B' }, { title: 'C' }], { renderHit })
  expect(texts('li')).toEqual(['A', 'own B', 'C'])
  expect(error).toHaveBeenCalledOnce()
  expect(String(error.mock.calls[0]?.[0])).toMatch(/<site-search id="\d+">: renderHit failed/)
})

test.each([[null], [undefined], [5], [{}]])(
  'a renderHit that gives %j has the built-in hit shown',
  (made) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    show([{ title: 'A' }], { renderHit: () => made })
    expect(texts('h3')).toEqual(['A'])
  },
)
