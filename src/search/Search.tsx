// The search, whatever its layout: what is typed, chosen and told, and where words are sent.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import type { EmbedError } from '../errors/errors.ts'
import type { ElementProps, Handover } from '../page/host.ts'
import { Failure } from '../shell/Failure.tsx'
import { useAnalytics } from './analytics/useAnalytics.ts'
import { useBox } from './box/useBox.ts'
import { useSearch } from './engine/useSearch.ts'
import { useForwarding } from './forwarding/useForwarding.ts'
import { Layout } from './layouts/Layout.tsx'
import { useScrollRestoration } from './paging/useScrollRestoration.ts'
import { useRedirect } from './rules/useRedirect.ts'
import type { SearchClient } from './service/search-client.ts'
import { useShortcut } from './shortcut/useShortcut.ts'
import { intervalsAmong } from './state/filters-in-address.ts'
import type { AddressStore } from './state/history.ts'
import { type SearchState, selectedFilters } from './state/state.ts'
import { useRecent } from './suggesting/recent.ts'
import { useRememberedChoices } from './suggesting/useRememberedChoices.ts'
import { useAddress } from './useAddress.ts'
import { useSearchEvents } from './useSearchEvents.ts'
import { useSearchFailure } from './useSearchFailure.ts'

interface Props extends ElementProps<SearchSettings> {
  client: SearchClient | null
  handover: Handover | null
  mayLoad: boolean
  /** What the owner has to mend before anything can be searched again. */
  problem: EmbedError | null
  /** Where everybody begins. */
  page: SearchState
  address: AddressStore | null
  /** What Back brought, as it was remembered. */
  memory: unknown
}

export function Search(props: Props) {
  const { host, settings, properties, writes, client, handover, mayLoad, page, address, memory } =
    props
  const { engine, state, outcome } = useSearch()
  const box = useBox({
    host,
    handover,
    searchOn: settings.searchOn,
    delay: settings.searchDelay,
    autofocus: settings.autofocus,
  })
  const error = useSearchFailure(host, box, props.problem)
  useSearchEvents(host, address)
  useAddress(address, page)
  // What opens above the page has no place in it.
  useScrollRestoration(host, settings.layout === 'page' ? memory : null)
  const recent = useRecent(settings, mayLoad)
  const { select, choose } = useRememberedChoices(
    box.set,
    recent.add,
    useAnalytics(host, settings, client),
  )
  const redirect = useRedirect(host)
  const forwarding = useForwarding(host, settings)
  // A dialog has keys of its own.
  const keys = settings.layout === 'dialog' ? '' : (settings.shortcut ?? '')
  useShortcut(host, keys, () => host.call('focus'))
  useWritten(host, 'query', writes, () => box.set(settings.query ?? ''))
  useWritten(host, 'selected', writes, () => {
    const filters = selectedFilters(settings.selected, intervalsAmong(settings.facets))
    engine.set({ filters }, 'replace')
  })
  useMethods(host, box.set)
  // Where a list grows, what went wrong is said at its end.
  const atEnd = settings.paging !== 'pages' && outcome !== null && state.page > 0
  const hadFocus = useRef(false)
  return (
    <Layout
      key={settings.layout}
      hadFocus={hadFocus}
      settings={settings}
      mayLoad={mayLoad}
      box={box}
      submit={() => {
        box.submit()
        recent.add(box.text)
        return redirect(box.text) || forwarding.forward(box.text)
      }}
      forwarding={forwarding}
      recent={recent}
      choose={(words, category) => {
        // A filter goes where its results are shown.
        choose(words, forwarding.isElsewhere ? undefined : category)
        return forwarding.forward(words, category)
      }}
      failure={
        error &&
        !atEnd && (
          <Failure kind="search" code={error.code} time={error.time} retry={engine.refresh} />
        )
      }
      below={{
        settings,
        properties,
        failed: error !== null,
        select,
        choose,
        href: address && ((number) => address.href({ ...state, page: number })),
      }}
    />
  )
}

/** By the stay of an element: how often each had been written when it was last looked at. */
const looked = new WeakMap<object, Record<string, number | undefined>>()

/** What a visitor can change too is live: written again, even as it was, it is searched. */
function useWritten(
  { stay }: Props['host'],
  name: string,
  { [name]: written }: Props['writes'],
  set: () => void,
) {
  const search = useEffectEvent(set)
  useEffect(() => {
    const done = looked.get(stay) ?? {}
    looked.set(stay, { ...done, [name]: written })
    if (name in done && done[name] !== written) search()
  }, [stay, name, written])
}

function useMethods(host: ElementProps<SearchSettings>['host'], set: (words: string) => void) {
  const { engine } = useSearch()
  const clear = useEffectEvent(() => {
    engine.set({ filters: {} })
    set('')
  })
  useEffect(() => host.answer('clear', () => clear()), [host])
  useEffect(() => host.answer('refresh', engine.refresh), [host, engine])
}
