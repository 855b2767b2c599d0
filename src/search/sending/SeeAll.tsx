// Below a few results: the way to all of them, where another page or search shows them.
import { useWords } from '../../shell/words.ts'
import { useSearch } from '../engine/useSearch.ts'
import type { Sending } from './useSending.ts'

export function SeeAll({ sending }: { sending: Sending }) {
  const { t } = useWords()
  const { outcome } = useSearch()
  if (!sending.isElsewhere || !outcome?.nbHits) return null
  const { query } = outcome.state
  const href = sending.href(query)
  const words = t('seeAllResults', { count: outcome.nbHits })
  return href ? (
    <a className="see-all" href={href}>
      {words}
    </a>
  ) : (
    <button type="button" className="see-all link-button" onClick={() => sending.send(query)}>
      {words}
    </button>
  )
}
