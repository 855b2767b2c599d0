// What reads the text of an attribute.
import type { Attribute, Kind, KindValues } from '../contract/attribute.ts'
import type { Drop } from './lists.ts'

export type Parser<K extends Kind> = (
  text: string,
  spec: Attribute,
  name: string,
  /** Lists tell it what they leave out; the rest of them counts. */
  drop?: Drop,
) => KindValues[K] | null

export type Parsers<K extends Kind> = { [Each in K]: Parser<Each> }

/** What the console says would be right. */
export type Expected<K extends Kind> = Record<K, (spec: Attribute) => string>
