// The arrow keys lead from the box to what can be chosen, and back; whoever types meanwhile goes on
// in the box. Enter is the link's own.
import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const choosable = 'a[href], button'

/** One for each suggestion and result. */
const choicesIn = (region: Element) =>
  [...region.querySelectorAll<HTMLElement>('.suggestion, [part~="hit"]')].flatMap(
    (item) => (item.matches(choosable) ? item : item.querySelector<HTMLElement>(choosable)) ?? [],
  )

/** AltGr types. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

/** A letter, a sign or a blank. */
export const isTyping = (event: KeyboardEvent) => event.key.length === 1 && !isCommand(event)

export function moveByKeys(event: KeyboardEvent<Element>, input: HTMLInputElement) {
  const { key, target, currentTarget } = event
  const stops = [input, ...choicesIn(currentTarget)]
  if (!(target instanceof HTMLElement)) return
  const at = stops.indexOf(target)
  // Whoever has clicked beside what can be chosen may type as well.
  const isBeside = target.matches('.dialog, .results')
  if ((at < 0 && !isBeside) || isCommand(event)) return
  const step = event.shiftKey || isBeside ? undefined : steps[key]
  const next = step && stops[at + step]
  if (next) {
    event.preventDefault()
    next.focus({ preventScroll: true })
    // All of it, not its link alone.
    const item = next.closest('[part~="hit"]') ?? next
    item.scrollIntoView({ block: 'nearest' })
  } else if (at && key !== ' ' && (isTyping(event) || key === 'Backspace')) {
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
}
