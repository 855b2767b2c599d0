// Keys in a dialog: arrows move the focus from the box to suggestions and results, and back; a letter
// typed on one of those goes into the box. Enter is left to the link or button.
import type { KeyboardEvent } from 'react'

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const choosable = 'a[href], button'

/** The link or button of each suggestion and result. */
const choicesIn = (region: Element) =>
  [...region.querySelectorAll<HTMLElement>('.suggestion, [part~="hit"]')].flatMap(
    (item) => (item.matches(choosable) ? item : item.querySelector<HTMLElement>(choosable)) ?? [],
  )

/** AltGr only types a character, although Windows reports it as Ctrl and Alt. */
const isCommand = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

export const isTyping = (event: KeyboardEvent) => event.key.length === 1 && !isCommand(event)

export function moveByKeys(event: KeyboardEvent<Element>, input: HTMLInputElement) {
  const { key, target, currentTarget } = event
  const stops = [input, ...choicesIn(currentTarget)]
  if (!(target instanceof HTMLElement)) return
  const at = stops.indexOf(target)
  // After a click outside these, the dialog or the results have the focus, and letters go into the box as well.
  const isBeside = target.matches('.dialog, .results')
  if ((at < 0 && !isBeside) || isCommand(event)) return
  const step = event.shiftKey || isBeside ? undefined : steps[key]
  const next = step && stops[at + step]
  if (next) {
    event.preventDefault()
    next.focus({ preventScroll: true })
    // The whole result comes into view, not just its link.
    const item = next.closest('[part~="hit"]') ?? next
    item.scrollIntoView({ block: 'nearest' })
  } else if (at && key !== ' ' && (isTyping(event) || key === 'Backspace')) {
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
}
