// What a document is drawn in that came without entries.
import { Library } from '../../src/content/entry.ts'
import { whole } from '../../src/content/progress.ts'
import type { Surroundings } from '../../src/content/surroundings.ts'
import type { DocSettings } from '../../src/contract/rich-doc.ts'

export const surroundings: Surroundings = {
  library: new Library({}, 'https://content.example'),
  settings: { linkTarget: null, include: 3, entryUrl: null, opens: null } as DocSettings,
  locale: 'en',
  depth: 3,
  path: ['outer', 'place'],
  top: null,
  progress: whole,
  occurrenceOf: () => 1,
  opening: null,
  renderNode: null,
  renderEntry: null,
  render: () => null,
  warn: () => {},
}
