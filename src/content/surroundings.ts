// What the nodes of a document need to know beside their own data.
import type { ReactNode } from 'react'
import type { DocumentWarning } from '../contract/details.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import type { Json } from '../net/json.ts'
import { requiredContext } from '../shell/required-context.ts'
import type { Library } from './entry.ts'
import type { occurrenceCounter } from './occurrences.ts'

export interface Surroundings {
  library: Library
  /** The service's: addresses of assets come without a scheme and get this one's. */
  origin: string
  settings: DocSettings
  /** The content's locale code. */
  locale: string
  /** How many links deep the answer reaches. */
  depth: number
  /** Ids of the entries around a node, the document's own first. */
  path: readonly string[]
  /** What the ids of this text's headings begin with. */
  prefix: string
  occurrenceOf: ReturnType<typeof occurrenceCounter>
  /** Data of the node whose picture is on the first screen. */
  opening: unknown
  /** The properties, as the page has set them. */
  renderNode: unknown
  renderEntry: unknown
  /**
   * Renders another entry's rich text inside this document. It comes by the context because the
   * document imports the nodes.
   */
  render: (document: Json) => ReactNode
  warn: (code: DocumentWarning, message: string, id: string | null) => void
}

export const [SurroundingsContext, useSurroundings] = requiredContext<Surroundings>('its document')
