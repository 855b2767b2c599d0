// Inspector mode: the editor outlines the parts of a page, each of which leads to its field.
import type { Previewed } from '../../content/previewed.ts'
import type { Json } from '../../net/json.ts'
import type { Tell } from '../tell.ts'
import { Inspection } from './inspection.ts'
import { taggedByPage, taggedIn } from './tagged.ts'

export interface Inspector {
  /** The number of parts, for the editor. */
  count(): Json
  /** Called when a document was rendered, added or removed. */
  changed(): void
  /** Handles a message of the editor. */
  hear(said: Json): void
  stop(): void
}

/** The inspection exists only while the mode is on. */
export function createInspector(documents: () => readonly Previewed[], tell: Tell): Inspector {
  let inspection: Inspection | null = null
  const stop = () => {
    inspection?.stop()
    inspection = null
  }
  return {
    count() {
      const [first] = documents()
      const byPage = taggedByPage(first).length
      const own = documents().flatMap(taggedIn).length
      return {
        tags: byPage + own,
        taggedElementCount: byPage + own,
        manuallyTaggedElementCount: byPage,
        automaticallyTaggedElementCount: own,
      }
    },
    changed: () => inspection?.changed(),
    hear({ method, isInspectorActive, releaseId }) {
      if (method !== 'INSPECTOR_MODE_CHANGED') return
      stop()
      if (isInspectorActive) inspection = new Inspection(documents, tell, releaseId)
    },
    stop,
  }
}
