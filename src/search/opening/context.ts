import { createContext } from 'react'
import type { Opening } from './opening.ts'

/** Null where choosing a result opens nothing in this page. */
export const OpeningContext = createContext<{
  opening: Opening
  /** The entry that is open. */
  shown: string | null
} | null>(null)
