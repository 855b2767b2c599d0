// Requests to the content service. They have no headers of our own, which would cost a preflight.
import type { RequestNote } from '../contract/page-api.ts'
import type { DocSettings } from '../contract/rich-doc.ts'
import { EmbedError } from '../errors/errors.ts'
import { breakerOf } from '../net/breaker.ts'
import { noAnswer, statusError, withoutKey } from '../net/deadline.ts'
import { isObject, type Json, parsedJson } from '../net/json.ts'
import { withRetries } from '../net/retry-waits.ts'
import { writtenAnswer } from '../page/written-answer.ts'

export interface SpaceAccess {
  /** Origin with path, without a slash at its end. */
  origin: string
  spaceId: string
  environment: string
  token: string
  /** The preview service, which has drafts too; no cache may keep its answers. */
  preview: boolean
  /** For the preview: the release and the moment to show; null for the current content. */
  timeline: DocSettings['timeline']
  /** Other spaces that this one refers to, if any are named: always their published content. */
  others?: readonly SpaceAccess[] | undefined
}

const what = 'the content service'

/** The number of letters in all answers so far; the cache resets it when it drops its answers. */
export const came = { letters: 0 }

export const serviceOrigin = (host: string | null, preview: boolean) =>
  host === null || host === 'eu'
    ? `https://${preview ? 'preview' : 'cdn'}.${host ? 'eu.' : ''}contentful.com`
    : host

export function accessIn(settings: DocSettings): SpaceAccess | null {
  const { contentHost, spaceId, environment, preview, spaces } = settings
  const token = preview ? settings.previewToken : settings.accessToken
  if (!spaceId || !token) return null
  const service = (preview: boolean) => ({
    origin: serviceOrigin(contentHost, preview),
    environment,
    preview,
    timeline: preview ? settings.timeline : null,
  })
  const others = spaces?.map((one) => ({ ...service(false), ...one }))
  return { ...service(preview), spaceId, token, others }
}

/** The origins that the policy (CSP) of a strict page has to allow for a document. */
export function contentPolicy(origin: string, others = origin) {
  const own = new URL(origin).origin
  const theirs = /(\.eu)?\.contentful\.com$/.exec(own)
  const from = (kind: string) => (theirs ? `https://${kind}${theirs[1] ?? ''}.ctfassets.net` : own)
  return {
    'connect-src': [own, new URL(others).origin],
    'img-src': [from('images')],
    'media-src': [from('videos'), from('assets')],
  }
}

/** Parameters are sorted, so that the same request has the same address in every cache. */
export function requestUrl(space: SpaceAccess, path: string, parameters: Record<string, string>) {
  const query = new URLSearchParams({ ...parameters, access_token: space.token })
  query.sort()
  const segments = [space.spaceId, 'environments', space.environment].map(encodeURIComponent)
  return `${space.origin}/spaces/${segments.join('/')}/${path}?${query}`
}

export interface AskOptions {
  signal: AbortSignal
  note: (request: RequestNote) => void
  fresh?: boolean
}

export function ask(
  space: SpaceAccess,
  path: string,
  parameters: Record<string, string>,
  options: AskOptions,
): Promise<Json> {
  const address = requestUrl(space, path, parameters)
  const breaker = breakerOf(`content ${space.origin} ${space.spaceId}`)
  // `refresh` is explicit, so it goes through even while requests pause.
  if (options.fresh) breaker.wake()
  return breaker.through(options, () =>
    withRetries(() => askOnce(space, address, options), options.signal),
  )
}

/** The browser uses a preloaded answer only for a request with the same credentials. */
const credentialsFor = (address: string): RequestCredentials =>
  document.querySelector(`link[rel="preload"][href="${CSS.escape(address)}"]`)
    ? 'same-origin'
    : 'omit'

async function askOnce(space: SpaceAccess, address: string, { signal, note, fresh }: AskOptions) {
  const known = fresh || space.preview ? null : writtenAnswer(address)
  if (known) return known
  const started = performance.now()
  const tell = (status: RequestNote['status']) =>
    note({
      url: address.split('?')[0] ?? address,
      status,
      milliseconds: Math.round(performance.now() - started),
    })
  try {
    const response = await fetch(address, {
      credentials: credentialsFor(address),
      signal,
      // `reload` skips the browser's cached copy, which may be the wrong one, without a header of ours.
      cache: space.preview ? 'no-store' : fresh ? 'reload' : 'default',
    })
    const text = await response.text()
    came.letters += text.length
    tell(response.status)
    const answer = parsedJson(text)
    if (response.ok && isObject(answer)) return answer
    if (response.ok) throw new EmbedError('shape', `${what} sent an answer in an unknown format`)
    // The service's own words for an error, where its body has them.
    const said =
      isObject(answer) && typeof answer.message === 'string' ? answer.message : 'an error'
    const plan = space.timeline ? ' (timeline is not part of every plan)' : ''
    throw statusError(response.status, `${what}${plan} says: ${withoutKey(said, space.token)}`)
  } catch (error) {
    if (error instanceof EmbedError) throw error
    tell(signal.aborted ? 'cancelled' : 'failed')
    // The waiting elements have deadlines; the request itself has none, so it is never late.
    throw signal.aborted
      ? signal.reason
      : noAnswer({ isLate: () => false }, what, [new URL(address).origin])
  }
}
