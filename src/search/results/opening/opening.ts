// `opens`: the open entry of a search, and the document that shows it. The document belongs to the page: it may come
// late, be removed or replaced, or get another entry. The open result and the address follow what it shows.
import { tellOwner } from '../../../errors/owner.ts'
import type { Host } from '../../../page/host.ts'
import { createListeners } from '../../../page/listeners.ts'
import { findDocument, openEntry } from '../../../page/open-entry.ts'
import { goToEmbed } from '../../../page/other-embed.ts'
import type { HistoryStep } from '../../told/history.ts'
import { createEntryParameter, isEntryId } from './entry-parameter.ts'

export interface Options {
  host: Host
  selector: string
  /** Name of the parameter in the address; null without `url-sync`. */
  name: string | null
  /** Called before an entry that is opened adds a step to the history. */
  leaves(id: string): void
  /** Called when Back has closed what was open in this document. */
  returns(target: Element | null): void
}

interface Current {
  /** The entry that is open, or will open once its document is there. */
  id: string | null
  /** The document that shows it; null while there is none in the page. */
  target: Element | null
}

const closed: Current = { id: null, target: null }

export type Opening = ReturnType<typeof createOpening>

/**
 * Longer than other functions, because the visitor, the address, the page and the settings can each change the open
 * entry, and each has to know what the others have done.
 */
export function createOpening({ host, selector, name, leaves, returns }: Options) {
  /** Identifies this search to the documents that it borrows. */
  const borrower = {}
  let current = closed
  const { tell, subscribe } = createListeners()
  function change(next: Current) {
    current = next
    tell()
  }
  const parameter = createEntryParameter(name)

  const find = () => findDocument(host, selector) ?? null
  const writeAddress = (step: HistoryStep) => parameter.write(current.id, step)

  function show(id: string, target: Element | null) {
    if (target) borrow(target, id, borrower)
    change({ id, target })
  }

  function followAddressTo(id: string | null, isTraversal: boolean) {
    const before = current.target
    if (id) {
      show(id, find())
      const { target } = current
      if (isTraversal && target) goToEmbed(target, '.shell', true)
      return
    }
    change(closed)
    if (before) giveBack(before, borrower)
    if (isTraversal) returns(before)
  }

  /** Called when something in the page has changed, which may be the document or its entry. */
  function check() {
    const { id, target } = current
    if (!id || !host.element.isConnected) return
    const found = find()
    if (found && found !== target) return show(id, found)
    // The document is still missing, or still shows the entry.
    if (!target || (found && shownIn(found) === id)) return
    // Readers who see another entry expect Back to return to this one. If another search has opened it, that
    // search adds the step.
    const isStep = found !== null && !isBorrowed(found)
    const now = isStep ? shownIn(found) : null
    const next = isEntryId(now) ? now : null
    if (next) keepBorrowed(target, next)
    change(next ? { id: next, target } : closed)
    writeAddress(isStep ? 'push' : 'replace')
  }

  return {
    subscribe,
    /** The entry that is shown; null also while it waits for its document. */
    shown: () => current.target && current.id,
    /** Opens what a visitor has chosen. False when there is nowhere to show it. */
    open(id: string): boolean {
      if (!isEntryId(id)) {
        tellOwner('warn', `${host.name}: “${id}” is not the id of an entry. Check hit-entry.`)
        return false
      }
      return openEntry(host, selector, id, (target) => {
        if (name && id !== parameter.read()) leaves(id)
        show(id, target)
        writeAddress('push')
      })
    },
    href: parameter.href,
    /** Follows the address and the document; returns a function that ends it. */
    follow(open: string | null) {
      const observer = new MutationObserver(check)
      const what = { childList: true, subtree: true, attributeFilter: ['entry-id'] }
      for (const root of [document, host.element.getRootNode()]) observer.observe(root, what)
      const end = parameter.follow(followAddressTo)
      if (open && !current.id) {
        show(open, find())
        writeAddress('replace')
      }
      return () => {
        observer.disconnect()
        end()
      }
    },
    /** Closes the entry because `opens` has changed. Returns it, so that it can open elsewhere. */
    close() {
      const { id, target } = current
      if (target) giveBack(target, borrower)
      change(closed)
      writeAddress('replace')
      return id
    },
  }
}

/**
 * A search that opens an entry in a document of the page borrows that document: it sets `entry-id`, and restores the
 * old value when the entry is closed. Several searches may borrow the same one.
 */
interface Borrowing {
  /** Which search borrowed it last: an object that stands for the search and may outlive it. */
  by: object
  /** The entry that the document shows for that search. */
  id: string
  /** The `entry-id` that the page had written; null if there was none. */
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

/** If a link in the document, or the page, opens another entry in it, it stays borrowed for that. */
export function keepBorrowed(target: Element, id: string) {
  const borrowing = borrowings.get(target)
  if (borrowing) borrowing.id = id
}

/** Restores what the page had written, unless that has changed since, or another search has borrowed it. */
export function giveBack(target: Element, by: object) {
  const borrowing = borrowings.get(target)
  if (borrowing?.by !== by) return
  borrowings.delete(target)
  if (shownIn(target) !== borrowing.id) return
  if (borrowing.before === null) target.removeAttribute('entry-id')
  else target.setAttribute('entry-id', borrowing.before)
}
