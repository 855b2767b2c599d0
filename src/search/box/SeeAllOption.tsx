// “See all 40 results”, as the last option.
import type { MouseEvent } from 'react'
import { useListbox } from './listbox.ts'
import { Option, staysHere } from './Option.tsx'
import { type SeeAllProps, useSeeAll } from './useSeeAll.ts'

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
