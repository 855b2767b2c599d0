// A range sends one request when it settles. Invalid input shows a message, and sends nothing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RangeFacet } from '../../../src/search/filters/kinds/range.tsx'
import { blur, boxAt, enter, press, release, show, thumbAt, type, wait } from './showing.tsx'

const bounds = { min: 10, max: 500 }
const texts = (box: Element) => [boxAt(box, 0).value, boxAt(box, 1).value]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a box', () => {
  test('sends a request on Enter, and not again when it is left', () => {
    const { box, asked } = show(RangeFacet, { bounds })
    type(boxAt(box, 0), '50')
    expect(asked).toEqual([])
    press(boxAt(box, 0), 'Enter')
    blur(boxAt(box, 0))
    expect(asked).toEqual([{ min: 50 }])
  })

  test.each([
    ['asks when it is left', { min: 50 }, 1, '80', [{ min: 50, max: 80 }], ['50', '80']],
    ['asks nothing for the limit that stands', { min: 50 }, 0, '50.0', [], ['50', '']],
    ['that is emptied is no limit', { min: 50, max: 80 }, 0, ' ', [{ max: 80 }], ['', '80']],
    ['keeps a limit that equals the bound', {}, 0, '10', [{ min: 10 }], ['10', '']],
    ['is put in order with the other', { min: 50 }, 1, '20', [{ min: 20, max: 50 }], ['20', '50']],
  ])('%s', (_, value, at, text, wanted, shown) => {
    const { box, asked } = show(RangeFacet, { bounds, value })
    type(boxAt(box, at), text)
    blur(boxAt(box, at))
    expect(asked).toEqual(wanted)
    expect(texts(box)).toEqual(shown)
  })

  test('reads and writes as the language does', () => {
    const { box, asked } = show(RangeFacet, { bounds, locale: 'de' })
    type(boxAt(box, 1), '1.234,5')
    blur(boxAt(box, 1))
    expect(asked).toEqual([{ max: 1234.5 }])
    expect(texts(box)).toEqual(['', '1.234,5'])
  })

  test('does not take the Enter that ends a composition', () => {
    const { box, asked } = show(RangeFacet, { bounds })
    type(boxAt(box, 0), '50')
    press(boxAt(box, 0), 'Enter', { isComposing: true })
    expect(asked).toEqual([])
  })

  test('shows the bound as a hint', () => {
    const { box } = show(RangeFacet, { bounds: { min: 0.5, max: 1234.5 }, locale: 'de' })
    expect([boxAt(box, 0).placeholder, boxAt(box, 1).placeholder]).toEqual(['0,5', '1.234,5'])
  })
})

