// Queries to choose instead of typing: recent and popular searches while nothing is typed, suggestions
// while something is.
import { type ReactNode, useEffect, useId } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { useHost } from '../../shell/host-context.ts'
import { Icon, type IconName } from '../../shell/Icon.tsx'
import { useWords } from '../../shell/words.ts'
import { type Offer, offersOf, type Suggestion } from '../engine/suggestions.ts'
import { useEngine, useSearch } from '../engine/useSearch.ts'
import { valueLabel } from '../filters/labels.ts'
import { Marked } from '../records/Marked.tsx'
import type { ChooseQuery, useRecent } from './recent.ts'

interface Props {
  typed: string
  recent: Pick<ReturnType<typeof useRecent>, 'list' | 'remove' | 'clear'>
  popular: readonly Offer[]
  suggestions: readonly Suggestion[]
  level: number
  /** The list may disappear when a query is chosen, so the caller moves the focus. */
  choose: ChooseQuery
}

export function Suggested({ typed, recent, popular, suggestions, level, choose }: Props) {
  const { t } = useWords()
  const isTyped = typed.trim() !== ''
  // Results are below the suggestions.
  const offers = isTyped ? offersOf(suggestions, typed).slice(0, 3) : popular
  const name = t(isTyped ? 'suggestions' : 'popularSearches')
  return (
    <>
      {!isTyped && recent.list.length > 0 && <Recent {...{ recent, level, choose }} />}
      {!isTyped && popular.length > 0 && (
        <div className="list-head">
          <Heading level={level} className="list-title">
            {name}
          </Heading>
        </div>
      )}
      {offers.length > 0 && (
        <ul className="suggested" part="suggestions" aria-label={name}>
          {offers.map((offer) => (
            <li key={offer.key}>
              <Row press={() => choose(offer.words, offer.category)}>
                <OfferText offer={offer} />
              </Row>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function OfferText({ offer: { marked, category } }: { offer: Offer }) {
  const words = useWords()
  return (
    <Phrase icon="glass">
      <Marked text={marked} />{' '}
      {category && (
        <span className="suggestion-place">
          {words.t('inCategory', {
            // As a tree, so that only the last step of a path shows.
            category: valueLabel(
              { type: 'tree', attribute: category.attribute, label: null },
              category.value,
              words,
            ),
          })}
        </span>
      )}
    </Phrase>
  )
}

/** The content of a row; a button or an option is around it. */
export const Phrase = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} />
    <span>{children}</span>
  </>
)

function Recent({ recent, level, choose }: Pick<Props, 'recent' | 'level' | 'choose'>) {
  const { t } = useWords()
  const host = useHost()
  const heading = useId()
  return (
    <section className="suggested" part="recent" aria-labelledby={heading}>
      <div className="list-head">
        <Heading level={level} id={heading} className="list-title">
          {t('recentSearches')}
        </Heading>
        <button
          type="button"
          part="button"
          className="link-button"
          aria-describedby={heading}
          onClick={() => {
            host.call('focus')
            recent.clear()
          }}
        >
          {t('clearRecent')}
        </button>
      </div>
      <ul>
        {recent.list.map((query) => (
          <li key={query}>
            <Row press={() => choose(query)}>
              <Phrase icon="clock">{query}</Phrase>
            </Row>
            <button
              type="button"
              className="recent-remove"
              aria-label={t('removeRecent', { query })}
              onClick={({ currentTarget }) => {
                const next = neighbourOf(currentTarget)
                if (next) next.focus()
                else host.call('focus')
                recent.remove(query)
              }}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The next element for the focus when the row of this button disappears. */
function neighbourOf(button: Element) {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return next?.querySelector<HTMLElement>('.recent-remove')
}

const Row = ({ press, children }: { press: () => void; children: ReactNode }) => (
  <button type="button" className="suggestion" part="suggestion" onClick={press}>
    {children}
  </button>
)

/** Popular searches, requested once when they are to be shown. */
export function usePopular(isShown: boolean): readonly Offer[] {
  const engine = useEngine()
  const popular = useSearch(({ popular }) => popular)
  useEffect(() => {
    if (isShown) engine.askPopular()
  }, [engine, isShown])
  return (isShown && popular) || []
}
