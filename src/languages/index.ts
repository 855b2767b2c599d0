// Languages beside the bundle: each becomes its own script, such as `site-embed.fr.js`. Nothing in the bundle
// imports them, so that visitors only load the languages of the page.
import type { AskWords } from '../ask/words/en.ts'
import type { Messages } from '../shell/messages/en.ts'
import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { sv } from './sv.ts'
import { uk } from './uk.ts'

type AllWords = Messages & AskWords
export const languages: Record<string, AllWords> = { fr, es, it, nl, sv, nb, cs, uk, ar }
/** Tags that pages write for the same language. */
export const alsoFor: Record<string, readonly string[]> = { nb: ['no'] }
