// A short pass of the fuzzer, the same one in every run. `npm run fuzz` goes on for as long as it may.
import { ok } from 'node:assert/strict'
import { beforeEach, expect, test, vi } from 'vitest'
import { text } from './inputs.ts'
import { isProperty } from './properties.ts'
import { target } from './target.ts'
import { targets } from './targets.ts'

beforeEach(() => {
  for (const say of ['warn', 'error'] as const) vi.spyOn(console, say).mockImplementation(() => {})
  vi.stubGlobal('CSS', { supports: isProperty })
})

const how = { seed: 20_261_123, rounds: 200 }

test.each(targets.map((one) => [one.name, one] as const))(
  'nothing hostile comes through, nor breaks anything: %s',
  (_, { search }) => {
    expect(search(how)).toEqual({ rounds: how.rounds, found: null })
  },
)

test('a failure is found, made small, and found again by its seed', () => {
  const { search } = target('scripts', text, (value) => ok(!value.includes('<script'), 'a script'))
  const once = search({ ...how, rounds: 2000 })
  expect(once.found?.why).toBe('a script')
  expect(String(once.found?.input)).toMatch(/<script/)
  expect(String(once.found?.input).length).toBeLessThan(60)
  expect(search({ ...how, rounds: 2000 })).toEqual(once)
})

test('a changed prototype is found', () => {
  const { search } = target('prototypes', text, () => {
    Object.assign(Object.prototype, { polluted: true })
  })
  const { found } = search({ ...how, rounds: 1 })
  Reflect.deleteProperty(Object.prototype, 'polluted')
  expect(found?.why).toMatch(/a prototype that all objects share has changed/)
})
