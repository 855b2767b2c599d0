// Replaces search-kinds.ts in a script without a search: no attribute of a document has such a kind.
import type * as kinds from './search-kinds.ts'

export const searchParsers = {} as typeof kinds.searchParsers
export const searchExpected = {} as typeof kinds.searchExpected
export const fromArray: typeof kinds.fromArray = () => null
