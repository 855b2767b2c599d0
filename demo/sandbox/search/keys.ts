// Who asks, and what the key allows.
import type { SandboxRequest } from '../http.ts'
import { refusals } from './errors.ts'

export type Right = 'search' | 'browse' | 'listIndexes' | 'settings' | 'addObject' | 'editSettings'
export type KeyState = 'ok' | 'quota' | 'blocked' | 'rate-limited'

export interface ApiKey {
  acl: Right[]
  /** Names, or beginnings with a star: `events_*`. Without them, all indices. */
  indices?: string[]
  /** Read at every request, so that a test may change it. */
  state?: KeyState
}

export interface Application {
  appId: string
  apiKeys: Record<string, ApiKey>
}

const REFUSED_STATES = {
  quota: refusals.spentQuota,
  blocked: refusals.blockedApplication,
  'rate-limited': refusals.tooManyRequests,
}

export function findKey(apps: Application[], request: SandboxRequest): ApiKey | undefined {
  const appId = credential(request, 'x-algolia-application-id')
  const name = keyNameOf(request)
  const keys = apps.find((app) => app.appId === appId)?.apiKeys ?? {}
  return name !== undefined && Object.hasOwn(keys, name) ? keys[name] : undefined
}

export function requireRight(apps: Application[], request: SandboxRequest, right: Right): ApiKey {
  const key = findKey(apps, request)
  if (!key) throw refusals.wrongKey()
  const { state = 'ok' } = key
  if (state !== 'ok') throw REFUSED_STATES[state]()
  if (!key.acl.includes(right)) throw refusals.missingRight()
  return key
}

export function opensIndex({ indices }: ApiKey, name: string): boolean {
  if (!indices) return true
  return indices.some((allowed) =>
    allowed.endsWith('*') ? name.startsWith(allowed.slice(0, -1)) : name === allowed,
  )
}

export const keyNameOf = (request: SandboxRequest) => credential(request, 'x-algolia-api-key')

/** In a header or in the query string, in any mixture of capitals. */
function credential({ url, headers }: SandboxRequest, name: string): string | undefined {
  for (const [key, value] of url.searchParams) {
    if (key.toLowerCase() === name) return value
  }
  return headers[name]
}
