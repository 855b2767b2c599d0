// A PNG of 8 bits a channel, written and read again: header, one packed data chunk, end.
import { deflateSync, inflateSync } from 'node:zlib'

export interface Pixels {
  width: number
  height: number
  /** 3 for red, green and blue; 4 with transparency. */
  channels: 3 | 4
  bytes: Uint8Array
}

const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const crcTable = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = -1
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ -1) >>> 0
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length)
  body.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(body), body.length + 4)
  return bytes
}

function header({ width, height, channels }: Pixels): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = 8
  data[9] = channels === 3 ? 2 : 6
  return data
}

export function encodePng(pixels: Pixels): Uint8Array {
  return Buffer.concat([
    signature,
    chunk('IHDR', header(pixels)),
    chunk('IDAT', deflateSync(filteredRows(pixels), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ])
}

/** How far back the value lies that a row's values are told apart from: beside it, or above it. */
const filters = { beside: 1, above: 2 } as const

function filteredRows({ width, height, channels, bytes }: Pixels): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    const beside = rows.subarray(y * (stride + 1), (y + 1) * (stride + 1))
    const above = new Uint8Array(stride + 1)
    const costBeside = filterRow(beside, bytes, y * stride, filters.beside, channels)
    const costAbove = filterRow(above, bytes, y * stride, filters.above, y === 0 ? 0 : stride)
    if (costAbove <= costBeside) beside.set(above)
  }
  return rows
}

/** Writes a row as differences to what lies `back`; small ones pack well, so their sum is the cost. */
function filterRow(
  out: Uint8Array,
  bytes: Uint8Array,
  start: number,
  filter: number,
  back: number,
): number {
  out[0] = filter
  let cost = 0
  for (let x = 0; x + 1 < out.length; x++) {
    const outside = back === 0 || (filter === filters.beside && x < back)
    const guess = outside ? 0 : (bytes[start + x - back] ?? 0)
    const difference = (bytes[start + x] ?? 0) - guess
    out[x + 1] = difference
    cost += Math.abs((difference << 24) >> 24)
  }
  return cost
}

/** Reads what `encodePng` writes; undefined for any other kind of PNG. */
export function decodePng(file: Uint8Array): Pixels | undefined {
  const buffer = Buffer.from(file)
  if (!buffer.subarray(0, 8).equals(signature) || buffer[24] !== 8) return undefined
  const channels = { 2: 3 as const, 6: 4 as const }[Number(buffer[25])]
  if (channels === undefined || buffer.toString('latin1', 37, 41) !== 'IDAT') return undefined
  const [width, height] = [buffer.readUInt32BE(16), buffer.readUInt32BE(20)]
  const rows = inflateSync(buffer.subarray(41, 41 + buffer.readUInt32BE(33)))
  return { width, height, channels, bytes: unfiltered(rows, width * channels, height, channels) }
}

function unfiltered(
  rows: Uint8Array,
  stride: number,
  height: number,
  channels: number,
): Uint8Array {
  const bytes = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const beside = x < channels ? 0 : (bytes[at - channels] ?? 0)
      const guess = filter === filters.beside ? beside : (bytes[at - stride] ?? 0)
      bytes[at] = (rows[at + y + 1] ?? 0) + guess
    }
  }
  return bytes
}
