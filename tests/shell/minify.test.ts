import { expect, test } from 'vitest'
import { minified } from '../../scripts/bundle/minify.ts'

/** The plugins' hooks, called one after the other as the bundler would. */
async function shorten(code: string, withArrows = false) {
  let made = code
  for (const { renderChunk } of minified(withArrows)) {
    if (typeof renderChunk !== 'function') throw new Error('no hook')
    const chunk = { fileName: 'one.js' }
    const next = await renderChunk.call({} as never, made, chunk as never, {} as never, {} as never)
    if (!next || typeof next !== 'object' || !('code' in next)) throw new Error('nothing came')
    made = String(next.code)
  }
  return made
}

test('names that nobody outside sees are short, and those of properties stay', async () => {
  const made = await shorten(
    '(function () { const remembered = window.opener; window.first = remembered.second; window.third = remembered })()',
  )
  expect(made).not.toContain('remembered')
  for (const name of ['opener', 'first', 'second', 'third']) expect(made).toContain(name)
})

test('a page in another encoding reads the same letters of a minified script', async () => {
  const made = await shorten('console.log("“ł”", `“ł” ` + location)')
  expect(made).toMatch(/^[\x20-\x7e\n]+$/)
  const said: unknown[] = []
  new Function('console', 'location', made)({ log: (...all: unknown[]) => said.push(...all) }, 'at')
  expect(said).toEqual(['“ł”', '“ł” at'])
})

test('a function that is made an instance of stays one', async () => {
  const made = await shorten(
    'window.made = new (function () { const Fake = function () { throw Error() }; Object.defineProperty(Fake.prototype, "props", {}); return Fake })()',
  )
  expect(made).not.toContain('=>')
})

test('with arrows, only a function that uses its `this` stays a function', async () => {
  const code =
    '(function () { window.one = function (a) { return a + 1 }; window.two = function () { return this } })()'
  const made = await shorten(code, true)
  expect(made).toMatch(/\.one=\w=>\w\+1/)
  expect(made).toMatch(/\.two=function\(\)/)
})

test('what cannot be read fails the build', async () => {
  await expect(shorten('const = 1')).rejects.toThrow()
})
