// What all scripts of ours on a page have in common: each element may come from a file of its own.
/** Made by the first who asks. On a symbol, because any other name could be an element's id. */
export function sharedByScripts<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site-embed ${name}`)
  const known: Value | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const value = make()
  Reflect.set(globalThis, key, value)
  return value
}
