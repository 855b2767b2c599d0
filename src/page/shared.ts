// Data shared by all our scripts on a page, because each element may come from a different file.
/** The first caller creates it. It is on a symbol, because any other name could be an element's id. */
export function sharedByScripts<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site-embed ${name}`)
  const known: Value | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const value = make()
  Reflect.set(globalThis, key, value)
  return value
}
