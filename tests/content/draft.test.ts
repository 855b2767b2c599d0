// Which entries of the preview are drafts.
import { expect, test } from 'vitest'
import { isDraft } from '../../src/content/draft.ts'
import { entryOf } from '../../src/content/entry.ts'

const day = '2026-01-05T10:00:00.000Z'

test.each([
  ['was never published', { revision: 0 }, true],
  ['has no revision at all', {}, true],
  ['was taken back', { revision: 3, firstPublishedAt: day }, true],
  ['is published', { revision: 3, firstPublishedAt: day, publishedAt: day }, false],
  ['has a published version', { revision: 0, publishedVersion: 4 }, false],
  ['comes from a service that dates nothing', { revision: 3 }, false],
])('an entry that %s: %j, a draft: %j', (_, sys, draft) => {
  const entry = entryOf({ sys: { id: 'a', ...sys }, fields: {} })
  expect(entry && isDraft(entry)).toBe(draft)
})
