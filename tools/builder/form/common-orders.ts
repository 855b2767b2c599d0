// What orders are called that most indices have, by how their replicas end.
import type { Language } from '../words/shape.ts'

const common: readonly [ends: RegExp, names: Readonly<Record<Language, string>>][] = [
  [
    /price_?asc$|cheapest$/,
    {
      en: 'Price: low to high',
      pl: 'Od najtańszych',
      de: 'Preis aufsteigend',
      da: 'Billigste først',
    },
  ],
  [
    /price_?desc$/,
    {
      en: 'Price: high to low',
      pl: 'Od najdroższych',
      de: 'Preis absteigend',
      da: 'Dyreste først',
    },
  ],
  [
    /newest$|latest$|date_?desc$|recent$/,
    { en: 'Newest first', pl: 'Od najnowszych', de: 'Neueste zuerst', da: 'Nyeste først' },
  ],
  [
    /oldest$/,
    { en: 'Oldest first', pl: 'Od najstarszych', de: 'Älteste zuerst', da: 'Ældste først' },
  ],
  [/date(?:_?asc)?$/, { en: 'By date', pl: 'Według daty', de: 'Nach Datum', da: 'Efter dato' }],
  [
    /popular(?:ity)?$|bestsell(?:er|ing)s?$/,
    { en: 'Most popular', pl: 'Najpopularniejsze', de: 'Beliebtheit', da: 'Mest populære' },
  ],
  [
    /rating$|best_?rated$/,
    { en: 'Best rated', pl: 'Najlepiej oceniane', de: 'Am besten bewertet', da: 'Bedst bedømt' },
  ],
]

export const commonOrder = (replica: string, language: Language): string | null =>
  common.find(([ends]) => ends.test(replica.toLowerCase()))?.[1][language] ?? null
