// Which option is active, and which keys lead where. From the last one the way leads through the
// box, with the words that were typed, to the first.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Active {
  id: string
  /** What stands in the box meanwhile; a pointer that passes leaves the box as it is. */
  words: string | undefined
}

type Step = 1 | -1

const isOption = (node: Element | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.getAttribute('role') === 'option'

/** How to take an option away, which stands beside it. */
function asideOf(option: HTMLElement) {
  const aside = option.dataset.aside ? option : option.nextElementSibling
  return isOption(aside) && aside.dataset.aside ? aside : undefined
}

/** Where to go on when a row is taken away. */
function beside({ parentElement: row }: HTMLElement) {
  const rows = [row?.nextElementSibling, row?.previousElementSibling]
  return rows.map((next) => next?.firstElementChild).find(isOption)
}

/** What Enter presses: of an owner's own result, which stands beside its option, the first link. */
function linkOf(option: HTMLElement) {
  const row = option.closest('.option')
  return row instanceof HTMLAnchorElement ? row : row?.querySelector<HTMLAnchorElement>('a[href]')
}

function inNewTab(link: HTMLAnchorElement) {
  const { target } = link
  link.target = '_blank'
  link.click()
  link.target = target
}

export function useActive(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active | null>(null)
  /** Where to go as soon as there are options. */
  const wish = useRef<Step | 0>(0)
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const rows = () => all().filter(({ dataset }) => !dataset.aside)
  const current = () => all().find(({ id }) => id === active?.id)
  /** The current row, also from what stands beside it. */
  const currentRow = () => {
    const option = current()
    const row = option?.dataset.aside ? option.previousElementSibling : option
    return isOption(row) ? row : undefined
  }

  const go = (option: HTMLElement | undefined) => {
    wish.current = 0
    setActive(option ? { id: option.id, words: option.dataset.words } : null)
    option?.scrollIntoView({ block: 'nearest' })
  }
  const step = (by: Step) => {
    const options = rows()
    const row = currentRow()
    // The box is one place more, before the first.
    const places = options.length + 1
    const at = row ? options.indexOf(row) + 1 : 0
    go(options[((at + by + places) % places) - 1])
  }
  const takeAway = (aside: HTMLElement) => {
    go(beside(aside))
    aside.click()
  }

  useLayoutEffect(() => {
    if (wish.current && rows().length) step(wish.current)
    // It is no longer among what is found.
    else if (active && !current()) setActive(null)
  })

  return {
    active,
    go,
    step,
    /** Only where the pointer is. */
    point(row: Element | null) {
      const option = isOption(row) ? row : row?.querySelector('[role="option"]')
      setActive((now) =>
        now?.id === option?.id ? now : option ? { id: option.id, words: undefined } : null,
      )
    },
    wish(by: Step) {
      wish.current = by
    },
    toEnd(end: 0 | -1): boolean {
      if (active) go(rows().at(end))
      return active !== null
    },
    /** To what stands beside an option, and back. */
    aside(isForwards: boolean): boolean {
      const option = current()
      const next = option && (isForwards ? asideOf(option) : currentRow())
      if (!next || next === option) return false
      go(next)
      return true
    },
    takeAway(): boolean {
      const option = active?.words === undefined ? undefined : current()
      const aside = option && asideOf(option)
      if (aside) takeAway(aside)
      return aside !== undefined
    },
    choose(isNewTab: boolean): boolean {
      const option = current()
      if (!option) return false
      const link = linkOf(option)
      if (option.dataset.aside) takeAway(option)
      else if (link && isNewTab) inNewTab(link)
      else (link ?? option).click()
      return true
    },
  }
}
