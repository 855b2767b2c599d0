// An entry in the form.
import { expect, test } from 'vitest'
import { Item } from '../../../demo/sandbox/editor/item.ts'

const field = (id: string, localized = true) => ({ id, name: id, type: 'Symbol', localized })
const [title, price, url] = [field('title'), field('price', false), field('url', false)]
const locales = [
  { code: 'en', default: true, fallbackCode: null },
  { code: 'de', default: false, fallbackCode: 'en' },
]
const type = { sys: { id: 'a' }, name: 'A', displayField: 'title', fields: [title, price, url] }
const opened = () => {
  const fields = { title: { en: 'Sea' }, price: { en: 4 } }
  return new Item({ kind: 'Entry', id: 'one' }, type, fields, locales)
}

test('what a language lacks is that of the next one, and not its own', () => {
  const item = opened()
  expect(item.own(title, 'de')).toBeUndefined()
  expect(item.value(title, 'de')).toBe('Sea')
  item.set(title, 'de', 'Meer')
  expect([item.value(title, 'de'), item.value(title, 'en')]).toEqual(['Meer', 'Sea'])
  item.set(title, 'de', '')
  expect(item.value(title, 'de')).toBe('Sea')
})

test('a field that is not translated is the same in each language', () => {
  const item = opened()
  item.set(price, 'de', 5)
  expect(item.fields.price).toEqual({ en: 5 })
  expect(item.value(price, 'en')).toBe(5)
})

test('what was typed is known by field, in each language, also when it was emptied', () => {
  const item = opened()
  expect(item.typed('de')).toBeNull()
  item.set(title, 'de', 'Meer')
  item.set(price, 'de', undefined)
  expect(item.typed('de')).toEqual({ title: 'Meer', price: undefined })
  expect(item.typed('en')).toEqual({ title: 'Sea', price: undefined })
})

test('it is called by its title, and without one by its id', () => {
  const item = opened()
  expect(item.title('de')).toBe('Sea')
  item.set(title, 'en', ' ')
  expect(item.title('en')).toBe('one')
})
