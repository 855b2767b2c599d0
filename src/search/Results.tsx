// The right-hand side: how many, the hits, the pages; or why there are none.
import { useEffect, useRef } from 'react'
import { useHits, useInstantSearch, usePagination } from 'react-instantsearch'
import type { SearchSettings } from '../contract/site-search.ts'
import { useHost } from '../shell/host-context.ts'
import { useWords } from '../shell/words.ts'
import { Bones } from './hits/Bones.tsx'
import { cardOf } from './hits/card.ts'
import { Empty } from './hits/Empty.tsx'
import { Hit } from './hits/Hit.tsx'
import { Pages } from './paging/Pages.tsx'
import { useHasResults } from './useHasResults.ts'

interface Props {
  settings: SearchSettings
  failed: boolean
}

export function Results({ settings, failed }: Props) {
  const { t, locale } = useWords()
  const host = useHost()
  const { results, status } = useInstantSearch()
  const busy = !failed && (status === 'loading' || status === 'stalled')
  const { items } = useHits({ escapeHTML: false })
  // Here, not in Pages: what is mounted after the first answer would ask a second time.
  const pagination = usePagination({ padding: 2 })
  const region = useRef<HTMLElement>(null)
  const pageChosen = useRef(false)
  const ready = useHasResults()

  // The reader who chose a page goes on at its first hit, once it is there.
  useEffect(() => {
    if (!results || !pageChosen.current) return
    pageChosen.current = false
    region.current?.focus({ preventScroll: true })
    const above = (region.current?.getBoundingClientRect().top ?? 0) < 0
    if (above) region.current?.scrollIntoView()
  }, [results])

  if (!ready) return failed ? null : <Bones label={t('loading')} />
  return (
    <section
      ref={region}
      className="results"
      tabIndex={-1}
      aria-label={t('results')}
      aria-busy={busy}
    >
      <p className="stats" part="stats" role="status">
        {busy && status === 'stalled' ? t('slow') : t('resultCount', { count: results.nbHits })}
      </p>
      {items.length === 0 && <Empty query={results.query} />}
      <ol className="hits" part="hits" hidden={items.length === 0}>
        {items.map((hit, at) => (
          <Hit
            key={hit.objectID}
            card={cardOf(hit, settings, locale)}
            level={settings.headingLevel}
            select={() =>
              host.dispatch(
                'search-select',
                {
                  hit,
                  position: results.page * results.hitsPerPage + at + 1,
                  queryID: results.queryID ?? null,
                },
                true,
              )
            }
          />
        ))}
      </ol>
      <Pages
        pagination={pagination}
        chosen={() => {
          pageChosen.current = true
        }}
      />
    </section>
  )
}
