// A component in a document, as it is after its first render.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Host } from '../../src/page/host.ts'
import { Around } from '../around.tsx'

const roots: Root[] = []

interface Options {
  host?: Partial<Host>
  locale?: string
}

export function rendered(content: ReactNode, options: Options = {}): HTMLElement {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  roots.push(root)
  flushSync(() => root.render(<Around {...options}>{content}</Around>))
  return box
}

export function unmountAll() {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
}
