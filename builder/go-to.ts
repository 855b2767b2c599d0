// Leads to another part of the page, and opens it. The address is taken: it holds the settings.
export function goTo(id: string) {
  const place = document.getElementById(id)
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.scrollIntoView({ block: 'start' })
  const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place
  target?.focus({ preventScroll: true })
}
