// What the space lacks on purpose, so that fallbacks, missing links and drafts can be seen.

/** These show their English body in Danish. */
export const withoutDanishBody = [
  'article-18',
  'article-21',
  'article-23',
  'article-26',
  'article-29',
  'article-36',
  'article-39',
  'article-43',
]

/** These show their English summary in German. */
export const withoutGermanSummary = [
  'article-17',
  'article-20',
  'article-25',
  'article-30',
  'article-42',
]

/** The fields Austria says in its own way; all else falls back to German. */
export const austrianFields: Record<string, string[]> = {
  'article-05': ['title', 'summary'],
  'article-19': ['title', 'summary', 'body'],
  'article-37': ['summary', 'body'],
  'article-41': ['summary'],
}

/** Said to be empty: neither of them falls back. */
export const emptyDanishSummary = 'article-40'
export const nullPolishSummary = 'article-34'

/** Linked to from article-31, and nowhere to be found. */
export const missingEntries = ['article-lost']
export const missingAssets = ['picture-lost']

/** Seen by the preview only; article-28 links to it. */
export const drafts = ['article-draft']

export const embedsItself = 'article-38'
export const embedEachOther = ['article-10', 'article-30']

export const assetWithoutTitle = 'picture-untitled'
export const assetWithoutDescription = 'picture-ice'
