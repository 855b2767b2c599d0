// Which option is active, and where keys and pointer move it.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
  isOption,
  linkOf,
  neighbourOf,
  openInNewTab,
  optionsIn,
  removeButtonOf,
  rowAfter,
  rowOf,
  rowsIn,
} from './options-in-list.ts'

interface Active {
  id: string
  /**
   * The query that the box shows while the option is active. Undefined for a result, and for an
   * option that a pointer made active: passing over it leaves the box as it is.
   */
  query: string | undefined
}

type Step = 1 | -1

/** Longer than other hooks: every way to move the one active option is here. */
export function useActive(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active | null>(null)
  /** A step that was asked for before there were options. */
  const owedStep = useRef<Step | 0>(0)
  const rows = () => rowsIn(list.current)
  const current = () => optionsIn(list.current).find(({ id }) => id === active?.id)

  const go = (option: HTMLElement | undefined) => {
    owedStep.current = 0
    setActive(option ? { id: option.id, query: option.dataset.query } : null)
    option?.scrollIntoView({ block: 'nearest' })
  }
  const step = (by: Step) => {
    go(rowAfter(rows(), rowOf(current()), by))
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
    stepOnceShown(by: Step) {
      owedStep.current = by
    },
    /** Makes the option under the pointer active; null where the pointer is on none. */
    point(row: Element | null) {
      const option = isOption(row) ? row : row?.querySelector('[role="option"]')
      setActive((now) =>
        now?.id === option?.id ? now : option ? { id: option.id, query: undefined } : null,
      )
    },
    // Each of these tells whether there was anything to do.
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
