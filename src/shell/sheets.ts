// Constructable sheets: they work under `style-src 'none'`, and all elements share one copy.

const made = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  const known = made.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  made.set(css, sheet)
  return sheet
}

export function adoptSheets(root: ShadowRoot | null, styles: readonly string[]) {
  if (root) root.adoptedStyleSheets = styles.map(sheetOf)
}
