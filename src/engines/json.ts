// In the place of `JSON.stringify` in the scripts of other engines: their clients know no old libraries.
import { asItIs } from '../net/json.ts'

const { stringify: plain } = JSON

export const stringify = (value: unknown): string => plain(value, asItIs)
