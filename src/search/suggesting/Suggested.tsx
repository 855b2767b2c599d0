// What may be searched without typing it all: recent searches while nothing is typed, suggestions
// while something is.
import { type ReactNode, useId } from 'react'
import { Heading } from '../../shell/Heading.tsx'
import { useHost } from '../../shell/host-context.ts'
import { useWords } from '../../shell/words.ts'
import { valueLabel } from '../facets/labels.ts'
import { Marked } from '../hits/Marked.tsx'
import { type Offer, offersOf, type Suggestion } from './suggestions.ts'
import type { Choose } from './useChoices.ts'

interface Props {
  typed: string
  recent: readonly string[]
  suggestions: readonly Suggestion[]
  /** Level of the heading. */
  level: number
  /** The list may go with it: whoever searches says where the focus goes on. */
  choose: Choose
  remove: (words: string) => void
  clear: () => void
}

export function Suggested({ typed, recent, suggestions, ...actions }: Props) {
  if (typed.trim()) return <Suggestions typed={typed} suggestions={suggestions} {...actions} />
  return recent.length ? <Recent recent={recent} {...actions} /> : null
}

function Suggestions({
  typed,
  suggestions,
  choose,
}: Pick<Props, 'typed' | 'suggestions' | 'choose'>) {
  const { t } = useWords()
  const offers = offersOf(suggestions, typed)
  if (!offers.length) return null
  return (
    <ul className="suggested" part="suggestions" aria-label={t('suggestions')}>
      {offers.map((offer) => (
        <li key={JSON.stringify([offer.words, offer.category])}>
          <Row icon={glass} press={() => choose(offer.words, offer.category)}>
            <OfferWords {...offer} />
          </Row>
        </li>
      ))}
    </ul>
  )
}

export function OfferWords({ marked, category }: Offer) {
  const words = useWords()
  return (
    <>
      <Marked text={marked} />{' '}
      {category && (
        <span className="suggestion-place">
          {words.t('inCategory', {
            category: valueLabel(
              { type: 'tree', attribute: category.attribute, label: null },
              category.value,
              words,
            ),
          })}
        </span>
      )}
    </>
  )
}

function Recent({ recent, level, choose, remove, clear }: Omit<Props, 'typed' | 'suggestions'>) {
  const { t } = useWords()
  const host = useHost()
  const heading = useId()
  return (
    <section className="suggested" part="recent" aria-labelledby={heading}>
      <div className="recent-head">
        <Heading level={level} id={heading} className="recent-title">
          {t('recentSearches')}
        </Heading>
        <button
          type="button"
          part="button"
          className="link-button"
          aria-describedby={heading}
          onClick={() => {
            host.call('focus')
            clear()
          }}
        >
          {t('clearRecent')}
        </button>
      </div>
      <ul>
        {recent.map((words) => (
          <li key={words}>
            <Row icon={clock} press={() => choose(words)}>
              {words}
            </Row>
            <button
              type="button"
              className="recent-remove"
              aria-label={t('removeRecent', { query: words })}
              onClick={({ currentTarget }) => {
                const next = neighbour(currentTarget)
                if (next) next.focus()
                else host.call('focus')
                remove(words)
              }}
            >
              <Icon path={cross} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who has the focus next, when this button goes. */
function neighbour(button: Element) {
  const row = button.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return next?.querySelector<HTMLElement>('.recent-remove')
}

export const glass = 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM12.5 12.5 17 17'
export const clock = 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l3 2'

export const cross = 'm5 5 10 10M15 5 5 15'

export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)

const Row = ({
  icon,
  press,
  children,
}: {
  icon: string
  press: () => void
  children: ReactNode
}) => (
  <button type="button" className="suggestion" part="suggestion" onClick={press}>
    <Icon path={icon} />
    <span>{children}</span>
  </button>
)
