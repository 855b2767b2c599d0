// A button that copies, and says whether it did.
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'

interface Props {
  label: string
  text: string
  strong?: boolean
}

export function CopyButton({ label, text, strong = false }: Props) {
  const words = useWords()
  const [said, setSaid] = useState('')
  // The text has changed since it was copied.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it is about
  useEffect(() => setSaid(''), [text])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  return (
    <span className="copy">
      <button
        type="button"
        className={strong ? 'strong' : undefined}
        onClick={copy}
        // Another part may be copied next.
        onBlur={() => setSaid('')}
      >
        {label}
      </button>
      <span role="status">{said}</span>
    </span>
  )
}
