// The script tag that brought us.
import { isOwnScript } from '../contract/script.ts'

/** Told only while the script runs for the first time. On a server there is no document. */
const current = globalThis.document?.currentScript

/** Found by its `src` where optimisers hide `currentScript`, or an `<img name=currentScript>` hides it. */
export function ownScript(): HTMLScriptElement | null {
  if (current instanceof HTMLScriptElement) return current
  const named = [...document.querySelectorAll('script')].filter((script) =>
    isOwnScript(script.getAttribute('src')),
  )
  return named.at(-1) ?? null
}
