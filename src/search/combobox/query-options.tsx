// What may be searched without typing it all: recent searches while nothing is typed, suggestions
// while something is. Null where there are none.
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words.ts'
import { type Offer, offersOf, type Suggestion } from '../engine/suggestions.ts'
import { Icon } from '../icons/Icon.tsx'
import type { useRecent } from '../suggesting/recent.ts'
import { OfferWords, Phrase } from '../suggesting/Suggested.tsx'
import type { ChooseQuery } from '../suggesting/useRememberedChoices.ts'
import { Option, Section } from './Option.tsx'

/** As many as leave room for what else there is. */
const most = 6

interface QueryOptions {
  typed: string
  recent: ReturnType<typeof useRecent>
  suggestions: readonly Suggestion[]
  /** Whether a category can be shown alone. */
  hasCategories: boolean
  choose: ChooseQuery
}

export function queryOptions({
  typed,
  recent,
  suggestions,
  hasCategories,
  choose,
}: QueryOptions): ReactNode {
  if (!typed.trim())
    return recent.list.length ? <RecentOptions recent={recent} choose={choose} /> : null
  const offers = offersOf(suggestions, typed).filter(({ category }) => hasCategories || !category)
  return offers.length ? <SuggestionOptions offers={offers} choose={choose} /> : null
}

const SuggestionOptions = ({ offers, choose }: { offers: readonly Offer[]; choose: ChooseQuery }) =>
  offers.map((offer) => (
    <Option
      key={offer.key}
      name={offer.key}
      words={offer.words}
      className="suggestion"
      part="suggestion"
      choose={() => choose(offer.words, offer.category)}
    >
      <OfferWords offer={offer} />
    </Option>
  ))

function RecentOptions({ recent, choose }: Pick<QueryOptions, 'recent' | 'choose'>) {
  const { t } = useWords()
  return (
    <Section label={t('recentSearches')}>
      {recent.list.slice(0, most).map((words) => (
        <div key={words} className="recent-row">
          <Option
            name={`recent ${words}`}
            words={words}
            className="suggestion"
            part="suggestion"
            choose={() => choose(words)}
          >
            <Phrase icon="clock">{words}</Phrase>
          </Option>
          <Option
            name={`remove ${words}`}
            words={words}
            isAside
            className="recent-remove"
            aria-label={t('removeRecent', { query: words })}
            choose={() => recent.remove(words)}
          >
            <Icon name="cross" />
          </Option>
        </div>
      ))}
      <Option name="clear" className="quiet" choose={recent.clear}>
        {t('clearRecent')}
      </Option>
    </Section>
  )
}
