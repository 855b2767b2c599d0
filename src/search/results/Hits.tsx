// The list of results: as rows, cards or lines, grouped if the records or the owner say so.
import { memo, useMemo, useState } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Json } from '../../net/json.ts'
import { areSameList, haveSameMembers } from '../../net/same.ts'
import type { KindOf } from '../../recognition/kinds.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useWords } from '../../shell/words.ts'
import { nearMark } from '../records/field.ts'
import { Hit } from './Hit.tsx'
import { OwnHit, useOwnHit } from './OwnHit.tsx'
import { useHitLink } from './opening/useHitLink.ts'
import { groupsByHeading, listsOf, mostTogether, type Row, rowReader } from './rows.ts'

export type View = SearchSettings['hitsView'][number]

interface Props {
  hits: readonly Json[]
  settings: SearchSettings
  kindOf: KindOf
  view: View
  index: string
  /** The property `renderHit`, unchecked. */
  renderHit: unknown
  /** Position of the first of these hits among all results, from 1. */
  firstPosition: number
  /** Sends the event; false if the link must not be followed. */
  select: (hit: Json, position: number) => boolean
}

export function Hits({ hits, settings, kindOf, ...props }: Props) {
  const words = useWords()
  const read = useMemo(() => rowReader(settings, words, kindOf), [settings, words, kindOf])
  const groups = useMemo(() => groupsByHeading(read(hits)), [read, hits])
  const level = settings.headingLevel
  return groups.map(([heading, rows]) => (
    <div key={heading} className="hit-group">
      {heading && (
        <Heading level={level} className="group-title">
          {heading}
        </Heading>
      )}
      {listsOf(rows).map((list, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result that is found again keeps its nodes
        <HitList key={at} rows={list} level={level + (heading ? 1 : 0)} {...props} />
      ))}
    </div>
  ))
}

interface HitListProps extends Omit<Props, 'hits' | 'settings' | 'kindOf'> {
  rows: readonly Row[]
  level: number
}

/** A full list is not rendered again when more results come. */
const HitList = memo(
  function HitList({ rows, firstPosition, ...props }: HitListProps) {
    // A list that has grown was in view. A list that came complete, as after Back, has an unknown height.
    const [grew] = useState(rows.length < mostTogether)
    return (
      <ol className="hits" part="hits" data-view={props.view} data-grown={grew || undefined}>
        {rows.map((row) => (
          <HitItem key={row.key} row={row} position={firstPosition + row.at} {...props} />
        ))}
      </ol>
    )
  },
  ({ rows, ...before }, { rows: next, ...after }) =>
    areSameList(rows, next) && haveSameMembers(before, after),
)

interface HitItemProps extends Pick<Props, 'view' | 'index' | 'renderHit' | 'select'> {
  row: Row
  level: number
  position: number
}

const HitItem = memo(function HitItem({
  row: { hit, content },
  level,
  view,
  position,
  select,
  ...shown
}: HitItemProps) {
  const link = useHitLink(hit, content, shown.index, () => select(hit, position))
  const own = useOwnHit({ hit, content, link, ...shown })
  if (own)
    return (
      <OwnHit content={content} link={link}>
        {own}
      </OwnHit>
    )
  const { text } = content
  // The lines of a card are short.
  const byView = { list: text, grid: nearMark(text), compact: '' }
  return <Hit content={content} level={level} text={byView[view]} link={link} />
})