describe('an invalid number', () => {
  const typed = (value = {}) => {
    const shown = show(RangeFacet, { bounds, value })
    type(boxAt(shown.box, 0), 'cheap')
    press(boxAt(shown.box, 0), 'Enter')
    blur(boxAt(shown.box, 0))
    return shown
  }
  const message = (box: Element) => {
    const id = boxAt(box, 0).getAttribute('aria-describedby')
    return id && document.getElementById(id)?.textContent
  }

  test('shows a message, stays in the box, and sends nothing', () => {
    const { box, asked } = typed({ min: 50 })
    expect(boxAt(box, 0).getAttribute('aria-invalid')).toBe('true')
    expect(message(box)).toBe('Minimum: Please enter a number.')
    expect(boxAt(box, 0).value).toBe('cheap')
    expect(asked).toEqual([])
  })

  test('has no message any more once it is corrected', () => {
    const { box, asked } = typed()
    type(boxAt(box, 0), '5')
    expect(boxAt(box, 0).getAttribute('aria-invalid')).toBeNull()
    expect(message(box)).toBe('')
    blur(boxAt(box, 0))
    expect(asked).toEqual([{ min: 5 }])
  })

  test('stays while the other box is used', () => {
    const { box } = typed()
    type(boxAt(box, 1), '90')
    blur(boxAt(box, 1))
    expect(texts(box)).toEqual(['cheap', '90'])
  })

  test('is replaced by a limit from elsewhere', () => {
    const { box, set } = typed()
    set({ min: 70 })
    expect(texts(box)).toEqual(['70', ''])
    expect(boxAt(box, 0).getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a change from elsewhere', () => {
  test('shows at once', () => {
    const { box, set, asked } = show(RangeFacet, { bounds, value: { min: 50, max: 80 } })
    set({ max: 90 })
    expect(texts(box)).toEqual(['', '90'])
    set(undefined)
    expect(texts(box)).toEqual(['', ''])
    expect(asked).toEqual([])
  })

  test('does not replace text that is being typed', () => {
    const { box, set, asked } = show(RangeFacet, { bounds, value: { min: 50, max: 80 } })
    type(boxAt(box, 0), '6')
    set({})
    expect(texts(box)).toEqual(['6', ''])
    blur(boxAt(box, 0))
    expect(asked).toEqual([{ min: 6 }])
  })
})

describe('the slider', () => {
  test('shows the value at once, and sends one request when it is released', () => {
    const { box, asked } = show(RangeFacet, { bounds })
    for (const mark of ['20', '30', '40']) {
      enter(thumbAt(box, 0), mark)
      wait(100)
    }
    expect(texts(box)).toEqual(['40', ''])
    expect(asked).toEqual([])
    release(thumbAt(box, 0))
    wait(1000)
    blur(thumbAt(box, 0))
    expect(asked).toEqual([{ min: 40 }])
  })

  test('sends a request 400 ms after the last key', () => {
    const { box, asked } = show(RangeFacet, { bounds })
    enter(thumbAt(box, 1), '499')
    wait(300)
    enter(thumbAt(box, 1), '498')
    wait(399)
    expect(asked).toEqual([])
    wait(1)
    expect(asked).toEqual([{ max: 498 }])
    wait(1000)
    expect(asked).toHaveLength(1)
  })

  test('sends nothing when it returns to its old place, or is removed', () => {
    const { box, asked, leave } = show(RangeFacet, { bounds, value: { min: 50 } })
    enter(thumbAt(box, 0), '60')
    enter(thumbAt(box, 0), '50')
    release(thumbAt(box, 0))
    enter(thumbAt(box, 0), '60')
    leave()
    wait(1000)
    expect(asked).toEqual([])
  })

  test('has thumbs that may meet but not cross', () => {
    const { box, asked } = show(RangeFacet, { bounds, value: { min: 50, max: 80 } })
    enter(thumbAt(box, 0), '200')
    expect([thumbAt(box, 0).value, thumbAt(box, 1).value]).toEqual(['80', '80'])
    release(thumbAt(box, 0))
    expect(asked).toEqual([{ min: 80, max: 80 }])
  })

  test.each([
    ['is no limit at its end', bounds, '10', { max: 80 }],
    ['asks nothing beyond the bounds', { min: 9.99, max: 60.5 }, '61', { min: 60.5, max: 80 }],
  ])('%s', (_, bounds, mark, wanted) => {
    const { box, asked } = show(RangeFacet, { bounds, value: { min: 50, max: 80 } })
    enter(thumbAt(box, 0), mark)
    release(thumbAt(box, 0))
    expect(asked).toEqual([wanted])
  })

  test('follows a change from elsewhere', () => {
    const { box, asked, set } = show(RangeFacet, { bounds })
    enter(thumbAt(box, 0), '60')
    set({ min: 70 })
    wait(1000)
    expect(thumbAt(box, 0).value).toBe('70')
    expect(asked).toEqual([])
  })

  test('says its value in the numbers of the language, and which end it is', () => {
    const { box } = show(RangeFacet, { bounds: { min: 0, max: 1234.5 }, locale: 'de' })
    expect(thumbAt(box, 1).getAttribute('aria-valuetext')).toBe('1.235')
    expect(thumbAt(box, 1).getAttribute('aria-label')).toBe('Price: Bis')
  })

  test.each([[null], [{ min: 5, max: 5 }], [{ min: Number.NaN, max: 5 }]])(
    'is not there within %j',
    (none) => {
      const { box } = show(RangeFacet, { bounds: none })
      expect(box.querySelector('input[type=range]')).toBeNull()
      expect(boxAt(box, 0)).toBeDefined()
    },
  )
})

describe('if most values are at one end of the track', () => {
  const counts = { 5: 3, 6: 1, 8: 2, 9: 1, 12: 2, 200: 1 }
  const skewed = { bounds: { min: 5, max: 200 }, counts }
  const marks = (box: Element) => [0, 1].map((at) => thumbAt(box, at).value)

  test('its marks are the values, announced with their currency, and its ends are no limits', () => {
    const { box, asked } = show(RangeFacet, { ...skewed, currency: 'EUR' })
    expect([thumbAt(box, 0).min, thumbAt(box, 0).max, thumbAt(box, 0).step]).toEqual([
      '0',
      '5',
      '1',
    ])
    enter(thumbAt(box, 0), '2')
    expect(thumbAt(box, 0).getAttribute('aria-valuetext')).toBe('€8')
    expect(thumbAt(box, 1).getAttribute('aria-valuetext')).toBe('€200')
    expect(texts(box)).toEqual(['8', ''])
    release(thumbAt(box, 0))
    enter(thumbAt(box, 0), '0')
    release(thumbAt(box, 0))
    expect(asked).toEqual([{ min: 8 }, {}])
  })

  test('limits between two marks have the inner ones, and thumbs do not cross', () => {
    const { box, set } = show(RangeFacet, { ...skewed, value: { min: 7, max: 100 } })
    expect(marks(box)).toEqual(['2', '4'])
    set({ min: 50, max: 100 })
    expect(marks(box)).toEqual(['5', '5'])
  })

  test('each value has a bar as high as its count', () => {
    const { box } = show(RangeFacet, { ...skewed, value: { max: 8 } })
    const bars = [...box.querySelectorAll<HTMLElement>('.histogram i')]
    expect(bars.map(({ style }) => Math.round(Number.parseFloat(style.height)))).toEqual([
      100, 33, 67, 33, 67, 33,
    ])
    expect(box.querySelectorAll('[data-chosen]')).toHaveLength(3)
  })

  test.each([
    ['spread evenly', { 5: 1, 60: 1, 100: 1, 140: 1, 200: 1 }],
    ['so few that steps would be long', { 5: 1, 6: 1, 7: 1, 200: 1 }],
    ['not all known', { 5: 1, 6: 1, 7: 1, 8: 1, 150: 1 }],
  ])('are %s, marks are numbers', (_, counts) => {
    const { box } = show(RangeFacet, { ...skewed, counts })
    expect(thumbAt(box, 1).max).toBe('200')
  })
})

test('years are written without a mark between thousands, other numbers with it', () => {
  const years = show(RangeFacet, { bounds: { min: 1998, max: 2026 }, value: { min: 2001 } })
  expect(texts(years.box)).toEqual(['2001', ''])
  expect(boxAt(years.box, 1).placeholder).toBe('2026')
  expect(thumbAt(years.box, 0).getAttribute('aria-valuetext')).toBe('2001')
  for (const bounds of [
    { min: 1998, max: 3026 },
    { min: 1998.5, max: 2026 },
  ])
    expect(boxAt(show(RangeFacet, { bounds }).box, 1).placeholder).toMatch(/^[23],026$/)
})
