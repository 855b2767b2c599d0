// What a page's scripts ask of the browser that could tell one visitor from another, or could be kept.
import type { Page } from '@playwright/test'

/** Notes each of these from now on, before any script of the page runs. Using one reads it first. */
function noteReads() {
  const noted = new Set<string>()
  Object.defineProperty(window, 'reads:noted', { value: noted })

  function note(owner: object | undefined, label: string, names: readonly string[]) {
    for (const name of names) {
      const found = owner && Object.getOwnPropertyDescriptor(owner, name)
      if (!owner || !found?.configurable) continue
      const { get, set } = found
      let { value } = found
      Object.defineProperty(owner, name, {
        configurable: true,
        enumerable: found.enumerable ?? false,
        get(this: unknown) {
          noted.add(label + name)
          return get ? Reflect.apply(get, this, []) : value
        },
        set(this: unknown, next: unknown) {
          noted.add(`${label}${name} =`)
          if (set) Reflect.apply(set, this, [next])
          else value = next
        },
      })
    }
  }
  const prototypeOf = (name: string): object | undefined => Reflect.get(window, name)?.prototype
  const noteAll = (name: string, label: string) => {
    const owner = prototypeOf(name)
    if (owner)
      note(
        owner,
        label,
        Object.getOwnPropertyNames(owner).filter((member) => member !== 'constructor'),
      )
  }

  const made = 'AudioContext OfflineAudioContext OffscreenCanvas RTCPeerConnection WebSocket'
  const places = 'outerWidth outerHeight screenX screenY screenLeft screenTop devicePixelRatio'
  const stores = 'name localStorage sessionStorage indexedDB caches cookieStore'
  const more = 'EventSource Worker SharedWorker FontFace speechSynthesis queryLocalFonts'
  note(window, '', `${made} ${places} ${stores} ${more}`.split(' '))
  for (const name of ['Navigator', 'Screen', 'NetworkInformation', 'FontFaceSet'])
    noteAll(name, `${name.toLowerCase()}.`)
  for (const name of ['WebGLRenderingContext', 'WebGL2RenderingContext', 'SpeechSynthesis'])
    noteAll(name, `${name}.`)
  note(prototypeOf('Document'), 'document.', ['cookie', 'referrer', 'fonts', 'hasStorageAccess'])
  note(prototypeOf('HTMLCanvasElement'), 'canvas.', ['getContext', 'toDataURL', 'toBlob'])
  note(prototypeOf('CanvasRenderingContext2D'), 'canvas.', ['getImageData', 'measureText'])
  note(prototypeOf('Performance'), 'performance.', ['memory', 'timeOrigin'])
  note(Date.prototype, 'date.', ['getTimezoneOffset'])
  note(Intl.DateTimeFormat.prototype, 'dateFormat.', ['resolvedOptions'])
  const ask = window.matchMedia
  window.matchMedia = (query) => {
    noted.add(`matchMedia ${query}`)
    return Reflect.apply(ask, window, [query])
  }
}

/** What has been noted since it was asked for the last time. */
export async function readsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteReads)
  return () =>
    page.evaluate(() => {
      const noted: unknown = Reflect.get(window, 'reads:noted')
      if (!(noted instanceof Set)) throw new Error('nothing was noted')
      const names = [...noted]
      noted.clear()
      return names
    })
}
