// SiteEmbed.check(): the settings, requests and policy of an element. It never shows keys.
import { type Attributes, kebab } from '../contract/attribute.ts'
import type { Report, RequestNote } from '../contract/page-api.ts'
import type { EmbedError } from '../errors/errors.ts'
import { hasSearch } from './has-search.ts'
import type { Resolved } from './settings.ts'

export type Policy = Record<string, readonly string[]>

export interface Findings {
  requests: RequestNote[]
  lastError: EmbedError | null
  policy: Policy
  recognised: Report['recognised']
  /** The mistakes that its component has found. */
  mistakes: (isAsked: boolean) => readonly string[]
}

interface Reported {
  element: HTMLElement
  name: string
  findings: Findings
  policy(): Policy
  mistakes(isAsked: boolean): string[]
}

const policyLine = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].sort().join(' ')}`)
    .join('; ')

export function makeReport(
  host: Reported,
  attributes: Attributes,
  { settings, origins, refused }: Resolved,
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
    mistakes: host.mistakes(true),
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

/** Defaults are only printed on request, because they are rarely news. */
export function printReport(report: Report, defaults: boolean) {
  const printed = Object.entries(report.settings).filter(
    ([name, { source }]) => defaults || source !== 'default' || report.refused.includes(name),
  )
  console.group(`site-embed: ${report.name}`)
  console.log(report.element)
  for (const mistake of report.mistakes) console.warn(mistake)
  console.table(Object.fromEntries(printed))
  if (!defaults) console.log('with the defaults: SiteEmbed.check({ defaults: true })')
  if (hasSearch && Object.keys(report.recognised).length) {
    console.log('recognised by the values of the first results; write an attribute to change it:')
    console.table(report.recognised)
  }
  console.log(`requests: ${report.requests.length}`)
  if (report.requests.length) console.table(report.requests)
  console.log('last error:', report.lastError ?? 'none')
  console.log(`a strict page needs: ${report.policy || '(known after the first request)'}`)
  console.groupEnd()
}
