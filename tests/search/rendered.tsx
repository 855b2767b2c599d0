// A component in a document, as it is after its first render.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { WordsContext, wordsOf } from '../../src/shell/words.ts'

const roots: Root[] = []

export function rendered(content: ReactNode, locale = 'en'): HTMLElement {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  roots.push(root)
  flushSync(() =>
    root.render(<WordsContext value={wordsOf(locale, null, null)}>{content}</WordsContext>),
  )
  return box
}

export function unmountAll() {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
}
