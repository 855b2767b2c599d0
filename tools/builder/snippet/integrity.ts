// The integrity of a script, so that no other file can replace it.
import { useEffect, useState } from 'react'
import type { Settings } from '../settings.ts'
import type { IntegrityOf } from './pieces.ts'
import { publishedIntegrity } from './published.ts'

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

/** Of each file on a public host; and of the owner's copy of the script, if its address holds a version. */
export function useIntegrity({ host, src }: Settings): IntegrityOf {
  const own = useHash(host === 'own' && holdsVersion(src) ? src : '')
  return (address) => publishedIntegrity(address) || (address === src ? own : '')
}
