// Answers of an agent have their own script (src/ask). It renders with our React or preact, so it gets that from
// the search, with other shared code.
import {
  type ComponentType,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { jsx } from 'react/jsx-runtime'
import type { SearchSettings } from '../contract/site-search.ts'
import { attempt } from '../errors/attempt.ts'
import { tellOwner } from '../errors/owner.ts'
import { deadline } from '../net/deadline.ts'
import { asItIs, isObject, listOf, own, parsedJson } from '../net/json.ts'
import { blockedAmong, originOf } from '../net/policy.ts'
import { safeUrl } from '../net/url.ts'
import type { ElementProps, Host } from '../page/host.ts'
import { createListeners } from '../page/listeners.ts'
import { kindsFor } from '../recognition/kinds.ts'
import { Heading } from '../shell/Heading.tsx'
import { sheetOf } from '../shell/sheets.ts'
import { useWords } from '../shell/words.ts'
import { Option } from './box/Option.tsx'
import { createRequests } from './engine/requests.ts'
import { setupOf } from './engine/setup.ts'
import { useEngine, useSearch } from './engine/useSearch.ts'
import { Modal } from './layouts/Modal.tsx'
import type { AskPlace } from './layouts/props.ts'
import { hitContentOf } from './results/hit-content.ts'
import { waitForScript } from './service/script-beside.ts'
import type { SearchClient } from './service/search-client.ts'
import { createInsights } from './told/insights.ts'
import { push } from './told/track.ts'

export interface AskProps extends ElementProps<SearchSettings> {
  place: AskPlace
  /** The words in the box. */
  text: string
  client: SearchClient | null
  mayLoad: boolean
}

/** In this order: the build reads this list for the other script too (scripts/bundle/given.ts). */
const given = [
  jsx,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  Modal,
  Option,
  useEngine,
  useSearch,
  useWords,
  createInsights,
  createRequests,
  hitContentOf,
  kindsFor,
  setupOf,
  Heading,
  tellOwner,
  attempt,
  isObject,
  listOf,
  own,
  parsedJson,
  asItIs,
  safeUrl,
  blockedAmong,
  originOf,
  sheetOf,
  createListeners,
  push,
]
export type Given = typeof given

declare global {
  interface SiteEmbedScripts {
    /** The same component each time. */
    ask(given: Given): ComponentType<AskProps>
  }
}

/** The component of the script, once it has loaded; null before, and without the attribute `ask`. */
export function useAsk({ name }: Host, { ask }: SearchSettings) {
  const [Ask, set] = useState<ComponentType<AskProps> | null>(null)
  useEffect(() => {
    if (ask === null) return
    const end = new AbortController()
    const timer = setTimeout(
      tellOwner,
      deadline,
      'warn',
      `${name}: ask needs the script site-embed.ask.js, which is missing.`,
    )
    waitForScript('ask', end.signal).then((script) => {
      clearTimeout(timer)
      set(() => script(given))
    })
    return () => {
      end.abort()
      clearTimeout(timer)
      set(null)
    }
  }, [name, ask])
  return Ask
}
