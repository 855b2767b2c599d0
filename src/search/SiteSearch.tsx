// <site-search>: checks that all needed settings are there, then renders the search.
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SearchSettings } from '../contract/site-search.ts'
import type { EmbedError } from '../errors/errors.ts'
import type { ElementProps, Handover, Host } from '../page/host.ts'
import { inNextTask } from '../page/turns.ts'
import { Consent } from '../shell/Consent.tsx'
import { useMayLoad } from '../shell/loading.ts'
import { Misconfigured } from '../shell/Misconfigured.tsx'
import { TemplatedShell } from '../template/TemplatedShell.tsx'
import { firstHandover } from './ahead.ts'
import { useShortcut } from './box/useShortcut.ts'
import { EngineLink } from './EngineLink.ts'
import { searchKind } from './engine/kind.ts'
import { firstSortOf, indicesOf, setupOf, withoutBox } from './engine/setup.ts'
import type { Engine, Transform } from './engine/snapshot.ts'
import { firstState } from './engine/state.ts'
import { useClient } from './engine/useClient.ts'
import { EngineContext } from './engine/useSearch.ts'
import { AroundSearch, createSearchEngine } from './instantsearch/SearchEngine.tsx'
import { Rail } from './layouts/Rail.tsx'
import { OpeningProvider } from './results/opening/OpeningProvider.tsx'
import { applyTransformItems } from './results/transform-items.ts'
import { Search } from './Search.tsx'
import type { SearchClient } from './service/search-client.ts'
import { stylesOf } from './styles.ts'
import { addressStoreFor, defaultsFor } from './told/beginning.ts'

export function SiteSearch(props: ElementProps<SearchSettings>) {
  const settings = useMemo(() => withoutBox(props.settings), [props.settings])
  return (
    <TemplatedShell {...props} settings={settings} kind={searchKind} styles={stylesOf(settings)}>
      <Prepared {...props} settings={settings} />
    </TemplatedShell>
  )
}

function Prepared(props: ElementProps<SearchSettings>) {
  const { host, settings, properties } = props
  const mayLoad = useMayLoad(host, settings.loading)
  const { client, asks, problem } = useClient(host, settings, properties)
  // Kept above the part that unmounts, so that a setting that is wrong for a moment does not lose the state.
  const start = useRef<Start>(null)
  if (asks && settings.loading === 'consent' && !mayLoad)
    return (
      <Consent kind={searchKind} service={serviceName(settings)} policy={settings.privacyPolicy} />
    )
  // A search that has started shows the problem itself.
  if (!start.current && (problem || (asks && !client)))
    return <Misconfigured kind={searchKind} problem={problem} bare />
  return <Started {...props} client={client} problem={problem} mayLoad={mayLoad} start={start} />
}

type Start = ReturnType<typeof begin>

function begin({ host, settings }: ElementProps<SearchSettings>, typed: string) {
  const indices = indicesOf(settings)
  const defaults = defaultsFor(settings)
  // An element that is put back into the page continues with its state, and does not restore a scroll position.
  const kept = host.memory.kept()
  const memory = kept === null ? host.memory.read() : null
  const address = addressStoreFor(settings, defaults)?.read() ?? null
  return {
    defaults,
    memory,
    engine: createSearchEngine(
      firstState(defaults, indices, { typed, address, memory: kept ?? memory }),
      host,
    ),
  }
}

interface StartedProps extends ElementProps<SearchSettings> {
  client: SearchClient | null
  problem: EmbedError | null
  mayLoad: boolean
  start: RefObject<Start | null>
}

function Started({ client, start, ...props }: StartedProps) {
  const { host, settings, properties, problem, mayLoad } = props
  const [first] = useState(() => firstHandover(host))
  const [{ defaults: defaultsAtStart, memory, engine }] = useState(() => {
    start.current ??= begin(props, first?.text ?? '')
    return start.current
  })
  const asksAtOnce = mayLoad && settings.layout === 'page'
  // Without a request there is nothing to wait for.
  const asksFirst = host.wasWaiting && asksAtOnce && client !== null
  const entrance = useEntrance(host, engine, first, asksFirst)
  // Listens before the box exists. A dialog listens to its keys itself, because they also close it.
  const keys = settings.layout === 'dialog' ? '' : (settings.shortcut ?? '')
  useShortcut(host, keys, () => host.call('focus'))
  const setup = setupOf(settings, properties.searchParameters, host.name)
  // The initial sort order is live; the other initial values only count at the start.
  const sort = firstSortOf(settings)
  const defaults = useMemo(() => ({ ...defaultsAtStart, sort }), [defaultsAtStart, sort])
  const address = useMemo(() => addressStoreFor(settings, defaults), [settings, defaults])
  const { transformItems } = properties
  const transform: Transform = useCallback(
    (hits) => applyTransformItems(hits, transformItems, host.name),
    [host, transformItems],
  )
  return (
    <EngineContext value={engine}>
      <AroundSearch of={engine}>
        <EngineLink
          host={host}
          address={address}
          setup={problem || settings.recommend?.length === 0 ? null : setup}
          client={client}
          transform={transform}
          asksAtOnce={asksAtOnce}
        />
        {entrance && (
          <OpeningProvider host={host} settings={settings} memory={memory}>
            {settings.recommend ? (
              <Rail {...props} client={client} />
            ) : (
              <Search
                {...props}
                client={client}
                handover={entrance.handover}
                defaults={defaults}
                address={address}
                memory={memory}
              />
            )}
          </OpeningProvider>
        )}
      </AroundSearch>
    </EngineContext>
  )
}

const serviceName = ({ searchHost, appId }: SearchSettings) =>
  searchHost ? new URL(searchHost).host : appId ? 'Algolia' : location.host

/**
 * When to show a search. One that was in the page before our script sends its request first, and is shown in
 * the next task, while the request is under way. Until then its fallback stays.
 */
function useEntrance(host: Host, engine: Engine, first: Handover | null, asksFirst: boolean) {
  /** Contains what the visitor has typed in the fallback until then. */
  const [entrance, enter] = useState(asksFirst ? null : { handover: first })
  useLayoutEffect(() => {
    if (entrance) return
    let isHere = true
    inNextTask(() => {
      if (!isHere) return
      const handover = host.handover()
      if (handover && handover.text !== (first?.text ?? ''))
        engine.set({ query: handover.text }, 'replace')
      enter({ handover })
    })
    return () => {
      isHere = false
    }
  }, [host, engine, first, entrance])
  return entrance
}
