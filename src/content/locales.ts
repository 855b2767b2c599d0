// Finds the space's locale for the reader's language.
import type { RequestNote } from '../contract/page-api.ts'
import { EmbedError } from '../errors/errors.ts'
import { languageOf } from '../format/locale.ts'
import type { Call } from '../net/deadline.ts'
import { isObject, listOf } from '../net/json.ts'
import { pause } from '../net/retry-waits.ts'
import { type AskOptions, ask, requestUrl, type SpaceAccess } from './service.ts'
import { SharedRequest } from './shared-request.ts'

interface SpaceLocale {
  code: string
  default: boolean
}
type Note = (request: RequestNote) => void

const known = new Map<string, SharedRequest<SpaceLocale[]>>()

async function fetchLocales(space: SpaceAccess, options: AskOptions) {
  const answer = await ask(space, 'locales', {}, options)
  const locales = listOf(answer.items).flatMap((item) =>
    isObject(item) && typeof item.code === 'string'
      ? [{ code: item.code, default: item.default === true }]
      : [],
  )
  // Every space has one: an answer without any is not kept.
  if (!locales.length) throw new EmbedError('shape', 'no locales')
  return locales
}

/** Asked once per space and page. A failure is not kept, so the next element asks again. */
function localesOf(space: SpaceAccess, note: Note, call: Call, fresh: boolean) {
  const key = requestUrl(space, 'locales', {})
  let asked = known.get(key)
  if (!asked || asked.isOver) {
    asked = new SharedRequest((signal) => fetchLocales(space, { signal, note, fresh }))
    known.set(key, asked)
  }
  return asked.join(call)
}

/** Most spaces default to English, so the entry is requested meanwhile. A wrong guess costs a second request. */
export const isLikelyDefault = (space: SpaceAccess, wanted: string) =>
  languageOf(wanted) === 'en' && !known.get(requestUrl(space, 'locales', {}))?.value

/** The same tag, else the language alone, else any locale of the language. */
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

/** After this time the default locale is used, to leave the rest of the eight seconds for the entry. */
const patience = 3000

/** Null is the space's default. It is asked for without a locale, so that caches serve all readers. */
export async function contentLocale(
  space: SpaceAccess,
  wanted: string,
  note: Note,
  call: Call,
  fresh = false,
): Promise<string | null> {
  try {
    const late = pause(patience, call.signal).then(() => [])
    const locales = await Promise.race([localesOf(space, note, call, fresh), late])
    call.signal.throwIfAborted()
    const found = matching(locales, wanted)
    return found && !found.default ? found.code : null
  } catch (error) {
    if (call.signal.aborted) throw error
    // If something is wrong with the space, the request for the entry will say so.
    return null
  }
}
