// What stands inside the element shows until it has something better, and when it has nothing.
import type { Handover } from '../shell/host.ts'

const textFields = 'input:not([type]), input[type="search"], input[type="text"], textarea'

export class Fallback {
  private readonly slot = document.createElement('slot')

  constructor(private readonly element: HTMLElement) {
    element.shadowRoot?.append(this.slot)
  }

  private field() {
    return this.element.querySelector<HTMLInputElement | HTMLTextAreaElement>(textFields)
  }

  hide(): Handover | null {
    if (this.slot.style.display === 'none') return null
    const field = this.field()
    const focused = field !== null && field.ownerDocument.activeElement === field
    const handover = field && {
      text: field.value,
      focused,
      selection: focused
        ? ([field.selectionStart ?? 0, field.selectionEnd ?? 0] satisfies [number, number])
        : null,
    }
    this.slot.style.display = 'none'
    return handover
  }

  show(typed?: string) {
    const field = this.field()
    if (field && typed !== undefined) field.value = typed
    this.slot.style.removeProperty('display')
  }
}
