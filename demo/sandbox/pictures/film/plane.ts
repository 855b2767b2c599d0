// Planes of means: where their blocks lie, what is guessed of them, and how they are gathered.

/** A plane of means, one for each block. */
export interface Plane {
  width: number
  height: number
  means: Uint8Array
}

/** Where the blocks of a macroblock lie in a plane. */
export function placesOf({ width }: Plane, x: number, y: number, size: number): number[] {
  return Array.from(
    { length: size * size },
    (_, index) => (y + Math.floor(index / size)) * width + x + (index % size),
  )
}

/** The mean of what borders on the macroblock; 128 where nothing does. */
export function guessFor({ width, means }: Plane, x: number, y: number, size: number): number {
  const borders: number[] = []
  for (let step = 0; step < size; step++) {
    if (y > 0) borders.push(means[(y - 1) * width + x + step] ?? 0)
    if (x > 0) borders.push(means[(y + step) * width + x - 1] ?? 0)
  }
  if (borders.length === 0) return 128
  const sum = borders.reduce((total, mean) => total + mean, 0)
  return Math.floor(sum / borders.length + 0.5)
}

/** Sums and differences of four, over columns and then rows. Done twice, it gives 16 times the input. */
export function transformed(values: readonly number[]): number[] {
  return overFours(overFours(values, 4, 1), 1, 4)
}

function overFours(values: readonly number[], step: number, next: number): number[] {
  const result = [...values]
  for (let line = 0; line < 4; line++) {
    const at = (index: number): number => line * next + index * step
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((index) => values[at(index)])
    result[at(0)] = a + b + c + d
    result[at(1)] = a + b - c - d
    result[at(2)] = a - b - c + d
    result[at(3)] = a - b + c - d
  }
  return result
}

export function clamped(value: number): number {
  return Math.min(255, Math.max(0, value))
}
