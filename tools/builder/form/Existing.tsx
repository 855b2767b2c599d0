// Reads an existing snippet back into the form.
import { useState } from 'react'
import type { Settings } from '../settings.ts'
import { read } from '../snippet/read.ts'
import { filledIn, useWords } from '../words/words.ts'

interface Props {
  settings: Settings
  change(settings: Settings): void
}

export function Existing({ settings, change }: Props) {
  const words = useWords()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  function readIn() {
    const found = read(text, settings)
    if (!found) return setSaid(words.readNothing)
    const names = found.leftOut.join(', ')
    const done = names ? filledIn(words.readUnknown, { names }) : words.readDone
    const meant = found.meant.map((slip) => filledIn(words.readMeant, slip))
    setSaid([done, ...meant].join(' '))
    change(found.settings)
  }
  return (
    <details className="existing">
      <summary>{words.existing}</summary>
      <label htmlFor="existing" className="help">
        {words.existingHelp}
      </label>
      <textarea
        id="existing"
        name="existing"
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" onClick={readIn}>
        {words.readIn}
      </button>
      <p role="status">{said}</p>
    </details>
  )
}
