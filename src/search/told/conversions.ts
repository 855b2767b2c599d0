// Conversions of a search: clicks on elements with `data-embed-convert` anywhere in the page, and calls of
// `SiteEmbed.convert()`. They wait in memory until an element may send them.

import { attempt } from '../../errors/attempt.ts'
import { tellOwner } from '../../errors/owner.ts'
import { isObject, type Json, parsedJson } from '../../net/json.ts'
import { sharedByScripts } from '../../page/shared.ts'
import { making } from './conversion.ts'
import { followAddress } from './history.ts'
import { arrived, type Way } from './way.ts'

/** An element with `insights` that may send. */
interface Teller {
  element: Element
  /** The element's first index. */
  index: string | undefined
  /** How the element found an object that it shows. */
  wayOf(objectID: string): Way | undefined
  /** Sends events; false while there is no key. */
  tell(events: readonly object[]): boolean
}

type EventsOf = Awaited<ReturnType<typeof making>>
type Path = readonly EventTarget[]

/** Within this time in milliseconds, the same conversion counts as a double click. */
const doubleClick = 1000
const mostWaiting = 100

const isMarked = (node: EventTarget): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset.embedConvert !== undefined

function begin() {
  const tellers = new Set<Teller>()
  /** How the visitor came to each object: by a link, or by a choice on this page. */
  const ways = new Map<string, Way>()
  let waiting: (readonly [Json, Path])[] = []
  let last = ''
  let lastTime = 0

  function tell(eventsOf: EventsOf, said: Json, path: Path) {
    const all = [...tellers]
    const around = all.find(({ element }) => path.includes(element))
    // The first element that has its key.
    return (around ? [around] : all).some((teller) =>
      teller.tell(
        eventsOf(said, (id) => {
          const way = around?.wayOf(id) ?? ways.get(id) ?? ways.get('')
          return { ...way, index: way?.index || teller.index }
        }),
      ),
    )
  }
  /** Sends at once, because a click may lead to another page. */
  function flush() {
    if (!waiting.length || !tellers.size) return
    making().then(
      (eventsOf) => {
        waiting = waiting.filter((one) => !tell(eventsOf, ...one))
      },
      () => {},
    )
  }
  /** Also when an app shows another page in this one. */
  function arrive() {
    const way = tellers.size && arrived()
    if (way) ways.set(...way)
  }
  function convert(conversion: unknown, path: Path = []) {
    // A copy, because a shop may empty its cart before this is sent.
    const key = attempt(() => JSON.stringify(conversion)) ?? ''
    const copy = parsedJson(key)
    const said = isObject(copy) ? copy : {}
    const now = performance.now()
    if (key === last && now - lastTime < doubleClick) return
    last = key
    lastTime = now
    if (waiting.length < mostWaiting) waiting.push([said, path])
    flush()
    setTimeout(() => {
      if (waiting.length && !tellers.size)
        tellOwner(
          'warn',
          'convert() waits, because no search on this page has insights, or the visitor has not agreed yet.',
        )
    }, 1000)
  }

  document.addEventListener(
    'click',
    (event) => {
      const path = event.composedPath()
      const said = path.find(isMarked)?.dataset
      if (said)
        convert(
          { ...said, event: said.embedConvert, objects: [{ ...said, objectID: said.objectId }] },
          path,
        )
    },
    true,
  )
  if (window.SiteEmbed) window.SiteEmbed.convert = (conversion) => convert(conversion)
  followAddress(arrive)
  // A browser without the Navigation API does not tell of an app's new page.
  document.addEventListener('click', arrive, true)
  return {
    found: (objectID: string, way: Way) => ways.set(objectID, way),
    flush,
    join(teller: Teller) {
      tellers.add(teller)
      arrive()
      flush()
      // Loads it early, so that it is there for the first click.
      if (document.querySelector('[data-embed-convert]')) making().catch(() => {})
      return () => {
        tellers.delete(teller)
      }
    },
  }
}

/** One store for all scripts of a page. */
export const conversions = () => sharedByScripts('conversions', begin)
