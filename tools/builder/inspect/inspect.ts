// Inspects the service of the chosen element. It sends no request while a needed setting is missing.

import { labelsOf } from '../labels/label.ts'
import { isInSandbox } from '../sandbox.ts'
import { engineOf, missingIn, type Settings, valuesOf } from '../settings.ts'
import type { Language } from '../words/shape.ts'
import { inspectContent } from './content.ts'
import { type Finding, type Inspection, note, nothingFound, problem } from './finding.ts'
import { withTitles } from './indices.ts'
import { inspectSearch } from './search.ts'

/** The pictures of the sample data show wherever the sample data does. */
const isOfOwnSite = ({ code }: Finding) => code !== 'picturesRelative'

/** An account alone can be asked whether it answers, and which indices it has. */
export const canBeAsked = (settings: Settings) =>
  missingIn(settings).every((name) => name === 'index-name')

function stillMissing(settings: Settings, language: Language): readonly Finding[] {
  const missing = missingIn(settings)
  const names = labelsOf(settings.element, missing, language)
  return missing.length ? [problem('missing', null, { names })] : []
}

export async function inspect(settings: Settings, language: Language): Promise<Inspection> {
  const missing = stillMissing(settings, language)
  if (!canBeAsked(settings)) return { ...nothingFound, findings: missing }
  const engine = engineOf(settings)
  if (settings.element === 'site-search' && engine !== 'algolia')
    return { ...nothingFound, findings: [note('engineUnseen', null, { engine })] }
  const values = valuesOf(settings)
  if (settings.element === 'rich-doc') return inspectContent(values, language)
  const { findings, ...found } = await inspectSearch(values, language)
  return {
    ...found,
    findings: [...(isInSandbox(settings) ? findings.filter(isOfOwnSite) : findings), ...missing],
    indices: await withTitles(values, found.indices),
  }
}
