// What is on the screen, in order: the box, what went wrong, the filters, the results.
import { useEffect, useRef } from 'react'
import { useConfigure, useSearchBox } from 'react-instantsearch'
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
  attempts: Attempts
  handover: Handover | null
}

export function Search({ host, settings, writes, index, attempts, handover }: Props) {
  useConfigure(parametersOf(settings))
  useSearchEvents(host, index)
  const box = useBox({
    host,
    handover,
    searchOn: settings.searchOn,
    delay: settings.searchDelay,
    autofocus: settings.autofocus,
  })
  const { error, retry } = useSearchFailure(host, attempts, box.text)
  useLiveQuery(settings.query, writes.query ?? 0)
  useMethods(host, box.clear, retry)
  return (
    <>
      <Box {...box} label={settings.label} placeholder={settings.placeholder} />
      {error && <Failure kind="search" code={error.code} retry={retry} />}
      <div className="columns">
        <Facets facets={settings.facets ?? []} level={settings.headingLevel} />
        <Results settings={settings} failed={error !== null} />
      </div>
    </>
  )
}

/** The attribute `query` is live: written again, even with the same words, it is searched. */
function useLiveQuery(query: string | null, written: number) {
  const { refine } = useSearchBox()
  const done = useRef(written)
  useEffect(() => {
    if (written === done.current) return
    done.current = written
    refine(query ?? '')
  }, [query, written, refine])
}

function useMethods(
  host: ElementProps<SearchSettings>['host'],
  clear: () => void,
  refresh: () => void,
) {
  const { clear: clearFilters } = useClearing()
  useEffect(
    () =>
      host.answer('clear', () => {
        clearFilters()
        clear()
      }),
    [host, clearFilters, clear],
  )
  useEffect(() => host.answer('refresh', refresh), [host, refresh])
}
