// The styles of answers. They come right after the shared styles, so that the owner's styles, which come
// last, win.
import { useLayoutEffect } from 'react'
import type { Host } from '../page/host.ts'
import type { SharedSheets } from '../shell/Shell.tsx'
import { sheetOf } from '../shell/sheets.ts'
import css from './ask.css?inline'

/** The compiler counts them: their text is in the bundle, not in this script. */
const shared: SharedSheets['length'] = 3

export function useStyles({ element }: Host) {
  // After each render, because new settings or another document remove the sheet.
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
