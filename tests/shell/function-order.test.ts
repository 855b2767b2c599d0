// The build puts functions that are alike near each other. What the script does stays the same.
import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { longInOrder, outermostInOrder } from '../../scripts/bundle/order.ts'
import { statementsOf } from '../../scripts/bundle/statements.ts'

const price =
  'function price(e){return e.querySelector(".price")?.textContent?.trim().replace(",",".")??""}'
const title =
  'function title(e){return e.querySelector(".title")?.textContent?.trim().replace(",",".")??""}'
const random = (seed: number) =>
  Array.from({ length: 40_000 }, (_, at) => ((at * seed) % 977).toString(36)).join('')
const far = `var far="${random(7919)}";`
const last = 'globalThis.found=[far.length,price,title].map(String)'
/** What the script leaves behind, as text. */
const run = (text: string) => {
  new Function(text)()
  return Reflect.get(globalThis, 'found')
}
const apart = (code: string) =>
  Math.abs(code.indexOf('function title') - code.indexOf('function price'))
const script = `(function(){${price}${far}function other(){return far}${title}${last}})();`

test('functions that are alike come within reach of each other', () => {
  expect(apart(script)).toBeGreaterThan(40_000)
  expect(apart(outermostInOrder(script, 'script.js').code)).toBeLessThan(200)
})

test('what is no function stays in its order, and the last statement stays last', () => {
  const starts = statementsOf(outermostInOrder(script, 'script.js').code)
    .filter(({ isFunction }, at, { length }) => !isFunction || at === length - 1)
    .map(({ text }) => text.slice(0, 8))
  expect(starts).toEqual(['var far=', 'globalTh'])
})

test('the script does the same', () => {
  const { code } = outermostInOrder(script, 'script.js')
  expect(run(code)).toEqual(run(script))
})

test('functions of a script that is an arrow function are moved too', () => {
  const arrow = script.replace('function()', '()=>')
  expect(apart(outermostInOrder(arrow, 'script.js').code)).toBeLessThan(200)
})

test('in a function that is longer than deflate looks back, functions are moved too', () => {
  const inner = `(function(){function renderer(){${price}${far}function other(){return far}${title}return[far.length,price,title].map(String)}globalThis.found=renderer()})();`
  const { code } = longInOrder(inner, 'script.js')
  expect(apart(inner)).toBeGreaterThan(40_000)
  expect(apart(code)).toBeLessThan(200)
  expect(run(code)).toEqual(run(inner))
})

test('variables that come to stand beside each other are declared in one go', () => {
  const one = 'function one(){return 1}'
  const parted = `(function(){var first=1;${one}var second=first+1;var[third]=[second+1];var{fourth}={fourth:third+one()};globalThis.found=fourth})();`
  const { code } = outermostInOrder(parted, 'script.js')
  expect(code).toContain('second=first+1,[third]=[second+1],{fourth}=')
  expect(run(code)).toBe(4)
})

test('a source map leads from a moved function to where it stood', () => {
  const { code, map } = outermostInOrder(script, 'script.js')
  const { mappings, names, sources, version } = map
  const found = new SourceMap({
    ...{ file: '', mappings, names, sources, sourceRoot: '', version },
    sourcesContent: [script],
  }).findEntry(0, code.indexOf('title('))
  expect(found).toMatchObject({ originalLine: 0, originalColumn: script.indexOf('title(') })
})

test('of a script that is no function nothing is moved: the build says so', () => {
  expect(() => statementsOf('let a = 1')).toThrow('not a function')
})

test('a build compresses nothing with Node’s own zlib, so that it makes the same file with every version of Node', () => {
  const users = readdirSync('scripts/bundle').filter((file) =>
    readFileSync(`scripts/bundle/${file}`, 'utf8').includes('node:zlib'),
  )
  expect(users).toEqual([])
})
