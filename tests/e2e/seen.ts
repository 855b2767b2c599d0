// What a visitor can read of the elements of a page, and where it does not fit.
import type { Page } from '@playwright/test'

export interface Seen {
  /** Visible texts, and those for assistive technology. */
  texts: string[]
  /** Texts that leave the element, or what cuts them off. */
  cut: string[]
  /** Words that are broken in two. */
  broken: string[]
}

export const lookAt = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const seen: Seen = { texts: [], cut: [], broken: [] }
    const named = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const isClamped = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none'

    /** The element that a text may not leave: the nearest that cuts off, else the host. */
    function boundOf(element: Element, host: Element): Element | null {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.matches('.visually-hidden') || isClamped(at) || scrolls(at)) return null
        if (at.matches('dialog') || hides(at)) return at
      }
      return host
    }

    function measure(node: Text, element: Element, host: Element) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const bound = boundOf(element, host)?.getBoundingClientRect()
      const out = [...range.getClientRects()].some(
        ({ left, right }) => bound && (left < bound.left - 1 || right > bound.right + 1),
      )
      if (out) seen.cut.push(node.data)
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        // In WebKit, after a line break, one of them is empty and stands before it.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const tops = new Set(boxes.map(({ top }) => Math.round(top)))
        if (tops.size > 1 && word.length < 25) seen.broken.push(`${word} in ${node.data}`)
      }
    }

    function fits(input: HTMLInputElement) {
      const style = getComputedStyle(input)
      const context = document.createElement('canvas').getContext('2d')
      if (!context || !input.matches(':placeholder-shown')) return true
      context.font = style.font
      // Not its `clientWidth`, which in Firefox is without the padding.
      const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = style
      const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth]
      const room = around.reduce((left, width) => left - parseFloat(width), input.offsetWidth)
      return context.measureText(input.placeholder).width <= room + 1
    }

    for (const host of document.querySelectorAll('site-search, rich-doc')) {
      const root = host.shadowRoot
      if (!root) continue
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!(node instanceof Text) || !node.data.trim() || !element) continue
        const isOption = element.matches('option')
        if (!isOption && !element.checkVisibility({ visibilityProperty: true })) continue
        seen.texts.push(node.data.trim())
        if (!isOption) measure(node, element, host)
      }
      for (const element of root.querySelectorAll('*')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        seen.texts.push(
          ...named.map((name) => element.getAttribute(name)?.trim() ?? '').filter(Boolean),
        )
        if (element instanceof HTMLInputElement && !fits(element))
          seen.cut.push(`placeholder ${element.placeholder}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth)
      seen.cut.push('the page scrolls sideways')
    return seen
  })
