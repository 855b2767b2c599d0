// The shape in which an article is written down before it becomes an entry.
import type { TopLevelBlock } from '@contentful/rich-text-types'

export type Language = 'en' | 'pl' | 'de' | 'da'

export type Topic =
  | 'architecture'
  | 'art'
  | 'craft'
  | 'film'
  | 'food'
  | 'history'
  | 'islands'
  | 'language'
  | 'literature'
  | 'museum'
  | 'music'
  | 'nature'
  | 'sea'
  | 'theatre'
  | 'travel'

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
  topics: Topic[]
  related: string[]
  draft?: true
  en: Required<Wording>
  pl: Wording
  de: Wording
  da: Wording
  /** Only what Austria says differently. */
  at?: Partial<Wording>
}
