// One attribute: the control for its kind, its explanation, and what the service offers for it.
import { type ReactNode, useState } from 'react'
import type { Attribute } from '../../../src/contract/attribute.ts'
import { explanationOf } from '../explanations/explain.ts'
import { type Finding, note } from '../inspect/finding.ts'
import { labelOf } from '../labels/label.ts'
import { Select } from '../Select.tsx'
import type { Tag } from '../settings.ts'
import { useSettled } from '../useSettled.ts'
import { rootedFor } from '../values/rooted.ts'
import { wrongIn } from '../values/wrong.ts'
import { useLanguage, useWords } from '../words/words.ts'
import { Explained } from './Explained.tsx'
import type { Idle } from './effect.ts'
import { controlId, controlName } from './groups.ts'
import { Told } from './Told.tsx'

interface ControlProps {
  id: string
  name: string
  spec: Attribute
  /** Undefined where it is not set. */
  value: string | undefined
  describedBy: string
  isWrong: boolean
  set(value: string | null): void
  /** What the service has for it. */
  known: readonly string[]
  called(item: string): string
}

function Choice({ id, name, spec, value, describedBy, isWrong, set, called }: ControlProps) {
  const { notSet } = useWords()
  const words = 'of' in spec ? spec.of : []
  return (
    <Select
      id={id}
      name={name}
      value={value ?? ''}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => set(target.value || null)}
    >
      {/* The default is listed once. */}
      <option value="" hidden={value !== undefined && value === spec.default}>
        {spec.default === undefined ? notSet : called(String(spec.default))}
      </option>
      {words.map((word) => (
        <option key={word} value={word} hidden={word === spec.default && word !== value}>
          {called(word)}
        </option>
      ))}
      {value && !words.includes(value) && <option>{value}</option>}
    </Select>
  )
}

const Flag = ({ id, name, value, describedBy, isWrong, set }: ControlProps) => (
  <input
    id={id}
    name={name}
    type="checkbox"
    checked={value !== undefined && value.toLowerCase() !== 'false' && !isWrong}
    aria-describedby={describedBy}
    aria-invalid={isWrong || undefined}
    onChange={({ target }) => set(target.checked ? '' : null)}
  />
)

function Typed({ id, name, spec, value, describedBy, isWrong, set, known, called }: ControlProps) {
  // A list cannot be completed by one of its items.
  const suggests = known.length > 0 && spec.kind !== 'facets' && spec.kind !== 'choices'
  return (
    <>
      <input
        id={id}
        name={name}
        value={value ?? ''}
        list={suggests ? `${id}-known` : undefined}
        // A number box would hide text that is not a number.
        inputMode={spec.kind === 'whole' ? 'numeric' : undefined}
        placeholder={spec.default === undefined ? undefined : String(spec.default)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={spec.kind === 'words'}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => set(target.value || null)}
      />
      {suggests && (
        <datalist id={`${id}-known`}>
          {known.map((item) => (
            <option key={item} value={item} label={called(item)} />
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

/** Before the box, unless somebody is in it when they come: it stays where it is. */
function useStandsFirst(hasClicks: boolean, id: string): boolean {
  const [first, setFirst] = useState<boolean | null>(null)
  const next = hasClicks ? (first ?? document.activeElement?.id !== id) : null
  if (next !== first) setFirst(next)
  return next ?? true
}

/** Of an address that every page of the site shares. */
function noteOnAddress(name: string, address = ''): readonly Finding[] {
  const to = name === 'results-page' && rootedFor(address)
  return to ? [note('notRooted', name, { address }, { from: address, to })] : []
}

interface Props {
  tag: Tag
  name: string
  spec: Attribute
  value: string | undefined
  set(value: string | null): void
  known: readonly string[]
  called(item: string): string
  findings: readonly Finding[]
  idle: Idle | null
  /** What there is to click, in words: most people need no more than that. */
  toClick: ReactNode
  /** What else there is to click. */
  children?: ReactNode
}

export function AttributeControl(props: Props) {
  const { tag, name, spec, value, set, known, called, idle, toClick, children } = props
  const { neverInPage, written } = useWords()
  const id = controlId(tag, name)
  const language = useLanguage()
  const text = explanationOf(tag, name, language)
  const label = (
    <>
      {labelOf(tag, name, language)} <code>{name}</code>
    </>
  )
  const Control = controlFor(spec)
  const standsFirst = useStandsFirst(Boolean(toClick), id)
  // Text that is still being typed is not a mistake yet.
  const settled = useSettled(value)
  const rested = wrongIn(name, spec, settled)
  const wrong = rested && wrongIn(name, spec, value)
  const address = settled === value ? value : ''
  const findings = [...props.findings, ...noteOnAddress(name, address)]
  const isWrong = wrong !== null || findings.some(({ grade }) => grade === 'problem')
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
      {standsFirst && toClick}
      {standsFirst && toClick && <p className="help written">{written}</p>}
      <Control
        id={id}
        name={controlName(name)}
        spec={spec}
        value={value}
        describedBy={`${id}-told ${id}-help`}
        isWrong={isWrong}
        set={set}
        {...{ known, called }}
      />
      <Told id={`${id}-told`} {...{ tag, spec, wrong, findings, idle, value: value ?? '', set }} />
      {explanation}
      {!standsFirst && toClick}
      {children}
    </div>
  )
}
