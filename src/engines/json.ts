// Replaces `JSON.stringify` in the scripts of other engines, whose clients do not expect `toJSON` of old libraries.
import { asItIs } from '../net/json.ts'

const { stringify: plain } = JSON

export const stringify = (value: unknown): string => plain(value, asItIs)
