// One request to a service, and why there is no answer where there is none.
import { type Finding, problem } from './finding.ts'

export interface Answer {
  status: number
  /** Null where the answer is no JSON. */
  body: Readonly<Record<string, unknown>> | null
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** What keeps a connection test from going on: told as it is, and nothing more is asked. */
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

/** A host that is silent for so long is told as one that does not answer: nobody waits much longer. */
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
