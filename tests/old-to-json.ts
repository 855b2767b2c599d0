// What Prototype.js 1.6 adds to texts, numbers and lists: a `toJSON` that returns JSON, and not a value.

/** Calls with it in place. What calls later finds it gone. */
export function withOldToJson<Value>(call: () => Value): Value {
  const kinds = [Array.prototype, String.prototype, Number.prototype]
  const toJSON = {
    configurable: true,
    value() {
      return `"${this}"`
    },
  }
  for (const kind of kinds) Object.defineProperty(kind, 'toJSON', toJSON)
  try {
    return call()
  } finally {
    for (const kind of kinds) Reflect.deleteProperty(kind, 'toJSON')
  }
}
