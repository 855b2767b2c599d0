// Lists in attributes, as far as the form adds to them and takes from them.
import { facetTypes } from '../../src/contract/facet-types.ts'

/** The items as they are written: a comma in brackets or behind a backslash separates nothing. */
export const itemsOf = (list: string) =>
  (list.match(/(?:\\.|\([^)]*\)|\{[^}]*\}|[^,\\])+/g) ?? [])
    .map((item) => item.trim())
    .filter(Boolean)

const types = new RegExp(`:\\s*(?:${facetTypes.join('|')})\\s*$`)

/** What an item is about, without its label, options and type: `price:range(closed)|Price` → `price`. */
export const nameOf = (item: string) =>
  item
    .replace(/(?<!\\)\|.*$/s, '')
    .replace(/\([^)]*\)\s*$/, '')
    .replace(types, '')
    .replace(/\\([,|\\])/g, '$1')
    .trim()

export const namesIn = (list: string) => itemsOf(list).map(nameOf)

const bar = /(?<!\\)\|/

/** What visitors read for an item; empty where it says nothing. */
export const labelIn = (item: string) =>
  item
    .split(bar)
    .slice(1)
    .join('|')
    .replace(/\\([,|\\])/g, '$1')
    .trim()

/** Escapes commas and bars with a backslash, except in braces, where they separate nothing. */
export const asItem = (text: string) =>
  text.trim().replace(/\{[^}]*\}|[,|\\]/g, (sign) => (sign.startsWith('{') ? sign : `\\${sign}`))

/** The item of that name with another label, or none. */
export const withLabel = (list: string, name: string, label: string) =>
  itemsOf(list)
    .map((item) => {
      if (nameOf(item) !== name) return item
      const [head = item] = item.split(bar)
      return [head.trim(), asItem(label)].filter(Boolean).join('|')
    })
    .join(', ')

/** One name instead of another; options and labels stay. */
export const renamed = (list: string, from: string, to: string) =>
  itemsOf(list)
    .map((item) => {
      const isIt = nameOf(item) === from || nameOf(item).split('>').includes(from)
      return isIt ? item.replace(from, () => to) : item
    })
    .join(', ')

/** Adds the item, or takes away the one of the same name. */
export function toggled(list: string, item: string): string {
  const items = itemsOf(list).filter((one) => one !== 'none')
  const others = items.filter((one) => nameOf(one) !== nameOf(item))
  return (others.length < items.length ? others : [...items, item]).join(', ')
}

/** `{language}` and its kin, as far as they are known without the page; null where they are not. */
export function filled(text: string, language: string): string | null {
  const known = text
    .replace(/\{language(?::([^}]*))?\}/g, (_, list?: string) => {
      const offered = list?.split(',').map((one) => one.trim()) ?? [language]
      return offered.includes(language) ? language : (offered[0] ?? language)
    })
    .replace(/\{locale\}/g, language)
  return /\{[^}]*\}/.test(known) ? null : known
}
