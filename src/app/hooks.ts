// Small things that the components for React have in common.
import { useEffect, useLayoutEffect } from 'react'
import { areSame } from '../net/same.ts'

/** A server runs neither effect, and React 18 warns there about layout effects. */
export const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))

const hasNoCode = (value: unknown): boolean =>
  isPlain(value)
    ? Object.values(value).every(hasNoCode)
    : typeof value !== 'function' && typeof value !== 'object'

/** A list written in JSX is a new object in each rendering, so lists are compared by their content. */
export const saysTheSame = (one: unknown, other: unknown) =>
  Object.is(one, other) ||
  (isPlain(one) && isPlain(other) && hasNoCode(one) && hasNoCode(other) && areSame(one, other))
