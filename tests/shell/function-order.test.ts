// The build puts functions that are alike near each other. What the script does stays the same.
import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { inOrder, statementsOf } from '../../scripts/bundle/order.ts'

const price =
  'function price(e){return e.querySelector(".price")?.textContent?.trim().replace(",",".")??""}'
const title =
  'function title(e){return e.querySelector(".title")?.textContent?.trim().replace(",",".")??""}'
const random = (seed: number) =>
  Array.from({ length: 40_000 }, (_, at) => ((at * seed) % 977).toString(36)).join('')
const far = `var far="${random(7919)}";`
const last = 'globalThis.found=[far.length,price,title].map(String)'
const script = `(function(){${price}${far}function other(){return far}${title}${last}})();`

test('functions that are alike come within reach of each other', () => {
  const apart = (code: string) =>
    Math.abs(code.indexOf('function title') - code.indexOf('function price'))
  expect(apart(script)).toBeGreaterThan(40_000)
  expect(apart(inOrder(script, 'script.js').code)).toBeLessThan(200)
})

test('what is no function stays in its order, and the last statement stays last', () => {
  const starts = statementsOf(inOrder(script, 'script.js').code)
    .filter(({ isFunction }, at, { length }) => !isFunction || at === length - 1)
    .map(({ text }) => text.slice(0, 8))
  expect(starts).toEqual(['var far=', 'globalTh'])
})

test('the script does the same', () => {
  const { code } = inOrder(script, 'script.js')
  const run = (text: string) => {
    new Function(text)()
    return Reflect.get(globalThis, 'found')
  }
  expect(run(code)).toEqual(run(script))
})

test('a source map leads from a moved function to where it stood', () => {
  const { code, map } = inOrder(script, 'script.js')
  const { mappings, names, sources, version } = map
  const found = new SourceMap({
    ...{ file: '', mappings, names, sources, sourceRoot: '', version },
    sourcesContent: [script],
  }).findEntry(0, code.indexOf('title('))
  expect(found).toMatchObject({ originalLine: 0, originalColumn: script.indexOf('title(') })
})

test('of a script that is no function nothing is moved: the build says so', () => {
  expect(() => statementsOf('let a = 1')).toThrow('no function')
})
