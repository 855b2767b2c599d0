// Findings appear among the fields, and would push away the focused one. Most browsers keep it in place by
// themselves; Safari does not.
export function keepFieldInPlace() {
  if (CSS.supports('overflow-anchor', 'auto')) return
  let field: Element | null = null
  let top = 0
  const measure = () => {
    field = document.activeElement
    top = field?.getBoundingClientRect().top ?? 0
  }
  for (const type of ['focusin', 'scroll']) addEventListener(type, measure)
  new ResizeObserver(() => {
    const isInView = top >= 0 && top < innerHeight
    if (field && field === document.activeElement && isInView)
      scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
  }).observe(document.body)
}
