// A JSON answer as the real service sends it: its media type, its one exposed header, its ETag.
import { createHash, randomUUID } from 'node:crypto'
import type { SandboxReply, SandboxRequest } from '../http.ts'
import { type Refusal, tooBig } from './refusal.ts'

const mediaType = 'application/vnd.contentful.delivery.v1+json'
export const largestAnswer = 7_340_032

export const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Etag',
}

export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('hex').slice(0, 32)}"`
}

export function isUnchanged(request: SandboxRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}

export function answer(request: SandboxRequest, body: unknown): SandboxReply {
  const text = JSON.stringify(body)
  if (new TextEncoder().encode(text).length > largestAnswer) return refuse(tooBig(largestAnswer))
  const etag = etagOf(text)
  const headers = { ...openToAll, 'content-type': mediaType, 'cache-control': 'max-age=0', etag }
  return isUnchanged(request, etag)
    ? { status: 304, headers, body: '' }
    : { status: 200, headers, body: text }
}

export function refuse(refusal: Refusal): SandboxReply {
  const { status, id, message, details } = refusal
  const body = {
    sys: { type: 'Error', id },
    message,
    ...(details === undefined ? {} : { details }),
    requestId: randomUUID(),
  }
  const headers = { ...openToAll, ...refusal.headers, 'content-type': mediaType }
  return { status, headers, body: JSON.stringify(body) }
}

/** A page that sends its token as a header asks first whether it may. */
export function preflight(): SandboxReply {
  return {
    status: 204,
    headers: {
      ...openToAll,
      'access-control-allow-methods': 'GET,HEAD,OPTIONS',
      'access-control-allow-headers':
        'Accept,Accept-Language,Authorization,Cache-Control,Content-Type,If-None-Match,Range,' +
        'X-Contentful-User-Agent',
      'access-control-max-age': '86400',
    },
    body: '',
  }
}
