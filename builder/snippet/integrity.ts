// The integrity of a script whose address holds a version: such a file never changes.
import { useEffect, useState } from 'react'

/** In its path: hosts may be numbers too. */
const holdsVersion = (src: string) => /^(?:https?:)?\/\/[^/]+\/.*\d+\.\d+\.\d+/.test(src)

async function integrityOf(src: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(src, { signal, credentials: 'omit' })
  if (!response.ok) return ''
  const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

/** Empty where there is none, or the file cannot be read from here: then its page could not either. */
export function useIntegrity(src: string): string {
  const [known, setKnown] = useState({ src: '', integrity: '' })
  useEffect(() => {
    if (!holdsVersion(src) || !window.isSecureContext) return
    const end = new AbortController()
    integrityOf(src, end.signal)
      .then((integrity) => setKnown({ src, integrity }))
      .catch(() => setKnown({ src, integrity: '' }))
    return () => end.abort()
  }, [src])
  return known.src === src ? known.integrity : ''
}
