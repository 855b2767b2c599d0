// Finds the known name that an unknown attribute resembles. Not every attribute is meant for us.
import { nearest } from '../contract/nearest.ts'

const notOurs = /^(aria-|data-|on|x-|v-|ng-|_)|[:@.[\]()#]/
const global = new Set(
  'id class style slot part exportparts lang dir title hidden role tabindex is inert nonce translate draggable itemprop accesskey contenteditable popover'.split(
    ' ',
  ),
)

export function resembling(name: string, known: readonly string[]): string | null {
  if (known.includes(name) || global.has(name) || notOurs.test(name)) return null
  return known.find((candidate) => candidate.startsWith(`${name}-`)) ?? nearest(name, known)
}
