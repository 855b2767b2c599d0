// The slider's marks: whole numbers where both bounds are, else about a hundred or more.
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
