// Leads to another part of the page. The address is taken: it holds the settings.
export function goTo(id: string) {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
