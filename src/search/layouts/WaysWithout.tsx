// Where nothing is found: which filter to drop, and how much there is without it.
import type { SearchSettings } from '../../contract/site-search.ts'
import { own } from '../../net/json.ts'
import { useWords } from '../../shell/words.ts'
import type { Outcome } from '../engine/outcome.ts'
import { useChosen } from '../filters/useChosen.ts'
import { WayOut } from './Empty.tsx'

interface Props {
  settings: SearchSettings
  outcome: Outcome
}

/** The answer knows it already: a filter's own values are counted without it. */
export function WaysWithout({ settings, outcome: { without } }: Props) {
  const { t } = useWords()
  return useChosen(settings)
    .map((chosen) => ({ ...chosen, count: own(without, chosen.attribute) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ attribute, chips, set, count }) => (
      <WayOut key={attribute} press={() => set([])}>
        {t('withoutFilter', { filter: chips.map(({ words }) => words).join(', ') })}
        {'\u00a0— '}
        {t('resultCount', { count })}
      </WayOut>
    ))
}
