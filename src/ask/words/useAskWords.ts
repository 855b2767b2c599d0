// The words of this script. Those of the page and of the scripts with more languages win.
import { directionOf, languageOf } from '../../format/locale.ts'
import { useWords } from '../given.ts'
import { type AskWords, en } from './en.ts'
import { askWords } from './index.ts'

const builtIn: Partial<Record<string, AskWords>> = askWords

export type Say = ReturnType<typeof useAskWords>

export function useAskWords() {
  const { locale, named } = useWords()
  return (key: keyof AskWords, value = '') => {
    const text = named(key) ?? (builtIn[languageOf(locale)] ?? en)[key]
    // Isolated, so that a question in another language does not reorder the words around it.
    const shown = directionOf(locale) === 'rtl' ? `\u2068${value}\u2069` : value
    return text.replace(/\{\w+\}/, () => shown)
  }
}
