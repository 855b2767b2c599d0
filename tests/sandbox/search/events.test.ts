import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from './fixture.ts'

const click = {
  eventType: 'click',
  eventName: 'Hit Clicked',
  index: 'books',
  userToken: 'visitor-1',
  objectIDs: ['fog'],
  positions: [1],
  queryID: '0123456789abcdef0123456789abcdef',
}
const { positions: _, ...withoutPositions } = click
const { queryID: __, ...unrelated } = withoutPositions

const bought = {
  ...unrelated,
  eventType: 'conversion',
  eventSubtype: 'purchase',
  currency: 'EUR',
  value: '31.50',
  objectData: [{ price: 10.5, quantity: 3, discount: '1', queryID: click.queryID }],
}
const { currency: ___, ...withoutCurrency } = bought
const told = (change: object) => ({ ...bought, objectData: [change] })

const shop = openShop()
const send = (...events: unknown[]) => shop.post('/1/events', { events })
const kept = () => shop.get('/sandbox/events').body

beforeEach(() => {
  const url = new URL('http://127.0.0.1/sandbox/events')
  shop.service({ method: 'DELETE', url, headers: {}, body: '' })
})

describe('an event', () => {
  test.each([
    ['a click after a search', click],
    ['a click without one', unrelated],
    ['a conversion', { ...withoutPositions, eventType: 'conversion' }],
    ['a purchase', bought],
    ['a purchase that says nothing of money', { ...unrelated, eventType: 'conversion' }],
    ['something put into the cart', { ...bought, eventSubtype: 'addToCart', objectData: [{}] }],
    ['a view', { ...withoutPositions, eventType: 'view', timestamp: Date.now() }],
    [
      'a view of filters',
      { ...unrelated, eventType: 'view', objectIDs: undefined, filters: ['a:b'] },
    ],
  ])('%s is taken and kept', (_name, event) => {
    expect(send(event)).toEqual({ status: 200, body: { status: 200, message: 'OK' } })
    expect(kept()).toEqual([JSON.parse(JSON.stringify(event))])
  })

  test.each([
    ['The index field is required', { ...click, index: undefined }],
    ['Missing userToken parameter', { ...click, userToken: undefined }],
    ['Invalid userToken syntax', { ...click, userToken: 'me@example.org' }],
    ['Invalid eventName syntax', { ...click, eventName: 'Zażółć' }],
    ['Invalid eventName syntax', { ...click, eventName: 'x'.repeat(65) }],
    ['Invalid queryID syntax', { ...click, queryID: 'short' }],
    ['same number of ObjectIDs and Positions', { ...click, positions: [1, 2] }],
    ['same number of ObjectIDs and Positions', withoutPositions],
    ['Positions should be integers from 1', { ...click, positions: [0] }],
    ['Only event of type click', { ...click, eventType: 'view' }],
    ['either some objectIDs or some Filters', { ...unrelated, objectIDs: undefined }],
    ['either some objectIDs or some Filters', { ...unrelated, filters: ['a:b'] }],
    ['more than 20 objects', { ...unrelated, objectIDs: Array.from('abcdefghijklmnopqrstu') }],
    ['Invalid eventType', { ...click, eventType: 'glance' }],
    ['last four days', { ...click, timestamp: Date.now() - 5 * 24 * 3600 * 1000 }],
    ['Invalid eventSubtype', { ...bought, eventSubtype: 'add-to-cart' }],
    ['Only conversion events', { ...click, currency: 'EUR' }],
    ['same length as objectIDs', { ...bought, objectData: [] }],
    ['Invalid objectData', told({ price: 'free' })],
    ['Invalid objectData', told({ quantity: 0 })],
    ['Invalid objectData', told({ queryID: 'short' })],
    ['Invalid objectData', told({ colour: 'red' })],
    ['Invalid objectData', { ...bought, objectData: {} }],
    ['Invalid currency', { ...bought, currency: 'euro' }],
    ['Invalid value', { ...bought, value: '' }],
    ['currency is required', withoutCurrency],
    ['objectData is required', { ...bought, objectData: undefined, queryID: click.queryID }],
    ['Unknown field "colour"', { ...click, colour: 'red' }],
    ['should be an object', 'click'],
  ])('is refused: %s', (message, event) => {
    const { status, body } = send(click, event)
    expect(status).toBe(422)
    expect(body).toMatchObject({ status: 422, message: expect.stringContaining(message) })
    expect(kept()).toEqual([])
  })

  test('is needed', () => {
    expect(send().status).toBe(422)
    expect(shop.post('/1/events', [click]).status).toBe(400)
  })

  test('needs a key', () => {
    expect(shop.post('/1/events', { events: [click] }, 'wrong')).toEqual({
      status: 401,
      body: { status: 401, message: 'Invalid credentials' },
    })
  })
})
