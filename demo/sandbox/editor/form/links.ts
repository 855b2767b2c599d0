// Controls for links: one of them, or a list in an order.
import { button, make, options, signButton } from '../dom.ts'
import { type Key, keyOfLink, linkTo, written } from '../model.ts'
import type { Choice } from '../space.ts'
import { type Control, type Given, listOf } from './control.ts'

/** Called by its title as soon as that is known. */
export function named(given: Given, key: Key, show: (title: string) => void) {
  show(key.id)
  given.choices(key.kind).then((all) => {
    const found = all.find((choice) => written(choice.key) === written(key))
    if (found) show(found.title)
  })
}

const asOption = ({ key, title, type }: Choice) => ({ value: key.id, title, group: type })

/** A list to choose from, with what is chosen already. */
function select(given: Given, none: string, chosen: string, values: Record<string, string>) {
  const list = make('select', values, ...options([{ value: '', title: none }]))
  if (chosen) list.append(...options([{ value: chosen, title: chosen }]))
  list.value = chosen
  given.choices(given.linkType).then((all) => {
    const now = list.value
    const isThere = !now || all.some(({ key }) => key.id === now)
    const lost = isThere ? [] : [{ value: now, title: now }]
    list.replaceChildren(...options([{ value: '', title: none }, ...lost, ...all.map(asOption)]))
    list.value = now
  })
  return list
}

export const link: Control = (given) => {
  const { id, value, linkType, words, change, open } = given
  const list = select(given, words.none, keyOfLink(value)?.id ?? '', { id })
  const edit = button(words.edit, () => open({ kind: linkType, id: list.value }))
  const tell = () => {
    edit.disabled = !list.value
  }
  tell()
  list.addEventListener('change', () => {
    tell()
    change(list.value ? linkTo({ kind: linkType, id: list.value }) : undefined)
  })
  return make('div', { class: 'row' }, list, edit)
}

export const links: Control = (given) => {
  const { id, label, linkType, words, change } = given
  let keys = listOf(given.value).flatMap((value) => keyOfLink(value) ?? [])
  const list = make('ol', { class: 'links' })
  const show = () => list.replaceChildren(...keys.map((_, at) => linkRow(given, keys, at, take)))
  const take: Take = (now, at, title) => {
    keys = now
    change(keys.length > 0 ? keys.map(linkTo) : undefined)
    show()
    const row = list.children[Math.min(at, keys.length - 1)]
    focusOn(row?.querySelectorAll('button') ?? [], title, more)
  }
  const more = select(given, words.addOne, '', { id, 'aria-label': `${label}: ${words.addOne}` })
  more.addEventListener('change', () => {
    if (more.value) take([...keys, { kind: linkType, id: more.value }], 0, '')
    more.value = ''
  })
  show()
  return make('div', {}, list, more)
}

/** In the place of all; then the button of that title has the focus, in the row at that place. */
type Take = (keys: Key[], at: number, title: string) => void

function focusOn(buttons: Iterable<HTMLButtonElement>, title: string, otherwise: HTMLElement) {
  const all = [...buttons].filter(({ disabled }) => !disabled)
  const found = all.find((one) => one.title === title) ?? (title && all.at(-1))
  const target = found || otherwise
  target.focus()
}

function linkRow(given: Given, keys: readonly Key[], at: number, take: Take): HTMLElement {
  const { words, open } = given
  const others = keys.filter((_, index) => index !== at)
  const key = keys[at] ?? { kind: given.linkType, id: '' }
  const moveTo = (place: number, title: string) => () =>
    take([...others.slice(0, place), key, ...others.slice(place)], place, title)
  const up = signButton('↑', words.up, moveTo(at - 1, words.up))
  const down = signButton('↓', words.down, moveTo(at + 1, words.down))
  up.disabled = at === 0
  down.disabled = at === others.length
  const remove = signButton('×', words.remove, () => take(others, at, words.remove))
  const name = make('span', { class: 'name' })
  const edit = button(words.edit, () => open(key))
  named(given, key, (title) => {
    name.textContent = title
    for (const one of [up, down, remove]) one.setAttribute('aria-label', `${one.title}: ${title}`)
    edit.setAttribute('aria-label', `${words.edit}: ${title}`)
  })
  return make('li', {}, name, edit, up, down, remove)
}
