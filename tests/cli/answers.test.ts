// Cached answers belong to one page.
import { afterEach, expect, test, vi } from 'vitest'
import { withAnswers } from '../../tools/cli/prerender/answers.ts'

afterEach(() => vi.unstubAllGlobals())

const service = () => {
  const fetch = vi.fn(async () => new Response('{"items":[]}'))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('answers of a page are kept until it is done, and requests go as before for the next', async () => {
  const fetch = service()
  const { answers } = await withAnswers(() => globalThis.fetch('https://example.com/a/entries?x=1'))
  expect(answers.map(({ question }) => question)).toEqual(['https://example.com/a/entries?x=1'])
  expect(globalThis.fetch).toBe(fetch)
})

test('a page that fails leaves nothing in the way of the next', async () => {
  const fetch = service()
  await expect(withAnswers(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(globalThis.fetch).toBe(fetch)
})
