// Counts how often an entry's own text is shown in a document, so that its headings get ids of their
// own each time.

/** Entries that embed each other in every order would otherwise grow without end. */
const mostDeep = 200

export function occurrenceCounter() {
  const times = new Map<string, number>()
  let deep = 0
  /** Counts from 1; 0 when too many entries stand within entries, and the text is to be left out. */
  return (id: string, isDeep: boolean): number => {
    if (isDeep && ++deep > mostDeep) return 0
    const time = (times.get(id) ?? 0) + 1
    times.set(id, time)
    return time
  }
}
