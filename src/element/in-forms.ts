// Makes an element take part in the page's forms, like a field. Its component sets the value to send
// (src/search/box/useForm.ts).
import type { Extend } from './define.ts'

export const inForms: Extend = (Class) =>
  class extends Class {
    static readonly formAssociated = true

    /** Works as if the page had written the query again. A form may be around a whole page: only a field is reset. */
    formResetCallback() {
      if (Reflect.get(this, 'name')) this.attributeChangedCallback('query')
    }

    formDisabledCallback() {
      this.attributeChangedCallback('disabled')
    }
  }
