// What an element remembers: in `history.state`, and by itself for as long as it may be put back.
import { attempt } from '../errors/attempt.ts'
import { isObject, type Json } from '../net/json.ts'
import { areSame } from '../net/same.ts'
import { cameBy } from '../page/came-by.ts'

const ours = 'siteEmbed'

function saved(): Json {
  const state: unknown = history.state
  const mine = isObject(state) ? state[ours] : null
  return isObject(mine) ? mine : {}
}

/** A page that keeps anything but a plain object in its history entry keeps it as it is. */
function save(state: Json) {
  const theirs: unknown = history.state
  if (theirs !== null && !isObject(theirs)) return
  // Too often or too large for this browser: only the way back is lost.
  attempt(() => history.replaceState({ ...theirs, [ours]: state }, ''))
}

/** A new visit of the same entry begins anew. Unknown until it is asked, which no server does. */
let isReturn: boolean | undefined
const restored = new Set<string>()
globalThis.addEventListener?.('popstate', () => {
  isReturn = true
  restored.clear()
})

export function memoryOf(key: () => string) {
  let last: unknown = null
  return {
    /** Once: an element that takes the place of another begins anew. */
    read(): unknown {
      const mine = key()
      isReturn ??= cameBy('reload', 'back_forward')
      if (!isReturn || restored.has(mine)) return null
      restored.add(mine)
      last = saved()[mine] ?? null
      return last
    },
    /** What it held when the element was taken out; null where it begins. */
    kept: () => last,
    forget() {
      last = null
    },
    peek: (): unknown => saved()[key()],
    write(value: unknown) {
      last = value
      const before = saved()
      if (!areSame(before[key()], value)) save({ ...before, [key()]: value })
    },
  }
}

/** Two elements of a kind are told apart by their id, else by their place among each other. */
export function memoryKey(element: Element): string {
  const root = element.getRootNode()
  const around = root instanceof ShadowRoot ? `${memoryKey(root.host)} ` : ''
  const peers = root instanceof ShadowRoot || root instanceof Document ? root : document
  const place = [...peers.querySelectorAll(element.localName)].indexOf(element)
  return `${around}${element.localName}#${element.id || place}`
}
