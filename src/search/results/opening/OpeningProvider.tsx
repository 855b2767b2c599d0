// Gives the results below it what `opens` says: a document of the page in which they are shown.
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { SearchSettings } from '../../../contract/site-search.ts'
import type { Host } from '../../../page/host.ts'
import { fullName } from '../../told/query-string.ts'
import { OpeningContext } from './context.ts'
import { createOpening } from './opening.ts'
import { useReturnToList } from './useReturnToList.ts'

interface Props {
  host: Host
  settings: SearchSettings
  /** What `history.state` remembers of this step, when Back or a reload has led here. */
  memory: unknown
  children: ReactNode
}

const noSubscription = () => () => {}
const noEntry = () => null

export function OpeningProvider({ host, settings, memory, children }: Props) {
  const { opens, urlSync, urlPrefix } = settings
  const { leaves, returns, focusChosen } = useReturnToList(host, memory)
  const opening = useMemo(
    () =>
      opens === null
        ? null
        : createOpening({
            host,
            selector: opens,
            name: urlSync ? fullName('entry', urlPrefix) : null,
            leaves,
            returns,
          }),
    [host, opens, urlSync, urlPrefix, leaves, returns],
  )
  // Where `opens` changes, the entry that is open moves into the new document.
  const last = useRef(opening)
  useEffect(() => {
    const open = last.current === opening ? null : last.current?.close()
    last.current = opening
    return opening?.follow(open ?? null)
  }, [opening])
  const shown = useSyncExternalStore(
    opening?.subscribe ?? noSubscription,
    opening?.shown ?? noEntry,
  )
  useEffect(() => focusChosen(shown))
  const value = useMemo(() => opening && { opening, shown }, [opening, shown])
  return <OpeningContext value={value}>{children}</OpeningContext>
}
