// All results, below a few of them.
import { type ToAll, useSeeAll } from './useSeeAll.ts'

export function SeeAll(props: ToAll) {
  const { words, href, choose } = useSeeAll(props)
  return href ? (
    <a className="see-all" href={href} onClick={choose}>
      {words}
    </a>
  ) : (
    <button type="button" className="see-all link-button" onClick={choose}>
      {words}
    </button>
  )
}
