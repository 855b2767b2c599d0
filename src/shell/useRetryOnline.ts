// What failed for want of a network is tried again when the device is back.
import { useEffect } from 'react'
import type { EmbedError } from '../errors/errors.ts'

export function useRetryOnline(error: EmbedError | null, retry: () => void) {
  const waits = error?.code === 'offline' || error?.code === 'network'
  useEffect(() => {
    if (!waits) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [waits, retry])
}
