// Which of a space's locales answers to the reader's language.

import { languageOf } from '../format/locale.ts'
import type { Call } from '../net/deadline.ts'
import { isObject, listOf } from '../net/json.ts'
import type { RequestNote } from '../page/host.ts'
import { addressOf, ask, type Place } from './service.ts'
import { Shared } from './shared.ts'

interface SpaceLocale {
  code: string
  default: boolean
}
type Note = (request: RequestNote) => void

const known = new Map<string, Shared<SpaceLocale[]>>()

async function fetchLocales(place: Place, note: Note, signal: AbortSignal) {
  const answer = await ask(place, 'locales', {}, { signal, note })
  return listOf(answer.items).flatMap((item) =>
    isObject(item) && typeof item.code === 'string'
      ? [{ code: item.code, default: item.default === true }]
      : [],
  )
}

/** Asked once per space and page; a failure is forgotten, and asked again next time. */
function localesOf(place: Place, note: Note, call: Call): Promise<SpaceLocale[]> {
  const key = addressOf(place, 'locales', {})
  const earlier = known.get(key)
  if (earlier && !earlier.isOver) return earlier.join(call)
  const asked = new Shared((signal) => fetchLocales(place, note, signal))
  known.set(key, asked)
  const forget = () => {
    if (known.get(key) === asked) known.delete(key)
  }
  return asked.join(call).catch((error: unknown) => {
    if (!call.signal.aborted) forget()
    throw error
  })
}

/** The same tag, else the bare language, else any of the language. */
function matching(locales: readonly SpaceLocale[], wanted: string): SpaceLocale | undefined {
  const tag = wanted.toLowerCase()
  const language = languageOf(wanted)
  const ofLanguage = locales.filter(({ code }) => languageOf(code) === language)
  return (
    ofLanguage.find(({ code }) => code.toLowerCase() === tag) ??
    ofLanguage.find(({ code }) => code.toLowerCase() === language) ??
    ofLanguage.find((locale) => locale.default) ??
    ofLanguage[0]
  )
}

/** The text in the default locale is better than none: most of the time is the entry's. */
const patience = 3000

async function soon(locales: Promise<SpaceLocale[]>): Promise<SpaceLocale[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<SpaceLocale[]>((resolve) => {
    timer = setTimeout(resolve, patience, [])
  })
  try {
    return await Promise.race([locales, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Null is the space's default: then no locale is asked for, and caches serve everybody. */
export async function contentLocale(
  place: Place,
  wanted: string,
  note: Note,
  call: Call,
): Promise<string | null> {
  try {
    const found = matching(await soon(localesOf(place, note, call)), wanted)
    return found && !found.default ? found.code : null
  } catch (error) {
    if (call.signal.aborted) throw error
    // The question for the entry itself will tell what is wrong, if anything is.
    return null
  }
}
