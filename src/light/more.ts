// What the first results do not need (later.ts).
export { printReport } from '../errors/print-report.ts'
export { recommended } from '../search/engine/recommendations.ts'
export { Month } from '../search/filters/date/Month.tsx'
export { offerTool } from '../search/layouts/agent-tool.ts'
export { Rail } from '../search/layouts/Rail.tsx'
export { eventsOf } from '../search/told/conversion.ts'
