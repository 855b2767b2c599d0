// In the place of `JSON.stringify` in the scripts of other engines, whose clients know nothing of pages
// with an old library on them.
import { asItIs } from '../net/json.ts'

const { stringify: plain } = JSON

export const stringify = (value: unknown): string => plain(value, asItIs)
