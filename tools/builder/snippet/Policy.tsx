// The line for a page with a strict policy, with hashes of the inline code in the snippet.
import { useEffect, useState } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { CopyButton } from './CopyButton.tsx'
import { hashesOf, noHashes, policyOf } from './policy.ts'
import { Scrolled } from './Scrolled.tsx'

/** None if the snippet is not HTML, or on plain http, where browsers cannot hash. */
function useHashes(html: string) {
  const [known, setKnown] = useState({ html: '', hashes: noHashes })
  useEffect(() => {
    if (!html || !window.isSecureContext) return
    let isOver = false
    hashesOf(html).then((hashes) => {
      if (!isOver) setKnown({ html, hashes })
    })
    return () => {
      isOver = true
    }
  }, [html])
  return known.html === html ? known.hashes : noHashes
}

interface Props {
  settings: Settings
  /** The snippet as it is printed. */
  text: string
}

export function Policy({ settings, text }: Props) {
  const words = useWords()
  const isModule = settings.for === 'react' || settings.for === 'vue'
  const line = policyOf(settings, useHashes(isModule ? '' : text))
  return (
    <details className="policy">
      <summary>{words.policy}</summary>
      <p className="help">{words.policyHelp}</p>
      <Scrolled id="policy" label={words.policy}>
        {line}
      </Scrolled>
      {line.includes('sha256-') && <p className="help">{words.policyHashes}</p>}
      <CopyButton label={words.copy} text={line} />
    </details>
  )
}
