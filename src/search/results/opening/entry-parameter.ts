// The parameter `entry` of the address: the open entry of a search. It distinguishes changes by others (Back, the
// page) from those of this search.
import { currentUrl, followAddress, type HistoryStep, putAddress } from '../../told/history.ts'
import { parameterOf, withParameter } from '../../told/query-string.ts'

export const isEntryId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w.-]{1,64}$/.test(id)

/** Without a name (no `url-sync`) the address names no entry, and nothing is written. */
export function createEntryParameter(name: string | null) {
  /** The last value that was read or written here; another value comes from somebody else. */
  let known: string | null = null
  const read = () => {
    const id = name && parameterOf(currentUrl(), name)
    return isEntryId(id) ? id : null
  }
  return {
    read,
    write(id: string | null, step: HistoryStep) {
      if (!name || id === read()) return
      // Set before the address changes, because browsers fire their events at once.
      known = id
      putAddress(withParameter(currentUrl(), name, id), step)
      // The browser may have refused.
      known = read()
    },
    /** The address with this entry in it; null without `url-sync`. */
    href: (id: string) =>
      name && isEntryId(id) ? withParameter(currentUrl(), name, id).href : null,
    /** Calls when somebody else has changed the parameter; returns a function that ends it. */
    follow(changed: (id: string | null, isTraversal: boolean) => void) {
      const look = (event?: Event) => {
        const id = read()
        if (id === known) return
        known = id
        changed(id, event?.type === 'popstate')
      }
      const end = name ? followAddress(look) : () => {}
      look()
      return end
    },
  }
}
