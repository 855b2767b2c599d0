// Two native thumbs over one track, side by side where they meet, so that each can be taken again.
import { exactNumber } from '../../../format/numbers.ts'
import { useWords } from '../../../shell/words.ts'
import type { Interval } from '../../state/filter.ts'
import { type Side, withSide } from '../interval/interval.ts'
import { scaleOf } from './scale.ts'

interface Props {
  value: Interval
  bounds: { min: number; max: number }
  names: Record<Side, string>
  move: (value: Interval) => void
  settle: () => void
}

const within = (limit: number, { min, max }: { min: number; max: number }) =>
  Math.min(Math.max(limit, min), max)

/** Of the track that both thumbs leave free. */
const along = (fraction: number) =>
  `calc(var(--thumb) / 2 + ${fraction} * (100% - 2 * var(--thumb)))`

export function Slider({ value, bounds, names, move, settle }: Props) {
  const { locale } = useWords()
  const scale = scaleOf(bounds)
  const at = {
    min: within(value.min ?? scale.min, scale),
    max: within(value.max ?? scale.max, scale),
  }
  const moveTo = (side: Side, mark: number) => {
    const met = side === 'min' ? Math.min(mark, at.max) : Math.max(mark, at.min)
    // The other end's mark may lie beyond the bound, where there are no records.
    move(withSide(value, side, met === scale[side] ? undefined : within(met, bounds)))
  }
  const thumb = (side: Side) => (
    <input
      type="range"
      {...scale}
      value={at[side]}
      aria-label={names[side]}
      aria-valuetext={exactNumber(at[side], locale)}
      onChange={({ currentTarget }) => moveTo(side, Number(currentTarget.value))}
      onPointerUp={settle}
      onBlur={settle}
    />
  )
  const span = scale.max - scale.min
  return (
    <div className="slider">
      <span
        style={{
          insetInlineStart: along((at.min - scale.min) / span),
          insetInlineEnd: along((scale.max - at.max) / span),
        }}
      />
      {thumb('min')}
      {thumb('max')}
    </div>
  )
}
