// Local times in a zone, even at extreme moments.
import { expect, test } from 'vitest'
import { clockAt, dayOf, oneDay } from '../../src/format/clock.ts'

test.each([
  ['Europe/Warsaw', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59Z'],
  ['Europe/Warsaw', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01T05:45:00Z'],
  ['America/New_York', '2026-01-01T04:00:00Z', '2025-12-31T23:00:00Z'],
  ['Asia/Tokyo', '2026-01-01T15:00:00Z', '2026-01-02T00:00:00Z'],
])('in %s at %s the clocks show %s', (zone, moment, shown) => {
  expect(new Date(clockAt(Date.parse(moment), zone)).toISOString()).toBe(
    shown.replace('Z', '.000Z'),
  )
})

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, 8.64e15, -1e17, 1e17])(
  'an invalid moment causes no error: %d',
  (moment) => {
    expect(() => clockAt(moment, 'Pacific/Kiritimati')).not.toThrow()
    expect(() => new Date(clockAt(moment, 'Pacific/Kiritimati')).toISOString()).not.toThrow()
  },
)

test('a day begins at its midnight, before 1970 too', () => {
  expect(dayOf(-1, 'UTC')).toBe(-oneDay)
  expect(dayOf(Date.parse('2026-03-12T23:30Z'), 'Europe/Warsaw')).toBe(Date.UTC(2026, 2, 13))
})

test('in the visitor’s own zone the clocks show the same as in the zone of that name', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  for (const moment of ['1969-12-31T23:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:30:00Z'])
    expect(clockAt(Date.parse(moment), null)).toBe(clockAt(Date.parse(moment), timeZone))
})
