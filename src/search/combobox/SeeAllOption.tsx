// All results, as the last option.
import { type MouseEvent, use } from 'react'
import { type ToAll, useSeeAll } from '../forwarding/useSeeAll.ts'
import { Listbox, Option, staysHere } from './Option.tsx'

export function SeeAllOption(props: ToAll) {
  const { close } = use(Listbox)
  const { words, href, choose } = useSeeAll(props)
  const chosen = (event: MouseEvent<HTMLElement>) => {
    choose()
    if (staysHere(event)) close()
  }
  return (
    <Option name="all" className="all" part="more" {...(href && { href })} choose={chosen}>
      {words}
    </Option>
  )
}
