// Requests that the page sent before our script.
import { afterEach, expect, test, vi } from 'vitest'
import { earlyAnswer } from '../../../src/search/service/early.ts'

const url =
  'https://app-dsn.algolia.net/1/indexes/*/queries?x-algolia-api-key=key&x-algolia-application-id=app'
const body = '{"requests":[{"indexName":"books","query":"","page":0}]}'
const answer = Promise.resolve('the answer')

afterEach(() => {
  delete window.SiteEmbedEarly
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the same request gets the early answer, once', () => {
  window.SiteEmbedEarly = [[url, body, answer]]
  expect(earlyAnswer(url, body)).toBe(answer)
  expect(earlyAnswer(url, body)).toBeNull()
})

test('the order of names, the client’s name and the request id make no difference', () => {
  window.SiteEmbedEarly = [[url, body, answer]]
  const sent = `${url.replace('?', '?x-algolia-request-id=7&x-algolia-agent=me&')}`
  const reordered = '{"requests":[{"page":0,"query":"","indexName":"books"}]}'
  expect(earlyAnswer(sent, reordered)).toBe(answer)
})

test.each([
  ['words', url, body.replace('"query":""', '"query":"a"')],
  ['key', url.replace('key=key', 'key=other'), body],
  ['host', url.replace('app-dsn', 'app-1'), body],
])('another %s makes another request', (_, address, text) => {
  window.SiteEmbedEarly = [[url, body, answer]]
  expect(earlyAnswer(address, text)).toBeNull()
})

test.each([
  ['that nobody asks any more is told', body.replace('"page":0', '"page":1'), 1],
  ['that was asked is not told', body, 0],
])('an early request %s to the owner, once', (_, asked, times) => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  window.SiteEmbedEarly = [[url, body, answer]]
  void earlyAnswer(url, asked)
  void earlyAnswer(url, '{"requests":[]}')
  vi.advanceTimersByTime(10_000)
  expect(warn).toHaveBeenCalledTimes(times)
})

test('anything else with that name on the page is ignored', () => {
  Reflect.set(window, 'SiteEmbedEarly', document.createElement('div'))
  expect(earlyAnswer(url, body)).toBeNull()
})
