// The parts that every layout arranges.
import type { ReactNode } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { ChooseQuery, useRecent } from '../box/recent.ts'
import type { SearchBox } from '../box/useBox.ts'
import type { Forwarding } from '../box/useForwarding.ts'
import type { BelowBoxProps } from './BelowBox.tsx'

/**
 * Where to ask an agent. `option`: in the popup of a dropdown, whose answers are in a `modal`. In the page and in
 * the dialog, questions and answers share one place.
 */
export type AskPlace = 'page' | 'option' | 'modal' | 'dialog'

export interface LayoutProps {
  settings: SearchSettings
  /** Whether `loading` allows requests. */
  mayLoad: boolean
  box: SearchBox
  /** Searches the words in the box. True if the visitor is taken to results elsewhere. */
  submit: () => boolean
  forwarding: Forwarding
  recent: ReturnType<typeof useRecent>
  /** Like `submit`, for a chosen suggestion. */
  choose: (...chosen: Parameters<ChooseQuery>) => boolean
  /** The controls and answers of an agent; nothing without the attribute `ask`. */
  ask: (place: AskPlace) => ReactNode
  /** The message of a failure, if it belongs at the top. */
  failure: ReactNode
  below: BelowBoxProps
}
