// Sends one request to a service, and finds out why there is no answer.
import { type Finding, problem } from './finding.ts'

export interface Answer {
  status: number
  /** Null if the answer is not JSON. */
  body: Readonly<Record<string, unknown>> | null
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** Ends a connection test with a finding; no further requests are sent. */
export class Stop extends Error {
  constructor(readonly finding: Finding) {
    super(finding.code)
  }
}

/** The browser tells of a policy’s refusal in an event of its own, a moment after the request fails. */
function watchPolicy(origin: string) {
  let refused = false
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refused ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', hear)
  return {
    refused: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return refused
    },
    end: () => document.removeEventListener('securitypolicyviolation', hear),
  }
}

/** After this time a silent host counts as not answering. */
const patience = 6000

/** `about`: the attribute that says whom to ask. */
export async function ask(address: string, about: string, init: RequestInit = {}): Promise<Answer> {
  const { origin } = new URL(address)
  const policy = watchPolicy(origin)
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(address, { credentials: 'omit', signal, ...init })
    const { status } = response
    const body: unknown = await response.json().catch(() => null)
    if (status >= 500)
      throw new Stop(problem('serviceDown', about, { host: origin, status: String(status) }))
    return { status, body: isObject(body) ? body : null }
  } catch (error) {
    if (error instanceof Stop) throw error
    const code = (await policy.refused()) ? 'hostBlocked' : 'unreachable'
    throw new Stop(problem(code, about, { host: origin }))
  } finally {
    policy.end()
  }
}
