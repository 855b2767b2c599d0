// The shape of an article between its file and its entry.
import type { TopLevelBlock } from '@contentful/rich-text-types'

export type Language = 'en' | 'pl' | 'de' | 'da'

/** A summary or a body that is left out falls back; null and '' are values and do not. */
export interface Wording {
  title: string
  summary?: string | null
  body?: TopLevelBlock[]
}

export interface ArticleSource {
  id: string
  author: string
  /** A picture's id. */
  cover: string
  daysAgo: number
  topics: string[]
  related: string[]
  en: Required<Wording>
  pl: Wording
  de: Wording
  da: Wording
  /** Only what Austria says differently. */
  at?: Partial<Wording>
}
