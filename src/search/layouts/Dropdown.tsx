// The layout `dropdown`: only the box; results are in a popup at the box. No request is sent before someone types.
import { useEffect, useState } from 'react'
import { useOwnerTemplate } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { Combobox } from '../box/Combobox.tsx'
import { HitOptions } from '../box/HitOptions.tsx'
import { queryOptions } from '../box/query-options.tsx'
import type { ChooseQuery } from '../box/recent.ts'
import { SeeAllOption } from '../box/SeeAll.tsx'
import { minLengthOf } from '../engine/setup.ts'
import { isLate } from '../engine/snapshot.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { Skeleton } from '../results/Skeleton.tsx'
import { Announcement } from '../results/Stats.tsx'
import { Empty } from './Empty.tsx'
import { PoweredBy } from './PoweredBy.tsx'
import type { LayoutProps } from './props.ts'

export function Dropdown(props: LayoutProps) {
  const { settings, mayLoad, box, forwarding, recent, failure, below } = props
  const { t } = useWords()
  const own = useOwnerTemplate()
  const engine = useEngine()
  const state = useSearch(({ state }) => state)
  const outcome = useSearch(({ outcome }) => outcome)
  const status = useSearch(({ status }) => status)
  const [isWanted, want] = useState(false)
  // Text in the box that is not the query yet is still being typed, so it is not searched.
  const mayAsk = mayLoad && isWanted && box.text === state.query
  useEffect(() => engine.begin(mayAsk), [engine, mayAsk])

  const isTyped = box.text.trim() !== ''
  const shown = isTyped || !minLengthOf(settings) ? outcome : null
  const hasHits = shown?.groups.some(({ hits }) => hits.length) ?? false
  const isEmpty = shown !== null && !hasHits && !failure
  const isWaitedFor = isTyped && !shown && !failure && isLate(status)
  const choose: ChooseQuery = (...chosen) => want(!props.choose(...chosen))
  const submit = () => {
    if (below.failed) engine.refresh()
    want(!props.submit())
  }
  const isAwaited =
    !(hasHits || shown?.state.query === box.text) &&
    !failure &&
    mayLoad &&
    box.text.trim().length >= minLengthOf(settings) &&
    (settings.searchOn === 'type' || mayAsk)
  // Before there are results it would be the only option, but an arrow key and Enter mean the first result.
  const asking = !isAwaited && props.ask('option')
  const popular = useSearch(({ popular }) => popular)
  const queries = queryOptions({
    typed: box.text,
    recent,
    popular: (isTyped && !isEmpty ? null : popular) ?? [],
    label: t('suggestions'),
    suggestions: shown?.suggestions ?? [],
    most: hasHits ? 3 : 5,
    hasCategories: forwarding.isElsewhere,
    choose,
  })

  return (
    <>
      <Combobox
        settings={settings}
        box={box}
        submit={submit}
        isWanted={isWanted}
        want={want}
        mayFill
        label={isTyped ? t('results') : t('suggestions')}
        isBusy={status !== 'idle'}
        isStale={isLate(status)}
        options={
          (queries || hasHits || asking) && (
            <>
              {queries}
              {hasHits && shown && (
                <HitOptions
                  settings={settings}
                  renderHit={below.properties.renderHit}
                  select={below.select}
                  outcome={shown}
                  label={queries ? t('results') : ''}
                />
              )}
              {hasHits && shown && forwarding.isElsewhere && (
                <SeeAllOption outcome={shown} forwarding={forwarding} recent={recent} />
              )}
              {asking}
            </>
          )
        }
        note={
          (failure && (
            <>
              {failure}
              {/* It comes before the hidden slot, so it gets the page's fallback. */}
              {!outcome && <slot />}
            </>
          )) ||
          (isEmpty && <Empty settings={settings} outcome={shown} choose={choose} />) ||
          (isWaitedFor && (own('loading', {}) ?? <Skeleton view="compact" />))
        }
        foot={<PoweredBy settings={settings} />}
      />
      {props.ask('modal')}
      <slot hidden />
      <Announcement isOpen={isWanted && shown !== null} />
    </>
  )
}
