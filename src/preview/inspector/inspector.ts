// Inspector mode: the editor outlines the parts of a page, each of which leads to its field.
import type { Previewed } from '../../content/previewed.ts'
import type { Json } from '../../net/json.ts'
import type { Tell } from '../tell.ts'

export interface Inspector {
  /** How many parts there are. */
  count(): Json
  /** A document was rendered, or came, or went. */
  changed(): void
  /** What the editor says. */
  hear(said: Json): void
  stop(): void
}

export function createInspector(_documents: () => readonly Previewed[], _tell: Tell): Inspector {
  return {
    count: () => ({
      tags: 0,
      taggedElementCount: 0,
      manuallyTaggedElementCount: 0,
      automaticallyTaggedElementCount: 0,
    }),
    changed() {},
    hear() {},
    stop() {},
  }
}
