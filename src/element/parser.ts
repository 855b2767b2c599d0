// The types of attribute parsers.
import type { Attribute, Kind, KindValues } from '../contract/attribute.ts'
import type { Drop } from './lists.ts'

export type Parser<K extends Kind> = (
  text: string,
  spec: Attribute,
  name: string,
  /** Lists call it for each item that they leave out; the other items count. */
  drop?: Drop,
) => KindValues[K] | null

export type Parsers<K extends Kind> = { [Each in K]: Parser<Each> }

/** What the console says is valid. */
export type Expected<K extends Kind> = Record<K, (spec: Attribute) => string>
