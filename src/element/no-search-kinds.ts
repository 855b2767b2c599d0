// In the place of search-kinds.ts where there is no search: no attribute of a document is of such a kind.
import type * as kinds from './search-kinds.ts'

export const searchParsers = {} as typeof kinds.searchParsers
export const searchExpected = {} as typeof kinds.searchExpected
export const fromArray: typeof kinds.fromArray = () => null
