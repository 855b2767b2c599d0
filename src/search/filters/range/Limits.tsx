// Two boxes for limits. Text that is not a limit stays, shows a message, and is not searched.
import { useId, useState } from 'react'
import { useChanged } from '../../../shell/useChanged.ts'
import type { Interval } from '../../engine/filter.ts'
import { isSame, type Side, withSide } from './interval.ts'

interface Props {
  /** In a narrow column the boxes stand below each other. */
  isWide: boolean
  value: Interval
  /** The unit of the numbers, shown behind the name; empty without one. */
  unit?: string | undefined
  names: Record<Side, string>
  hints: Record<Side, string>
  write: (limit: number) => string
  /** Null if it is not a limit. */
  read: (text: string) => number | null
  problem: string
  change: (value: Interval) => void
}

export const Limits = (props: Props) => (
  <div className={props.isWide ? 'limits wide' : 'limits'}>
    <Limit side="min" {...props} />
    <Limit side="max" {...props} />
  </div>
)

function Limit({ side, value, unit, write, read, change, ...said }: Props & { side: Side }) {
  const id = useId()
  const name = said.names[side]
  const limit = value[side]
  /** False when the text cannot be read. */
  const settle = (text: string) => {
    const next = text.trim() ? read(text) : undefined
    if (next === null) return false
    const changed = withSide(value, side, next)
    if (!isSame(changed, value)) change(changed)
    return true
  }
  const { typed, bad, ...events } = useTyped(limit === undefined ? '' : write(limit), settle)
  return (
    <>
      <label className="limit">
        <span data-unit={unit || undefined}>{name}</span>
        <input
          type="text"
          inputMode="decimal"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          placeholder={said.hints[side]}
          value={typed}
          aria-invalid={bad || undefined}
          aria-describedby={id}
          {...events}
        />
      </label>
      <p id={id} className="limit-problem" aria-live="polite">
        {bad && `${name}: ${said.problem}`}
      </p>
    </>
  )
}

/** Typed text stays until it is confirmed. */
function useTyped(text: string, settle: (text: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null)
  const [bad, setBad] = useState(false)
  // A new limit replaces invalid text, but not text that is still being typed.
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
