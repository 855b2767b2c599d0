// Constructable style sheets: a strict policy (`style-src 'none'`) allows them, and all elements
// share one copy of each.

const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

export function adoptSheets(root: ShadowRoot | null, styles: readonly string[]) {
  if (root) root.adoptedStyleSheets = styles.map(sheetOf)
}
