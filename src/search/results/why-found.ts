// Why a result was found, where nothing else that it shows says so: another of its fields, as the service
// has marked it.
import type { Json } from '../../net/json.ts'
import { type Look, lookOf } from '../../recognition/looks.ts'
import { isSecret, wordsOf } from '../../recognition/names.ts'
import { fieldOf, isLanguage } from '../../recognition/paths.ts'
import { isMarked, nearMark, unmarked } from '../records/field.ts'
import { plain } from '../records/plain.ts'

export interface WhyFound {
  name: string
  text: string
  isProse: boolean
}

/** Lists within objects within lists: nothing that people read lies deeper. */
const deepest = 6

/** Nobody reads them, though they may have the letters that were typed. */
const unread: readonly Look[] = ['address', 'picture', 'mail', 'date', 'time']

function reasonIn(name: string, marked: string): WhyFound[] {
  const text = isMarked(marked) ? nearMark(plain(nearMark(marked, 1000))) : ''
  const look = lookOf(unmarked(text))
  // Marks within a tag are gone with it.
  if (!isMarked(text) || unread.includes(look) || isSecret(wordsOf(name))) return []
  return [{ name, text, isProse: look === 'prose' }]
}

/** For a list, the matching items; for several languages, each of them. */
function reasonsIn(result: unknown, name: string, depth = 0): WhyFound[] {
  if (typeof result !== 'object' || !result || depth > deepest) return []
  if ('value' in result && typeof result.value === 'string') return reasonIn(name, result.value)
  return Object.entries(result).flatMap(([key, inner]) =>
    reasonsIn(inner, Array.isArray(result) || isLanguage(key) ? name : `${name}.${key}`, depth + 1),
  )
}

/** The shortest, of fields that came with the record. `heading` is already above the result. */
export const whyFound = (hit: Json, heading: string): WhyFound | undefined =>
  Object.keys(hit)
    .flatMap((name) => reasonsIn(fieldOf(hit._highlightResult, name), name))
    .filter(({ text }) => unmarked(text) !== heading)
    .sort((a, b) => a.text.length - b.text.length)[0]
