// Form fields in a template: their values come from the record, and the visitor may change them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, shown } from './drawn.tsx'

// The library's hints for developers of components, which templates are not.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a field of a form stays the visitor’s', () => {
  test.each([
    ['<input value="{{v}}">', 'value'],
    ['<textarea>{{v}}</textarea>', 'value'],
  ])('%s', (html, name) => {
    const { box } = drawn(html, { v: 'typed for you' })
    expect(Reflect.get(box.firstElementChild ?? {}, name)).toBe('typed for you')
  })
  test('a muted film is muted', () => {
    expect(drawn('<video muted></video>').box.querySelector('video')?.muted).toBe(true)
  })
  test('a ticked box can be unticked', () => {
    const { box } = drawn('<input type="checkbox" checked>')
    const field = box.querySelector('input')
    field?.click()
    expect(field?.checked).toBe(false)
  })
  test('`checked` and `selected` set the first choice', () => {
    const { box } = drawn(
      '<input type="checkbox" checked><select><option>a</option><option selected>{{b}}</option></select>',
      { b: 'B' },
    )
    expect(box.querySelector('input')?.checked).toBe(true)
    expect(box.querySelector('select')?.value).toBe('B')
  })
})

describe('an attribute that is true by presence follows a value', () => {
  test.each([
    ['', false],
    [false, false],
    [0, false],
    [null, false],
    [true, true],
    ['yes', true],
  ])('disabled="{{%j}}" is %s', (value, is) => {
    expect(shown('<button disabled="{{v}}">a</button>', { v: value }).includes('disabled')).toBe(is)
  })
})
