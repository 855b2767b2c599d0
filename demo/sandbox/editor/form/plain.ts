// Controls that the browser has: texts, numbers, dates, a switch, words, and JSON.
import { make } from '../dom.ts'
import { type Control, listOf, textOf } from './control.ts'
import { momentFrom, momentOf } from './dates.ts'

export const short: Control = ({ id, value, fallback, change }) => {
  const input = make('input', {
    id,
    value: textOf(value),
    placeholder: textOf(fallback),
    autocomplete: 'off',
    input: () => change(input.value),
  })
  return input
}

/** As high as its lines. */
function textArea(id: string, value: string, take: (area: HTMLTextAreaElement) => void) {
  const grow = () => {
    area.rows = Math.min(24, Math.max(2, area.value.split('\n').length))
  }
  const area = make('textarea', {
    id,
    input: () => {
      grow()
      take(area)
    },
  })
  area.value = value
  grow()
  return area
}

export const long: Control = ({ id, value, fallback, change }) => {
  const area = textArea(id, textOf(value), ({ value }) => change(value))
  area.placeholder = textOf(fallback)
  return area
}

export const number: Control = ({ id, value, change }) => {
  const input = make('input', {
    id,
    type: 'number',
    step: 'any',
    value: typeof value === 'number' ? value : '',
    input: () => change(input.value === '' ? undefined : input.valueAsNumber),
  })
  return input
}

export const date: Control = ({ id, value, change }) => {
  const { control, shown, zone } = momentOf(value)
  const input = make('input', {
    id,
    type: control,
    step: control === 'datetime-local' && 'any',
    value: shown,
    input: () => change(momentFrom(input.value, zone)),
  })
  return input
}

export const toggle: Control = ({ id, value, change }) => {
  const input = make('input', {
    id,
    type: 'checkbox',
    role: 'switch',
    checked: value === true,
    input: () => change(input.checked),
  })
  return input
}

/** One in each line. */
export const words: Control = ({ id, value, change }) =>
  textArea(id, listOf(value).join('\n'), (area) => {
    const list = area.value.split('\n').filter((word) => word.trim())
    change(list.length > 0 ? list : undefined)
  })

/** What is not finished is not told. */
export const json: Control = ({ id, value, words, change }) => {
  const text = value === undefined ? '' : JSON.stringify(value, null, 2)
  const area = textArea(id, text, (area) => {
    const read = parsed(area.value)
    area.setCustomValidity(read ? '' : words.noJson)
    area.toggleAttribute('aria-invalid', !read)
    note.textContent = area.validationMessage
    if (read) change(read.value)
  })
  const note = make('p', { id: `${id}-note`, class: 'note', role: 'status' })
  area.spellcheck = false
  area.setAttribute('aria-describedby', note.id)
  return make('div', {}, area, note)
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: text.trim() ? JSON.parse(text) : undefined }
  } catch {
    return null
  }
}
