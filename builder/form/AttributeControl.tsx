// One attribute: its control by what kind it is, what it is for, and what the service offers for it.
import type { ReactNode } from 'react'
import type { Attribute } from '../../src/contract/attribute.ts'
import { explanationOf } from '../explanations/explain.ts'
import { labelOf } from '../labels/label.ts'
import type { Tag } from '../settings.ts'
import { filledIn, useLanguage, useWords } from '../words/words.ts'
import { Explained } from './Explained.tsx'
import { controlName } from './groups.ts'

interface ControlProps {
  id: string
  name: string
  spec: Attribute
  /** Undefined where it is not set. */
  value: string | undefined
  describedBy: string
  set(value: string | null): void
  /** What the service has for it. */
  known: readonly string[]
}

function Choice({ id, name, spec, value, describedBy, set }: ControlProps) {
  const { notSet, defaultIs } = useWords()
  const fallback =
    spec.default === undefined ? notSet : filledIn(defaultIs, { value: String(spec.default) })
  const words = 'of' in spec ? spec.of : []
  return (
    <select
      id={id}
      name={name}
      value={value ?? ''}
      aria-describedby={describedBy}
      onChange={({ target }) => set(target.value || null)}
    >
      <option value="">{fallback}</option>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  )
}

const Flag = ({ id, name, value, describedBy, set }: ControlProps) => (
  <input
    id={id}
    name={name}
    type="checkbox"
    checked={value !== undefined && value !== 'false'}
    aria-describedby={describedBy}
    onChange={({ target }) => set(target.checked ? '' : null)}
  />
)

function Typed({ id, name, spec, value, describedBy, set, known }: ControlProps) {
  // A list cannot be completed by one of its items.
  const suggests = known.length > 0 && spec.kind !== 'facets' && spec.kind !== 'choices'
  const limits = spec.kind === 'whole' ? { type: 'number', min: spec.min, max: spec.max } : {}
  return (
    <>
      <input
        id={id}
        name={name}
        value={value ?? ''}
        list={suggests ? `${id}-known` : undefined}
        {...limits}
        placeholder={spec.default === undefined ? undefined : String(spec.default)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={spec.kind === 'words'}
        aria-describedby={describedBy}
        onChange={({ target }) => set(target.value || null)}
      />
      {suggests && (
        <datalist id={`${id}-known`}>
          {known.map((item) => (
            <option key={item} value={item} />
          ))}
        </datalist>
      )}
    </>
  )
}

function controlFor({ kind }: Attribute) {
  if (kind === 'choice') return Choice
  return kind === 'flag' ? Flag : Typed
}

interface Props {
  tag: Tag
  name: string
  spec: Attribute
  value: string | undefined
  set(value: string | null): void
  known: readonly string[]
  /** What there is to click. */
  children?: ReactNode
}

export function AttributeControl({ tag, name, spec, value, set, known, children }: Props) {
  const { neverInPage } = useWords()
  const id = `${tag}-${name}`
  const language = useLanguage()
  const text = explanationOf(tag, name, language)
  const label = (
    <>
      {labelOf(tag, name, language)} <code>{name}</code>
    </>
  )
  const Control = controlFor(spec)
  const explanation = (
    <p id={`${id}-help`} className="help">
      <Explained text={text} />
    </p>
  )
  if (spec.offPage)
    return (
      <div className="control">
        <p className="name">{label}</p>
        {explanation}
        <p className="help">{neverInPage}</p>
      </div>
    )
  return (
    <div className={`control ${spec.kind}`}>
      <label htmlFor={id} className="name">
        {label}
      </label>
      <Control
        id={id}
        name={controlName(name)}
        spec={spec}
        value={value}
        describedBy={`${id}-help`}
        set={set}
        known={known}
      />
      {explanation}
      {children}
    </div>
  )
}
