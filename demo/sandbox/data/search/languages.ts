// The four languages in which every event of the guide is told.

export const languages = ['en', 'pl', 'de', 'da'] as const

export type Language = (typeof languages)[number]

export type Told = Record<Language, string>
