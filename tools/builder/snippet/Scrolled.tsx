// Code that scrolls where there is no room for it.
import type { ReactNode } from 'react'

interface Props {
  id: string
  label: string
  children: ReactNode
}

export const Scrolled = ({ id, label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
  <section className="code" aria-label={label} tabIndex={0}>
    <pre id={id}>{children}</pre>
  </section>
)
