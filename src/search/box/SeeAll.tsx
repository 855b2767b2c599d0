// “See all 40 results”, below the few that are shown.

import type { MouseEvent } from 'react'
import { useWords } from '../../shell/words.ts'
import { countOf, type Outcome } from '../engine/outcome.ts'
import { Option, staysHere, useListbox } from './Option.tsx'
import type { Forwarding } from './useForwarding.ts'

/** The way from the few results shown here to all of them, which another page or search shows. */
interface SeeAllProps {
  outcome: Outcome
  forwarding: Forwarding
  recent: { add(query: string): void }
}

function useSeeAll({ outcome, forwarding, recent }: SeeAllProps) {
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

export function SeeAll(props: SeeAllProps) {
  const { label, href, choose } = useSeeAll(props)
  return href ? (
    <a className="see-all" href={href} onClick={choose}>
      {label}
    </a>
  ) : (
    <button type="button" className="see-all link-button" onClick={choose}>
      {label}
    </button>
  )
}

/** “See all 40 results”, as the last option. */
export function SeeAllOption(props: SeeAllProps) {
  const { close } = useListbox()
  const { label, href, choose } = useSeeAll(props)
  const chooseAndClose = (event: MouseEvent<HTMLElement>) => {
    choose()
    if (staysHere(event)) close()
  }
  return (
    <Option name="all" className="all" part="more" {...(href && { href })} choose={chooseAndClose}>
      {label}
    </Option>
  )
}
