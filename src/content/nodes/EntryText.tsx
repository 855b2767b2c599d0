// An entry's text inside another's. It may appear several times, so heading ids have the entry's id and a number.
import { useMemo, useState } from 'react'
import type { Json } from '../../net/json.ts'
import { arrange } from '../arrange.ts'
import { whole } from '../progress.ts'
import { SurroundingsContext, useSurroundings } from '../surroundings.ts'
import { useWarning } from './link-targets.ts'

export function EntryText({ id, body }: { id: string; body: Json }) {
  const outer = useSurroundings()
  const [occurrence] = useState(() => outer.occurrenceOf(id, outer.path.length > 1))
  useWarning(occurrence ? null : 'crowd', id)
  const prefix = occurrence > 1 ? `${id}.${occurrence}-` : `${id}-`
  const arranged = useMemo(() => arrange(body, outer.top, prefix), [body, outer.top, prefix])
  const inner = useMemo(
    () => ({
      ...outer,
      top: arranged.below,
      progress: whole,
      // A `header` template may show a text of the same entry, which is not a deeper level.
      path: outer.path.at(-1) === id ? outer.path : [...outer.path, id],
    }),
    [outer, id, arranged],
  )
  return (
    occurrence > 0 && (
      <SurroundingsContext value={inner}>
        <div className="document">{outer.render(arranged)}</div>
      </SurroundingsContext>
    )
  )
}
