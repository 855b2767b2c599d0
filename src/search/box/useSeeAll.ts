// The way from the few results shown here to all of them, which another page or search shows.
import { useWords } from '../../shell/words.ts'
import { countOf, type Outcome } from '../engine/outcome.ts'
import type { Forwarding } from './useForwarding.ts'

export interface SeeAllProps {
  outcome: Outcome
  forwarding: Forwarding
  recent: { add(query: string): void }
}

export function useSeeAll({ outcome, forwarding, recent }: SeeAllProps) {
  const { t } = useWords()
  const { query } = outcome.state
  const href = forwarding.href(query)
  return {
    label: t('seeAllResults', { count: countOf(outcome) }),
    href,
    choose() {
      recent.add(query)
      if (!href) forwarding.forward(query)
    },
  }
}
