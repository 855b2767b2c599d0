// In which document of the page an entry opens.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host } from '../../src/page/host.ts'
import { openEntry } from '../../src/page/open-entry.ts'

const hostOf = (element: HTMLElement) =>
  ({ element, name: '<rich-doc id="from">', call: (_: string) => {} }) as Host
const add = (parent: Node, tag: string, id = '') =>
  parent.appendChild(Object.assign(document.createElement(tag), { id }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('`opens` finds the document that the selector names', () => {
  const from = add(document.body, 'rich-doc')
  const to = add(document.body, 'rich-doc', 'to')
  expect(openEntry(hostOf(from), '#to', 'amber')).toBe(true)
  expect([from.getAttribute('entry-id'), to.getAttribute('entry-id')]).toEqual([null, 'amber'])
})

test('`opens` finds the document inside a placeholder, whatever its prefix', () => {
  const from = add(document.body, 'rich-doc')
  const inside = add(add(document.body, 'div', 'to'), 'acme-rich-doc')
  expect(openEntry(hostOf(from), '#to', 'amber')).toBe(true)
  expect(inside.getAttribute('entry-id')).toBe('amber')
})

test('`opens` finds a document that an app has given another name', () => {
  const from = add(document.body, 'rich-doc')
  const to = Object.assign(add(document.body, 'acme-text', 'to'), { entryId: null })
  expect(openEntry(hostOf(from), '#to', 'amber')).toBe(true)
  expect(to.getAttribute('entry-id')).toBe('amber')
})

test('`opens` finds a document in the same shadow root before one outside', () => {
  const outside = add(document.body, 'rich-doc', 'to')
  const root = add(document.body, 'div').attachShadow({ mode: 'open' })
  const from = add(root, 'rich-doc')
  const inside = add(root, 'rich-doc', 'to')
  expect(openEntry(hostOf(from), '#to', 'amber')).toBe(true)
  expect([outside.getAttribute('entry-id'), inside.getAttribute('entry-id')]).toEqual([
    null,
    'amber',
  ])
})

test('an element that is not a document is not used, and the owner is told', () => {
  const from = add(document.body, 'rich-doc')
  const to = add(document.body, 'div', 'to')
  expect(openEntry(hostOf(from), '#to', 'amber')).toBe(false)
  expect(to.hasAttribute('entry-id')).toBe(false)
  expect(console.warn).toHaveBeenCalledOnce()
})
