// The words of this script. Those of the page and of the scripts with more languages win.
import { useWords } from '../given.ts'
import { type AskWords, en } from './en.ts'
import { askWords } from './index.ts'

const builtIn: Partial<Record<string, AskWords>> = askWords

export function useAskWords() {
  const { locale, named } = useWords()
  return (key: keyof AskWords, value = '') => {
    const text = named(key) ?? (builtIn[locale.slice(0, 2)] ?? en)[key]
    // Isolated among Hebrew or Arabic letters, which a question in another language would reorder.
    const shown = /[\u0590-\u08ff]/.test(text) ? `\u2068${value}\u2069` : value
    return text.replace(/\{\w+\}/, () => shown)
  }
}
