import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asciiOf, withoutUnused, withoutWordsOfSearch } from '../../scripts/bundle/lean.ts'

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

describe('a script of documents alone', () => {
  function madeOf(language: string) {
    const path = `src/shell/messages/${language}.ts`
    const { transform } = withoutWordsOfSearch(true)
    if (typeof transform !== 'function') throw new Error('no hook')
    const source = readFileSync(path, 'utf8')
    return { source, ...(transform.call({} as never, source, `/a/${path}`) as { code: string }) }
  }
  const made = madeOf('pl')
  const keys = made.code.match(/^ {2}\w+(?=:)/gm)?.map((key) => key.trim())

  test('has all that documents say in the languages that are built in', () => {
    const said = ['contents', 'linkToHeading', 'documentNotFound', 'offline', 'retry', 'free']
    expect(keys).toEqual(expect.arrayContaining(said))
  })

  test('has no words of the search there, and each line where it was', () => {
    for (const key of ['clearSearch', 'resultCount', 'calendar']) expect(keys).not.toContain(key)
    expect(made.code.split('\n').length).toBe(made.source.split('\n').length)
    expect(madeOf('en').code).toContain("clearSearch: ''")
  })
})

test('a page in another encoding reads the same letters', () => {
  expect(asciiOf('“ł”')).toBe('\\u201c\\u0142\\u201d')
})
