// What this script has of the bundle: its React or preact, and all else in the list `given` of
// src/search/asking.ts. It is imported from where it is written, as everywhere. The build puts a module in the
// place of those, and of this one, which has what `receive` is told (scripts/bundle/given.ts).
import type { Given } from '../search/asking.ts'

export declare function receive(given: Given): void
