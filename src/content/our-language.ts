// Words of ours stand in a text that may be in another language: they say which is theirs.
import { directionOf } from '../format/locale.ts'
import { wordsLocale } from '../shell/messages/index.ts'
import { useWords } from '../shell/words.ts'

export function useOurLanguage() {
  const lang = wordsLocale(useWords().locale)
  return { lang, dir: directionOf(lang) }
}
