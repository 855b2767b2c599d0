// Which option is active, and where keys and pointer move it.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Active {
  id: string
  /**
   * The query that the box shows while the option is active. Undefined for a result, and for an
   * option that a pointer made active: passing over it leaves the box as it is.
   */
  query: string | undefined
}

type Step = 1 | -1

/** Longer than other hooks, because every way to move the active option is here. */
export function useActive(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active | null>(null)
  /** A step from a key that was pressed before there were options. */
  const owedStep = useRef<Step | 0>(0)
  const rows = () => rowsIn(list.current)
  const current = () => optionsIn(list.current).find(({ id }) => id === active?.id)

  const go = (option: HTMLElement | undefined) => {
    owedStep.current = 0
    setActive(option ? { id: option.id, query: option.dataset.query } : null)
    option?.scrollIntoView({ block: 'nearest' })
  }
  const step = (by: Step) => {
    const all = rows()
    if (all.length) go(rowAfter(all, rowOf(current()), by))
    else owedStep.current = by
  }
  const pressRemove = (button: HTMLElement) => {
    go(neighbourOf(button))
    button.click()
  }

  useLayoutEffect(() => {
    if (owedStep.current && rows().length) step(owedStep.current)
    // New results came, and the active option is not among them.
    else if (active && !current()) setActive(null)
  })

  return {
    active,
    go,
    step,
    /** Makes the option under the pointer active; null if the pointer is on none. */
    point(row: Element | null) {
      const option = isOption(row) ? row : row?.querySelector('[role="option"]')
      setActive((now) =>
        now?.id === option?.id ? now : option ? { id: option.id, query: undefined } : null,
      )
    },
    // Each of these returns whether there was anything to do.
    toEnd(end: 0 | -1): boolean {
      if (active) go(rows().at(end))
      return active !== null
    },
    /** From a row to the button that removes it, or back. */
    sideways(isForwards: boolean): boolean {
      const option = current()
      const next = option && (isForwards ? removeButtonOf(option) : rowOf(option))
      if (!next || next === option) return false
      go(next)
      return true
    },
    remove(): boolean {
      const option = active?.query === undefined ? undefined : current()
      const button = option && removeButtonOf(option)
      if (button) pressRemove(button)
      return button !== undefined
    },
    choose(isNewTab: boolean): boolean {
      const option = current()
      if (!option) return false
      const link = linkOf(option)
      if (option.dataset.remove) pressRemove(option)
      else if (link && isNewTab) openInNewTab(link)
      else (link ?? option).click()
      return true
    },
  }
}

/**
 * The options in the DOM of the popup, whoever rendered them: rows, and beside some of them a button that
 * removes the row (`data-remove`), which is an option too.
 */
export const isOption = (node: Element | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.getAttribute('role') === 'option'

export const optionsIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
]

const rowsIn = (list: Element | null) => optionsIn(list).filter(({ dataset }) => !dataset.remove)

/** The row of an option: itself, or the one that it removes. */
export function rowOf(option: HTMLElement | undefined) {
  const row = option?.dataset.remove ? option.previousElementSibling : option
  return isOption(row) ? row : undefined
}

/**
 * Where an arrow key leads from a row, or from the box if no row is given. Arrows go in a circle: after the last
 * row comes the box with the typed words (undefined), then the first row.
 */
function rowAfter(rows: HTMLElement[], row: HTMLElement | undefined, by: 1 | -1) {
  // Position 0 is the box, the rows follow from 1.
  const positions = rows.length + 1
  const at = row ? rows.indexOf(row) + 1 : 0
  return rows[((at + by + positions) % positions) - 1]
}

function removeButtonOf(option: HTMLElement) {
  const button = option.dataset.remove ? option : option.nextElementSibling
  return isOption(button) && button.dataset.remove ? button : undefined
}

/** Which option is active next when the row of this one is removed. */
export function neighbourOf({ parentElement: row }: HTMLElement) {
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  return rows.map((next) => next?.firstElementChild).find(isOption)
}

/**
 * The link that Enter follows. A result from the owner's template is beside its option, not in it; there it is
 * the first link of that result.
 */
function linkOf(option: HTMLElement) {
  const row = option.closest('.option')
  return row instanceof HTMLAnchorElement ? row : row?.querySelector<HTMLAnchorElement>('a[href]')
}

function openInNewTab(link: HTMLAnchorElement) {
  const { target } = link
  link.target = '_blank'
  link.click()
  link.target = target
}
