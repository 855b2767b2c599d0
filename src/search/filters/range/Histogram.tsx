// How many results there are along the track; for the eye alone.
interface Props {
  /** Where on the track they stand, from 0 to 1, and how many are there. */
  records: readonly (readonly [place: number, count: number])[]
  /** Between the marks of the track. */
  steps: number
  /** The chosen part of the track. */
  from: number
  to: number
}

const mostBars = 24

export function Histogram({ records, steps, from, to }: Props) {
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
