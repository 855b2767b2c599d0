/** Whoever wants to hear of something: those who are there when it is told. */
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
