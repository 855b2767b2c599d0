/** A list of listeners. A call reaches those that are in the list when it starts. */
export function createListeners<Told extends unknown[] = []>() {
  type Listener = (...told: Told) => unknown
  const all = new Set<Listener>()
  return {
    tell(...told: Told) {
      for (const listener of [...all]) listener(...told)
    },
    subscribe(listener: Listener) {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
  }
}
