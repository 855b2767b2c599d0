// Where inputs come from: hostile pieces put together, valid inputs changed here and there, and JSON of
// any shape.
import fc from 'fast-check'
import { atoms, hostileAddresses, specialNames } from '../fixtures/hostile.ts'

const plainWords = ['', ' ', 'a', 'city', 'Kraków', '12', '10:50', '/a/b?c=d#e', 'ą', ',', '|', ':']

const piece = fc.oneof(
  fc.constantFrom(...atoms),
  fc.constantFrom(...plainWords),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

export const text = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))

/** A valid input with pieces cut out, and others put in their places. */
export const changed = (valid: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...valid),
      fc.array(fc.tuple(fc.nat(200), fc.nat(6), piece), { maxLength: 4 }),
    )
    .map(([start, changes]) =>
      changes.reduce((text, [at, cut, put]) => {
        const from = at % (text.length + 1)
        return text.slice(0, from) + put + text.slice(from + cut)
      }, start),
    )

export const address = fc.oneof(
  fc.constantFrom(...hostileAddresses),
  changed(hostileAddresses),
  changed([
    'https://example.com/a?b=c#d',
    '//example.com',
    '/a b',
    'mailto:a@example.com',
    'tel:1',
  ]),
  text,
)

export const name = fc.oneof(
  fc.constant('__proto__'),
  fc.constantFrom(...specialNames),
  fc.constantFrom('a', 'b', 'title', 'url'),
  text,
)

const leaf = fc.oneof(
  text,
  address,
  fc.constantFrom(null, true, false, 0, -1, 1e308, 20_260_312, '2026-03-12T12:00:00Z'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** As it comes over the wire: `__proto__` is a name like any other there. */
export const objectOf = <Value>(
  names: fc.Arbitrary<string>,
  values: fc.Arbitrary<Value>,
  maxLength = 5,
): fc.Arbitrary<Record<string, Value>> =>
  fc.array(fc.tuple(names, values), { maxLength }).map((pairs) => Object.fromEntries(pairs))

export const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    objectOf(name, tie('json'), 4),
  ),
}))

/** What is expected for the most part, and anything else now and then. */
export const mostly = <Value>(expected: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: expected, weight: 9 }, { arbitrary: json, weight: 1 })
