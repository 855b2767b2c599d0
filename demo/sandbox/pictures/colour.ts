export type Colour = readonly [red: number, green: number, blue: number]

export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The first colour at 0, the second at 1. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const blend = (from: number, to: number): number => from + (to - from) * part
  return [blend(one[0], other[0]), blend(one[1], other[1]), blend(one[2], other[2])]
}

export function cssColour(colour: Colour): string {
  return `rgb(${colour.map((channel) => Math.round(channel)).join(' ')})`
}
