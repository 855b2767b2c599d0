// The list of results: as rows, as cards or as lines, grouped where the records or the owner say so.
import { memo, useMemo } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Json } from '../../net/json.ts'
import { Heading } from '../../shell/Heading.tsx'
import { useWords } from '../../shell/words.ts'
import { useHitLink } from '../opening/useHitLink.ts'
import { Hit } from './Hit.tsx'
import { OwnHit, useOwnHit } from './OwnHit.tsx'
import { groupsByHeading, type Row, rowReader } from './rows.ts'

export type View = SearchSettings['hitsView'][number]

interface Props {
  hits: readonly Json[]
  settings: SearchSettings
  view: View
  /** The index that the hits come from. */
  index: string
  /** The property `renderHit`, unchecked. */
  renderHit: unknown
  /** Position of the first of these hits among all results, from 1. */
  firstPosition: number
  /** Tells the page; false when the link must not be followed. */
  select: (hit: Json, position: number) => boolean
}

export function Hits({ hits, settings, view, index, renderHit, firstPosition, select }: Props) {
  const { locale, t } = useWords()
  const free = t('free')
  const read = useMemo(() => rowReader(settings, { locale, free }), [settings, locale, free])
  const groups = useMemo(() => groupsByHeading(read(hits)), [read, hits])
  return groups.map(([heading, rows]) => (
    <div key={heading} className="hit-group">
      {heading && (
        <Heading level={settings.headingLevel} className="group-title">
          {heading}
        </Heading>
      )}
      <ol className="hits" part="hits" data-view={view}>
        {rows.map((row) => (
          <HitItem
            key={row.key}
            row={row}
            level={settings.headingLevel + (heading ? 1 : 0)}
            view={view}
            index={index}
            renderHit={renderHit}
            position={firstPosition + row.at}
            select={select}
          />
        ))}
      </ol>
    </div>
  ))
}

interface HitItemProps extends Pick<Props, 'view' | 'index' | 'renderHit' | 'select'> {
  row: Row
  level: number
  position: number
}

const HitItem = memo(function HitItem({
  row: { hit, content },
  level,
  view,
  index,
  renderHit,
  position,
  select,
}: HitItemProps) {
  const link = useHitLink(content, () => select(hit, position))
  const own = useOwnHit({ hit, content, link, index, renderHit })
  if (own)
    return (
      <OwnHit content={content} link={link}>
        {own}
      </OwnHit>
    )
  return <Hit content={content} level={level} brief={view === 'compact'} link={link} />
})
