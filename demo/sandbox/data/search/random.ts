// Numbers that look random and are the same everywhere: a seed makes the whole guide.

export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  }
}
