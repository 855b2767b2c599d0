// Cards for what the service has, with details. A click adds or removes one, and the button says which.
import { useEffect, useId, useRef, useState } from 'react'
import { filledIn, useWords } from '../words/words.ts'

export interface Card {
  /** What a click chooses. */
  item: string
  title: string
  /** As it is written in the tag; empty where the title says it. */
  written: string
  /** What is in it, where that is known. */
  inside: string
}

interface Props {
  label: string
  cards: readonly Card[]
  /** One of them is chosen, instead of some. */
  one: boolean
  isChosen(item: string): boolean
  choose(item: string): void
}

/** With more cards than this, the list has a search box. */
const few = 8

function Row({ card, isChosen, choose }: { card: Card } & Pick<Props, 'isChosen' | 'choose'>) {
  const id = useId()
  const { item, title, written, inside } = card
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen(item)}
        aria-describedby={inside ? id : undefined}
        onClick={() => choose(item)}
      >
        {title}
      </button>
      {written && <code>{written}</code>}
      {inside && (
        <span id={id} className="help">
          {inside}
        </span>
      )}
    </li>
  )
}

const holds = ({ title, written, inside }: Card, sought: string) =>
  `${title} ${written} ${inside}`.toLowerCase().includes(sought.trim().toLowerCase())

/** What is chosen elsewhere, such as by what one begins with, is in view in its list. */
function useChosenInView(chosen: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is what it is about
  useEffect(() => {
    const box = list.current
    const row = box?.querySelector('[aria-pressed="true"]')?.closest('li')
    if (!box || !row) return
    const { top, bottom } = box.getBoundingClientRect()
    const place = row.getBoundingClientRect()
    if (place.top < top || place.bottom > bottom) box.scrollTop += place.top - top
  }, [chosen])
  return list
}

export function Cards({ label, cards, one, isChosen, choose }: Props) {
  const words = useWords()
  const [sought, seek] = useState('')
  const list = useChosenInView(one ? cards.find(({ item }) => isChosen(item))?.item : undefined)
  const shown = cards.filter((card) => holds(card, sought))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className={one ? 'cards one' : 'cards'} role="group" aria-label={label}>
      <p className="help" aria-hidden="true">
        {label}
      </p>
      {cards.length > few && (
        <input
          type="search"
          aria-label={words.seekHere}
          placeholder={words.seekHere}
          value={sought}
          autoComplete="off"
          onChange={({ target }) => seek(target.value)}
        />
      )}
      <ul ref={list}>
        {shown.map((card) => (
          <Row key={card.item} {...{ card, isChosen, choose }} />
        ))}
      </ul>
      <p role="status" className="help">
        {!shown.length && filledIn(words.seekNone, { words: sought.trim() })}
      </p>
    </div>
  )
}
