// The options as they stand in the DOM of the popup, whoever rendered them: rows, and beside some of
// them a button that removes the row (`data-remove`), which is an option too.

export const isOption = (node: Element | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.getAttribute('role') === 'option'

export const optionsIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
]

export const rowsIn = (list: Element | null) =>
  optionsIn(list).filter(({ dataset }) => !dataset.remove)

/** The row of an option: itself, or the one that it removes. */
export function rowOf(option: HTMLElement | undefined) {
  const row = option?.dataset.remove ? option.previousElementSibling : option
  return isOption(row) ? row : undefined
}

export function removeButtonOf(option: HTMLElement) {
  const button = option.dataset.remove ? option : option.nextElementSibling
  return isOption(button) && button.dataset.remove ? button : undefined
}

/** Which option is active next when the row of this one is removed. */
export function neighbourOf({ parentElement: row }: HTMLElement) {
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  return rows.map((next) => next?.firstElementChild).find(isOption)
}

/**
 * The link that Enter follows. A result that the owner has shaped stands beside its option, not in
 * it: there it is the first link of that result.
 */
export function linkOf(option: HTMLElement) {
  const row = option.closest('.option')
  return row instanceof HTMLAnchorElement ? row : row?.querySelector<HTMLAnchorElement>('a[href]')
}

export function openInNewTab(link: HTMLAnchorElement) {
  const { target } = link
  link.target = '_blank'
  link.click()
  link.target = target
}
