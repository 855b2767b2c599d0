// Loads what a document refers to in other spaces: one request for each space, with that space's token. The
// answers join one library. There, ids from another space, and the links to them, begin with that space, so
// that the rest of the code does not have to know about spaces.
import { advice, asEmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import { type Call, startCall } from '../net/deadline.ts'
import { isObject, type Json } from '../net/json.ts'
import { type FetchedEntry, fetchEntry } from './client.ts'
import { Library, localeIn, text } from './entry.ts'
import type { Question } from './pieces.ts'

/** After this the document is shown without the rest. */
const patience = 3000

/** Space, environment and id; without an environment it is the main one. */
export const urnOf =
  /:spaces\/([\w.-]{1,64})(?:\/environments\/([\w.-]{1,64}))?\/(?:entries|assets)\/([\w.-]{1,64})$/

/** A copy whose links may be changed. It is a loop, because texts may be nested thousands of levels deep. */
export function copyOf(fields: Json, change: (link: Json) => void): Json {
  const copy = { ...fields }
  const waiting: (Json | unknown[])[] = [copy]
  for (const one of waiting)
    for (const [name, part] of Object.entries<unknown>(one))
      if (typeof part === 'object' && part) {
        const own = Array.isArray(part) ? [...part] : { ...part }
        Reflect.set(one, name, own)
        waiting.push(own)
        if (isObject(own) && own.linkType) change(own)
      }
  return copy
}

/** `name` is the element's, for the console. */
export async function withOtherSpaces(
  found: FetchedEntry,
  question: Question,
  call: Call,
  name: string,
): Promise<FetchedEntry> {
  const { entry } = found
  const { space: home } = question
  if (!home.others) return found
  const spaces = [home, ...home.others]
  const library = new Library({}, '')
  const asked: Promise<void>[] = []
  const part = startCall(patience)
  call.signal.addEventListener('abort', part.cancel)

  /** Takes the target of a link, and everything that it links to. `from` has the content of the same space. */
  function take(start: Json, from: Library, include: number) {
    const waiting = [start]
    for (const link of waiting) {
      const key = text(link.id)
      const place = key.replace(/[^/]*$/, '')
      const id = key.slice(place.length)
      const asset = from.assets.get(id)
      const target = from.entries.get(id)
      const follow = (next: Json) => {
        if (next.type === 'Link') {
          next.id = place + next.id
          waiting.push(next)
        } else asked.push(ask(next, include - 1))
      }
      if (asset && link.linkType === 'Asset') library.assets.set(key, { ...asset, id: key })
      else if (target && !library.entries.has(key))
        library.entries.set(key, { ...target, id: key, fields: copyOf(target.fields, follow) })
    }
  }

  /** A link with an answer then works like a link inside the space. Any other becomes a gap, with a warning. */
  async function ask(link: Json, include: number, locale = localeIn(entry)) {
    const [, spaceId, environment = 'master', id = ''] = urnOf.exec(text(link.urn)) ?? []
    const known = spaces.find((one) => one.spaceId === spaceId)
    if (!known) return
    const isHome = known === home && environment === home.environment
    link.id = isHome ? id : `${spaceId}/${environment}/${id}`
    link.linkType = text(link.linkType).replace('Contentful:', '')
    const isAsset = link.linkType === 'Asset'
    const space = { ...known, environment }
    const one = { ...question, space, reference: { id }, isAsset, include, locale }
    try {
      if (include >= 0 && !library.target({ sys: link }))
        take(link, (await fetchEntry(one, part)).library, include)
      link.type = 'Link'
    } catch (error) {
      const { code, status, message } = asEmbedError(error)
      // Another space may have other locales.
      if (status === 400 && locale) await ask(link, include, null)
      else if (code === 'not-found' && !status) link.type = 'Link'
      // Cancelled requests are not reported.
      else if (code !== 'internal')
        tellOwner('warn', `${name}: the space ${spaceId}: ${message}. ${advice[code]}`)
    }
  }

  take({ id: entry.id }, found.library, found.depth)
  for (const one of asked) await one
  part.done()
  return { ...found, entry: library.entries.get(entry.id) ?? entry, library }
}
