import { createContext } from 'react'
import type { Opening } from './opening.ts'

/**
 * Null without `opens`: results then are links, and open nothing in this page. So this context has a
 * default, unlike others.
 */
export const OpeningContext = createContext<{
  opening: Opening
  /** Id of the entry that is open. */
  shown: string | null
} | null>(null)
