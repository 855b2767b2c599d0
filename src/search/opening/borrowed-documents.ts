// What documents showed before a search opened an entry in them, and which search has done so last.

interface Held {
  /** Nothing of the search itself: it may go before the document does. */
  by: object
  /** What it shows for that search. */
  id: string
  /** Its `entry-id` as the page wrote it. */
  before: string | null
}

const held = new WeakMap<Element, Held>()

export const shownIn = (target: Element) => target.getAttribute('entry-id')
/** What it shows was opened by a search. */
export const isHeld = (target: Element) => held.get(target)?.id === shownIn(target)

export function hold(target: Element, id: string, by: object) {
  const now = shownIn(target)
  const known = held.get(target)
  held.set(target, { by, id, before: known?.id === now ? known.before : now })
  if (now !== id) target.setAttribute('entry-id', id)
}

/** Something else was opened in it, by a link of its own or by the page: that is held from now on. */
export function holdOn(target: Element, id: string) {
  const known = held.get(target)
  if (known) known.id = id
}

/** It shows again what it showed before, unless somebody has changed that meanwhile. */
export function release(target: Element, by: object) {
  const known = held.get(target)
  if (known?.by !== by) return
  held.delete(target)
  if (shownIn(target) !== known.id) return
  if (known.before === null) target.removeAttribute('entry-id')
  else target.setAttribute('entry-id', known.before)
}
