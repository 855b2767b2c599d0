// A result as a link: the page is told, and its entry is shown where `opens` says.
import { use } from 'react'
import { tellOwner } from '../../errors/owner.ts'
import { isForElsewhere } from '../../page/open-entry.ts'
import { useHost } from '../../shell/host-context.ts'
import { OpeningContext } from './context.ts'

type Click = Pick<
  MouseEvent,
  'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>

/** Where a result leads: to an entry of the content service, or to an address. */
export interface Destination {
  entry: string | null
  url: string | null
}

export interface HitLink {
  /** Where it leads, in another tab too. */
  url: string | null
  /** It is shown in a document of this page. */
  opens: boolean
  isOpen: boolean
  choose(event: Click): void
  /** A link in it that leads elsewhere. */
  leave(event: Click): void
  /** The middle button on a link brings it up in another tab: a choice too. */
  middle(event: MouseEvent): void
}

const isLink = (node: EventTarget) => node instanceof HTMLAnchorElement && node.href !== ''

/** `tell` is false when the page does not want it to be followed. */
export function useHitLink({ entry, url }: Destination, tell: () => boolean): HitLink {
  const { opening, shown } = use(OpeningContext) ?? {}
  const { name } = useHost()
  const opened = entry ? opening : undefined
  const address = url ?? (entry && opened?.href(entry)) ?? null
  const leave = (event: Click) => {
    if (opening && !entry)
      tellOwner(
        'warn',
        `${name}: a result names no entry, so opens could not show it. Write the field that holds the entry’s id as hit-entry.`,
      )
    if (!tell()) event.preventDefault()
  }
  return {
    url: address,
    opens: opened !== undefined,
    isOpen: Boolean(entry) && shown === entry,
    leave,
    middle(event) {
      if (event.button === 1 && event.composedPath().some(isLink)) leave(event)
    },
    choose(event) {
      if (!entry || !opened || event.defaultPrevented) return leave(event)
      if (address && isForElsewhere(event)) return leave(event)
      // The address that `url-sync` gives it leads to this very page, where nothing could show it.
      if (!tell() || opened.open(entry) || !url) event.preventDefault()
    },
  }
}
