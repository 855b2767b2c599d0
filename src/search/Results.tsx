// The right-hand side: how many, the hits, the pages; or why there are none.
import { useEffect, useRef, useState } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import { useWords } from '../shell/words.ts'
import { useSearch } from './engine/useSearch.ts'
import { Bones } from './hits/Bones.tsx'
import { Empty } from './hits/Empty.tsx'
import { Hits, type View } from './hits/Hits.tsx'
import { ViewSwitch } from './hits/ViewSwitch.tsx'
import { Pages } from './paging/Pages.tsx'
import { Banners } from './rules/Banners.tsx'
import { bannersOf } from './rules/rules.ts'
import { PoweredBy } from './telling/PoweredBy.tsx'
import type { Select } from './telling/useTelling.ts'

interface Props {
  settings: SearchSettings
  properties: Readonly<Record<string, unknown>>
  failed: boolean
  select: Select
}

export function Results({ settings, properties, failed, select }: Props) {
  const { t } = useWords()
  const { engine, outcome, status } = useSearch()
  const busy = status !== 'idle'
  const region = useRef<HTMLElement>(null)
  const pageChosen = useRef(false)
  const [chosenView, setView] = useState<View | null>(null)
  const views = settings.hitsView
  const view = chosenView && views.includes(chosenView) ? chosenView : (views[0] ?? 'list')

  // The reader who chose a page goes on at its first hit, once it is there.
  useEffect(() => {
    if (!outcome || !pageChosen.current) return
    pageChosen.current = false
    region.current?.focus({ preventScroll: true })
    const above = (region.current?.getBoundingClientRect().top ?? 0) < 0
    if (above) region.current?.scrollIntoView()
  }, [outcome])

  if (!outcome) return failed ? null : <Bones label={t('loading')} view={view} />
  const { hits, offset, state } = outcome
  return (
    <section
      ref={region}
      className="results"
      tabIndex={-1}
      aria-label={t('results')}
      aria-busy={busy}
    >
      <ViewSwitch views={views} view={view} choose={setView} />
      <p className="stats" part="stats" role="status">
        {status === 'stalled' ? t('slow') : t('resultCount', { count: outcome.nbHits })}
      </p>
      <Banners banners={bannersOf(outcome.main)} />
      {hits.length === 0 && <Empty query={state.query} />}
      {hits.length > 0 && (
        <Hits
          hits={hits}
          settings={settings}
          view={view}
          renderHit={properties.renderHit}
          firstPosition={offset + 1}
          select={select}
        />
      )}
      <Pages
        page={state.page}
        count={outcome.nbPages}
        choose={(page) => {
          pageChosen.current = true
          engine.set({ page })
        }}
      />
      {settings.poweredBy && <PoweredBy />}
    </section>
  )
}
