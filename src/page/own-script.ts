// Finds the script tag of this script.
import { isOwnScript } from '../contract/script.ts'

/** Only known while the script runs for the first time. On a server there is no document. */
const current = globalThis.document?.currentScript

/** Found by its `src` if an optimiser or an `<img name=currentScript>` hides `currentScript`. */
export function ownScript(): HTMLScriptElement | null {
  if (current instanceof HTMLScriptElement) return current
  const named = [...document.querySelectorAll('script')].filter((script) =>
    isOwnScript(script.getAttribute('src')),
  )
  return named.at(-1) ?? null
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Pages that require Trusted Types accept the address of a script only from a policy. */
function trusted(url: string) {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy('site-embed', { createScriptURL: (url) => url })
  return policy?.createScriptURL(url) ?? url
}

/** Loads a script from the folder of our own, with integrity. The script puts its result on its tag. */
export const loadScriptBeside = <Given>(name: string, integrity: string) =>
  new Promise<Given>((resolve, reject) => {
    const { src = '', nonce = '' } = ownScript() ?? {}
    const script = document.createElement('script')
    Object.assign(script, {
      src: trusted(src.replace(/[^/]*?(?=[?#]|$)/, name)),
      integrity,
      crossOrigin: 'anonymous',
      nonce,
      onload: () => resolve(Reflect.get(script, 'given')),
      onerror: reject,
    })
    document.head.append(script)
  })
