// The languages that the elements speak, and the scripts that bring those which are not in the bundle.
import { partsOf, type Settings, valuesOf } from './settings.ts'

export const inBundle = ['en', 'pl', 'de', 'da'] as const
export const inScripts = ['fr', 'es', 'it', 'nl', 'sv', 'nb', 'cs', 'uk', 'ar'] as const
export const locales: readonly string[] = [...inBundle, ...inScripts]

/** As the language of the page calls it; a space may have codes of its own. */
export function localeName(locale: string, language: string) {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale
  } catch {
    return locale
  }
}

/** Addresses of the words for the chosen languages, of those that have a script. */
export function wordsAddresses(settings: Settings): readonly string[] {
  const languages = partsOf(settings).flatMap((part) => {
    const chosen = valuesOf(part).locale?.trim().toLowerCase().split(/[-_]/)[0]
    return inScripts.find((one) => one === (chosen === 'no' ? 'nb' : chosen)) ?? []
  })
  return [...new Set(languages)].map((language) =>
    settings.src.replace(/[^/]*$/, `site-embed.${language}.js`),
  )
}
