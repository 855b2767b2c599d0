// Replaces what SiteEmbed.check() prints, because only owners call it. The reports themselves do not wait for it.
import type * as whole from '../errors/print-report.ts'
import { more } from './later.ts'

export const printReport: typeof whole.printReport = (report, defaults) => {
  more().then(
    ({ printReport }) => printReport(report, defaults),
    () => console.log(report),
  )
}
