// The words of this script beside those of the bundle. Those of the page and of the scripts with more languages win.
import type { MessageKey } from '../../shell/messages/index.ts'
import { useWords } from '../../shell/words.ts'
import { type AskWords, en } from './en.ts'
import { askWords } from './index.ts'

const builtIn: Partial<Record<string, AskWords>> = askWords
const isOurs = (key: string): key is keyof AskWords => key in en

export function useAskWords() {
  const { locale, named, t } = useWords()
  return (key: keyof AskWords | MessageKey, value = '') => {
    if (!isOurs(key)) return t(key)
    const text = named(key) ?? (builtIn[locale.slice(0, 2)] ?? en)[key]
    // Isolated among Hebrew or Arabic letters, which a question in another language would reorder.
    const shown = /[\u0590-\u08ff]/.test(text) ? `\u2068${value}\u2069` : value
    return text.replace(/\{\w+\}/, () => shown)
  }
}
