// The build declares the functions that variables hold, so that they can be moved. They do the same.
import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { withDeclared } from '../../scripts/bundle/declared.ts'

const script = (statements: string) => `(function(){${statements}globalThis.found=1})();`
const declared = (statements: string) => withDeclared(script(statements)).code

test('a function that a variable holds is declared, whatever it takes and gives', () => {
  expect(declared('var a=e=>e+1;')).toBe(script('function a(e){return e+1}'))
  expect(declared('var a=()=>({b:1});')).toBe(script('function a(){return {b:1}}'))
  expect(declared('var a=(e,t)=>(e(),t);')).toBe(script('function a(e,t){return e(),t}'))
  expect(declared('var a=({e:t},[n]=[1],...r)=>{t()};')).toBe(
    script('function a({e:t},[n]=[1],...r){t()}'),
  )
  expect(declared('var a=async e=>await e;')).toBe(script('async function a(e){return await e}'))
})

test('what else the statement declares stays in its order', () => {
  expect(declared('var a=1,b=2,c=()=>3,d=()=>4,e=c();')).toBe(
    script('var a=1,b=2;function c(){return 3}function d(){return 4}var e=c();'),
  )
  expect(declared('var a=()=>1,b=a(),c=()=>2;')).toBe(
    script('function a(){return 1}var b=a();function c(){return 2}'),
  )
})

test('what holds no function of its own stays as it is', () => {
  for (const kept of ['var a=1,b;', 'var {a}=b;', 'var a=function(){return this};', 'a=()=>1;'])
    expect(declared(kept)).toBe(script(kept))
})

test('a source map leads from a declared function to where it stood', () => {
  const from = script('var first=1,named=(e)=>e.outcome;')
  const { code, map } = withDeclared(from)
  const { mappings, names, sources, version } = map
  const found = new SourceMap({
    ...{ file: '', mappings, names, sources, sourceRoot: '', version },
    sourcesContent: [from],
  }).findEntry(0, code.indexOf('outcome'))
  expect(found).toMatchObject({ originalLine: 0, originalColumn: from.indexOf('outcome') })
})
