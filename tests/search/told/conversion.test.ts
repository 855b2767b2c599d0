// Turns conversions into events, which the sandbox checks strictly.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { complaintAbout } from '../../../demo/sandbox/search/insights/check-event.ts'
import type { Json } from '../../../src/net/json.ts'

const queryID = '0123456789abcdef0123456789abcdef'
const other = 'fedcba9876543210fedcba9876543210'
const ways: Record<string, { queryID: string; index: string }> = {
  found: { queryID, index: 'shop_cheap' },
  too: { queryID, index: 'shop_cheap' },
  elsewhere: { queryID: other, index: 'shop_cheap' },
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const told = () => warn.mock.calls.map(([line]) => String(line))

let module: typeof import('../../../src/search/told/conversion.ts')
beforeEach(async () => {
  vi.resetModules()
  module = await import('../../../src/search/told/conversion.ts')
  warn.mockClear()
})

/** As the service gets them, which takes each. */
function eventsOf(said: Json, index: string | undefined = 'shop'): Json[] {
  const events = module.eventsOf(said, (id) => ways[id] ?? { index })
  const sent: Json[] = JSON.parse(JSON.stringify(events))
  for (const event of sent) expect(complaintAbout({ ...event, userToken: 'me' })).toBeUndefined()
  return sent
}

const lamp = { objectID: 'lamp', price: 10 }

describe('a conversion', () => {
  test('into the cart is sent with price, currency and the sum', () => {
    const objects = [{ objectID: 'lamp', price: '19.90', quantity: '3', discount: 2 }]
    expect(eventsOf({ event: 'add-to-cart', currency: 'eur', objects })).toEqual([
      {
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        eventName: 'add-to-cart',
        index: 'shop',
        objectIDs: ['lamp'],
        objectData: [{ price: 19.9, quantity: 3, discount: 2 }],
        currency: 'EUR',
        value: 59.7,
      },
    ])
    expect(told()).toEqual([])
  })

  test('with any other name is a plain event, without values that are not given', () => {
    expect(eventsOf({ event: 'Signed up', objects: [{ objectID: 7 }] })).toEqual([
      { eventType: 'conversion', eventName: 'Signed up', index: 'shop', objectIDs: ['7'] },
    ])
    const [named] = eventsOf({ event: 'purchase', eventName: 'Order paid', objects: [lamp] })
    expect(named).toMatchObject({ eventSubtype: 'purchase', eventName: 'Order paid' })
    expect(eventsOf({ event: 'constructor', objects: [lamp] })[0]).not.toHaveProperty(
      'eventSubtype',
    )
  })

  test('after a search has the query id, and the index that answered', () => {
    const [event] = eventsOf({ event: 'add-to-cart', objects: [{ objectID: 'found' }] })
    expect(event).toMatchObject({ queryID, index: 'shop_cheap', objectIDs: ['found'] })
    expect(event).not.toHaveProperty('objectData')
    const objects = [{ objectID: 'found' }]
    expect(eventsOf({ event: 'x', index: 'named', objects })[0]).toMatchObject({ index: 'named' })
  })

  test('of results of several queries is an event for each', () => {
    const objects = ['found', 'too', 'elsewhere', 'lamp'].map((objectID) => ({ objectID }))
    expect(
      eventsOf({ event: 'add-to-cart', objects }).map((event) => [event.objectIDs, event.queryID]),
    ).toEqual([
      [['found', 'too'], queryID],
      [['elsewhere'], other],
      [['lamp'], undefined],
    ])
  })

  test('that is a purchase is one event, with the query id of each product', () => {
    const objects = [
      { objectID: 'found', price: 0.1 },
      { objectID: 'elsewhere', price: 0.2 },
      { objectID: 'lamp', price: 5, queryID: other },
    ]
    const events = eventsOf({ event: 'purchase', currency: 'PLN', index: 'shop', objects })
    expect(events).toHaveLength(1)
    expect(events[0]).not.toHaveProperty('queryID')
    expect(events[0]).toMatchObject({
      objectData: [
        { price: 0.1, queryID },
        { price: 0.2, queryID: other },
        { price: 5, queryID: other },
      ],
      value: 5.3,
    })
  })

  test('of more than twenty products is divided, and a total from the page counts once', () => {
    const objects = Array.from({ length: 45 }, (_, at) => ({ objectID: `${at}`, price: 1 }))
    const all = { event: 'purchase', currency: 'EUR', objects }
    const lengths = (events: Json[]) => events.map(({ objectIDs }) => Object(objectIDs).length)
    expect(lengths(eventsOf(all))).toEqual([20, 20, 5])
    expect(eventsOf(all).map(({ value }) => value)).toEqual([20, 20, 5])
    expect(eventsOf({ ...all, value: '40' }).map(({ value }) => value)).toEqual([40, 0, 0])
  })
})

describe('a mistake', () => {
  test.each<[string, Json, string]>([
    ['no name', { objects: [lamp] }, 'an object'],
    ['a name with other letters', { event: 'Zażółć', objects: [lamp] }, 'ASCII'],
    ['a name that is too long', { event: 'x'.repeat(65), objects: [lamp] }, 'up to 64'],
    ['no objects', { event: 'x' }, 'objectID'],
    ['an object without an id', { event: 'x', objects: [{ price: 1 }] }, 'objectID'],
    ['an object that is none', { event: 'x', objects: [null] }, 'objectID'],
  ])('%s: nothing is told, and the owner hears why', (_name, said, word) => {
    expect(eventsOf(said)).toEqual([])
    expect(told().join()).toContain(word)
  })

  test('no index: nothing is sent, and the owner reads why', () => {
    expect(module.eventsOf({ event: 'x', objects: [lamp] }, () => ({ index: undefined }))).toEqual(
      [],
    )
    expect(told().join()).toContain('index')
  })

  test.each<[string, Json, string]>([
    ['a price in words', { price: '19,90 zł' }, 'price is left out. Write a number'],
    ['a price below nothing', { price: -1 }, 'price is left out. Write a number'],
    ['a price without end', { price: 1 / 0 }, 'price is left out. Write a number'],
    ['a price that is an object', { price: {} }, 'price is left out. Write a number'],
    ['half a thing', { quantity: 1.5 }, 'quantity is left out. Write a whole number'],
    ['no thing', { quantity: 0 }, 'quantity is left out. Write a whole number'],
    ['a discount in words', { discount: '10%' }, 'discount is left out. Write a number'],
  ])('%s is left out, and the rest is told', (_name, part, line) => {
    const objects = [{ objectID: 'lamp', ...part }]
    expect(eventsOf({ event: 'x', currency: 'EUR', objects })).toEqual([
      expect.objectContaining({ objectIDs: ['lamp'] }),
    ])
    expect(told()).toEqual([expect.stringContaining(line)])
  })

  test.each([undefined, 'euro', '€'])(
    'a price with the currency %s is left out, and the rest is sent',
    (currency) => {
      const events = eventsOf({ event: 'x', currency, objects: [{ ...lamp, quantity: 2 }] })
      expect(events).toMatchObject([{ objectData: [{ quantity: 2 }] }])
      expect(events[0]).not.toHaveProperty('value')
      expect(told()).toEqual([expect.stringContaining('currency, such as EUR')])
    },
  )

  test('in one object leaves the others', () => {
    const objects = [{ objectID: '' }, lamp, 'lamp']
    expect(eventsOf({ event: 'x', currency: 'EUR', objects })).toMatchObject([
      { objectIDs: ['lamp'] },
    ])
    expect(told()).toHaveLength(1)
  })

  test('an empty value of a template counts as missing', () => {
    const objects = [{ objectID: 'lamp', price: '', quantity: null, discount: undefined }]
    expect(eventsOf({ event: 'x', value: '', objects })).toHaveLength(1)
    expect(told()).toEqual([])
  })

  test('an invalid query id does not spoil the event', () => {
    const objects = [{ objectID: 'lamp', queryID: 'proxy-1' }]
    expect(eventsOf({ event: 'x', objects })[0]).not.toHaveProperty('queryID')
  })
})
