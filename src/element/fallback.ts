// The fallback: the page's children of the element, shown until the component has something better, and
// again when the service cannot be used.
import type { Handover } from '../page/host.ts'

const textFields = 'input:not([type]), input[type="search"], input[type="text"], textarea'

export class Fallback {
  private readonly slot = document.createElement('slot')

  constructor(private readonly element: HTMLElement) {
    element.shadowRoot?.append(this.slot)
  }

  private field() {
    return this.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(textFields)
  }

  handover(): Handover | null {
    const field = this.field()
    if (!field || this.slot.hidden) return null
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

  hide() {
    this.slot.hidden = true
  }

  show(typed?: string, isFirst = false) {
    const field = this.field()
    if (field && typed !== undefined) field.value = typed
    const root = this.element.shadowRoot
    if (isFirst !== (root?.firstChild === this.slot))
      root?.[isFirst ? 'prepend' : 'append'](this.slot)
    this.slot.hidden = false
  }
}
