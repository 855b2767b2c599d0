// What can go wrong, and what the owner can do about it. Words for visitors are in messages/.
import type { ErrorCode } from '../contract/errors.ts'

export class EmbedError extends Error {
  /** Tells two failures of the same kind apart. */
  readonly time = performance.now()
  constructor(
    readonly code: ErrorCode,
    /** For the owner; never shown to visitors, and never with a key in it. */
    message: string,
    readonly status: number | null = null,
  ) {
    super(message)
    this.name = 'EmbedError'
  }
}

export const asEmbedError = (error: unknown): EmbedError =>
  error instanceof EmbedError
    ? error
    : new EmbedError('internal', error instanceof Error ? error.message : 'something failed')

/** With these codes, trying again cannot help: the owner has to change something. */
export const needsOwner: readonly ErrorCode[] = ['config', 'key', 'quota', 'blocked', 'not-found']

/** The console's advice, after the message of the error. */
export const advice: Record<ErrorCode, string> = {
  config:
    'Set it on the element, or on the script tag with `data-` before its name. Load a missing script beside this one.',
  key: 'Check the application or space and its read-only key: they must belong together.',
  quota: 'The plan’s quota is used up: raise it in the service’s dashboard.',
  blocked: 'See the service’s dashboard or, for a page’s policy, SiteEmbed.check().',
  'not-found': 'Check the spelling, that it is published, and that the key may read it.',
  'rate-limit': 'Too many requests for the plan.',
  timeout: 'The element waits eight seconds at most.',
  offline: 'The visitor’s device is offline; the element tries again when it is back.',
  network:
    'The request did not get through: look for an ad blocker, a firewall, or an http address on an https page.',
  server: 'The service’s status page may say more.',
  shape: 'The answer was not what this service sends: check the host, and any proxy before it.',
  internal: 'If this names none of your own code, please report it with the page’s address.',
}
