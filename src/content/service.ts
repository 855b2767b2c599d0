// One GET, as a simple request (no header that would cost a preflight), checked and classified.

import { EmbedError } from '../errors/errors.ts'
import { breakerOf } from '../net/breaker.ts'
import { noAnswer, statusError, withoutKey } from '../net/deadline.ts'
import { isObject, type Json } from '../net/json.ts'
import type { RequestNote } from '../page/host.ts'
import { persistently } from './retry.ts'

export interface Place {
  /** Origin with path, without a slash at its end. */
  origin: string
  spaceId: string
  environment: string
  token: string
  /** Drafts, too: no cache keeps them. */
  preview: boolean
}

const what = 'the content service'
/** How long anybody waits is not the request's concern. */
const inTime = { isLate: () => false }

export const originOf = (host: string | null, preview: boolean) =>
  host === null || host === 'eu'
    ? `https://${preview ? 'preview' : 'cdn'}.${host ? 'eu.' : ''}contentful.com`
    : host

/** Sorted, so that the same question is the same address for every cache on the way. */
export function addressOf(place: Place, path: string, parameters: Record<string, string>) {
  const query = new URLSearchParams({ ...parameters, access_token: place.token })
  query.sort()
  const segments = [place.spaceId, 'environments', place.environment, path].map(encodeURIComponent)
  return `${place.origin}/spaces/${segments.join('/')}?${query}`
}

function parsed(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch {
    // Told below.
  }
  throw new EmbedError('shape', `${what} sent an answer of an unknown shape`)
}

/** The service's own words for an error, where its body has them. */
function messageIn(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && typeof value.message === 'string' ? value.message : 'an error'
  } catch {
    return 'an error'
  }
}

export interface AskOptions {
  signal: AbortSignal
  note: (request: RequestNote) => void
  fresh?: boolean
}

/** The cache asks whether its copy still holds; a header of ours would cost a preflight. */
const caching = ({ preview }: Place, fresh: boolean | undefined): RequestCache => {
  if (preview) return 'no-store'
  return fresh ? 'no-cache' : 'default'
}

export function ask(
  place: Place,
  path: string,
  parameters: Record<string, string>,
  options: AskOptions,
): Promise<Json> {
  const address = addressOf(place, path, parameters)
  const breaker = breakerOf(`content ${place.origin}`)
  // Somebody wants it explicitly.
  if (options.fresh) breaker.wake()
  return breaker.through(options, () =>
    persistently(() => askOnce(place, address, options), options.signal),
  )
}

async function askOnce(
  place: Place,
  address: string,
  { signal, note, fresh }: AskOptions,
): Promise<Json> {
  const started = performance.now()
  const tell = (status: RequestNote['status']) =>
    note({
      url: address.split('?')[0] ?? address,
      status,
      milliseconds: Math.round(performance.now() - started),
    })
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      signal,
      cache: caching(place, fresh),
    })
    const text = await response.text()
    tell(response.status)
    if (response.ok) return parsed(text)
    const said = withoutKey(messageIn(text), place.token)
    throw statusError(response.status, `${what} says: ${said}`)
  } catch (error) {
    if (error instanceof EmbedError) throw error
    tell(signal.aborted ? 'cancelled' : 'failed')
    throw signal.aborted ? signal.reason : noAnswer(inTime, what)
  }
}
