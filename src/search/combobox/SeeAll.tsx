// The last option: everything that was found, on the page or in the search that shows it.
import { type MouseEvent, use } from 'react'
import { useWords } from '../../shell/words.ts'
import { countOf, type Outcome } from '../engine/outcome.ts'
import type { LayoutProps } from '../layouts/layout.ts'
import { Listbox, Option, staysHere } from './Option.tsx'

interface Props extends Pick<LayoutProps, 'sending' | 'recent'> {
  outcome: Outcome
}

export function SeeAll({ outcome, sending, recent }: Props) {
  const { t } = useWords()
  const { close } = use(Listbox)
  const { query } = outcome.state
  const href = sending.href(query)
  const choose = (event: MouseEvent<HTMLElement>) => {
    recent.add(query)
    if (!href) sending.send(query)
    if (staysHere(event)) close()
  }
  return (
    <Option name="all" className="all" part="more" {...(href && { href })} choose={choose}>
      {t('seeAllResults', { count: countOf(outcome) })}
    </Option>
  )
}
