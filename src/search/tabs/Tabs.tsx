// Several indices: a tab for each, with how much it has of what is searched.
import type { KeyboardEvent } from 'react'
import type { Labelled } from '../../contract/attribute.ts'
import { formatNumber } from '../../format/format.ts'
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import { humanised } from '../names/labels.ts'

interface Props {
  indices: readonly Labelled[]
  /** Id of what a tab shows; its tabs are named after it. */
  panel: string
}

/** A blank would part it in two. */
export const tabId = (panel: string, index: string) => `${panel}-${encodeURIComponent(index)}`

/** How far a key goes along the row; from either end it goes on at the other. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function tabFor(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
): HTMLElement | null {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  if (key === 'Home' || key === 'End') return tabs.at(key === 'Home' ? 0 : -1) ?? null
  const step = steps[key]
  if (!step) return null
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? -step : step
  return tabs.at((at + forwards) % tabs.length) ?? null
}

export function Tabs({ indices, panel }: Props) {
  const { t, locale } = useWords()
  const { engine, state, outcome } = useSearch()
  const at = indices.findIndex(({ value }) => value === state.index)
  return (
    <div
      role="tablist"
      className="tabs"
      part="tabs"
      aria-label={t('results')}
      // Browsers leave a tab that can be seen in part where it is.
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
        const isChosen = value === state.index
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
