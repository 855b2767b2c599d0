// Replaces document-kinds.ts in a script without documents: no attribute of a search has such a kind.
import type * as kinds from './document-kinds.ts'

export const documentParsers = {} as typeof kinds.documentParsers
export const documentExpected = {} as typeof kinds.documentExpected
