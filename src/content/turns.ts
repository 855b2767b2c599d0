// Which time it is that an entry's own text stands in a document.

/** Entries that stand in each other's texts in every order would fill any memory. */
const most = 200

export function countTurns() {
  const times = new Map<string, number>()
  let deep = 0
  /** From 1; 0 when there are too many entries within entries. */
  return (id: string, isDeep: boolean): number => {
    if (isDeep && ++deep > most) return 0
    const turn = (times.get(id) ?? 0) + 1
    times.set(id, turn)
    return turn
  }
}
