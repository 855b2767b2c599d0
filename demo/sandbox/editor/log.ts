// The messages between editor and page, the newest first.

import { make } from './dom.ts'
import { keyOf, written } from './model.ts'
import type { Direction, Message } from './wire.ts'

const most = 100
const longest = 20_000

/** An entry that stands in several places is written once: it may stand in itself. */
export function told(message: Message): string {
  const seen = new Set<unknown>()
  const text = JSON.stringify(
    message,
    (_, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value
      const key = keyOf(value)
      if (key && seen.has(value)) return `↑ ${written(key)}`
      seen.add(value)
      return value
    },
    2,
  )
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

export class Log {
  readonly element = make('ol', { class: 'log', reversed: true })
  #count = 0

  constructor(private readonly words: Record<Direction, string>) {}

  note = (direction: Direction, method: string, message: Message) => {
    this.#count += 1
    const time = new Date().toLocaleTimeString()
    const summary = make(
      'summary',
      {},
      make(
        'span',
        { class: direction, title: this.words[direction] },
        direction === 'said' ? '→' : '←',
      ),
      ` ${method} `,
      make('small', {}, time),
    )
    const details = make('details', {}, summary)
    // Most are never opened, and some are long.
    details.addEventListener(
      'toggle',
      () => details.append(make('pre', { tabindex: 0 }, told(message))),
      {
        once: true,
      },
    )
    this.element.prepend(make('li', { value: this.#count }, details))
    if (this.element.children.length > most) this.element.lastElementChild?.remove()
  }
}
