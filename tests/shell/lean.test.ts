import { expect, test } from 'vitest'
import { asciiOf, withoutUnused } from '../../scripts/bundle/lean.ts'

/** The plugin's hooks, called as the bundler would, which says what is wrong by throwing. */
function bundle(unused: Record<string, string>, modules: readonly string[]) {
  const { load, buildEnd } = withoutUnused(unused)
  if (typeof load !== 'function' || typeof buildEnd !== 'function') throw new Error('no hooks')
  const bundler = {
    error(message: string): never {
      throw new Error(message)
    },
  }
  const sources = modules.map((id) => load.call(bundler as never, id, undefined as never))
  buildEnd.call(bundler as never, undefined)
  return sources
}

const unused = { 'one/dist/part.js': 'export const part = 1' }

test('a module that no element uses is replaced as a whole, wherever its package lies', () => {
  expect(bundle(unused, ['/a/node_modules/one/dist/part.js', '/a/src/main.tsx'])).toEqual([
    unused['one/dist/part.js'],
    null,
  ])
})

test('a module on the list that nothing imports any more fails the build', () => {
  expect(() => bundle(unused, ['/a/node_modules/one/dist/other.js'])).toThrow('one/dist/part.js')
})

test('a page in another encoding reads the same letters', () => {
  expect(asciiOf('“ł”')).toBe('\\u201c\\u0142\\u201d')
})
