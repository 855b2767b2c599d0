// A message is a text with `{names}` in it, or one text per plural form of the language.
import { isObject } from '../../net/json.ts'

export type PluralMessage = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
export type Message = string | PluralMessage

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'string' ||
  (isObject(value) &&
    'other' in value &&
    Object.values(value).every((form) => typeof form === 'string'))
