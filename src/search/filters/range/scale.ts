// The slider's marks: whole numbers where both bounds are, else about a hundred or more. Where most
// values stand at one end, those that there are: half of the track would lead to hardly any.
import type { Counted } from './counted.ts'

export interface Scale {
  min: number
  max: number
  step: number
}

/** The outermost marks lie on or beyond the bounds, so that either end can be reached. */
export function scaleOf({ min, max }: { min: number; max: number }): Scale {
  const whole = Number.isInteger(min) && Number.isInteger(max)
  const digits = whole ? 0 : Math.max(0, 2 - Math.floor(Math.log10(max - min)))
  const times = 10 ** digits
  return {
    min: Math.floor(min * times) / times,
    max: Math.ceil(max * times) / times,
    step: 1 / times,
  }
}

/** With fewer values each would be too long a step. */
const enoughValues = 5

/** The value of each mark where the middle one is in the first or the last fifth; else null. */
export function skewedMarks(all: Counted): readonly number[] | null {
  const values = all.map(([value]) => value)
  const [min = 0, middle = 0, max = 0] = [values[0], values[values.length >> 1], values.at(-1)]
  const isSkewed = Math.abs((middle - min) / (max - min) - 0.5) > 0.3
  return isSkewed && values.length >= enoughValues ? values : null
}
