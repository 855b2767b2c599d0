// Requests an entry before its element is created, because on a slow phone that takes as long as the answer.
import type { DocSettings } from '../contract/rich-doc.ts'
import { type Call, startCall } from '../net/deadline.ts'
import type { ElementProps, Host } from '../page/host.ts'
import { fetchEntry } from './client.ts'
import { type EntryReference, referenceIn } from './entry-reference.ts'
import { contentLocale, isLikelyDefault } from './locales.ts'
import { accessIn, type SpaceAccess } from './service.ts'
import { withOtherSpaces } from './spaces.ts'

/** What an answer depends on. */
export interface Wanted {
  space: SpaceAccess
  reference: EntryReference
  /** The reader's language. */
  locale: string | null
  /** The content's locale code, if it is known. */
  code: string | null
  include: number
}

async function inLanguage(host: Host, wanted: Wanted, call: Call, fresh: boolean) {
  const { space, reference, include, code } = wanted
  const note = host.note.bind(host)
  const question = { space, reference, locale: code, include, note, fresh }
  const ask = (language: string | null) => fetchEntry({ ...question, locale: language }, call)
  const locale = wanted.locale ?? 'en'
  const guess = !code && isLikelyDefault(space, locale) ? ask(null) : null
  // A guess that is not used may fail silently.
  guess?.catch(() => {})
  const language = code ?? (await contentLocale(space, locale, note, call, fresh))
  const found = await (language === null && guess ? guess : ask(language))
  return withOtherSpaces(found, question, call, host.name)
}

/** `fresh`: without the cache. */
export function ask(host: Host, wanted: Wanted, fresh = false) {
  const call = startCall()
  return { call, answer: inLanguage(host, wanted, call, fresh) }
}

const ahead = new WeakMap<object, ReturnType<typeof ask> & { key: string }>()
const keyOf = (wanted: Wanted) => JSON.stringify(wanted)

export function askAhead({ host, settings }: ElementProps<DocSettings>) {
  const space = accessIn(settings)
  const reference = referenceIn(settings)
  if (settings.loading !== 'eager' || !space || !reference) return
  const { locale, contentLocale: code, include } = settings
  const wanted = { space, reference, locale, code, include }
  const asked = ask(host, wanted)
  // The element that takes the answer handles its failure.
  asked.answer.catch(() => {})
  ahead.set(host.stay, { ...asked, key: keyOf(wanted) })
}

/** An answer can be taken once, and only for the same settings. */
export function takeAhead({ stay }: Host, wanted: Wanted) {
  const asked = ahead.get(stay)
  ahead.delete(stay)
  return asked?.key === keyOf(wanted) ? asked : null
}
