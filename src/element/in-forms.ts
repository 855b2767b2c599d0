// An element that takes part in the forms of the page, as a field does. What it sends is told where its
// component knows it (src/search/box/useForm.ts).
import type { Extend } from './define.ts'

export const inForms: Extend = (Class) =>
  class extends Class {
    static readonly formAssociated = true

    /** As when the page writes the query once more. A form may be around a whole page: only a field is reset. */
    formResetCallback() {
      if (Reflect.get(this, 'name')) this.attributeChangedCallback('query')
    }

    formDisabledCallback() {
      this.attributeChangedCallback('disabled')
    }
  }
