// A search whose chosen results are shown in a document of the page (`opens`).
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { Host } from '../../page/host.ts'
import { fullName } from '../state/query-string.ts'
import { OpeningContext } from './context.ts'
import { createOpening } from './opening.ts'
import { useReturnToList } from './useReturnToList.ts'

interface Props {
  host: Host
  settings: SearchSettings
  /** What Back brought, as it was remembered. */
  memory: unknown
  children: ReactNode
}

const never = () => () => {}
const nothing = () => null

export function OpeningProvider({ host, settings, memory, children }: Props) {
  const { opens, urlSync, urlPrefix } = settings
  const { leaves, returns, goOn } = useReturnToList(host, memory)
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
  const last = useRef(opening)
  useEffect(() => {
    const open = last.current === opening ? null : last.current?.close()
    last.current = opening
    return opening?.follow(open ?? null)
  }, [opening])
  const shown = useSyncExternalStore(opening?.subscribe ?? never, opening?.shown ?? nothing)
  useEffect(() => goOn(shown))
  const value = useMemo(() => opening && { opening, shown }, [opening, shown])
  return <OpeningContext value={value}>{children}</OpeningContext>
}
