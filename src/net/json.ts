// Reading values of unknown shape: answers of services, and what a page's scripts pass.
import { attempt } from '../errors/attempt.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const parsedJson = (text: string): unknown => attempt(() => JSON.parse(text))
/** For `JSON.stringify`: the order of names in an object says nothing. */
export const inOrder = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value
/** An own property: the name comes from outside and may be `constructor`. */
export const own = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined
/** An object counts as 0: its `toString` may be no function, and then `Number` throws. */
export const numberIn = (value: unknown) => (typeof value === 'object' ? 0 : Number(value))
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** For `JSON.stringify`, on pages where an old library has given texts and lists a `toJSON` that returns JSON. */
export function asItIs(this: Json, name: string) {
  return this[name]
}
