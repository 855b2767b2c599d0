// The form for an entry or an asset, made from its content type.
import { make } from '../dom.ts'
import type { Item } from '../item.ts'
import type { Field } from '../model.ts'
import type { Control, Given } from './control.ts'
import { type Kind, kindOf } from './kinds.ts'
import { link, links } from './links.ts'
import { date, json, long, number, short, toggle, words } from './plain.ts'
import { rich } from './rich.ts'

const controls: Readonly<Record<Kind, Control>> = {
  short,
  long,
  rich,
  date,
  switch: toggle,
  number,
  link,
  links,
  words,
  json,
}

export type Surroundings = Pick<Given, 'words' | 'choices' | 'open'>

const idOf = ({ id }: Field) => `field-${id}`

function row(
  field: Field,
  item: Item,
  locale: string,
  around: Surroundings,
  changed: () => void,
): HTMLElement {
  const id = idOf(field)
  const name = field.id === field.name ? field.name : `${field.name} `
  const { words } = around
  const hint = field.localized ? locale : words.allLanguages
  const control = controls[kindOf(field)]({
    ...around,
    id,
    label: field.name,
    value: item.own(field, locale),
    fallback: item.value(field, locale),
    linkType: (field.linkType ?? field.items?.linkType) === 'Asset' ? 'Asset' : 'Entry',
    change(value) {
      item.set(field, locale, value)
      changed()
    },
  })
  const label = make('label', { for: id }, name.trim(), ' ', make('small', {}, hint))
  return make('div', { class: 'field', 'data-kind': kindOf(field) }, label, control)
}

export function fieldsOf(
  item: Item,
  locale: string,
  around: Surroundings,
  changed: () => void,
): HTMLElement[] {
  return item.type.fields.map((field) => row(field, item, locale, around, changed))
}

/** Comes to a field of the form that is shown; false if it has none of that name. */
export function focusField(form: HTMLElement, fieldId: string): boolean {
  const control = form.querySelector<HTMLElement>(`#${CSS.escape(`field-${fieldId}`)}`)
  control?.focus()
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  return control !== null
}
