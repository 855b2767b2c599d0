// The lines that stand for the compilers' helpers do what the published helpers do.
import { describe, expect, test } from 'vitest'
import { helpers } from '../../scripts/bundle/native-helpers.ts'

type Helper = (...given: unknown[]) => unknown

async function both(name: string): Promise<[ours: Helper, published: Helper]> {
  const source = `export const _ = ${helpers[name]}`
  const { _: ours } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  const { _: published } = await import(`../../node_modules/@swc/helpers/esm/${name}.js`)
  return [ours, published]
}

const named = JSON.parse('{"__proto__": 1, "a": 2}')
const symbol = Symbol('mark')
class Animal {}

/** What each is given, made anew for each of the two. */
const cases: [name: string, given: () => unknown[]][] = [
  ['_define_property', () => [{}, 'a', 1]],
  ['_define_property', () => [{ a: 0 }, 'a', 1]],
  ['_extends', () => [{ a: 1 }, { b: 2 }, null]],
  ['_instanceof', () => [new Animal(), Animal]],
  ['_instanceof', () => [[], Animal]],
  ['_object_destructuring_empty', () => [{ a: 1 }]],
  ['_object_spread', () => [{ a: 1 }, { a: 2, [symbol]: 3 }, null, undefined, false, 'ab']],
  ['_object_spread', () => [{}, named]],
  ['_object_spread_props', () => [{ a: 1 }, { a: 2, b: 3 }]],
  ['_object_spread_props', () => [{ a: 1 }, null]],
  ['_object_without_properties', () => [{ a: 1, b: 2, [symbol]: 3 }, ['a']]],
  ['_object_without_properties', () => [null, ['a']]],
  ['_sliced_to_array', () => [[1, 2], 2]],
  ['_sliced_to_array', () => [new Map([['a', 1]]), 1]],
  ['_to_array', () => [new Set([1, 2])]],
  ['_to_consumable_array', () => [[1, 2]]],
  ['_to_consumable_array', () => [new Set([1, 2])]],
  ['_type_of', () => ['text']],
  ['_type_of', () => [symbol]],
]

test.each(cases)('%s gives what the published helper gives (%#)', async (name, given) => {
  const [ours, published] = await both(name)
  const [mine, theirs] = [given(), given()]
  const result = ours(...mine)
  expect(result).toEqual(published(...theirs))
  // What it changes is changed alike.
  expect(mine).toEqual(theirs)
})

test('a spread changes the object that it is given, and no prototype', async () => {
  const [spread] = await both('_object_spread')
  const target = {}
  expect(spread(target, named)).toBe(target)
  expect(Object.getPrototypeOf(target)).toBe(Object.prototype)
  expect(Object.hasOwn(target, '__proto__')).toBe(true)
})

describe.each([0, 1] as const)('a compiled class (%#: ours, then as published)', (which) => {
  test('has a parent, members that nobody lists, and itself as constructor', async () => {
    const pick = async (name: string) => (await both(name))[which]
    const create = await pick('_create_class')
    const inherits = await pick('_inherits')
    const callSuper = await pick('_call_super')
    function Parent(this: { word: string }, word: string) {
      this.word = word
    }
    function Child(this: object, word: string): unknown {
      return callSuper(this, Child, [word])
    }
    inherits(Child, Parent)
    create(Child, [
      { key: 'loud', value: () => 'LOUD' },
      { key: 'size', get: () => 3 },
    ])
    const made = Reflect.construct(Child, ['quiet'])
    expect(made).toMatchObject({ word: 'quiet' })
    expect([made.loud(), made.size, Object.keys(made)]).toEqual(['LOUD', 3, ['word']])
    expect(made instanceof Parent && made instanceof Child).toBe(true)
    expect(made.constructor).toBe(Child)
  })
})
