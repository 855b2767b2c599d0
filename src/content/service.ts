// One GET, as a simple request (no header that would cost a preflight), checked and classified.
import { noAnswer, statusError, withoutKey } from '../shell/deadline.ts'
import { EmbedError } from '../shell/errors.ts'
import type { RequestNote } from '../shell/host.ts'
import { isObject, type Json } from '../shell/json.ts'

export interface Place {
  /** Origin with path, without a slash at its end. */
  origin: string
  spaceId: string
  environment: string
  token: string
}

const what = 'the content service'
/** How long anybody waits is not the request's concern. */
const inTime = { isLate: () => false }

export const originOf = (host: string | null) => {
  if (host === null) return 'https://cdn.contentful.com'
  return host === 'eu' ? 'https://cdn.eu.contentful.com' : host
}

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

export async function ask(
  place: Place,
  path: string,
  parameters: Record<string, string>,
  { signal, note, fresh }: AskOptions,
): Promise<Json> {
  const address = addressOf(place, path, parameters)
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
      // The cache asks whether its copy still holds; a header of ours would cost a preflight.
      ...(fresh ? { cache: 'no-cache' as const } : {}),
    })
    const text = await response.text()
    tell(response.status)
    if (response.ok) return parsed(text)
    const said = withoutKey(messageIn(text), place.token)
    throw statusError(response.status, `${what} says: ${said}`)
  } catch (error) {
    if (error instanceof EmbedError) throw error
    tell(signal.aborted ? 'cancelled' : 'failed')
    throw noAnswer(inTime, what)
  }
}
