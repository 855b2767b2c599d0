// Goes to another part of the page and opens it. Links cannot do that, because the hash holds the settings.
export function goTo(id: string) {
  const place = document.getElementById(id)
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.scrollIntoView({ block: 'start' })
  const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place
  target?.focus({ preventScroll: true })
}

/** What somebody looked at when they were led to the preview; what is found later moves it. */
let lookedAt: Element | null = null

export function goToPreview() {
  lookedAt = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  goTo('preview-title')
}

export function goBackToForm() {
  goTo('form-title')
  lookedAt?.scrollIntoView({ block: 'center' })
}
