// The styles of answers. They come right after those that all elements share, so that those of the page's
// owner, which are the last, win.

import { useLayoutEffect } from 'react'
import type { Host } from '../page/host.ts'
import { sheetOf } from '../shell/sheets.ts'
import css from './ask.css?inline'

/** Tokens, base, and what both elements have. */
const shared = 3

export function useStyles({ element }: Host) {
  // After each render: other settings, or another document, leave an element without them.
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView
    const root = element.shadowRoot
    if (!view || !root) return
    const sheet = sheetOf(css, view)
    const worn = [...root.adoptedStyleSheets]
    if (worn.includes(sheet)) return
    worn.splice(shared, 0, sheet)
    root.adoptedStyleSheets = worn
  })
}
