// The page's form around the element: the value that the form sends, and how to submit it.
import { useLayoutEffect } from 'react'
import type { Host } from '../../page/host.ts'

/** After each render, because the fallback may have been shown or hidden, or the element moved. */
export function useForm(host: Host, name: string | null, text: string) {
  useLayoutEffect(() => {
    const { element, internals } = host
    // While the fallback is shown, the form sends its field.
    if (!name || !internals || host.handover()) return
    const data = new FormData()
    data.set(name, text)
    internals.setFormValue(data)
    const hidden = element.querySelectorAll(`[name="${CSS.escape(name)}"]:not([form])`)
    // There is no form with this id. In Firefox a field with an empty `form` would stay out of the form.
    for (const field of hidden) field.setAttribute('form', '-')
    return () => {
      internals.setFormValue(null)
      for (const field of hidden) field.removeAttribute('form')
    }
  })
}

/** Without internals there is no element to check. */
export const isDisabled = (host: Host, name: string | null) =>
  Boolean(name && host.internals && host.element.matches(':disabled'))

const submits = (field: Element): field is HTMLButtonElement | HTMLInputElement =>
  Reflect.get(field, 'type') === 'submit'

/** Submits the form as Enter in a field does. False if the element is in no form. */
export function submitForm(host: Host): boolean {
  const form = host.internals?.form
  if (!form) return false
  // An open dialog would cover the page and the form's error messages.
  host.call('close')
  const button = [...form.elements].find(submits)
  if (button) button.click()
  else form.requestSubmit()
  return true
}
