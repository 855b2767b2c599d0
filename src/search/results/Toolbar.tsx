// Above the results: how many there are, and in which order and number they come.
import type { ReactNode } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import { formatNumber } from '../../format/format.ts'
import { useWords } from '../../shell/words.ts'
import { ownSize, sizesOf } from '../engine/setup.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { sortOptions } from './options.ts'
import { SelectBox } from './SelectBox.tsx'
import { Stats } from './Stats.tsx'

export function Toolbar({ settings, children }: { settings: SearchSettings; children: ReactNode }) {
  // Then there is nothing to order, and the message says it. The count is read out all the same.
  const isEmpty = useSearch(({ outcome }) => outcome?.nbHits === 0)
  return (
    <div className={isEmpty ? 'toolbar visually-hidden' : 'toolbar'}>
      {!isEmpty && <Sort settings={settings} />}
      {!isEmpty && <PageSize settings={settings} />}
      <div className="count-and-views">
        <Stats />
        {!isEmpty && children}
      </div>
    </div>
  )
}

function Sort({ settings }: { settings: SearchSettings }) {
  const { t } = useWords()
  const engine = useEngine()
  const index = useSearch(({ state }) => state.index)
  const sort = useSearch(({ state }) => state.sort)
  const options = sortOptions(settings, t('relevance'))
  if (options.length < 2 || index !== settings.indexName?.[0]?.value) return null
  return (
    <SelectBox
      label={t('sortBy')}
      part="sort"
      value={sort}
      options={options}
      choose={(chosen) => engine.set({ sort: chosen })}
    />
  )
}

function PageSize({ settings }: { settings: SearchSettings }) {
  const { t, locale } = useWords()
  const engine = useEngine()
  const chosen = useSearch(({ state }) => state.hitsPerPage)
  const own = ownSize(settings)
  const sizes = sizesOf(settings)
  if (sizes.length < 2) return null
  return (
    <SelectBox
      label={t('perPage')}
      part="per-page"
      value={chosen ?? own}
      options={sizes.map((value) => ({ value, label: formatNumber(value, locale) }))}
      choose={(size) =>
        engine.set({
          hitsPerPage: size === own ? null : size,
          // The page of the new size that holds the first result shown now.
          page: Math.floor((engine.snapshot().outcome?.offset ?? 0) / size),
        })
      }
    />
  )
}
