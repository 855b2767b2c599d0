// “See all 40 results”, below the few that are shown.
import { type SeeAllProps, useSeeAll } from './useSeeAll.ts'

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
