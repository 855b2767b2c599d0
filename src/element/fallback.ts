// The page's children of the element. They show until the element has something better, and when the service is down.
import { isDisplayed, isSeen } from '../page/focus.ts'
import type { Handover } from '../page/host.ts'
import { keepReading } from '../page/keep-reading.ts'
import { hasSearch } from './has-search.ts'

const textFields = 'input:not([type]), input[type="search"], input[type="text"], textarea'

/** Elements that are never in a fallback: they show that an unclosed tag holds the rest of the page. */
const ofPage = /^(?:main|footer|(?:.+-)?(?:site-search|rich-doc))$/
/** Inside these they are allowed: a quotation, or a prerendered document, may have them. */
const texts = 'article,blockquote'

/** The lines around `</body>` and `</html>`, which end up in the element if its tag is unclosed. */
const linesAtEnd = /\n\s*\n/

export class Fallback {
  readonly #slot = document.createElement('slot')
  /** Whether the element comes from the page's HTML; a script cannot leave a tag unclosed. */
  isParsed = false

  constructor(private readonly element: HTMLElement) {
    element.shadowRoot?.append(this.#slot)
  }

  #field() {
    return this.#restOfPage()
      ? null
      : this.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(textFields)
  }

  handover(): Handover | null {
    if (!hasSearch) return null
    const field = this.#field()
    if (!field || this.#slot.hidden) return null
    const root = field.getRootNode()
    const focused =
      (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === field
    const { value: text, selectionStart, selectionEnd } = field
    return {
      text,
      focused,
      selection: [selectionStart ?? text.length, selectionEnd ?? text.length],
    }
  }

  handBack({ text, focused, selection }: Partial<Handover>): boolean {
    if (!hasSearch) return false
    this.show(text)
    const field = this.#field()
    // The page’s own styles may hide it.
    if (!field || field.disabled || (isDisplayed(this.element) && !isSeen(field))) return false
    if (focused) field.focus({ preventScroll: true })
    if (focused && selection) field.setSelectionRange(...selection)
    return true
  }

  hide() {
    const rest = this.#restOfPage()
    if (rest) this.#slot.hidden = false
    else if (!this.#slot.hidden)
      keepReading(this.element, () => {
        this.#slot.hidden = true
      })
    // The parser may still add more to the element.
    if (!rest && document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#slot.hidden && this.hide(), {
        once: true,
      })
  }

  show(typed?: string, isFirst = false) {
    const field = hasSearch && typed !== undefined && this.#field()
    if (field) field.value = typed
    const root = this.element.shadowRoot
    if (isFirst !== (root?.firstChild === this.#slot))
      root?.[isFirst ? 'prepend' : 'append'](this.#slot)
    this.#slot.hidden = false
  }

  #restOfPage(): Element | null {
    const { element } = this
    const { nextSibling, lastChild } = element
    if (element.nextElementSibling) return null
    const within = [...element.querySelectorAll('*')]
    const isLast =
      this.isParsed &&
      !nextSibling &&
      element.parentNode === document.body &&
      document.readyState !== 'loading'
    const isInText = (one: Element) => element.contains(one.closest(texts))
    return (
      within.find((one) => ofPage.test(one.localName) && !isInText(one)) ??
      ((isLast && linesAtEnd.test(lastChild?.nodeValue ?? '') && within[0]) || null)
    )
  }

  /** The message about an unclosed tag; null if the tag seems to be closed. */
  openTag() {
    const { localName: tag } = this.element
    const rest = this.#restOfPage()
    return (
      rest &&
      `It holds the rest of the page, <${rest.localName}> too, because <${tag} /> does not close it. Close it with </${tag}>.`
    )
  }
}
