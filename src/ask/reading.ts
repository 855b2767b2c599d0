// Reads answers of a service without trusting their shape.
import { isObject, type Json, listOf, parsedJson } from '../net/json.ts'

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
export const textsIn = (value: unknown) => listOf(value).map(textIn).filter(Boolean)
export const objectsIn = (value: unknown) => listOf(value).filter(isObject)
/** Also reads an object that is JSON in a string. */
export function objectIn(value: unknown): Json {
  const object = typeof value === 'string' ? parsedJson(value) : value
  return isObject(object) ? object : {}
}
