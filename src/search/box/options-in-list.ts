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

/**
 * Where an arrow leads from a row, or from the box where no row is given. Arrows go around through the
 * box: below the last row comes the box with what was typed (undefined), then the first row.
 */
export function rowAfter(rows: HTMLElement[], row: HTMLElement | undefined, by: 1 | -1) {
  // Position 0 is the box, the rows follow from 1.
  const positions = rows.length + 1
  const at = row ? rows.indexOf(row) + 1 : 0
  return rows[((at + by + positions) % positions) - 1]
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
