// Files share a worker, because a stand-in for a browser takes longer to build than most of them to
// run. So that none finds what another left, each begins with modules and a page of its own.
import { vi } from 'vitest'

vi.resetModules()
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
if ('document' in globalThis) {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
  for (const key of Reflect.ownKeys(window))
    if (typeof key === 'symbol' && key.description?.startsWith('site-embed'))
      Reflect.deleteProperty(window, key)
  localStorage.clear()
  sessionStorage.clear()
}
