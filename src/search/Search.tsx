// The search, whatever its layout: what is typed, chosen and told, and what each layout arranges.
import { useMemo, useRef } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import type { EmbedError } from '../errors/errors.ts'
import type { ElementProps, Handover } from '../page/host.ts'
import { Failure } from '../shell/Failure.tsx'
import { useRecent, useRememberedChoices } from './box/recent.ts'
import { useBox } from './box/useBox.ts'
import { useForwarding } from './box/useForwarding.ts'
import { isOnlyBox } from './engine/setup.ts'
import type { SearchState } from './engine/state.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import { Layout } from './layouts/Layout.tsx'
import { useSelectedHint, useSortCheck } from './results/useOwnerHints.ts'
import { useRedirect } from './results/useRedirect.ts'
import { useScrollRestoration } from './results/useScrollRestoration.ts'
import type { SearchClient } from './service/search-client.ts'
import { type AddressStore, useAddress } from './told/history.ts'
import { useAnalytics } from './told/useAnalytics.ts'
import { usePageControl } from './usePageControl.ts'
import { useSearchFailure } from './useSearchFailure.ts'

interface Props extends ElementProps<SearchSettings> {
  client: SearchClient | null
  handover: Handover | null
  mayLoad: boolean
  /** A mistake in the settings that the owner has to mend before anything can be searched again. */
  problem: EmbedError | null
  /** The state that every visitor begins with. */
  defaults: SearchState
  address: AddressStore | null
  /** What `history.state` remembers of this step, when Back or a reload has led here. */
  memory: unknown
}

export function Search(props: Props) {
  const { host, settings, properties, client, mayLoad, address } = props
  const engine = useEngine()
  const isLaterPage = useSearch(({ outcome, state }) => outcome !== null && state.page > 0)
  const box = useBox(host, settings, props.handover)
  const isInPage = settings.layout === 'page' && !isOnlyBox(settings)
  const { error, isBoxAway } = useSearchFailure(host, box, isInPage, props.problem)
  useSelectedHint(host, settings)
  useAddress(address, props.defaults)
  // A dropdown or a dialog opens above the page: its results move nothing that is scrolled.
  useScrollRestoration(host, settings.layout === 'page' ? props.memory : null)
  const recent = useRecent(settings, mayLoad)
  const selectResult = useAnalytics(host, settings, client)
  const { choose, select } = useRememberedChoices(box.set, recent.add, selectResult)
  const href = useMemo(
    () => address && ((page: number) => address.href({ ...engine.snapshot().state, page })),
    [address, engine],
  )
  const redirect = useRedirect(host)
  const forwarding = useForwarding(host, settings)
  usePageControl(props, box)
  useSortCheck(host, settings, client, mayLoad)
  // In a list that grows, the failure of a further page is shown at the end of the list.
  const failedAtEnd = settings.paging !== 'pages' && isLaterPage
  const hadFocus = useRef(false)
  return (
    <Layout
      key={settings.layout}
      hadFocus={hadFocus}
      settings={settings}
      mayLoad={mayLoad}
      box={{ ...box, isAway: isBoxAway }}
      submit={() => {
        box.submit()
        recent.add(box.text)
        return redirect(box.text) || forwarding.forward(box.text)
      }}
      forwarding={forwarding}
      recent={recent}
      choose={(query, category) => {
        // The category filters where the results are shown, not here.
        choose(query, forwarding.isElsewhere ? undefined : category)
        return forwarding.forward(query, category)
      }}
      failure={
        error &&
        !failedAtEnd && (
          <Failure kind="search" code={error.code} time={error.time} retry={engine.refresh} />
        )
      }
      below={{
        settings,
        properties,
        failed: error !== null,
        select,
        choose,
        href,
      }}
    />
  )
}
