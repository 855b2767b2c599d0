// What the options know of the popup around them.
import { requiredContext } from '../../shell/required-context.ts'

interface Listbox {
  id: string
  /** Id of the active option. */
  active: string | undefined
  close: () => void
}

export const [ListboxContext, useListbox] = requiredContext<Listbox>('its Popup')
