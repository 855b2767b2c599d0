// The form of the page that the element stands in: what it sends of the box, and how it is submitted.
import { useLayoutEffect } from 'react'
import type { Host } from '../../page/host.ts'

/** After each render: another may have shown or hidden the fallback, or moved the element. */
export function useForm(host: Host, name: string | null, text: string) {
  useLayoutEffect(() => {
    const { element, internals } = host
    // While the fallback is shown, its own field is sent.
    if (!name || !internals || host.handover()) return
    const data = new FormData()
    data.set(name, text)
    internals.setFormValue(data)
    const hidden = element.querySelectorAll(`[name="${CSS.escape(name)}"]:not([form])`)
    // There is no such form. Firefox does not take a field back whose `form` was empty.
    for (const field of hidden) field.setAttribute('form', '-')
    return () => {
      internals.setFormValue(null)
      for (const field of hidden) field.removeAttribute('form')
    }
  })
}

/** Where there is no element to look at, there are no internals either. */
export const isDisabled = (host: Host, name: string | null) =>
  Boolean(name && host.internals && host.element.matches(':disabled'))

const submits = (field: Element): field is HTMLButtonElement | HTMLInputElement =>
  Reflect.get(field, 'type') === 'submit'

/** As Enter in a field of the page does. False where the element stands in no form. */
export function submitForm(host: Host): boolean {
  const form = host.internals?.form
  if (!form) return false
  // What is open would lie over the page, and over what the form complains of.
  host.call('close')
  const button = [...form.elements].find(submits)
  if (button) button.click()
  else form.requestSubmit()
  return true
}
