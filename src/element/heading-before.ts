// Where an element stands in the outline of the page.

/** One below the nearest heading that stands before the element; null where none does. */
export function levelBelowHeading(element: Element): number | null {
  const root = element.getRootNode()
  if (!(root instanceof Document || root instanceof DocumentFragment)) return null
  const before = [...root.querySelectorAll('h1,h2,h3,h4,h5,h6')].filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const nearest = before.at(-1)
  return nearest ? Math.min(Number(nearest.localName[1]) + 1, 6) : null
}
