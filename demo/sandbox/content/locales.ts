// A field's value in a language: its own, or that of the next language in the chain.
import type { LocaleDefinition, SpaceDefinition } from './definition.ts'
import { unknownLocale } from './refusal.ts'

export const everyLocale = '*'

export function defaultLocale(space: SpaceDefinition): string {
  const marked = space.locales.find((locale) => locale.default) ?? space.locales[0]
  return marked?.code ?? 'en-US'
}

export function requestedLocale(space: SpaceDefinition, code: string | null): string {
  if (code === null) return defaultLocale(space)
  if (code === everyLocale || localeOf(space, code)) return code
  throw unknownLocale(code)
}

export function localeOf<Locale extends Pick<LocaleDefinition, 'code'>>(
  space: { locales: readonly Locale[] },
  code: string,
): Locale | undefined {
  return space.locales.find((locale) => locale.code === code)
}

/** Only what is absent falls back; null and the empty text are values like any other. */
export function valueIn<Value>(
  space: { locales: readonly Pick<LocaleDefinition, 'code' | 'fallbackCode'>[] },
  values: Record<string, Value>,
  code: string,
): Value | undefined {
  const tried = new Set<string>()
  let next: string | null | undefined = code
  while (next && !tried.has(next)) {
    if (Object.hasOwn(values, next)) return values[next]
    tried.add(next)
    next = localeOf(space, next)?.fallbackCode
  }
  return undefined
}
