// Constructable style sheets: a strict policy (`style-src 'none'`) allows them, and all elements
// share one copy of each.

const sheets = new Map<string, CSSStyleSheet>()
/** Of all that is built in there are fewer. A page may write any number of its own. */
const most = 100

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  if (sheets.size >= most) sheets.clear()
  sheets.set(css, sheet)
  return sheet
}

export function adoptSheets(root: ShadowRoot | null, styles: readonly string[]) {
  if (root) root.adoptedStyleSheets = styles.map(sheetOf)
}
