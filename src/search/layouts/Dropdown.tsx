// The box alone; what is found comes in a popup beside it. Nothing is asked before someone types.
import { useEffect, useState } from 'react'
import { useOwnerTemplate } from '../../shell/owner-template.ts'
import { useWords } from '../../shell/words.ts'
import { PoweredBy } from '../analytics/PoweredBy.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { HitOptions } from '../combobox/HitOptions.tsx'
import { Section } from '../combobox/Option.tsx'
import { offered } from '../combobox/offered.tsx'
import { SeeAll } from '../combobox/SeeAllOption.tsx'
import { Spoken } from '../combobox/Spoken.tsx'
import { useSearch } from '../engine/useSearch.ts'
import { Bones } from '../hits/Bones.tsx'
import { Empty } from '../hits/Empty.tsx'
import { minLengthOf } from '../state/setup.ts'
import type { Choose } from '../suggesting/useChoices.ts'
import type { LayoutProps } from './props.ts'

export function Dropdown(props: LayoutProps) {
  const { settings, mayLoad, box, sending, recent, failure, found } = props
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
  const choose: Choose = (...chosen) => want(!props.choose(...chosen))
  const offers = offered({
    typed: box.text,
    recent,
    suggestions: shown?.suggestions.slice(0, hasHits ? 3 : 5) ?? [],
    hasCategories: sending.isElsewhere,
    choose,
  })

  return (
    <>
      <Combobox
        settings={settings}
        box={box}
        submit={() => {
          if (found.failed) engine.refresh()
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
                    renderHit={found.properties.renderHit}
                    select={found.select}
                    outcome={shown}
                    label={offers ? t('results') : ''}
                  />
                  {sending.isElsewhere && <SeeAll {...props} outcome={shown} />}
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
          (isLate && <Late />)
        }
        foot={settings.poweredBy && <PoweredBy />}
      />
      <slot hidden />
      <Spoken isOpen={isWanted && shown !== null} />
    </>
  )
}

function Late() {
  const { t } = useWords()
  return useOwnerTemplate()('loading', {}) ?? <Bones label={t('loading')} view="compact" />
}
