// What the built-in result shows of a record that is alone in its index.
import type { Json } from '../../src/net/json.ts'
import { kindsOf } from '../../src/recognition/kinds.ts'
import { hitContentOf } from '../../src/search/results/hit-content.ts'
import { wordsOf } from '../../src/shell/words.ts'
import { settingsFrom } from './settings.ts'

export function contentOf(hit: Json, attributes: Record<string, string> = {}, locale = 'en') {
  const settings = settingsFrom(attributes)
  const { kind: _, ...content } = hitContentOf(
    hit,
    settings,
    wordsOf(locale, null, null),
    kindsOf([hit], settings)(hit),
  )
  return content
}
