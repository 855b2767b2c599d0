// Tells a failure: an event for scripts, a console line for the owner, a note for SiteEmbed.check().
import type { ErrorCode } from '../contract/errors.ts'
import { advice, type EmbedError } from '../errors/errors.ts'
import { tellOwner } from '../errors/owner.ts'
import type { Host } from '../page/host.ts'
import type { MessageKey } from './messages/index.ts'
import type { Words } from './words.ts'

export type ElementKind = 'search' | 'document'

const forBoth = (key: MessageKey) => ({ search: key, document: key })
const unavailable = { search: 'searchUnavailable', document: 'documentUnavailable' } as const

/** What the visitor reads. It says what can be done, and never shows a status or a key. */
export const visitorMessage: Record<ErrorCode, Record<ElementKind, MessageKey>> = {
  config: { search: 'searchNotSetUp', document: 'documentNotSetUp' },
  key: unavailable,
  quota: unavailable,
  blocked: unavailable,
  'not-found': { search: 'searchUnavailable', document: 'documentNotFound' },
  'rate-limit': forBoth('tooManyRequests'),
  timeout: forBoth('tooSlow'),
  offline: forBoth('offline'),
  network: forBoth('unreachable'),
  server: forBoth('serverTrouble'),
  shape: forBoth('serverTrouble'),
  internal: unavailable,
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
