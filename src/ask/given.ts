// What this script has of the bundle: its React or preact, and what answers share with the search. The build
// puts this file in the place of `react`, so that components are written here as everywhere.
import type { Given } from '../search/asking.ts'

export let jsx: Given['jsx']
export let jsxs: Given['jsx']
export let useEffect: Given['useEffect']
export let useId: Given['useId']
export let useLayoutEffect: Given['useLayoutEffect']
export let useMemo: Given['useMemo']
export let useRef: Given['useRef']
export let useState: Given['useState']
export let useSyncExternalStore: Given['useSyncExternalStore']

export let Modal: Given['Modal']
export let Option: Given['Option']
export let useEngine: Given['useEngine']
export let useHost: Given['useHost']
export let useSearch: Given['useSearch']
export let useWords: Given['useWords']

export let createInsights: Given['createInsights']
export let createRequests: Given['createRequests']
export let hitContentOf: Given['hitContentOf']
export let kindsFor: Given['kindsFor']
export let setupOf: Given['setupOf']

export const Fragment = ({ children }: { children?: unknown }) => children

let taken: Given | null = null

/** Of one bundle. False for another, whose React could not show these components. */
export function take(given: Given): boolean {
  taken ??= given
  ;({ jsx, jsx: jsxs, useEffect, useId, useLayoutEffect, useMemo } = taken)
  ;({ useRef, useState, useSyncExternalStore } = taken)
  ;({ Modal, Option, useEngine, useHost, useSearch, useWords } = taken)
  ;({ createInsights, createRequests, hitContentOf, kindsFor, setupOf } = taken)
  return taken === given
}
