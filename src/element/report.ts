// SiteEmbed.check(): the settings, requests and policy of an element. It never shows keys.
import { type Attributes, kebab } from '../contract/attribute.ts'
import type { Report, RequestNote } from '../contract/page-api.ts'
import type { EmbedError } from '../errors/errors.ts'
import type { Resolved } from './settings.ts'

export type Policy = Record<string, readonly string[]>

export interface Findings {
  requests: RequestNote[]
  lastError: EmbedError | null
  policy: Record<string, string[]>
  recognised: Report['recognised']
  /** The mistakes that its component has found. */
  mistakes: (isAsked: boolean) => readonly string[]
}

interface Reported {
  element: HTMLElement
  name: string
  findings: Findings
  policy(): Policy
}

const policyLine = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].sort().join(' ')}`)
    .join('; ')

export function makeReport(
  host: Reported,
  attributes: Attributes,
  { settings, origins, refused }: Resolved,
  mistakes: readonly string[],
): Report {
  const rows = Object.entries(origins).map(([property, source]) => {
    const value = settings[property]
    const secret = attributes[kebab(property)]?.secret && value !== null
    return [property, { value: secret ? '(set, not shown)' : value, source }] as const
  })
  const { requests, lastError, recognised } = host.findings
  return {
    element: host.element,
    name: host.name,
    mistakes,
    settings: Object.fromEntries(rows),
    recognised,
    refused,
    requests: [...requests],
    lastError: lastError && {
      code: lastError.code,
      message: lastError.message,
      status: lastError.status,
    },
    policy: policyLine(host.policy()),
  }
}
