// Replaces memory.ts in a script without a search: a document has nothing to remember.
import type * as memory from './memory.ts'

const nothing = () => null

export const memoryKey: typeof memory.memoryKey = () => ''
export const memoryOf: typeof memory.memoryOf = () => ({
  read: nothing,
  kept: nothing,
  peek: nothing,
  write: nothing,
  forget: nothing,
})
