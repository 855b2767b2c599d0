// The search for all layouts: the query, the choices, the events, and the parts that each layout arranges.
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import type { EmbedError } from '../errors/errors.ts'
import { hasFocusIn } from '../page/focus.ts'
import type { ElementProps, Handover, Host } from '../page/host.ts'
import { Failure } from '../shell/Failure.tsx'
import { useHost } from '../shell/host-context.ts'
import { useAsk } from './asking.ts'
import { useRecent, useRememberedChoices } from './box/recent.ts'
import { useBox } from './box/useBox.ts'
import { isDisabled, submitForm, useForm } from './box/useForm.ts'
import { useForwarding } from './box/useForwarding.ts'
import { searchKind } from './engine/kind.ts'
import type { Outcome } from './engine/outcome.ts'
import { isOnlyBox } from './engine/setup.ts'
import type { SearchState } from './engine/state.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import { Dialog } from './layouts/Dialog.tsx'
import { Dropdown } from './layouts/Dropdown.tsx'
import { InPage } from './layouts/InPage.tsx'
import type { LayoutProps } from './layouts/props.ts'
import { redirectOf } from './results/rules.ts'
import { useCheck, useSelectedHint } from './results/useOwnerHints.ts'
import { useScrollRestoration } from './results/useScrollRestoration.ts'
import type { SearchClient } from './service/search-client.ts'
import { type AddressStore, useAddress } from './told/history.ts'
import { useAnalytics } from './told/useAnalytics.ts'
import { useAgentTool } from './useAgentTool.ts'
import { usePageControl } from './usePageControl.ts'
import { useSearchFailure } from './useSearchFailure.ts'

interface Props extends ElementProps<SearchSettings> {
  client: SearchClient | null
  handover: Handover | null
  mayLoad: boolean
  /** A mistake in the settings that the owner has to fix before anything can be searched again. */
  problem: EmbedError | null
  /** The state that every visitor starts with. */
  defaults: SearchState
  address: AddressStore | null
  /** What `history.state` remembers of this step, if Back or a reload has led here. */
  memory: unknown
}

export function Search(props: Props) {
  const { host, settings, properties, client, mayLoad, address } = props
  const engine = useEngine()
  const isLaterPage = useSearch(({ outcome, state }) => outcome !== null && state.page > 0)
  const box = useBox(host, settings, props.handover)
  const isInPage = settings.layout === 'page' && !isOnlyBox(settings)
  const { error, isBoxAway } = useSearchFailure(host, box, isInPage, props.problem)
  useForm(host, settings.name, box.text)
  useSelectedHint(host, settings)
  useAddress(address, props.defaults)
  // A dropdown or a dialog opens above the page, so its results do not move the page.
  useScrollRestoration(host, settings.layout === 'page' ? props.memory : null)
  const recent = useRecent(settings, mayLoad)
  const selectResult = useAnalytics(host, settings, client, mayLoad)
  const { choose, select } = useRememberedChoices(box.set, recent.add, selectResult)
  const href = useMemo(
    () => address && ((page: number) => address.href({ ...engine.snapshot().state, page })),
    [address, engine],
  )
  const redirect = useRedirect(host)
  const forwarding = useForwarding(host, settings)
  usePageControl(props, box)
  useAgentTool(host, settings)
  useCheck(host, settings, client, mayLoad)
  // In a growing list, the failure of a further page is shown at the end of the list.
  const failedAtEnd = settings.paging !== 'pages' && isLaterPage
  const hadFocus = useRef(false)
  const Ask = useAsk(host, settings)
  return (
    <Layout
      key={settings.layout}
      hadFocus={hadFocus}
      settings={settings}
      mayLoad={mayLoad}
      box={{ ...box, isAway: isBoxAway, isDisabled: isDisabled(host, settings.name) }}
      submit={() => {
        box.submit()
        recent.add(box.text)
        // A form of the page decides where the words lead.
        if (settings.name && submitForm(host)) return true
        return redirect(box.text) || forwarding.forward(box.text)
      }}
      forwarding={forwarding}
      recent={recent}
      ask={(place) => Ask && <Ask {...props} place={place} text={box.text} />}
      choose={(query, category) => {
        // The category becomes a filter where the results are shown, not here.
        choose(query, forwarding.isElsewhere ? undefined : category)
        return forwarding.forward(query, category)
      }}
      failure={
        error &&
        !failedAtEnd && (
          <Failure kind={searchKind} code={error.code} time={error.time} retry={engine.refresh} />
        )
      }
      below={{ settings, properties, failed: error !== null, select, choose, href }}
    />
  )
}

const layouts: Record<SearchSettings['layout'], ComponentType<LayoutProps>> = {
  page: InPage,
  dropdown: Dropdown,
  dialog: Dialog,
}

/** `hadFocus`: whether the focus was in the previous layout; then it moves into this one. */
function Layout({ hadFocus, ...props }: LayoutProps & { hadFocus: RefObject<boolean> }) {
  const host = useHost()
  useLayoutEffect(() => {
    if (hadFocus.current) host.call('focus')
    return () => {
      hadFocus.current = hasFocusIn(host, '*')
    }
  }, [host, hadFocus])
  const Named = layouts[props.settings.layout]
  return <Named {...props} />
}

function follow(host: Host, { main, state: { query } }: Outcome): boolean {
  const url = redirectOf(main)
  const goes = url !== null && host.dispatch('search-redirect', { url, query }, true)
  if (goes) location.assign(url)
  return goes
}

/** A rule may redirect a submitted query to another page. The page gets an event first, and may cancel it. */
function useRedirect(host: Host) {
  const outcome = useSearch(({ outcome }) => outcome)
  /** The submitted query that has no answer yet. */
  const submitted = useRef<string | null>(null)

  useEffect(() => {
    if (!outcome) return
    if (outcome.state.query === submitted.current) follow(host, outcome)
    // A query that is typed afterwards is not submitted, even if deleting letters leads back to the submitted
    // one.
    submitted.current = null
  }, [host, outcome])
  /** True if the visitor is redirected at once. */
  return (submittedQuery: string): boolean => {
    const isAnswered = outcome?.state.query === submittedQuery
    submitted.current = isAnswered ? null : submittedQuery
    return isAnswered && follow(host, outcome)
  }
}
