// Options with a query: recent and popular searches for an empty box, suggestions while typing, and popular
// searches if nothing is found. Null if there are none, so that the popup knows whether it has content.
import type { ReactNode } from 'react'
import { Icon } from '../../shell/Icon.tsx'
import { useWords } from '../../shell/words.ts'
import { type Offer, offersOf, type Suggestion } from '../engine/suggestions.ts'
import { Option, Section } from './Option.tsx'
import type { ChooseQuery, useRecent } from './recent.ts'
import { OfferText, Phrase } from './Suggested.tsx'

/** Few enough to leave room for the rest of the popup. */
const mostRecent = 6

interface QueryOptions {
  typed: string
  recent: ReturnType<typeof useRecent>
  popular: readonly Offer[]
  suggestions: readonly Suggestion[]
  /** The heading of the suggestions, if other options are below them. */
  label: string
  /** The most suggestions; each category counts as one. */
  most: number
  /** Whether suggestions may name a category, because choosing one can filter by it. */
  hasCategories: boolean
  choose: ChooseQuery
}

export function queryOptions({
  typed,
  recent,
  popular,
  choose,
  ...given
}: QueryOptions): ReactNode {
  const { suggestions, label, most, hasCategories } = given
  const isTyped = typed.trim() !== ''
  const offers = offersOf(suggestions, typed)
    .filter(({ category }) => hasCategories || !category)
    .slice(0, most)
  if (isTyped && offers.length) return <OfferOptions {...{ label, offers, choose }} />
  const hasRecent = !isTyped && recent.list.length > 0
  if (!hasRecent && !popular.length) return null
  return (
    <>
      {hasRecent && <RecentOptions recent={recent} choose={choose} />}
      {popular.length > 0 && <OfferOptions offers={popular} choose={choose} />}
    </>
  )
}

interface OfferProps extends Pick<QueryOptions, 'choose'> {
  offers: readonly Offer[]
  /** Popular searches have none. */
  label?: string
}

function OfferOptions({ offers, label, choose }: OfferProps) {
  const { t } = useWords()
  return (
    <Section label={label ?? t('popularSearches')}>
      {offers.map((offer) => (
        <Option
          key={offer.key}
          name={offer.key}
          query={offer.words}
          className="suggestion"
          part="suggestion"
          choose={() => choose(offer.words, offer.category)}
        >
          <OfferText offer={offer} />
        </Option>
      ))}
    </Section>
  )
}

function RecentOptions({ recent, choose }: Pick<QueryOptions, 'recent' | 'choose'>) {
  const { t } = useWords()
  return (
    <Section label={t('recentSearches')}>
      {recent.list.slice(0, mostRecent).map((query) => (
        <div key={query} className="recent-row">
          <Option
            name={`recent ${query}`}
            query={query}
            className="suggestion"
            part="suggestion"
            choose={() => choose(query)}
          >
            <Phrase icon="clock">{query}</Phrase>
          </Option>
          <Option
            name={`remove ${query}`}
            query={query}
            isRemove
            className="recent-remove"
            aria-label={t('removeRecent', { query })}
            choose={() => recent.remove(query)}
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
