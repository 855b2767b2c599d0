// The address of a result: a field of the record, or a pattern filled from its fields.
import { fillPattern } from '../../net/pattern.ts'
import { safeUrl } from '../../net/url.ts'
import { textOf } from '../records/field.ts'
import type { RecordReader } from './record-reader.ts'

/** The first of the fields or patterns that gives an address. */
export function hitUrlOf(record: RecordReader, names: readonly string[]): string | null {
  const read = (name: string) => textOf(record.value(name))
  for (const name of names) {
    const url = name.includes('{') ? fillPattern(name, read) : safeUrl(read(name))
    if (url) return url
  }
  return null
}
