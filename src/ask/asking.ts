// The questions and answers of one element. They stay the same in every layout while it is on the page.
import { useEffect } from 'react'
import { createListeners } from '../page/listeners.ts'
import type { AskProps } from '../search/asking.ts'
import { createRequests } from '../search/engine/requests.ts'
import { setupOf } from '../search/engine/setup.ts'
import { useEngine } from '../search/engine/useSearch.ts'
import type { AskSettings, Talk } from './conversation.ts'
import { isBusy } from './exchange.ts'
import { filtersFrom } from './filters.ts'
import { createTalk } from './talk.ts'
import { listenerFor } from './told.ts'

interface Shown {
  isOpen: boolean
  /** The question that waits for the visitor's consent; null for none. */
  waiting: string | null
}

export interface Asking {
  talk: Talk
  /** Whether the focus has to move to the answer once that is rendered, and whether to scroll there. */
  owes: { focus: boolean; view: boolean }
  shown(): Shown
  subscribe(listener: () => void): () => void
  /** Asks; without words it only opens the place for questions. */
  ask(question: string): void
  /** Does the same, called from outside that place. */
  choose(question: string): void
  agree(): void
  stop(): void
  startAnew(): void
  close(): void
  /** Returns to the box of the search. */
  search(): void
  /** Returns the focus to where it was before the visitor chose to ask. */
  giveFocusBack(): void
}

type Place = AskProps & { engine: ReturnType<typeof useEngine> }

/** The hosts that a visitor has agreed to; null is Algolia. It applies to all elements of the page view. */
const agreed = new Set<string | null>()

async function settingsOf({ settings, properties, client, engine, host }: Place) {
  const { ask, apiKey, appId, searchHost, locale, userToken, searchFields } = settings
  const { state, found } = engine.snapshot()
  const setup = setupOf(settings, properties.searchParameters, host.name)
  const { main } = createRequests(state, engine.filtersHere(), setup, found ?? [])
  const { params } = main(0)
  if (settings.engine === 'algolia' && !appId) throw new Error('ask needs app-id')
  const source = properties.apiKey
  const key = client?.key?.() ?? apiKey ?? (typeof source === 'function' ? await source() : null)
  return {
    ...{ engine: settings.engine, ask: ask ?? '', appId: appId ?? '', host: searchHost },
    ...{
      key: String(key ?? ''),
      // A box whose results are shown elsewhere searches no index itself.
      index: state.index || settings.indexName?.[0]?.value || '',
      filters: filtersFrom(params, settings.engine),
    },
    ...{ locale: locale ?? 'en', userToken, fields: searchFields },
  } satisfies AskSettings
}

function createAsking(read: () => Place): Asking {
  const listeners = createListeners()
  let shown: Shown = { isOpen: false, waiting: null }
  let from: Element | null = null
  const show = (change: Partial<Shown>) => {
    shown = { ...shown, ...change }
    listeners.tell()
  }
  const talk = createTalk(() => settingsOf(read()), listenerFor(read))
  const owes = { focus: false, view: false }
  function ask(question: string) {
    owes.focus = true
    const { loading, searchHost } = read().settings
    if (loading === 'consent' && !agreed.has(searchHost)) return show({ waiting: question })
    if (!question.trim()) return talk.findOffers()
    const last = talk.snapshot().turns.at(-1)
    // The visitor pressed twice; the answer is already on its way.
    if (isBusy(last) && last?.question === question.trim()) return
    talk.stop()
    if (talk.snapshot().isFull) talk.startAnew()
    talk.ask(question)
  }
  function close() {
    show({ isOpen: false, waiting: null })
    giveFocusBack()
  }
  function giveFocusBack() {
    if (from instanceof HTMLElement && from.isConnected) from.focus()
    else read().host.call('focus')
  }
  return {
    ...{ talk, owes, ask, shown: () => shown },
    subscribe: listeners.subscribe,
    choose(question) {
      from = read().host.element.shadowRoot?.activeElement ?? null
      owes.view = true
      ask(question)
      show({ isOpen: true })
    },
    agree() {
      const { waiting } = shown
      agreed.add(read().settings.searchHost)
      show({ waiting: null })
      ask(waiting ?? '')
    },
    stop() {
      owes.focus = true
      talk.stop()
    },
    startAnew() {
      owes.focus = true
      talk.startAnew()
    },
    close,
    search() {
      from = null
      close()
    },
    giveFocusBack,
  }
}

interface Kept {
  by: string
  place: Place
  asking: Asking
}

/** One entry for each element, by its `stay`. */
const all = new WeakMap<object, Kept>()

function keptFor(place: Place): Kept {
  const { host, settings } = place
  const by = `${settings.engine} ${settings.ask}`
  const known = all.get(host.stay)
  if (known?.by === by) return known
  const kept: Kept = { by, place, asking: createAsking(() => kept.place) }
  all.set(host.stay, kept)
  return kept
}

export function useAsking(props: AskProps): Asking {
  const place = { ...props, engine: useEngine() }
  const kept = keptFor(place)
  useEffect(() => {
    kept.place = place
  })
  return kept.asking
}
