/** What the work gives; null where the browser throws, for which we have another way. */
export function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
