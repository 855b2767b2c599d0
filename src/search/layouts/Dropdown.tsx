// The box alone; what is found comes in a popup beside it. Nothing is asked before someone types.
import { useEffect, useState } from 'react'
import { useOwnerTemplate } from '../../shell/owner-template.ts'
import { useWords } from '../../shell/words.ts'
import { PoweredBy } from '../analytics/PoweredBy.tsx'
import { Announcement } from '../combobox/Announcement.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { HitOptions } from '../combobox/HitOptions.tsx'
import { Section } from '../combobox/Option.tsx'
import { queryOptions } from '../combobox/query-options.tsx'
import { SeeAllOption } from '../combobox/SeeAllOption.tsx'
import { useSearch } from '../engine/useSearch.ts'
import { Empty } from '../hits/Empty.tsx'
import { Skeleton } from '../hits/Skeleton.tsx'
import { minLengthOf } from '../state/setup.ts'
import type { ChooseQuery } from '../suggesting/useRememberedChoices.ts'
import type { LayoutProps } from './props.ts'

export function Dropdown(props: LayoutProps) {
  const { settings, mayLoad, box, forwarding, recent, failure, below } = props
  const { t } = useWords()
  const { engine, state, outcome, status } = useSearch()
  const [isWanted, want] = useState(false)
  // What is still being typed is no question yet.
  const mayAsk = mayLoad && isWanted && box.text === state.query
  useEffect(() => engine.begin(mayAsk), [engine, mayAsk])

  const isTyped = box.text.trim() !== ''
  const shown = isTyped || !minLengthOf(settings) ? outcome : null
  const hasHits = shown?.groups.some(({ hits }) => hits.length) ?? false
  const isEmpty = shown !== null && !hasHits && !failure
  const isLate = isTyped && !shown && !failure && status === 'stalled'
  const choose: ChooseQuery = (...chosen) => want(!props.choose(...chosen))
  const offers = queryOptions({
    typed: box.text,
    recent,
    suggestions: shown?.suggestions.slice(0, hasHits ? 3 : 5) ?? [],
    hasCategories: forwarding.isElsewhere,
    choose,
  })

  return (
    <>
      <Combobox
        settings={settings}
        box={box}
        submit={() => {
          if (below.failed) engine.refresh()
          want(!props.submit())
        }}
        isWanted={isWanted}
        want={want}
        label={isTyped ? t('results') : t('recentSearches')}
        isBusy={status !== 'idle'}
        options={
          (offers || hasHits) && (
            <>
              {offers && <Section label={isTyped ? t('suggestions') : ''}>{offers}</Section>}
              {hasHits && shown && (
                <>
                  <HitOptions
                    settings={settings}
                    renderHit={below.properties.renderHit}
                    select={below.select}
                    outcome={shown}
                    label={offers ? t('results') : ''}
                  />
                  {forwarding.isElsewhere && <SeeAllOption {...props} outcome={shown} />}
                </>
              )}
            </>
          )
        }
        note={
          (failure && (
            <>
              {failure}
              {/* The first takes the fallback: here nothing of the page moves for it. */}
              {!outcome && <slot />}
            </>
          )) ||
          (isEmpty && <Empty outcome={shown} choose={choose} isBrief />) ||
          (isLate && <Loading />)
        }
        foot={settings.poweredBy && <PoweredBy />}
      />
      <slot hidden />
      <Announcement isOpen={isWanted && shown !== null} />
    </>
  )
}

function Loading() {
  const { t } = useWords()
  return useOwnerTemplate()('loading', {}) ?? <Skeleton label={t('loading')} view="compact" />
}
