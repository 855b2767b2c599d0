// Something that only the owner can set is missing: the visitor gets the fallback and a plain
// word, the owner gets the fix. Not before the page is parsed: defaults may stand below.
import { useEffect, useSyncExternalStore } from 'react'
import type { EmbedError } from './errors.ts'
import { Failure } from './Failure.tsx'
import { type ElementKind, fail } from './fail.ts'
import { useHost } from './host-context.ts'
import { useWords } from './words.ts'

const parsed = () => document.readyState !== 'loading'
function whenParsed(listener: () => void) {
  document.addEventListener('DOMContentLoaded', listener)
  return () => document.removeEventListener('DOMContentLoaded', listener)
}

export function Misconfigured({
  kind,
  problem,
}: {
  kind: ElementKind
  problem: EmbedError | null
}) {
  const { t } = useWords()
  const host = useHost()
  const isParsed = useSyncExternalStore(whenParsed, parsed)
  useEffect(() => {
    if (!isParsed || !problem) return
    host.showFallback()
    fail(host, kind, problem, t)
  }, [host, kind, problem, isParsed, t])
  return isParsed && problem ? <Failure kind={kind} code={problem.code} /> : null
}
