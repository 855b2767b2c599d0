// Entries that stand in the text: as the owner renders them, else as a card, or as their title.
import { useMemo, useState } from 'react'
import { DateText } from '../../shell/DateText.tsx'
import type { Json } from '../../shell/json.ts'
import { cardOf, labelOf, type Photo } from '../card.ts'
import { SurroundingsContext, useSurroundings } from '../context.ts'
import type { Entry } from '../entry.ts'
import { Image } from './Image.tsx'
import { LinkToEntry, type NodeProps, useAbsolute } from './links.tsx'
import { useLinkedEntry, useNestedEntry, useWarning } from './missing.ts'
import { OwnEntry } from './own.tsx'

export function EntryBlock({ data }: NodeProps) {
  const entry = useNestedEntry(data)
  return (
    entry && (
      <OwnEntry entry={entry} inline={false}>
        <Card entry={entry} />
      </OwnEntry>
    )
  )
}

export function EntryInline({ data }: NodeProps) {
  const entry = useLinkedEntry(data)
  return (
    entry && (
      <OwnEntry entry={entry} inline>
        <LinkToEntry entry={entry} part="embed">
          {labelOf(entry)}
        </LinkToEntry>
      </OwnEntry>
    )
  )
}

function Card({ entry }: { entry: Entry }) {
  const { library } = useSurroundings()
  const card = cardOf(entry, library)
  const { title, summary, photo, body, date } = card
  if (!title && !summary && !photo && !body) return null
  return (
    <div className="card" part="embed card">
      <div className="card-head">
        {photo && <Thumbnail {...photo} />}
        <div className="card-words">
          {title && (
            <p className="card-title">
              <LinkToEntry entry={entry}>{title}</LinkToEntry>
            </p>
          )}
          {date && (
            <p className="card-date" part="date">
              <DateText moment={date} />
            </p>
          )}
          {summary && (
            <p className="card-summary">
              {title ? summary : <LinkToEntry entry={entry}>{summary}</LinkToEntry>}
            </p>
          )}
        </div>
      </div>
      {body && <Inner entry={entry} body={body} />}
    </div>
  )
}

function Thumbnail({ asset, focus }: Photo) {
  const url = useAbsolute(asset.url)
  return (
    url && (
      <div className="card-image">
        <Image
          key={url}
          asset={asset}
          focus={focus}
          url={url}
          alt={asset.description}
          sizes="160px"
        />
      </div>
    )
  )
}

/** The entry's own text, which knows whose it is; it may stand in a document more than once. */
function Inner({ entry: { id }, body }: { entry: Entry; body: Json }) {
  const outer = useSurroundings()
  const [turn] = useState(() => outer.turnOf(id, outer.path.length > 1))
  useWarning(turn ? null : 'crowd', id)
  const prefix = turn > 1 ? `${id}.${turn}-` : `${id}-`
  const inner = useMemo(
    () => ({ ...outer, path: [...outer.path, id], prefix }),
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
