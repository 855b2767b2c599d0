// “See all 40 results”: the link from the few results here to all of them, on another page or in another
// search.
import { useWords } from '../../shell/words.ts'
import { countOf, type Outcome } from '../engine/outcome.ts'
import { Option, staysHere, useListbox } from './Option.tsx'
import type { Forwarding } from './useForwarding.ts'

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

/** The same as the last option. */
export function SeeAllOption(props: SeeAllProps) {
  const { close } = useListbox()
  const { label, href, choose } = useSeeAll(props)
  return (
    <Option
      name="all"
      className="all"
      part="more"
      {...(href && { href })}
      choose={(event) => {
        choose()
        if (staysHere(event)) close()
      }}
    >
      {label}
    </Option>
  )
}
