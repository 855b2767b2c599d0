// The parts that every layout arranges.
import type { ReactNode } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { ChooseQuery, useRecent } from '../box/recent.ts'
import type { SearchBox } from '../box/useBox.ts'
import type { Forwarding } from '../box/useForwarding.ts'
import type { BelowBoxProps } from './BelowBox.tsx'

/**
 * Where an agent is asked. `option`: in the popup of a dropdown, whose answers stand in a `modal`. In the page
 * and in the dialog both have one place.
 */
export type AskPlace = 'page' | 'option' | 'modal' | 'dialog'

export interface LayoutProps {
  settings: SearchSettings
  /** Whether `loading` allows to ask the service. */
  mayLoad: boolean
  box: SearchBox
  /** Searches what is in the box. True where the visitor is taken to results that are shown elsewhere. */
  submit: () => boolean
  forwarding: Forwarding
  recent: ReturnType<typeof useRecent>
  /** As `submit`, for a query that was offered and chosen. */
  choose: (...chosen: Parameters<ChooseQuery>) => boolean
  /** What asks an agent, and shows its answers; nothing where nobody is to ask. */
  ask: (place: AskPlace) => ReactNode
  /** The message of a failure, where it belongs at the top. */
  failure: ReactNode
  below: BelowBoxProps
}
