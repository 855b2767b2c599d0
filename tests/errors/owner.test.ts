// Console messages for the page's owner: each once, and never endless.
import { beforeEach, expect, test, vi } from 'vitest'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const error = vi.spyOn(console, 'error').mockImplementation(() => {})

let owner = await import('../../src/errors/owner.ts')
beforeEach(async () => {
  warn.mockClear()
  error.mockClear()
  vi.resetModules()
  owner = await import('../../src/errors/owner.ts')
})

test('a message is written once, however often it happens', () => {
  for (let times = 0; times < 5; times++) owner.tellOwner('warn', 'the same')
  owner.tellOwner('warn', 'another')
  expect(warn.mock.calls).toEqual([['site-embed: the same'], ['site-embed: another']])
})

test('an error goes to console.error, with its details', () => {
  const cause = new Error('boom')
  owner.tellOwner('error', 'broken', cause)
  expect(error).toHaveBeenCalledWith('site-embed: broken', cause)
  expect(warn).not.toHaveBeenCalled()
})

test('a page with errors for days does not fill the console or the memory', () => {
  for (let number = 0; number < 5000; number++) owner.tellOwner('warn', `thing ${number}`)
  expect(warn.mock.calls.length).toBeLessThanOrEqual(501)
  expect(warn.mock.calls.length).toBeGreaterThan(100)
})

test('an element is named so that its owner finds it', () => {
  const element = document.createElement('site-search')
  expect(owner.nameOf(element)).toBe('<site-search>')
  element.id = 'events'
  expect(owner.nameOf(element)).toBe('<site-search id="events">')
})
