// Turns a conversion from the page into events of the service. Mistakes are reported to the owner, and left out.
import { tellOwner } from '../../errors/owner.ts'
import { isCurrencyCode } from '../../format/format.ts'
import { isObject, type Json, own } from '../../net/json.ts'
import { textOf } from '../../recognition/paths.ts'
import { openIn } from './insights.ts'
import { queryIdOf } from './way.ts'

const subtypes: Readonly<Record<string, string>> = {
  'add-to-cart': 'addToCart',
  purchase: 'purchase',
}

function leftOut(what: string, right: string, said: unknown): undefined {
  tellOwner('warn', `convert: ${what} is left out. Write ${right} instead of`, said)
}

function amountIn(said: Json, name: string, right = 'a number', step = 0): number | undefined {
  const value = said[name] ?? ''
  const amount = Number(textOf(value) || Number.NaN)
  if (amount >= step && amount < 1e12 && !(amount % step)) return amount
  return value === '' ? undefined : leftOut(name, right, value)
}

/** How an object was found; if that is unknown, only the index. */
interface Found {
  queryID?: string
  index: string | undefined
}

interface Data {
  price: number | undefined
  quantity: number | undefined
  discount: number | undefined
  /** A purchase has it for each object, so that one order is one event. */
  queryID: string | undefined
}

interface Converted {
  index: string
  queryID: string | undefined
  objectIDs: string[]
  objectData: Data[]
}

/** The sum, without floating-point errors such as 0.1 + 0.2. Undefined if nothing has a price. */
const sumOf = (all: readonly Data[]) =>
  Number(all.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0).toFixed(4)) ||
  undefined

/** At most twenty objects in each event, all from one query. */
export function eventsOf(said: Json, wayOf: (objectID: string) => Found) {
  const event = textOf(said.event)
  const eventName = textOf(said.eventName) || event
  const isPurchase = event === 'purchase'
  const code = textOf(said.currency).toUpperCase()
  const currency = isCurrencyCode(code) ? code : undefined
  const moneyIn = (from: Json, name: string) => {
    const amount = amountIn(from, name)
    return currency || amount === undefined ? amount : leftOut(name, 'currency, such as EUR,', code)
  }
  const events: Converted[] = []
  function add(object: Json) {
    const objectID = textOf(object.objectID)
    const way = wayOf(objectID)
    const index = textOf(said.index) || way.index
    if (!objectID || !index || !/^[ -~]{1,64}$/.test(eventName))
      return leftOut('an object', 'objectID, index and a name of up to 64 ASCII characters', said)
    const queryID = queryIdOf(object.queryID) ?? way.queryID
    const from = { index, queryID: isPurchase ? undefined : queryID }
    const open = openIn(events, from) ?? { ...from, objectIDs: [], objectData: [] }
    if (!open.objectIDs.length) events.push(open)
    open.objectIDs.push(objectID)
    open.objectData.push({
      price: moneyIn(object, 'price'),
      quantity: amountIn(object, 'quantity', 'a whole number', 1),
      discount: moneyIn(object, 'discount'),
      queryID: isPurchase ? queryID : undefined,
    })
  }
  for (const object of [said.objects ?? [{}]].flat()) add(isObject(object) ? object : {})
  const total = moneyIn(said, 'value')
  const head = { eventType: 'conversion', eventSubtype: own(subtypes, event), eventName, currency }
  return events.map(({ objectData, ...event }, at) => ({
    ...head,
    ...event,
    objectData: /:/.test(JSON.stringify(objectData)) ? objectData : undefined,
    // A total is for all objects together, so it is only on the first event.
    value: total === undefined ? sumOf(objectData) : at ? 0 : total,
  }))
}

/** A promise, because a slim file may have to load it first. */
export const making = async () => eventsOf
