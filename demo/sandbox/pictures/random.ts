// Chance that repeats: the same name gives the same numbers on every machine.

/** FNV-1a, stirred once more so that names that differ in one letter lie far apart. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const unit of Buffer.from(name, 'utf8')) hash = Math.imul(hash ^ unit, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

export interface Chance {
  /** A number from low up to high. */
  between: (low: number, high: number) => number
  /** True this part of the times. */
  happens: (part: number) => boolean
  oneOf: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    happens: (part) => next() < part,
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
