// Entries embedded in the text: as the owner renders them, else as a card, in a sentence as a link.
import { DateText } from '../../shell/DateText.tsx'
import type { Entry } from '../entry.ts'
import { digestOf, labelOf } from '../entry-digest.ts'
import { useSurroundings } from '../surroundings.ts'
import { EntryByOwner } from './by-owner.tsx'
import { EntryText } from './EntryText.tsx'
import { Image } from './Image.tsx'
import { useLinkedEntry, useNestedEntry } from './link-targets.ts'
import { LinkToEntry, type NodeProps } from './links.tsx'
import { frameOf } from './templated.tsx'

export function EntryBlock({ data }: NodeProps) {
  const entry = useNestedEntry(data)
  return (
    entry && (
      <EntryByOwner entry={entry} inline={false}>
        <EntryCard entry={entry} />
      </EntryByOwner>
    )
  )
}

export function EntryInline({ data }: NodeProps) {
  const entry = useLinkedEntry(data)
  return (
    entry && (
      <EntryByOwner entry={entry} inline>
        <LinkToEntry entry={entry} part="embed">
          {labelOf(entry)}
        </LinkToEntry>
      </EntryByOwner>
    )
  )
}

function EntryCard({ entry }: { entry: Entry }) {
  const { library } = useSurroundings()
  const digest = digestOf(entry, library)
  const { title, summary, photo, body, date } = digest
  if (!title && !summary && !photo && !body) return null
  return (
    <div {...frameOf(entry)}>
      <div className="card-head">
        {photo && (
          <div className="card-image">
            <Image key={photo.asset.url} {...photo} alt={photo.asset.description} sizes="160px" />
          </div>
        )}
        <div className="card-words">
          {title && (
            <p className="card-title" dir="auto">
              <LinkToEntry entry={entry}>{title}</LinkToEntry>
            </p>
          )}
          {date && (
            <p className="card-date" part="date">
              <DateText moment={date} />
            </p>
          )}
          {summary && (
            <p className="card-summary" dir="auto">
              {title ? summary : <LinkToEntry entry={entry}>{summary}</LinkToEntry>}
            </p>
          )}
        </div>
      </div>
      {body && <EntryText id={entry.id} body={body} />}
    </div>
  )
}
