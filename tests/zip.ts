// Reads a .zip by the list at its end, as those who unpack it do.
import { crc32 } from 'node:zlib'

const entry = 0x02014b50
const end = 0x06054b50

/** By name. Throws where the list and a file do not say the same. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const last = zip.length - 22
  if (zip.readUInt32LE(last) !== end) throw new Error('It has no end')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(last + 16)
  for (let count = zip.readUInt16LE(last + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== entry) throw new Error('The list is broken')
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const start = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength)
    const before = zip.subarray(start, start + 30 + nameLength)
    const bytes = zip.subarray(start + before.length, start + before.length + size)
    const facts = zip.subarray(at + 6, at + 30)
    if (!before.subarray(4, 28).equals(facts.subarray(0, 24)) || !before.subarray(30).equals(name))
      throw new Error(`What stands before ${name} is not what the list says`)
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is not whole`)
    files.set(name.toString(), bytes)
    at += 46 + nameLength
  }
  return files
}
