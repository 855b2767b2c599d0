// A file is made by code at its first use, for its size or its content, and kept from then on.
import type { AssetDefinition } from '../definition.ts'

const made = new WeakMap<AssetDefinition['file'], Uint8Array>()

export function bytesOf(file: AssetDefinition['file']): Uint8Array {
  const bytes = made.get(file) ?? file.bytes()
  made.set(file, bytes)
  return bytes
}
