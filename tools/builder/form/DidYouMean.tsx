// The name that was probably meant, to click.
import type { Meant } from '../inspect/finding.ts'
import { renamed } from '../lists.ts'
import { filledIn, useWords } from '../words/words.ts'

interface Props {
  meant: Meant
  value: string
  set(value: string): void
  /** The id of its container, which takes the focus when the name is right and the button disappears. */
  within: string
}

export function DidYouMean({ meant: { from, to, called }, value, set, within }: Props) {
  const words = useWords()
  function take() {
    set(renamed(value, from, to))
    document.getElementById(within)?.focus()
  }
  return (
    <button type="button" onClick={take}>
      {filledIn(words.didYouMean, { name: called ?? to })}
    </button>
  )
}
