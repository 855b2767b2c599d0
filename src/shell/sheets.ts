// Constructable style sheets: a strict policy allows them, and the elements of a document share one copy.
// An element that moves to another document, even that of a <template>, loses its sheets.
const sheets = new WeakMap<Window, Map<string, CSSStyleSheet>>()
const worn = new WeakMap<ShadowRoot, readonly string[]>()
/** There are fewer built-in sheets. A page may have any number of its own. */
const most = 100

export function sheetOf(css: string, view: Window & typeof globalThis): CSSStyleSheet {
  const known = sheets.get(view) ?? new Map<string, CSSStyleSheet>()
  const sheet = known.get(css) ?? new view.CSSStyleSheet()
  if (!known.has(css)) {
    sheet.replaceSync(css)
    if (known.size >= most) known.clear()
  }
  sheets.set(view, known.set(css, sheet))
  return sheet
}

/** Without `styles`, it adopts the sheets that it had in the previous document. */
export function adoptSheets(root: ShadowRoot | null, styles = root && worn.get(root)) {
  const view = root?.ownerDocument.defaultView
  if (!root || !styles || !view) return
  worn.set(root, styles)
  root.adoptedStyleSheets = styles.map((css) => sheetOf(css, view))
}
