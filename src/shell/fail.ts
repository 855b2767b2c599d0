// Every failure is told here: an event for the page's scripts, a console line for its owner, a note
// for SiteEmbed.check().
import type { ErrorCode } from '../contract/errors.ts'
import { advice, type EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import type { MessageKey } from './messages/index.ts'
import type { Words } from './words.ts'

export type ElementKind = 'search' | 'document'

/** What the visitor reads. It says what can be done, and never shows a status or a key. */
export const visitorMessage: Record<ErrorCode, Record<ElementKind, MessageKey>> = {
  config: { search: 'searchNotSetUp', document: 'documentNotSetUp' },
  key: { search: 'searchUnavailable', document: 'documentUnavailable' },
  quota: { search: 'searchUnavailable', document: 'documentUnavailable' },
  blocked: { search: 'searchUnavailable', document: 'documentUnavailable' },
  'not-found': { search: 'searchUnavailable', document: 'documentNotFound' },
  'rate-limit': { search: 'tooManyRequests', document: 'tooManyRequests' },
  timeout: { search: 'tooSlow', document: 'tooSlow' },
  offline: { search: 'offline', document: 'offline' },
  network: { search: 'unreachable', document: 'unreachable' },
  server: { search: 'serverTrouble', document: 'serverTrouble' },
  shape: { search: 'serverTrouble', document: 'serverTrouble' },
  internal: { search: 'searchUnavailable', document: 'documentUnavailable' },
}

export function fail(host: Host, kind: ElementKind, error: EmbedError, t: Words['t']) {
  host.noteError(error)
  const status = error.status === null ? '' : ` (status ${error.status})`
  tellOwner('error', `${host.name}: ${error.message}${status}. ${advice[error.code]}`)
  host.dispatch(kind === 'search' ? 'search-error' : 'doc-error', {
    code: error.code,
    message: t(visitorMessage[error.code][kind]),
    status: error.status,
  })
}
