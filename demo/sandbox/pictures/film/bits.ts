// An arithmetic coder: each decision narrows an interval by how likely it was, and what is written
// is a number inside the last interval. Kept as one long integer, which needs no carrying.

export interface BitWriter {
  /** `probability` of 256 that the bit is 0. */
  bit: (bit: number, probability: number) => void
  /** A number in so many bits, the highest first, each as likely 0 as 1. */
  number: (value: number, bits: number) => void
  bytes: () => Uint8Array
}

export function createBitWriter(): BitWriter {
  let low = 0n
  let range = 255
  let shifts = 0
  const bit = (value: number, probability: number): void => {
    const split = 1 + (((range - 1) * probability) >> 8)
    if (value) low += BigInt(split)
    range = value ? range - split : split
    const room = Math.clz32(range) - 24
    low <<= BigInt(room)
    range <<= room
    shifts += room
  }
  return {
    bit,
    number: (value, bits) => {
      for (let place = bits - 1; place >= 0; place--) bit((value >> place) & 1, 128)
    },
    bytes: () => {
      const length = Math.ceil((shifts + 8) / 8)
      const padded = low << BigInt(length * 8 - shifts - 8)
      return Buffer.from(padded.toString(16).padStart(length * 2, '0'), 'hex')
    },
  }
}
