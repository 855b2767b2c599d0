// An entry's own text within another's. It knows whose it is, so that its headings have names of
// their own and entries within entries come to an end; it may stand in a document more than once.
import { useMemo, useState } from 'react'
import type { Json } from '../../net/json.ts'
import { SurroundingsContext, useSurroundings } from '../context.ts'
import { useWarning } from './missing.ts'

export function Inner({ id, body }: { id: string; body: Json }) {
  const outer = useSurroundings()
  const [turn] = useState(() => outer.turnOf(id, outer.path.length > 1))
  useWarning(turn ? null : 'crowd', id)
  const prefix = turn > 1 ? `${id}.${turn}-` : `${id}-`
  const inner = useMemo(
    () => ({
      ...outer,
      prefix,
      // A template above the text shows a text of the entry that it stands in.
      path: outer.path.at(-1) === id ? outer.path : [...outer.path, id],
    }),
    [outer, id, prefix],
  )
  return (
    turn > 0 && (
      <SurroundingsContext value={inner}>
        <div className="document">{outer.render(body)}</div>
      </SurroundingsContext>
    )
  )
}
