// Two native thumbs over one track. They stay side by side when they meet, so that each can be dragged. Above the
// track is a histogram, if all values are known.
import { type KeyboardEvent, useState } from 'react'
import type { Interval } from '../../engine/filter.ts'
import type { Counts } from '../../engine/outcome.ts'
import { allCounted, type Counted, type Side, withSide } from './interval.ts'

interface Props {
  value: Interval
  bounds: { min: number; max: number }
  counts: Counts
  names: Record<Side, string>
  tell: (limit: number) => string
  move: (value: Interval) => void
  settle: () => void
}

const within = (limit: number, { min, max }: { min: number; max: number }) =>
  Math.min(Math.max(limit, min), max)

const countBelow = (marks: readonly number[], limit: number, side: Side) =>
  side === 'min'
    ? marks.filter((mark) => mark < limit).length
    : marks.filter((mark) => mark <= limit).length - 1

/** A position on the part of the track that both thumbs leave free. */
const along = (fraction: number) =>
  `calc(var(--thumb) / 2 + ${fraction} * (100% - 2 * var(--thumb)))`

/**
 * The value for an arrow key in right-to-left pages; null for other keys. Safari ignores the direction: its left
 * arrow decreases, although greater values are on the left.
 */
function ledTo(event: KeyboardEvent<HTMLInputElement>): number | null {
  const { key, altKey, ctrlKey, metaKey, currentTarget: thumb } = event
  const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
  if (!isArrow || altKey || ctrlKey || metaKey) return null
  if (getComputedStyle(thumb).direction !== 'rtl') return null
  const before = thumb.value
  if (key === 'ArrowLeft') thumb.stepUp()
  else thumb.stepDown()
  const mark = Number(thumb.value)
  thumb.value = before
  return mark
}

export function Slider({ value, bounds, counts, names, tell, move, settle }: Props) {
  const all = allCounted(counts, bounds)
  // Decided once, so that nothing moves when a later answer has more or fewer values.
  const [hasHistogram] = useState(all !== null)
  const marks = all && skewedMarks(all)
  const scale = marks ? { min: 0, max: marks.length - 1, step: 1 } : scaleOf(bounds)
  const valueAt = (mark: number) => marks?.[mark] ?? mark
  /** For a limit between two marks, the inner one. */
  const markOf = (limit: number, side: Side = 'min') =>
    within(marks ? countBelow(marks, limit, side) : limit, scale)
  const min = markOf(value.min ?? valueAt(scale.min))
  const at = { min, max: Math.max(min, markOf(value.max ?? valueAt(scale.max), 'max')) }
  const moveTo = (side: Side, mark: number) => {
    const met = side === 'min' ? Math.min(mark, at.max) : Math.max(mark, at.min)
    // The mark at the end may lie beyond the bound, where there are no records.
    const limit = met === scale[side] ? undefined : within(valueAt(met), bounds)
    move(withSide(value, side, limit))
  }
  const moveByKey = (side: Side, event: KeyboardEvent<HTMLInputElement>) => {
    const mark = ledTo(event)
    if (mark === null) return
    event.preventDefault()
    moveTo(side, mark)
  }
  const thumb = (side: Side) => (
    <input
      type="range"
      {...scale}
      value={at[side]}
      aria-label={names[side]}
      aria-valuetext={tell(valueAt(at[side]))}
      onChange={({ currentTarget }) => moveTo(side, Number(currentTarget.value))}
      onKeyDown={(event) => moveByKey(side, event)}
      onPointerUp={settle}
      onBlur={settle}
    />
  )
  const placeOf = (mark: number) => (mark - scale.min) / (scale.max - scale.min)
  return (
    <>
      {hasHistogram && (
        <Histogram
          records={all?.map(([limit, count]) => [placeOf(markOf(limit)), count]) ?? []}
          steps={(scale.max - scale.min) / scale.step}
          from={placeOf(at.min)}
          to={placeOf(at.max)}
        />
      )}
      <div className="slider">
        <span
          style={{
            insetInlineStart: along(placeOf(at.min)),
            insetInlineEnd: along(1 - placeOf(at.max)),
          }}
        />
        {thumb('min')}
        {thumb('max')}
      </div>
    </>
  )
}

interface HistogramProps {
  /** Positions on the track, from 0 to 1, and how many records are there. */
  records: readonly (readonly [place: number, count: number])[]
  /** The number of steps between the marks of the track. */
  steps: number
  /** The chosen part of the track. */
  from: number
  to: number
}

const mostBars = 24

function Histogram({ records, steps, from, to }: HistogramProps) {
  const bars = new Array<number>(Math.min(mostBars, Math.round(steps) + 1)).fill(0)
  const barAt = (place: number) => Math.min(Math.floor(place * bars.length), bars.length - 1)
  for (const [place, count] of records) bars[barAt(place)] = (bars[barAt(place)] ?? 0) + count
  const most = Math.max(...bars, 1)
  return (
    <div className="histogram" aria-hidden="true">
      {bars.map((count, bar) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={bar}
          data-chosen={(bar >= barAt(from) && bar <= barAt(to)) || undefined}
          style={{ height: `${(count / most) * 100}%` }}
        />
      ))}
    </div>
  )
}

/**
 * Whole numbers if both bounds are whole, else at least about a hundred marks. The outermost marks are on or
 * beyond the bounds, so that both ends can be reached.
 */
export function scaleOf({ min, max }: { min: number; max: number }) {
  const whole = Number.isInteger(min) && Number.isInteger(max)
  const digits = whole ? 0 : Math.max(0, 2 - Math.floor(Math.log10(max - min)))
  const times = 10 ** digits
  return {
    min: Math.floor(min * times) / times,
    max: Math.ceil(max * times) / times,
    step: 1 / times,
  }
}

/** With fewer values, each step would be too long. */
const enoughValues = 5

/**
 * The value of each mark, if the median is in the first or last fifth of the track; otherwise half of the track
 * would select almost nothing. Else null.
 */
function skewedMarks(all: Counted): readonly number[] | null {
  const values = all.map(([value]) => value)
  const [min = 0, middle = 0, max = 0] = [values[0], values[values.length >> 1], values.at(-1)]
  const isSkewed = Math.abs((middle - min) / (max - min) - 0.5) > 0.3
  return isSkewed && values.length >= enoughValues ? values : null
}
