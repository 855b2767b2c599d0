// What failed because there was no network is tried again when the device is online.
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
