// A look at the service of the chosen element; nothing is asked while something needed is missing.
import { missingIn, type Settings, valuesOf } from '../settings.ts'
import { inspectContent } from './content.ts'
import { type Inspection, nothingFound, problem } from './finding.ts'
import { inspectSearch } from './search.ts'

export async function inspect(settings: Settings, language: string): Promise<Inspection> {
  const missing = missingIn(settings)
  if (missing.length)
    return { ...nothingFound, findings: [problem('missing', { names: missing.join(', ') })] }
  const look = settings.element === 'site-search' ? inspectSearch : inspectContent
  return look(valuesOf(settings), language)
}
