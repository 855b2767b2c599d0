// The interface between a document and the script that lets it follow the editor.
import type { DocSettings } from '../contract/rich-doc.ts'
import type { Host } from '../page/host.ts'
import type { OpenedEntry } from './field-document.ts'
import type { SpaceAccess } from './service.ts'

export interface Previewed {
  host: Host
  settings: DocSettings
  space: SpaceAccess | null
  /** What is shown. */
  found: OpenedEntry | null
  /** Shows this instead. */
  show(found: OpenedEntry): void
  /** Asks the service again. */
  refresh(): void
  /** Called after each rendering. */
  changed?: () => void
}

/** The document follows the editor at this origin until the returned function is called. */
export type Follow = (document: Previewed, editor: string) => () => void
