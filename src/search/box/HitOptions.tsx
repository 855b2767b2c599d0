// The results of each index, under its name where there are several.
import { useMemo } from 'react'
import { humanised } from '../../contract/humanised.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { useWords } from '../../shell/words.ts'
import type { Outcome } from '../engine/outcome.ts'
import { groupsByHeading, rowReader } from '../results/rows.ts'
import type { Select } from '../told/useAnalytics.ts'
import { HitOption } from './HitOption.tsx'
import { Section } from './Option.tsx'

interface Props {
  settings: SearchSettings
  renderHit: unknown
  select: Select
  outcome: Outcome
  /** Heading where there is one index and no group. */
  label: string
}

const nameOf = ({ indexName }: SearchSettings, index: string) =>
  indexName?.find(({ value }) => value === index)?.label ?? humanised(index)

export function HitOptions({ settings, renderHit, select, outcome, label }: Props) {
  const { locale, t } = useWords()
  const free = t('free')
  const { groups } = outcome
  const isSeveral = groups.length > 1
  const sections = useMemo(
    () =>
      groups.flatMap(({ index, hits }) =>
        groupsByHeading(rowReader(settings, { locale, free })(hits)).map(([heading, rows]) => ({
          index,
          rows,
          names: [...(isSeveral ? [nameOf(settings, index)] : []), ...(heading ? [heading] : [])],
        })),
      ),
    [groups, settings, locale, free, isSeveral],
  )
  return sections.map(({ index, rows, names }) => (
    <Section key={JSON.stringify([index, names])} label={names.join(' · ') || label}>
      {rows.map((row) => (
        <HitOption
          key={row.key}
          row={row}
          index={index}
          renderHit={renderHit}
          select={(hit, position) => select(hit, position, isSeveral ? index : undefined)}
        />
      ))}
    </Section>
  ))
}
