// `opens`: which entry a search has opened, in which document of the page, and what the address
// says of it. The document is the page's: it may come late, go, be changed for another, or be told
// to show something else; mark and address follow what it shows.

import { tellOwner } from '../../errors/owner.ts'
import type { Host } from '../../page/host.ts'
import { findDocument, openEntry } from '../../page/open-entry.ts'
import { goToEmbed } from '../../page/other-embed.ts'
import { currentUrl, followAddress, type HistoryStep, putAddress } from '../state/history.ts'
import { parameterOf, withParameter } from '../state/query-string.ts'
import { borrow, giveBack, isBorrowed, keepBorrowed, shownIn } from './borrowed-documents.ts'

export interface Opening {
  subscribe(listener: () => void): () => void
  /** What is open; null also while it waits for its document. */
  shown(): string | null
  /** A visitor's choice. False when there is nowhere to show it. */
  open(id: string): boolean
  /** The address under which it is open, where the address tells that. */
  href(id: string): string | null
  /** Begins to follow address and document; ends with what it returns. */
  follow(open: string | null): () => void
  /** The page wants entries elsewhere: tells which one is open, after this no more. */
  close(): string | null
}

export interface Options {
  host: Host
  selector: string
  /** Of the parameter; null without `url-sync`. */
  name: string | null
  /** Called before a step is added to the history. */
  leaves(id: string): void
  /** Called when Back has closed what was open in this document. */
  returns(target: Element | null): void
}

export const isEntryId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w.-]{1,64}$/.test(id)

export function createOpening({ host, selector, name, leaves, returns }: Options): Opening {
  const me = {}
  let wanted: string | null = null
  /** Where it is shown; null while that is not in the page. */
  let target: Element | null = null
  /** What the address said when it was looked at, or written. */
  let known: string | null = null
  const listeners = new Set<() => void>()

  const find = () => findDocument(host, selector) ?? null
  const said = () => {
    const id = name && parameterOf(currentUrl(), name)
    return isEntryId(id) ? id : null
  }

  function say(how: HistoryStep) {
    if (!name || wanted === said()) return
    // Before it is put there, because browsers tell of it at once.
    known = wanted
    putAddress(withParameter(currentUrl(), name, wanted), how)
    known = said()
  }

  function become(id: string | null, at: Element | null) {
    wanted = id
    target = at
    for (const listener of [...listeners]) listener()
  }

  function show(id: string, at: Element | null) {
    if (at) borrow(at, id, me)
    become(id, at)
  }

  function look(event?: Event) {
    const id = said()
    if (id === known) return
    known = id
    const isTraversal = event?.type === 'popstate'
    const before = target
    if (id) {
      show(id, find())
      if (isTraversal && target) goToEmbed(target, '.shell', true)
      return
    }
    become(null, null)
    if (before) giveBack(before, me)
    if (isTraversal) returns(before)
  }

  /** Anything in the page has changed. */
  function check() {
    if (!wanted || !host.element.isConnected) return
    const found = find()
    if (found && found !== target) return show(wanted, found)
    // Not there yet, or as it was.
    if (!target || (found && shownIn(found) === wanted)) return
    // What a reader sees change is a step of its own; what another search opens is that one's.
    const isStep = found !== null && !isBorrowed(found)
    const now = isStep ? shownIn(found) : null
    const next = isEntryId(now) ? now : null
    if (next) keepBorrowed(target, next)
    become(next, next ? target : null)
    say(isStep ? 'push' : 'replace')
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    shown: () => target && wanted,
    open(id) {
      if (!isEntryId(id)) {
        tellOwner('warn', `${host.name}: “${id}” is not the id of an entry. Check hit-entry.`)
        return false
      }
      return openEntry(host, selector, id, (at) => {
        if (name && id !== said()) leaves(id)
        show(id, at)
        say('push')
      })
    },
    href: (id) => (name && isEntryId(id) ? withParameter(currentUrl(), name, id).href : null),
    follow(open) {
      const observer = new MutationObserver(check)
      const what = { childList: true, subtree: true, attributeFilter: ['entry-id'] }
      for (const root of [document, host.element.getRootNode()]) observer.observe(root, what)
      const end = name ? followAddress(look) : null
      look()
      if (open && !wanted) {
        show(open, find())
        say('replace')
      }
      return () => {
        observer.disconnect()
        end?.()
      }
    },
    close() {
      const id = wanted
      if (target) giveBack(target, me)
      become(null, null)
      say('replace')
      return id
    },
  }
}
