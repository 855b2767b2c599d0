// What came over the wire is unknown until it has been looked at.

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** By a name that nobody has checked: `constructor` is one too. */
export const own = <Value>(values: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
