// Finds the script tag of our script.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptWith } from '../element/reading.ts'

const found = async () => (await import('../../src/page/own-script.ts')).ownScript()

beforeEach(() => vi.resetModules())
afterEach(() => document.body.replaceChildren())

test.each([
  'https://cdn.example.com/site-embed@1.0.0/site-embed.js',
  '/js/site-embed.js?v=3',
  'site-embed.min.js',
  'a/site-embed.js#x',
])('it is found by its address if currentScript is hidden: %s', async (src) => {
  const script = scriptWith({ src, type: 'text/plain' })
  document.body.append(scriptWith({ type: 'text/plain' }), script)
  expect(await found()).toBe(script)
})

test.each(['/js/other-site-embed.json', '/js/my-site-embed.js', '/site-embed.js.map', ''])(
  'no other script is mistaken for it: %j',
  async (src) => {
    document.body.append(scriptWith({ src, type: 'text/plain' }))
    expect(await found()).toBeNull()
  },
)

test('it is not an image that has taken the name currentScript', async () => {
  const image = document.createElement('img')
  Object.defineProperty(document, 'currentScript', { value: image, configurable: true })
  expect(await found()).toBeNull()
  Reflect.deleteProperty(document, 'currentScript')
})
