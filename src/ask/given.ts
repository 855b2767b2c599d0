// What this script uses of the bundle: its React or preact, and the modules in the list `given` of
// src/search/asking.ts. Its source imports them as any other code does; the build replaces them with what
// `receive` was given (scripts/bundle/given.ts).
import type { Given } from '../search/asking.ts'

export declare function receive(given: Given): void
