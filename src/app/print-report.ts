// In an app, what SiteEmbed.check() prints is in a module that loads when an owner calls it.
import type * as whole from '../errors/print-report.ts'

export const printReport: typeof whole.printReport = (report, defaults) => {
  import('../errors/print-report.ts').then(
    (late) => late.printReport(report, defaults),
    () => console.log(report),
  )
}
