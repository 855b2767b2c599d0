// The button that shows and hides the month, in the flow of the column, so that nothing cuts it.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useWords } from '../../../shell/words.ts'
import { Month, type MonthProps } from './Month.tsx'

interface Props extends MonthProps {
  name: string
}

export function Calendar({ name, ...month }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // A dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is inside
    <div onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className="button calendar-toggle"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          // Safari does not focus what is clicked, and Escape would be heard elsewhere.
          currentTarget.focus()
          setOpen(!open)
        }}
      >
        {t('calendar')}
      </button>
      {open && (
        <div id={id} className="calendar">
          <Month {...month} />
        </div>
      )}
    </div>
  )
}
