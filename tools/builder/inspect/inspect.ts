// A look at the service of the chosen element; nothing is asked while something needed is missing.

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

export async function inspect(settings: Settings, language: Language): Promise<Inspection> {
  const missing = missingIn(settings)
  if (missing.length) {
    const names = labelsOf(settings.element, missing, language)
    return { ...nothingFound, findings: [problem('missing', null, { names })] }
  }
  const engine = engineOf(settings)
  if (settings.element === 'site-search' && engine !== 'algolia')
    return { ...nothingFound, findings: [note('engineUnseen', null, { engine })] }
  const values = valuesOf(settings)
  if (settings.element === 'rich-doc') return inspectContent(values, language)
  const { findings, ...found } = await inspectSearch(values, language)
  return {
    ...found,
    findings: isInSandbox(settings) ? findings.filter(isOfOwnSite) : findings,
    indices: await withTitles(values, found.indices),
  }
}
