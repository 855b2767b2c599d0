// Shown if the owner has not set a needed setting. It waits until the page is parsed and its scripts have run,
// because page-wide defaults may be below the element, or on a second script.
import { useEffect, useSyncExternalStore } from 'react'
import type { EmbedError } from '../errors/errors.ts'
import { Failure } from './Failure.tsx'
import type { ElementKind } from './fail.ts'
import { useHost } from './host-context.ts'
import { useFailure } from './useFailure.ts'

/** Whether `DOMContentLoaded` has fired. Deferred scripts run before it, but after `readyState` changes. */
let isOver = false
const parsed = () => isOver || document.readyState === 'complete'
function whenParsed(listener: () => void) {
  const over = ({ type }: Event) => {
    isOver ||= type !== 'readystatechange'
    listener()
  }
  const end = new AbortController()
  for (const type of ['DOMContentLoaded', 'readystatechange'])
    document.addEventListener(type, over, end)
  return () => end.abort()
}

interface Props {
  kind: ElementKind
  problem: EmbedError | null
  /** Nothing else is shown, so the fallback shows. */
  bare: boolean
}

export function Misconfigured({ kind, problem, bare }: Props) {
  const host = useHost()
  const isParsed = useSyncExternalStore(whenParsed, parsed)
  useFailure(host, kind, isParsed ? problem : null)
  useEffect(() => {
    if (isParsed && problem && bare) host.showFallback()
  }, [host, problem, isParsed, bare])
  return isParsed && problem ? <Failure kind={kind} code={problem.code} /> : null
}
