// What this script has of the bundle: its React or preact, and what answers share with the search. The build
// puts this file in the place of `react`, and of modules of ours that the bundle has anyhow
// (scripts/bundle/builds.ts), so that all is written here as everywhere.
import type { Given } from '../search/asking.ts'

/** Until the bundle gives it, there is nothing, and nobody uses it. */
let taken = [] as unknown as Given
let isTaken = false

export let [
  jsx,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  Modal,
  Option,
  useEngine,
  useSearch,
  useWords,
  createInsights,
  createRequests,
  hitContentOf,
  kindsFor,
  setupOf,
  Heading,
  tellOwner,
  attempt,
  isObject,
  listOf,
  own,
  parsedJson,
  asItIs,
  safeUrl,
  blockedAmong,
  originOf,
  sheetOf,
  createListeners,
  push,
] = taken
export { jsx as jsxs }

export const Fragment = ({ children }: { children?: unknown }) => children

/** Of one bundle. False for another, whose React could not show these components. */
export function take(given: Given): boolean {
  if (!isTaken) taken = given
  isTaken = true
  ;[
    jsx,
    useEffect,
    useId,
    useLayoutEffect,
    useMemo,
    useRef,
    useState,
    useSyncExternalStore,
    Modal,
    Option,
    useEngine,
    useSearch,
    useWords,
    createInsights,
    createRequests,
    hitContentOf,
    kindsFor,
    setupOf,
    Heading,
    tellOwner,
    attempt,
    isObject,
    listOf,
    own,
    parsedJson,
    asItIs,
    safeUrl,
    blockedAmong,
    originOf,
    sheetOf,
    createListeners,
    push,
  ] = taken
  return taken === given
}
