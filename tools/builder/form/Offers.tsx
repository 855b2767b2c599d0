// Buttons for what the service has. A click adds or removes an item, and the button says which.
import { useState } from 'react'
import { filledIn, useWords } from '../words/words.ts'

interface Props {
  label: string
  items: readonly string[]
  isChosen(item: string): boolean
  choose(item: string): void
  /** What an item is called; by itself as it is. */
  called?(item: string): string
  /** However many there are. */
  all?: boolean
}

/** As many as fit in two or three rows; the rest are shown on request. */
const most = 6

export function Offers({ label, items, isChosen, choose, called, all = false }: Props) {
  const words = useWords()
  const [whole, setWhole] = useState(all)
  if (!items.length) return null
  const rest = whole ? 0 : items.length - most
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the control would be a form in a form
    <div className="offers" role="group" aria-label={label}>
      <span className="help" aria-hidden="true">
        {label}
      </span>
      {(rest > 0 ? items.slice(0, most) : items).map((item) => (
        <button key={item} type="button" aria-pressed={isChosen(item)} onClick={() => choose(item)}>
          {called ? called(item) : item}
        </button>
      ))}
      {rest > 0 && (
        <button type="button" className="quiet" onClick={() => setWhole(true)}>
          {filledIn(words.offersMore, { count: String(rest) })}
        </button>
      )}
    </div>
  )
}
