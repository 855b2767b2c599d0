// Dates are typed, picked or chosen as a whole; the calendar is walked by keys.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Interval } from '../../../src/search/engine/filter.ts'
import { DateFacet } from '../../../src/search/filters/kinds/date.tsx'
import { blur, boxAt, click, one, press, show, type } from './showing.tsx'

const second = (text: string) => Date.parse(text) / 1000
const bounds = { min: second('2026-01-01'), max: second('2027-12-31') }
const from = (day: string) => ({ min: second(`${day}T00:00:00+01:00`) })
const until = (day: string) => ({ max: second(`${day}T23:59:59+01:00`) })
const within = (first: string, last: string) => ({ ...from(first), ...until(last) })

const shown = (value: Interval = {}, locale = 'pl') => show(DateFacet, { bounds, value, locale })
const opened = (value: Interval = {}, locale = 'pl') => {
  const facet = shown(value, locale)
  const button = one(facet.box, '[aria-expanded]')
  click(button)
  const day = (name: string) => one(facet.box, `td[aria-label*="${name}"]`)
  return { ...facet, button, day, cursor: () => one(facet.box, 'td[tabindex="0"]') }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('the boxes', () => {
  test('send one request, for whole days', () => {
    const { box, asked } = shown()
    type(boxAt(box, 0), '24.12.26')
    press(boxAt(box, 0), 'Enter')
    blur(boxAt(box, 0))
    type(boxAt(box, 1), '2026-12-26')
    blur(boxAt(box, 1))
    expect(asked).toEqual([from('2026-12-24'), within('2026-12-24', '2026-12-26')])
    expect([boxAt(box, 0).value, boxAt(box, 1).value]).toEqual(['24.12.2026', '26.12.2026'])
  })

  test('put days in order, each whole', () => {
    const { box, asked } = shown(from('2026-12-24'))
    type(boxAt(box, 1), '20.12.2026')
    blur(boxAt(box, 1))
    expect(asked).toEqual([within('2026-12-20', '2026-12-24')])
  })

  test('show a message with an example for an invalid date, and send nothing', () => {
    const { box, asked } = shown()
    type(boxAt(box, 0), '31.02.2026')
    blur(boxAt(box, 0))
    expect(boxAt(box, 0).getAttribute('aria-invalid')).toBe('true')
    expect(box.textContent).toContain('Od: Wpisz datę, na przykład 21.11.2026.')
    expect(boxAt(box, 0).value).toBe('31.02.2026')
    expect(asked).toEqual([])
  })

  test('count in milliseconds where the records do', () => {
    const { box, asked } = show(DateFacet, {
      bounds: { min: bounds.min * 1000, max: bounds.max * 1000 },
      locale: 'pl',
    })
    type(boxAt(box, 1), '24.12.2026')
    blur(boxAt(box, 1))
    expect(asked).toEqual([{ max: Date.parse('2026-12-24T23:59:59.999+01:00') }])
  })
})

describe('a preset', () => {
  const preset = (box: Element, name: string) => {
    const button = [...box.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    )
    if (!button) throw new Error(`no button ${name}`)
    return button
  }

  test('sends one request, is marked, and is removed by a second press', () => {
    const { box, asked } = shown()
    click(preset(box, 'Ten weekend'))
    expect(asked).toEqual([within('2026-11-21', '2026-11-22')])
    expect(preset(box, 'Ten weekend').getAttribute('aria-pressed')).toBe('true')
    expect(preset(box, 'Dzisiaj').getAttribute('aria-pressed')).toBe('false')
    expect(boxAt(box, 1).value).toBe('22.11.2026')
    click(preset(box, 'Ten weekend'))
    expect(asked.at(-1)).toEqual({})
  })
})

describe('the calendar', () => {
  test('is shown and hidden by its button', () => {
    const { box, button } = opened()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(one(box, '[role=grid]')).toBeDefined()
    click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(box.querySelector('[role=grid]')).toBeNull()
  })

  test('begins at today, which is marked', () => {
    const { box, cursor } = opened()
    expect(cursor().getAttribute('aria-label')).toBe('sobota, 21 listopada 2026')
    expect(cursor()).toBe(one(box, '[aria-current=date]'))
    expect(box.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
  })

  test('begins at the nearest day that records have', () => {
    const { box } = show(DateFacet, {
      bounds: { min: second('2020-01-01'), max: second('2020-02-05') },
    })
    click(one(box, '[aria-expanded]'))
    expect(one(box, 'td[tabindex="0"]').getAttribute('aria-label')).toContain('February 5, 2020')
  })

  test.each([
    ['pl', 'poniedziałek', 'niedziela'],
    ['en', 'Sunday', 'Saturday'],
  ])('has the week of %s, from %s to %s', (locale, first, last) => {
    const names = [...opened({}, locale).box.querySelectorAll('th')].map((name) =>
      name.getAttribute('aria-label'),
    )
    expect([names[0], names.at(-1)]).toEqual([first, last])
  })

  test.each([
    ['ArrowRight', {}, '22 listopada 2026'],
    ['ArrowLeft', {}, '20 listopada 2026'],
    ['ArrowDown', {}, '28 listopada 2026'],
    ['ArrowUp', {}, '14 listopada 2026'],
    ['Home', {}, '16 listopada 2026'],
    ['End', {}, '22 listopada 2026'],
    ['PageUp', {}, '21 października 2026'],
    ['PageDown', {}, '21 grudnia 2026'],
    ['PageUp', { shiftKey: true }, '21 listopada 2025'],
    ['PageDown', { shiftKey: true }, '21 listopada 2027'],
  ])('is walked by %s %j to %s', (key, more, name) => {
    const { cursor, asked } = opened()
    const event = press(cursor(), key, more)
    expect(event.defaultPrevented).toBe(true)
    expect(cursor().getAttribute('aria-label')).toContain(name)
    expect(document.activeElement).toBe(cursor())
    expect(asked).toEqual([])
  })

  test('goes on into the next month', () => {
    const { box, cursor } = opened()
    for (let step = 0; step < 10; step += 1) press(cursor(), 'ArrowRight')
    expect(cursor().getAttribute('aria-label')).toContain('1 grudnia 2026')
    expect(one(box, '.month').textContent).toContain('grudzień 2026')
  })

  test('leaves other keys to the page', () => {
    const { cursor } = opened()
    expect(press(cursor(), 'Tab').defaultPrevented).toBe(false)
    expect(press(cursor(), 'a').defaultPrevented).toBe(false)
  })

  test.each(['Enter', ' '])('takes the first day with %j, then the last', (key) => {
    const { cursor, asked, box } = opened()
    press(cursor(), key)
    press(cursor(), 'ArrowDown')
    press(cursor(), key)
    expect(asked).toEqual([from('2026-11-21'), within('2026-11-21', '2026-11-28')])
    expect(box.querySelectorAll('td[aria-selected=true]')).toHaveLength(8)
    expect(document.activeElement).toBe(cursor())
  })

  test('swaps when the second day is the earlier, and starts again with the third', () => {
    const { day, asked } = opened()
    click(day(', 12 listopada'))
    click(day(', 10 listopada'))
    click(day(', 15 listopada'))
    expect(asked).toEqual([
      from('2026-11-12'),
      within('2026-11-10', '2026-11-12'),
      from('2026-11-15'),
    ])
  })

  test('takes one day chosen twice as that day', () => {
    const { day, asked } = opened()
    click(day(', 12 listopada'))
    click(day(', 12 listopada'))
    expect(asked.at(-1)).toEqual(within('2026-11-12', '2026-11-12'))
  })

  test('follows what is chosen elsewhere', () => {
    const { box, set } = opened()
    set(within('2027-03-01', '2027-03-05'))
    expect(one(box, '.month').textContent).toContain('marzec 2027')
    expect(box.querySelectorAll('td[aria-selected=true]')).toHaveLength(5)
    set({})
    expect(box.querySelectorAll('td[aria-selected=true]')).toHaveLength(0)
  })

  test('turns its months by buttons, which keep the focus', () => {
    const { box } = opened()
    const next = one(box, '[aria-label="Następny miesiąc"]')
    next.focus()
    click(next)
    expect(one(box, '.month').textContent).toContain('grudzień 2026')
    expect(document.activeElement).toBe(next)
    click(one(box, '[aria-label="Poprzedni miesiąc"]'))
    expect(one(box, '.month').textContent).toContain('listopad 2026')
  })
})
