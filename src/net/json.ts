// Reading values of unknown shape: answers of services, and what a page's scripts pass.
import { attempt } from '../errors/attempt.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const parsedJson = (text: string): unknown => attempt(() => JSON.parse(text))
/** For `JSON.stringify`: sorts names, because their order in an object means nothing. */
export const inOrder = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value
/** Reads only own properties, because the name comes from outside and may be `constructor`. */
export const own = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined
/** An object counts as 0: if its `toString` is not a function, `Number` throws. */
export const numberIn = (value: unknown) => (typeof value === 'object' ? 0 : Number(value))
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** For `JSON.stringify` on pages where an old library has added a wrong `toJSON` to strings and arrays. */
export function asItIs(this: Json, name: string) {
  return this[name]
}
