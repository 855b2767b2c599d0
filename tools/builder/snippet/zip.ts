// Files in one .zip, as they are: scripts are small enough, and each host reads what is not compressed.
export interface ZipFile {
  name: string
  bytes: Uint8Array
}

/** The sum that the format asks for, bit by bit: a table would be longer than the wait. */
function crcOf(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** Numbers of two or four bytes, the least first. */
function numbers(
  ...all: readonly (readonly [size: 2 | 4, value: number])[]
): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const [size, value] of all)
    for (let at = 0; at < size; at++) bytes.push((value >>> (8 * at)) & 255)
  return new Uint8Array(bytes)
}

/** The first of January 1980, the earliest date of the format, because the files need no date. */
const day = 0x21
const isUtf8 = 0x800

/** Stands before each file, and again in the list at the end. */
const factsOf = (
  size: number,
  crc: number,
  name: number,
): readonly (readonly [2 | 4, number])[] => [
  [2, 20],
  [2, isUtf8],
  [2, 0],
  [2, 0],
  [2, day],
  [4, crc],
  [4, size],
  [4, size],
  [2, name],
  [2, 0],
]

const lengthOf = (pieces: readonly Uint8Array[]) =>
  pieces.reduce((sum, { length }) => sum + length, 0)

export function zipOf(files: readonly ZipFile[]): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  for (const file of files) {
    const name = new TextEncoder().encode(file.name)
    const bytes = new Uint8Array(file.bytes)
    const facts = factsOf(bytes.length, crcOf(bytes), name.length)
    const start = lengthOf(pieces)
    pieces.push(numbers([4, 0x04034b50], ...facts), name, bytes)
    const inList = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ] as const
    list.push(numbers([4, 0x02014b50], [2, 20], ...facts, ...inList), name)
  }
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, lengthOf(list)],
    [4, lengthOf(pieces)],
    [2, 0],
  )
  return new Blob([...pieces, ...list, end], { type: 'application/zip' })
}
