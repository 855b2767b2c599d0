// Elements of the page, made in one go.

type Value = string | number | boolean | undefined | ((event: Event) => void)
type Child = Node | string | false | null

/** Functions are listeners; `true` is an attribute without a value, and `false` none. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Record<string, Value> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== undefined && value !== false) element.setAttribute(key, String(value))
  }
  element.append(...children.filter((child) => child !== false && child !== null))
  return element
}

export interface Option {
  value: string
  title: string
}

const option = ({ value, title }: Option) => make('option', { value }, title)

/** Groups by their names; those without one come first. */
export function options(all: readonly (Option & { group?: string })[]): HTMLElement[] {
  const loose = all.filter(({ group }) => !group).map(option)
  const names = new Set(all.flatMap(({ group }) => group ?? []))
  const groups = [...names].map((label) =>
    make('optgroup', { label }, ...all.filter(({ group }) => group === label).map(option)),
  )
  return [...loose, ...groups]
}

export const button = (words: string, click: () => void, values: Record<string, Value> = {}) =>
  make('button', { type: 'button', click, ...values }, words)

/** A sign to see, and words to hear. */
export const signButton = (sign: string, words: string, click: () => void) =>
  button(sign, click, { 'aria-label': words, title: words, class: 'sign' })
