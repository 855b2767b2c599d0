// What makes an event of a visit acceptable; the first complaint is the answer.
import { type Fields, isFields } from '../index/values.ts'

type Check = (event: Fields) => string | undefined

const TYPES = ['click', 'conversion', 'view']
const SUBTYPES = ['purchase', 'addToCart']
const NAME = /^[\x20-\x7E]{1,64}$/
const TOKEN = /^[a-zA-Z0-9_=/+-]{1,129}$/
const QUERY_ID = /^[0-9a-f]{32}$/
const MOST_OBJECTS = 20
const FOUR_DAYS = 4 * 24 * 60 * 60 * 1000

const KNOWN = new Set([
  'eventType',
  'eventSubtype',
  'eventName',
  'index',
  'userToken',
  'authenticatedUserToken',
  'timestamp',
  'queryID',
  'objectIDs',
  'filters',
  'positions',
  'objectData',
  'currency',
  'value',
])

const when = (broken: boolean, complaint: string) => (broken ? complaint : undefined)
const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)
const isOptionalText = (value: unknown, pattern: RegExp) =>
  value === undefined || isText(value, pattern)

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
}

const CHECKS: Check[] = [
  (event) => {
    const unknown = Object.keys(event).find((name) => !KNOWN.has(name))
    return unknown === undefined ? undefined : `Unknown field "${unknown}"`
  },
  ({ eventType }) =>
    when(!TYPES.includes(String(eventType)), `Invalid eventType, expected ${TYPES.join(', ')}`),
  ({ eventSubtype }) =>
    when(
      eventSubtype !== undefined && !SUBTYPES.includes(String(eventSubtype)),
      `Invalid eventSubtype, expected ${SUBTYPES.join(', ')}`,
    ),
  ({ eventName }) => when(!isText(eventName, NAME), 'Invalid eventName syntax'),
  ({ index }) => when(!isText(index, /./), 'The index field is required'),
  ({ userToken }) => when(userToken === undefined, 'Missing userToken parameter'),
  ({ userToken }) => when(!isText(userToken, TOKEN), 'Invalid userToken syntax'),
  ({ authenticatedUserToken }) =>
    when(!isOptionalText(authenticatedUserToken, TOKEN), 'Invalid authenticatedUserToken syntax'),
  ({ queryID }) => when(!isOptionalText(queryID, QUERY_ID), 'Invalid queryID syntax'),
  ({ timestamp }) => when(!isRecent(timestamp), 'The timestamp is not within the last four days'),
  checkTarget,
  checkPositions,
  checkSale,
]

function isRecent(timestamp: unknown): boolean {
  if (timestamp === undefined) return true
  const age = typeof timestamp === 'number' ? Date.now() - timestamp : Number.NaN
  return age <= FOUR_DAYS
}

function checkTarget({ objectIDs, filters }: Fields): string | undefined {
  if ((objectIDs === undefined) === (filters === undefined)) {
    return 'Events should specify either some objectIDs or some Filters'
  }
  const items = objectIDs ?? filters
  if (!isTextList(items)) return 'objectIDs and filters should be lists of strings'
  return when(
    items.length > MOST_OBJECTS,
    `Cannot process more than ${MOST_OBJECTS} objects in an event`,
  )
}

function checkPositions({ eventType, objectIDs, queryID, positions }: Fields): string | undefined {
  if (eventType !== 'click') {
    return when(
      positions !== undefined,
      'Only event of type click should specify the positions attribute',
    )
  }
  if (queryID === undefined && positions === undefined) return undefined
  if (objectIDs === undefined && positions === undefined) return undefined
  const list: unknown[] = Array.isArray(positions) ? positions : []
  const objects = Array.isArray(objectIDs) ? objectIDs.length : 0
  if (list.length !== objects) {
    return 'Event of type click should have the same number of ObjectIDs and Positions'
  }
  const counted = list.every((position) => Number.isInteger(position) && Number(position) >= 1)
  return when(!counted, 'Positions should be integers from 1')
}

const isAmount = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value))
const isOptional = (value: unknown, isRight: (value: unknown) => boolean) =>
  value === undefined || isRight(value)

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0
const OBJECT_DATA = new Set(['price', 'quantity', 'discount', 'queryID'])

function isObjectData(data: unknown): data is Fields {
  return (
    isFields(data) &&
    Object.keys(data).every((name) => OBJECT_DATA.has(name)) &&
    isOptional(data.price, isAmount) &&
    isOptional(data.discount, isAmount) &&
    isOptional(data.quantity, isCount) &&
    isOptionalText(data.queryID, QUERY_ID)
  )
}

/** What only a conversion says. A purchase after a search names the question of each object, not of the event. */
function checkSale(event: Fields): string | undefined {
  const { eventType, eventSubtype, objectIDs, objectData, currency, value, queryID } = event
  const sale = [eventSubtype, objectData, currency, value]
  if (eventType !== 'conversion') {
    return when(
      sale.some((said) => said !== undefined),
      'Only conversion events can have an eventSubtype, objectData, a currency or a value',
    )
  }
  if (objectData !== undefined && !(Array.isArray(objectData) && objectData.every(isObjectData))) {
    return 'Invalid objectData'
  }
  const data: Fields[] = Array.isArray(objectData) ? objectData : []
  if (objectData !== undefined && (!Array.isArray(objectIDs) || data.length !== objectIDs.length)) {
    return 'objectData should have the same length as objectIDs'
  }
  if (!isOptionalText(currency, /^[A-Z]{3}$/))
    return 'Invalid currency, expected a code of ISO 4217'
  if (!isOptional(value, isAmount)) return 'Invalid value'
  const isPriced = value !== undefined || data.some(({ price }) => price !== undefined)
  if (isPriced && currency === undefined) return 'currency is required with a price or a value'
  return when(
    eventSubtype === 'purchase' && queryID !== undefined && objectData === undefined,
    'objectData is required for purchases after a search',
  )
}

export function complaintAbout(event: unknown): string | undefined {
  if (!isFields(event)) return 'An event should be an object'
  for (const check of CHECKS) {
    const complaint = check(event)
    if (complaint !== undefined) return complaint
  }
  return undefined
}
