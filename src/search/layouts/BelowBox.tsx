// What is below the box: a tab for each index, filters and results; or how many more letters are needed.
import { memo, useId } from 'react'
import { useWords } from '../../shell/words.ts'
import { minLengthOf } from '../engine/setup.ts'
import { useSearch } from '../engine/useSearch.ts'
import { Facets } from '../filters/Facets.tsx'
import { Tabs, tabId } from '../results/Tabs.tsx'
import { Results, type ResultsProps } from './Results.tsx'

interface Props extends ResultsProps {
  failed: boolean
}

/** Its props stay the same while somebody types: what has changed is read by whoever shows it. */
export const BelowBox = memo(({ failed, ...props }: Props) => {
  const { settings } = props
  const { t } = useWords()
  const index = useSearch(({ state }) => state.index)
  const hasResults = useSearch(({ outcome }) => outcome !== null)
  const panel = useId()
  const indices = settings.indexName ?? []
  const hasTabs = indices.length > 1
  const least = minLengthOf(settings)
  // Without results no filters are shown either: the fallback then stands right below the message.
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
