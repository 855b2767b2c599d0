// A result as a link: choosing it sends the event, then follows the address, or shows the entry in the document of
// `opens`.
import { createContext, use } from 'react'
import { tellOwner } from '../../../errors/owner.ts'
import type { Json } from '../../../net/json.ts'
import { isForElsewhere } from '../../../page/open-entry.ts'
import { useHost } from '../../../shell/host-context.ts'
import type { Group } from '../../engine/outcome.ts'
import { carried } from '../../told/way.ts'
import type { HitContent } from '../hit-content.ts'
import type { Opening } from './opening.ts'

/** Unlike others, this context has a default: without a provider, results are plain links. */
export const OpeningContext = createContext<{
  /** Null without `opens`. */
  opening: Opening | null
  /** Id of the entry that is open. */
  shown: string | null
  /** The groups for the query id in links; undefined without `insights`. */
  groups: readonly Group[] | undefined
} | null>(null)

type Click = Pick<
  MouseEvent,
  'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>

export type HitLink = ReturnType<typeof useHitLink>

const isLink = (node: EventTarget) => node instanceof HTMLAnchorElement && node.href !== ''

/** `tell` sends the event of the choice; it returns false if the link must not be followed. */
export function useHitLink(
  hit: Json,
  { entry, url }: Pick<HitContent, 'entry' | 'url'>,
  index: string,
  tell: () => boolean,
) {
  const { opening, shown, groups } = use(OpeningContext) ?? {}
  const { name } = useHost()
  const opened = entry && opening
  const group = opened ? undefined : groups?.find((group) => group.index === index)
  const address = url ? carried(url, hit, group) : opened ? opened.href(entry) : null
  const leave = (event: Click) => {
    if (opening && !entry)
      tellOwner(
        'warn',
        `${name}: a result has no entry, so opens could not show it. In hit-entry, write the field that holds the entry’s id.`,
      )
    if (!tell()) event.preventDefault()
  }
  return {
    /** The address for `href`: another tab opens it. */
    url: address,
    /** Whether choosing it shows its entry in a document of this page. */
    opens: Boolean(opened),
    isOpen: Boolean(entry) && shown === entry,
    /** For a link in it that leads elsewhere: only sends the event. */
    leave,
    /** For `auxclick`: the middle button opens a link in another tab, which is a choice too. */
    middle(event: MouseEvent) {
      if (event.button === 1 && event.composedPath().some(isLink)) leave(event)
    },
    choose(event: Click) {
      if (!entry || !opened || event.defaultPrevented) return leave(event)
      if (address && isForElsewhere(event)) return leave(event)
      // Without its own address, the link would lead to this page, which could not show the entry.
      if (!tell() || opened.open(entry) || !url) event.preventDefault()
    },
  }
}
