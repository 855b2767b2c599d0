// A title as it stands in an address, by the habits of its language.
import type { Language } from './article.ts'

const everywhere: Record<string, string> = { ł: 'l', ø: 'oe', æ: 'ae', å: 'aa', ß: 'ss' }
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

export function slugOf(title: string, language: Language): string {
  const letters: Record<string, string> =
    language === 'de' ? { ...everywhere, ...german } : everywhere
  return Array.from(title.toLowerCase().normalize('NFC'), (letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
