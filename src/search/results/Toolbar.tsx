// The row above the results: their number, order, page size and view.
import { humanised } from '../../contract/humanised.ts'
import type { SearchSettings } from '../../contract/site-search.ts'
import { formatNumber } from '../../format/format.ts'
import type { MessageKey } from '../../shell/messages/index.ts'
import { useWords } from '../../shell/words.ts'
import { ownSize, sizesOf, sortsOf } from '../engine/setup.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import type { View } from './Hits.tsx'
import { Stats } from './Stats.tsx'

interface Props {
  settings: SearchSettings
  view: View
  setView: (view: View) => void
}

export function Toolbar(props: Props) {
  const { settings } = props
  // Then there is nothing to sort, and the message says that nothing was found. The count is still announced.
  const isEmpty = useSearch(({ outcome }) => outcome?.nbHits === 0)
  return (
    <div className={isEmpty ? 'toolbar visually-hidden' : 'toolbar'}>
      {!isEmpty && <Sort settings={settings} />}
      {!isEmpty && <PageSize settings={settings} />}
      <div className="count-and-views">
        <Stats />
        {!isEmpty && <Views {...props} />}
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

/** The index itself (null) comes first, with its label from `sort`, if listed there. */
export function sortOptions(settings: SearchSettings, relevance: string) {
  const index = settings.indexName?.[0]?.value ?? ''
  const own = settings.sort?.find(({ value }) => value === index)
  return [
    { value: null, label: own?.label ?? relevance },
    ...sortsOf(settings).map(({ value, label }) => ({
      value,
      // `tales_price_asc` → `Price asc`
      label: label ?? humanised(value.startsWith(`${index}_`) ? value.slice(index.length) : value),
    })),
  ]
}

interface SelectBoxProps<Value> {
  label: string
  part: string
  value: Value
  options: readonly { value: Value; label: string }[]
  choose: (value: Value) => void
}

function SelectBox<Value>({ label, part, value, options, choose }: SelectBoxProps<Value>) {
  return (
    <label className={`choice ${part}`}>
      <span className="choice-name">{label}</span>
      <span className="select">
        <select
          part={part}
          aria-label={label}
          value={options.findIndex((option) => option.value === value)}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex]
            if (chosen) choose(chosen.value)
          }}
        >
          {options.map(({ label: text }, at) => (
            <option key={text} value={at}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

const viewNames: Record<View, MessageKey> = {
  list: 'viewList',
  grid: 'viewGrid',
  compact: 'viewCompact',
}

function Views({ settings: { hitsView }, view, setView }: Props) {
  const { t } = useWords()
  if (hitsView.length < 2) return null
  return (
    <fieldset className="views" part="views" aria-label={t('view')}>
      {hitsView.map((each) => (
        <button
          key={each}
          type="button"
          part="button"
          className="button"
          aria-pressed={each === view}
          onClick={() => setView(each)}
        >
          {t(viewNames[each])}
        </button>
      ))}
    </fieldset>
  )
}
