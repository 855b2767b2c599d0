// What SiteEmbed.check() prints to the console.
import type { Report } from '../contract/page-api.ts'

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
  if (Object.keys(report.recognised).length) {
    console.log('recognised by the values of the first results; write an attribute to change it:')
    console.table(report.recognised)
  }
  console.log(`requests: ${report.requests.length}`)
  if (report.requests.length) console.table(report.requests)
  console.log('last error:', report.lastError ?? 'none')
  console.log(`a strict page needs: ${report.policy || '(known after the first request)'}`)
  console.groupEnd()
}
