// What the nodes of a document need besides their own data.
import type { ReactNode } from 'react'
import type { DocumentWarning } from '../contract/details.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import { requiredContext } from '../shell/required-context.ts'
import type { Arranged } from './arrange.ts'
import type { Library } from './entry.ts'
import type { Progress } from './progress.ts'

export interface Surroundings {
  library: Library
  settings: DocSettings
  /** The content's locale code. */
  locale: string
  depth: number
  /** Ids of the entries around a node, the document's own first. */
  path: readonly string[]
  /** The level of the top heading of an entry in this text; null: as written. */
  top: number | null
  progress: Progress
  /** How often an entry's own text is shown so far; 0 if it is left out because too many entries are nested. */
  occurrenceOf: (id: string, isDeep: boolean) => number
  /** Data of the node whose picture is on the first screen. */
  opening: unknown
  /** The properties, as the page has set them. */
  renderNode: unknown
  renderEntry: unknown
  /** Renders the text of another entry. It comes through the context because the document imports the nodes. */
  render: (arranged: Arranged) => ReactNode
  warn: (code: DocumentWarning, message: string, id: string | null) => void
}

export const [SurroundingsContext, useSurroundings] = requiredContext<Surroundings>('its document')
