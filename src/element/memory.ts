// What an element remembers: in `history.state`, and in memory for as long as it may be put back.
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

/** If a page has anything but a plain object in its history entry, that stays unchanged. */
function save(state: Json) {
  const theirs: unknown = history.state
  if (theirs !== null && !isObject(theirs)) return
  // The browser may refuse it as too frequent or too large: then only the way back is lost.
  attempt(() => history.replaceState({ ...theirs, [ours]: state }, ''))
}

/** A new visit of the same entry starts fresh. It is looked up on first use, which never happens on a server. */
let isReturn: boolean | undefined
const restored = new Set<string>()
globalThis.addEventListener?.('popstate', () => {
  isReturn = true
  restored.clear()
})

export function memoryOf(key: () => string) {
  let last: unknown = null
  return {
    /** Returns it once: an element that replaces another one starts fresh. */
    read(): unknown {
      const mine = key()
      isReturn ??= cameBy('reload', 'back_forward')
      if (!isReturn || restored.has(mine)) return null
      restored.add(mine)
      last = saved()[mine] ?? null
      return last
    },
    /** The state when the element was removed; null for a new element. */
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

/** Elements of one kind differ by their id, else by their order in the page. */
export function memoryKey(element: Element): string {
  const root = element.getRootNode()
  const around = root instanceof ShadowRoot ? `${memoryKey(root.host)} ` : ''
  const peers = root instanceof ShadowRoot || root instanceof Document ? root : document
  const place = [...peers.querySelectorAll(element.localName)].indexOf(element)
  return `${around}${element.localName}#${element.id || place}`
}
