// Reports a failure: an event for scripts, a console line for the owner, a note for SiteEmbed.check().
import type { ErrorCode } from '../contract/errors.ts'
import { advice, type EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import type { MessageKey } from './messages/index.ts'
import type { Words } from './words.ts'

/** Words and events of one of the elements, so that a script for one does not contain those of the other. */
export interface ElementKind {
  failed: 'search-error' | 'doc-error'
  consent: MessageKey
  failures: Readonly<Record<ErrorCode, MessageKey>>
}

/** What the visitor reads. It says what to do, and never shows a status or a key. */
export const failuresOf = (
  notSetUp: MessageKey,
  unavailable: MessageKey,
  notFound: MessageKey,
): ElementKind['failures'] => ({
  config: notSetUp,
  key: unavailable,
  quota: unavailable,
  blocked: unavailable,
  'not-found': notFound,
  'rate-limit': 'tooManyRequests',
  timeout: 'tooSlow',
  offline: 'offline',
  network: 'unreachable',
  server: 'serverTrouble',
  shape: 'serverTrouble',
  internal: unavailable,
})

export function fail(host: Host, kind: ElementKind, error: EmbedError, t: Words['t']) {
  host.noteError(error)
  const status = error.status === null ? '' : ` (status ${error.status})`
  tellOwner('error', `${host.name}: ${error.message}${status}. ${advice[error.code]}`)
  host.dispatch(kind.failed, {
    code: error.code,
    message: t(kind.failures[error.code]),
    status: error.status,
  })
}
