// The way from a few results to all of them, where another page or search shows them.
import { useWords } from '../../shell/words.ts'
import { countOf, type Outcome } from '../engine/outcome.ts'
import type { Forwarding } from './useForwarding.ts'

export interface ToAll {
  outcome: Outcome
  forwarding: Forwarding
  recent: { add(words: string): void }
}

export function useSeeAll({ outcome, forwarding, recent }: ToAll) {
  const { t } = useWords()
  const { query } = outcome.state
  const href = forwarding.href(query)
  return {
    words: t('seeAllResults', { count: countOf(outcome) }),
    href,
    choose() {
      recent.add(query)
      if (!href) forwarding.forward(query)
    },
  }
}
