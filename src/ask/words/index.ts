import { da } from './da.ts'
import { de } from './de.ts'
import { type AskWords, en } from './en.ts'
import { pl } from './pl.ts'

/** Of the languages of the bundle; scripts of others have their own. */
export const askWords = { en, pl, de, da } satisfies Record<string, AskWords>
