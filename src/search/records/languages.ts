// A field that holds its text in several languages: `{en: …, pl: …}`.
import { languageOf } from '../../format/locale.ts'
import { isObject, type Json } from '../../net/json.ts'

const tag = /^[a-z]{2}([-_][a-z]{2})?$/i

export const isInLanguages = (value: unknown): value is Json =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => tag.test(key) && typeof text === 'string')

/** The reader’s own, else the first. */
export function languageKey(value: Json, locale: string): string | undefined {
  const keys = Object.keys(value)
  const asTag = (key: string) => key.replace('_', '-').toLowerCase()
  return (
    keys.find((key) => asTag(key) === locale.toLowerCase()) ??
    keys.find((key) => languageOf(asTag(key)) === languageOf(locale)) ??
    keys[0]
  )
}
