// A search that opens an entry in a document of the page borrows that document: it writes `entry-id`,
// and puts back what was there when the entry is closed. Several searches may borrow the same one.

interface Borrowing {
  /** Which search borrowed it last: an object that stands for the search and may outlive it. */
  by: object
  /** The entry that the document shows for that search. */
  id: string
  /** The `entry-id` that the page had written; null where it had written none. */
  before: string | null
}

const borrowings = new WeakMap<Element, Borrowing>()

export const shownIn = (target: Element) => target.getAttribute('entry-id')
/** Whether a search, and not the page, opened what the document shows. */
export const isBorrowed = (target: Element) => borrowings.get(target)?.id === shownIn(target)

export function borrow(target: Element, id: string, by: object) {
  const now = shownIn(target)
  const last = borrowings.get(target)
  borrowings.set(target, { by, id, before: last?.id === now ? last.before : now })
  if (now !== id) target.setAttribute('entry-id', id)
}

/** A link in the document, or the page, has opened another entry in it: it stays borrowed for that. */
export function keepBorrowed(target: Element, id: string) {
  const borrowing = borrowings.get(target)
  if (borrowing) borrowing.id = id
}

/** Puts back what the page had written, unless that has been changed since, or another search has it. */
export function giveBack(target: Element, by: object) {
  const borrowing = borrowings.get(target)
  if (borrowing?.by !== by) return
  borrowings.delete(target)
  if (shownIn(target) !== borrowing.id) return
  if (borrowing.before === null) target.removeAttribute('entry-id')
  else target.setAttribute('entry-id', borrowing.before)
}
