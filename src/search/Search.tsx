// What is on the screen, in order: the box, what went wrong, the filters, the results.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useConfigure, useInstantSearch } from 'react-instantsearch'
import type { SearchSettings } from '../contract/site-search.ts'
import { Failure } from '../shell/Failure.tsx'
import type { ElementProps, Handover } from '../shell/host.ts'
import type { Attempts } from './attempts.ts'
import { Box } from './box/Box.tsx'
import { useBox } from './box/useBox.ts'
import { Facets } from './facets/Facets.tsx'
import { parametersOf } from './parameters.ts'
import { Results } from './Results.tsx'
import { useClearing } from './useClearing.ts'
import { useSearchEvents } from './useSearchEvents.ts'
import { useSearchFailure } from './useSearchFailure.ts'

interface Props extends ElementProps<SearchSettings> {
  index: string
  /** Under which the library keeps the state. */
  stateKey: string
  attempts: Attempts
  handover: Handover | null
}

export function Search({ host, settings, writes, index, stateKey, attempts, handover }: Props) {
  const parameters = parametersOf(settings)
  useConfigure(parameters)
  useSearchEvents(host, index, stateKey)
  const box = useBox({
    host,
    handover,
    searchOn: settings.searchOn,
    delay: settings.searchDelay,
    autofocus: settings.autofocus,
  })
  const { error, retry } = useSearchFailure(host, attempts, box)
  useLiveQuery(settings.query, writes.query ?? 0, box.set)
  useMethods(host, box.set, retry)
  useFirstPage(parameters)
  return (
    <>
      <Box
        text={box.text}
        input={box.input}
        type={box.type}
        submit={box.submit}
        clear={box.clear}
        label={settings.label}
        placeholder={settings.placeholder}
      />
      {error && <Failure kind="search" code={error.code} retry={retry} />}
      <div className="columns">
        <Facets facets={settings.facets ?? []} level={settings.headingLevel} />
        <Results settings={settings} failed={error !== null} />
      </div>
    </>
  )
}

/** The attribute `query` is live: written again, even with the same words, it is searched. */
function useLiveQuery(query: string | null, written: number, set: (words: string) => void) {
  const done = useRef(written)
  const search = useEffectEvent(() => set(query ?? ''))
  useEffect(() => {
    if (written === done.current) return
    done.current = written
    search()
  }, [written])
}

/** With another filter or page size the page that was shown may not exist. */
function useFirstPage(parameters: object) {
  const { setIndexUiState } = useInstantSearch()
  const now = JSON.stringify(parameters)
  const last = useRef(now)
  useEffect(() => {
    if (now === last.current) return
    last.current = now
    setIndexUiState(({ page: _, ...state }) => state)
  }, [now, setIndexUiState])
}

function useMethods(
  host: ElementProps<SearchSettings>['host'],
  set: (words: string) => void,
  refresh: () => void,
) {
  const { clear: clearFilters } = useClearing()
  const clear = useEffectEvent(() => {
    clearFilters()
    set('')
  })
  useEffect(() => host.answer('clear', () => clear()), [host])
  useEffect(() => host.answer('refresh', refresh), [host, refresh])
}
