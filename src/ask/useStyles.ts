// The styles of answers. They come right after those that all elements share, so that those of the page's
// owner, which are the last, win.
import type { Host } from '../page/host.ts'
import css from './ask.css?inline'
import { useLayoutEffect, useRef } from './given.ts'

/** Tokens, base, and what both elements have. */
const shared = 3

export function useStyles({ element }: Host) {
  const sheet = useRef<CSSStyleSheet | null>(null)
  // After each render: other settings, or another document, leave an element without it.
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView
    const root = element.shadowRoot
    if (!view || !root || root.adoptedStyleSheets.some((worn) => worn === sheet.current)) return
    sheet.current = new view.CSSStyleSheet()
    sheet.current.replaceSync(css)
    const worn = [...root.adoptedStyleSheets]
    worn.splice(shared, 0, sheet.current)
    root.adoptedStyleSheets = worn
  })
}
