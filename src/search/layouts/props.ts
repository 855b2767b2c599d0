// What a layout arranges: the same parts, in the page, under the box, or in a dialog.
import type { ReactNode } from 'react'
import type { SearchSettings } from '../../contract/site-search.ts'
import type { useBox } from '../box/useBox.ts'
import type { Forwarding } from '../forwarding/useForwarding.ts'
import type { useRecent } from '../suggesting/recent.ts'
import type { ChooseQuery } from '../suggesting/useRememberedChoices.ts'
import type { ResultsProps } from './Results.tsx'

export interface LayoutProps {
  settings: SearchSettings
  /** Whether the service may be asked already (`loading`). */
  mayLoad: boolean
  box: ReturnType<typeof useBox>
  /** Searches the words in the box, here or where it sends people: true where they go. */
  submit: () => boolean
  forwarding: Forwarding
  recent: ReturnType<typeof useRecent>
  /** As `submit`, for words that were chosen. */
  choose: (...chosen: Parameters<ChooseQuery>) => boolean
  /** What went wrong, where that is to be said at the top. */
  failure: ReactNode
  below: ResultsProps & { failed: boolean }
}
