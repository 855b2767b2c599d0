// Several indices: a tab for each, with the number of its results.
import type { KeyboardEvent } from 'react'
import type { Labelled } from '../../contract/attribute.ts'
import { humanised } from '../../contract/humanised.ts'
import { formatNumber } from '../../format/format.ts'
import { useWords } from '../../shell/words.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'

interface Props {
  indices: readonly Labelled[]
  /** Id of the panel that the tabs show; their own ids begin with it. */
  panel: string
}

/** Encoded, because `aria-labelledby` would read an id with a space as two ids. */
export const tabId = (panel: string, index: string) => `${panel}-${encodeURIComponent(index)}`

/** At the end of the row, an arrow key continues at the other end. */
function tabFor({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number) {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const places: Partial<Record<string, number>> = {
    ArrowLeft: at - right,
    ArrowRight: at + right,
    Home: 0,
    End: -1,
  }
  const place = places[key]
  return place === undefined ? undefined : tabs.at(place % tabs.length)
}

export function Tabs({ indices, panel }: Props) {
  const { t, locale } = useWords()
  const engine = useEngine()
  const chosen = useSearch(({ state }) => state.index)
  const outcome = useSearch(({ outcome }) => outcome)
  const at = indices.findIndex(({ value }) => value === chosen)
  return (
    <div
      role="tablist"
      className="tabs"
      part="tabs"
      aria-label={t('results')}
      // Browsers do not scroll to a focused tab that is partly in view.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      onKeyDown={(event) => {
        const tab = tabFor(event, at)
        if (!tab) return
        event.preventDefault()
        tab.focus()
        tab.click()
      }}
    >
      {indices.map(({ value, label }) => {
        const count = outcome?.groups.find(({ index }) => index === value)?.nbHits
        const isChosen = value === chosen
        return (
          <button
            key={value}
            type="button"
            role="tab"
            part="tab"
            className="tab"
            id={tabId(panel, value)}
            aria-controls={panel}
            aria-selected={isChosen}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => engine.set({ index: value })}
          >
            {label ?? humanised(value)}{' '}
            <span className="tab-count">
              {count === undefined ? null : formatNumber(count, locale)}
            </span>
          </button>
        )
      })}
    </div>
  )
}
