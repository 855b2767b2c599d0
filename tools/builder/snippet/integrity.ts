// What says of a script that it is the one that was meant.
import { useEffect, useState } from 'react'

/** In its path: hosts may be numbers too. Such a file never changes. */
const holdsVersion = (src: string) => /^(?:https?:)?\/\/[^/]+\/.*\d+\.\d+\.\d+/.test(src)

async function hashOf(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal, credentials: 'omit' })
  if (!response.ok) return ''
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

/** Empty where there is none, or the file cannot be read from here: then its page could not either. */
export function useHash(address: string): string {
  const [known, setKnown] = useState({ address: '', hash: '' })
  useEffect(() => {
    if (!address || !window.isSecureContext) return
    const end = new AbortController()
    hashOf(address, end.signal)
      .then((hash) => setKnown({ address, hash }))
      .catch(() => setKnown({ address, hash: '' }))
    return () => end.abort()
  }, [address])
  return known.address === address ? known.hash : ''
}

/** Of a script whose address holds a version. */
export const useIntegrity = (src: string) => useHash(holdsVersion(src) ? src : '')
