import { da } from './da.ts'
import { de } from './de.ts'
import { type AskWords, en } from './en.ts'
import { pl } from './pl.ts'

/** Words of the bundle's languages; the scripts of other languages have their own. */
export const askWords = { en, pl, de, da } satisfies Record<string, AskWords>
