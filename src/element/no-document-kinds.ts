// In the place of document-kinds.ts where there is no document: no attribute of a search is of such a kind.
import type * as kinds from './document-kinds.ts'

export const documentParsers = {} as typeof kinds.documentParsers
export const documentExpected = {} as typeof kinds.documentExpected
