// Two boxes to type limits in. What cannot be read stays as typed, is told, and is not searched.
import { useId, useState } from 'react'
import type { Interval } from '../../engine/filter.ts'
import { isSame, type Side, withSide } from './interval.ts'
import { useChanged } from './useChanged.ts'

interface Props {
  /** In a narrow column the boxes stand below each other. */
  isWide: boolean
  value: Interval
  /** What the numbers are of, beside the name where one stands in the box. */
  unit?: string | undefined
  names: Record<Side, string>
  hints: Record<Side, string>
  write: (limit: number) => string
  /** null for what is no such limit. */
  read: (text: string) => number | null
  problem: string
  change: (value: Interval) => void
}

export function Limits({ isWide, value, unit, names, hints, write, read, problem, change }: Props) {
  const settle = (side: Side, text: string) => {
    const limit = text.trim() ? read(text) : undefined
    if (limit === null) return false
    const next = withSide(value, side, limit)
    if (!isSame(next, value)) change(next)
    return true
  }
  const box = (side: Side) => {
    const limit = value[side]
    return (
      <Limit
        name={names[side]}
        unit={unit}
        hint={hints[side]}
        text={limit === undefined ? '' : write(limit)}
        problem={problem}
        settle={(text) => settle(side, text)}
      />
    )
  }
  return (
    <div className={isWide ? 'limits wide' : 'limits'}>
      {box('min')}
      {box('max')}
    </div>
  )
}

interface LimitProps {
  name: string
  unit: string | undefined
  hint: string
  text: string
  problem: string
  /** False when the text cannot be read. */
  settle: (text: string) => boolean
}

function Limit({ name, unit, hint, text, problem, settle }: LimitProps) {
  const id = useId()
  const { typed, bad, ...events } = useTyped(text, settle)
  return (
    <>
      <label className="limit" data-unit={unit}>
        {name}
        <input
          type="text"
          inputMode="decimal"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          placeholder={hint}
          value={typed}
          aria-invalid={bad || undefined}
          aria-describedby={id}
          {...events}
        />
      </label>
      <p id={id} className="limit-problem" aria-live="polite">
        {bad && `${name}: ${problem}`}
      </p>
    </>
  )
}

/** What is typed stands until it is settled. */
function useTyped(text: string, settle: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null)
  const [bad, setBad] = useState(false)
  // What could not be read gives way; what is still being typed stays.
  if (useChanged(text) && bad) {
    setTyped(null)
    setBad(false)
  }
  const done = () => {
    if (typed === null) return
    const understood = settle(typed)
    setBad(!understood)
    if (understood) setTyped(null)
  }
  return {
    typed: typed ?? text,
    bad,
    onBlur: done,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTyped(currentTarget.value)
      setBad(false)
    },
    onKeyDown: ({ key, nativeEvent }: { key: string; nativeEvent: KeyboardEvent }) => {
      if (key === 'Enter' && !nativeEvent.isComposing) done()
    },
  }
}
