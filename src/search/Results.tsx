// The right-hand side: how many, the hits, the pages; or why there are none.
import { useEffect, useRef } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import { useWords } from '../shell/words.ts'
import { useSearch } from './engine/useSearch.ts'
import { Bones } from './hits/Bones.tsx'
import { cardOf } from './hits/card.ts'
import { Empty } from './hits/Empty.tsx'
import { Hit } from './hits/Hit.tsx'
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

export function Results({ settings, failed, select }: Props) {
  const { t } = useWords()
  const { engine, outcome, status } = useSearch()
  const busy = status !== 'idle'
  const region = useRef<HTMLElement>(null)
  const pageChosen = useRef(false)

  // The reader who chose a page goes on at its first hit, once it is there.
  useEffect(() => {
    if (!outcome || !pageChosen.current) return
    pageChosen.current = false
    region.current?.focus({ preventScroll: true })
    const above = (region.current?.getBoundingClientRect().top ?? 0) < 0
    if (above) region.current?.scrollIntoView()
  }, [outcome])

  if (!outcome) return failed ? null : <Bones label={t('loading')} />
  const { hits, offset, state } = outcome
  return (
    <section
      ref={region}
      className="results"
      tabIndex={-1}
      aria-label={t('results')}
      aria-busy={busy}
    >
      <p className="stats" part="stats" role="status">
        {status === 'stalled' ? t('slow') : t('resultCount', { count: outcome.nbHits })}
      </p>
      <Banners banners={bannersOf(outcome.main)} />
      {hits.length === 0 && <Empty query={state.query} />}
      <ol className="hits" part="hits" hidden={hits.length === 0}>
        {hits.map((hit, at) => (
          <Hit
            key={String(hit.objectID)}
            card={cardOf(hit, settings)}
            level={settings.headingLevel}
            select={() => select(hit, offset + at + 1)}
          />
        ))}
      </ol>
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
