import type { ReactNode } from 'react'

interface Props {
  press: () => void
  /** For a button that stays pressed. */
  isPressed?: boolean
  className?: string
  part?: string
  children: ReactNode
}

export const Button = ({ press, isPressed, className = '', part = 'button', children }: Props) => (
  <button
    type="button"
    part={part}
    className={`button ${className}`}
    dir="auto"
    aria-pressed={isPressed}
    onClick={press}
  >
    {children}
  </button>
)
