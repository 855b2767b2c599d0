// Below a few results: the way to all of them, where another page or search shows them.
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { LayoutProps } from '../layouts/layout.ts'

export function SeeAll({ sending, recent }: Pick<LayoutProps, 'sending' | 'recent'>) {
  const { t } = useWords()
  const { outcome } = useSearch()
  if (!sending.isElsewhere || !outcome?.nbHits) return null
  const { query } = outcome.state
  const href = sending.href(query)
  const words = t('seeAllResults', { count: outcome.nbHits })
  const choose = () => {
    recent.add(query)
    if (!href) sending.send(query)
  }
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
