// Reports a failure once, even if the words change, and tries again when the device is back online.
import { useEffect, useEffectEvent } from 'react'
import type { EmbedError } from '../errors/errors.ts'
import type { Host } from '../page/host.ts'
import { type ElementKind, fail } from './fail.ts'
import { useWords } from './words.ts'

export function useFailure(
  host: Host,
  kind: ElementKind,
  error: EmbedError | null,
  retry?: () => void,
) {
  const { t } = useWords()
  const tell = useEffectEvent((told: EmbedError) => fail(host, kind, told, t))
  useEffect(() => {
    if (error) tell(error)
  }, [error])
  const waits = error?.code === 'offline' || error?.code === 'network'
  useEffect(() => {
    if (!waits || !retry) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [waits, retry])
}
