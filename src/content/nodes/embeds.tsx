// Entries that stand in the text: as the owner renders them, else as a card, or as their title.
import { DateText } from '../../shell/DateText.tsx'
import { cardOf, labelOf, type Photo } from '../card.ts'
import { useSurroundings } from '../context.ts'
import type { Entry } from '../entry.ts'
import { Image } from './Image.tsx'
import { Inner } from './Inner.tsx'
import { LinkToEntry, type NodeProps, useAbsolute } from './links.tsx'
import { useLinkedEntry, useNestedEntry } from './missing.ts'
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
      {body && <Inner id={entry.id} body={body} />}
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
