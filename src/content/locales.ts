// Which of a space's locales answers to the reader's language.

import { startCall } from '../shell/deadline.ts'
import type { RequestNote } from '../shell/host.ts'
import { isObject, listOf } from '../shell/json.ts'
import { languageOf } from '../shell/locale.ts'
import { addressOf, ask, type Place } from './service.ts'

interface SpaceLocale {
  code: string
  default: boolean
}

const known = new Map<string, Promise<SpaceLocale[]>>()

async function fetchLocales(place: Place, note: (request: RequestNote) => void) {
  const call = startCall()
  try {
    const answer = await ask(addressOf(place, 'locales', {}), { call, note })
    return listOf(answer.items).flatMap((item) =>
      isObject(item) && typeof item.code === 'string'
        ? [{ code: item.code, default: item.default === true }]
        : [],
    )
  } finally {
    call.done()
  }
}

/** Asked once per space and page; a failure is forgotten, and asked again next time. */
function localesOf(place: Place, note: (request: RequestNote) => void) {
  const key = addressOf(place, 'locales', {})
  const asked = known.get(key)
  if (asked) return asked
  const promise = fetchLocales(place, note)
  known.set(key, promise)
  promise.catch(() => known.delete(key))
  return promise
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

/** Null is the space's default: then no locale is asked for, and caches serve everybody. */
export async function contentLocale(
  place: Place,
  wanted: string,
  note: (request: RequestNote) => void,
): Promise<string | null> {
  try {
    const found = matching(await localesOf(place, note), wanted)
    return found && !found.default ? found.code : null
  } catch {
    // The question for the entry itself will tell what is wrong, if anything is.
    return null
  }
}
