// What a control of the form is given.

import type { Key, LinkType } from '../model.ts'
import type { Choice } from '../space.ts'
import type { Words } from '../words.ts'

export interface Given {
  /** For its label. */
  id: string
  label: string
  /** In the language of the form; nothing if it has none of its own. */
  value: unknown
  /** What the page has instead. */
  fallback: unknown
  /** Of a field for links. */
  linkType: LinkType
  words: Words
  choices(kind: LinkType): Promise<readonly Choice[]>
  open(key: Key): void
  change(value: unknown): void
}

/** An element with the label's id, or a group of elements that has the label. */
export type Control = (given: Given) => HTMLElement

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
