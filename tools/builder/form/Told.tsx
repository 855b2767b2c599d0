// The messages below a control: an invalid value, and what the service answered. Assistive technology announces
// them.
import type { Attribute } from '../../../src/contract/attribute.ts'
import { facetTypes } from '../../../src/contract/facet-types.ts'
import type { Finding } from '../inspect/finding.ts'
import { labelsOf } from '../labels/label.ts'
import type { Tag } from '../settings.ts'
import type { Wrong } from '../values/wrong.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { DidYouMean } from './DidYouMean.tsx'
import type { Idle } from './effect.ts'

interface Props {
  id: string
  tag: Tag
  spec: Attribute
  wrong: Wrong | null
  findings: readonly Finding[]
  idle: Idle | null
  /** The value of the control, and how it is changed. */
  value: string
  set(value: string): void
}

/** What would be right, as far as the contract lists it. */
function rightFor(spec: Attribute): Readonly<Record<string, string>> {
  if ('of' in spec) return { right: spec.of.join(', ') }
  if (spec.kind === 'facets') return { right: facetTypes.join(', ') }
  return spec.kind === 'whole' ? { least: String(spec.min), most: String(spec.max) } : {}
}

export function Told({ id, tag, spec, wrong, findings, idle, value, set }: Props) {
  const words = useWords()
  const language = useLanguage()
  return (
    <div id={id} aria-live="polite" className="told" tabIndex={-1}>
      {wrong && (
        <p data-grade="problem">
          {filledIn(words.wrong[wrong.code], { value: wrong.value, ...rightFor(spec) })}
        </p>
      )}
      {findings.map(({ code, grade, values, meant }) => (
        <p key={code + JSON.stringify(values)} data-grade={grade}>
          {filledIn(words.findings[code], values)}{' '}
          {meant && <DidYouMean within={id} {...{ meant, value, set }} />}
        </p>
      ))}
      {idle && (
        <p className="help">
          {filledIn(words.idle[idle.code], { names: labelsOf(tag, idle.names, language) })}
        </p>
      )}
    </div>
  )
}
