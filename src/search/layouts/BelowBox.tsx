// The part below the box: a tab for each index, filters and results; or how many more letters are needed.
import { memo, type ReactNode, useId, useState } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { useOwnerTemplate } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import type { ChooseQuery } from '../box/recent.ts'
import { minLengthOf } from '../engine/setup.ts'
import { isLate } from '../engine/snapshot.ts'
import { useSearch } from '../engine/useSearch.ts'
import { Chips } from '../filters/Chips.tsx'
import { Facets } from '../filters/Facets.tsx'
import { Banners } from '../results/Banners.tsx'
import { Hits, type View } from '../results/Hits.tsx'
import { MoreResults } from '../results/MoreResults.tsx'
import { Pages } from '../results/Pages.tsx'
import { bannersOf } from '../results/rules.ts'
import { Skeleton } from '../results/Skeleton.tsx'
import { Tabs, tabId } from '../results/Tabs.tsx'
import { Toolbar } from '../results/Toolbar.tsx'
import { useFocusResults } from '../results/useFocusResults.ts'
import { useKinds } from '../results/useKinds.ts'
import type { Select } from '../told/useAnalytics.ts'
import { Empty } from './Empty.tsx'
import { PoweredBy } from './PoweredBy.tsx'

interface ResultsProps {
  settings: SearchSettings
  properties: Readonly<Record<string, unknown>>
  select: Select
  choose: ChooseQuery
  /** The address of a page, counted from 0; null without `url-sync`. */
  href: ((page: number) => string) | null
}

export interface BelowBoxProps extends ResultsProps {
  failed: boolean
}

/** Its props stay the same while somebody types; the parts inside read what has changed. */
export const BelowBox = memo(({ failed, ...props }: BelowBoxProps) => {
  const { settings } = props
  const { t } = useWords()
  const index = useSearch(({ state }) => state.index)
  const hasResults = useSearch(({ outcome }) => outcome !== null)
  const panel = useId()
  const indices = settings.indexName ?? []
  const hasTabs = indices.length > 1
  const least = minLengthOf(settings)
  // Without results there are no filters either, so that the fallback is directly below the message.
  const showsNothing = failed && !hasResults
  const isShort = useSearch(({ state }) => state.query.trim().length < least)
  return (
    <>
      {hasTabs && <Tabs indices={indices} panel={panel} />}
      <div
        className="columns"
        {...(hasTabs && {
          id: panel,
          role: 'tabpanel',
          'aria-labelledby': tabId(panel, index),
        })}
      >
        {isShort ? (
          <p className="stats" part="stats" role="status">
            {t('typeMore', { count: least })}
          </p>
        ) : showsNothing ? null : (
          <>
            <Facets settings={settings} />
            <div className="main">
              <Results {...props} />
            </div>
          </>
        )}
      </div>
    </>
  )
})

/** The part beside the filters: the count, the results, the pages; or the message that nothing was found. */
function Results({ settings, properties, select, choose, href }: ResultsProps) {
  const { t } = useWords()
  const own = useOwnerTemplate()
  const outcome = useSearch(({ outcome }) => outcome)
  const kindOf = useKinds(settings)
  const { region, focusOnceShown } = useFocusResults(settings.paging !== 'pages')
  const [chosenView, setView] = useState<View | null>(null)
  const views = settings.hitsView
  // With two searches on a page, the labels of results and pages have to differ.
  const named = (part: string) => (settings.label ? `${settings.label}: ${part}` : part)
  const view = chosenView && views.includes(chosenView) ? chosenView : (views[0] ?? 'list')
  return (
    <section ref={region} className="results" tabIndex={-1} aria-label={named(t('results'))}>
      <Toolbar settings={settings} view={view} setView={setView} />
      <Chips settings={settings} />
      {!outcome && (own('loading', {}) ?? <Skeleton view={view} />)}
      {outcome && (
        <>
          <Banners banners={bannersOf(outcome.main)} />
          <Found>
            {!outcome.hits.length && !outcome.nbHits && (
              <Empty settings={settings} outcome={outcome} choose={choose} />
            )}
            <Hits
              hits={outcome.hits}
              settings={settings}
              kindOf={kindOf}
              view={view}
              index={outcome.state.index}
              renderHit={properties.renderHit}
              firstPosition={outcome.offset + 1}
              select={select}
            />
          </Found>
          {settings.paging === 'pages' ? (
            <Pages
              name={named(t('pages'))}
              count={outcome.nbPages}
              focusOnceShown={focusOnceShown}
              href={href}
            />
          ) : (
            <MoreResults
              outcome={outcome}
              endless={settings.paging === 'scroll'}
              focusOnceShown={focusOnceShown}
            />
          )}
        </>
      )}
      <PoweredBy settings={settings} />
    </section>
  )
}

/** The results stay while the next answer is on its way, and are dimmed if that is late or fails. */
function Found({ children }: { children: ReactNode }) {
  const status = useSearch(({ status }) => status)
  const isStale = useSearch(({ status, error }) => isLate(status) || error !== null)
  return (
    <div className="found" aria-busy={status !== 'idle'} data-stale={isStale || undefined}>
      {children}
    </div>
  )
}
