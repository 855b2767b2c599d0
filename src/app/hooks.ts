// Small things that the components for React have in common.
import { useEffect, useLayoutEffect } from 'react'
import { areSame } from '../net/same.ts'

/** A server runs neither, and React 18 complains there about one of them. */
export const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))

const hasNoCode = (value: unknown): boolean =>
  isPlain(value)
    ? Object.values(value).every(hasNoCode)
    : typeof value !== 'function' && typeof value !== 'object'

/** A list that is written in JSX is made anew in each rendering: it is the same while it says the same. */
export const saysTheSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (isPlain(one) && isPlain(other) && hasNoCode(one) && hasNoCode(other) && areSame(one, other))
