// What the nodes of one document need to know beside themselves.
import { createContext, type ReactNode, use } from 'react'
import type { DocumentWarning } from '../contract/events.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { Json } from '../net/json.ts'
import type { Library } from './entry.ts'
import type { countTurns } from './turns.ts'

export interface Surroundings {
  library: Library
  /** Against which protocol-relative addresses of assets are read. */
  origin: string
  settings: DocSettings
  /** The locale of the content, as its space has it. */
  locale: string
  /** How far the answer follows links. */
  depth: number
  /** Ids of the entries that a node stands in, the document's own first. */
  path: readonly string[]
  /** Stands before the names of this text's headings. */
  prefix: string
  turnOf: ReturnType<typeof countTurns>
  /** Data of the picture that the reader sees first. */
  opening: unknown
  /** The properties, as the page has set them. */
  renderNode: unknown
  renderEntry: unknown
  /** Another entry's rich text, inside this document. */
  render: (document: Json) => ReactNode
  warn: (code: DocumentWarning, message: string, id: string | null) => void
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('a node of a document stands outside its document')
  return surroundings
}

/** The widest that the document has been, in pixels; 0 until it is laid out. */
export const WidthContext = createContext(0)
