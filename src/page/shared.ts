// What all scripts of ours on a page have in common, whichever came first: a page may load an element
// from a file of its own each.

/** Made by the first who asks. On a symbol, because any other name could be an element's id. */
export function sharedByScripts<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site-embed ${name}`)
  const known: Value | undefined = Reflect.get(globalThis, key)
  if (known !== undefined) return known
  const value = make()
  Reflect.set(globalThis, key, value)
  return value
}
