// What the nodes of one document need to know beside themselves.
import { createContext, use } from 'react'
import type { Library } from './entry.ts'

export interface Surroundings {
  library: Library
  /** Against which protocol-relative addresses of assets are read. */
  origin: string
  linkTarget: '_blank' | null
  warn: (code: string, message: string, id: string | null) => void
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('a node of a document stands outside its document')
  return surroundings
}
