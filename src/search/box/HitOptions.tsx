// The results of each index, under its name if there are several.
import { type MouseEvent, useMemo } from 'react'
import { humanised } from '../../contract/humanised.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { type Json, own } from '../../net/json.ts'
import { kindsFor } from '../../recognition/kinds.ts'
import { useWords } from '../../shell/words.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useSearch } from '../engine/useSearch.ts'
import { nearMark } from '../records/field.ts'
import { Marked } from '../records/Marked.tsx'
import { HitParts } from '../results/Hit.tsx'
import { follow, useOwnHit } from '../results/OwnHit.tsx'
import { useHitLink } from '../results/opening/useHitLink.ts'
import { groupsByHeading, type Row, rowReader } from '../results/rows.ts'
import type { Select } from '../told/useAnalytics.ts'
import { Option, Section, staysHere, useListbox } from './Option.tsx'

interface Props {
  settings: SearchSettings
  renderHit: unknown
  select: Select
  outcome: Outcome
  /** The heading if there is one index and no group. */
  label: string
}

const nameOf = ({ indexName }: SearchSettings, index: string) =>
  indexName?.find(({ value }) => value === index)?.label ?? humanised(index)

export function HitOptions({ settings, renderHit, select, outcome, label }: Props) {
  const words = useWords()
  const samples = useSearch(({ samples }) => samples)
  const { groups } = outcome
  const isSeveral = groups.length > 1
  const sections = useMemo(
    () =>
      groups.flatMap(({ index, hits }) =>
        groupsByHeading(
          rowReader(settings, words, kindsFor(own(samples, index), settings))(hits),
        ).map(([heading, rows]) => ({
          index,
          rows,
          names: [...(isSeveral ? [nameOf(settings, index)] : []), ...(heading ? [heading] : [])],
        })),
      ),
    [groups, settings, words, samples, isSeveral],
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

interface HitOptionProps {
  row: Row
  index: string
  renderHit: unknown
  select: (hit: Json, position: number) => boolean
}

/**
 * A result as an option. It is a link, so that the middle button and the keys for a new tab work as
 * they do everywhere.
 */
function HitOption({ row: { hit, content, key, at }, index, renderHit, select }: HitOptionProps) {
  const { close } = useListbox()
  const link = useHitLink(hit, content, index, () => select(hit, at + 1))
  const own = useOwnHit({ hit, content, link, index, renderHit })
  const choose = (event: MouseEvent<HTMLElement>) => {
    const first = own && event.currentTarget.querySelector<HTMLElement>('a, button')
    if (!first) link.choose(event)
    // The owner's own button does its own action; a click outside all links and buttons counts for the first of
    // them.
    else if (!follow(event.nativeEvent, first, link))
      return event.nativeEvent.composedPath().some(isButton) ? undefined : first.click()
    if (staysHere(event)) close()
  }
  return (
    <Option
      name={`${index} ${key}`}
      className="hit"
      part={link.isOpen ? 'hit current' : 'hit'}
      aria-current={link.isOpen || undefined}
      {...(link.url && { href: link.url })}
      own={own}
      choose={choose}
      middle={({ nativeEvent }) => link.middle(nativeEvent)}
    >
      <HitParts content={content} text={nearMark(content.text)}>
        <div part="hit-title" className="hit-title" dir="auto">
          <Marked text={content.title} />
        </div>
      </HitParts>
    </Option>
  )
}

const isButton = (node: EventTarget) => node instanceof HTMLButtonElement
